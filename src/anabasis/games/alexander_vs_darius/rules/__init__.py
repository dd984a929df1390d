"""The rules of Alexander vs. Darius, in the order of the rulebook. A file with cases of several
chapters stands under the one that it is mostly about.

0 The object
    end           0.5, 0.7 the game is over, and who stands where

1 The turn
    season        1.1, 1.2 the phases of a turn, income and the end of a turn
    actions       1.3 turn about: one action each, and passing
    gathering     1.4.6, 1.4.7 who belongs to an army: pieces are picked up and dropped
    march         1.4.3 to 1.4.20 the choices of an army on the march
    marching      1.4, 3.1 who goes, movement points, forced march, straits and desert
    reach         1.4.4, 4.1 what a player may look up: where armies can go, and what feeds them
    voyage        1.4.21 to 1.4.29 fleets sail, put in, and meet the enemy
    embarking     1.4.30 to 1.4.34 an army goes aboard
    loading       1.4.30, 1.4.31 which ships carry it, and who is on which
    landing       1.4.35, 1.4.36, 1.4.43 an army goes ashore
    flight        1.4.39 the ships of a lost landing flee

2 Control
    control       2.1 markers are placed, turned and taken away, and what that does

3 Combat
    known         3.0 what the other player knows of closed stacks
    closed        3.0 choices that hang on what is in a closed stack
    standing      1.4, 3.0 who and what is where: ships by sea, land pieces by place
    stacks        3.0, 3.2 land pieces come, go, move and are lost
    ships         1.4, 3.4 ships come, go and are lost, a fleet at a time
    drowning      1.4.41 some ships of a fleet are lost, and who was on them
    withdrawal    3.4.6, 3.6.17 ships must leave, and where they can go
    engagement    3.3 the battle that is being fought, and what it has cost
    battle        3.3.1, 3.3.7, 3.3.16 two armies meet; one may slip away
    rounds        3.1.3, 3.1.4, 3.3.2 to 3.3.30, 7.1.1, 7.2.9 rounds, dice, breaking off
    hits          3.2.5, 3.2.6, 3.3.5 the owner allots the hits of a round
    fallen        0.4, 0.6, 5.2.9 what comes of leaders killed
    retreat       3.3.8 to 3.3.15 the check, the ways, and who cannot go
    pursuit       3.3.22 to 3.3.25 pursuit
    victory       3.3.26 to 3.3.38, 5.1, 5.2, 7.2.5 marker, bonus marker, tracks, spoils
    sea_battle    3.4 sea battles
    raids         3.5 Persian raids
    sieges        3.6 sieges

4 Supply and forces
    harbours      4.1.8 to 4.1.11 fleets go to port
    supply        4.1, 4.2 who is in supply, and what hunger does
    recruiting    4.3, 4.4 recruits, restored units and ships
    levy          4.5 the emergency levy
    revolt        4.6 the Spartan revolt
    upkeep        4.7 armies and the Persian navy are paid for
    athenians     4.7.6 to 4.7.10 the Athenian ships

5 The tracks
    tracks        5.1, 5.2 the tracks move, and may end the game

6 Set-up
    set_up        6.1 to 6.7 pieces, markers and pools, and the choice about Thrace
    kings         6.7, 8.8 how kings die, and who follows
    arrivals      6.2.4, 6.2.5 reinforcements, and where pieces come that cannot come as printed

7 Special rules
    persian_rank  7.2.1 to 7.2.4 which Persian leader leads how many units

8 Events
    event_table   8.1 the roll when combat is over, and the events
    event_choices  8.2, 8.4, 8.10 to 8.12 what events leave to a player
    thracians     8.5.3 to 8.5.7 the Thracians move
"""
