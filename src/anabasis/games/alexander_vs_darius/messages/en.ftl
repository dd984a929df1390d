### Alexander vs. Darius in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = Alexander vs. Darius
lobby-words = Cross the Hellespont and break the belief in the Great King, or outlast Alexander by land, by sea and with gold for Sparta.

## The two players, and whoever fights

seat-0 = Macedon
seat-1 = Persia

side-macedon = Macedon
side-persia = Persia
side-thrace = the Thracian band
side-sparta = Sparta
side-nobody = nobody

list-times = { $count } × { $what }

## Areas, straits, seas and cities

area-illyria = Illyria
area-miesia = Miesia
area-thrace = Thrace
area-macedonia = Macedonia
area-hellas = Hellas
area-mycenae = Mycenae
area-khania = Khania
area-knossos = Knossos
area-wilusha = Wilusha
area-lydia = Lydia
area-ahhiyawa = Ahhiyawa
area-arzawa = Arzawa
area-lukka = Lukka
area-rhodes = Rhodes
area-phrygia = Phrygia
area-haphalla = Haphalla
area-zippasla = Zippasla
area-chalybes = Chalybes
area-gasga = Gasga
area-pitasia = Pitasia
area-cappadocia = Cappadocia
area-west-taurus = West Taurus
area-cilicia = Cilicia
area-kizzuwatna = Kizzuwatna
area-east-taurus = East Taurus
area-carchemish = Carchemish
area-ugarit = Ugarit
area-orontes-river = Orontes River
area-hamath = Hamath
area-syria = Syria
area-phoinicia = Phoinicia
area-canaan = Canaan
area-judah = Judah
area-cyprus = Cyprus
area-sinai = Sinai
area-zoan = Zoan
area-naucratis = Naucratis
area-on = On
area-ta-mehu = Ta-Mehu
area-thebaid = Thebaid
area-nubia = Nubia
area-libya = Libya
area-colchis = Colchis
area-ashuguzai = Ashuguzai
area-miskheta = Miskheta
area-urartu = Urartu
area-van = Van
area-caspia = Caspia
area-mitanni = Mitanni
area-subartu = Subartu
area-ashur = Ashur
area-mari = Mari
area-eshnunna = Eshnunna
area-karduniash = Karduniash
area-kish = Kish
area-sumer = Sumer
area-lagash = Lagash
area-uruk = Uruk
area-ur = Ur
area-mannai = Mannai
area-zamua = Zamua
area-media = Media
area-hyrkania = Hyrkania
area-north-zargoa = North Zargoa
area-south-zargoa = South Zargoa
area-khuzi = Khuzi
area-elam = Elam
area-au-nefud = Au Nefud
area-arabia = Arabia
area-kaldu = Kaldu

strait-hellespont = Hellespont
strait-bosporus = Bosporus

sea-aegean = Aegean Sea
sea-black = Black Sea
sea-ionian = Ionian Sea
sea-cretan = Cretan Sea
sea-cilician = Cilician Sea
sea-levantine = Levantine Sea
sea-egyptian = Egyptian Sea

city-aleppo = Aleppo
city-sardis = Sardis
city-opis = Opis
city-babylon = Babylon
city-harran = Harran
city-susa = Susa
city-memphis = Memphis
city-sais = Sais
city-tanis = Tanis
city-thebes = Thebes
city-byblos = Byblos
city-salamis = Salamis
city-tyre = Tyre
city-persepolis = Persepolis
city-halicarnassus = Halicarnassus
city-pella = Pella
city-gaza = Gaza
city-athens = Athens
city-sparta = Sparta

called-area = in { $area }
called-field = on the field
called-aboard = aboard the { $nation } ships in the { $sea }
called-at-sea = the { $sea }
called-port = the port of { $area }
called-port-on = the port of { $area } on the { $sea }

## Leaders, units and ships

leader-philip-ii = Philip II
leader-alexander-iii = Alexander III
leader-parmenion = Parmenion
leader-antipater = Antipater
leader-coenus = Coenus
leader-antigonus = Antigonus
leader-craterus = Craterus
leader-perdiccas = Perdiccas
leader-ptolemy = Ptolemy
leader-artaxerxes-iii = Artaxerxes III
leader-artaxerxes-iv = Artaxerxes IV
leader-bisthanes = Bisthanes I
leader-darius-iii = Darius III
leader-nabarzanes = Nabarzanes
leader-bessus = Bessus
leader-ariobarzanes = Ariobarzanes
leader-mazaeus = Mazaeus
leader-atropates = Atropates
leader-arsames = Arsames
leader-spithridates = Spithridates
leader-pharnabazus-iii = Pharnabazus III
leader-orontobates = Orontobates
leader-orontes-ii = Orontes II
leader-spitamenes = Spitamenes
leader-memnon = Memnon
leader-agis-iii = Agis III
leader-syrmus = Syrmus

unit-light-infantry = light infantry
unit-light-cavalry = light cavalry
unit-medium-infantry = medium infantry
unit-heavy-infantry = heavy infantry
unit-heavy-cavalry = heavy cavalry
unit-immortals = Immortals
unit-hoplites = hoplites
unit-phalanx = phalanx
unit-spartan-phalanx = Spartan phalanx

class-light-infantry = light infantry
class-light-cavalry = light cavalry
class-medium-infantry = medium infantry
class-heavy-infantry = heavy infantry
class-worn-heavy-infantry = worn heavy infantry
class-heavy-cavalry = heavy cavalry
class-worn-heavy-cavalry = worn heavy cavalry
class-immortals = Immortals
class-worn-immortals = worn Immortals
class-hoplites = hoplites
class-worn-hoplites = worn hoplites
class-phalanx = phalanx
class-worn-phalanx = worn phalanx
class-spartan-phalanx = Spartan phalanx
class-worn-spartan-phalanx = worn Spartan phalanx

nation-persian = Persian
nation-macedonian = Macedonian
nation-athenian = Athenian

## Options

option-philip = Philip II is king of Macedon
option-philip-off = no, Alexander is king
option-philip-on = yes, he starts with Alexander in Thrace
option-artaxerxes = Artaxerxes III is Great King
option-artaxerxes-off = no, Darius is king
option-artaxerxes-on = yes, Darius waits for his turn

## What happens: set-up, turns and phases

event-thrace-pacified = { $seat } has pacified Thrace before setting out.
event-thrace-left = { $seat } leaves Thrace as it is: Alexander has one phalanx and one light infantry more, and there is more treasure.
event-turn-begins = Turn { $turn } begins.
event-income =
    { $treasure ->
        [0] { $seat } has no city that pays, and still has { $purse } treasure.
       *[other] { $seat } collects { $treasure } treasure from the cities and now has { $purse }.
    }
event-arrived =
    { $units ->
        [0] { $leader } arrives in { $area }.
        [one] { $leader } arrives in { $area } with one unit.
       *[other] { $leader } arrives in { $area } with { $units } units.
    }
event-king-roll =
    { $added ->
        [0] The health of { $leader }: the die shows { $die }. He dies on 6 or more.
       *[other] The health of { $leader }: the die shows { $die }, and { $added } is added since he travelled. He dies on 6 or more.
    }
event-king-died = The Great King is dead: { $leader }.
event-heir-roll = The die for the heir shows { $die }: { $leader }.
event-new-king = { $leader } is Great King.
event-passed =
    { $times ->
        [1] { $seat } passes.
       *[other] { $seat } passes once more and is out for this turn.
    }
event-actions-end = The action phase of turn { $turn } is over.
event-turn-ends = Turn { $turn } is over.
event-game-ends = The war is over: { $winner } has won.

## What happens: armies

event-set-out =
    { $seat } pays { $price } treasure; an army sets out from { $area }{ $names ->
        [hidden] .
       *[other] : { $names }.
    }
event-marched =
    { $seat } marches from { $origin } to { $target } ({ $names ->
        [hidden] { $leaders ->
            [one] one leader
           *[other] { $leaders } leaders
        }
       *[other] { $names }
    }{ $units ->
        [0] {""}
        [one] , one unit
       *[other] , { $units } units
    }).
event-crossed =
    { $price ->
        [0] { $seat } crosses the { $strait }.
       *[other] { $seat } crosses the { $strait } for { $price } treasure more.
    }
event-halted = { $seat }’s army halts in { $area }.
event-forced-march =
    { $success ->
        [1] { $seat } forces the march in { $area }: the die shows { $die }, and the army has one movement point more.
       *[0] { $seat } forces the march in { $area }: the die shows { $die }, and nothing is gained.
    }
event-march-losses = Worn down by the forced march in { $area }, { $side } takes hits: { $classes }.
event-desert-losses = In the desert of { $area } { $side } takes hits: { $classes }.
event-thracians-moved = { $seat } sends the Thracians from { $origin } to { $target }.

## What happens: fleets

event-fleet-rolled = { $seat }’s ships in the { $sea } try to sail: the die shows { $die }.
event-fleet-stayed =
    { $ships ->
        [one] In the { $sea } one { $nation } ship stays where it is.
       *[other] In the { $sea } { $ships } { $nation } ships stay where they are.
    }
event-sailed =
    { $ships ->
        [one] { $seat } sails from the { $origin } to the { $target } with one ship.
       *[other] { $seat } sails from the { $origin } to the { $target } with { $ships } ships.
    }
event-put-in =
    { $ships ->
        [one] { $seat } enters the port of { $area } with one ship.
       *[other] { $seat } enters the port of { $area } with { $ships } ships.
    }
event-put-to-sea = The port of { $area } is lost to { $seat }, whose ships put out into the { $sea }.
event-embarked =
    { $seat } goes aboard in { $area }, on the { $sea }: { $names ->
        [hidden] { $leaders ->
            [one] one leader
           *[other] { $leaders } leaders
        }
       *[other] { $names }
    }{ $units ->
        [0] {""}
        [one] {" "}with one unit
       *[other] {" "}with { $units } units
    }.
event-landed =
    { $seat } lands in { $area } from the { $sea }: { $leaders ->
        [0] { $units ->
            [one] one unit
           *[other] { $units } units
        }
       *[other] { $names ->
            [hidden] { $leaders ->
                [one] one leader
               *[other] { $leaders } leaders
            }
           *[other] { $names }
        }{ $units ->
            [0] {""}
            [one] {" "}with one unit
           *[other] {" "}with { $units } units
        }
    }.
event-ships-lost =
    { $ships ->
        [one] { $seat } loses one { $nation } ship in the { $sea }.
       *[other] { $seat } loses { $ships } { $nation } ships in the { $sea }.
    }
event-cargo-lost =
    Aboard in the { $sea } { $seat } loses { $classes_count ->
        [0] { $names }
       *[other] { $names_count ->
            [0] { $classes }
           *[other] { $names }, { $classes }
        }
    }.
event-fleet-fled = { $seat }’s transports flee from the { $origin } to the { $target }.

## What happens: control

event-marker-placed = { $seat } places a marker in { $area }.
event-marker-turned = { $seat } turns the marker in { $area }.
event-marker-removed = { $seat } removes the marker of { $area }; the area is nobody’s.
event-bonus-marker = After the rout { $seat } sets a marker in { $area }, too.

## What happens: land battles

event-battle-met = Battle in { $area }: { $side } attacks { $enemy }.
event-retreat-checked =
    Retreat check of { $side }: the die shows { $die }{ $added ->
        [0] {""}
       *[other] {" "}and { $added } more for the ground
    }. { $success ->
        [1] The army gets away.
       *[0] It must stay.
    }
event-slipped-away = Before the battle { $side } slips away from { $area }.
event-stack-shown =
    In { $area } { $side } has { $names_count ->
        [0] { $classes }
       *[other] { $classes_count ->
            [0] { $names } without any unit
           *[other] { $names } with { $classes }
        }
    }.
event-round-begins = Round { $round } of the battle in { $area }.
event-four-dice = { $leader } leads from the front and rolls four dice.
event-fought =
    With { $dice ->
        [one] one die
       *[other] { $dice } dice
    } { $side } scores { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-gates-held =
    { $ignored ->
        [0] The Persian Gates hold, but there is no hit to ignore.
        [one] The Persian Gates hold: one Macedonian hit is ignored.
       *[other] The Persian Gates hold: { $ignored } Macedonian hits are ignored.
    }
event-battle-losses =
    { $classes_count ->
        [0] { $side } loses a leader in { $area }: { $names } is killed.
       *[other] In { $area } { $side } takes hits: { $classes }.
    }
event-risk-rolled =
    { $die ->
        [6] The risk of { $leader }: the die shows 6, and he is killed.
       *[other] The risk of { $leader }: the die shows { $die }. He lives, but cannot move next turn.
    }
event-broke-off = The battle in { $area } is broken off by { $side }.
event-escape-rolled =
    { $die ->
        [5] The die for the escape of { $leader } shows 5: the pursuit can reach him.
        [6] The die for the escape of { $leader } shows 6: the pursuit can reach him.
       *[other] The die for the escape of { $leader } shows { $die }: no pursuit can reach him.
    }
event-pursued =
    Pursuing with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $side } scores { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-pursuit-losses =
    { $classes_count ->
        [0] { $side } loses a leader on the flight from { $area }: { $names } is killed.
       *[other] Fleeing from { $area }, { $side } takes hits: { $classes }.
    }
event-retreated = From { $origin } { $side } retreats to { $target }.
event-no-retreat =
    Unable to get away from { $area }, { $side } loses { $classes_count ->
        [0] { $names }
       *[other] { $names_count ->
            [0] { $classes }
           *[other] { $names }, { $classes }
        }
    }.
event-battle-ends = The battle in { $area } is over. Hits by the attacker { $hits }, by the defender { $enemy_hits }; victory for { $winner }.
event-spoils =
    { $treasure ->
        [0] { $seat } finds no spoils.
       *[other] { $seat } takes spoils worth { $treasure } treasure.
    }
event-pride-rolled = The pride of { $leader }: three dice come to { $dice }.

## What happens: sea battles, raids and sieges

event-sea-battle-met =
    { $port ->
        [hidden] { $seat } attacks the enemy ships in the { $sea }.
       *[other] { $seat } attacks the enemy ships in the port of { $port }, from the { $sea }.
    }
event-sea-fought =
    Round { $round } at sea: with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } { $seat } scores { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-withdrew = { $seat }’s fleet withdraws from the { $origin } to { $target }.
event-sea-battle-ends = The sea battle in the { $sea } is over; victory for { $winner }.
event-raided =
    { $successes ->
        [0] { $seat } raids { $area } with { $dice ->
            [one] one die
           *[other] { $dice } dice
        } and finds nothing.
        [one] { $seat } raids { $area } with { $dice ->
            [one] one die
           *[other] { $dice } dice
        }: one success, which costs Macedon 1 treasure.
       *[other] { $seat } raids { $area } with { $dice } dice: { $successes } successes, each of which costs Macedon 1 treasure.
    }
event-memnon-gone = One of the raiding dice shows 1: { $leader } is lost.
event-besieged =
    { $seat } besieges { $area } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } and scores { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }; the city has taken { $in_all } so far.
event-siege-losses = The besiegers of { $area } take hits: { $classes }.
event-city-fell = { $city } has fallen: { $seat } plunders { $plunder } treasure.
event-siege-raised = The siege of { $area } is raised.

## What happens: supply, recruiting, upkeep

event-hungry = In { $area } { $side } is out of supply.
event-supply-losses = Out of supply in { $area }, { $side } takes hits: { $classes }.
event-recruited =
    { $price ->
        [0] { $seat } places { $unit } in { $area }.
       *[other] { $seat } recruits { $unit } in { $area } for { $price } treasure.
    }
event-restored = { $seat } restores { $unit } { $place } to full strength for { $price } treasure.
event-ship-built = { $seat } builds a ship in { $area } for { $price } treasure.
event-levied = { $seat } calls the emergency levy: the die shows { $die }.
event-levy-drawn =
    { $units_count ->
        [0] There is nobody left to be levied.
       *[other] Drawn for { $seat }’s levy: { $units }.
    }
event-gold-sent = { $seat } sends { $price } treasure to the Spartans.
event-revolt-rolled =
    { $added ->
        [0] Will Sparta revolt? The die shows { $die }.
       *[other] Will Sparta revolt? The die shows { $die }, and { $added } more for the gold.
    }
event-sparta-revolts = Sparta revolts: the army in { $area } fights for Persia from now on.
event-army-paid = { $seat } pays { $price } treasure for the armies.
event-deserted = For want of pay { $seat } loses { $class } { $place }.
event-athenians-paid = { $seat } pays { $price } treasure for the Athenian ships.
event-navy-scrapped = Rather than pay for the navy, { $seat } gives up a ship in the { $sea }.
event-athenians-went = The Athenian ships leave { $seat } and go home.
event-navy-paid = { $seat } pays { $price } treasure for the navy.
event-navy-destroyed =
    { $ships ->
        [one] None of the navy’s cities is left to { $seat }: the last ship is lost.
       *[other] None of the navy’s cities is left to { $seat }: all { $ships } ships are lost.
    }

## What happens: the tracks

event-many-units = Alexander has eight Persian units or more against him: War Weariness { $step }, now { $track }.
event-city-retaken = Persia takes what was a Macedonian city: War Weariness { $step }, now { $track }.
event-alexander-hungry = Alexander’s army is out of supply: War Weariness { $step }, now { $track }.
event-army-unpaid = The Macedonian armies are not paid: War Weariness { $step }, now { $track }.
event-smaller-army = Another Macedonian army is larger than Alexander’s: War Weariness { $step }, now { $track }.
event-alexander-beaten = Alexander has lost a battle: War Weariness { $step }, now { $track }.
event-glory-won = Wilusha, Phrygia and Libya are all Macedonian: War Weariness +{ $step }, now { $track }.
event-philip-dead = Philip is dead, and Alexander is king: War Weariness { $step }, now { $track }.
event-battle-won = Persia has won a battle: Legitimacy +{ $step }, now { $track }.
event-city-gained = Persia gains a city: Legitimacy +{ $step }, now { $track }.
event-battle-lost = Persia has lost a battle: Legitimacy { $step }, now { $track }.
event-city-lost = Persia loses a city: Legitimacy { $step }, now { $track }.
event-battle-left = Persia has broken off a battle: Legitimacy { $step }, now { $track }.
event-pride-hurt = Persian pride is hurt: Legitimacy { $step }, now { $track }.
event-persepolis-taken = Persepolis has a Macedonian garrison: Legitimacy { $step }, now { $track }.
event-media-taken = Media has a Macedonian garrison: Legitimacy { $step }, now { $track }.
event-king-killed = The Great King has fallen in battle: Legitimacy { $step }, now { $track }.
event-levy-price = The emergency levy has its price: Legitimacy { $step }, now { $track }.

## What happens: the event table

event-event-rolled =
    Event { $roll }: { $roll ->
        [2] Crete helps Alexander
        [3] Spitamenes arrives
        [4] Philotas
        [5] a Thracian raid on Macedonia
        [6] an Illyrian raid
        [7] a revolt in Egypt
        [8] intrigue at the Persian court
        [9] a Scythian raid
        [10] Cyprus revolts
        [11] the Persians drill
       *[12] Porus invades
    }{ $again ->
        [0] .
       *[other] {" "}(not for the first time).
    }
event-event-track =
    { $step ->
        [-1] Legitimacy { $step }, now { $track }.
       *[other] Legitimacy +{ $step }, now { $track }.
    }
event-event-treasure =
    { $treasure ->
        [0] { $seat } has no treasure to lose.
       *[other] { $seat } loses { $treasure } treasure.
    }
event-event-leader-gone = { $leader } is out of the game.
event-event-ships =
    { $area ->
        [hidden] New ships for { $seat }, lying off the coast: { $ships }.
       *[other] New ships for { $seat } in the port of { $area }: { $ships }.
    }
event-event-units-gone =
    { $area ->
        [hidden] Aboard ship { $side } loses { $classes }.
       *[other] In { $area } { $side } loses { $classes }.
    }
event-drilled = { $seat } drills a light unit { $place }: it is { $unit } now.

## What is asked: the turn, marches and fleets

prompt-settle-thrace = Has Alexander pacified Thrace? If so, Thracian raids stay small all game. If not, you start with a phalanx, a light infantry and treasure more, but the Thracians may come in force.
prompt-act =
    { $passes ->
        [0] Take one action: press a lit army, sea or city to see what it can do there. Or pass. You have { $treasure } treasure.
       *[other] Take one action: press a lit army, sea or city. Or pass, and be out for this turn. You have { $treasure } treasure.
    }
prompt-march =
    Where to from { $area }? The army has { $left ->
        [one] one movement point
       *[other] { $left } movement points
    } left. On the march: { $leaders }{ $units ->
        [0] {""}
        [one] {" "}with one unit
       *[other] {" "}with { $units } units
    }.
prompt-board =
    Who goes aboard in { $area }, on the { $sea }? Ready: { $leaders }{ $units ->
        [0] {""}
        [one] {" "}with one unit
       *[other] {" "}with { $units } units
    }.
prompt-carry =
    Which ships carry the army from { $area }? { $units ->
        [0] Its leaders need one.
        [one] One unit has none yet.
       *[other] { $units } units have none yet.
    }
prompt-voyage =
    { $left ->
        [0] Your ships are in the { $sea } and can sail no farther. Where do they lie?
        [one] Your ships are in the { $sea } and can sail one sea more. Where to?
       *[other] Your ships in the { $sea } can sail { $left } seas. Where to?
    }
prompt-flee = The landing has failed. Where do the transports in the { $sea } flee to?
prompt-withdraw = The ships must leave { $berth }. Where do they withdraw to?
prompt-shelter = The actions are over. Which port do the ships in the { $sea } go to?

## What is asked: battles and sieges

prompt-slip-away = You are attacked in { $area }. Do you try to slip away before the battle, or stand and fight?
prompt-field =
    { $left ->
        [one] Your leaders can command one unit more in this round. Is it { $class }?
       *[other] Your leaders can command { $left } more units in this round. How many of them are { $class }?
    }
prompt-four-dice = Round { $round }: does Alexander roll four dice? Then he cannot move next turn, and on a 6 he is killed.
prompt-allot =
    { $hits ->
        [one] One hit is left to be taken. By { $class }?
       *[other] { $hits } hits are to be shared out. How many go to { $class }, and how many to the others?
    }
prompt-allot-leader =
    { $hits ->
        [one] One hit is left to be taken. Does { $leader } take it, and die?
       *[other] { $hits } hits are left to be taken. Does { $leader } take one, and die?
    }
prompt-break-off = Round { $round } is next in { $area }. Do you try to break off? Whoever gets away has lost the battle and is pursued.
prompt-harried =
    { $hits ->
        [one] The pursuit scores one more hit. Who takes it?
       *[other] The pursuit scores { $hits } hits. Who takes the next one?
    }
prompt-leave =
    { $units ->
        [one] Your leaders can lead away all but one unit. Which is lost?
       *[other] Your leaders can lead away all but { $units } units. Which is lost next?
    }
prompt-retreat = Where does your army retreat to from { $area }?
prompt-bonus = The enemy in { $area } is destroyed to the last man. In which adjacent area do you set a marker, too?
prompt-sea-stand = Round { $round } at sea is next. Do you fight, or withdraw? Press where your ships go.
prompt-sea-leave = The sea battle is lost. Where do your ships withdraw to from { $berth }?
prompt-sink =
    { $hits ->
        [one] One hit is left to be taken. Is a { $nation } ship lost?
       *[other] { $hits } hits are left to be taken. How many { $nation } ships are lost?
    }
prompt-drown =
    { $units ->
        [one] One unit aboard in { $berth } has lost its ship. Which?
       *[other] { $units } units aboard in { $berth } have lost their ships. Which is the next?
    }
prompt-siege-losses =
    { $hits ->
        [one] Your besiegers of { $area } take one more hit. On { $class }?
       *[other] Your besiegers of { $area } take { $hits } more hits. How many of them on { $class }?
    }

## What is asked: recruiting and upkeep

prompt-recruit =
    { $left ->
        [0] You can recruit no more units in this turn, but restore worn ones. You have { $treasure } treasure.
        [one] Recruit one unit more, and restore worn ones. You have { $treasure } treasure.
       *[other] Recruit up to { $left } units, and restore worn ones. You have { $treasure } treasure.
    }
prompt-enlist =
    { $units ->
        [one] Where is the last unit of the levy placed, { $unit }?
       *[other] { $units } units of the levy are left. Where is the next one placed, { $unit }?
    }
prompt-spartan-gold = Sparta revolts on { $roll } or more. Do you send { $price } of your { $treasure } treasure, and add 1 to the die?
prompt-disband = You cannot pay for your armies. Which unit deserts?
prompt-navy = Do you pay { $price } of your { $treasure } treasure for the navy, or give up a ship? Press where it lies.
prompt-athenians = Do you pay { $price } of your { $treasure } treasure for the Athenian ships? Unpaid, they go home.
prompt-hire-athenians = The Athenian ships lie at home. Do you hire them again for { $price } of your { $treasure } treasure?

## What is asked: events

prompt-moor =
    { $ships ->
        [one] A new ship comes to you. Where does it lie?
       *[other] { $ships } new ships come to you. Where do they lie?
    }
prompt-appoint = Parmenion is dead. Who takes his place { $place }?
prompt-lose-ship =
    { $ships ->
        [one] Cyprus revolts, and you lose one more ship. Where?
       *[other] Cyprus revolts, and you lose { $ships } ships. Where is the next one?
    }
prompt-drill = Your army drills. Which { $unit } becomes a heavy unit?
prompt-remove =
    { $units ->
        [one] Porus calls men away. Where do you remove the last light infantry?
       *[other] Porus calls men away. You remove { $units } light infantry; where is the next one?
    }

## What can be done: the turn, marches and fleets

action-pacify = Thrace is pacified
action-leave-thrace = Thrace is left as it is
action-march = March from { $area }
action-sail = Sail the ships in the { $sea }
action-embark = Embark in { $area }, on the { $sea }
action-land = Land in { $area } from the { $sea }
action-besiege = Besiege { $area }
action-raid =
    { $dice ->
        [one] Raid { $area } from the { $sea } with one die
       *[other] Raid { $area } from the { $sea } with { $dice } dice
    }
action-thracians = Send the Thracians to { $area }
action-pass = Pass
action-go = Go to { $area }
action-mark = Set your marker here
action-force = Try a forced march
action-pick = Take along { $count } × { $class }
action-pick-leader = Take along { $leader }
action-drop = Leave behind { $count } × { $class }
action-drop-leader = Leave behind { $leader }
action-halt = Halt
action-load = Go aboard
action-carry =
    { $ready ->
        [failed] { $nation } ships from { $berth } that have failed to sail
       *[other] { $nation } ships from { $berth }
    }
action-voyage = Sail to the { $sea }
action-anchor = Stay out at sea
action-put-in = Enter the port of { $area }
action-attack-port = Attack the ships in the port of { $area }
action-flee = Flee to the { $sea }
action-withdraw = Leave for { $berth }
action-shelter = Return to { $berth }

## What can be done: battles and sieges

action-slip-away = Try to slip away
action-stand = Stand and fight
action-field =
    { $count ->
        [0] Without { $class }
       *[other] { $count } × { $class } in the line
    }
action-four-dice = Four dice for Alexander
action-one-die = One die
action-hit =
    { $count ->
        [0] No hit on { $class }
       *[other] { $count } × { $class } hit
    }
action-hit-leader = { $leader } is killed
action-spare-leader = { $leader } is spared
action-break-off = Try to break off
action-fight-on = Fight on
action-harry = The pursuit hits { $class }
action-harry-leader = The pursuit kills { $leader }
action-leave = Abandon { $class }
action-retreat = Retreat to { $area }
action-bonus = Set a marker in { $area }
action-no-bonus = Set no marker
action-fight = Fight
action-steer = Withdraw to { $berth }
action-sink =
    { $ships ->
        [0] Lose no { $nation } ship
        [one] Lose one { $nation } ship
       *[other] Lose { $ships } { $nation } ships
    }
action-drown = Lost aboard: { $class }
action-lose =
    { $count ->
        [0] No siege hit on { $class }
       *[other] { $count } × { $class } hit in the siege
    }

## What can be done: recruiting, upkeep and events

action-recruit = Recruit { $unit } in { $area }
action-restore = Restore { $unit } { $place }
action-build = Build a ship in { $berth }
action-levy = Call the emergency levy
action-done = Recruit no more
action-enlist = Place { $unit } in { $area }
action-send-gold = Send gold to Sparta
action-keep-gold = Send nothing
action-disband = Give up { $class } { $place }
action-pay-navy = Pay for the navy
action-scrap = Give up a ship in { $berth }
action-pay-athenians = Pay the Athenians
action-refuse-athenians = Do not pay the Athenians
action-moor = The ships lie in { $berth }
action-appoint = Appoint { $leader }
action-lose-ship = Remove a ship from { $berth }
action-drill = Drill the unit { $place }
action-remove = Remove a light infantry { $place }

## Why not: armies

refusal-nobody-of-yours = You have nobody in { $area }.
refusal-too-dear = That costs { $price } treasure, more than you have.
refusal-no-leader = No leader of yours in { $area } could lead the units.
refusal-alexander-held = Alexander cannot move in this turn, after his four dice.
refusal-moved-already = The leaders in { $area } have moved in this turn already.
refusal-nowhere-to-go = The army in { $area } has nowhere to go.
refusal-marker-yours = Your marker lies in { $area } already.
refusal-closed = Nobody may enter { $area } yet.
refusal-must-besiege = The city in { $area } must be besieged.
refusal-no-points =
    { $cost ->
        [one] To turn the marker in { $area } costs one movement point, and none is left.
       *[other] To set the marker in { $area } costs { $cost } movement points, and so many are not left.
    }
refusal-six-to-a-leader = A leader leads six units, and your leaders would be too few.
refusal-led-by-higher =
    { $count ->
        [one] The unit is led by a leader of higher rank, who stays.
       *[other] Of these units, { $count } are led by a leader of higher rank, who stays.
    }
refusal-not-adjacent = { $area } is not adjacent.
refusal-strait-barred = Enemy ships in the { $sea } bar the way to { $area }.
refusal-thracians-there = The Thracians are in { $area }, and Persians keep apart from them.
refusal-persians-there = Persians are in { $area }, and the Thracians keep apart from them.
refusal-ariobarzanes-stays = Ariobarzanes does not leave Mesopotamia and Iran, so he cannot go to { $area }.
refusal-too-far =
    { $left ->
        [0] { $area } costs { $cost ->
            [one] one movement point
           *[other] { $cost } movement points
        }, and none is left.
       *[other] { $area } costs { $cost ->
            [one] one movement point
           *[other] { $cost } movement points
        }, and only { $left } is left.
    }
refusal-forced-already = The army has tried a forced march already.
refusal-not-under-way = The army has not done anything yet: let it march or set a marker first.
refusal-asked-already = You have changed this here already: { $what }.
refusal-not-there-to-pick = Not so many are here that could come along: { $count } × { $class }.
refusal-not-there-to-drop = You do not have that here: { $class }.
refusal-leader-not-here = { $leader } is not here to join the army.
refusal-leader-has-moved = { $leader } cannot move any more in this turn.
refusal-leader-not-in-army = { $leader } is not with the army.
refusal-last-leader = { $leader } is the last leader of the army.
refusal-no-thracians = There are no Thracians for you to move.
refusal-thracians-moved = The Thracians have moved in this turn already.

## Why not: fleets

refusal-no-port-here = { $area } is not beside the { $sea }.
refusal-enemy-ships = There are enemy ships in the { $sea }.
refusal-no-ships = You have no ships there.
refusal-fleet-has-moved = Your ships in the { $sea } have moved in this turn already.
refusal-fleet-has-tried = Your ships in the { $sea } have tried to move in this turn already.
refusal-no-room = Your ships in the { $sea } carry one unit each, and there is no room for more.
refusal-nobody-aboard = Nobody is aboard your ships in the { $sea }.
refusal-not-ready-there = No { $nation } ships that could be boarded are in { $berth }.
refusal-no-leader-aboard = Without a leader aboard your units can only go ashore in the friendly port where they lie.
refusal-seas-not-adjacent = The { $origin } and the { $sea } do not touch.
refusal-two-seas = The ships have sailed as far as they can in one turn.
refusal-port-not-friendly = Ships enter only a port where your own marker lies.
refusal-nobody-in-port = No enemy ships lie in the port of { $area }, on the { $sea }.
refusal-no-refuge = Your ships cannot withdraw to { $berth }: enemies are there, or it is no friendly port of this sea.
refusal-no-shelter = Your ships cannot go to { $berth }: they go to a friendly port of their sea or, if there is none, of the next.
refusal-persians-only = Only the Persian can do that.
refusal-not-macedonian = There is no Macedonian marker in { $area }.
refusal-port-guarded = Macedonians guard { $area }, on land or with ships.
refusal-too-few-ships = For { $dice } dice you need twice as many ships in the { $sea }.

## Why not: battles and sieges

refusal-another-asked = Another kind is asked about now.
refusal-too-many-to-field = So many cannot fight in this round: { $count } × { $class }.
refusal-too-few-to-field = More must fight: as many units as your leaders can command.
refusal-too-many-hits = At most { $most } hits can be taken there.
refusal-too-few-hits =
    { $left ->
        [one] The hit must be taken: the others cannot take it.
       *[other] More must be taken here: the others cannot take the rest of the { $left } hits.
    }
refusal-infantry-first = The pursuit hits infantry as long as there is any, not { $class }.
refusal-no-way-out = Your army cannot retreat to { $area }: a retreat leads over one or two areas without enemies to a friendly marker.
refusal-no-bonus-there = No marker can be won in { $area }: it must be adjacent, without a city and without units, and not yours.
refusal-not-aboard = There is no { $class } aboard.
refusal-no-army = You have no army in { $area }: units with a leader.
refusal-no-enemy-city = There is no enemy city in { $area }.
refusal-no-siege-troops = A siege needs light or medium infantry, Immortals, hoplites or a phalanx, and there are none in { $area }.
refusal-besieged-already = { $area } has been besieged in this turn already.

## Why not: recruiting, upkeep and events

refusal-not-friendly = { $area } has neither your marker nor an army of yours.
refusal-enemies-there = Enemies are there.
refusal-only-in-greece = Greek hoplites are placed in Hellas or Mycenae only.
refusal-only-in-macedonia = Only in Macedonia can you place { $unit }.
refusal-never-recruited = There is no recruiting { $unit }.
refusal-not-in-pool = None is left in the pool: { $unit }.
refusal-limit = You recruit { $limit } units a turn at most.
refusal-nothing-worn = There is no worn { $unit } of yours { $place }.
refusal-no-city = Ships are built in ports with a city only.
refusal-levied-already = The emergency levy is called once a game only.
refusal-too-early = The emergency levy can be called from turn { $turn } on.
refusal-another-first = The units of the levy are placed kind by kind; first comes { $unit }.
refusal-others-desert-first = Hoplites desert first, then heavy cavalry, not { $class }.
refusal-no-haven = The ships do not come to { $berth }.
refusal-nothing-to-drill = There is nobody to drill { $place }.
refusal-nothing-to-remove = You have no light infantry { $place }.

## Why a game is over

reason-legitimacy = Nobody believes in the Great King any more: Legitimacy is at 0.
reason-weariness = Alexander’s army has had enough of the war: War Weariness is at 0.
reason-alexander-killed = Alexander was killed in battle.
reason-no-heir = Persia has no king any more, and no heir.
reason-last-turn = The twenty turns are over, and nobody has won.

## How things stand

status-turn = Turn { $turn } of { $last }
status-tracks = War Weariness { $weariness }, Legitimacy { $legitimacy }
status-treasure = Treasure: Macedon { $macedon }, Persia { $persia }

## The player's aid

terrain-plains = plains
terrain-rough = rough
terrain-mountain = mountain
terrain-desert = desert

aid-turn = The turn
aid-step = In this order
aid-turn-income = Each city under one’s marker brings 1 treasure
aid-turn-actions = Turn about, one action each, until two passes follow each other; who passes twice is out
aid-turn-supply = Fleets go to port; units without a line of supply roll
aid-turn-recruiting = Recruiting: Macedon at most { $macedon }, then Persia at most { $persia }
aid-turn-revolt = From turn { $turn } on: the roll for the Spartan revolt
aid-turn-upkeep = Armies, Persian navy and Athenian ships are paid for
aid-turn-end = War Weariness, if another Macedonian army is larger than Alexander’s

aid-prices = What an action costs
aid-action = Action
aid-macedon = Macedon
aid-persia = Persia
aid-march = a march
aid-cross = a march over a strait
aid-sail = to try to sail
aid-embark = to go aboard
aid-land = to go ashore
aid-besiege = a siege
aid-raid = a raid, for each die (two ships)

aid-units = The units
aid-unit = Unit
aid-hits-with = Hits with
aid-takes = Hits it takes
aid-points = Points
aid-besieges = Besieges
aid-pursues = Pursues
aid-price = Price
aid-yes = yes
aid-price-for = { $price } for { $count }
aid-hoplites-price = { $price } in Greece, else { $else }

aid-ships = The ships
aid-nation = Nation
aid-sails-on = Sails with

aid-terrain = The land
aid-what = What
aid-note = Note
aid-terrain-plains = nothing more
aid-terrain-rough = a retreat check has 1 more
aid-terrain-mountain = a retreat check has 1 more
aid-terrain-desert = each unit that enters rolls for losses

aid-weariness = War Weariness (at 0 Persia wins)
aid-legitimacy = Legitimacy (at 0 Macedon wins)
aid-steps = Steps
aid-many = Alexander fights { $units } Persian units or more
aid-retaken = a city that was Macedonian is taken back
aid-hungry = Alexander is out of supply
aid-unpaid = the Macedonian armies are not paid
aid-smaller = another Macedonian army is larger than Alexander’s
aid-beaten = Alexander is beaten
aid-glory = Wilusha, Phrygia and Libya are Macedonian for the first time
aid-philip = Philip II dies
aid-won = Persia wins a battle
aid-city-gained = Persia gains a city
aid-lost = Persia loses a battle
aid-city-lost = Persia loses a city
aid-broken-off = Persia breaks off a battle
aid-pride = a roll for pride fails after that
aid-persepolis = Persepolis falls for the first time
aid-media = Media falls for the first time
aid-king = the king is killed

aid-upkeep = What else is paid
aid-treasure = Treasure
aid-macedonian-army = the Macedonian armies, each turn
aid-persian-army = the Persian armies, each turn
aid-persian-army-inland = the same without a port city
aid-athenians = the Athenian ships, each turn
aid-athenians-again = the same after they were refused once
aid-navy = the Persian navy, each turn
aid-restore = a worn unit is restored
aid-build = a ship is built
aid-gold = gold for Sparta

aid-revolt = The Spartan revolt
aid-turn-number = Turn
aid-from-turn = from { $turn } on
aid-roll = Roll

aid-events = Events, after combat (two dice)
aid-event = Event
aid-does = What it does
aid-event-crete = Crete helps Alexander
aid-event-does-crete = One light infantry and two ships for Macedon, and markers in Khania and Knossos; again: Legitimacy +1
aid-event-spitamenes = Spitamenes
aid-event-does-spitamenes = He comes to Media with three light cavalry and one light infantry; again, or after 12: Legitimacy +1
aid-event-philotas = Philotas
aid-event-does-philotas = Philip, or else Parmenion, is gone; Macedon loses 1 treasure, Legitimacy +1; again: Legitimacy +1 only
aid-event-thracians = Thracian raid
aid-event-does-thracians = Macedon loses 1 treasure; if Thrace is not pacified, Syrmus comes to Miesia with four light infantry instead
aid-event-illyrians = Illyrian raid
aid-event-does-illyrians = Macedon loses 2 treasure, or 1 with Antipater and a unit in Macedonia
aid-event-egypt = Egyptian revolt
aid-event-does-egypt = Persia loses 3 treasure, if it holds an Egyptian city
aid-event-intrigue = Court intrigue
aid-event-does-intrigue = Legitimacy −1; at 5 or less Darius, if he is king, is removed, and the next one follows
aid-event-scythians = Scythian raid
aid-event-does-scythians = Persia loses 1 treasure
aid-event-cyprus = Cyprus revolts
aid-event-does-cyprus = A Macedonian marker there; Persia removes as many ships as a die shows, and as many Macedonian ones come; again: Legitimacy +1
aid-event-drill = Persian drill
aid-event-does-drill = One Persian light infantry becomes heavy infantry, one light cavalry heavy cavalry
aid-event-porus = Porus invades
aid-event-does-porus = Persia loses 1 treasure; the first time Spitamenes, if he is there, goes with three light infantry, and else never comes

aid-leaders = The leaders
aid-leader = Leader
aid-side = Side
aid-initiative = Initiative
aid-combat = Combat
aid-rank = Rank

## Learning by playing

tutorial-welcome = Welcome, Alexander. It is spring 334 B.C. You lead Macedon, and the computer leads Persia. You win when nobody believes in the Great King any more; you lose when your army has had enough of the war, or when you fall.
tutorial-thrace = Before you set out: what of the Thracians at your back? Unpacified, they leave you more troops now and may come in force later. Pacify Thrace.
tutorial-income = A turn is a season, and there are twenty. It begins with treasure: 1 for each city under your garrison markers. You have Pella and Athens, and now 10 treasure. Persia has twelve cities.
tutorial-march = Now the players take turns with one action each, and every action costs treasure. Alexander stands in Thrace with three other leaders and twelve units. Let this army march: 1 treasure.
tutorial-cross = An army with infantry has 4 movement points, horsemen alone have 7; plains cost 1, rough land and mountains 2. No enemy ships lie in the Aegean, so the Hellespont is open. Cross to Wilusha, for 1 treasure more. Four leaders and five units wait there. You know them from the set-up; of stacks that have met and parted you see only the numbers, until a battle opens them.
tutorial-dice = They stand and fight. A battle has three rounds at most; each leader and unit rolls one die. A unit hits with its value or more, a leader with his Combat or less. Alexander may roll four dice, but then he cannot move next turn, and on a 6 he is dead and the war is lost. Roll one die.
tutorial-hits = Five hits for you, two for them. All roll at once, and everybody chooses who takes his own hits, one a unit. Light infantry falls at the first hit; a phalanx is only worn, and costs 1 treasure to restore. Let the two light infantry take the hits.
tutorial-battle = They break off: whoever does so has lost, and is pursued by light troops and the commander. Read the log from the bottom: the marker of Wilusha is yours, Legitimacy falls by 1 and for hurt pride by 1 more, there are spoils, and after every combat two dice bring an event.
tutorial-pass = Persian ships have come into the Aegean; as long as they are there nobody follows you over the Hellespont. Alexander has moved, and leaders move once a turn. Pass. When two passes follow each other the actions are over; who passes twice in a turn is out.
tutorial-recruit = Fleets go to port, and every unit needs supply: for you a port under your marker within four areas, and Pella. Then you recruit, two units a turn. Light cavalry pursues and costs 1: recruit one in Macedonia.
tutorial-done = What is left must pay for the armies and the Athenian ships. End your recruiting.
tutorial-athenians = Upkeep: your armies cost 1, and if you cannot pay, they grow weary. The Athenian ships cost 2, or they go home. Pay them.
tutorial-tracks = Chapter two: how one wins. Legitimacy began at 15 and is at 13. It falls by 1 for each battle that Persia loses and each city, and by 5 each when you take Media and Persepolis. Your War Weariness is at 10: keep Alexander fed, paid, unbeaten, and with your largest army.
tutorial-march-again = Sardis in Lydia is next. March from Wilusha.
tutorial-lydia = Nobody guards Lydia. Go there.
tutorial-sardis = An enemy marker is turned for one movement point, an empty area marked for nothing. A city must be besieged; but one that is no fortress opens its gates to a phalanx. Set your marker.
tutorial-onward = Sardis is yours, and Legitimacy is at 12. Two points are left: go on to Ahhiyawa.
tutorial-halt = One point is left, and a forced march could win another, at a risk for the infantry. Halt here.
tutorial-raid = The Persian fleet raids Lydia, which nobody guards, and takes 1 treasure from you. Two successes would have torn down your marker. Units or ships in a port keep raiders off. Nothing is left to do: pass.
tutorial-supply = Lydia is a port under your marker, next to your army: you are in supply, however far from home. Recruit nobody now.
tutorial-athenians-again = The Athenians hold out their hands again.
tutorial-march-on = From turn 3 on a die says each turn whether Sparta revolts, and Persia may add gold. Halicarnassus in Lukka is a fortress, with Orontobates and a small army in it and the Persian ships in its port. March from Ahhiyawa.
tutorial-lukka = Go to Lukka. It is mountain, and costs 2 points.
tutorial-siege = Orontobates slips away without a battle. The walls do not. Besiege: for 1 treasure every unit rolls, and hits the city with its value or more. Halicarnassus falls to 4 hits.
tutorial-losses = Seven hits. Each 1 hits a besieger; each 6 does too, but not with your ships in the sea beside the city. One hit is yours to give: take it on the medium infantry.
tutorial-fallen = Halicarnassus has fallen: its ships put to sea, you plunder 4 treasure, and Legitimacy is at 10, with a little help from the court. Darius is coming up with nine units; against eight or more your men grow wearier before the first blow.
tutorial-farewell = Prices, units, events and both tracks stand in the tables at the top of the rules. Go on: Tyre, Egypt and the oracle in Libya, Babylon, Persepolis. Do not die on the way.

refusal-tutorial-thrace = Please pacify Thrace; you are strong enough without the extra troops.
refusal-tutorial-march = Please choose the army in Thrace, and let it march.
refusal-tutorial-cross = Please cross the Hellespont to Wilusha.
refusal-tutorial-dice = Please be content with one die today.
refusal-tutorial-hits = Please give both hits to the light infantry.
refusal-tutorial-pass = Please pass; save the treasure for the winter.
refusal-tutorial-recruit = Please recruit light cavalry in Macedonia.
refusal-tutorial-done = Please recruit no more in this turn.
refusal-tutorial-athenians = Please pay the Athenians; you will need ships before the walls of a port.
refusal-tutorial-march-again = Please let the army in Wilusha march.
refusal-tutorial-lydia = Please go to Lydia.
refusal-tutorial-sardis = Please set your marker in Lydia.
refusal-tutorial-onward = Please go on to Ahhiyawa.
refusal-tutorial-halt = Please halt in Ahhiyawa.
refusal-tutorial-raid = Please pass.
refusal-tutorial-supply = Please end your recruiting; there is a siege to be paid for.
refusal-tutorial-athenians-again = Please pay the Athenians once more.
refusal-tutorial-march-on = Please let the army in Ahhiyawa march.
refusal-tutorial-lukka = Please go to Lukka.
refusal-tutorial-siege = Please besiege Lukka.
refusal-tutorial-losses = Please let the medium infantry take the hit.

## On the board: the map and what stands on it

board-map = The map
board-map-keys = Arrow keys go from one lit area or sea to the next and Enter chooses. The key i looks at any place; plus and minus zoom, zero shows the whole map, Escape goes back.
board-map-jump = Go to …
board-map-lands = Areas
board-map-seas = Seas
board-map-cities = Cities
board-close = Close
board-treasure = Treasure
board-story = Areas with markers that were set
board-label = { $name }.
board-label-ground = { $ground }, { $cost } to enter.
board-label-marker = Marker: { $side }.
board-label-stack = { $side }: { $stack }.
board-label-begin = choose where it goes
board-nobody = nobody
board-stack =
    { $leaders ->
        [0] { $units ->
            [one] 1 unit
           *[other] { $units } units
        }
       *[other] { $leaders ->
            [one] 1 leader
           *[other] { $leaders } leaders
        }, { $units ->
            [one] 1 unit
           *[other] { $units } units
        }
    }
board-count-of = { $count } { $what }
board-closed = A closed stack.
board-closed-but = A closed stack; surely in it:
board-unmarked = No marker
board-marked = Marker: { $side }
board-ground = { $ground }, { $cost } to enter
board-terrain-plains = plains
board-terrain-rough = rough ground
board-terrain-mountain = mountains
board-terrain-desert = desert
board-port-on = Port on { $seas }
board-no-ships = No ships here.
board-strait = Enemy ships here bar the { $strait }.
board-city =
    { $city }: { $fortress ->
        [yes] fortress, endurance
       *[no] endurance
    } { $left ->
        [0] 0
       *[other] { $left }
    } of { $endurance }{ $besieged ->
        [yes] , besieged
       *[no] {""}
    }.
board-ships =
    { $ships ->
        [one] 1 { $nation } ship
       *[other] { $ships } { $nation } ships
    }
board-fleet =
    { $ships ->
        [one] 1 { $nation } ship
       *[other] { $ships } { $nation } ships
    } { $where ->
        [port] in port at { $place }
       *[sea] out at sea
    }{ $state ->
        [moved] , moved
        [failed] , could not sail
        [sailing] , under way
       *[fresh] {""}
    }{ $units ->
        [0] { $leaders ->
            [0] .
            [one] , with a leader aboard.
           *[other] , with { $leaders } leaders aboard.
        }
       *[other] , with { $leaders ->
            [0] {""}
            [one] 1 leader and {""}
           *[other] { $leaders } leaders and {""}
        }{ $units ->
            [one] 1 unit
           *[other] { $units } units
        } aboard.
    }

## On the board: supply

board-supply-in = In supply.
board-supply-out = Out of supply.
board-supply-from =
    { $areas ->
        [0] In supply: { $area } itself feeds it.
        [one] In supply from { $area }, next to it.
       *[other] In supply from { $area }, { $areas } areas away.
    }
board-supply-no-pella = Out of supply: without Pella nobody feeds Macedonians.
board-supply-cut-off = Out of supply: enemies stand on every line to it.
board-supply-too-far = Out of supply: no source is near enough.
board-haven = Goes to port when the actions are over: { $ports }.
board-haven-risk = No port on this sea. Each ship risks the way to { $ports }.
board-haven-none = No friendly port near: these ships are lost when the actions are over.

## On the board: marches, landings and what is chosen

board-march-line =
    March from { $from } to { $to }{ $mark ->
        [yes] , and set a marker
       *[no] {""}
    }
board-march-cost =
    { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }, { $price } treasure
board-march-by = By way of { $places }
board-march-meets = There { $side } meets it: { $stack }.
board-march-desert = Every unit rolls for the desert.
board-choose-target = Press a lit area to march there, for so many points, or a sea to go aboard.
board-or-choose = Or choose a lit place.
board-go-on = Choose the next area, or halt.
board-step-by-step = March step by step
board-mark-there = Set a marker where it halts
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-ahead-price = It costs { $price } treasure in all.
board-ahead-hungry = As things stand, it would be out of supply in { $area }.
board-army-choose = Leave some behind …
board-army-chosen = Done choosing
board-leader-facts = Initiative { $initiative }, combat { $combat }
board-unit-facts = Hits on { $value } or more, moves { $move }, takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
board-fewer = One { $what } fewer
board-more = One { $what } more
board-allot =
    { $verb ->
        [field] Field these units
        [sink] Lose these ships
       *[other] Take these hits
    }

## On the board: battles and sieges

board-battle-land = Battle in { $place }
board-battle-sea = Sea battle, { $place }
board-battle-siege = Siege in { $place }
board-battle-round = Round { $round } of 3
board-siege-hits = { $hits } of { $endurance }
board-attacks = attacks
board-defends = defends
board-battle-hits =
    { $hits ->
        [one] 1 hit in all
       *[other] { $hits } hits in all
    }
board-battle-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
board-battle-lost = Hit: { $lost }
board-battle-pursuit = Pursuit: { $dice } dice, { $hits } hits.
board-battle-on = The battle goes on.
board-battle-draw = Nobody has won.
board-battle-won = { $side } has won.
board-siege-on = The walls stand.
board-siege-fell = The city has fallen.

## On the board: recruiting

board-recruiting = Recruiting
board-recruits-left =
    { $left ->
        [one] 1 more unit
       *[other] { $left } more units
    }, { $treasure } treasure
board-recruit-what = Choose what to raise, or an area.
board-recruit-where = Choose a lit area.
board-a-ship = a ship
board-restore = Restore { $unit }
board-price = { $price } treasure
board-price-pool =
    { $per ->
        [one] { $price } treasure
       *[other] { $price } treasure for { $per }
    }, { $left } left
board-pool = { $left } left

## On the board: tracks and players

board-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn } of { $turns }
    }
board-phase-set-up = before the first turn
board-phase-actions = actions
board-phase-supply = supply
board-phase-recruiting = recruiting
board-phase-revolt = revolt
board-phase-upkeep = upkeep
board-phase-over = the war is over
board-track-name-weariness = War Weariness
board-track-name-legitimacy = Legitimacy
board-track-weariness = War Weariness { $value }: at 0 or less Persia wins.
board-track-legitimacy = Persian Legitimacy { $value }: at 0 or less Macedon wins.
board-king = Great King: { $leader }
board-athenians-serving = Athenian ships serve
board-athenians-home = Athenian ships at home
board-athenians-again = Athenian ships serve again, for more
board-athenians-gone = Athenian ships gone for good
board-sparta-quiet = Sparta revolts on { $roll } or more
board-sparta-revolted = Sparta has revolted
board-alexander-held = Alexander cannot move this turn
board-seat-cities =
    { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
board-seat-leaders =
    { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }
board-seat-units =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
board-seat-ships =
    { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
board-seat-passes =
    { $passes ->
        [one] passed once
       *[other] passed for good
    }
board-legend-name = Legend
board-legend-leader = Leaders
board-legend-units = Units
board-legend-ship = Ships
board-legend-siege = Besieged
board-legend-supply = Supply
board-legend-spent = On its side: has moved
board-legend-endurance = Endurance of a city
board-legend-cost = Points of a march
board-legend-plains = Plains: 1 point
board-legend-rough = Rough ground: 2 points
board-legend-mountain = Mountains: 2 points
board-legend-desert = Desert: 2 points, at a risk

## On the board: what areas are called otherwise

board-today-illyria = Illyria; today Albania and the coast north of it
board-today-miesia = Moesia; today northern Bulgaria and Serbia
board-today-thrace = Thracia; today southern Bulgaria and European Turkey
board-today-macedonia = Classical Macedon, around Pella; today northern Greece
board-today-hellas = Thessaly, Boeotia and Attica; today central Greece
board-today-mycenae = The Peloponnese, with Sparta
board-today-khania = Western Crete, classical Cydonia
board-today-knossos = Eastern Crete
board-today-wilusha = The Troad and Hellespontine Phrygia; the Granicus flows here
board-today-lydia = Classical Lydia, around Sardis; today the hinterland of İzmir
board-today-ahhiyawa = Classical Ionia, around Miletus
board-today-arzawa = The upper Maeander; today around Denizli
board-today-lukka = Classical Caria and Lycia, with Halicarnassus
board-today-rhodes = The island of Rhodes
board-today-phrygia = Classical Phrygia, around Gordium
board-today-haphalla = Southern Phrygia; today around Afyon
board-today-zippasla = Classical Pisidia; today around Isparta
board-today-chalybes = Classical Bithynia and Paphlagonia
board-today-gasga = Classical Pontus; today around Sinop and Samsun
board-today-pitasia = Classical Lycaonia; today around Konya
board-today-cappadocia = Classical Cappadocia; today around Kayseri
board-today-west-taurus = The western Taurus, with the Cilician Gates
board-today-cilicia = Classical Rough Cilicia; the coast of today’s Mersin
board-today-kizzuwatna = The plain of Cilicia and the gulf of Issus
board-today-east-taurus = The eastern Taurus; today around Elazığ
board-today-carchemish = The crossing of the Euphrates at Thapsacus; today Gaziantep and Jarabulus
board-today-ugarit = The coast of today’s Latakia
board-today-orontes-river = The lower Orontes, later Antioch; today Idlib
board-today-hamath = The middle Orontes; today Hama and Homs
board-today-syria = The Syrian desert, with Palmyra and Damascus
board-today-phoinicia = Classical Phoenicia, with Tyre and Sidon; today Lebanon
board-today-canaan = The coast from Byblos’ lands to Gaza
board-today-judah = Classical Judaea and Idumaea; the hills about Jerusalem
board-today-cyprus = The island of Cyprus
board-today-sinai = The Sinai peninsula
board-today-zoan = The eastern Nile delta, with Tanis and Pelusium
board-today-naucratis = The western Nile delta, later Alexandria
board-today-on = Classical Heliopolis; today Cairo
board-today-ta-mehu = Memphis and the lower Nile valley
board-today-thebaid = Upper Egypt, around Thebes; today Luxor
board-today-nubia = Beyond the first cataract; today northern Sudan
board-today-libya = The western desert, with Siwa’s oracle of Ammon
board-today-colchis = Colchis; today western Georgia
board-today-ashuguzai = Scythian country north of the Caucasus
board-today-miskheta = Classical Iberia; today eastern Georgia
board-today-urartu = Classical Armenia; today around Erzurum
board-today-van = Armenia about Lake Van
board-today-caspia = Classical Albania and the Caspian shore; today Azerbaijan
board-today-mitanni = Classical Osroene, around Harran; today Şanlıurfa
board-today-subartu = The upper Tigris, classical Gordyene
board-today-ashur = Classical Assyria; Gaugamela and Arbela lie here
board-today-mari = The middle Euphrates; today Deir ez-Zor
board-today-eshnunna = The Diyala, around Opis; today north-east of Baghdad
board-today-karduniash = Northern Babylonia; today around Ramadi
board-today-kish = Babylon and its plain; today Hillah
board-today-sumer = Southern Babylonia; today around Diwaniyah
board-today-lagash = The lower Tigris; today around Kut and Amarah
board-today-uruk = The lower Euphrates; today around Samawah
board-today-ur = The mouths of the two rivers; today Nasiriyah
board-today-mannai = South of Lake Urmia, classical Atropatene
board-today-zamua = The Zagros about Sulaymaniyah
board-today-media = Classical Media, around Ecbatana; today Hamadan and Tehran
board-today-hyrkania = Classical Hyrcania, south-east of the Caspian Sea
board-today-north-zargoa = The northern Zagros; today around Kermanshah
board-today-south-zargoa = The southern Zagros; today around Isfahan
board-today-khuzi = Classical Susiana; today Khuzestan
board-today-elam = Classical Persis, with the Persian Gates and Persepolis; today Fars
board-today-au-nefud = The Nefud, northern Arabia
board-today-arabia = Inner Arabia
board-today-kaldu = The land of the Chaldaeans; today around Kuwait

## How likely

odds-battle-won = the battle is won
odds-battle-lost = the battle is lost
odds-battle-neither = nobody is left on either side
odds-round-ahead = more hits than the enemy in round { $round }
odds-round-level = as many hits in round { $round }
odds-round-behind = fewer hits in round { $round }
odds-alexander-killed = Alexander is killed
odds-alexander-held = Alexander lives, and cannot move next turn
odds-slips-away = the army slips away
odds-breaks-off = the army gets away
odds-check-fails = the retreat check fails
odds-pursuit-hits =
    { $hits ->
        [one] the pursuit scores a hit
       *[other] the pursuit scores { $hits } hits or more
    }
odds-pursuit-none = the pursuit hits nobody
odds-city-falls = the city falls
odds-city-holds = the city holds out
odds-siege-hurt =
    { $hits ->
        [one] the besiegers take a hit
       *[other] the besiegers take { $hits } hits or more
    }
odds-forced-march = one movement point more
odds-march-losses = and hits on the infantry
odds-march-fails = not a step further
odds-desert-losses = the desert costs hits
odds-desert-unhurt = nobody is hurt in the desert
odds-sails = { $nation } ships sail
odds-stays = { $nation } ships do not sail
odds-raid =
    { $successes ->
        [one] one success or more
       *[other] { $successes } successes or more
    }
odds-raid-marker = the marker is removed
odds-raid-fails = no success
odds-memnon-lost = Memnon is lost
odds-revolt = Sparta revolts
odds-no-revolt = Sparta keeps the peace
odds-levy-fatal = the levy costs the last of Legitimacy
odds-levy-borne = Legitimacy bears the levy
odds-attack = The attack
odds-defence = The defence
odds-check = The retreat check: the die must come to more than 0
odds-pursuit = The pursuit
odds-assault = The assault
odds-city = The city
odds-by-hits = Exact by hits, if nobody leaves the battle: two-hit units are turned over first, then the weakest are lost, leaders last; Alexander rolls one die in later rounds
odds-before-desert = As the army is now; the desert may cost it units before the battle
modifier-dice-2 = { $amount } × 2–6
modifier-dice-3 = { $amount } × 3–6
modifier-dice-4 = { $amount } × 4–6
modifier-dice-5 = { $amount } × 5–6
modifier-dice-6 = { $amount } × 6
modifier-leaders-2 = leaders { $amount } × 2–6
modifier-leaders-3 = leaders { $amount } × 3–6
modifier-leaders-4 = leaders { $amount } × 4–6
modifier-leaders-5 = leaders { $amount } × 5–6
modifier-leaders-6 = leaders { $amount } × 6
modifier-in-port = attacked in port { $signed }
modifier-gates = Persian Gates { $signed }
modifier-hits-so-far = hits ahead { $signed }
modifier-hard-ground = rough or mountain { $signed }
modifier-initiative = Initiative { $signed }
modifier-city-hits = hits so far { $signed }
modifier-endurance = endurance { $amount }
modifier-ships-help =
    { $amount ->
       *[other] ships help: sixes do no harm
    }
