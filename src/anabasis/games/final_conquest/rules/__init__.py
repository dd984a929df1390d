"""The rules of Final Conquest, in the order of the rulebook. A file with cases of several chapters
stands under the one that it is mostly about.

1 The aim
    end             who has won, and the order of all others, and 16 the last round

2 Players and maps: the maps are in `board`, who may play what in `set_up`.

3 Resources: the quota is in `upkeep`, recruiting in `planning`.

4 Units and independent units
    independents    beaten by strength alone

5 Currency: purses are in the position; what is paid, where it is paid.

6 Heroes
    heroes          which abilities hold
    hero_play       who plays one, and which

7 Missions and chronicle
    chronicle       what the card of the round changes
    missions        drawing them, and whether they are fulfilled

8 Getting started
    set_up          the order, the factions, the armies
    rounds          rounds and turns, how they begin and end

9 Planning phase
    planning        recruiting, hiring, buying heroes

10 Bribery
    bribery         late players, warnings, bribes

11 Action phase
    turn            everything that a player may do in his turn
    force           with which units
    move            into own and unoccupied territories

12 Battle outcomes
    retreat         where beaten defenders go
    occupation      who enters and who stays behind
    spoils          money, capture and recovery

13 Battles
    engagement      a battle, as far as it has come
    battle          its stages, the strengths and the dice
    casualties      who falls

14 Danube and bridges: links of the maps; what closes them is in `chronicle`.

15 External threats
    threats         bids, prizes and penalties

16 Upkeep, elimination, the end
    upkeep          quotas, eliminations, the last one left
    giving_up       a seat that is given up
"""
