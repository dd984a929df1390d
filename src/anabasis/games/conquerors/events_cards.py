"""15 What can happen with cards, with the case of each kind."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT
from anabasis.games.conquerors.board import ARMY, PROVINCE, SIDE, SPACE, TREASURY
from anabasis.games.conquerors.cards import CARD, KIND, USE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.leaders import LEADER

# ---- cards come and go

CARD_DRAWN: Final = Kind(
    "card-drawn",
    "3.3.13",
    {"seat": SEAT, "side": SIDE, "card": CARD},
    private=("card",),
    reveals=True,
)
CARD_PLAYED: Final = Kind(
    "card-played", "15.1.3", {"side": SIDE, "title": KIND, "use": USE}, reveals=True
)
CARD_ALONG: Final = Kind("card-along", "15.1.3", {"side": SIDE, "title": KIND}, reveals=True)
"""A card that is played together with another."""
CARD_DISCARDED: Final = Kind("card-discarded", "15.1.7", {"side": SIDE, "card": CARD}, reveals=True)
CARD_SET_ASIDE: Final = Kind("card-set-aside", "15.1.9", {"side": SIDE, "card": CARD}, reveals=True)
CARD_KEPT: Final = Kind("card-kept", "15.11.3", {"side": SIDE, "card": CARD})
CARDS_SHUFFLED: Final = Kind("cards-shuffled", "15.1.10", {"cards": NUMBER}, reveals=True)
CARD_ROBBED: Final = Kind(
    "card-robbed",
    "15.2.1",
    {"seat": SEAT, "side": SIDE, "card": CARD},
    private=("card",),
    reveals=True,
)
"""The seat is that of the player who loses it."""
CARD_STOLEN: Final = Kind(
    "card-stolen",
    "15.31.2",
    {"seat": SEAT, "victim": SEAT, "side": SIDE, "card": CARD},
    private=("card",),
    seen_by=("seat", "victim"),
    reveals=True,
)
HAND_SEEN: Final = Kind(
    "hand-seen",
    "15.31.1",
    {"seat": SEAT, "victim": SEAT, "side": SIDE, "cards": CARD},
    private=("cards",),
    seen_by=("seat", "victim"),
    reveals=True,
)
CARD_RECALLED: Final = Kind("card-recalled", "15.4.1", {"side": SIDE, "card": CARD}, reveals=True)
CARD_VOID: Final = Kind("card-void", "15.1.6", {"title": KIND})
BAGOAS_ROLLED: Final = Kind("bagoas-rolled", "15.10.6", {"die": NUMBER})

# ---- leaders

AIMED: Final = Kind("aimed", "15.7.1", {"title": KIND, "leader": LEADER})
AIMED_AT_DIADES: Final = Kind("aimed-at-diades", "15.16.2", {"title": KIND})
MURDER_ROLLED: Final = Kind("murder-rolled", "15.7.1", {"die": NUMBER, "dead": NUMBER})
ILLNESS_ROLLED: Final = Kind(
    "illness-rolled", "15.20.1", {"leader": LEADER, "die": NUMBER, "dead": NUMBER}
)
FELL_ILL: Final = Kind("fell-ill", "15.20.1", {"leader": LEADER})
EXECUTED: Final = Kind("executed", "15.14.1", {"leader": LEADER})
REPLACED: Final = Kind("replaced", "15.14.2", {"leader": LEADER}, reveals=True)
CLEITUS_ROLLED: Final = Kind("cleitus-rolled", "15.5.3", {"die": NUMBER, "dead": NUMBER})
BAD_BLOOD_ROLLED: Final = Kind(
    "bad-blood-rolled", "15.30.5", {"army": ARMY, "leaders": LEADER, "dice": NUMBER}
)
SENT_AWAY: Final = Kind("sent-away", "15.30.5", {"leader": LEADER})
DIADES_HIRED: Final = Kind("diades-hired", "15.16.1", {"side": SIDE})
DIADES_DEAD: Final = Kind("diades-dead", "15.16.2", {"die": NUMBER})

# ---- places

WEATHER_TURNED: Final = Kind("weather-turned", "15.9.1", {"province": PROVINCE})
DROUGHT_CAME: Final = Kind("drought-came", "15.17.1", {"province": PROVINCE})
REVOLT_ROLLED: Final = Kind(
    "revolt-rolled", "6.3.3", {"province": PROVINCE, "die": NUMBER, "rating": NUMBER}
)
SPARTANS_RISE: Final = Kind("spartans-rise", "15.3.2", {"army": ARMY, "space": SPACE})
COUP_MADE: Final = Kind("coup-made", "15.23.1", {"space": SPACE})
GATES_CLOSED: Final = Kind("gates-closed", "15.30.1", {"treasury": TREASURY})
DISSENSION_ROLLED: Final = Kind(
    "dissension-rolled", "15.30.3", {"province": PROVINCE, "die": NUMBER, "asp": NUMBER}
)
HARPALUS_FLED: Final = Kind("harpalus-fled", "15.30.4", {"treasury": TREASURY})
GREEK_FLEET_CAME: Final = Kind("greek-fleet-came", "15.19.1", {"fleet": FLEET, "side": SIDE})
SQUADRON_LENT: Final = Kind("squadron-lent", "15.29.1", {"fleet": FLEET, "side": SIDE})
SQUADRON_RECALLED: Final = Kind("squadron-recalled", "15.29.2", {"fleet": FLEET})

# ---- moves, battles, the court

INDECISION_ROLLED: Final = Kind(
    "indecision-rolled", "15.13.1", {"die": NUMBER, "rating": NUMBER, "stopped": NUMBER}
)
ATTRITION_ROLLED: Final = Kind(
    "attrition-rolled", "15.8.1", {"army": ARMY, "die": NUMBER, "asp": NUMBER}
)
ATTRITION_PAID: Final = Kind("attrition-paid", "15.8.2", {"treasury": TREASURY})
STORM_ROLLED: Final = Kind("storm-rolled", "15.32.1", {"die": NUMBER, "lost": NUMBER})
RATING_DOUBLED: Final = Kind("rating-doubled", "15.24.1", {"leader": LEADER})
DRILLED: Final = Kind("drilled", "15.25.1", {"army": ARMY, "elite": NUMBER})
LEVY_GRANTED: Final = Kind("levy-granted", "15.26.1", {"side": SIDE, "asp": NUMBER})
ON_LEAVE: Final = Kind("on-leave", "15.35.1", {"army": ARMY, "asp": NUMBER})
CAMPAIGN_BEGUN: Final = Kind("campaign-begun", "15.21.1", {"side": SIDE})
