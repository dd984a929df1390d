"""What each Section could win with an order, as the computer opponent sees it: shocks, attacks
round the flank, and fire."""

from __future__ import annotations

from anabasis.games.arbela.board import (
    AHEAD,
    FLANK,
    FLANK_AREA,
    FRONT,
    HOME,
    NEIGHBOURS,
    REACH,
    SECTIONS,
    WING,
    WING_COLUMN,
)
from anabasis.games.arbela.cards import (
    ARMOUR,
    ELEPHANT,
    FLANK_RANGE,
    HIT_LEVEL,
    IS_CAVALRY,
    IS_SKIRMISHER,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    RANGE,
    STRAIGHT,
)
from anabasis.games.arbela.rules.attacks import reach_of_attack_refusal
from anabasis.games.arbela.rules.clash import able
from anabasis.games.arbela.rules.elephant import rampaging
from anabasis.games.arbela.rules.missiles import flies_over
from anabasis.games.arbela.rules.retreat import can_retreat
from anabasis.games.arbela.rules.shock import (
    bonus_of,
    depth,
    elephant_bonus,
    failed_seize,
    side_struck_from,
    strength_against,
    strength_of_side,
)
from anabasis.games.arbela.state import (
    ORDERED,
    Battle,
)
from anabasis.games.arbela.survey import (
    APPROACH,
    DISRUPTED,
    DOUBLED,
    DOUBLES,
    FIRE,
    FIRE_AHEAD,
    HIT,
    HIT_SHARE,
    HITS,
    JOINED,
    LOSES,
    LOWEST,
    MOST_OFF,
    SECOND_CHOICE,
    SHAKEN,
    SLIPPING,
    SLOW,
    SPAN,
    TOGETHER,
    WINS,
    Survey,
    bonus_in,
    risk_of,
    worth_of,
)

# ---- shocks


def may_strike(battle: Battle, unit: int, target: int) -> bool:
    """Whether a unit could attack a Section next to it as it stands."""
    return reach_of_attack_refusal(battle, unit, target) is None


def left_of(battle: Battle, attackers: bytes, target: int) -> bytes:
    """Those of the attackers who are still there to strike: neither beaten nor shot down, nor an
    elephant that has run away, which stands in no stack."""
    left = able(battle, attackers, target)
    if ELEPHANT in left and rampaging(battle):
        return bytes([unit for unit in left if unit != ELEPHANT])
    return left


def strike(battle: Battle, unit: int, defender: int, struck: int) -> int:
    """What a unit adds to an attack on that side of the defender."""
    return strength_against(unit, struck) - battle.hits[unit] + elephant_bonus(unit, defender)


def resistance(battle: Battle, survey: Survey, defender: int, target: int) -> int:
    """What the defender adds to the Defence Strength of the side struck."""
    added = bonus_in(survey, defender, target) - battle.hits[defender] + depth(battle, target)
    if battle.seize_failed:
        side = OWNER[defender]
        added += failed_seize(battle, side) - failed_seize(battle, 1 - side)
    return added


def clash(attack: int, defence: int, certain: bool, gain: float, stake: float) -> float:
    """What an attack is worth by the mean of the dice. `certain`: a win eliminates."""
    row = max(0, min(SPAN - 1, attack - LOWEST))
    at = row * SPAN + max(0, min(SPAN - 1, defence - LOWEST))
    wins = WINS[at]
    kills = wins if certain else DOUBLES[at]
    doubled = DOUBLED[at]
    gain *= kills + SHAKEN * (wins - kills)
    return gain - stake * (doubled + SHAKEN * (LOSES[at] - doubled))


def threats_to(battle: Battle, survey: Survey, target: int) -> None:
    """What each enemy unit next to a Section could win by attacking it, alone or with others."""
    defender = survey.fighters[target]
    side = OWNER[defender]
    disrupted = bool(battle.disrupted[defender])
    added = -99
    slips = False
    gain = 0.0
    many = 0
    strength = 0
    bonus = 0
    weakest = 99
    flank = False
    stake = 0.0
    risk = 0.0
    foot = True
    first = -1
    best = 0.0
    for section in NEIGHBOURS[target]:
        unit = survey.fighters[section]
        if unit < 0 or OWNER[unit] == side or battle.disrupted[unit]:
            continue
        if not may_strike(battle, unit, target):
            continue
        if many == 0:
            added = resistance(battle, survey, defender, target)
            gain = survey.worth[target]
            leader = survey.leads[target]
            if leader >= 0:
                risk = -risk_of(leader)
            slips = can_retreat(battle, target)
        struck = side_struck_from(battle, section, defender)
        own = strike(battle, unit, defender, struck)
        help_ = bonus_in(survey, unit, section)
        defence = strength_of_side(battle, defender, struck)
        danger = 0.0
        leader = survey.leads[section]
        if leader >= 0:
            danger = risk_of(leader)
        value = clash(
            own + help_,
            defence + added,
            disrupted or struck != FRONT,
            gain,
            survey.worth[section],
        )
        value -= danger + (risk if many == 0 else 0.0)
        on_foot = SLOW[unit] and struck == FRONT
        if slips and on_foot:
            value *= SLIPPING
        if value > best:
            best = value
            first = section
        survey.chances[section] = max(survey.chances[section], SECOND_CHOICE * value)
        many += 1
        strength += own
        bonus = max(bonus, help_)
        weakest = min(weakest, defence)
        flank = flank or struck != FRONT
        stake += survey.worth[section]
        risk += danger
        foot = foot and on_foot
    if first >= 0 and best > survey.chances[first]:
        survey.chances[first] = best
    if many < 2:
        return
    value = clash(strength + bonus, weakest + added, disrupted or flank, gain, stake) - risk
    if slips and foot:
        value *= SLIPPING
    value *= TOGETHER / many
    if value <= 0.0:
        return
    for section in NEIGHBOURS[target]:
        unit = survey.fighters[section]
        if unit < 0 or OWNER[unit] == side or battle.disrupted[unit]:
            continue
        if value > survey.chances[section] and may_strike(battle, unit, target):
            survey.chances[section] = value


def flank_chance(battle: Battle, survey: Survey, unit: int, section: int) -> float:
    """8.7a What cavalry in a Wing could win round the flank with the leader who is with it."""
    leader = survey.leads[section]
    side = OWNER[unit]
    if leader < 0 or not FLANK_RANGE[leader] or LEADER_OWNER[leader] != side:
        return 0.0
    if FLANK_AREA[section] < 0 and not HOME[side][section]:
        return 0.0
    best = 0.0
    for target in range(WING_COLUMN[WING[section]], SECTIONS, 7):
        if FLANK_AREA[target] < 0 or survey.sides[target] != 1 - side:
            continue
        if survey.fighters[target] != ELEPHANT:
            best = max(best, flank_value(battle, survey, unit, leader, target))
    return best * len(FLANK_RANGE[leader]) / 6.0


def flank_value(battle: Battle, survey: Survey, unit: int, leader: int, target: int) -> float:
    """What a flank attack is worth that has come round."""
    defender = survey.fighters[target]
    area = FLANK + FLANK_AREA[target]
    struck = side_struck_from(battle, area, defender)
    attack = strike(battle, unit, defender, struck)
    attack += bonus_of(leader, unit)
    defence = resistance(battle, survey, defender, target)
    defence += strength_of_side(battle, defender, struck)
    certain = bool(battle.disrupted[defender]) or struck != FRONT
    stake = worth_of(survey, unit)
    value = clash(attack, defence, certain, survey.worth[target], stake)
    return value - risk_of(leader)


def attacks_of(battle: Battle, survey: Survey) -> float:
    """What the attacks declared but not fought are worth to the attacker, alone or with those who
    could still join them."""
    total = 0.0
    done = 0
    for attack in battle.attacks:
        target = attack.target
        defender = survey.fighters[target]
        if defender < 0 or OWNER[defender] == OWNER[attack.unit]:
            continue
        if attack.area >= 0:
            place = battle.place[attack.unit]
            for leader in range(LEADERS):
                if battle.leaders[leader] == place:
                    total += flank_value(battle, survey, attack.unit, leader, target)
            continue
        if done >> target & 1:
            continue
        done |= 1 << target
        total += max(
            assault(battle, survey, target, False), JOINED * assault(battle, survey, target, True)
        )
    return total


def assault(battle: Battle, survey: Survey, target: int, joined: bool) -> float:
    """What the attack declared on a Section is worth; `joined`: with all those who could still
    join it."""
    defender = survey.fighters[target]
    disrupted = bool(battle.disrupted[defender])
    strength = 0
    bonus = 0
    weakest = 99
    flank = False
    foot = True
    stake = 0.0
    risk = 0.0
    many = 0
    for section in NEIGHBOURS[target]:
        unit = survey.fighters[section]
        if unit < 0 or OWNER[unit] == OWNER[defender] or battle.disrupted[unit]:
            continue
        declared = False
        for attack in battle.attacks:
            if attack.unit == unit and attack.target == target and attack.origin == section:
                declared = True
        if not declared:
            if not joined or battle.ordered[section] != ORDERED:
                continue
            if not may_strike(battle, unit, target):
                continue
        struck = side_struck_from(battle, section, defender)
        strength += strike(battle, unit, defender, struck)
        bonus = max(bonus, bonus_in(survey, unit, section))
        weakest = min(weakest, strength_of_side(battle, defender, struck))
        flank = flank or struck != FRONT
        foot = foot and SLOW[unit] and struck == FRONT
        stake += survey.worth[section]
        leader = survey.leads[section]
        if leader >= 0:
            risk += risk_of(leader)
        many += 1
    if not many:
        return 0.0
    leader = survey.leads[target]
    if leader >= 0:
        risk -= risk_of(leader)
    defence = weakest + resistance(battle, survey, defender, target)
    value = clash(strength + bonus, defence, disrupted or flank, survey.worth[target], stake)
    value -= risk
    if foot and value > 0.0 and can_retreat(battle, target):
        value *= SLIPPING
    return value


# ---- fire


def hit_cost(survey: Survey, unit: int, hits: int) -> float:
    """What one more hit costs a unit."""
    if hits >= HIT_LEVEL[unit]:
        return worth_of(survey, unit)
    return HIT + HIT_SHARE * worth_of(survey, unit) / (HIT_LEVEL[unit] + 1)


def fire_of(battle: Battle, survey: Survey, unit: int, section: int) -> float:
    """The most that a shot of a unit may bring."""
    best = 0.0
    at = section * 4 + battle.facing[unit]
    side = OWNER[unit]
    for target in REACH[RANGE[unit]][at]:
        aimed = survey.fighters[target]
        if aimed < 0 or OWNER[aimed] == side or survey.engaged >> target & 1:
            continue
        top = battle.stacks[target][0]
        off = battle.hits[unit] + ARMOUR[top] + int(flies_over(battle, unit, section, target))
        value = HITS[unit * MOST_OFF + off] * hit_cost(survey, top, battle.hits[top])
        best = max(best, value)
    return best


def other_chances(battle: Battle, survey: Survey, fighter: int, section: int) -> None:
    """What a Section could do with an order other than attack what stands before it."""
    if survey.engaged >> section & 1:
        return
    chance = survey.chances[section]
    fit = not battle.disrupted[fighter]
    if fit:
        if IS_CAVALRY[fighter] and WING[section] >= 0:
            chance = max(chance, flank_chance(battle, survey, fighter, section))
        chance = max(chance, APPROACH * STRAIGHT[fighter])
    fire = 0.0
    shaken = 0.0
    for unit in battle.stacks[section]:
        if battle.disrupted[unit]:
            shaken += DISRUPTED * worth_of(survey, unit)
        elif RANGE[unit] and (unit == fighter or IS_SKIRMISHER[unit]):
            shot = fire_of(battle, survey, unit, section)
            if IS_CAVALRY[unit] and STRAIGHT[unit] > 1:
                ahead = AHEAD[section * 4 + battle.facing[unit]]
                if ahead >= 0 and survey.fighters[ahead] < 0:
                    shot = max(shot, FIRE_AHEAD * fire_of(battle, survey, unit, ahead))
            fire += shot
    survey.chances[section] = max(chance, FIRE * fire, shaken)
