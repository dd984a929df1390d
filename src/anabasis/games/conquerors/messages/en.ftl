### The Conquerors: Alexander the Great in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = The Conquerors: Alexander the Great
lobby-words = Cut the knot, hear the oracle and take the throne of Persia before your army has had enough; or make Alexander march until he falls.

## The two players

seat-0 = Macedon
seat-1 = Persia

side-macedon = Macedon
side-persia = Persia
side-independent = Local forces
side-nobody = Nobody

## Provinces

province-macedonia = Macedonia
province-thrace = Thrace
province-thessaly = Thessaly
province-greece = Greece
province-sparta = Sparta
province-crete = Crete
province-rhodes = Rhodes
province-mysia = Mysia
province-bithynia = Bithynia
province-lydia = Lydia
province-caria = Caria
province-lycia-pamphylia = Lycia-Pamphylia
province-phrygia = Phrygia
province-paphlagonia = Paphlagonia
province-cappadocia = Cappadocia
province-cilicia = Cilicia
province-commagene = Commagene
province-armenia = Armenia
province-matiene = Matiene
province-mesopotamia = Mesopotamia
province-assyria = Assyria
province-abarnahara = Abarnahara
province-phoenicia = Phoenicia
province-palestine = Palestine
province-egypt = Egypt
province-cyprus = Cyprus
province-babylonia = Babylonia
province-susiana = Susiana
province-persis = Persis
province-media = Media
province-colchis = Colchis
province-pontus = Pontus
province-parthia = Parthia
province-hyrcania = Hyrcania
province-arabaya = Arabaya
province-cyrenaica = Cyrenaica

## Spaces

space-pella = Pella
space-amphipolis = Amphipolis
space-thermaic-gulf = Thermaic Gulf
space-abdera = Abdera
space-aenus = Aenus
space-chersonese = Chersonese
space-perinthos = Perinthos
space-byzantium = Byzantium
space-larissa = Larissa
space-pagasae = Pagasae
space-thebes = Thebes
space-chalcis = Chalcis
space-athens = Athens
space-corinth = Corinth
space-megalopolis = Megalopolis
space-sparta = Sparta
space-gytheum = Gytheum
space-cnossus = Cnossus
space-cydonia = Cydonia
space-rhodes = Rhodes
space-lesbos = Lesbos
space-mytilene = Mytilene
space-chios = Chios
space-naxos = Naxos
space-lemnos = Lemnos
space-ilium = Ilium
space-cyzicus = Cyzicus
space-dascylium = Dascylium
space-adramyttium = Adramyttium
space-pergamum = Pergamum
space-chalcedon = Chalcedon
space-nicaea = Nicaea
space-heraclea = Heraclea
space-sardes = Sardes
space-ephesus = Ephesus
space-smyrna = Smyrna
space-thyatira = Thyatira
space-miletus = Miletus
space-halicarnassus = Halicarnassus
space-mylasa = Mylasa
space-tralles = Tralles
space-caunus = Caunus
space-xanthus = Xanthus
space-phaselis = Phaselis
space-aspendus = Aspendus
space-side = Side
space-gordium = Gordium
space-celaenae = Celaenae
space-sagalassus = Sagalassus
space-synnada = Synnada
space-cotyaeum = Cotyaeum
space-ancyra = Ancyra
space-iconium = Iconium
space-gangra = Gangra
space-sinope = Sinope
space-tyana = Tyana
space-mazaca = Mazaca
space-tavium = Tavium
space-bynyan = Bynyan
space-amisus = Amisus
space-trapezus = Trapezus
space-phasis = Phasis
space-iberian-road = Iberian Road
space-rough-cilicia = Rough Cilicia
space-soli = Soli
space-tarsus = Tarsus
space-issus = Issus
space-malatya = Malatya
space-samosata = Samosata
space-germanicia = Germanicia
space-doliche = Doliche
space-carana = Carana
space-armavir = Armavir
space-tushpa = Tushpa
space-ganzaca = Ganzaca
space-musasir = Musasir
space-myriandrus = Myriandrus
space-aradus = Aradus
space-byblos = Byblos
space-sidon = Sidon
space-tyre = Tyre
space-damascus = Damascus
space-hamath = Hamath
space-chalybon = Chalybon
space-palmyra = Palmyra
space-ake = Ake
space-samaria = Samaria
space-jerusalem = Jerusalem
space-gaza = Gaza
space-wadi-arabah = Wadi Arabah
space-the-nabatanei = the Nabatanei
space-pelusium = Pelusium
space-memphis = Memphis
space-naucratis = Naucratis
space-alexandria = Alexandria
space-paraetonium = Paraetonium
space-siwa = Siwa
space-ammon-road = Ammon Road
space-libyan-desert = Libyan Desert
space-diospolis = Diospolis
space-catabathmus = Catabathmus
space-cyrene = Cyrene
space-salamis = Salamis
space-paphos = Paphos
space-thapsacus = Thapsacus
space-carrhae = Carrhae
space-nisibis = Nisibis
space-corsote = Corsote
space-syrian-desert = Syrian Desert
space-nineveh = Nineveh
space-gaugamela = Gaugamela
space-arbela = Arbela
space-arrapha = Arrapha
space-is = Is
space-sippara = Sippara
space-opis = Opis
space-sittace = Sittace
space-babylon = Babylon
space-uruk = Uruk
space-der = Der
space-susa = Susa
space-aginis = Aginis
space-the-uxii = the Uxii
space-cossaean-hills = Cossaean Hills
space-fahlian = Fahlian
space-taoce = Taoce
space-persepolis = Persepolis
space-pasargadae = Pasargadae
space-gabae = Gabae
space-celonae = Celonae
space-bagistana = Bagistana
space-ecbatana = Ecbatana
space-paraetacene = Paraetacene
space-rhagae = Rhagae
space-hecatompylos = Hecatompylos
space-zadracarta = Zadracarta
space-the-cadusii = the Cadusii

## Rivers of the map

river-nile = Nile
river-euphrates = Euphrates
river-tigris = Tigris
river-halys = Halys
river-araxes = Araxes

## Armies, fleets, tribes

army-macedon-1 = Macedonian Army 1
army-macedon-2 = Macedonian Army 2
army-macedon-3 = Macedonian Army 3
army-persia-1 = Persian Army 1
army-persia-2 = Persian Army 2
army-persia-3 = Persian Army 3
army-spartan = Spartan Army

fleet-macedonian = Macedonian Fleet
fleet-egyptian = Egyptian Fleet
fleet-tyrian = Tyrian Fleet
fleet-ionic = Ionic Fleet
fleet-cypriot = Cypriot Fleet
fleet-phoenician = Phoenician Fleet
fleet-greek = Greek Fleet
fleet-rhodian = Rhodian Fleet
fleet-rhodian-squadron = Rhodian Squadron

## Leaders

leader-alexander-iii = Alexander
leader-antipater = Antipater
leader-hegelochus = Hegelochus
leader-parmenion = Parmenion
leader-craterus = Craterus
leader-antigonus = Antigonus
leader-coenus = Coenus
leader-perdiccas = Perdiccas
leader-hephaestion = Hephaestion
leader-ptolemy = Ptolemy
leader-philotas = Philotas
leader-seleucus = Seleucus
leader-nearchus = Nearchus
leader-amphoterus = Amphoterus
leader-darius-iii = Darius
leader-memnon = Memnon
leader-pharnabazus = Pharnabazus
leader-bessus = Bessus
leader-spitamenes = Spitamenes
leader-mazaeus = Mazaeus
leader-ariobarzanes = Ariobarzanes
leader-artabazus = Artabazus
leader-nabarzanes = Nabarzanes
leader-orontobates = Orontobates
leader-arsites = Arsites
leader-autophradates = Autophradates
leader-charidemus = Charidemus
leader-amyntas = Amyntas
leader-thymondas = Thymondas
leader-batis = Batis
leader-azemilcus = Azemilcus

## Treasuries

treasury-pella = the treasury of Pella
treasury-sardes = the treasury of Sardes
treasury-damascus = the treasury of Damascus
treasury-memphis = the treasury of Memphis
treasury-babylon = the treasury of Babylon
treasury-susa = the treasury of Susa
treasury-ecbatana = the treasury of Ecbatana
treasury-persepolis = the treasury of Persepolis
treasury-royal = the Royal Treasury

level-empty = Empty
level-depleted = Depleted
level-full = Full

## Markers

marker-macedon = a Macedonian marker
marker-persia = a Persian marker
marker-administration = the Admin marker

## Cities, and where leaders and points can be

city-pella = Pella
city-byzantium = Byzantium
city-athens = Athens
city-rhodes = Rhodes
city-sardes = Sardes
city-miletus = Miletus
city-halicarnassus = Halicarnassus
city-tyre = Tyre
city-damascus = Damascus
city-gaza = Gaza
city-pelusium = Pelusium
city-memphis = Memphis
city-salamis = Salamis
city-babylon = Babylon
city-susa = Susa
city-persepolis = Persepolis
city-ecbatana = Ecbatana

place-macedon-1 = Macedonian Army 1
place-macedon-2 = Macedonian Army 2
place-macedon-3 = Macedonian Army 3
place-persia-1 = Persian Army 1
place-persia-2 = Persian Army 2
place-persia-3 = Persian Army 3
place-spartan = Spartan Army
place-macedonian = the Macedonian Fleet
place-egyptian = the Egyptian Fleet
place-tyrian = the Tyrian Fleet
place-ionic = the Ionic Fleet
place-cypriot = the Cypriot Fleet
place-phoenician = the Phoenician Fleet
place-greek = the Greek Fleet
place-rhodian = the Rhodian Fleet
place-rhodian-squadron = the Rhodian Squadron

group-macedon-1 = Macedonian Army 1
group-macedon-2 = Macedonian Army 2
group-macedon-3 = Macedonian Army 3
group-persia-1 = Persian Army 1
group-persia-2 = Persian Army 2
group-persia-3 = Persian Army 3
group-spartan = Spartan Army
group-loose = no Army
share-all = all

## The cards, their copies, their uses and moments

kind-ahriman-in-bad-mood = Ahriman in Bad Mood
kind-agis-iii = Agis III, King of Sparta
kind-ahura-mazda-smiles = Ahura Mazda Smiles
kind-alexandrian-drunken-binge = Alexandrian Drunken Binge
kind-alexander-goes-native = Alexander Goes Native
kind-assassin = Assassin
kind-attrition = Attrition
kind-bad-weather = Bad Weather
kind-bagoas = Bagoas
kind-black-cleitus = Black Cleitus
kind-bodyguards = Bodyguards
kind-command-indecision = Command Indecision
kind-conspiracy-revealed = Conspiracy Revealed
kind-determined-troops = Determined Troops
kind-diades-of-thessaly = Diades of Thessaly
kind-drought = Drought
kind-embezzlement = Embezzlement
kind-fortunes-of-war = Fortunes of War
kind-greek-fleet = Greek Fleet
kind-illness-and-injury = Illness and Injury
kind-major-campaign = Major Campaign
kind-mass-marriage = Mass Marriage
kind-oligarchic-counter-revolution = Oligarchic Counter-Revolution
kind-persians-gain-tactical-advantage = Persians Gain Tactical Advantage
kind-persians-increase-training = Persians Increase Training and Tactics
kind-peucestas = Peucestas
kind-proskynesis = Proskynesis
kind-revolt = Revolt
kind-rhodes = Rhodes
kind-satrap-insubordination = Satrap Insubordination
kind-spies = Spies
kind-storms-at-sea = Storms at Sea
kind-surprise = Surprise
kind-terrain-advantage = Terrain Advantage
kind-the-honeymooners = The Honeymooners
kind-treachery = Treachery

card-ahriman-in-bad-mood-1 = Ahriman in Bad Mood 1
card-ahriman-in-bad-mood-2 = Ahriman in Bad Mood 2
card-agis-iii = Agis III, King of Sparta
card-ahura-mazda-smiles-1 = Ahura Mazda Smiles 1
card-ahura-mazda-smiles-2 = Ahura Mazda Smiles 2
card-alexandrian-drunken-binge = Alexandrian Drunken Binge
card-alexander-goes-native = Alexander Goes Native
card-assassin-1 = Assassin 1
card-assassin-2 = Assassin 2
card-attrition-1 = Attrition 1
card-attrition-2 = Attrition 2
card-bad-weather-1 = Bad Weather 1
card-bad-weather-2 = Bad Weather 2
card-bagoas = Bagoas
card-black-cleitus = Black Cleitus
card-bodyguards = Bodyguards
card-command-indecision-1 = Command Indecision 1
card-command-indecision-2 = Command Indecision 2
card-conspiracy-revealed = Conspiracy Revealed
card-determined-troops = Determined Troops
card-diades-of-thessaly = Diades of Thessaly
card-drought-1 = Drought 1
card-drought-2 = Drought 2
card-embezzlement = Embezzlement
card-fortunes-of-war-1 = Fortunes of War 1
card-fortunes-of-war-2 = Fortunes of War 2
card-greek-fleet = Greek Fleet
card-illness-and-injury-1 = Illness and Injury 1
card-illness-and-injury-2 = Illness and Injury 2
card-major-campaign-1 = Major Campaign 1
card-major-campaign-2 = Major Campaign 2
card-mass-marriage = Mass Marriage
card-oligarchic-counter-revolution = Oligarchic Counter-Revolution
card-persians-gain-tactical-advantage-1 = Persians Gain Tactical Advantage 1
card-persians-gain-tactical-advantage-2 = Persians Gain Tactical Advantage 2
card-persians-gain-tactical-advantage-3 = Persians Gain Tactical Advantage 3
card-persians-increase-training-1 = Persians Increase Training and Tactics 1
card-persians-increase-training-2 = Persians Increase Training and Tactics 2
card-peucestas = Peucestas
card-proskynesis = Proskynesis
card-revolt-1 = Revolt 1
card-revolt-2 = Revolt 2
card-rhodes = Rhodes
card-satrap-insubordination-1 = Satrap Insubordination 1
card-satrap-insubordination-2 = Satrap Insubordination 2
card-spies-1 = Spies 1
card-spies-2 = Spies 2
card-spies-3 = Spies 3
card-storms-at-sea = Storms at Sea
card-surprise-1 = Surprise 1
card-surprise-2 = Surprise 2
card-terrain-advantage-1 = Terrain Advantage 1
card-terrain-advantage-2 = Terrain Advantage 2
card-the-honeymooners = The Honeymooners
card-treachery = Treachery

use-rob = strike a card from the other hand
use-guard = turn the assassin away
use-blight = keep devastation and drought
use-agis-iii-revolt = raise Sparta in revolt
use-ahura-mazda-smiles-recall = take a card from the discards
use-clear-sky = clear the sky
use-heal = save the sick man
use-binge = make Alexander drink
use-revel = give the army a feast
use-customs = Persian customs at court
use-murder = send an assassin
use-attrition = attrition on the march
use-weather = bad weather over a province
use-veto = undo the satrap’s defiance
use-satrap-of-persis = win over Peucestas
use-poison = open the way to Darius
use-no-road = close the roads to Darius
use-save-in-battle = save Alexander in battle
use-save-from-murder = save Alexander from murder
use-shield = shield the king
use-stop = stop the move
use-plot = reveal a conspiracy
use-answer = answer with a conspiracy
use-grit = harder losses for the enemy
use-engineer = hire the engineer
use-drought = drought in a province
use-theft = rob a treasury
use-shuffle = shuffle everything
use-fleet = call the Greek Fleet
use-illness = strike a leader with illness
use-wound = an injury for Alexander
use-campaign = move with two forces
use-weddings = hold the mass wedding
use-coup = a coup in Ionia
use-tactics = double a leader’s rating
use-drill = train an army
use-levy = levy in Persis
use-homage = order Proskynesis
use-revolt-revolt = stir up a province
use-alliance = win the squadron of Rhodes
use-rhodes-recall = send the squadron of Rhodes home
use-closed-gates = shut a Treasure City
use-dissension = dissension in the east
use-harpalus = let Harpalus abscond
use-bad-blood = bad blood in a Persian army
use-look = look at the other hand
use-steal = steal a card
use-unmask = unmask the surprise
use-storm = raise a storm
use-ambush = surprise in battle
use-evade = slip away by surprise
use-pounce = let nobody slip away
use-first-fire = strike first at sea
use-ground = choose the ground
use-leave = send men home on leave
use-traitor = open the gate by treachery

window-murder = An assassin is sent
window-blood = An assassin has struck Alexander
window-illness = A leader falls ill
window-clearing = Administration, before markers are cleared
window-march = Bad Weather on your own way
window-orders = A force is named to move
window-halt = An army has ended its move
window-open-sea = A voyage over the deep sea
window-decree = A satrap is insubordinate
window-court = An affront at court
window-battle = Battles on land
window-losses = Losses of a battle
window-deathbed = Alexander is in mortal danger
window-flight = Darius flees
window-evasion = An interception at sea
window-sea-fight = Fights at sea
window-ruse = A surprise is played
window-demand = A demand for surrender
window-lull = Quiet moments

board-card-ahriman-in-bad-mood = The other hand loses a random card. Or: stops an Assassin aimed at your leader. Or: Devastated and Drought markers stay.
board-card-agis-iii = Persia: Sparta revolts. Its garrisons and those of Crete go, and a Spartan Army of 5 stands up for Persia. Once in the game.
board-card-ahura-mazda-smiles = Persia: take any discard. Or: bad weather costs you nothing this round. Or: a sick leader of yours does not die.
board-card-alexandrian-drunken-binge = Once Alexander is Great King. Persia: he has 1 Injury Point. Macedon: Weariness -1. On an odd die he kills Cleitus.
board-card-alexander-goes-native = Once Alexander is Great King: Weariness +1, and Persia may answer with Satrap Insubordination. Once in the game.
board-card-assassin = An enemy leader dies on 1 to 3. Alexander does not die, but has a die of Injury Points. On Darius only with Bagoas.
board-card-attrition = After an enemy Army’s move along a desert path or of more than 5 points: half a die of its points are lost, or a treasury pays.
board-card-bad-weather = A province: entering it costs three times as much, its neighbours 1 more, until the next administration.
board-card-bagoas = Cancels Satrap Insubordination. Persia: with Peucestas. Macedon: with Assassin on Darius, or +3 to his flight. On a 6 he dies.
board-card-black-cleitus = Macedon: saves Alexander from death in battle or from an Assassin. Kept if you discard another card.
board-card-bodyguards = Stops an Assassin aimed at your king. For Alexander, Persia may answer with Conspiracy Revealed.
board-card-command-indecision = When the enemy names an Army or Fleet to move: if a die beats its leader’s rating, the move and the phase are over.
board-card-conspiracy-revealed = Persia: Macedon takes 1 Weariness, or executes a leader and draws another. Also after Bodyguards for Alexander or Proskynesis.
board-card-determined-troops = In a land battle: +1 to the other side’s loss die.
board-card-diades-of-thessaly = Macedon: +1 to all assaults, as long as he lives. Stays in play.
board-card-drought = A province: land lines cost double there and next to it, and it gives no revenue, until the next administration.
board-card-embezzlement = An enemy treasury loses a level; not Pella, Memphis or the Royal Treasury.
board-card-fortunes-of-war = Pile and discards are shuffled together.
board-card-greek-fleet = The Greek Fleet comes to Athens for whoever controls Greece. Stays in play.
board-card-illness-and-injury = An enemy leader, not a king: odd, he dies; even, he is out until the next administration. Persia: or Alexander has 1 Injury Point.
board-card-major-campaign = Two Armies, two forces of Fleets, or one of each may move and fight in this round.
board-card-mass-marriage = Persia, while Macedon holds the Family: Weariness +1, and Alexander is married. Once in the game.
board-card-oligarchic-counter-revolution = Persia: a garrison point in an empty space of Mysia, Lydia or Caria.
board-card-persians-gain-tactical-advantage = Persia, in a land battle: the rating of one leader is doubled.
board-card-persians-increase-training = Persia: an Army below Elite Level 3 gains a level.
board-card-peucestas = Who controls Persis raises 10 points free; Persia only with Bagoas. Outside combat, once in the game.
board-card-proskynesis = Once Alexander is Great King: Proskynesis is mandatory. Persia may answer with Satrap Insubordination or Conspiracy Revealed. Once in the game.
board-card-revolt = A province with a Revolt Rating revolts if a die is not above it.
board-card-rhodes = While Rhodes is independent: her squadron of 1 is yours. Or: the enemy’s goes home.
board-card-satrap-insubordination = A Treasure City is shut; eastern garrisons disband; Harpalus robs a Macedonian treasury; or bad blood in a Persian Army.
board-card-spies = See the other hand. Or: take a random card of it. Or: cancel a Surprise.
board-card-storms-at-sea = When enemies take a Deep Sea path: on an odd die all are lost.
board-card-surprise = Land battle: +2. At sea: +2 to avoid, or no avoidance for the enemy, or fire first.
board-card-terrain-advantage = A defending Army: the attacker has -1.
board-card-the-honeymooners = 4 points leave Alexander’s Army until the next administration; Weariness -1. Once in the game.
board-card-treachery = +3 to your demand for surrender; the treasury of your line loses a level.

## What happens: set-up, markers, administration

event-garrisoned =
    { $points ->
        [one] { $side } places a garrison point in { $space }.
       *[other] { $side } places { $points } garrison points in { $space }.
    }
event-deployed = { $side } takes the standard deployment: { $points } garrison points.
event-marker-drawn = Round { $round }: { $marker } is drawn.
event-marker-ignored = Administration was declared just before: { $marker } is ignored, and another is drawn.
event-free-round = Round { $round }: three markers in a row, so { $side } has a free round first.
event-rested = { $side } does nothing more.
event-administration =
    { $side ->
        [Nobody] An Administrative Phase begins.
       *[other] { $side } declares an Administrative Phase.
    }
event-markers-cleared =
    { $blight ->
        [0] Devastation, drought, bad weather and fatigue are over.
       *[other] Bad weather and fatigue are over; devastation and drought stay.
    }
event-recovered = { $army } has recovered and is no longer Useless.
event-came-back = { $leader } is well again and back in hand.
event-gates-open = The gates open again: { $treasury } can be used.
event-leave-ended = The { $asp } points on leave return to { $army }.
event-knot-cut = { $leader } cuts the Gordian Knot.
event-oracle-spoke = At Siwa the oracle greets { $leader } as the son of Zeus.
event-great-king = { $leader } is Great King.
event-proskynesis = { $side } makes Proskynesis mandatory.
event-game-ends = The game is over: { $winner } has won.

## What happens: leaders

event-leader-drawn =
    { $leader ->
        [hidden] { $side } draws a leader.
       *[other] { $side } draws { $leader }.
    }
event-leader-placed = { $leader } takes command with { $army }.
event-admiral-placed = { $leader } takes command of the { $fleet }.
event-leader-died = { $leader } is dead.
event-anointed = { $leader } is the new Great King of Persia.
event-king-joins = { $leader } joins { $army }.

## What happens: provinces and treasuries

event-control-changed =
    { $side ->
        [Nobody] Nobody controls { $province } any more.
       *[other] { $side } now controls { $province }.
    }
event-island-taken = { $side } now holds { $space }.
event-treasure-city-taken =
    { $side ->
        [Nobody] Nobody holds { $treasury } any more.
       *[other] { $side } now has { $treasury }.
    }
event-revolt-began = Revolt in { $province }.
event-revolt-quelled = { $army } quells the revolt in { $province }.
event-treasury-lowered = A level less for { $treasury }: now { $level }.
event-treasury-raised = A level more for { $treasury }: now { $level }.
event-replenish-rolled = { $side } collects for { $treasury }: the die shows { $die }, and { $added } for provinces.
event-transferred = Money goes from { $giver } to { $taker }.
event-royal-filled = { $side } fills the Royal Treasury in { $space }.
event-royal-taken = { $side } captures the Royal Treasury in { $space }.
event-line-broken = The { $fleet } breaks a line of communication at { $space } for { $side }.

## What happens: manpower

event-raised = { $side } rolls { $dice } with three dice and raises { $asp } points.
event-joined-army =
    { $asp ->
        [one] One point joins { $army }, now at Elite Level { $elite }.
       *[other] With { $asp } points more { $army } is now at Elite Level { $elite }.
    }
event-army-formed = { $army } is formed in { $space }, with { $asp } points.
event-posted =
    { $asp ->
        [one] { $side } has one point without an army in { $space }.
       *[other] { $side } has { $asp } points without an army in { $space }.
    }
event-reorganised = { $army } now has { $asp } points, at Elite Level { $elite }.
event-army-dissolved = { $army } is dissolved.
event-army-destroyed = { $army } is destroyed in { $space }.
event-fleet-raised = The { $fleet } is raised in { $space }.
event-fleet-refitted =
    { $nsp ->
        [one] The { $fleet } gains one squadron.
       *[other] The { $fleet } gains { $nsp } squadrons.
    }
event-fleet-changed =
    { $side ->
        [Nobody] The { $fleet } belongs to nobody any more.
       *[other] The { $fleet } goes over to { $side }.
    }
event-admiral-moved = { $leader } leaves the fleet that has changed sides.
event-garrison-removed =
    { $points ->
        [one] In { $space } { $side } has one garrison point less.
       *[other] In { $space } { $side } has { $points } garrison points less.
    }
event-siege-lifted = The Siege of { $space } is over.

## What happens: weariness, injuries, Rhodes, Alexandrias, the Family

event-wearied =
    { $points ->
        [1] The Macedonians grow wearier: Weariness { $level }.
        [2] The Macedonians grow wearier: Weariness { $level }.
       *[other] The Macedonians take heart: Weariness { $level }.
    }
event-weariness-checked = Is the army weary? The die shows { $die }, and { $added } for Weariness.
event-mutiny =
    { $die ->
        [one] Mutiny! One point of { $army } deserts.
       *[other] Mutiny! { $die } points of { $army } desert.
    }
event-mutiny-judged = The die after the mutiny shows { $die }; Persia holds { $cities } Treasure Cities.
event-injured =
    { $points ->
        [0] Alexander is unhurt: Injury Level { $level }.
        [one] Alexander is hurt: one point, Injury Level { $level }.
       *[other] Alexander is hurt: { $points } points, Injury Level { $level }.
    }
event-injury-checked = Alexander’s wounds: the die shows { $die }.
event-squadron-gone = The { $fleet } is removed.
event-alexandria-built = An Alexandria is built in { $space }.
event-alexandria-lost = The Alexandria in { $space } is gone.
event-family-moved = { $side } sends the Royal Family to { $space }.
event-family-taken = { $side } has the Royal Family in { $space }.
event-married = { $leader } marries into the Royal Family.

## What happens: movement

event-set-out =
    { $points ->
        [one] { $army } sets out from { $space }: one movement point declared.
       *[other] { $army } sets out from { $space }: { $points } movement points declared.
    }
event-embarked = { $side } embarks { $army } in { $space }.
event-sailed = { $side } puts to sea from { $space } with the { $fleet }.
event-escaped =
    { $points ->
        [one] { $side } ships one point out of { $space }.
       *[other] { $side } ships { $points } points out of { $space }.
    }
event-moved =
    { $path ->
        [land] { $army } goes from { $origin } to { $target }.
       *[other] { $army } goes from { $origin } to { $target } ({ $path }).
    }
event-moved-by-sea =
    { $path ->
        [sea] { $side } sails from { $origin } to { $target }.
       *[other] { $side } sails from { $origin } to { $target } ({ $path }).
    }
event-landed = { $side } lands in { $space }.
event-joined-sail = The { $fleet } joins the force of { $side } in { $space }.
event-halted = { $side } halts in { $space }.
event-went-inside = { $army } goes inside { $space }.
event-treasury-checked = { $side } checks { $treasury }: the die shows { $die }, and { $added } for movement.
event-dropped =
    { $points ->
        [one] { $army } leaves one point in { $space }.
       *[other] { $army } leaves { $points } points in { $space }.
    }
event-garrison-left =
    { $points ->
        [one] { $side } leaves a garrison of 1 in { $space }.
       *[other] { $side } leaves a garrison of { $points } in { $space }.
    }
event-leader-left = In { $space } { $leader } stays with { $place }.
event-leader-sent = { $leader } goes to { $place } in { $space }.
event-leader-captured = { $leader } is captured by { $side }.
event-devastation-rolled =
    { $done ->
        [0] { $side } tries to devastate { $province }: die { $die } and { $added }. It fails.
       *[other] { $side } tries to devastate { $province }: die { $die } and { $added }. It is devastated.
    }
event-interception-rolled =
    { $came ->
        [0] { $army } tries to intercept in { $space }: die { $die } and { $added }. It does not come.
       *[other] { $army } tries to intercept in { $space }: die { $die } and { $added }. It comes.
    }
event-intercepted-at-sea = The { $fleet } of { $side } comes from { $origin } and intercepts at { $target }.
event-overrun =
    { $points ->
        [one] { $side } overruns one point in { $space }.
       *[other] { $side } overruns { $points } points in { $space }.
    }

## What happens: battles

event-battle-met = { $side } attacks { $other } in { $space }.
event-sortied =
    { $points ->
        [one] { $side } comes out of { $space } with one point.
       *[other] { $side } comes out of { $space } with { $points } points.
    }
event-avoidance-rolled =
    { $avoided ->
        [0] { $side } tries to avoid battle in { $space }: die { $die } and { $added }. It must stand.
       *[other] { $side } tries to avoid battle in { $space }: die { $die } and { $added }. It gets away.
    }
event-withdrew = { $side } goes from { $origin } to { $target }.
event-battle-rolled =
    { $modifiers_count ->
        [0] In { $space } { $side }, strength { $strength }, rolls { $dice }: score { $score }.
       *[other] In { $space } { $side }, strength { $strength }, rolls { $dice } ({ $modifiers }), in all { $total }: score { $score }.
    }
event-battle-won = The battle of { $space } goes to { $side }.
event-battle-drawn = The battle of { $space } against { $side } is drawn.
event-casualty-rolled = { $leader } is in danger: the die shows { $die }.
event-injury-rolled = Is { $leader } hurt? The dice show { $dice }.
event-death-rolled = { $leader } is struck down: the die shows { $die }.
event-retreat-rolled =
    { $needed ->
        [one] { $side } must retreat: die { $die } less { $rating }, one space.
       *[other] { $side } must retreat: die { $die } less { $rating }, { $needed } spaces.
    }
event-retreated = { $side } retreats from { $origin } to { $target }, at a cost of { $cost }.
event-went-back = { $army } goes back to { $target }.
event-no-retreat = { $side } has no way out of { $space } and is lost there.
event-losses-rolled =
    { $modifiers_count ->
        [0] Losses of { $side } in { $space }: die { $die }, { $lost } lost.
       *[other] Losses of { $side } in { $space }: die { $die } ({ $modifiers }), in all { $total }, { $lost } lost.
    }
event-flight-losses =
    { $modifiers_count ->
        [0] Losses of { $side } fleeing to { $space }: die { $die }, { $lost } lost.
       *[other] Losses of { $side } fleeing to { $space }: die { $die } ({ $modifiers }), in all { $total }, { $lost } lost.
    }
event-points-lost =
    { $points ->
        [one] { $side } loses one point in { $space }.
       *[other] { $side } loses { $points } points in { $space }.
    }
event-tired = { $army } is fatigued.
event-made-useless = { $army } is Useless.
event-flight-rolled =
    { $added ->
        [0] { $leader } flees from { $space }: the dice show { $dice }.
       *[other] { $leader } flees from { $space }: the dice show { $dice }, and { $added } more.
    }
event-darius-fled = { $leader } reaches { $space }.

## What happens: sieges

event-besieged = { $army } lays siege to { $space }.
event-demanded = { $side } demands the surrender of { $space }.
event-demand-rolled =
    { $yields ->
        [0] { $space } answers { $side }: die { $die }, in all { $total } ({ $modifiers }). It holds out.
       *[other] { $space } answers { $side }: die { $die }, in all { $total } ({ $modifiers }). It surrenders.
    }
event-city-yielded = { $space } opens its gates to { $side }.
event-assault-rolled = { $side } assaults { $space }: die { $die }, in all { $total } ({ $modifiers }). Siege Points { $points }, losses { $lost }.
event-city-fell = { $space } falls to { $side }.
event-moved-in = { $army } moves into { $space }.
event-posted-inside =
    { $points ->
        [one] One point of { $army } goes inside { $space }.
       *[other] With { $points } points { $army } garrisons { $space }.
    }
event-sallied = { $army } sallies from { $space }.
event-terms-offered =
    { $marches ->
        [0] { $side } offers terms for { $space }: { $lost } points lost.
       *[other] { $side } offers terms for { $space }: { $lost } points lost, free passage for the others.
    }
event-offer-refused = { $side } refuses the terms for { $space }.
event-capitulated = { $space } capitulates to { $side }.
event-marched-off = { $side } marches off from { $origin } to { $target }.

## What happens: fights at sea

event-evasion-rolled =
    { $away ->
        [0] { $side } tries to avoid the fight at { $space }: die { $die } and { $added }. It must fight.
       *[other] { $side } tries to avoid the fight at { $space }: die { $die } and { $added }. It turns back.
    }
event-sea-dice =
    { $hits ->
        [0] At { $space } { $side } rolls { $dice } dice: no hit.
        [one] At { $space } { $side } rolls { $dice } dice: one hit.
       *[other] At { $space } { $side } rolls { $dice } dice: { $hits } hits.
    }
event-sunk =
    { $left ->
        [one] The { $fleet } of { $side } loses a squadron; one is left.
       *[other] The { $fleet } of { $side } loses a squadron; { $left } are left.
    }
event-fleet-lost = The { $fleet } of { $side } is destroyed.
event-transport-sunk = The transports of { $side } are sunk at { $space }.
event-sea-won = { $side } wins at sea off { $space }.
event-fleet-back = The { $fleet } of { $side } goes from { $origin } to { $target }.
event-thrown-back = { $side } is thrown back from { $origin } to { $target }.
event-rhodes-attacked = { $side } attacks the Fleet of Rhodes in { $space }.

path-kind-land = land
path-kind-mountain = mountains
path-kind-mountain-pass = a pass
path-kind-strait = a strait
path-kind-desert = desert
path-kind-sea = sea
path-kind-deep-sea = deep sea

## What happens: cards

event-card-drawn =
    { $card ->
        [hidden] { $side } draws a card.
       *[other] { $side } draws { $card }.
    }
event-card-played = { $side } plays { $title }: { $use }.
event-card-along = { $side } plays { $title } with it.
event-card-discarded = { $side } discards { $card }.
event-card-set-aside = { $card } leaves the game.
event-card-kept = { $side } keeps { $card }.
event-cards-shuffled = The cards are shuffled: { $cards } in the pile.
event-card-robbed =
    { $card ->
        [hidden] { $side } loses a card, face down.
       *[other] { $side } loses { $card }, face down.
    }
event-card-stolen =
    { $card ->
        [hidden] { $side } steals a card.
       *[other] { $side } steals { $card }.
    }
event-hand-seen =
    { $cards ->
        [hidden] { $side } looks at the other hand.
       *[other] { $side } looks at the other hand: { $cards }.
    }
event-card-recalled = { $side } takes { $card } from the discards.
event-card-void = { $title } has no effect.
event-bagoas-rolled =
    { $die ->
        [6] Bagoas: the die shows 6. He is dead.
       *[other] Bagoas: the die shows { $die }. He lives.
    }
event-aimed = { $title } is aimed at { $leader }.
event-aimed-at-diades = { $title } is aimed at Diades.
event-murder-rolled =
    { $dead ->
        [0] The assassin: the die shows { $die }. The blow misses.
       *[other] The assassin: the die shows { $die }. The blow strikes home.
    }
event-illness-rolled =
    { $dead ->
        [0] { $leader } is ill: the die shows { $die }. He will live.
       *[other] { $leader } is ill: the die shows { $die }. He dies.
    }
event-fell-ill = { $leader } is out until the next administration.
event-executed = { $leader } is executed.
event-replaced = { $leader } takes the place of the executed man.
event-cleitus-rolled =
    { $dead ->
        [0] Cleitus and the king quarrel: the die shows { $die }. Nothing happens.
       *[other] Cleitus and the king quarrel: the die shows { $die }. Alexander kills Cleitus.
    }
event-bad-blood-rolled = Bad blood in { $army }: { $leaders }, dice { $dice }.
event-sent-away = { $leader } leaves his army and is back in hand.
event-diades-hired = Diades builds siege engines for { $side }.
event-diades-dead = Diades is dead: the die showed { $die }.
event-weather-turned = Bad weather in { $province }.
event-drought-came = Drought in { $province }.
event-revolt-rolled = Will { $province } revolt? The die shows { $die }; its rating is { $rating }.
event-spartans-rise = Agis raises Sparta: { $army } stands in { $space }.
event-coup-made = The oligarchs take { $space } for Persia.
event-gates-closed = The gates are shut: nobody can use { $treasury }.
event-dissension-rolled =
    { $asp ->
        [0] Dissension in { $province }: the die shows { $die }. The garrison stays.
       *[other] Dissension in { $province }: the die shows { $die }. The garrison disbands, and { $asp } points join Alexander.
    }
event-harpalus-fled = Harpalus absconds with { $treasury }.
event-greek-fleet-came = The { $fleet } comes out for { $side }.
event-squadron-lent = Rhodes lends the { $fleet } to { $side }.
event-squadron-recalled = Rhodes calls the { $fleet } home.
event-indecision-rolled =
    { $stopped ->
        [0] Indecision: the die shows { $die } against a rating of { $rating }. The move goes on.
       *[other] Indecision: the die shows { $die } against a rating of { $rating }. The move is cancelled.
    }
event-attrition-rolled = Attrition: the die shows { $die }, and { $army } is to lose { $asp }.
event-attrition-paid = The losses are bought off with { $treasury }.
event-storm-rolled =
    { $lost ->
        [0] A storm: the die shows { $die }. The ships come through.
       *[other] A storm: the die shows { $die }. All are lost.
    }
event-rating-doubled = The rating of { $leader } is doubled.
event-drilled = { $army } is drilled: Elite Level { $elite }.
event-levy-granted = Peucestas raises { $asp } points for { $side }.
event-on-leave = From { $army } { $asp } points go home on leave.
event-campaign-begun = { $side } begins a major campaign: two forces may move.

## What cards ask

prompt-play-card =
    { $cards ->
        [0] You have no card.
        [one] You have one card. Do you play or discard it?
       *[other] You have { $cards } cards. Do you play one, or discard some?
    }
prompt-discard-more =
    Do you discard more? { $cards ->
        [one] You have one card left.
       *[other] You have { $cards } cards left.
    }
prompt-make-room = Your hand is full, with { $cards } cards. Which do you discard first?
prompt-aim = { $kind }: against what?
prompt-attrition =
    { $points ->
        [one] { $army } is to lose one point to attrition. Does a treasury pay instead?
       *[other] { $army } is to lose { $points } points to attrition. Does a treasury pay instead?
    }

action-aim-leader = Against { $leader }
action-aim-diades = Against Diades
action-aim-province = In { $province }
action-aim-treasury = On { $treasury }
action-aim-space = A garrison point for Persia in { $space }
action-aim-army = On { $army }
action-aim-card = Take { $card } from the discards
action-keep-cards = Play no card
action-discard = Discard { $card }
action-end-discarding = Discard no more
action-suffer = Take the losses
action-pay-attrition = Pay with { $treasury }

refusal-card-has-no-target = There is nothing that { $kind } could be played on.
refusal-card-aims-elsewhere = The card is not for that.
refusal-five-cards = With { $cards } cards you must play or discard one.
refusal-not-intercepted = Only the player who is intercepted can play that.
refusal-not-interceptor = Only the player who intercepts can play that.
refusal-leader-not-used = The rating of { $leader } is not used in this battle.
refusal-doubled-already = The rating of { $leader } is doubled already.
refusal-not-defender = Only the defender can play that.
refusal-no-army-defends = No Army defends here.
refusal-no-card-to-take = The other player has no card.
refusal-no-discards = There are no discards.
refusal-not-discarded = { $card } is not among the discards.
refusal-no-bad-weather = There is no bad weather.
refusal-markers-stay-already = They stay already.
refusal-no-markers = There is neither devastation nor drought.
refusal-no-army-has-marched = No enemy Army has just ended its move.
refusal-march-too-easy = The Army took no desert path and spent no more than { $points } movement points.
refusal-treasury-not-in-line = The Army has no line of communication to { $treasury }.

## What is asked

prompt-deploy =
    { $left ->
        [0] Every garrison point is placed. Are you ready?
        [one] Where do you place your last garrison point?
       *[other] Where do you place garrison points? { $left } are left, or take the standard deployment.
    }
prompt-act =
    { $again ->
        [0] { $moves ->
            [0] One thing this round: press a lit Army or Fleet to move it, or choose here.
            [one] One thing this round: press a lit Army or Fleet to move it, or choose here.
           *[other] The campaign lets two forces move: press the first Army or Fleet, or choose here.
        }
       *[other] Which other force moves? Press its Army or Fleet.
    }
prompt-talents = Does the Great King fill the Royal Treasury from { $treasury }?
prompt-withdrawing = Do you take off garrisons?
prompt-returning = Which Army do the { $points } points on leave join?
prompt-founding =
    { $left ->
        [one] Where do you build your last Alexandria?
       *[other] Where do you build an Alexandria? { $left } counters are left.
    }
prompt-sortie = Your men outside { $space } are attacked. Who comes out of the city to help them?
prompt-avoid = You are attacked in { $space }. Do you try to avoid the battle?
prompt-fall-back = The battle in { $space } is avoided. Where does your force go?
prompt-lead = Whose Battle Rating do you use in { $space }?
prompt-terms-march = What do you offer to those inside { $city }?
prompt-terms-losses = How many points are given up in { $city }?
prompt-terms-payment = Does a treasury pay for { $city }?
prompt-answer-terms =
    The terms for { $city }: { $lost ->
        [0] no points are lost
        [one] one point is lost
       *[other] { $lost } points are lost
    }, { $marches ->
        [0] and nobody marches off
       *[other] and the others march off
    }. Do you accept?
prompt-answer-terms-paid =
    The terms for { $city }: { $lost ->
        [0] no points are lost
        [one] one point is lost
       *[other] { $lost } points are lost
    }, { $marches ->
        [0] nobody marches off
       *[other] the others march off
    }, and { $side } pays a level from { $giver } to { $taker }. Do you accept?
prompt-lose-by-terms =
    { $points ->
        [one] By the terms for { $city } one point is lost. Which?
       *[other] By the terms for { $city } { $points } points are lost. Which?
    }
prompt-march-off = Where do those from { $city } march off to?
prompt-move-in = { $space } is yours. Who goes inside?
prompt-post = How many points of { $army } go inside { $space }?
prompt-leave-garrison = How many garrison points do you leave in { $space }?
prompt-flee-to = Where does Darius flee to from { $space }?
prompt-detach = How many points does { $army } leave in { $space }?
prompt-devastate = How many movement points do you spend on devastating { $province }?
prompt-placing =
    { $points ->
        [one] Which Army does the one raised point join, or where is a new one formed?
       *[other] Which Army do the { $points } raised points join, or where is a new one formed?
    }
prompt-enlist = How many of the { $points } raised points?
prompt-forming = A new Army of { $points } in { $space }: inside the city or outside?
prompt-leading = Do you give { $army } a leader from your hand?
prompt-intercept = An enemy has come to { $space }. Does an Army of yours try to intercept?
prompt-send = Which leader moves? Press the Army or the Fleet that he goes to.
prompt-ambush = { $leader } comes to { $space }. Does an Army of yours try to capture him?
prompt-lose-garrison =
    { $points ->
        [one] One point is lost. How many garrison points?
       *[other] { $points } points are lost. How many of them are garrison points?
    }
prompt-lose =
    { $points ->
        [one] One point is lost. How many does { $army } lose?
       *[other] { $points } points are lost. How many does { $army } lose?
    }
prompt-lose-loose =
    { $points ->
        [one] One point is lost. How many from points without an Army?
       *[other] { $points } points are lost. How many from points without an Army?
    }
prompt-take-flight = Your Army in { $space } is Useless. Does it take Flight, with another loss die?
prompt-fund = { $army } is to use { $points } movement points. Which treasury stands for them?
prompt-marching =
    { $left ->
        [0] { $army } is in { $space }, and has no movement points left. What does it do?
        [one] { $army } is in { $space }, with one movement point left. Where does it go?
       *[other] { $army } is in { $space }, with { $left } movement points left. Where does it go?
    }
prompt-sailing =
    { $left ->
        [0] Your ships are at { $space }, and have no points left. What do they do?
        [one] Your ships are at { $space }, with one point left. Where do they sail?
       *[other] Your ships are at { $space }, with { $left } points left. Where do they sail?
    }
prompt-moment = { $moment ->
        [murder] An assassin has been sent.
        [blood] An assassin has struck Alexander.
        [illness] A leader has fallen ill.
        [clearing] Devastation and drought are about to end.
        [march] Bad Weather may hinder your moves.
        [orders] A force has been named to move.
        [halt] An Army has ended its move.
        [open-sea] A voyage over the deep sea.
        [decree] A satrap refuses to obey.
        [court] There is anger at court.
        [battle] A battle is about to be fought.
        [losses] Losses are about to be rolled.
        [deathbed] Alexander is about to die.
        [flight] Darius flees.
        [evasion] Ships are intercepted.
        [sea-fight] A fight at sea begins.
        [ruse] A surprise has been played.
        [demand] The surrender of a city is demanded.
       *[lull] A quiet moment.
    } Does { $side } play a card?
prompt-intercept-at-sea = Enemies are at sea near { $space }. Does a Fleet of yours intercept?
prompt-evade = Your ships are intercepted at { $space }. Do you try to avoid the fight?
prompt-raising = What do you raise? { $available } points are still available to you.
prompt-reorganising = How are the forces in { $space } divided?
prompt-replenishing = Which treasury do you replenish?
prompt-taxing = Added for { $treasury }: { $provinces }. Roll, or keep a province for another treasury?
prompt-retreat =
    { $needed ->
        [0] You have retreated to { $space }, at a cost of { $cost }. Farther?
        [one] You retreat from { $space }, one space at least. Where to?
       *[other] You retreat from { $space }, { $needed } spaces at least. Where to?
    }
prompt-flight = Your Army flees from { $space }, at a cost of { $cost } so far. Where to?
prompt-sink =
    { $hits ->
        [one] One hit at { $space }. Which enemy Fleet loses a squadron?
       *[other] { $hits } hits at { $space }. Which enemy Fleet loses a squadron?
    }
prompt-building = Which Fleets do you raise or refit from { $treasury }?
prompt-sieges = Does { $side } assault a city?
prompt-stationing =
    { $points ->
        [one] Where do you place the one raised point?
       *[other] Where do you place the { $points } raised points?
    }
prompt-posting =
    { $points ->
        [one] What becomes of the point in { $space }?
       *[other] What becomes of the { $points } points in { $space }?
    }
prompt-succession = The throne is empty. Who is the new Great King?
prompt-travelling = Where does the Royal Family go from { $space }?
prompt-break-line = An enemy line of communication passes { $space }. Does a Fleet of yours break it?

## What can be done

action-garrison = A garrison point in { $space }
action-standard = Take the standard deployment
action-ready = Ready
action-administer = Declare an Administrative Phase
action-proskynesis = Make Proskynesis mandatory
action-rest = Nothing more
action-take-talents = Fill the Royal Treasury from the city
action-leave-talents = Leave the city’s money alone
action-withdraw = Take a garrison point off in { $space }
action-end-withdrawing = Leave the other garrisons
action-return-leave = Back to { $army }
action-found = Build an Alexandria in { $space }
action-no-city = Build none
action-assault = Assault { $city }
action-sortie = { $army } comes out
action-sortie-posts = The points without an Army come out
action-stay-inside = Nobody else comes out
action-avoid = Try to avoid the battle
action-stand = Stand and fight
action-fall-back = Fall back to { $space }
action-fall-back-inside = Fall back inside { $space }
action-lead = { $leader } leads
action-offer = Offer terms for { $city }
action-free-passage = Free passage for the Army
action-give-up = All inside are given up
action-pay = Pay a level from { $treasury } to { $treasury_2 }
action-no-payment = No payment
action-accept-terms = Accept the terms
action-refuse-terms = Refuse the terms
action-march-off = March off to { $space }
action-move-in = { $army } goes inside
action-post = Points of { $army } go inside
action-garrison-city = Place garrison points in the city
action-stay-out = Nobody else goes in
action-number = { $count }
action-flee-to = Darius flees to { $space }
action-detach = Leave points here
action-leave-garrison = Leave a garrison here
action-leave-leader = Leave { $leader } with { $place }
action-devastate = Devastate the province
action-levy = Join { $army }
action-levy-at = A new Army in { $space }, paid for by { $treasury }
action-forgo = Give up the rest
action-enlist =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
action-form =
    { $walls ->
        [inside] Inside the city
       *[outside] Outside the city
    }
action-assign = { $leader } joins { $army }
action-assign-fleet = { $leader } joins the { $fleet }
action-intercept = Intercept with { $army }
action-let-pass = Let them pass
action-besiege = Lay siege
action-send = Send { $leader } to { $place }
action-end-sending = No other leader moves
action-ambush = Capture him with { $army }
action-let-by = Let him by
action-take-flight = Take Flight
action-no-flight = Stay
action-march = March with { $army }, { $points } movement points
action-embark = { $army } goes by sea
action-set-sail = Sail with the { $fleet }
action-evacuate = { $cargo } points escape from { $city } by sea
action-fund = By { $treasury }
action-go = Go to { $space }
action-sail = Sail to { $space }
action-land = Land here
action-escort = The { $fleet } goes along
action-attack-rhodes = Attack the Fleet of Rhodes
action-halt = Halt
action-enter = Halt inside the city
action-play = Play a card: { $use }
action-intercept-at-sea = Intercept with the { $fleet }
action-let-sail = Let them sail
action-evade = Try to avoid the fight
action-accept-fight = Fight
action-raise = Raise troops, Fleets or a leader
action-draw-leader = Draw a leader
action-end-raising = Raise no more
action-reorganise = Reorganize in { $space }
action-shift = { $share } points of { $group } to { $army }
action-reassign = { $leader } to { $army }
action-end-reorganising = Done reorganizing
action-replenish = Replenish { $treasury }
action-spare = Keep { $province } for another treasury
action-roll = Roll the die
action-fill-royal = Fill the Royal Treasury
action-transfer = A level from { $treasury } to { $treasury_2 }
action-end-replenishing = Replenish no more
action-retreat = Retreat to { $space }
action-rest-here = End the retreat here
action-shelter = End the retreat inside the city
action-move-family = Move the Royal Family
action-family-to = The Royal Family goes to { $space }
action-move-leaders = Move leaders
action-pass = Play no card now
action-take-family = The Royal Family goes with the king
action-leave-family = The Royal Family stays here
action-marry = Alexander marries into the Royal Family
action-counter-attack = Counter-attack with { $army }
action-sink = A squadron of the { $fleet }
action-build = Raise Fleets from { $treasury }
action-launch = Raise the { $fleet } in { $space }
action-refit = Refit the { $fleet }
action-end-building = Build no more
action-end-sieges = No assault
action-levy-from = Raise points from { $treasury }
action-station = { $points } points to the city of { $treasury }
action-join = They join { $army }
action-stay-loose = They stay without an Army
action-form-army = They form a new Army
action-demand = Demand the surrender of the city
action-anoint = { $leader } becomes Great King
action-leave-vacant = Leave the throne empty for now
action-break-line = The { $fleet } breaks the line at { $space }
action-let-line = Let the line be

## Why something cannot be done

refusal-only-moves-now = A force has moved in this round: only a second one may move now.
refusal-administered-before = The round before this one was an Administrative Phase: none may be declared now.
refusal-macedonian-only = Only the Macedonian can do that.
refusal-persian-only = Only the Persian can do that.
refusal-not-great-king = Alexander is not Great King yet.
refusal-done-already = Proskynesis has been made mandatory already.
refusal-no-garrison = You have no garrison in { $space }.
refusal-no-army-of-yours = That is no Army of yours here.
refusal-larger-than-first = No Army may be larger than Army 1.
refusal-larger-than-first-by =
    { $points ->
        [one] Only one more point: no Army may be larger than Army 1.
       *[other] Only { $points } more points: no Army may be larger than Army 1.
    }
refusal-no-counter-left = All four Alexandrias have been built.
refusal-no-garrison-for-it = An Alexandria needs two garrison points, and you have not got them.
refusal-not-there = No Alexandria can be built in { $space }.
refusal-alexandria-there = There is an Alexandria in { $space } already.
refusal-tribe-there = A tribe lives in { $space }.
refusal-enemy-there = Enemies are in { $space }.
refusal-not-your-province = You do not control the province of { $space }.
refusal-no-room = There is no room for more garrison points in { $space }.
refusal-no-siege-of-yours = You lay no siege to that city.
refusal-assaulted-already = You have made your assault in this round.
refusal-fatigued = A fatigued Army cannot attack.
refusal-not-inside = { $army } is not inside the city.
refusal-no-points-inside = There are no points without an Army inside { $space }.
refusal-nowhere-to-withdraw = There is no adjacent space without enemies to go to.
refusal-no-refuge = You cannot go to { $space }.
refusal-no-city-there = There is no Major City in { $space } for you to enter.
refusal-not-in-battle = { $leader } is not in this battle.
refusal-leads-already = { $leader } leads already.
refusal-chosen-in-order = With { $leader } the two leaders would be named in another order: name the other one first.
refusal-no-siege-to-end = No siege of that city is yours to end by terms.
refusal-offered-already = One offer has been made in this segment already.
refusal-independents-make-no-terms = Those who are independent make no terms.
refusal-cannot-pay = That payment is not possible: a treasury of the one must be joined to one of the other.
refusal-nobody-marches-off = There is nobody who could march off, or nowhere to go.
refusal-not-before-city = { $army } is not before that city.
refusal-too-many-to-move-in = { $army } is too large to go inside.
refusal-none-to-spare = The Army has no points to spare for that.
refusal-no-garrison-here = No garrison can be left here.
refusal-number-out-of-bounds = It must be between { $low } and { $high }.
refusal-no-refuge-there = Darius cannot flee to { $space }.
refusal-cannot-drop-here = No points can be left here.
refusal-not-with-army = That leader is not with the Army that moves.
refusal-king-stays = The king stays with Army 1.
refusal-not-in-this-space = That is not in this space.
refusal-no-province-here = There is no province here to devastate.
refusal-after-combat = After a battle nothing is devastated.
refusal-enemies-in-province = Enemies are in the province.
refusal-no-points-to-devastate = There are no movement points left for that.
refusal-tried-already = That has been tried in this activity already.
refusal-devastated-already = The province is devastated already.
refusal-pella-empty = The treasury of Pella is not yours, or Empty.
refusal-no-line-to-pella = { $army } has no line of communication to Pella.
refusal-three-armies = You have three Armies already.
refusal-not-your-space = { $space } is not yours.
refusal-under-siege = It is under siege.
refusal-no-leader-for-it = A new Army needs a leader in that province, or one in your hand.
refusal-treasury-not-usable = You cannot use { $treasury }.
refusal-no-line = There is no line of communication.
refusal-costs-nothing = These points cost nothing; no other treasury is named.
refusal-not-so-many =
    { $points ->
        [0] There are no points for that.
        [one] There is only one point.
       *[other] There are only { $points } points.
    }
refusal-nowhere-else =
    { $points ->
        [one] The last point has nowhere else to go: take it.
       *[other] There is nowhere else for the rest: take all { $points }.
    }
refusal-no-walls = There is no city to enter in { $space }.
refusal-not-in-hand = { $leader } is not in your hand.
refusal-for-the-new-army = { $army } needs this leader first.
refusal-king-leads-first = { $leader } leads Army 1, and no other.
refusal-no-fleet-of-yours = The { $fleet } is not yours, or not here.
refusal-cannot-intercept = { $army } cannot intercept in { $space }.
refusal-no-enemy-city = There is no enemy city here.
refusal-too-weak-to-besiege = A siege needs an Army of 10 points.
refusal-besieged-already = The city is under siege already.
refusal-enemies-outside = Enemies stand before the city.
refusal-devastating = An Army that devastates does not fight in this activity.
refusal-leader-not-yours = That is no leader of yours on the map.
refusal-no-move-left = No force of yours may move any more in this round.
refusal-sent-already = That leader has moved already.
refusal-no-place-for-leader = Leaders go to Armies and Fleets of their own side.
refusal-there-already = The leader is there already.
refusal-not-yours = That is not yours.
refusal-moved-already = It has moved in this round already.
refusal-army-1-smaller = Army 1 is smaller than another Army of yours: no other Army may act until that is mended.
refusal-no-such-allowance = The Army cannot use so many movement points.
refusal-nowhere-to-go = There is nowhere to go.
refusal-no-line-for-fleet = A Fleet needs a line of communication to move.
refusal-not-under-siege = The city is not under siege.
refusal-no-line-to = The Army had no line of communication to { $treasury } when the phase began.
refusal-not-in-transit = Nothing may stop in a Transit Point.
refusal-besiege-or-go-on = Before an enemy city an Army lays siege or goes on.
refusal-not-under-way = The Army has not moved yet.
refusal-not-afloat = The Army is not at sea.
refusal-no-city-here = There is no Major City here.
refusal-enemies-inside = Enemies are inside the city.
refusal-inside-already = It is inside already.
refusal-not-from-here = That Fleet did not start here.
refusal-not-at-rhodes = Your Fleets are not in the port of an independent Rhodes.
refusal-card-not-alone = That card is not played alone.
refusal-not-your-card = { $card } is not in your hand.
refusal-card-not-in-hand = You have no such card: { $kind }.
refusal-card-of-the-other-side = That use of { $kind } is not for your side.
refusal-card-at-another-moment = { $kind } is played for that at another moment.
refusal-card-needs-another = It must be played together with { $kind }.
refusal-cannot-intercept-at-sea = The { $fleet } cannot intercept at { $space }.
refusal-levied-already = You have raised points in this activity already.
refusal-none-available = You have no points left to raise.
refusal-nothing-to-raise = There is nothing that you could raise.
refusal-drawn-already = You have drawn a leader in this activity already.
refusal-pool-empty = There is no leader left to draw.
refusal-nothing-to-reorganise = There is nothing to reorganize in { $space }.
refusal-first-too-small = Army 1 is too small: nothing is reorganized in { $space } without it.
refusal-not-here-to-reorganise = { $army } is not here.
refusal-nothing-to-shift = There are no points to take from { $group }.
refusal-shifted-already = Points of { $group } have been moved between these two already.
refusal-not-your-leader = { $leader } is not yours to place.
refusal-reassigned-already = { $leader } has changed his Army already.
refusal-first-stays = { $army } must keep a point.
refusal-royal-is-filled = The Royal Treasury is filled, not rolled for.
refusal-not-your-city = You do not hold { $treasury }.
refusal-full-already = It is Full already: { $treasury }.
refusal-gained-already = It has gained a level in this phase: { $treasury }.
refusal-rolled-already = You have rolled for { $treasury } in this phase.
refusal-no-province-helps = No province is left that could help { $treasury }.
refusal-not-used = { $province } is not used for this.
refusal-last-province = { $province } is the last one: without it nothing can come of the roll.
refusal-of-no-other-use = { $province } is of no use to another treasury.
refusal-royal-not-yours = You do not have the Royal Treasury.
refusal-royal-not-in-city = The Royal Treasury is not in a Treasure City of yours.
refusal-used-already = { $province } has been used in this phase already.
refusal-cities-only = Only Treasure Cities take part in transfers.
refusal-needs-nothing = It needs nothing: { $treasury }.
refusal-no-line-between = No line of communication leads there.
refusal-no-way-back = { $space } is not farther from the battle, or not free.
refusal-dead-end = From { $space } the retreat could not be ended.
refusal-must-retreat =
    { $needed ->
        [one] You must retreat one space more.
       *[other] You must retreat { $needed } spaces more.
    }
refusal-no-shelter = There is no city for you to enter in { $space }.
refusal-no-farther = It may go no farther than into an adjacent province.
refusal-no-path = No path leads there.
refusal-fleets-stay-at-sea = Fleets stay at sea.
refusal-land-first = The Army must land first.
refusal-one-leg-each = An Army goes by land once and by sea once.
refusal-too-few-points = There are not enough movement points.
refusal-royal-treasury-slows = With the Royal Treasury the Army can go no farther.
refusal-too-far-at-sea = Movement by sea has 4 points at most.
refusal-useless-army = A Useless Army moves 3 spaces at most.
refusal-spartans-stay = The Spartan Army does not leave Europe.
refusal-rhodes-ends-the-move = A move by sea that reaches independent Rhodes ends there.
refusal-too-many-to-ship = No more than 15 points go by sea in an activity.
refusal-no-fleet-to-escape = Without a Fleet of yours in the port nobody escapes.
refusal-no-way-on = From there no way leads on to a space.
refusal-points-without-army = Points without an Army do not move.
refusal-family-not-yours = The Royal Family is not yours.
refusal-family-cannot-go = The Royal Family cannot go to { $space }.
refusal-family-stays = The Royal Family has nowhere to go.
refusal-family-settled = That is so already.
refusal-king-not-there = The king is not there.
refusal-married-already = Alexander is married already.
refusal-captured-this-round = The Royal Family was captured in this round: the marriage comes later.
refusal-not-besieged = The Army is not inside a city before which an enemy Army stands.
refusal-not-in-fight = The { $fleet } is not in this fight.
refusal-not-here = You may place no garrison in { $space }.
refusal-none-left = All your { $most } garrison points are placed.
refusal-begun-already = You have begun to place garrisons yourself.
refusal-on-the-map = The { $fleet } is on the map.
refusal-by-card-only = The { $fleet } comes by its card only.
refusal-not-its-home = { $space } is no Home Port of the { $fleet }.
refusal-not-all-homes = You do not control all Home Ports of the { $fleet }.
refusal-at-full-strength = The { $fleet } is at full strength.
refusal-not-in-its-home = The { $fleet } is not in a Home Port of yours.
refusal-built-already = You have built from a treasury in this activity already.
refusal-nothing-to-build = There is no Fleet that you could raise or refit.
refusal-not-a-levy-city = Persian points are placed in Ecbatana, Babylon, Susa and Persepolis.
refusal-not-this-city = No points can be placed in the city of { $treasury }.
refusal-too-weak-to-demand = A demand needs an Army of 10 points.
refusal-no-points-to-demand = A demand costs a movement point, and there is none left.
refusal-demanded-already = This Army has demanded the surrender of this city before.
refusal-there-is-a-king = There is a Great King.
refusal-alexander-is-king = Alexander is Great King: Persia has no other.
refusal-no-treasure-city = Without a Treasure City there is no Great King.
refusal-not-in-play = { $leader } is not in play.
refusal-broke-before = The { $fleet } has broken a line already.
refusal-out-of-lanes = No Fleet of yours can come to { $space }.
refusal-line-not-there = No line passes { $space }.

## What is added up

modifier-leaders = leaders { $signed }
modifier-tribe = tribe { $signed }
modifier-no-line = no line { $signed }
modifier-elite = Elite { $signed }
modifier-fatigue = fatigue { $signed }
modifier-surprise = surprise { $signed }
modifier-hard-path = pass or strait { $signed }
modifier-stronghold = stronghold { $signed }
modifier-terrain = terrain { $signed }
modifier-tactics = tactics { $signed }
modifier-victor = victor { $signed }
modifier-victor-twice = victor with twice the score { $signed }
modifier-loss-no-line = no line { $signed }
modifier-loss-fatigue = fatigue { $signed }
modifier-three-to-one = three to one { $signed }
modifier-determined = determined troops { $signed }
modifier-retreat = retreat { $signed }
modifier-rating = leader { $signed }
modifier-mountain = mountains { $signed }
modifier-walls = walls { $signed }
modifier-outnumbered = more than twice as many { $signed }
modifier-points-inside = army inside { $signed }
modifier-treachery = treachery { $signed }
modifier-own-fleet = own fleet { $signed }
modifier-enemy-fleet = enemy fleet { $signed }
modifier-diades = Diades { $signed }
modifier-evasion = surprise { $signed }

## Odds

odds-fails = nothing comes of it
odds-avoids = battle is avoided
odds-evades = the fight is avoided
odds-intercepts = it intercepts
odds-replenishes = a level is gained
odds-treasury-reduced = the treasury that pays is reduced
odds-treasury-stays = it stays as it is
odds-flees-to-city = Darius reaches a city
odds-flees-away = Darius gets away
odds-darius-falls = Darius is caught or killed
odds-surrenders = the city surrenders
odds-city-falls = the city falls
odds-assault-costs =
    { $points ->
        [0] it costs nothing
        [one] it costs one point
       *[other] it costs { $points } points
    }
odds-captures = the leader is captured
odds-devastates = the province is devastated
odds-drowned = all who are shipped drown
odds-fight-won = the fight is won
odds-fight-drawn = a draw: back to port
odds-fight-lost = the fight is lost
odds-battle-won = the battle is won
odds-battle-won-twice = with twice the score
odds-battle-drawn = it is drawn
odds-battle-lost = the battle is lost
odds-battle-lost-twice = with twice the score against you
odds-demand = The demand
odds-assault = The assault
odds-attack = The attack, strength { $strength }
odds-defence = The defence, strength { $strength }

## More about cards

prompt-keep-cleitus = { $card } has saved the king. Do you keep the card by discarding another?
prompt-conspiracy = A conspiracy. Weariness is { $level }: do you add one, or execute a leader?

action-let-cleitus-go = Let Cleitus go to the discards
action-keep-cleitus = Keep Cleitus and discard { $card }
action-take-weariness = Weariness rises by 1
action-execute = Execute { $leader }

refusal-mandatory-already = Proskynesis is mandatory already.
refusal-family-not-held = The Macedonian does not hold the Royal Family.
refusal-no-persian-army = { $army } is no Persian Army on the map.
refusal-spartans-not-drilled = The Spartan Army is not trained.
refusal-elite-enough = { $army } has the highest Elite Level already.
refusal-too-few-for-leave = Alexander’s Army needs more than { $points } points for that.
refusal-persis-not-controlled = You do not control Persis.
refusal-nobody-left-to-raise = You have no points left to raise.
refusal-no-place-for-levy = There is no place for the points.
refusal-own-leader = { $leader } is your own.
refusal-leader-not-on-the-map = { $leader } is not on the map.
refusal-not-a-king = It guards your own king only.
refusal-not-alexander = Only Alexander is saved by it.
refusal-saved-already = He is saved already.
refusal-not-on-a-king = It is not played on { $leader }.
refusal-no-conspiracy-now = No conspiracy can answer now.
refusal-not-alexander-himself = { $leader } is not executed.
refusal-own-engineer = Diades is your own.
refusal-no-engineer = Diades is not in play.
refusal-marked-already = { $province } is marked already.
refusal-never-revolts = { $province } never revolts.
refusal-revolts-already = { $province } is in revolt already.
refusal-enemy-in-sparta = A Macedonian Army stands in { $space }.
refusal-not-in-ionia = { $space } is not in Mysia, Lydia or Caria.
refusal-space-occupied = { $space } is not empty.
refusal-no-garrison-left = There is no garrison point for { $space }.
refusal-treasury-safe = That card does not touch { $treasury }.
refusal-not-the-others = The other player does not have { $treasury }.
refusal-treasury-empty = Nothing is left in { $treasury }.
refusal-greece-not-controlled = Nobody controls Greece.
refusal-rhodes-not-independent = Rhodes is not independent.
refusal-squadron-is-out = The squadron of Rhodes is out already.
refusal-squadron-not-the-others = The other player does not have the squadron of Rhodes.
refusal-no-satraps-now = That is no moment for satraps.
refusal-gates-never-closed = Nobody can shut { $treasury }.
refusal-gates-closed-already = It is shut already: { $treasury }.
refusal-harpalus-not-there = Harpalus is not at { $treasury }.
refusal-not-macedonian = The Macedonian does not have { $treasury }.
refusal-no-garrison-in-the-east = The Macedonian has no garrison in the east.
refusal-army-not-mixed = { $army } has not both Persian and other leaders.

## The player’s aid

aid-step = In this order
aid-case = Rule
aid-what = What
aid-points = Points
aid-added = Added
aid-roll = Roll
aid-strength = Strength

aid-round = An Action Round
aid-round-marker = A marker is drawn; that of the round before goes back into the cup
aid-round-free = At the third in a row the opponent has a free round first
aid-round-play = Play one card, or discard; with five cards one of these must be done
aid-round-draw = Draw a card
aid-round-act = One activity: move and fight, devastate, move leaders or the Family, raise, reorganize, administration
aid-round-assault = Assault one city
aid-round-check = See whether Macedon has won

aid-administration = The Administrative Phase
aid-admin-treasuries = Treasuries are replenished
aid-admin-garrisons = Garrisons may be taken off
aid-admin-markers = Devastation, drought, bad weather and fatigue end; Useless ends in a Treasure City
aid-admin-alexandria = An Alexandria may be built
aid-admin-injuries = Alexander’s wounds are checked
aid-admin-weariness = Weariness is checked, if the Admin marker was drawn

aid-goals = How one wins
aid-goal-provinces = Macedon controls Lydia, Babylonia, Media, Susiana and Persis,
aid-goal-darius = has Darius captured or dead,
aid-goal-knot = has cut the knot at Gordium,
aid-goal-family = holds the Royal Family, and Alexander has married into it;
aid-goal-greece = controls all of Europe, without a revolt;
aid-goal-egypt = controls Egypt,
aid-goal-alexandria = has built Alexandria there,
aid-goal-oracle = has been to Siwa,
aid-goal-proskynesis = and has made Proskynesis mandatory
aid-goal-death = Persia wins if Alexander dies,
aid-goal-mutiny = or if the roll after a mutiny is below the Treasure Cities that she holds

aid-movement = Movement points
aid-points-army = an Army
aid-points-alexander = Alexander’s Army
aid-points-line = with a line to a treasury, at most
aid-points-royal-persia = Persia with the Royal Treasury, at most
aid-points-royal-macedon = Macedon with the Royal Treasury, at most
aid-points-sea = by sea

aid-paths = Paths
aid-path = Path
aid-moving = Moving
aid-line = In a line
aid-intercepting = Intercepting
aid-attacking = Attacking

aid-lines = Lines of communication
aid-line-macedon = Macedonian, by land or with a leg by sea
aid-line-persia = Persian, by land or with a leg by sea
aid-line-sea = all by sea to a treasury with a port
aid-line-leg = a leg by sea

aid-battle = Battle dice (two)
aid-battle-leaders = two leaders, the king if he is there
aid-battle-elite = higher Elite Level
aid-battle-line = no line of communication
aid-battle-fatigue = fatigued defender
aid-battle-pass = attacker by a pass or strait
aid-battle-stronghold = attacker against a Stronghold
aid-battle-surprise = Surprise card
aid-battle-terrain = attacker against Terrain Advantage
aid-their-ratings = ratings
aid-for-each-level = +1 each

aid-scores = Battle scores, by adjusted roll
aid-roll-0 = 0
aid-roll-1 = 1
aid-roll-2 = 2
aid-roll-3 = 3
aid-roll-4 = 4
aid-roll-5 = 5
aid-roll-6 = 6
aid-roll-7 = 7
aid-roll-8 = 8
aid-roll-9 = 9
aid-roll-10 = 10
aid-roll-11 = 11
aid-roll-12 = 12
aid-roll-13 = 13
aid-roll-14 = 14
aid-roll-15 = 15
aid-roll-16 = 16+

aid-loss-dice = Loss die (one)
aid-loss-victor = victor, or a draw
aid-loss-twice = victor with twice the score
aid-loss-line = no line of communication
aid-loss-fatigue = fatigued before the battle
aid-loss-strong = three times as strong
aid-loss-determined = Determined Troops of the enemy
aid-loss-retreat = points of the retreat after the first
aid-for-each-point = +1 each

aid-losses = Losses, by adjusted die (beyond the last column as there; F tires a victor)

aid-demand = A demand for surrender (6 or more)
aid-demand-leader = one leader of the Army
aid-demand-twice = more than twice as many points as inside
aid-demand-walls = the walls
aid-demand-inside = each Army point inside
aid-demand-treachery = Treachery card
aid-his-rating = his rating
aid-less-walls = less the city’s number

aid-assault = An assault
aid-assault-own-fleet = own Fleet in the port
aid-assault-enemy-fleet = enemy Fleet in the port
aid-assault-diades = Diades

aid-siege-table = What an assault brings (the city falls with 3)
aid-siege-points = Siege Points
aid-lost = Points lost

aid-weariness = Macedonian Weariness
aid-weary-desert = a round with more than one desert path
aid-weary-battle = a battle outside Europe with a Persian force
aid-weary-siege = a siege ended, but by surrender
aid-weary-proskynesis = Proskynesis as an activity
aid-weary-mutiny = a mutiny
aid-weary-force = the least such force
aid-weary-check = mutiny at a die and Weariness of

aid-injuries = Alexander’s injuries (two dice; on 12 a 6 kills him)
aid-injury-points = Injury Points
aid-injury-check = from then on an odd die in each administration kills him

aid-flight = The flight of Darius (two dice)
aid-flight-city = to a Treasure City in line
aid-flight-away = to a space { $points } points away
aid-flight-killed = caught and killed
aid-flight-found = found alone
aid-flight-bagoas = Bagoas

aid-provinces = Provinces
aid-province = Province
aid-spaces = Spaces
aid-neighbours = Neighbours
aid-revolt = Revolt Rating

aid-fleets = Fleets
aid-fleet = Fleet
aid-squadrons = Squadrons
aid-home = Home Port

aid-leaders = Leaders
aid-leader = Leader
aid-side = Side
aid-battle-rating = Battle
aid-naval-rating = Naval

aid-cards = Cards
aid-card = Card
aid-copies = Copies
aid-does = What it does

## Where the game stands, its options and its end

status-round = Round { $round }: { $side }
status-tracks = Weariness { $weariness }, Injury Level { $injury }
status-available = Still to be raised: Macedon { $macedon }, Persia { $persia }

option-opening = Opening
option-opening-historical = Macedon begins
option-opening-optional = The first marker is drawn
option-markers = Macedonian markers
option-markers-four = Four
option-markers-three = Three, for a harder war
option-useless = Useless Armies
option-useless-on = By the rules
option-useless-off = No Army becomes Useless

reason-conquest = Alexander is Great King, hegemon of Greece and a god.
reason-alexander-dead = Alexander is dead.
reason-mutiny = The Macedonians will go no farther.

board-phase-set-up = Set-up
board-phase-administration = Administrative Phase
board-phase-upkeep = The round begins
board-phase-play-card = Play a card
board-phase-draw-card = Draw a card
board-phase-activity = Activity
board-phase-siege = Siege assault

board-goal-great-king = Great King
board-goal-darius = Darius dead or captured
board-goal-knot = The knot at Gordium
board-goal-family = The Royal Family held
board-goal-marriage = Alexander married into it
board-goal-hegemony = Hegemony of Greece
board-goal-deity = A god
board-goal-alexandria = Alexandria in Egypt
board-goal-oracle = The oracle at Siwa
board-goal-proskynesis = Proskynesis
board-goal-wounds = Alexander’s death: injuries
board-goal-mutiny = A mutiny and a low roll: weariness
board-goal-province-lydia = Lydia controlled
board-goal-province-babylonia = Babylonia controlled
board-goal-province-media = Media controlled
board-goal-province-susiana = Susiana controlled
board-goal-province-persis = Persis controlled
board-goal-province-macedonia = Macedonia controlled
board-goal-province-thrace = Thrace controlled
board-goal-province-thessaly = Thessaly controlled
board-goal-province-greece = Greece controlled
board-goal-province-sparta = Sparta controlled
board-goal-province-crete = Crete controlled
board-goal-province-egypt = Egypt controlled

## The lesson

tutorial-welcome = Welcome, Alexander. It is spring 334 B.C. You lead Macedon, the computer leads Persia. Garrisons have been placed. Your army of 33 points stands in Perinthos, Memnon with 40 in Cyzicus, and Darius far away in Susa.
tutorial-march = There are no turns: markers are drawn, and each gives its player a round. The first is yours. A round has one activity. An army may move 3 points, yours 4, and up to 6 with a line of communication to a treasury. March with Army 1 and declare 6 points.
tutorial-chersonese = Movement goes from space to space along paths. Plain land costs 1, mountains, passes and straits 2. Go to Chersonese.
tutorial-ilium = Cross the Hellespont to Ilium: a strait, 2 points. Whoever stands next to a space that you enter may try to intercept you there, but not over a strait or a pass.
tutorial-cyzicus = Memnon lets you come. Attack him in Cyzicus, for 1 point. Whoever is attacked may try to avoid battle: a die and a leader’s Battle Rating must make 6.
tutorial-battle = He rolled a 2, and had to stand. Both sides roll two dice and add leaders and the difference of Elite Levels; the table turns that into a score, by strength. You have 16 to 7: more than twice, so your Elite Level rises, and Memnon’s beaten army is Useless.
tutorial-garrison = Two points are left, and Cyzicus is yours. But a province is controlled only while you have men there. Leave a garrison: it costs no points, and no men of your army.
tutorial-one = One garrison point is enough to hold Mysia. You have 20 in all, Persia 30.
tutorial-halt = That will do for this round. Halt.
tutorial-treasury = You declared two points more than Alexander’s four. So a die is rolled, 2 is added, and with 6 or more the treasury pays: the treasury of Pella is now Depleted. Empty treasuries give no lines, no troops and no extra points.
tutorial-markers = Then a Persian marker was drawn: Darius has left Susa. Seven markers are in the cup, four of them yours, three Persian, one for administration, less the one in use. After three in a row the other side has a round for free.
tutorial-card = Your second round begins with cards. You may play one, or discard; then you draw one. Some cards interrupt the other side, and you choose beside the prompt at which moments you want to be asked. Play Diades, the engineer: +1 in every assault.
tutorial-goals = Chapter two: how one wins. Become Great King (five provinces, Darius, the knot, the Royal Family), hold all of Greece, and be a god in Egypt: all of it, at the end of a round. Persia wins if you die, or if your weary army will go no farther.
tutorial-march-again = Lydia is the first of the five provinces, and Sardes its treasury. Alexander’s basic 4 points need no treasury. March with 4.
tutorial-pergamum = Go to Pergamum.
tutorial-thyatira = Go on to Thyatira. You are in Lydia now: with men of both sides in it, the province is nobody’s.
tutorial-sardes = Sardes is a Major City with a garrison inside. You may stop before it or march past. Go there.
tutorial-demand = With 10 points and a line you may demand its surrender, for 1 point and once in the game: a die, Alexander’s 4, 1 for your numbers, less 1 for its walls. 6 is needed. Otherwise you would lay siege and assault it, round by round.
tutorial-garrison-again = The gates are open, and the treasury of Sardes is yours: a line of communication of up to 10 points leads to it from now on. Leave a garrison.
tutorial-two = Make it 2: cards can cost you garrisons.
tutorial-halt-again = No points are left. Halt.
tutorial-replenish = The Admin marker was drawn. In an Administrative Phase treasuries are replenished: a die, and 1 for the city’s province and for each neighbour that you control; 7 gives a level. Replenish Pella.
tutorial-withdraw = Garrisons could be taken off now, to be placed elsewhere later. Leave them where they are.
tutorial-alexandria = You could found an Alexandria. There are four, and one must stand in Egypt. Build none yet. After this, wounds are checked if you have 20 Injury Points, and the weariness of your men.
tutorial-farewell = Tables, cards and all rules stand in the rules drawer. Go on: Gordium and its knot, Issus, Tyre, Egypt and Siwa, Babylon, Susa, Persepolis. Guard your lines, and do not die on the way.

refusal-tutorial-march = For the lesson: march with Army 1, and declare 6 points.
refusal-tutorial-chersonese = For the lesson: go to Chersonese.
refusal-tutorial-ilium = For the lesson: cross to Ilium.
refusal-tutorial-cyzicus = For the lesson: attack Cyzicus.
refusal-tutorial-garrison = For the lesson: leave a garrison here.
refusal-tutorial-one = For the lesson: one point.
refusal-tutorial-halt = For the lesson: halt.
refusal-tutorial-card = For the lesson: play Diades of Thessaly.
refusal-tutorial-march-again = For the lesson: march with Army 1, with 4 points.
refusal-tutorial-pergamum = For the lesson: go to Pergamum.
refusal-tutorial-thyatira = For the lesson: go to Thyatira.
refusal-tutorial-sardes = For the lesson: go to Sardes.
refusal-tutorial-demand = For the lesson: demand the surrender of Sardes.
refusal-tutorial-garrison-again = For the lesson: leave a garrison in Sardes.
refusal-tutorial-two = For the lesson: two points.
refusal-tutorial-halt-again = For the lesson: halt in Sardes.
refusal-tutorial-replenish = For the lesson: replenish Pella.
refusal-tutorial-withdraw = For the lesson: leave the garrisons.
refusal-tutorial-alexandria = For the lesson: build none yet.

# ---- the board in the browser

board-map = The map
board-map-keys = Arrow keys go from one lit place to the next and Enter chooses. The key i looks at any place; plus and minus zoom, zero shows the whole map, Escape goes back.
board-map-jump = Go to …
board-map-spaces = Spaces
board-map-provinces = Provinces
board-close = Close
board-provinces = Provinces
board-story = Provinces gained
board-label = { $name }.
board-space =
    { $type ->
        [major] Major City
        [stronghold] Stronghold
        [transit] Transit Point
        [sea-transit] Transit Point at sea
       *[minor] Minor City
    }{ $port ->
        [yes] , a port
       *[no] {""}
    }{ $province ->
        [none] .
       *[other] , in { $province }.
    }
board-defence = Its walls add { $defence } against a siege.
board-treasury =
    { $shut ->
        [yes] Treasury shut;
       *[no] Treasury
    } { $level ->
        [0] empty.
        [1] depleted.
       *[2] full.
    }
board-siege =
    Besieged by { $side }: { $points ->
        [one] one Siege Point of 3.
       *[other] { $points } Siege Points of 3.
    }
board-alexandria = An Alexandria stands here.
board-family = The Royal Family is here ({ $side }).
board-king-alone = The king of { $side } is here alone.
board-army =
    { $army }: { $asp ->
        [one] one point
       *[other] { $asp } points
    }, Elite { $elite }, { $leaders }{ $condition ->
        [fatigued] , fatigued
        [useless] , useless
       *[fresh] {""}
    }{ $inside ->
        [yes] , Inside the city.
       *[no] .
    }
board-no-leader = no leader
board-post =
    { $side }: { $loose ->
        [0] {""}
        [one] one army point{ $gsp ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] { $loose } army points{ $gsp ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $gsp ->
        [0] {""}
        [one] a garrison of 1
       *[other] a garrison of { $gsp }
    }.
board-fleet = { $fleet } ({ $side }), strength { $nsp }: { $leaders }.
board-uncontrolled = Nobody controls it.
board-controlled = Controlled by { $side }.
board-revolt-rating =
    { $revolt ->
        [0] It never revolts.
       *[other] Revolt Rating { $revolt }.
    }
board-marker-revolt = In revolt.
board-marker-devastated = Devastated.
board-marker-drought = Drought.
board-marker-weather = Bad weather.
board-line-march = March with { $army } to { $space }{ $by ->
        [sea] {" "}over water
       *[other] {""}
    }{ $end ->
        [enter] , into the city
       *[other] {""}
    } ({ $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } declared)
board-line-embark = { $army } goes to { $space } by sea{ $end ->
        [land] {" "}and lands
       *[other] {""}
    }
board-line-sail = Sail with the { $fleet } to { $space }{ $end ->
        [land] {" "}and land
        [attack-rhodes] {" "}and attack the Fleet of Rhodes
       *[other] {""}
    }
board-line-to = { $treasury } ({ $points })
board-line-reaches = Line of communication to { $treasuries }.
board-line-none = No line of communication.
board-confirm-discard = { $card } cannot be played now. Is it to be discarded?
board-hand = What you hold
board-hand-empty = Nothing in hand.
board-lead = { $leader } leads, rating { $battle }
board-leader-facts = Battle { $battle }, siege { $siege }, sea { $naval }.
board-round = Round { $round }
board-cup = In the cup: { $macedon } Macedonian, { $persia } Persian, { $administration } administrative.
board-pile =
    { $pile ->
        [one] one card in the pile
       *[other] { $pile } cards in the pile
    }
board-discards = { $discards } discarded
board-weariness = Weariness of the Macedonian army: { $weariness }.
board-injury = Alexander’s injuries: { $injury }.
board-tracks = The round, the tracks and what each side needs
board-goals = How { $side } wins
board-goal-done = (done)
board-goal-open = (open)
board-seat-points = { $points } army points on the map, { $left } still to be raised
board-seat-ships = { $points } points of ships
board-seat-garrisons = { $garrisons } garrison points left to place
board-seat-cards =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
board-seat-leaders =
    { $leaders ->
        [one] one leader in hand
       *[other] { $leaders } leaders in hand
    }
board-legend-name = Legend
board-legend-leader = Leaders
board-legend-units = Army points; sparks: Elite Level
board-legend-garrison = Garrison points
board-legend-ship = Ships
board-legend-treasure = Treasury: coins that are left
board-legend-siege = Siege, with its points
board-legend-crown = Royal Family, or a king alone
board-legend-revolt = Revolt
board-legend-devastated = Devastated
board-legend-drought = Drought
board-legend-weather = Bad weather
board-legend-supply = Line of communication
board-legend-tired = On its side: fatigued, useless or moved
board-legend-path-land = Land: 1 point
board-legend-path-mountain = Mountains: 2 points
board-legend-path-mountain-pass = Mountain pass: 2 points
board-legend-path-strait = Strait: 2 points
board-legend-path-desert = Desert: 1 point
board-legend-path-sea = Sea: 1 point
board-legend-path-deep-sea = Deep sea: 4 points
board-battle-land = Battle at { $space }
board-battle-sea = Sea fight at { $space }
board-attacks = attacks
board-defends = defends
board-battle-on = It is not decided yet.
board-battle-draw = A draw.
board-battle-won = { $side } has won.
board-battle-losses = Losses: { $points }
board-battle-strength = Strength { $points }
board-battle-siege = Siege of { $space }
board-besieges = besieges
board-battle-dice = Dice: { $dice }.
board-battle-ships = Dice: { $dice }
board-siege-won = The city falls to { $side }.
board-siege-on = Nothing is decided yet.
