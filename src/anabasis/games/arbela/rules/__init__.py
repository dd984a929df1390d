"""The rules of The Battle of Arbela, in the order of the rulebook. A file with cases of several
chapters stands under the one that it is mostly about.

2 Components: no rule files; the field is in `board`, the cards are in `cards`.

3 Preparing for play
    set_up        3.1 the historical deployment: what has its place, and what the players choose
    historical_line  3.1 what is missing of it in a player's own deployment
    laying        3.2 cards and stacks are picked up and put down
    free_deployment  3.2 both players lay out their armies, together and unseen, until ready
    arranging     3.1b, 4.3.2o the order of the cards in a stack, laid from the top

4 Important concepts
    turn          4.1, 4.4 the player turn, its phases and its end, and 10 the rally
    deployment    4.1 deploying from the Reserve
    orders        4.1 markers of leaders, the command roll, and orders placed on Sections
    facing        4.2 turning as a deed and on the way, and 8.7.2c after a flank attack
    stacking      4.3 which cards may be together, what lies face-up, cards coming and going
    placing       4.3.1e, 4.3.2j the place in a stack of a unit that joins it

5 Section activation
    activation    5.0 which Section acts, and which deed it does
    deeds         5.1 which of the ten deeds (the rulebook's actions) are open to a Section
    acting        5.1b the units of the Section act one after the other
    send_back     5.1.1 disrupted units go to the Reserve

6 Unit movement
    movement      5.1b, 6.1, 7.4 what one unit does: steps, shots, going back, declaring attacks
    steps         6.1 which steps a unit may take, and where it can stop
    withdrawal    6.2 a unit goes back, after a shot if it likes

7 Missile fire
    missiles      7.1 who can shoot at what, and what is shower fire
    shots         7.2, 7.3, 7.1l the shot and the hit, defensive fire, and 8.10.2 a rampage begins
    reaction      7.1f, 7.1j offensive fire, and the reaction fire that answers it

8 Shock combat
    shock         8.1 to 8.3 the numbers: strengths, modifiers, totals and results
    attacks       8.2 which Sections a unit may attack from where it stands
    combat        8.2, 8.3 which shock comes next, who attacks together, and how it begins
    clash         8.2 to 8.5 the defender stands, the dice, the result, and engagement
    advance       8.6 who goes into a Section that the fight has emptied
    flank         8.7 cavalry flank attacks, interception and counter-charge
    retreat       8.8, 8.9 retreat before shock, and the parting shot of light cavalry
    elephant      8.10.3 how the elephant rampages: its run, and its last fight

9 Leaders
    leaders       9.3 their own movement, and 5.1p going along with a unit
    casualties    9.4 who is killed, and where leaders without units go
    seize         9.5 the windows, the attempt, success and failure

10 Rally: in `turn`.

11 Victory
    victory       11 losses and Break Levels, Darius overrun, the limit of turns
"""
