### Conqueror: Final Conquest in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = Conqueror: Final Conquest
lobby-words = Six powers, one sea. Feed your armies, hire Hannibal or Cleopatra, and hold five forts for a whole round, if the others let you.

## Words

faction-rome = Rome
faction-carthage = Carthage
faction-greece = Greece
faction-egypt = Egypt
faction-persia = Persia
faction-gaul = Gaul

unit-infantry = infantry
unit-cavalry = cavalry

territory-britannia = Britannia
territory-gaul = Gaul
territory-averni = Averni
territory-celtica = Celtica
territory-germania = Germania
territory-alpes = Alpes
territory-espanga = Espanga
territory-iberia = Iberia
territory-berber = Berber
territory-numidia = Numidia
territory-carthage = Carthage
territory-tripolitania = Tripolitania
territory-cyrene = Cyrene
territory-alexandria = Alexandria
territory-thebes = Thebes
territory-nubia = Nubia
territory-sardinia = Sardinia
territory-sicilia = Sicilia
territory-rome = Rome
territory-brundium = Brundium
territory-illyria = Illyria
territory-dacia = Dacia
territory-thracia = Thracia
territory-macedonia = Macedonia
territory-sparta = Sparta
territory-crete = Crete
territory-rhodes = Rhodes
territory-asia-minor = Asia Minor
territory-cappadocia = Cappadocia
territory-armenia = Armenia
territory-syria = Syria
territory-palestina = Palestina
territory-arabia = Arabia
territory-babylon = Babylon
territory-media = Media
territory-oceanus-britannicus = Oceanus Britannicus
territory-mare-ibericum = Mare Ibericum
territory-mare-tyrrhenum = Mare Tyrrhenum
territory-mare-adriaticum = Mare Adriaticum
territory-mare-ionium = Mare Ionium
territory-mare-aegaeum = Mare Aegaeum
territory-mare-aegyptium = Mare Aegyptium
territory-black-sea = Black Sea

hero-scipio-africanus = Scipio Africanus
hero-marcus-marcellus = Marcus Marcellus
hero-fabius-maximus = Fabius Maximus
hero-gaius-duilius = Gaius Duilius
hero-hamilcar-barca = Hamilcar Barca
hero-hannibal-barca = Hannibal Barca
hero-hasdrubal-barca = Hasdrubal Barca
hero-maharbal = Maharbal
hero-alexander = Alexander
hero-leonidas = Leonidas
hero-pyrrhus = Pyrrhus
hero-philopoemen = Philopoemen
hero-ptolemy-euergetes = Ptolemy Euergetes
hero-cleopatra = Cleopatra
hero-berenice = Berenice
hero-sosibius = Sosibius
hero-cyrus = Cyrus
hero-darius = Darius
hero-artemisia = Artemisia
hero-arsaces = Arsaces
hero-vercingetorix = Vercingetorix
hero-brennus = Brennus
hero-ambiorix = Ambiorix
hero-viridomarus = Viridomarus

card-plague-spreads = Plague Spreads
card-age-of-heroes = Age of Heroes
card-slave-revolt = Slave Revolt
card-pirate-fleets = Pirate Fleets
card-barbarian-horde = Barbarian Horde
card-golden-age = Golden Age
card-trade-collapse = Trade Collapse
card-bountiful-harvest = Bountiful Harvest
card-famine = Famine
card-stormy-seas = Stormy Seas
card-bridges-burnt = Bridges Burnt
card-danube-floods = Danube Floods
card-sacred-truce = Sacred Truce
card-call-to-arms = Call to Arms
card-mercenaries = Mercenaries
card-spoils-of-war = Spoils of War
card-strong-walls = Strong Walls
card-silent-oracles = Silent Oracles

mission-mare-nostrum = Mare Nostrum
mission-carthage-must-fall = Carthage must fall
mission-over-the-alps = Over the Alps
mission-islands-of-trade = Islands of Trade
mission-silver-of-the-west = Silver of the West
mission-at-the-gates = At the Gates
mission-cross-the-hellespont = Cross the Hellespont
mission-hegemon = Hegemon
mission-danube-frontier = Danube Frontier
mission-granary-of-the-world = Granary of the World
mission-ptolemaic-fleet = Ptolemaic Fleet
mission-the-levant = The Levant
mission-royal-road = Royal Road
mission-road-to-the-nile = Road to the Nile
mission-king-of-kings = King of Kings
mission-unite-the-tribes = Unite the Tribes
mission-sack-of-rome = Sack of Rome
mission-beyond-the-pyrenees = Beyond the Pyrenees

## Options

option-clock = A clock, and bribes for who is late
option-clock-off = no clock
option-clock-30 = half a minute
option-clock-60 = one minute
option-clock-90 = a minute and a half
option-clock-120 = two minutes

## What happens: getting started

event-order-rolled = { $seat } rolls { $die } for the order.
event-order-set = The order for the whole game: { $order }.
event-faction-chosen = { $seat } leads { $faction }.
event-independents-placed = Independents stand in { $territory }: { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-army-placed = { $seat } starts in { $territory } with { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-purse-filled = { $seat } starts with { $currency } currency.
event-mission-drawn =
    { $mission ->
        [hidden] { $seat } draws a mission.
       *[other] { $seat } draws a mission: { $mission }.
    }

## What happens: rounds and turns

event-round-begins = Round { $round } begins.
event-deck-shuffled = The chronicle is used up; all { $cards } cards are shuffled.
event-card-drawn = The chronicle of this round: { $card }.
event-turn-begins = Round { $round }: it is { $seat }’s turn.
event-income =
    { $currency ->
        [0] { $seat } collects nothing and still has { $purse } currency.
       *[other] { $seat } collects { $currency } currency and now has { $purse }.
    }
event-turn-ends = { $seat } ends the turn.
event-mission-fulfilled = { $seat } has fulfilled a mission, { $mission }, and is paid { $reward } currency.
event-forts-noted =
    { $forts_count ->
        [0] { $seat } holds no fort.
        [1] { $seat } holds one fort: { $forts }.
       *[other] { $seat } holds { $forts_count } forts: { $forts }.
    }

## What happens: planning

event-recruited = { $seat } recruits one { $unit } in { $territory }.
event-hired = { $seat } hires one { $unit } in { $territory } for { $price } currency.
event-hero-bought =
    { $hero ->
        [hidden] { $seat } buys a hero for { $price } currency.
       *[other] { $seat } buys { $hero } for { $price } currency.
    }

## What happens: moves and control

event-moved = { $seat } moves { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    } from { $origin } to { $territory }.
event-taken = { $seat } now controls { $territory }.
event-abandoned =
    { $parting ->
        [left] { $territory } is nobody’s; { $seat } has left it.
        [fallen] { $territory } is nobody’s; the last of { $seat }’s units there has fallen.
       *[either] { $territory } is nobody’s; no unit of { $seat } is there any more.
    }
event-independents-beaten = { $seat } sweeps the independents out of { $territory }: { $strength } from { $origin } against { $against }.

## What happens: battles

event-battle-begins =
    { $seat } attacks { $defender } in { $territory } from { $origin } with { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-hero-laid =
    { $hero ->
        [hidden] { $seat } lays a hero face down.
       *[other] { $seat } lays { $hero } face down.
    }
event-hero-declined = { $seat } plays no hero.
event-hero-shown =
    { $paid ->
        [0] { $seat } has sent { $hero } into the battle.
       *[other] { $seat } has sent { $hero } into the battle and pays { $paid } currency.
    }
event-hero-cancelled = { $hero } counts for nothing; { $seat } has played in vain.
event-dice-rolled = { $seat } rolls { $attack_dice }, { $defender } rolls { $defence_dice }.
event-rolled-again = { $seat } rolls again: { $dice }.
event-battle-decided =
    { $territory }: { $seat } comes to { $attack_total } ({ $attack }; die { $attack_die }), { $defender } to { $defence_total } ({ $defence }; die { $defence_die }). { $result ->
        [attacker-wins] { $seat } wins by { $margin }.
        [defender-wins] { $margin ->
            [0] The hero turns the tie into a victory of { $defender }.
           *[other] { $defender } wins by { $margin }.
        }
       *[draw] Neither side gives way.
    }
modifier-infantry = infantry { $amount }
modifier-cavalry = cavalry { $amount }
modifier-defence = defending { $signed }
modifier-great-fort = great fort { $signed }
modifier-strong-walls = strong walls { $signed }
modifier-home = home { $signed }
modifier-hero = hero { $signed }
modifier-ability = the hero’s ability { $signed }
modifier-paid = paid for { $signed }
event-units-lost =
    { $infantry ->
        [0] { $cavalry ->
            [0] { $seat } loses nobody in { $territory }.
           *[other] { $seat } loses { $cavalry } cavalry in { $territory }.
        }
       *[other] { $cavalry ->
            [0] { $seat } loses { $infantry } infantry in { $territory }.
           *[other] { $seat } loses { $infantry } infantry and { $cavalry } cavalry in { $territory }.
        }
    }
event-unit-killed = { $hero } costs { $seat } one { $unit } more in { $territory }.
event-retreated = { $seat }’s { $unit } retreats from { $origin } to { $territory }.
event-no-way-out = No way leads out of { $territory }: { $seat } loses { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-cut-off = { $hero } lets nobody escape from { $territory }: { $seat } loses { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-victory-paid = { $seat } earns { $amount } currency for the victory.
event-hero-brings = { $hero } brings { $seat } { $amount } currency from the bank.
event-hero-takes =
    { $amount ->
        [0] { $hero } finds { $loser }’s purse empty; { $seat } takes nothing.
       *[other] { $hero } takes { $amount } currency from { $loser } for { $seat }.
    }
event-entered = { $seat } enters { $territory } from { $origin } with { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry and { $cavalry } cavalry
        }
    }.
event-stayed-behind = { $seat } leaves one { $unit } behind in { $territory }.
event-nobody-enters = No victor of { $seat } is left to enter { $territory }.
event-captured = A beaten infantry in { $territory } changes sides and fights for { $seat }.
event-recovered =
    { $infantry ->
        [0] { $cavalry ->
            [0] { $seat } brings nobody back.
           *[other] { $seat } brings { $cavalry } cavalry back to { $territory }.
        }
       *[other] { $cavalry ->
            [0] { $seat } brings { $infantry } infantry back to { $territory }.
           *[other] { $seat } brings { $infantry } infantry and { $cavalry } cavalry back to { $territory }.
        }
    }

## What happens: threats

event-bids-shown = The bids of { $seats } are shown: { $bids }.
event-threat-beaten = { $card }: { $sum } were bid, { $minimum } were needed. The threat is beaten.
event-threat-wins = { $card }: only { $sum } were bid, { $minimum } were needed. The threat prevails.
event-prize-paid = { $seat } bid the most and is given { $currency } currency.
event-prize-cavalry = { $seat } bid the most and is given a cavalry in { $territory }.
event-currency-lost =
    { $currency ->
        [0] { $seat } has no currency to lose.
       *[other] { $seat } loses { $currency } currency.
    }
event-unit-lost = { $seat } loses one { $unit } in { $territory }.

## What happens: upkeep and the end

event-trimmed = { $seat } can feed only { $quota } units and gives up one { $unit } in { $territory }.
event-eliminated = { $seat } has neither units nor a home, and is out of the game.
event-given-up = { $seat } has given up; what is left stands for itself.
event-forts-held = { $seat } has held { $forts_count } forts for a whole round: { $forts }.
event-game-ends =
    { $winners_count ->
        [1] The world has its conqueror: { $winners }.
       *[other] The world is shared by { $winners }.
    }

## What happens: the clock

event-time-up = { $seat } is late: one army away from home can be bribed.
event-warned = { $seat } warns { $late }: the clock is running.
event-bribed = { $seat } bribes { $late }’s army in { $territory } for { $price } currency.

## What is asked: battles

prompt-declare-hero =
    { $role ->
        [attacker] You attack { $territory }. Do you play a hero? The defender decides after you.
       *[other] You defend { $territory }. Do you play a hero? The attacker has decided.
    }
prompt-choose-card = Which hero fights for you in { $territory }? The card is shown when both have decided, and is burnt.
prompt-choose-pay =
    { $most ->
        [one] How much do you pay for { $hero }? A currency is one strength more.
       *[other] How much do you pay for { $hero }, up to { $most }? Each currency is one strength more.
    }
prompt-lose-units = You have lost by { $margin }. Which of your units in { $territory } are lost? Their strength must make up the margin as closely as it can.
prompt-kill-unit = { $hero } costs you one more unit in { $territory }. Which?
prompt-retreat-unit = Where does your { $unit } retreat to from { $territory }?
prompt-stay-behind = { $territory } is yours. Does one victor stay behind in { $origin }?
prompt-recover-units = Which of the units you lost return to { $territory }?

## What is asked: the start and the turn

prompt-choose-faction = Which faction do you lead?
prompt-plan = Plan your turn: recruit in your forts and buy heroes (purse { $purse }, units { $units } of { $quota }). Your first move or attack ends the planning.
prompt-act = Move or attack with units that stand upright, or end your turn (units { $units } of { $quota }).
prompt-with =
    { $attack ->
        [1] Which units attack { $target } from { $origin }? Ready are { $infantry } infantry and { $cavalry } cavalry.
       *[0] Which units move from { $origin } to { $target }? Ready are { $infantry } infantry and { $cavalry } cavalry.
    }
prompt-worn =
    Of the { $infantry } infantry and { $cavalry } cavalry that go, how many have { $extra ->
        [1] only one extra action
       *[other] { $extra } extra actions
    } left?
prompt-roll-again = { $territory }: you have rolled { $die } and stand at { $own } against { $other }. Roll again? The second result stands.
prompt-bid = { $card }! Together { $minimum } are needed. What do you bid, unseen by the others? Bids are gone whatever happens; who bids least may suffer most.
prompt-prize = You bid the most. In which fort does your cavalry stand?
prompt-lose-unit =
    { $where ->
        [sea] The pirates take a unit of yours at sea. Which?
       *[other] { $count ->
            [one] The horde takes a unit of yours. Which?
           *[other] The horde takes { $count } units of yours. Which first?
        }
    }
prompt-trim =
    { $count ->
        [one] Your food feeds { $quota } units. Give up one.
       *[other] Your food feeds { $quota } units. Give up { $count }: which next?
    }
prompt-bribe = { $seat } is late. You may bribe one army that is not at home: it costs the strength of its units, and you have { $purse }. The first bribe counts.
prompt-warn = You may warn { $seat }: the clock starts, and when it runs out an army can be bribed. You have { $purse }.

## What can be done

action-choose-faction = Lead { $faction }
action-recruit-infantry = Recruit infantry in { $territory }
action-recruit-cavalry = Recruit cavalry in { $territory }
action-hire-infantry = Hire infantry in { $territory }
action-hire-cavalry = Hire cavalry in { $territory }
action-buy = Buy { $hero }
action-move = Move from { $territory } to { $territory_2 }
action-attack = Attack { $territory_2 } from { $territory }
action-with = With { $count ->
        [0] { $count_2 } cavalry
       *[other] { $count_2 ->
            [0] { $count } infantry
           *[other] { $count } infantry and { $count_2 } cavalry
        }
    }
action-worn = { $count ->
        [0] { $count_2 } cavalry
       *[other] { $count_2 ->
            [0] { $count } infantry
           *[other] { $count } infantry and { $count_2 } cavalry
        }
    } of those that have acted most
action-end-turn = End your turn
action-play-hero = Play a hero
action-no-hero = Play no hero
action-card = { $hero }
action-pay =
    { $payment ->
        [0] Pay nothing
       *[other] Pay { $payment }
    }
action-reroll = Roll again
action-keep-die = Keep the die
action-lose = Lose { $count ->
        [0] { $count_2 } cavalry
       *[other] { $count_2 ->
            [0] { $count } infantry
           *[other] { $count } infantry and { $count_2 } cavalry
        }
    }
action-kill = Lose one { $unit }
action-retreat = Send the { $unit } to { $territory }
action-stay-none = All enter
action-stay = One { $unit } stays behind
action-recover =
    { $count ->
        [0] { $count_2 ->
            [0] Bring nobody back
           *[other] Bring back { $count_2 } cavalry
        }
       *[other] { $count_2 ->
            [0] Bring back { $count } infantry
           *[other] Bring back { $count } infantry and { $count_2 } cavalry
        }
    }
action-bid =
    { $currency ->
        [0] Bid nothing
       *[other] Bid { $currency }
    }
action-lose-unit = Lose one { $unit } in { $territory }
action-prize = The cavalry goes to { $territory }
action-trim = Give up one { $unit } in { $territory }
action-bribe = Bribe the army in { $territory }
action-warn = Warn: start the clock

## Why not: the turn

refusal-too-few-players = { $faction } can be chosen only with { $seats } players or more.
refusal-faction-taken = Somebody has chosen { $faction } already.
refusal-planning-over = The planning is over for this turn.
refusal-plague = The plague lets nobody recruit this round.
refusal-not-yours = { $territory } is not yours.
refusal-no-fort = There is no fort in { $territory }.
refusal-no-great-fort = Only a great fort gives cavalry, and { $territory } has none.
refusal-fort-is-done = The fort in { $territory } has recruited all it can this turn.
refusal-quota-full = You can feed { $quota } units and have them.
refusal-no-mercenaries = No mercenaries are for hire this round.
refusal-hired-already = You have hired a unit this turn already.
refusal-too-dear = That costs { $price }, and you have { $purse }.
refusal-other-faction = { $hero } fights for another faction.
refusal-hero-held = You have { $hero } already.
refusal-hero-burnt = { $hero } has fought and is out of the game.
refusal-nobody-ready = No unit of yours in { $territory } can still act this turn.
refusal-not-adjacent = { $origin } and { $target } are not next to each other.
refusal-closed = The way from { $origin } to { $target } is closed this round: { $card }.
refusal-independents-hold = Independents hold { $territory }: it must be attacked.
refusal-vacant-home = { $territory } stands empty but is its owner’s home: it must be attacked.
refusal-others-hold = Another player holds { $territory }: it must be attacked.
refusal-own-territory = { $territory } is your own: you can move there.
refusal-nobody-there = Nobody holds { $territory }: you can move there.
refusal-truce = The sacred truce protects { $territory } this round.
refusal-too-weak = The independents count { $against }, and your { $strength } must be more.
refusal-too-many = Only { $infantry } infantry and { $cavalry } cavalry can still act there.
refusal-nobody-goes = At least one unit must go.
refusal-not-so-many-worn = It must be { $least_infantry } to { $most_infantry } infantry and { $least_cavalry } to { $most_cavalry } cavalry.
refusal-not-at-sea = { $territory } is no sea; the pirates take a unit at sea.
refusal-no-such-unit = You have no { $unit } in { $territory }.

## Why not: bribes and warnings

refusal-bribed-already = One army has been bribed in this planning already.
refusal-not-late = The player is not late: the time has not run out.
refusal-not-the-late-players = The army in { $territory } is not the late player’s.
refusal-home-is-safe = { $territory } is the player’s home, where nobody can be bribed.
refusal-still-planning = The planning has a clock of its own; warnings are for the action phase.
refusal-warned-already = The player has been warned already.

## Why not: battles

refusal-other-kind-goes = Another kind of unit retreats first; then it is this one’s turn.
refusal-retreats-in-order = Units of one kind are sent off in the order of the map; please choose this territory or a later one.
refusal-attack-came-from-there = The attack came from there, so it is no refuge.
refusal-no-retreat-to-sea = No unit retreats from land into a sea.
refusal-retreat-not-adjacent = A retreat goes to a neighbouring territory.
refusal-retreat-not-free = A retreat goes to a territory that is yours or that nobody holds.
refusal-not-that-many-units = You do not have that many units in this battle.
refusal-not-the-smallest-set = Your losses must reach the margin with as little strength as possible.
refusal-losses-are-limited = Your hero limits the loss: just one unit goes.
refusal-none-of-that-kind = You have no unit of that kind in this battle.
refusal-hero-not-held = You do not hold that hero.
refusal-payment-too-high = Your purse does not hold that much.
refusal-no-such-victor = No victor of that kind is there to stay behind.
refusal-somebody-enters = At least one victor must enter the territory.
refusal-not-lost-here = That many were not lost in this battle, or they cannot come back.
refusal-recovery-too-strong = Berenice brings back a strength of 2 at most.
refusal-above-quota = Your food does not feed that many units.

## Why a game is over

reason-forts = Five forts were held for a whole round.
reason-last-left = Only one power was left.
reason-all-fell = The last powers fell together.
reason-rounds = Sixty rounds have passed.

## How things stand

status-round = Round { $round } of at most { $last }
status-card = Chronicle: { $card }
status-noted =
    { $forts ->
        [one] { $seat } has one fort under watch
       *[other] { $seat } has { $forts } forts under watch
    }

## How the winner is found

status-verdict-rounds = { $seat }: forts { $forts }, territories { $territories }, currency { $currency }.

## How likely

odds-victory = victory
odds-draw = a draw
odds-defeat = defeat
odds-victory-with = victory with { $hero }
odds-victory-without = victory without a hero
odds-victory-again = victory if you roll again
odds-attack = The attack
odds-defence = The defence
odds-may-play-hero = { $other } may play a hero
odds-hero-face-down = { $other } has a hero face down
odds-may-roll-again = { $other } may roll again

## The player’s aid

aid-turn = The turn
aid-step = In this order
aid-turn-check = { $forts } noted forts still held: victory
aid-turn-income = 1 currency for each currency icon
aid-turn-plan = Planning: recruit in forts, buy heroes, in any order
aid-turn-act = Actions: each unit moves or attacks once; nothing of planning after the first
aid-turn-missions = The mission is checked
aid-turn-note = The forts held are noted, and all units stand up
aid-costs = Recruiting, heroes and bribes
aid-what = What
aid-how-much = How much
aid-price = Price
aid-fort = a fort, each turn
aid-fort-recruits = 1 infantry
aid-great-fort = a great fort, each turn
aid-great-fort-recruits = 2 infantry or 1 cavalry
aid-hero-bought = a hero
aid-hero-price = the price on the card
aid-bribe = an army of a player who is late, not at home
aid-bribe-price = the strength of its units
aid-battle = Strength in battle
aid-strength = Strength
aid-defends = defending anywhere
aid-defends-great = defending a great fort (only the highest bonus counts)
aid-defends-home = defending one’s own home
aid-hero-played = a hero, one for each side
aid-as-printed = as on the card
aid-die = the die
aid-independents = independents
aid-independents-count = their units, 2 more in a great fort, no die
aid-outcomes = What comes of an attack
aid-result = Result
aid-then = Then
aid-attacker-wins = the attacker wins
aid-attacker-wins-then = { $coin } currency; the victors enter, one may stay behind; those who entered have an extra action
aid-draw = a draw
aid-draw-then = no losses; the attackers are spent
aid-defender-wins = the defender wins
aid-defender-wins-then = the attacker has casualties and is spent
aid-independents-beaten = independents, with more strength than theirs
aid-independents-then = they are removed; the victors enter and are spent
aid-margin = casualties of the loser
aid-margin-then = the least strength that reaches the margin, of his choice
aid-retreat = beaten defenders
aid-retreat-then = to a neighbour that is theirs or nobody’s, not from land to sea, not where the attack came from; else lost
aid-food = Food and units
aid-food-held = Food
aid-quota = Most units
aid-heroes = The heroes
aid-hero = Hero
aid-of-faction = { $card } ({ $faction })
aid-ability = Ability
aid-chronicle = The chronicle
aid-card = Card
aid-effect = This round
aid-missions = The missions
aid-mission = Mission
aid-task = At the end of your turn
aid-reward = Reward

## What heroes can do

board-hero-scipio-africanus = Attacking: the bonus of the place counts 0.
board-hero-marcus-marcellus = Winning: the enemy loses 1 unit more; winning as attacker: 2 currency.
board-hero-fabius-maximus = Defending: +1; losing: the margin costs only 1 unit.
board-hero-gaius-duilius = At sea: +2.
board-hero-hamilcar-barca = Defending: +2; won or lost: the enemy loses 1 unit more, whatever his hero.
board-hero-hannibal-barca = Winning as attacker: the defenders cannot retreat.
board-hero-hasdrubal-barca = Beaten as defender: retreat to any own territory.
board-hero-maharbal = +1 for each own cavalry, at most 2; winning: 2 currency.
board-hero-alexander = Attacking: +2; winning: one action more for each victor.
board-hero-leonidas = Defending: +3, and wins ties.
board-hero-pyrrhus = Won or lost: you lose 1 unit.
board-hero-philopoemen = Roll your die again once.
board-hero-ptolemy-euergetes = Winning: 2 currency.
board-hero-cleopatra = The enemy hero counts for nothing.
board-hero-berenice = Lost units of strength 2 return to your home.
board-hero-sosibius = Pay up to 3 for +1 each; winning: take 2 from the enemy.
board-hero-cyrus = Winning: capture 1 infantry.
board-hero-darius = 2 currency, whatever the result.
board-hero-artemisia = At sea: +2, and no losses by the margin.
board-hero-arsaces = Defending: +1; beaten: retreat two steps.
board-hero-vercingetorix = +1 for every 2 own infantry, at most 3.
board-hero-brennus = Winning: take 3 from the enemy.
board-hero-ambiorix = Defending: the enemy rolls two dice, the lower counts; winning: he loses 1 unit more.
board-hero-viridomarus = Attacking: +2.

## What the chronicle does

board-card-plague-spreads = Nobody recruits.
board-card-age-of-heroes = Heroes cost 2 less.
board-card-slave-revolt = Bid 6 together. Won: the highest bidder gains 5. Lost: everybody loses 3, the lowest bidder 6.
board-card-pirate-fleets = Bid 8 together. Won: the highest bidder gains 6. Lost: everybody loses a unit at sea, or 2 currency; the lowest bidder 3 currency besides.
board-card-barbarian-horde = Bid 10 together. Won: the highest bidder gets a cavalry. Lost: everybody loses a unit, the lowest bidder two.
board-card-golden-age = Currency icons bring 2.
board-card-trade-collapse = Currency icons bring nothing.
board-card-bountiful-harvest = 1 currency more for each food.
board-card-famine = Recruit as if you had 1 food less.
board-card-stormy-seas = Nobody enters or attacks a sea.
board-card-bridges-burnt = Bridges are closed.
board-card-danube-floods = The Danube is closed.
board-card-sacred-truce = Homes held by their own faction cannot be attacked.
board-card-call-to-arms = Great forts recruit 1 infantry more.
board-card-mercenaries = Hire one unit in a fort: infantry for 2 or cavalry for 4.
board-card-spoils-of-war = A successful attack on a player earns 3.
board-card-strong-walls = Defending a fort +2, a great fort +3; an own home keeps +4.
board-card-silent-oracles = No hero is played.

## What the missions ask

board-mission-mare-nostrum = Control three seas.
board-mission-carthage-must-fall = Control Carthage.
board-mission-over-the-alps = Control Alpes and Averni.
board-mission-islands-of-trade = Control Sardinia and Sicilia.
board-mission-silver-of-the-west = Control Berber and Espanga (grand map: Berber and Iberia).
board-mission-campaign-silver-of-the-west = Control Berber and Espanga.
board-mission-grand-silver-of-the-west = Control Berber and Iberia.
board-mission-at-the-gates = Control Rome or Brundium.
board-mission-cross-the-hellespont = Control Asia Minor.
board-mission-hegemon = Control Macedonia, Sparta, Thracia and Rhodes.
board-mission-danube-frontier = Control Dacia and the Black Sea.
board-mission-granary-of-the-world = Control 4 food.
board-mission-ptolemaic-fleet = Control Mare Aegyptium and Mare Aegaeum.
board-mission-the-levant = Control Syria and Cyrene (grand map: Palestina and Syria).
board-mission-campaign-the-levant = Control Syria and Cyrene.
board-mission-grand-the-levant = Control Palestina and Syria.
board-mission-royal-road = Control Cappadocia and Asia Minor.
board-mission-road-to-the-nile = Control Palestina and Arabia.
board-mission-king-of-kings = Control three great forts.
board-mission-unite-the-tribes = Control Averni, Celtica and Germania.
board-mission-sack-of-rome = Have beaten a player this turn, as attacker, in Rome or Brundium.
board-mission-beyond-the-pyrenees = Control Espanga and Iberia.

## Learning by playing

tutorial-welcome = Welcome, Consul. It is 247 B.C., and you lead Rome. Carthage and Greece want the same sea as you. Whoever holds five forts for a whole round has won the world.
tutorial-map = You start with a cavalry in Rome, your home, and an infantry in Brundium. Territories give four things: forts recruit, great forts recruit more, food feeds your units, and coins pay you at the start of your turn. You have just been paid one.
tutorial-recruit = A turn begins with planning. Rome is a great fort: each turn it recruits two infantry or one cavalry. Recruit an infantry there.
tutorial-recruit-again = And the second one.
tutorial-food = Your two food feed eight units, and you have four. If you lose food and have too many, some must go at once.
tutorial-independents = The Alpes are held by independents, an infantry and a cavalry: strength 3. They roll no dice, you only need more. Attack the Alpes from Rome; it takes all your units there, with a strength of 4. Your first action ends the planning.
tutorial-behind = Nobody was lost. The victors enter, and one of them may stay behind. Leave an infantry in Rome. (Your home would stay yours even if it stood empty; nothing else would.)
tutorial-spent = Each unit acts once a turn. Those that have acted lie on their side and stand up when your turn ends.
tutorial-end-turn = Your infantry in Brundium could still act. Let it hold its food, and end your turn.
tutorial-others = The others play now. The log tells what they do, and every line names its rule. Greece is about to step into Illyria, next to your Alpes.
tutorial-chronicle = Chapter two: how one wins. From round two on each round has a chronicle card. This one is Spoils of War: whoever attacks a player and wins earns three coins instead of one.
tutorial-reinforce = The Alpes have a fort, and it recruits for you. Recruit an infantry there.
tutorial-war = A Greek infantry holds Illyria. Attack it from the Alpes.
tutorial-war-force = You may send any number. Send all three, strength 4. Defenders add 1 anywhere, 2 in a great fort and 4 at home; then both sides roll a die with the faces 1, 1, 2, 3, 4, 4. Nobody has a hero yet.
tutorial-war-behind = Seven against four: the loser gives up strength worth the margin, and whoever survives must retreat. Leave an infantry behind in the Alpes, or they would be nobody’s.
tutorial-victory = You earned the coins, and there is more: victors over a player stand upright in the new territory. They have an extra action, a move or another attack.
tutorial-extra = Celtica pays a coin each turn and nobody holds it. Move there from Illyria.
tutorial-extra-force = Send the cavalry alone: the infantry must hold Illyria.
tutorial-bridge = And another coin. A bridge leads from Brundium to Sicilia, which nobody holds and which pays one each turn. Move over; Brundium and its food are left behind.
tutorial-noted = Rome, the Alpes, Illyria: three forts. When you end your turn they are noted. With five noted forts that are all still yours when your next turn begins, you would have won.
tutorial-lost = Carthage crosses to Sicilia with three units, and your lone infantry falls: the coin is gone. So it goes with forts, too: a noted one that is lost is struck off, even if you win it back in time.
tutorial-hero = Your coins are worth more as a hero. Each faction has four; they add strength, can do something special, and are burnt after one battle. Which one you hold is your secret. Buy Gaius Duilius: he is at his best at sea, and Sicilia lies in it.
tutorial-mission-recruit = You also hold a mission that only you can see: Over the Alps, to control the Alpes and Averni when your turn ends. Recruit an infantry in the Alpes.
tutorial-mission-move = Averni is free. Move there from the Alpes.
tutorial-mission-force = One infantry is enough; the other holds the fort.
tutorial-mission-end = Both are yours. End your turn and see.
tutorial-aid = Four coins, and a new mission. All heroes, chronicle cards and numbers stand in the tables at the top of the rules. Some cards are threats: then everybody bids in secret, and who bids least may suffer most.
tutorial-farewell = You know how the world is conquered: forts for units, food to keep them, coins for heroes, and a watchful eye on whoever holds five. Carthage sits in Sicilia. Play on!

refusal-tutorial-recruit = Please recruit an infantry in Rome first; there is room for it.
refusal-tutorial-recruit-again = Please recruit the second infantry in Rome: you need a strength of 4.
refusal-tutorial-independents = Please attack the Alpes from Rome.
refusal-tutorial-behind = Please leave an infantry behind in Rome.
refusal-tutorial-end-turn = Please end your turn now; Brundium feeds two units.
refusal-tutorial-reinforce = Please recruit in the Alpes first; without it the odds are worse.
refusal-tutorial-war = Please attack Illyria from the Alpes.
refusal-tutorial-war-force = Please send all of them: two infantry and the cavalry.
refusal-tutorial-war-behind = Please leave an infantry behind: an empty fort is nobody’s.
refusal-tutorial-extra = Please move from Illyria to Celtica.
refusal-tutorial-extra-force = Please send only the cavalry; the infantry must hold Illyria.
refusal-tutorial-bridge = Please move from Brundium over the bridge to Sicilia.
refusal-tutorial-noted = Please end your turn, so that your forts are noted.
refusal-tutorial-hero = Please buy Gaius Duilius.
refusal-tutorial-mission-recruit = Please recruit an infantry in the Alpes.
refusal-tutorial-mission-move = Please move from the Alpes to Averni.
refusal-tutorial-mission-force = Please send one infantry only, so that the Alpes stay yours.
refusal-tutorial-mission-end = Please end your turn: your mission is fulfilled.

## The board

river-danube = Danube
board-map = The map
board-map-keys = Arrow keys go from one lit territory to the next and Enter chooses. The key i looks at any territory; plus and minus zoom, zero shows the whole map, Escape goes back.
board-map-jump = Go to …
board-map-lands = Lands
board-map-seas = Seas
board-close = Close
board-label-name = { $territory }.
board-label-held = { $owner }: { $army }.
board-label-signs = { $signs }.
board-label-march = choose where its army goes
board-owner-nobody = Nobody
board-owner-independents = Independents
board-army =
    { $infantry ->
        [0] { $cavalry ->
            [0] no units
           *[other] { $cavalry } cavalry
        }
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry, { $cavalry } cavalry
        }
    }{ $spent ->
        [0] {""}
       *[other] {" "}({ $spent } spent)
    }{ $extra ->
        [0] {""}
       *[other] {" "}({ $extra } with an extra action)
    }
board-sign-fort = fort
board-sign-great = great fort
board-sign-home = home
board-sign-food = food
board-sign-currency = currency
board-info-home = home of { $faction }
board-info-bonus = Defenders add { $bonus }.
board-info-watched = One of the forts by which { $seat } is about to win.
board-link-border = Beside { $places }
board-link-sea = By water: { $places }
board-link-bridge = Over a bridge: { $places }
board-link-river = Along the Danube: { $places }
board-legend-name = Legend
board-legend-fort = Fort: recruits 1 infantry
board-legend-great = Great fort: 2 infantry or 1 cavalry
board-legend-home = Home of a faction
board-legend-food = Food: feeds 2 more units
board-legend-currency = Currency, every turn
board-legend-infantry = Infantry, strength 1
board-legend-cavalry = Cavalry, strength 2
board-legend-spent = On its side: has acted
board-legend-extra = One extra action
board-legend-independents = White: independents
board-legend-watched = Its holder is about to win
board-sites-march = Or choose a lit territory for the army to go to.
board-force-title = { $verb ->
    [attack] From { $from } against { $to }
   *[move] From { $from } to { $to }
 }
board-force-all = { $verb ->
    [attack] Attack with all
   *[move] All go
 }
board-force-some = { $verb ->
    [attack] Attack with { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry, { $cavalry } cavalry
        }
    }
   *[move] Move { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry, { $cavalry } cavalry
        }
    }
 }
board-force-stays = { $infantry ->
    [0] { $cavalry ->
        [0] Nobody stays behind.
       *[other] { $cavalry } cavalry stays behind.
    }
   *[other] { $cavalry ->
        [0] { $infantry } infantry stays behind.
       *[other] { $infantry } infantry and { $cavalry } cavalry stay behind.
    }
 }
board-kind-infantry = Infantry
board-kind-cavalry = Cavalry
board-fewer = Fewer: { $kind }
board-more = More: { $kind }
board-less = Less
board-greater = More
board-amount = Amount
board-count = How many?
board-purse =
    { $left ->
        [one] 1 stays in your purse
       *[other] { $left } stay in your purse
    }
board-bid-needed = All bids together must come to { $minimum }.
board-battle-title = Battle for { $to }
board-battle-hero-open = Hero not yet declared
board-battle-hero-none = No hero
board-battle-hero-sealed = A hero, face down
board-battle-hero = { $hero }, strength { $strength }
board-battle-dice = { $count ->
    [0] Not yet rolled
   *[other] Die { $dice }
 }
board-battle-total = Total { $total }
board-battle-on = The battle is on.
board-battle-draw = A draw.
board-battle-won = { $winner } wins by { $by }.
board-hand-heroes = Heroes and mission
board-ahead-home = Its home is { $territory }, a great fort.
board-ahead-heroes = Its heroes: { $heroes }.
board-hand-empty = Your cards come with your faction.
board-hero-facts = Strength { $strength }, { $state ->
    [held] in your hand.
    [burnt] burnt.
   *[sale] for sale at { $price }.
 }
board-mission-name = Your mission
board-mission-reward = Reward { $reward }
board-chronicle-name = Chronicle card of the round
board-chronicle-none = No chronicle card in this round.
board-chronicle-soon = From the second round on, each has a chronicle card.
board-round = Round { $round }
board-round-none = Before the first round
board-standings = Forts
board-forts = { $count ->
    [one] fort
   *[other] forts
 }
board-forts-of = { $seat }: { $forts } of { $goal } forts{ $near ->
    [yes] , wins if they are held until the next own turn
   *[no] {""}
 }
board-clock = { $state ->
    [late] Planning is over: bribes!
    [warned] Warned: the clock runs
   *[on] { $seconds } s
 }
board-no-faction = No faction yet
board-out = Eliminated
board-seat-purse = { $purse } currency, income { $income }
board-seat-heroes = { $count } heroes in hand, { $burnt } burnt
board-seat-units = { $units } units of { $quota } that { $food } food feeds
board-near = Holds { $goal } forts: wins at the start of the next own turn if they are still held
board-bid = bid { $amount }
board-bid-waiting = to bid
board-bid-sealed = has bid
board-confirm-recruits = { $count ->
    [one] One fort can still recruit;
   *[other] { $count } forts can still recruit;
 } { $verb ->
    [end-turn] end the turn all the same?
   *[attack] attack all the same? Planning ends with it.
 }
board-story = Territories
