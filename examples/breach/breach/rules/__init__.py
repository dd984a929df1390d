"""The rules of Breach, in the order of the rulebook. A file with cases of several chapters stands
under the one that it is mostly about.

1 Preparation
    preparation   men, coins, tokens and the order of precedence

2 The round
    rounds        2.1 one round after the other, and 5.1 the end
    bids          2.2, 2.3 the secret bids, and who leads
    lead          2.4, 2.5, 2.6, 2.8 what the leader does
    sandglass     2.9, 2.10, 3.10 late leaders, bribes, captains in a hurry
    tokens        2.6, 2.7 tokens leave the cup and go back into it

3 Storming
    storm         men sent out, the target, the waves, and going home
    sally         3.3, 3.4 the others interrupt

4 Plunder
    plunder       the loot or a trophy, and the sudden victory

5 The end
    end           nightfall, and the ranking

6 Variants
    ruin          6.4, 6.5 captains without men, and those who give up
"""
