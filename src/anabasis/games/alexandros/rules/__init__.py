"""The rules of Alexandros, in the order of the rulebook. A file with cases of several chapters
stands under the one that it is mostly about.

1 Components and preparation: the preparation is in `turn`.

2 The turn
    turn            Alexander first, then two further actions, and 1 the preparation
    further         what the further actions have in common

3 Moving Alexander
    reach           where he can go: empty spaces, the nearest of them, and the walls it takes
    march           the card, the space and the point, and 4 the special move
    path            side by side to the goal, and a wall on each

4 The special move: in `march`.

5 Take a card
    take_card       from the supply, or one of the face-up cards
    cards           the supply, the discards, the face-up cards and the hands

6 Provinces
    provinces       how walls divide the land, and who holds the parts

7 Occupy a province
    occupy          guard or card, space by space

8 Take over a province
    take_over       a province that an opponent holds
    compensation    what the player gets who has lost it

9 Levy taxes
    levy            the taxes of all players, and 11 the end by points

10 Take back a guard
    take_back       one guard from the board

11 End of the game
    end             the end of the game and the winner

12 Special situations: where they come up, in `march`, `path` and `reach`.

13 Variants: where they change something, in `take_over` and `end`.
"""
