### Breach in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = Breach
lobby-words = A valley, a handful of men and a secret bid: who leads storms, forages or spies, and two trophies win.

## Words

token-levy = levy
token-spear = spear
token-rider = rider

modifier-levy = levies { $amount }
modifier-spear = spears { $signed }
modifier-rider = riders { $signed }

## The captains, in the order of the seats

seat-0 = Nikias
seat-1 = Demaratos
seat-2 = Lamachos
seat-3 = Xenias

## Options

option-walls = Walls
option-walls-plain = of strength two
option-walls-strong = of strength three
option-length = Length of the game
option-length-short = five rounds
option-length-long = eight rounds
option-sandglass = Sandglass
option-sandglass-off = none
option-sandglass-30 = thirty seconds
option-sandglass-60 = sixty seconds
option-ruin = Ruined captains
option-ruin-off = nobody is ruined
option-ruin-on = who has no man left is ruined

window-sally = Before a storm, when you may sally

## What happens: preparation and rounds

event-precedence = The order of precedence is drawn: { $order }.
event-token-drawn =
    { $token ->
        [hidden] { $seat } draws a token from the cup.
       *[other] { $seat } draws a token from the cup: { $token }.
    }
event-round-begins = Round { $round } begins.
event-bids-opened = The bids are opened: { $bids }.
event-lead-won =
    { $coins ->
        [0] { $seat } leads, and pays nothing.
        [one] { $seat } pays one coin and leads.
       *[other] { $seat } pays { $coins } coins and leads.
    }
event-foraged =
    { $coins ->
        [one] { $seat } forages and finds one coin.
       *[other] { $seat } forages and finds { $coins } coins.
    }
event-envoy =
    { $tokens ->
        [hidden] { $seat } sends an envoy to { $target }, who shows him his tokens.
       *[other] { $seat } sends an envoy to { $target }, who shows him his tokens: { $tokens }.
    }

## What happens: storms

event-men-sent =
    { $men ->
        [one] { $seat } sends out a single man.
       *[other] { $seat } sends out { $men } men.
    }
event-target-named = { $seat } marches on the camp of { $target }.
event-sallied = { $seat } sallies out and plays a token: { $token }.
event-men-killed =
    { $men ->
        [0] { $seat } has no man left to lose.
        [one] { $seat } loses one man.
       *[other] { $seat } loses { $men } men.
    }
event-scattered = The riders of { $seat } scatter the storm.
event-garrison-shown =
    { $dice ->
        [0] { $seat } has no token to turn up: nobody defends the wall.
        [one] { $seat } turns up his tokens: one die for the garrison ({ $terms }).
       *[other] { $seat } turns up his tokens: { $dice } dice for the garrison ({ $terms }).
    }
event-wave =
    { $wall ->
        [0] A wave of { $seat }: hits { $hits }, men lost { $losses }, and the wall is down.
       *[other] A wave of { $seat }: hits { $hits }, men lost { $losses }. The wall still has strength { $wall }.
    }
event-withdrawn = { $seat } withdraws.
event-breach = { $seat } breaks into the camp of { $target }.
event-went-home =
    { $men ->
        [0] No man of { $seat } comes home.
        [one] One man of { $seat } goes home.
       *[other] The men of { $seat } go home, { $men } of them.
    }
event-loot-found =
    { $coins ->
        [0] { $seat } finds no coin in the camp.
        [one] { $seat } finds one coin in the camp.
       *[other] { $seat } finds { $coins } coins in the camp.
    }
event-looted =
    { $coins ->
        [0] { $seat } leaves the camp of { $target } with empty hands.
        [one] { $seat } takes one coin from { $target }.
       *[other] { $seat } takes { $coins } coins from { $target }.
    }
event-trophy-taken =
    { $trophies ->
        [one] { $seat } leaves the coins and takes a trophy, his first.
       *[other] { $seat } leaves the coins and takes a trophy; he has { $trophies } now.
    }

## What happens: the sandglass

event-late = { $seat } is late: his men can be bribed.
event-bribed =
    { $men ->
        [one] { $seat } bribes a man of { $target }.
       *[other] { $seat } bribes { $men } men of { $target }.
    }
event-hurried = { $seat } turns the sandglass for { $target }.
event-ruined = { $seat } has no man left and is ruined.
event-disbanded =
    { $men ->
        [0] { $seat } leaves the valley.
        [one] { $seat } leaves the valley with his last man.
       *[other] { $seat } leaves the valley with his { $men } men.
    }

## What happens: the end

event-nightfall = Night falls: round { $round } is the last.
event-game-ends =
    { $winners_count ->
        [one] The campaign is over, and { $winners } has won.
       *[other] The campaign is over, and { $winners } share the victory.
    }

## What is asked

prompt-bid = Round { $round }: how many coins do you bid for the lead?
prompt-lead =
    { $men ->
        [0] You lead, without a man in your camp. What will you do?
        [one] You lead, with one man in your camp. What will you do?
       *[other] You lead, with { $men } men in your camp. What will you do?
    }
prompt-bribe = { $leader } is late. You may bribe men in his camp, for { $price } coins each.
prompt-hurry = { $leader } thinks about another wave. You may turn the sandglass.
prompt-choose-target =
    { $men ->
        [one] Your man is on the march: against whom?
       *[other] Your { $men } men are on the march: against whom?
    }
prompt-sally =
    { $men ->
        [one] { $leader } storms { $target } with a single man. Will you sally?
       *[other] { $leader } storms { $target } with { $men } men. Will you sally?
    }
prompt-press-on =
    { $men ->
        [one] One man is left, and the wall has strength { $wall }. Another wave, for a coin?
       *[other] { $men } men are left, and the wall has strength { $wall }. Another wave, for a coin?
    }
prompt-spoils =
    { $loot ->
        [0] There is no coin to take. Shall it be a trophy?
        [one] The loot is one coin. Will you take it, or a trophy instead?
       *[other] The loot is { $loot } coins. Will you take them, or a trophy instead?
    }

## What can be done

action-bid =
    { $coins ->
        [0] Bid nothing
        [one] Bid one coin
       *[other] Bid { $coins } coins
    }
action-forage = Forage for coins
action-muster = Draw a token
action-envoy = Send an envoy to { $seat }
action-storm =
    { $men ->
        [one] Storm with one man
       *[other] Storm with { $men } men
    }
action-target = March on the camp of { $seat }
action-stay = Stay in camp
action-sally = Sally with the token: { $token }
action-press = Pay a coin for another wave
action-withdraw = Withdraw
action-loot = Take the loot
action-trophy = Take a trophy
action-bribe =
    { $bought ->
        [one] Bribe one man
       *[other] Bribe { $bought } men
    }
action-hurry = Turn the sandglass
action-nightfall = Night falls

## Why not

refusal-too-few-coins =
    { $coins ->
        [0] You have no coin.
        [one] You have only one coin.
       *[other] You have only { $coins } coins.
    }
refusal-hand-full = You hold { $tokens } tokens already, and nobody may hold more.
refusal-too-few-men =
    { $men ->
        [0] There is no man in your camp.
        [one] There is only one man in your camp.
       *[other] There are only { $men } men in your camp.
    }
refusal-no-such-captain = There is no such captain in the valley.
refusal-your-own-camp = That is your own camp.
refusal-has-given-up = That captain has given up.
refusal-is-ruined = That captain is ruined.
refusal-not-late = The leader is not late.
refusal-bribed-already = Somebody was quicker: only one captain may bribe in a round.
refusal-no-man-to-bribe =
    { $men ->
        [0] There is no man in the leader's camp.
        [one] There is only one man in the leader's camp.
       *[other] There are only { $men } men in the leader's camp.
    }
refusal-hurried-already = The sandglass has been turned already.
refusal-no-token-to-show = That captain holds no token that he could show.
refusal-no-such-token = You hold no such token: { $token }.
refusal-night-has-fallen = Night has fallen already.

## How it stands, and how likely things are

status-round = Round { $round } of { $rounds }
odds-coins =
    { $coins ->
        [one] One coin
       *[other] { $coins } coins
    }
odds-token = Token: { $token }
odds-breach = The wall falls
odds-stands = The wall stands, men are left
odds-lost = The wall stands, no man is left

## Why the game is over

reason-rounds = The last round has been played.
reason-trophies = Two trophies are a victory.
reason-nightfall = Night has fallen.
reason-last-left = No more than one captain is left.

## What is shown of the table

view-round = Round
view-rounds = Rounds in all
view-nightfall = Night has fallen
view-storming = Men sent out
view-wall = Strength of the wall
view-graves = Men lost by all
view-cup = Tokens in the cup
view-spent = Tokens spent
view-sandglass = Seconds of the sandglass
view-late = The leader is late
view-bribed = Men bribed
view-hurried = The leader is hurried
view-answer = Your sealed answer
view-seats = Captains
view-men = Men
view-coins = Coins
view-trophies = Trophies
view-tokens = Tokens
view-hand = Known tokens
view-place = Precedence
view-leads = Leads
view-stormed = Is stormed
view-ruined = Is ruined
