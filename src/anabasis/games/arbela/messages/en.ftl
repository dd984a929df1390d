### The Battle of Arbela in English. Keys and variables are explained in anabasis/prose.py.

## In the lobby

title = The Battle of Arbela
lobby-words = The day of Gaugamela, card against card: hold the line, turn a flank, seize the turn.

## The sides

seat-0 = Macedon
seat-1 = Persia

## The field

section-MD-LW = Macedonian Deployment LW
section-MD-LC2 = Macedonian Deployment LC2
section-MD-LC1 = Macedonian Deployment LC1
section-MD-C = Macedonian Deployment C
section-MD-RC1 = Macedonian Deployment RC1
section-MD-RC2 = Macedonian Deployment RC2
section-MD-RW = Macedonian Deployment RW
section-MA-LW = Macedonian Advance LW
section-MA-LC2 = Macedonian Advance LC2
section-MA-LC1 = Macedonian Advance LC1
section-MA-C = Macedonian Advance C
section-MA-RC1 = Macedonian Advance RC1
section-MA-RC2 = Macedonian Advance RC2
section-MA-RW = Macedonian Advance RW
section-B-LW = Battle row, Macedonian LW
section-B-LC2 = Battle row, Macedonian LC2
section-B-LC1 = Battle row, Macedonian LC1
section-B-C = Battle row C
section-B-RC1 = Battle row, Macedonian RC1
section-B-RC2 = Battle row, Macedonian RC2
section-B-RW = Battle row, Macedonian RW
section-PA-RW = Persian Advance RW
section-PA-RC2 = Persian Advance RC2
section-PA-RC1 = Persian Advance RC1
section-PA-C = Persian Advance C
section-PA-LC1 = Persian Advance LC1
section-PA-LC2 = Persian Advance LC2
section-PA-LW = Persian Advance LW
section-PD-RW = Persian Deployment RW
section-PD-RC2 = Persian Deployment RC2
section-PD-RC1 = Persian Deployment RC1
section-PD-C = Persian Deployment C
section-PD-LC1 = Persian Deployment LC1
section-PD-LC2 = Persian Deployment LC2
section-PD-LW = Persian Deployment LW

place-MD-LW = Macedonian Deployment LW
place-MD-LC2 = Macedonian Deployment LC2
place-MD-LC1 = Macedonian Deployment LC1
place-MD-C = Macedonian Deployment C
place-MD-RC1 = Macedonian Deployment RC1
place-MD-RC2 = Macedonian Deployment RC2
place-MD-RW = Macedonian Deployment RW
place-MA-LW = Macedonian Advance LW
place-MA-LC2 = Macedonian Advance LC2
place-MA-LC1 = Macedonian Advance LC1
place-MA-C = Macedonian Advance C
place-MA-RC1 = Macedonian Advance RC1
place-MA-RC2 = Macedonian Advance RC2
place-MA-RW = Macedonian Advance RW
place-B-LW = Battle row, Macedonian LW
place-B-LC2 = Battle row, Macedonian LC2
place-B-LC1 = Battle row, Macedonian LC1
place-B-C = Battle row C
place-B-RC1 = Battle row, Macedonian RC1
place-B-RC2 = Battle row, Macedonian RC2
place-B-RW = Battle row, Macedonian RW
place-PA-RW = Persian Advance RW
place-PA-RC2 = Persian Advance RC2
place-PA-RC1 = Persian Advance RC1
place-PA-C = Persian Advance C
place-PA-LC1 = Persian Advance LC1
place-PA-LC2 = Persian Advance LC2
place-PA-LW = Persian Advance LW
place-PD-RW = Persian Deployment RW
place-PD-RC2 = Persian Deployment RC2
place-PD-RC1 = Persian Deployment RC1
place-PD-C = Persian Deployment C
place-PD-LC1 = Persian Deployment LC1
place-PD-LC2 = Persian Deployment LC2
place-PD-LW = Persian Deployment LW
place-reserve = the Reserve

facing-north = towards the Persian side
facing-east = towards the Macedonian right
facing-south = towards the Macedonian side
facing-west = towards the Macedonian left

window-seize = Ask me when I could seize the turn
event-ask-changed =
    { $switch ->
        [on] { $seat } is ready to seize the turn.
       *[off] { $seat } no longer waits for a moment to seize the turn.
    }
action-ask =
    { $switch ->
        [on] Ask me when I could seize the turn
       *[off] Do not ask me about seizing the turn
    }
phase-set-up = during the set-up
phase-rally = before rallying
phase-orders = in the orders phase
phase-leader-movement = before the leaders move
phase-actions = in the Section actions phase
phase-shocks = before a shock

## The cards

leader-alexander = Alexander
leader-parmenion = Parmenion
leader-philotas = Philotas
leader-darius = Darius
leader-mazeus = Mazeus
leader-bessus = Bessus

unit-phalanx-1 = Phalanx (Coenus)
unit-phalanx-2 = Phalanx (Perdiccas)
unit-phalanx-3 = Phalanx (Meleager)
unit-phalanx-4 = Phalanx (Polyperchon)
unit-phalanx-5 = Phalanx (Simmias)
unit-phalanx-6 = Phalanx (Craterus)
unit-hypaspist-1 = Hypaspist (1st chiliarchy)
unit-hypaspist-2 = Hypaspist (2nd chiliarchy)
unit-hypaspist-3 = Hypaspist (3rd chiliarchy)
unit-companion-1 = Companion Cavalry (Agema)
unit-companion-2 = Companion Cavalry (1st hipparchy)
unit-companion-3 = Companion Cavalry (2nd hipparchy)
unit-thessalian-1 = Thessalian Heavy Cavalry (Pharsalian)
unit-thessalian-2 = Thessalian Heavy Cavalry (Philippus)
unit-allied-greek-cavalry = Allied Greek Heavy Cavalry
unit-mercenary-cavalry-1 = Mercenary Light Cavalry (Menidas)
unit-mercenary-cavalry-2 = Mercenary Light Cavalry (Andromachus)
unit-paeonian = Paeonian Light Cavalry
unit-odrysian = Odrysian Light Cavalry
unit-prodromoi = Prodromoi Light Cavalry
unit-greek-hoplite-1 = Greek Hoplite (Cleander’s veterans)
unit-greek-hoplite-2 = Greek Hoplite (Achaean)
unit-greek-hoplite-3 = Greek Hoplite (League, second line)
unit-thracian-peltast = Thracian Peltast
unit-agrianian = Agrianian Javelinist
unit-macedonian-archer = Macedonian Archer
unit-cretan-archer = Cretan Archer
unit-balacrus-javelinist = Javelinist (Balacrus)
unit-elephant = Elephant
unit-chariot-1 = Scythed Chariot 1
unit-chariot-2 = Scythed Chariot 2
unit-chariot-3 = Scythed Chariot 3
unit-chariot-4 = Scythed Chariot 4
unit-chariot-5 = Scythed Chariot 5
unit-armenian-1 = Armenian Light Cavalry 1
unit-armenian-2 = Armenian Light Cavalry 2
unit-scythian-light-cavalry-1 = Scythian Light Cavalry 1
unit-scythian-light-cavalry-2 = Scythian Light Cavalry 2
unit-scythian-heavy-cavalry = Scythian Heavy Cavalry
unit-bactrian-1 = Bactrian Heavy Cavalry 1
unit-bactrian-2 = Bactrian Heavy Cavalry 2
unit-kinsmen = Kinsmen (Royal Guard) Heavy Cavalry
unit-persian-heavy-cavalry-1 = Persian Heavy Cavalry 1
unit-persian-heavy-cavalry-2 = Persian Heavy Cavalry 2
unit-cappadocian = Cappadocian Heavy Cavalry
unit-median = Median Heavy Cavalry
unit-parthian-1 = Parthian Light Cavalry 1
unit-parthian-2 = Parthian Light Cavalry 2
unit-sacae = Sacae Light Cavalry
unit-dahae = Dahae Light Cavalry
unit-arachosian = Arachosian Light Cavalry
unit-susian = Susian Light Cavalry
unit-syrian = Syrian Light Cavalry
unit-hyrcanian = Hyrcanian Light Cavalry
unit-tapurian = Tapurian Light Cavalry
unit-albanian = Albanian Light Cavalry
unit-cadusian = Cadusian Light Cavalry
unit-indian = Indian Light Cavalry
unit-mercenary-hoplite-1 = Greek Mercenary Hoplite 1
unit-mercenary-hoplite-2 = Greek Mercenary Hoplite 2
unit-apple-bearers = Apple-Bearers (Royal Guard) Infantry
unit-kardakes-infantry-1 = Kardakes Infantry 1
unit-kardakes-infantry-2 = Kardakes Infantry 2
unit-persian-infantry-1 = Persian Infantry 1
unit-persian-infantry-2 = Persian Infantry 2
unit-persian-infantry-3 = Persian Infantry 3
unit-carian-infantry = Carian Infantry
unit-babylonian-levy-1 = Babylonian Levy Infantry 1
unit-babylonian-levy-2 = Babylonian Levy Infantry 2
unit-sitacenian-levy = Sitacenian Levy Infantry
unit-mardian-archer-1 = Mardian Archer 1
unit-mardian-archer-2 = Mardian Archer 2
unit-persian-archer = Persian Archer
unit-persian-javelinist = Persian Javelinist
unit-uxian-slinger-1 = Uxian Slinger 1
unit-uxian-slinger-2 = Uxian Slinger 2

## What a Section can do: its deeds, which the rulebook calls actions

deed-move = Move
deed-fire = Fire
deed-move-fire = Move and fire
deed-move-shock = Move and attack
deed-shock = Attack
deed-move-fire-shock = Move, fire and attack
deed-withdraw = Withdraw
deed-face = Change facing
deed-rearrange = Rearrange the stack
deed-send-back = Send disrupted units back

manner-offensive = offensive fire
manner-reaction = reaction fire
manner-defensive = defensive fire
manner-retreating = a parting shot

result-attacker-eliminated = the attackers are eliminated
result-attacker-disrupted = the attackers are disrupted
result-tie = neither side gives way
result-defender-disrupted = the defenders are disrupted
result-defender-eliminated = the defenders are eliminated

## Options

option-deployment = Deployment
option-deployment-historical = as at Arbela
option-deployment-own = each player’s own, in secret
option-limit = Length
option-limit-twenty-turns = at most twenty turns each
option-limit-none = until one army breaks

## What happens: the set-up

event-battle-begins = The armies draw up near Arbela; { $seat } will move first.
event-elephant-placed = { $seat } places the elephant in { $section }.
event-skirmisher-placed =
    { $unit ->
        [hidden] { $seat } sends a skirmisher to { $section }.
       *[other] { $seat } sends { $unit } to { $section }.
    }
event-parmenion-placed = Parmenion takes his post in { $section }.
event-stack-laid =
    { $units ->
        [hidden] { $seat } lays the stack in { $section }.
       *[other] { $seat } lays the stack in { $section }, from the top: { $units }.
    }
event-lines-shown = Both armies stand ready; what lies face-up is shown.
event-leader-shown = { $leader } is seen in { $section }.

## What happens: the turn

event-turn-begins = { $seat }’s turn { $turn } begins.
event-rallied = { $unit } rallies in the Reserve.
event-deployed =
    { $section ->
        [hidden] { $seat } brings a unit from the Reserve.
       *[other] { $unit ->
            [hidden] { $seat } brings a unit from the Reserve.
           *[other] { $seat } brings { $unit } from the Reserve to { $section }.
        }
    }
event-leader-deployed = { $leader } comes from the Reserve to { $section }.
event-reserves-arrive =
    { $count ->
        [one] The Reserve has sent a unit to { $section }.
       *[other] The Reserve has sent { $count } units to { $section }.
    }
event-turned-up = In { $section } the card now on top is turned up: { $unit }.
event-laid-open = In { $section } a skirmisher below the top is turned up: { $unit }.
event-command-roll =
    { $orders ->
        [-1] { $leader } rolls { $die } for orders: one order is lost.
        [0] { $leader } rolls { $die } for orders: no further order.
        [1] { $leader } rolls { $die } for orders: one further order.
       *[other] { $leader } rolls { $die } for orders: { $orders } further orders.
    }
event-order-lost = { $leader } gives no order this turn.
event-order-placed = { $leader } orders { $section }.
event-extra-order = { $seat } gives an additional order to { $section }.
event-turn-ends = { $seat }’s turn is over. Losses: Macedonian { $macedonian }, Persian { $persian }.
event-seize-attempt =
    { $success ->
        [yes] { $seat } seizes the turn { $phase }, with a roll of { $die }.
       *[no] { $seat } tries to seize the turn { $phase } and fails, with a roll of { $die }.
    }

## What happens: leaders

event-leader-moved = { $leader } rides from { $from } to { $place }.
event-leader-went-along = { $leader } goes along to { $place }.
event-leader-placed = { $leader }, left without units, goes to { $place }.
event-casualty-check =
    { $killed ->
        [yes] Casualty check for { $leader }: { $dice }. He is killed.
       *[no] Casualty check for { $leader }: { $dice }. He lives.
    }

## What happens: deeds

event-deed-declared = { $section } is activated: { $deed }.
event-unit-moved = { $unit } moves from { $from } to { $section }.
event-unit-turned = { $unit } turns { $facing }.
event-went-back = { $unit } goes back to { $section }.
event-faced = The units in { $section } turn { $facing }.
event-rearranged =
    { $units ->
        [hidden] { $seat } rearranges the stack in { $section }.
       *[other] { $seat } rearranges the stack in { $section }, from the top: { $units }.
    }
event-withdrew = { $unit } withdraws from { $from } to { $place }.
event-sent-back = { $unit } leaves { $from } for the Reserve, disrupted.

## What happens: fire

event-shot =
    { $unit } shoots at { $target } ({ $manner }): a roll of { $dice }{ $armour ->
        [0] {""}
       *[other] , less { $armour } for armour
    }{ $own_hits ->
        [0] {""}
       *[other] , less { $own_hits } for its own hits
    }{ $shower ->
        [0] {""}
       *[other] , less { $shower } for shower fire
    }, makes { $total }: { $hit ->
        [yes] a hit.
       *[no] a miss.
    }
event-hit =
    { $hits ->
        [one] { $unit } now has one hit and survives { $level }.
       *[other] { $unit } now has { $hits } hits and survives { $level }.
    }
event-eliminated = { $seat } loses { $units }.

## What happens: shock

event-attack-declared = { $unit } will attack { $section }.
event-attack-lapsed = The attack of { $unit } on { $section } lapses.
event-shock =
    { $units } against { $defender } in { $section }: { $attack }, and a { $attack_die } is rolled: { $attack_total }; the defence: { $defence }, and a { $defence_die } is rolled: { $defence_total }. Result: { $result }.
modifier-strength = strength { $amount }
modifier-hits = hits { $signed }
modifier-leader = leader { $signed }
modifier-elephant = elephant against cavalry { $signed }
modifier-failed-seizure = failed seizure { $signed }
modifier-depth = units below { $signed }
modifier-rampage = rampage { $signed }
event-disrupted = Disrupted: { $units }.
event-engaged = { $section } and { $other } are engaged.
event-engagement-ends = { $section } and { $other } are no longer engaged.
event-advanced = { $unit } advances into { $section }.
event-retreated = { $unit } retreats to { $section }.

## What happens: the flanks

event-flank-attempt =
    { $success ->
        [yes] { $leader } leads { $unit } round the flank towards { $section }: a roll of { $die }, and they are on their way.
       *[no] { $leader } tries to lead { $unit } round the flank towards { $section }: a roll of { $die }, and nothing comes of it.
    }
event-interception-attempt =
    { $success ->
        [yes] { $unit } tries to stop the riders on the flank: a roll of { $die }, and it charges.
       *[no] { $unit } tries to stop the riders on the flank: a roll of { $die }, and it comes too late.
    }
event-came-back = { $unit } comes back from the flank to { $section }.
event-moved-in = { $unit } moves from the flank into { $section }.

## What happens: the elephant

event-rampage-check =
    { $rampages ->
        [yes] The elephant is checked: a roll of { $die }, and it rampages.
       *[no] The elephant is checked: a roll of { $die }, and it does not rampage.
    }
event-rampage = The elephant rampages: a roll of { $die } sends it { $facing }.
event-rampage-runs = The elephant runs on to { $section }.
event-elephant-removed = The elephant is out of the battle.

## What happens: the end

event-darius-overrun =
    { $losses ->
        [0] Darius is overrun again and flees to the Reserve.
       *[other] Darius is overrun and flees to the Reserve; Persia counts { $losses } more losses.
    }
event-battle-ends = { $reason } The battle is over: { $winners } has won.

## What is asked: the set-up and the Reserve

prompt-place-elephant = In which Section shall the elephant start?
prompt-place-skirmisher = Where shall { $unit } start? The other skirmisher goes to the other Section.
prompt-place-parmenion = Where shall Parmenion start? He orders only his own Section and those next to it.
prompt-lay-top = { $section }: which card shall lie on top? It fights for the Section, and the enemy sees it.
prompt-lay-next = { $section }: which card shall lie next, below those that lie already?
prompt-deploy = Bring units and leaders from the Reserve to your Deployment row, as many as you like, up to three units to a Section. What you leave can come in a later turn.
prompt-deploy-freely = Lay out your army as you like: pick up a card or a stack, put it down, and say when you are ready. Your opponent sees nothing of it until both of you are.
prompt-put-unit = Into which Section shall { $unit } go?
prompt-put-leader = Into which Section shall { $leader } go?
prompt-put-stack = With which Section shall { $section } change places?
prompt-into = Into which Section shall { $unit } go?
prompt-leader-into = Into which Section shall { $leader } go?
prompt-choose-depth = { $section }: how deep in the stack shall { $unit } lie? The card on top fights first.

## What is asked: orders and leaders

prompt-lose-order = The roll has cost you an order. Which leader shall give none this turn?
prompt-leader-order = Which Section does { $leader } order: his own, or one next to it? Only ordered Sections act this turn.
prompt-extra-orders =
    { $left ->
        [one] You may give one additional order, to any Section with a unit of yours.
       *[other] You may give { $left } additional orders, to any Sections with units of yours.
    }
prompt-leader-movement = Each of your leaders may ride up to two Sections. Who rides next?
prompt-ride = Where does { $leader } ride, up to two Sections? The units he is with fight better.
prompt-place-leader = { $leader } is left without units. Where shall he go?
prompt-leader-along = Does { $leader } go along to { $place }? He helps there, and is in danger there.
prompt-seize = Will you try to seize the turn now ({ $phase })? A failed try gives your opponent an order more.

## What is asked: deeds

prompt-activate =
    { $left ->
        [one] One ordered Section has still to act. Which?
       *[other] { $left } ordered Sections have still to act. Which is next?
    }
prompt-choose-deed = What shall { $section } do? A Section takes one action a turn.
prompt-use-unit = { $deed }: which unit of { $section } acts next? Each may act once.
prompt-unit-turn = { $deed }: what shall { $unit } do?
prompt-turn-on-the-way = Shall { $unit } keep its facing, or turn to the side it moved to?
prompt-withdrawal = Where shall { $unit } withdraw to? It may fire first, if it has missiles.
prompt-choose-section-facing = Which way shall the units in { $section } turn? They then do nothing else this turn.
prompt-send-back = Which disrupted unit of { $section } goes to the Reserve, where it can rally?

## What is asked: fire and shock

prompt-react = Shall { $unit } fire back at { $section }? It can do so once a turn.
prompt-defend-by-fire = At which attacker shall { $unit } shoot?
prompt-choose-shock = Which attack is fought next? None that was declared can be withdrawn.
prompt-retreat = Shall your units in { $section } stand and fight, or all retreat before the shock?
prompt-choose-retreat = Where shall { $unit } retreat to?
prompt-advance = { $section } is empty. Which unit advances?
prompt-defender-advance = The attackers are gone. Shall { $unit } advance?
prompt-company = Shall { $unit } go along with the unit that advances?
prompt-intercept = { $rider } rides past. Shall { $unit } try to intercept?
prompt-counter-charge = { $rider } comes round the flank. Shall { $unit } try to counter-charge?
prompt-choose-facing = Which way shall { $unit } face?

## What can be done

action-station = Start in { $section }
action-lay = Lay { $unit }
action-pick-up = Pick up { $unit }
action-pick-up-leader = Pick up { $leader }
action-pick-up-stack = Move or swap all in { $section }
action-put-down = Put down in { $section }
action-put-on-top = On top in { $section }
action-put-back = Back to the Reserve
action-let-go = Leave it where it is
action-line = Lay the historical line
action-clear = Take everything back
action-line-and-ready = Historical line, and ready
action-ready = Ready
action-deployed = Deployment done
action-bring = Bring { $unit }
action-bring-leader = Bring { $leader }
action-into = Into { $section }
action-at =
    { $depth ->
        [0] On top
        [one] Below one card
       *[other] Below { $depth } cards
    }
action-give-up = No order from { $leader }
action-no-order = Give no order
action-order = Order { $section }
action-leaders-stay = No further leader rides
action-lead = { $leader } rides
action-ride = Ride to { $place }
action-place = Go to { $place }
action-go-along = Go along
action-remain = Remain
action-end-actions = End the actions
action-activate = Activate { $section }
action-declare = { $deed }
action-enough = No further unit acts
action-use = Act with { $unit }
action-done = Done with this unit
action-step = Step into { $section }
action-turn = Face { $facing } from here on
action-fire = Fire at { $section }
action-back = Go back
action-attack = Attack { $section }
action-flank = Round the flank to { $section }
action-hold-ground = Stay after all
action-fire-first = Fire at { $section }, then withdraw
action-withdraw = Withdraw to { $place }
action-face = Turn { $facing }
action-no-more = No further unit leaves
action-send = Send { $unit } to the Reserve
action-hold = Do not fire back
action-fire-back = Fire back
action-hold-fire = Hold fire
action-shoot = Shoot at { $unit }
action-fight = Fight the attack of { $unit }
action-stand = Stand and fight
action-retreat = Retreat
action-retreat-to = Retreat to { $section }
action-halt = Do not advance
action-advance = Advance with { $unit }
action-occupy = Advance into { $section }
action-follow = The skirmisher goes along
action-stay-behind = The skirmisher stays
action-let-pass = Do not charge
action-charge = Charge
action-look = Face { $facing }
action-wait = Let the moment pass
action-seize = Seize the turn

## Why not: stacking and deployment

refusal-not-in-set-up = The set-up does not place it there.
refusal-not-own-row = That Section is not in your own Deployment row.
refusal-enemy-in-row = An enemy unit stands there, so nothing can be deployed into it.
refusal-frontage = In your first turn no unit may be deployed into LW and LC2.
refusal-frontage-set-up = In this deployment no Macedonian unit may start in LW and LC2.
refusal-not-in-reserve = That card is not in your Reserve.
refusal-alike-in-reserve = Another card just like it is in the Reserve; please bring that one first.
refusal-no-room = There is no Section that could take it now.
refusal-not-your-card = That card is not yours.
refusal-hand-full = You have something in hand; put it down first, or leave it where it is.
refusal-nothing-there = Nothing stands there that could be picked up.
refusal-nothing-in-hand = You have nothing in hand; pick up a card or a stack first.
refusal-no-unit-in-hand = Only a unit goes on top of a stack; pick one up first.
refusal-lies-there = It lies there already.
refusal-no-stack = No unit lies there; just put it down.
refusal-in-reserve = It is in the Reserve already.
refusal-line-laid = Nothing more of the historical line can be laid.
refusal-nothing-laid = Nothing is laid yet.
refusal-enemy-there = An enemy unit stands there.
refusal-section-full = Three units stand there already, so nobody else can enter.
refusal-not-with-darius = Darius and the elephant may not be together.
refusal-leader-with-elephant = In front of the Persian Deployment row no leader may be with the elephant.
refusal-forward-limit = Outside its own Deployment row only a skirmisher can be a second unit in a Section.
refusal-skirmisher-with-cavalry = Outside their own Deployment row skirmishers and cavalry may not be together.
refusal-other-facing = The units there face another way.
refusal-second-leader = Another leader of yours is there already.
refusal-place-kept = That place is kept for a unit on the flank and its leader.
refusal-too-deep = The stack is not that deep.
refusal-not-in-stack = That card is not in this stack, or lies already.
refusal-alike-first = Another card just like it comes first; please lay that one.

## Why not: orders and leaders

refusal-no-marker = That leader has no order to give up.
refusal-order-from-reserve = From the Reserve only a Section of your own Deployment row can be ordered.
refusal-order-too-far = { $leader } can order only his own Section or one next to it.
refusal-no-friendly-unit = No unit of yours stands there.
refusal-second-order = That Section has had an order this turn.
refusal-not-your-leader = That leader is not yours.
refusal-leader-has-moved = That leader has ridden this turn already.
refusal-leader-dead = That leader is dead.
refusal-leader-in-reserve = That leader is in Reserve and comes out only by deployment.
refusal-leader-engaged = That leader is engaged and cannot leave.
refusal-leader-shut-in = There is no Section where that leader could ride.
refusal-there-already = The leader is in that Section already.
refusal-out-of-ride = A leader rides two Sections at most.
refusal-enemies-block = Enemy units bar the leader’s way.
refusal-reserve-too-far = The Reserve is one step behind your own Deployment row, and a leader takes two steps at most.
refusal-other-column = The leader must stay in the same column, or go to the Reserve.
refusal-same-section = The leader must leave that Section.

## Why not: deeds and movement

refusal-not-ordered = That Section has no order.
refusal-has-been-activated = That Section has acted this turn.
refusal-no-units-there = No unit of yours is left there.
refusal-no-deed-left = There is nothing that the units there could do.
refusal-nothing-to-do = No unit there can do this now: { $deed }.
refusal-engaged-only-shock = The units there are engaged and can only attack.
refusal-no-missiles-there = No unit that could act there has missiles.
refusal-none-disrupted = No unit there is disrupted.
refusal-has-acted = A unit there has acted this turn, and all would have to turn together.
refusal-all-have-acted = The units there that could act have acted this turn.
refusal-no-unit-fit = No fit unit lies face-up there.
refusal-not-deployed = Only a stack in your own Deployment row can be rearranged.
refusal-single-card = There is only one card.
refusal-stirred = A unit has moved into or out of that Section this turn.
refusal-cannot-act = That unit cannot take part in this action now.
refusal-send-one-at-least = At least one unit must go, as this is the Section’s action.
refusal-not-in-section = That unit is not in this Section.
refusal-not-disrupted = That unit is not disrupted.
refusal-no-diagonal = That unit cannot move diagonally.
refusal-not-ahead = A unit steps only straight or diagonally ahead.
refusal-mixed-steps = That unit moves either straight or diagonally, not both.
refusal-move-spent = That unit has no step left.
refusal-diagonal-blocked = An enemy straight ahead blocks the diagonal.
refusal-closed-section = That stack was rearranged this turn, so nobody moves in or out.
refusal-engaged-stays-put = An engaged unit cannot leave.
refusal-no-move-in-it = The action declared has no move in it.
refusal-no-fire-in-it = The action declared has no fire in it.
refusal-no-shock-in-it = The action declared has no attack in it.
refusal-not-out = Only a unit that has gone one Section straight ahead and fired there may go back.
refusal-back-without-shock = A unit goes back only in the action to move and fire, without an attack.
refusal-cannot-go-back = Only cavalry that could move two Sections straight ahead may go back.
refusal-wrong-turn = After a diagonal step a unit keeps its facing or turns to the side it moved to.
refusal-must-withdraw = That unit has fired and must withdraw now.
refusal-nowhere-back = That unit has nowhere to withdraw to, so it may not fire first.
refusal-not-a-withdrawal = That unit cannot withdraw to that place.
refusal-revealed-waits = That card lay face-down when its Section was activated: it can go to the Reserve, and do nothing else in this action.
refusal-face-down-waits = That card lies face-down and can only go to the Reserve.

## Why not: fire

refusal-no-missiles = That unit has no missiles.
refusal-not-on-field = That unit is not on the field.
refusal-disrupted-no-fire = A disrupted unit does not fire.
refusal-has-fired = That unit has fired this turn.
refusal-engaged-no-fire = An engaged unit does not fire.
refusal-face-down = That card lies face-down and cannot fire.
refusal-no-target = No enemy unit stands there.
refusal-out-of-range = That Section is beyond the unit’s range.
refusal-too-far-aside = A range of 2 does not reach two columns aside.
refusal-not-through-front = A unit fires only through its front, not to its sides or rear.
refusal-not-facing-flank = Only a unit that faces the Flank Area can shoot at riders in it.
refusal-target-engaged = The units there are engaged and cannot be fired at.
refusal-not-attacking = That unit is not among the attackers.

## Why not: shock

refusal-not-in-front = A unit attacks only one of the three Sections in front of it.
refusal-no-enemy-there = No enemy unit stands there.
refusal-leader-alone = A leader stands there alone, and a leader alone cannot be attacked.
refusal-not-the-fighter = Another unit fights for this Section.
refusal-fired-already = Only a unit with javelins may fire and attack in one turn.
refusal-engaged-elsewhere = An engaged unit may attack only the enemy it is engaged with.
refusal-no-diagonal-attack = A unit that cannot move diagonally cannot attack diagonally.
refusal-no-straight-attack = A unit that cannot move straight ahead cannot attack straight ahead.
refusal-enemy-ahead = With an enemy straight ahead, that unit may not attack diagonally.
refusal-elephant-defends = Cavalry does not attack the elephant.
refusal-no-attack-declared = That unit has declared no attack.
refusal-fights-with = That unit fights together with { $unit }; please name that one.
refusal-not-a-winner = That unit is not one that could advance.
refusal-disrupted-stays = A disrupted unit does not advance.
refusal-engaged-stays = A unit still engaged does not advance.
refusal-must-advance = An attacker moved this turn, so one of them must advance.
refusal-not-vacated = The attackers did not leave that Section empty.
refusal-no-retreat-there = That unit cannot retreat to that place.
refusal-others-shut-in = Then another unit of the Section would find no place, and all must go.
refusal-not-cavalry = Only cavalry rides round the flank.
refusal-not-in-wing = A flank attack starts from a Wing Section, and not from the enemy’s Deployment row.
refusal-not-on-top = Only the unit that fights for its Section rides round the flank.
refusal-engaged-no-flank = An engaged unit cannot ride round the flank.
refusal-no-flank-leader = A flank attack needs a leader with a flank range.
refusal-leader-not-from-start = The leader must be with the unit from the start of its Section’s activation.
refusal-leader-stays = The leader came here with another unit this turn, and stays with it.
refusal-leader-left-behind = The leader cannot go where the unit has gone, and he must go with it all the way.
refusal-no-flank-target = The target must be a Wing Section on the same side, in an Advance row or the Battle row.

## How things stand

status-losses = Losses: Macedonian { $macedonian } of { $macedonian_break }, Persian { $persian } of { $persian_break }
status-turn = Turn { $turn }

## What may come of a shot or an attack

odds-nothing = nothing happens
odds-attack = The attack
odds-defence = The defence
odds-hits = { $loser } takes a hit
odds-disrupted = { $loser } has units disrupted
odds-eliminated = { $loser } loses units
odds-engaged = the units are engaged
odds-killed = { $leader } is killed
odds-rides = { $leader } comes round the flank
odds-charges = the charge comes off
odds-seized = you seize the turn
odds-rides-on =
    { $low ->
        [1] { $leader } rides round on a roll of { $high } or less; then
       *[other] { $leader } rides round on a roll of { $low } to { $high }; then
    }
odds-charges-on =
    { $high ->
        [1] It charges on a roll of 1; then
       *[other] It charges on a roll of { $low } to { $high }; then
    }
odds-seizes-on =
    { $high ->
        [1] { $leader } seizes the turn on a roll of 1
       *[other] { $leader } seizes the turn on a roll of { $low } to { $high }
    }
odds-shot =
    Two dice{ $armour ->
        [0] {""}
       *[other] , less { $armour } for armour
    }{ $hits ->
        [0] {""}
       *[other] , less { $hits } for its own hits
    }{ $shower ->
        [0] {""}
       *[other] , less { $shower } for shower fire
    }: a hit on { $low } to { $high }
odds-may-retreat = { $other } may retreat first
odds-may-shoot = { $other } may shoot first
odds-may-answer = { $other } may fire back
odds-may-charge = { $other } may charge on the way

## Why a game is over

reason-alexander-killed = Alexander has been killed.
reason-army-broken = One army has broken.
reason-both-broken = Both armies have broken.
reason-turn-limit = Twenty turns have passed.

## How the winner is found

status-verdict-losses = { $seat } has lost { $losses } and breaks at { $level } ({ $share } %).
status-verdict-break = Whose losses reach the Break Level loses: { $seat }.
status-verdict-share = The smaller share of losses wins: { $seat }.
status-verdict-level = With equal shares of losses { $seat } wins.

## The board in the browser

board-terminal = On a card: side (M or P), facing (x: disrupted), class (I infantry, S skirmisher, H and L heavy and light cavalry, C chariot, E elephant), attack and defence, *hits. Below it: +cards under it, leaders, = engaged, ! ordered, a comma for a used order, (number of a choice).
board-field = The field of battle
board-field-keys = Arrow keys move over the places where something can be done, Enter acts, Escape leaves. The key i begins and ends looking at every Section. Plus and minus change the size, Shift with arrow keys moves the field, 0 shows all of it.
board-whole = The whole field
board-flank = Flank
board-row-deployment = Deployment
board-row-advance = Advance
board-row-battle = Battle row
board-unknown-card = A card face-down
board-with-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-disrupted = disrupted
board-face-down = face-down
board-card-notes = { $name } ({ $notes })
board-section-empty = { $name }: empty.
board-section-cards = { $name }, { $seat }: { $cards }.
board-section-facing = They face { $facing }.
board-section-engaged = Engaged.
board-section-ordered = Ordered.
board-section-used = The order has been used.
board-nothing-picked = Point at a card, or hold a finger on it, to see it large.
board-class-infantry = infantry
board-class-skirmisher = skirmishers
board-class-heavy-cavalry = heavy cavalry
board-class-light-cavalry = light cavalry
board-class-chariot = chariots
board-class-elephant = elephant
board-attack = Attack
board-defence = Defence
board-defence-sides = Against the front, a flank and the rear
board-armour = Armour
board-hits = Hits
board-hits-of = { $hits } of { $level }
board-move = Moves
board-move-any =
    { $steps ->
        [one] one Section, straight or diagonally
       *[other] { $steps } Sections, straight or diagonally
    }
board-move-either = { $straight } straight or { $diagonal } diagonally
board-move-straight =
    { $steps ->
        [one] one Section straight
       *[other] { $steps } Sections straight
    }
board-missiles = Missiles
board-missiles-none = none
board-missiles-some = { $weapon }, range { $range }, hits on { $low }–{ $high }
board-bows = bows
board-javelins = javelins
board-slings = slings
board-affects = Leads { $classes }
board-bonus = In a shock
board-flank-range = Flank attack on
board-orders = Orders
board-orders-dice = What each result of the die, from 1 to 6, adds to the orders
board-seize = Seizes on
board-killed = Killed on
board-stack = The cards of the stack, from the top
board-reserve = Reserve
board-ready = has deployed
board-ready-left =
    { $count ->
        [one] One more kind of card could still be laid. Be ready all the same? That is final.
       *[other] { $count } kinds of cards could still be laid. Be ready all the same? That is final.
    }
board-ready-historical = Fill up the historical line and be ready? That is final.
board-line-move =
    { $facing ->
        [none] { $deed }: to { $place }
       *[other] { $deed }: to { $place }, facing { $facing }
    }
board-line-goal =
    { $from ->
        [none] { $deed }: { $goal }
       *[other] { $deed }: { $goal } from { $from }
    }
board-line-of = { $who }. { $words }
board-fight-all = Fight all { $count } attacks, one after the other
board-no-more-orders = No more orders or rides
board-withdraw-all = Withdraw all to the Reserve
board-check-lives = { $leader } lives
board-check-killed = { $leader } is killed
board-more = Other ways to do something here
board-wish-along = When your unit leaves, its leader
board-wish-along-go-along = goes along
board-wish-along-remain = stays
board-wish-along-ask = asks each time
board-wish-follow = When your unit advances, its skirmisher
board-wish-follow-stay-behind = stays
board-wish-follow-follow = goes along
board-wish-follow-ask = asks each time
board-wish-depth = When your unit joins others, it lies
board-wish-depth-at-0 = on top
board-wish-depth-ask = where you say each time
board-beforehand = This is answered for you. Press to change it.
board-now-along-go-along = Leaders go along
board-now-along-remain = Leaders stay
board-now-along-ask = Leaders: ask me
board-now-follow-stay-behind = Skirmisher stays
board-now-follow-follow = Skirmisher goes along
board-now-follow-ask = Skirmisher: ask me
board-now-depth-at-0 = Joins on top
board-now-depth-ask = Place in stack: ask me
board-reserve-of = Reserve of { $seat }: { $count }
board-group =
    { $count ->
        [1] { $name }
       *[other] { $name }, and more like it: { $count } in all
    }
board-losses = Losses { $losses } of { $level }
board-losses-name = Losses
board-seat-reserve = Reserve { $count }
board-turn = Turn { $turn }

# --- The tutorial

tutorial-welcome = The plain near Arbela, 331 B.C. You lead Alexander’s small army at the near edge of the field; the host of Darius stands at the far one. Point at any card and it is shown large: its attack, its defence against front, flanks and rear, its armour, the hits it survives, how far it moves and, for some, its missiles.
tutorial-fire-back = Persia moves first, and has moved. Armenian riders came close and shot at your Macedonian Archer, but missed. Fire back: two dice are rolled and the target’s armour, 1, is taken off. Your archers hit with 7 or more.
tutorial-reserve = Nine less one is eight: a hit, which weakens the riders to the end. Now your turn begins, with your Reserve: the cards that are not on the field yet. You may bring any number of them to the row nearest to you, up to three units to a Section. Today they can wait: end the deployment.
tutorial-order = Now orders. Only a Section with an order can act. Each leader gives one, to the Section he is in or to one next to it. Alexander is on your right wing with the Companion Cavalry: let him order their Section.
tutorial-no-order = Parmenion, in the centre, has an order too. But his phalanxes defend better than they attack, and a scythed chariot is coming. Let them stand: give no order.
tutorial-more-orders = Philotas, on the left, gives none either. From your next turn on there are more: Alexander rolls a die and adds one to three orders, for whatever Sections you like. Darius rolls too, and half the time it costs him an order.
tutorial-leaders = Next, each leader may ride up to two Sections by himself. A leader adds his bonus where the units he is with fight: Alexander’s is 3. All three are where they are needed, so let nobody ride.
tutorial-activate = Now the ordered Sections act, one after the other. Bessus has come up against your right wing with the Scythian Heavy Cavalry. Activate the Section of your Companions.
tutorial-declare = A Section takes one action a turn: it can move, fire, attack, turn, withdraw and more. Let the Companions move and attack.
tutorial-step = The mark on a card’s edge shows its front. Units move, shoot and attack only to the front, straight or diagonally ahead, never sideways. Ride one Section straight ahead.
tutorial-attack = In a shock each side adds a die to its strength: you to 6, the Scythians to 4, and 1 more for Bessus. Point at them and you see the odds. Against a flank or the rear they would defend with 2, your cavalry would count double, and if beaten they would be eliminated. Today you meet front to front: attack!
tutorial-go-along = Shall Alexander ride with them? Without him you win 58 times in a hundred, with his 3 it is 92. But each leader in a shock is in danger: afterwards two dice are rolled for him, and two ones would kill Alexander. Let him go along.
tutorial-disrupted = You roll 3 and have 12, they roll 4 and have 9. Without Alexander it would have been a tie! The Scythians are disrupted: they can neither move nor attack, defend with 0, and are eliminated if they lose again; twice their total would have done that at once. Watch: Bessus takes them to the Reserve, where they will rally.
tutorial-winning = Eliminated infantry and cavalry are losses; they are counted beside each Reserve. At the end of a turn an army with too many breaks and has lost: yours at 6, the Persian at 18, or at 14 once Darius is dead. But if Alexander is killed, you lose at once.
tutorial-second-turn = Persia has moved: Scythian riders took the place of those who left, two Sections in front of Alexander. In your second turn you learn three more things: a stack, a flank attack, a retreat.
tutorial-bring = First the Reserve. The right wing has lost a card to the front. Take the Greek Hoplite from your Reserve.
tutorial-stack = Up to three units lie in a Section of your own row. The one on top fights, those below it strengthen its defence, and the enemy does not see what they are. Put the Hoplite under the Companions that stayed at home.
tutorial-deployed = It lies at the bottom, face-down: point at the Section and you see the whole stack. That is enough for now: end the deployment.
tutorial-order-alexander = Alexander rolled a 1: one additional order. But first his own: to the Companions who are with him.
tutorial-order-parmenion = Parmenion’s phalanxes go on waiting: no order.
tutorial-order-philotas = Philotas orders the Thessalian cavalry on the left, in the Section that he is in.
tutorial-extra-order = The additional order could go to any Section with a unit of yours. Two are enough today: no order.
tutorial-stay = Alexander must stay with his riders: only a leader who is with them from the start leads them round a flank. Let nobody ride.
tutorial-thessalians = The Thessalians act first. Outside a lesson one press on the Section where they shall go is enough, and everything in between is done for you. Here you see the steps: activate them.
tutorial-thessalians-move = They shall only move.
tutorial-thessalians-step = They may go one Section diagonally: to the centre, in front of Parmenion.
tutorial-thessalians-turn = After a step aside a unit may keep its facing or turn to the side it moved to. Keep the face to the enemy.
tutorial-philotas-stays = Philotas stays with the rest of the Thessalians. That can be settled once for all in the menu, if you do not like to be asked.
tutorial-companions = Now Alexander. Activate his Section.
tutorial-companions-attack = Nobody stands in front of him to be attacked. But at the edge of the field cavalry with a leader can ride round the flank. Choose to attack.
tutorial-flank = Point at the Scythians: Alexander rides round with a 5 or less. Then your 6 counts double and he adds 3, against the 1 with which they defend their flank; if they lose, they are eliminated. If he rolls a 6, nothing happens, and his Section is done. Ride!
tutorial-look = He rolled a 2 and is round; the Scythians let him pass. 15 and a 4 make 19, against 3: they are gone, the first Persian loss, and two dice showed 8 for Alexander, so that he lives. Whoever comes from a flank may face any way: face the Persian side.
tutorial-retreat = Persia’s turn: the elephant has come on and attacks your Thessalians. Cavalry and skirmishers may retreat before infantry and elephants that attack their front; then there is no shock. Cavalry cannot even strike back at an elephant, so retreat.
tutorial-on-top = Only one Section behind them has room. They join the others there: say how deep in the stack they shall lie. Cavalry that can be seen keeps the enemy careful: on top.
tutorial-retreated = Nobody is hurt, and the elephant stands alone in front of your phalanxes, which are just what it fears. The dice of a shot or a shock stay on the field until you decide something, so that you can look at them in peace.
tutorial-farewell = From the opponent’s third turn on you may also try to seize the turn: Alexander does it with a 1, 2 or 3, Darius only with a 1, and a failed try gives the other side an order more. To be asked, tick “{ window-seize }” beside the prompt. Whatever you may do is ringed in gold; press anything else and you are told why not. Bring up your Reserve and play on!

refusal-tutorial-fire-back = You may hold your fire, but this shot costs nothing. Please fire back.
refusal-tutorial-reserve = Next turn, gladly. For now please end the deployment.
refusal-tutorial-order = That is allowed too, but today the Companions ride. Please order the Section that Alexander is in.
refusal-tutorial-no-order = That is allowed too, but one attack is enough for a first turn. Please give no order.
refusal-tutorial-leaders = That is allowed too, but all three are where they are needed. Please let nobody ride.
refusal-tutorial-activate = Your order would be lost. Please activate the Section of your Companions.
refusal-tutorial-declare = Another time, gladly. For now please let them move and attack.
refusal-tutorial-step = That is allowed too, but please ride straight ahead, up to the Scythians.
refusal-tutorial-attack = Please attack the Scythians straight ahead; the long way round the flank can wait.
refusal-tutorial-go-along = The Companions fight better with their king. Please let Alexander go along.
refusal-tutorial-bring = Gladly, soon. For now please take the Greek Hoplite.
refusal-tutorial-stack = That is allowed too, but please put the Hoplite with the Companions, on your right wing.
refusal-tutorial-deployed = More may come next turn. Please end the deployment.
refusal-tutorial-order-alexander = That is allowed too, but today the king rides. Please order the Section that Alexander is in.
refusal-tutorial-order-philotas = That is allowed too, but please order the Section that Philotas is in.
refusal-tutorial-thessalians = Alexander comes next. Please activate the Thessalians first.
refusal-tutorial-thessalians-move = Another time, gladly. For now please let them move.
refusal-tutorial-thessalians-step = That is allowed too, but please go to the centre, in front of Parmenion.
refusal-tutorial-thessalians-turn = Then the enemy would have their flank. Please keep the facing towards the Persian side.
refusal-tutorial-philotas-stays = He is needed on the left. Please let Philotas remain.
refusal-tutorial-companions = The order would be lost. Please activate Alexander’s Section.
refusal-tutorial-companions-attack = Another time, gladly. For now please attack.
refusal-tutorial-flank = You came so far: please ride round the flank.
refusal-tutorial-look = That is allowed too, but please face the Persian side, where the enemy is.
refusal-tutorial-retreat = Brave, but cavalry cannot win against the elephant today. Please retreat.
refusal-tutorial-on-top = That is allowed too, but please lay them on top.

## The player’s aid

aid-turn = The player turn
aid-phase = In this order
aid-turn-rally = Units in the Reserve rally; units and leaders are deployed
aid-turn-orders = One order for each leader, and what the command roll gives
aid-turn-leaders = Each leader may ride by himself
aid-turn-actions = The ordered Sections act: move, fire, declare attacks
aid-turn-shocks = The declared attacks are fought
aid-shock = A shock: a die for each side, and
aid-what = What counts
aid-adds = Adds
aid-strength = Attack Strength; Defence Strength of the side struck
aid-strength-adds = the strength
aid-doubled = Cavalry that strikes a flank or the rear
aid-doubled-adds = its Attack Strength twice
aid-hits = Hits on the unit that fights
aid-hits-adds = −1 each
aid-leader-with = A leader with it who affects its class
aid-leader-adds = his bonus
aid-depth = Units below it in its own Deployment row, skirmishers apart
aid-depth-adds = +1 each
aid-elephant = The elephant attacks cavalry
aid-rampage = The elephant’s rampage
aid-failed-seizure = A failed seizure this turn
aid-results = The result of a shock
aid-totals = Totals
aid-result = Result
aid-equal = equal
aid-equal-result = both are engaged
aid-lower = one lower
aid-lower-result = the lower side is disrupted
aid-twice = one at least twice the other, or the lower at most 0
aid-twice-result = the lower side is eliminated
aid-flank-struck = the attacker higher, from a flank or the rear
aid-was-disrupted = the attacker higher against a disrupted unit
aid-defender-dies = the defender is eliminated
aid-leaders = The leaders
aid-leader = Leader
aid-bonus = Bonus
aid-affects = Affects
aid-classes = { $classes }
aid-flank = Flank
aid-seize = Seizes
aid-orders = Orders on 1 to 6
aid-killed = Killed on
aid-break = Break Levels
aid-army = Army
aid-losses = Losses
aid-without-darius = Persia without Darius
