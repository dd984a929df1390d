"""What a seat cannot know: positions it cannot tell apart, and those that odds are taken over."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.games.final_conquest.board import HERO_FACTION, HERO_PRICE, HEROES_OF, members
from anabasis.games.final_conquest.heroes import may_hold
from anabasis.games.final_conquest.missions import NO_MISSION
from anabasis.games.final_conquest.rules.engagement import becomes, open_battle, sealed_role
from anabasis.games.final_conquest.rules.hero_play import hide_payment, most_paid, reseal
from anabasis.games.final_conquest.state import Realm
from anabasis.kit.rows import replaced
from anabasis.kit.sealed import resealed, sealed_frame


def redeal(realm: Realm, seat: int, die: Die) -> Realm:
    """2.8, 2.9 Others hold other heroes for which they may have paid what they paid, other missions
    that they may still have, and have sealed something else."""
    other = realm.clone()
    for who in range(realm.seats):
        if who == seat:
            continue
        if realm.held[who]:
            held = dealt_hand(realm.held[who], realm.burnt, die)
            other.held = replaced(other.held, who, held)
        if realm.mission[who] != NO_MISSION:
            mission = die.roll_among(members(realm.mission_possible[who]))
            other.mission = replaced(other.mission, who, mission)
    if other.agenda:
        resealed(other, seat, die)
        reseal(other, seat, die)
        if other.agenda[-1].as_decision().seat != seat:
            other.offered = None
    return other


def dealt_hand(held: int, burnt: int, die: Die) -> int:
    """As many heroes of each price, at random among those of the faction that are not burnt."""
    hand = 0
    for hero in members(held):
        price = HERO_PRICE[hero]
        alike = [
            one
            for one in members(HEROES_OF[HERO_FACTION[hero]] & ~burnt & ~hand)
            if HERO_PRICE[one] == price
        ]
        hand |= 1 << die.roll_among(alike)
    return hand


def worlds(realm: Realm, seat: int) -> list[Realm]:
    """For odds: everything that another may have laid face down in the open battle; and of sealed
    bids the least and the most, between which the others lie. What else is hidden has no part in
    any odds, and is the same in all of them."""
    plain = as_known(realm, seat)
    frame = sealed_frame(plain)
    if frame is not None:
        return [bids_at(plain, seat, False), bids_at(plain, seat, True)]
    battle = open_battle(plain)
    role = None if battle is None else sealed_role(battle)
    if battle is None or role is None or battle.seat(role) == seat:
        return [plain]
    owner = battle.seat(role)
    found: list[Realm] = []
    for hero in members(may_hold(plain.held[owner], plain.burnt)):
        most = most_paid(plain, owner, hero)
        for paid in (0, most) if most else (0,):
            other = plain.clone()
            hand = with_hero(plain.held[owner], hero)
            other.held = replaced(plain.held, owner, hand)
            becomes(other, battle.with_hero(role, hero, paid))
            found.append(other)
    return found


def as_known(realm: Realm, seat: int) -> Realm:
    """The position with the first heroes and missions that the others may hold: the same whatever
    they do hold."""
    other = realm.clone()
    other.offered = None
    for who in range(realm.seats):
        if who == seat:
            continue
        other.held = replaced(other.held, who, first_hand(realm.held[who], realm.burnt))
        if realm.mission[who] != NO_MISSION:
            mission = members(realm.mission_possible[who])[0]
            other.mission = replaced(other.mission, who, mission)
    if other.agenda:
        hide_payment(other, seat)
    return other


def first_hand(held: int, burnt: int) -> int:
    """As many heroes of each price, the first of those of the faction that are not burnt."""
    hand = 0
    for hero in members(held):
        for one in members(HEROES_OF[HERO_FACTION[hero]] & ~burnt & ~hand):
            if HERO_PRICE[one] == HERO_PRICE[hero]:
                hand |= 1 << one
                break
    return hand


def with_hero(held: int, hero: int) -> int:
    """A hand in which one of the same price has made way for a hero, if he was not in it."""
    if held >> hero & 1:
        return held
    for one in members(held):
        if HERO_PRICE[one] == HERO_PRICE[hero]:
            return held & ~(1 << one) | 1 << hero
    return held


def bids_at(realm: Realm, seat: int, most: bool) -> Realm:
    """The position in which all who have bid unseen have bid nothing, or all they have."""
    other = realm.clone()
    frame = sealed_frame(other)
    assert frame is not None
    answers = [
        answer if answer < 0 or who == seat else realm.purse[who] if most else 0
        for who, answer in enumerate(frame.answers)
    ]
    other.agenda[-1] = frame.with_answers(tuple(answers))
    return other
