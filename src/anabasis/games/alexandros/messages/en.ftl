### Alexandros in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = Alexandros
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

## What places are called: by what stands on the map

called-symbol =
    { $which ->
        [north] the northern { $symbol } in { $region }
        [south] the southern { $symbol } in { $region }
        [east] the eastern { $symbol } in { $region }
        [west] the western { $symbol } in { $region }
        [middle] the middle { $symbol } in { $region }
       *[only] the { $symbol } in { $region }
    }
called-open =
    the land { $way ->
        [north] north
        [south] south
        [east] east
        [west] west
        [north-east] north-east
        [north-west] north-west
        [south-east] south-east
       *[south-west] south-west
    } of { $space }
called-province =
    { $way ->
        [north] north of { $space }
        [south] south of { $space }
        [east] east of { $space }
        [west] west of { $space }
        [north-east] north-east of { $space }
        [north-west] north-west of { $space }
        [south-east] south-east of { $space }
        [south-west] south-west of { $space }
       *[around] around { $space }
    }
called-point =
    the { $corner ->
        [north] north
        [south] south
        [north-east] north-east
        [north-west] north-west
        [south-east] south-east
       *[south-west] south-west
    } corner of { $space }
called-side =
    { $way ->
        [level] runs west to east
        [rising] runs south-west to north-east
       *[falling] runs north-west to south-east
    }

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
        [one] Alexander sets out for { $space }, one side away.
       *[other] Alexander sets out for { $space }, { $distance } sides away.
    }
event-alexander-marches =
    { $sides ->
        [one] Alexander marches a single side.
       *[other] Alexander marches { $sides } sides.
    }
event-wall-placed =
    { $colour ->
        [red] A red wall rises on his way.
       *[black] A wall rises on his way.
    }
event-wall-reused = He follows a wall that stands already.
event-province-split = A border closes between a province { $province }, worth { $value }, and one { $other }, worth { $other_value }.
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

event-occupation-begins = { $seat } moves into the free province { $province }, worth { $value }.
event-take-over-begins = { $seat } falls upon { $loser }’s province { $province }, worth { $value }.
event-guard-removed = { $loser }’s guard on { $space } is sent home for two { $symbol } cards.
event-guard-placed = A guard takes post on { $space }.
event-card-paid = A { $symbol } card pays for { $space }.
event-province-held =
    { $guards ->
        [one] { $seat } now holds the province { $province } and can tax it for { $value }.
       *[other] { $seat } now holds the province { $province } with { $guards } guards, too many to tax it.
    }
event-cards-given =
    { $count ->
        [one] { $loser } is given a card in return: { $symbol }.
       *[other] { $loser } is given { $count } { $symbol } cards in return.
    }
event-guard-taken-back = { $seat } calls the guard on { $space } home.

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

prompt-choose-card = Where shall Alexander march? Take a face-up card, or play one from your hand: he goes to the nearest empty space with its symbol. Then you have two actions.
prompt-name-symbol = No { $symbol } stands empty, so your card is a joker: which symbol shall it be?
prompt-choose-space =
    { $distance ->
        [one] Choose where Alexander marches: these { $symbol } spaces are all one side away.
       *[other] Choose where Alexander marches: these { $symbol } spaces are all { $distance } sides away.
    }
prompt-choose-point = Alexander marches to { $space }: at which corner shall he stop? A wall rises on every side that he passes.
prompt-choose-side =
    { $sides ->
        [one] One side is left to { $point }: which way?
       *[other] { $sides } sides are left to { $point }: which way first?
    }
prompt-further =
    { $left ->
        [one] You have one action left: draw a card, take a face-up one, occupy or take over a province, levy taxes or take back a guard. Or end your turn.
       *[other] You have { $left } actions: draw a card, take a face-up one, occupy or take over a province, levy taxes or take back a guard.
    }
prompt-allot =
    { $guards ->
        [one] Every symbol of the province needs a guard or its card. Post your last guard on { $space }, or pay a { $symbol } card for it?
       *[other] Every symbol of the province needs a guard or its card. Post one of your { $guards } guards on { $space }, or pay a { $symbol } card for it?
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
action-along = Along the side that { $side }
action-take-supply = Draw a card from the supply
action-take-card = Take the face-up { $symbol } card
action-occupy = Occupy the province { $province }
action-take-over = Take over the province { $province }
action-place-guard = Post a guard
action-pay-card = Pay a card
action-give =
    { $count ->
        [0] Give none
        [one] Give one
       *[other] Give { $count }
    }
action-levy = Levy taxes with the { $symbol } card
action-take-back = Take back the guard on { $space }
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
refusal-side-not-here = That side does not begin where Alexander stands.
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
refusal-no-symbol-space = The province { $province } has no symbol, and so no place for a guard.
refusal-not-its-name = That space belongs to the province { $province } but is not the first of it, by which it is named.
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

## How the winner is found

status-verdict-points = The most points win: { $seats } has { $points }, then comes { $next } with { $others }.
status-verdict-level = The most points win: { $seats } have { $points } each and share the victory.
status-verdict-cards =
    { $cards ->
        [one] With { $points } points each, the cards in hand decide: { $seats } holds one, the next { $others }.
       *[other] With { $points } points each, the cards in hand decide: { $seats } holds { $cards }, the next { $others }.
    }

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

board-symbol-card =
    { $held ->
        [0] You hold no { $symbol } card
        [one] You hold one { $symbol } card
       *[other] You hold { $held } { $symbol } cards
    }, { $open ->
        [0] none lies face up
        [one] one lies face up
       *[other] { $open } lie face up
    }; there are { $cards } in all. { $distance ->
        [0] No { $symbol } stands empty, so a face-up card would be a joker.
        [one] For the march it would lead Alexander to { $spaces }, one side away.
       *[other] For the march it would lead Alexander to { $spaces }, { $distance } sides away.
    } In a province it pays for a space with the { $symbol }; where your guard stands on that symbol, it levies taxes: { $levy }.
board-brief = { $name } { $points } (+{ $taxes }), guards { $guards }, cards { $cards }

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
board-border = parts the province { $province } (worth { $value }) from the one { $other } (worth { $other_value })
board-occupy = worth { $value }; symbols: { $needs }
board-take-over = { $holder }’s, worth { $value }; { $removal } to send the guards home; symbols: { $needs }
board-gain = { $name } +{ $points }
board-take-back =
    { $guards ->
        [0] the province { $province } (worth { $value }) becomes free
        [one] one guard stays in the province { $province }, which can then be taxed for { $value }
       *[other] { $guards } guards stay in the province { $province }
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
        [nobody] It lies in the free province { $province }, worth { $value } (symbols: { $needs }).
       *[other] It lies in { $holder }’s province { $province }, worth { $value } (symbols: { $needs }).
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
tutorial-others = Two points, and your turn is over. Your opponent has played: the log tells what happened, and every line names the rule it follows. Point at a line to see the place on the board.
tutorial-rival = Chapter two: what the others hold can be had. Your opponent has closed the province beside yours, worth three points with every levy, and holds it with one guard, on the horse. Nothing stops Alexander, neither walls nor guards: you can march right through it.
tutorial-cut = Take the face-up soldier card. The nearest empty soldier stands inside that province.
tutorial-cut-point = Alexander shall stop at its southern corner, where the border of the province runs.
tutorial-cut-side = Go west along the coast first. The last side then leads inland, through the middle of the province.
tutorial-parts = The new wall has cut the province in two. The part with the guard is still your opponent’s, but worth only one point. The part without a guard is free, and worth two.
tutorial-part = Occupy the free part. It shows a temple and a soldier. You have no temple card, so a guard will stand there.
tutorial-part-pay = Pay for the soldier with its card: held by one guard, the province will bring you taxes.
tutorial-horse = Your second action: take the face-up horse card. To take over a province, each guard in it must be sent home with two cards of the symbol it stands on, and your opponent’s guard stands on a horse.
tutorial-second-horse = Your opponent has marched on and drawn two cards, and it is your turn again. Take the other horse card: the march brings the second one that you need.
tutorial-elsewhere = Where Alexander goes now does not matter for your plan. Let him stop at the marked corner.
tutorial-take-over = Take over what your opponent has left. Two horse cards send the guard home, and one of yours takes post on the horse. (With three or four players, whoever loses a province is given half of the cards that it cost.)
tutorial-walls = These are the walls that are left. When a march needs more black walls than there are, red ones are built, and that turn is the last of the game. It also ends at once when a levy brings somebody to a hundred points, or when Alexander can march no farther.
tutorial-winning = Whoever has the most points then wins. Nothing else counts: no cards, no guards, no province that was not taxed in time. So a rich province is worth nothing until somebody levies, and then everybody scores.
tutorial-why-not = Whatever you may do is ringed in gold. Click on anything else and you are told why not, with the rule. The rules have a search, and most moves can be taken back until a card has been drawn.
tutorial-farewell = You have seen all there is. Close rich provinces, hold each with a single guard, levy taxes when that brings you more than the others, and cut or take what they hold. The table is yours, and you have an action left: play on!

refusal-tutorial-march = Later, gladly. For now please take the face-up lyre card.
refusal-tutorial-point = That corner is allowed too, but the southern one closes a province. Please choose that one.
refusal-tutorial-path = That way is as short, but please follow the marked side: it closes the province.
refusal-tutorial-occupy = First occupy the little province in Asia Minor; it is yours for the taking.
refusal-tutorial-guard = You will need the amphora card in a moment. Please post a guard here.
refusal-tutorial-pay = Keep your guards together for other provinces: please pay the lyre card.
refusal-tutorial-cut = Please take the face-up soldier card: it leads through your opponent’s province.
refusal-tutorial-cut-path = That is allowed, but it does not cut the province. Please follow the marked place.
refusal-tutorial-part = First occupy the part that has become free; two points wait there.
refusal-tutorial-part-pay = Please pay the soldier card: with two guards the province would bring no taxes.
refusal-tutorial-horse = Please take the face-up horse card; you will need two of them.
refusal-tutorial-second-horse = Please march with the face-up horse card: it is the second one that you need.
refusal-tutorial-elsewhere = Any corner would do, but please stop at the marked one.
refusal-tutorial-take-over = Please take over your opponent’s last piece of land; you hold the two horse cards for it.
refusal-tutorial-levy = Please levy taxes with your amphora card; it is the best you can do now.

## The map and the cards in the browser

board-map = The map
board-map-keys = Arrow keys go from one lit place to the next and Enter chooses. The key i looks at any space; plus and minus zoom, zero shows the whole map, Escape leaves.
board-map-points = Points

board-offer-do = Do it
board-offer-steps = Space by space …
board-offer-post = the { $symbol }
board-offer-allotment =
    { $guards ->
        [one] Guard on { $posts }
       *[other] Guards on { $posts }
    }{ $cards ->
        [0] {""}
        [one] , one card
       *[other] , { $cards } cards
    }
board-offer-apart =
    { $guards ->
        [one] Guard on { $space }
       *[other] { $guards } guards, one on { $space }
    }{ $cards ->
        [0] {""}
        [one] , one card
       *[other] , { $cards } cards
    }
board-ahead-border = A border closes: a province worth { $value } on one side, one worth { $other } on the other.
board-ahead-settle = Worth { $value }; to be covered by guards or cards: { $needs }.
board-ahead-routes =
    { $sides ->
        [one] One side.
       *[other] { $sides } sides, by one of several routes.
    }
board-ahead-walls =
    { $built ->
        [0] No new wall
        [one] One new wall
       *[other] { $built } new walls
    }{ $reused ->
        [0] {""}
        [one] {", one old one followed"}
       *[other] {", "}{ $reused } old ones followed
    }; { $reds ->
        [0] { $black } left.
       *[other] the black ones are spent, and this is the last turn.
    }
board-ahead-held =
    { $who ->
        [you] You hold the province
       *[other] The province is held
    } with { $guards ->
        [one] one guard: a levy brings { $value } for it
       *[other] { $guards } guards: too many to tax it
    }{ $cards ->
        [0] .
       *[other] ; paid with { $paid }.
    }
board-ahead-gain =
    { $who ->
        [you] you +{ $points } (then { $total })
       *[other] { $seat } +{ $points } (then { $total })
    }
board-gained = +{ $points }
board-whole = The whole map
board-map-none = none
board-map-count =
    { $count ->
        [one] { $symbol }
       *[other] { $symbol } ×{ $count }
    }
board-map-target-asked = A guard or a card for { $space }?
board-map-target-province = { $what }: worth { $value }; symbols: { $needs }
board-map-target-side =
    { $way ->
        [east] To the east
        [west] To the west
        [north-east] To the north-east
        [north-west] To the north-west
        [south-east] To the south-east
       *[south-west] To the south-west
    }, { $region }{ $wall ->
        [old] {"; a wall stands there already"}
       *[new] {""}
    }
board-map-space =
    { $symbol ->
        [open] Open land in { $region }.
       *[other] In { $region }: { $symbol }.
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

## The player’s aid

aid-turn = The turn
aid-step = In this order
aid-turn-card = Take a face-up card, or play one from your hand
aid-turn-march = Alexander marches to the nearest empty space with its symbol
aid-turn-walls = A wall rises on every side he passes
aid-turn-actions =
    { $count ->
        [one] One action, or none
       *[other] Up to { $count } actions
    }
aid-turn-refill = Face-up cards are filled up to { $count }
aid-actions = The actions
aid-action = Action
aid-costs = What it costs
aid-brings = What it does
aid-free = nothing
aid-take-card = Take a card
aid-take-card-brings = a card from the supply or a face-up one
aid-occupy = Occupy a province
aid-occupy-costs = for each symbol a guard or its card, at least one guard
aid-occupy-brings = a free province is yours
aid-take-over = Take over a province
aid-take-over-costs = { $count } cards of its symbol for each guard there, then as to occupy
aid-take-over-brings = an opponent’s province is yours
aid-levy = Levy taxes
aid-levy-costs = a card of a symbol that your guard stands on; once a turn
aid-levy-brings = everybody scores the open spaces of provinces with a single guard
aid-take-back = Take back a guard
aid-take-back-brings = one of your guards comes home
aid-ends = The end
aid-when = When
aid-then = Then
aid-ends-walls = a red wall is used
aid-ends-walls-then = this turn is the last
aid-ends-points = a player has { $points } points
aid-ends-points-then = the game ends after that levy
aid-ends-no-move = Alexander cannot march
aid-ends-no-move-then = the actions of this turn are the last
aid-pieces = The pieces
aid-piece = Piece
aid-count = Number
aid-pieces-cards = cards of each symbol
aid-pieces-black = black walls
aid-pieces-red = red walls
aid-pieces-guards = guards of each player
