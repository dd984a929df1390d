### Alexandros in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

lobby-words = Alexander marches where your cards send him, and walls rise behind him. Post your guards in the richest provinces, and levy taxes when it pays you most.

## Words

symbol-temple = temple
symbol-amphora = amphora
symbol-horse = horse
symbol-lyre = lyre
symbol-soldier = soldier

region-asia-minor = Asia Minor
region-armenia = Armenia
region-sogdiana = Sogdiana
region-hyrcania = Hyrcania
region-mesopotamia = Mesopotamia
region-media = Media
region-bactria = Bactria
region-syria = Syria
region-arachosia = Arachosia
region-india = India
region-egypt = Egypt
region-sinai = Sinai
region-persis = Persis
region-gedrosia = Gedrosia

## The generals, in the order of the seats

seat-0 = Ptolemy
seat-1 = Seleucus
seat-2 = Antigonus
seat-3 = Lysimachus

## Options

option-starter = Who begins
option-starter-lot = drawn by lot
option-starter-seat-1 = the first seat
option-starter-seat-2 = the second seat
option-starter-seat-3 = the third seat
option-starter-seat-4 = the fourth seat
option-compensation = What half is given to a player whose province is taken over
option-compensation-all-cards = half of all cards played
option-compensation-occupation-cards = half of the cards played to occupy
option-ties = Who wins when points are level
option-ties-shared = the victory is shared
option-ties-cards-in-hand = whoever holds more cards

## What happens: preparation and turns

event-game-begins = { $seat } will lead Alexander first.
event-dealt =
    { $symbol ->
        [hidden] { $seat } is dealt a card.
       *[other] { $seat } is dealt a card: { $symbol }.
    }
event-laid-face-up = A new card is turned up: { $symbol }.
event-turn-begins = Turn { $turn }: Alexander looks to { $seat }.
event-turn-ends = { $seat } leaves it at that.

## What happens: the march

event-card-taken-to-move = { $seat } takes the { $symbol } card; Alexander will look for the nearest { $symbol }.
event-special-move = { $seat } plays the { $symbol } card from hand; Alexander will look for the nearest { $symbol }.
event-joker = No { $symbol } stands empty, so the card is a joker: { $seat } names the { $named } instead.
event-alexander-heads =
    { $distance ->
        [one] Alexander sets out for the { $symbol } at { $space }, one side away.
       *[other] Alexander sets out for the { $symbol } at { $space }, { $distance } sides away.
    }
event-alexander-marches =
    { $sides ->
        [one] The march leads from { $from } to { $point }, a single side.
       *[other] The march leads from { $from } to { $point }, { $sides } sides.
    }
event-wall-placed =
    { $colour ->
        [red] A red wall rises along { $side }.
       *[black] A wall rises along { $side }.
    }
event-wall-reused = The march follows the old wall along { $side }.
event-province-split = A border closes between { $province } (worth { $value }) and { $other } (worth { $other_value }).
event-red-walls-used = The black walls are spent, and { $seat } reaches for the red: this is the last turn.
event-no-move = Alexander can march no farther; { $seat } has two actions left, then the game is over.

## What happens: cards

event-card-drawn =
    { $symbol ->
        [hidden] { $seat } draws a card from the supply.
       *[other] { $seat } draws a card from the supply: { $symbol }.
    }
event-face-up-taken = { $seat } takes the { $symbol } card.
event-reshuffled =
    { $cards ->
        [one] The last discarded card becomes the new supply.
       *[other] The { $cards } discarded cards are shuffled into a new supply.
    }

## What happens: provinces

event-occupation-begins = { $seat } moves into the free province at { $province }, worth { $value }.
event-take-over-begins = { $seat } falls upon { $loser }’s province at { $province }, worth { $value }.
event-guard-removed = { $loser }’s guard on the { $symbol } at { $space } is sent home for two { $symbol } cards.
event-guard-placed = A guard takes post on the { $symbol } at { $space }.
event-card-paid = A card pays for the { $symbol } at { $space }.
event-province-held =
    { $guards ->
        [one] { $seat } now holds { $province } and can tax it for { $value }.
       *[other] { $seat } now holds { $province } with { $guards } guards, too many to tax it.
    }
event-cards-given =
    { $count ->
        [one] { $loser } is given a card in return: { $symbol }.
       *[other] { $loser } is given { $count } { $symbol } cards in return.
    }
event-guard-taken-back = { $seat } calls the guard at { $space } home.

## What happens: taxes and the end

event-taxes-levied = { $seat } plays the { $symbol } card and levies taxes.
event-points-scored =
    { $points ->
        [0] { $seat } collects nothing and stays at { $total }.
        [one] { $seat } collects one point and has { $total }.
       *[other] { $seat } collects { $points } points and has { $total }.
    }
event-game-ends =
    { $winners_count ->
        [one] The campaign is over: { $winners } wins with { $points } points.
       *[other] The campaign is over: { $winners } share the victory with { $points } points each.
    }

## What is asked

prompt-choose-card = Where shall Alexander march? Take a face-up card, or play one from your hand.
prompt-name-symbol = No { $symbol } stands empty, so your card is a joker: which symbol shall it be?
prompt-choose-space =
    { $distance ->
        [one] Choose where Alexander marches: these { $symbol } spaces are all one side away.
       *[other] Choose where Alexander marches: these { $symbol } spaces are all { $distance } sides away.
    }
prompt-choose-point = Alexander marches to { $space }: at which corner shall he stop?
prompt-choose-side =
    { $sides ->
        [one] One side is left to { $point }: which way?
       *[other] { $sides } sides are left to { $point }: which way first?
    }
prompt-further =
    { $left ->
        [one] You have one action left.
       *[other] You have { $left } actions.
    }
prompt-allot =
    { $guards ->
        [one] The { $symbol } at { $space }: post your last guard there, or pay its card?
       *[other] The { $symbol } at { $space }: post one of your { $guards } guards there, or pay its card?
    }
prompt-compensate =
    { $due ->
        [one] One more card goes to { $loser }. Shall it be the { $symbol } card?
       *[other] { $loser } is owed { $due } of the cards you played. How many of them { $symbol }?
    }

## What can be done

action-march = March with the face-up { $symbol } card
action-special = March with the { $symbol } card from your hand
action-name = Name the { $symbol }
action-head = March to { $space }
action-stand = Stop at { $point }
action-along = Along { $side }
action-take-supply = Draw a card from the supply
action-take-card = Take the face-up { $symbol } card
action-occupy = Occupy the province at { $province }
action-take-over = Take over the province at { $province }
action-place-guard = Post a guard
action-pay-card = Pay a card
action-give =
    { $count ->
        [0] Give none
        [one] Give one
       *[other] Give { $count }
    }
action-levy = Levy taxes with the { $symbol } card
action-take-back = Take back the guard at { $space }
action-stop = End your turn

## Why not: the march

refusal-not-face-up = No { $symbol } card lies face up.
refusal-not-in-hand = You hold no { $symbol } card.
refusal-too-few-walls =
    { $left ->
        [0] No wall is left, so that march could not be completed.
        [one] Only one wall is left, too few to complete that march.
       *[other] Only { $left } walls are left, too few to complete that march.
    }
refusal-nowhere-to-go = Alexander can reach no symbol any more, so no card can send him out.
refusal-no-joker-from-hand = No { $symbol } stands empty, and a card from the hand is never a joker; only a face-up card can be.
refusal-no-empty-space = No { $symbol } stands empty; please name another symbol.
refusal-wrong-symbol = Alexander is looking for the nearest { $symbol }, and that space does not show it.
refusal-alexander-at-corner = Alexander stands at a corner of that space already, and he must march at least one side.
refusal-space-has-wall = A wall runs along that space, so it is not empty.
refusal-space-has-guard = A guard stands on that space, so it is not empty.
refusal-too-far =
    That space lies { $distance } sides away; the nearest empty one is only { $nearest ->
        [one] one side
       *[other] { $nearest } sides
    } away.
refusal-no-point-of-space = That point is no corner of { $space }; Alexander must stop at one of its three.
refusal-side-not-here = Alexander stands at { $point }, and that side does not begin there.
refusal-not-shortest = That would be a way round: each side must bring Alexander one step closer to { $point }.

## Why not: further actions

refusal-nothing-to-draw = Supply and discards are both empty; there is no card to draw.
refusal-once-a-turn = You have levied taxes this turn already; once is the limit.
refusal-no-guard-on-symbol = None of your guards stands on the { $symbol } symbol, so its card levies nothing; play the card of a symbol one of them stands on.
refusal-no-guard-left = You have no guard left to post.
refusal-already-yours = That province is yours already, and guards cannot be added to it.
refusal-not-an-opponents = Nobody else holds that province; only an opponent’s can be taken over.
refusal-guard-needed-elsewhere = That guard is needed for a space still to come: your cards could not pay for all of them.
refusal-card-needed-elsewhere = That card is needed for a space still to come: your guards could not cover the rest.
refusal-one-guard-at-least = This is the last space, and at least one guard must stand in the province.
refusal-no-symbol-space = The province at { $province } has no symbol, and so no place for a guard.
refusal-not-its-name = That space belongs to the province at { $province }; please name it so.
refusal-not-free = { $holder } holds that province: it would have to be taken over.
refusal-too-few-cards =
    { $missing ->
        [one] You are one card short, even with every guard you have left.
       *[other] You are { $missing } cards short, even with every guard you have left.
    }
refusal-guards-stay = Each guard there costs two cards of the symbol it stands on, and you hold too few { $symbol } cards.
refusal-not-played =
    { $played ->
        [0] No card of that symbol was played.
        [one] Only one card of that symbol was played.
       *[other] Only { $played } cards of that symbol were played.
    }
refusal-more-than-due =
    { $due ->
        [one] Only one card is still owed.
       *[other] Only { $due } cards are still owed.
    }
refusal-less-than-due =
    { $least ->
        [one] At least one must be given: the other cards do not make up what is owed.
       *[other] At least { $least } must be given: the other cards do not make up what is owed.
    }
refusal-no-guard-there = No guard stands on { $space }.
refusal-not-your-guard = That guard is { $holder }’s; you can only take back your own.

## How things stand

status-walls = Walls left: { $black } black, { $red } red
status-supply =
    { $cards ->
        [0] The supply is empty
        [one] One card in the supply
       *[other] { $cards } cards in the supply
    }

## Why a game is over

reason-walls = The black walls have run out.
reason-no-move = Alexander could march no farther.
reason-points = One hundred points have been reached.

## Beside the board

board-legend = Alexander
board-head-general = general
board-head-points = points
board-head-levy = a levy
board-head-guards = guards
board-head-cards = cards
board-head-seen = seen
board-head-posts = posts
board-yourself = { $name } (you)
board-face-up = Face up
board-hand = Your hand
board-cards =
    { $count ->
        [one] { $symbol }
       *[other] { $symbol } ×{ $count }
    }
board-no-cards = none
board-score =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

## What a choice would mean

board-nearest =
    { $distance ->
        [one] { $spaces }, one side away
       *[other] { $spaces }, { $distance } sides away
    }
board-joker = a joker, as no { $symbol } stands empty
board-path =
    { $sides ->
        [one] one side
       *[other] { $sides } sides
    }, { $walls ->
        [0] no new wall
        [one] one new wall
       *[other] { $walls } new walls
    }
board-new-wall = a new wall
board-old-wall = along an old wall
board-border = parts { $province } (worth { $value }) from { $other } (worth { $other_value })
board-occupy = worth { $value }; symbols: { $needs }
board-take-over = { $holder }’s, worth { $value }; { $removal } to send the guards home; symbols: { $needs }
board-gain = { $name } +{ $points }
board-take-back =
    { $guards ->
        [0] { $province } (worth { $value }) becomes free
        [one] one guard stays in { $province }, which can then be taxed for { $value }
       *[other] { $guards } guards stay in { $province }
    }
board-space =
    { $symbol ->
        [open] { $space } in { $region } is an open space.
       *[other] { $space } in { $region } shows the { $symbol }; { $state ->
            [empty] it stands empty, { $distance ->
                [one] one side
               *[other] { $distance } sides
            } from Alexander.
            [at-corner] Alexander stands at its corner.
           *[taken] walls or a guard keep it from being empty.
        }
    } { $holder ->
        [nobody] It lies in the free province at { $province }, worth { $value } (symbols: { $needs }).
       *[other] It lies in { $holder }’s province at { $province }, worth { $value } (symbols: { $needs }).
    }

## Learning by playing

tutorial-welcome = Welcome to Alexander’s staff. He marches to and fro through the Persian Empire; wherever he goes, walls rise behind him, and walls make provinces. Your guards will hold the best of them and collect their taxes.
tutorial-spaces = Most triangles are open land: each is worth a point when taxes are levied. The others show one of five symbols, and they are what a province costs you. So look for much land and few symbols.
tutorial-cards = Your hand holds an amphora card, which only you can see. Two cards lie face up for everyone. Each turn begins with a card: it says which symbol Alexander marches to.
tutorial-march = Take the face-up lyre card. Alexander must go to the nearest empty lyre, and the card joins your hand.
tutorial-point = Alexander may stop at any of the three corners of that space. Choose the southern one: it is a side farther, and that is just what you want.
tutorial-first-side = He takes a shortest way, and a wall rises on every side he passes. There are several such ways. First go south-east, inland, not along the coast.
tutorial-second-side = Now south-east once more. The last side follows by itself.
tutorial-province = Coast and walls now enclose four triangles: your first province. Two are open land, so it is worth two points; an amphora and a lyre must be covered to hold it. You have two actions left in this turn.
tutorial-occupy = Occupy it: click any of its four spaces.
tutorial-guard = Each symbol needs a guard or a card, and at least one guard must stand there. Post a guard on the amphora and keep the amphora card.
tutorial-pay = Pay for the lyre with the lyre card you have just taken. A second guard would do as well, but a province with two guards yields no taxes.
tutorial-levy = For your second action, levy taxes: play the amphora card, the symbol your guard stands on. Everybody scores the open land of all provinces held by a single guard. Today that is only you.
tutorial-others = Two points, and your turn is over. Watch your opponent: the log tells what happens, and every line names the rule it follows. Point at a line to see the place on the board.
tutorial-why-not = Whatever you may do is ringed in gold. Click on anything else and you are told why not, with the rule. The rules have a search, and most moves can be taken back until a card has been drawn.
tutorial-farewell = That is nearly all. You can also draw cards, cut up other people’s provinces, or take them over. The game ends when the walls run out or somebody has a hundred points. The table is yours: play on!

refusal-tutorial-march = Later, gladly. For now please take the face-up lyre card.
refusal-tutorial-point = That corner is allowed too, but the southern one closes a province. Please choose that one.
refusal-tutorial-path = That way is as short, but please follow the marked side: it closes the province.
refusal-tutorial-occupy = First occupy the little province at A2; it is yours for the taking.
refusal-tutorial-guard = You will need the amphora card in a moment. Please post a guard here.
refusal-tutorial-pay = Keep your guards together for other provinces: please pay the lyre card.
refusal-tutorial-levy = Please levy taxes with your amphora card; it is the best you can do now.

## The map and the cards in the browser

board-map = The map
board-map-keys = Arrow keys go from one lit place to the next and Enter chooses. The key i looks at any space; plus and minus zoom, zero shows the whole map, Escape leaves.
board-map-points = Points
board-whole = The whole map
board-map-none = none
board-map-count =
    { $count ->
        [one] { $symbol }
       *[other] { $symbol } ×{ $count }
    }
board-map-target = { $what }, { $region }
board-map-target-asked = { $space }, { $region }: a guard or a card for the { $symbol }?
board-map-target-province = { $what }, { $region }: worth { $value }; symbols: { $needs }
board-map-target-side =
    { $what }, to the { $way ->
        [east] east
        [west] west
        [north-east] north-east
        [north-west] north-west
        [south-east] south-east
       *[south-west] south-west
    }, { $region }{ $wall ->
        [old] {"; a wall stands there already"}
       *[new] {""}
    }
board-map-space =
    { $symbol ->
        [open] { $space }, { $region }: open.
       *[other] { $space }, { $region }: { $symbol }.
    }
board-map-guard = { $seat }’s guard stands here.
board-map-alexander = Alexander stands at a corner.
board-map-walls =
    { $count ->
        [one] A wall in the { $ways }.
       *[other] Walls in the { $ways }.
    }
board-map-edge-north = north
board-map-edge-south = south
board-map-edge-east = east
board-map-edge-west = west
board-map-province =
    { $holder ->
        [nobody] Free province, worth { $value }; symbols: { $needs }.
       *[other] { $holder }’s province, worth { $value }; symbols: { $needs }.
    }
board-map-title =
    { $holder ->
        [nobody] Free province
       *[other] { $holder }’s province
    }
board-map-idle =
    { $guards ->
        [one] untaxed: one guard
       *[other] untaxed: { $guards } guards
    }
board-map-no-symbol = no symbol, so nobody can hold it

board-water-euxine = Euxine Sea
board-water-mediterranean = Mediterranean
board-water-caspian = Caspian
board-water-persian-gulf = Persian Gulf
board-water-erythraean = Erythraean Sea
board-beyond-arabia = Arabia
board-beyond-scythia = Scythia
board-beyond-aethiopia = Aethiopia
board-beyond-thrace = Thrace
board-beyond-colchis = Colchis

board-card-hand = Your hand
board-card-held =
    { $count ->
        [0] No { $symbol } card.
        [one] One { $symbol } card.
       *[other] { $count } { $symbol } cards.
    }
board-card-known =
    { $count ->
        [one] Everybody knows of one.
       *[other] Everybody knows of { $count }.
    }
board-card-face-up = Face up: { $symbol }.
board-card-bare = Nothing lies here.
board-card-supply =
    { $count ->
        [0] The supply is empty.
        [one] One card in the supply.
       *[other] { $count } cards in the supply.
    }
board-card-supply-name = supply
board-card-discards =
    { $count ->
        [0] No discards.
        [one] One discard: { $cards }.
       *[other] { $count } discards: { $cards }.
    }
board-card-discards-name = discards
board-card-played = Played for this province: { $cards }
board-card-played-name = Played now:

board-walls-name = Walls left
board-walls-left = Walls left: { $black } black, { $red } red
board-ruler-seat = { $seat } { $points }
board-seat-guards = Guards at hand: { $stock }; posted: { $posted }
board-seat-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
board-seat-known = { $held }. Known to all: { $cards }
board-seat-taxes = A levy now would bring { $points }

## How likely

odds-drawn = { $symbol }
odds-turned-up = { $symbol } turned up
