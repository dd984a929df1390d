"""The rules of The Conquerors, in the order of the rulebook. A file with cases of several chapters
stands under the one that it is mostly about.

1 Introduction

2 Components

3 General course of play
    opening         3.1 the beginning of a game
    set_up          3.1 the map as it is laid out, and the garrisons of the players
    player_phase    3.3 C the segments of a Player Phase
    activity        3.3 C3 the activity of a round, Proskynesis, Talents
    campaign        3.3.16, 3.3.17 how many forces move in a round
    administration  3.3 D the administrative phase
    victory         3.4 the objectives and the check at the end of a round
    objectives      3.4 both sides' conditions, part by part
    end             3.4 the game is over, and who stands where

4 Action phase markers
    rounds          4, 3.3 A and B markers, rows of three, free rounds

5 Leaders
    commanders      5.1 who is with whom, and whose rating counts
    size            5.2.6 to 5.2.9 the size of Army #1
    throne          5.3 the successor of the Great King

6 Provinces
    presence        6.2 who is where, by provinces
    control         6.2, 6.3 control, revolts, and what changes hands

7 Treasuries
    treasuries      7.1, 7.2, 7.4 whose they are, and their levels
    replenishing    7.2.13 to 7.2.19, 7.4.4 D1
    line_map        7.3 the map as lines see it: ports, straits, paths
    line_routes     7.3 lines on the bare map
    line_lengths    7.3 where lines may pass, and how long they are
    line_cache      7.3 whether there is a line, and what has been worked out of lines
    lines           7.3 lines of communication
    tracing         7.3.13 to 7.3.17 lines are traced and broken
    reach           7.3, 10.1 what a player may look up

8 Manpower
    forces          8.1, 8.2, 8.6, 8.7 land units come, go and change
    raising         3.3.21 the activity of raising
    enlisting       8.3.1 to 8.3.7 points are raised; Macedonian ones
    stationing      8.3.8 to 8.3.12 Persian ones
    forming         8.3.5, 8.3.6, 5.1.8 new armies, and leaders out of hand
    ships           8.4, 8.5 fleets come, go and change hands
    shipyards       8.5.4 to 8.5.6 fleets are raised and refitted
    slips           8.5.7 a fleet taken over in company slips away

9 Macedonian weariness
    weariness       9.1 to 9.7 the tracks
    mutiny          9.8 to 9.13, 11.3.61 D5 and D6

10 Movement
    routes          10.1 to 10.3, 10.7 paths, what they cost, where a move may end
    march           10.1, 10.7 a move begins
    marching        10.1 to 10.3 on the march
    arrival         10.3, 10.6 a force enters a space
    detaching       10.1.6, 10.1.9, 8.6.1 what an army leaves on its way
    counting        10.1 numbers that a player chooses
    reorganisation  10.4, 8.1.4 armies in one space are reorganized
    interception    10.6 interception on land
    lanes           10.6 lanes of interception at sea
    meeting         10.6, 11.1 who attacks whom
    leader_moves    10.8 leaders move alone
    devastation     10.9 devastation

11 Combat
    engagement      10, 11 what is under way: a move, a battle, a fight at sea
    terms           11.3, 11.4 the names of what is added to dice
    modifiers       11.3 D, F what is added to dice
    combatants      11.1.7, 11.3.7 who is in a battle
    battle          11.1 to 11.3 D a land battle
    sortie          11.1.5 sorties
    avoidance       11.3 A avoiding battle
    leading         11.3.12 which leaders count
    aftermath       11.3 after the dice, in its order
    retreat         11.3 E retreats
    losses          11.3 F to H losses, fatigue, Useless armies
    darius          11.3.54 to 11.3.58 Darius in flight
    wounds          11.3.59, 11.3.60 Alexander's injuries
    sieges          11.4 the siege segment, and keeping a Siege
    laying          11.4.1 an army lays siege
    surrender       11.4.7 to 11.4.16 demands
    assault         11.4.17 to 11.4.24 assaults
    capture         11.4.23 to 11.4.26 a city is taken
    sally           11.4.27 to 11.4.29 the counter-attack
    capitulation    11.4.30 to 11.4.33 terms
    evacuation      11.4.30, 11.4.33 terms are carried out
    naval           11.5, 10.6.14 interception at sea and avoidance
    sea_dice        11.5.7 to 11.5.15 naval combat

12 Rhodes

13 Alexandria
    alexandrias     13 Alexandrias are built

14 The Royal Family
    royal_family    14 the Royal Family

15 The Z cards
    deck            15.1, 3.3.13 the deck, and who knows what of it
    card_segments   3.3 C1, C2 playing, discarding, drawing
    moments         15.1 cards as interrupts
    quiet           15.1.14, 15.26.3 quiet moments
    card_aims       15 what a card is played on
    cards_hands     15.2, 15.4, 15.31, 15.37 cards about cards
    cards_places    15.3, 15.9, 15.17 to 15.19 cards about places
    cards_court     15.5, 15.6, 15.21 to 15.27 cards about kings and courts
    cards_leaders   15.7, 15.11, 15.12, 15.16 assassins
    cards_moves     15.8, 15.13, 15.32, 15.36 cards that meet a move
    cards_plots     15.14, 15.20 conspiracies and illness
    cards_battle    15.15, 15.24, 15.33, 15.34 cards of battle
    cards_satraps   15.30 Satrap Insubordination

16 Solitaire play
    choice          16 which side decides, and which seat for it
"""
