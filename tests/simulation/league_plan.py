"""What kind of league a seed holds, how those behave who are in it, and what goes wrong meanwhile."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from random import Random

from bot.engine.rules import variants
from bot.league.terms import Format
from tests.simulation.plan import Plan, plan_of

SHORT = ("hand_size=3 match=single", "hand_size=2 match=single", "hand_size=2 match=rounds rounds=2")
"""Options by which matches are short."""
CUP, SEASON = 16, 8
"""How many people there are in a seed of each kind."""


@dataclass(frozen=True)
class LeaguePlan(Plan):
    """What goes wrong in a league, and what it is. `values` are the choices on its form."""

    people: int = CUP
    values: Mapping[str, str] = field(default_factory=dict)
    variant: str = "house"
    options: str = "hand_size=3 match=single"
    hours: int = 1
    """Full hours from now until its sign-up ends, the one that has begun among them."""
    absent: float = 0.1
    """How likely somebody does not come to a table he was drawn to, or does not check in."""
    leaves: float = 0.1
    """How likely somebody leaves at some time."""
    leaves_in_play: bool = False
    """Whether those who leave do so while they play."""
    meddling: int = 6
    """How often a manager does something besides what is needed."""
    storm_at: float = 1.0
    """Which part of the stages is drawn when everything goes wrong more often; from 1 on when the league is over."""
    makes_threads: bool = True
    longest: float = 30 * 86_400.0
    """Seconds within which a league has to end."""


def league_plan_of(seed: int) -> LeaguePlan:
    """Return the plan of a seed: every other one is a season."""
    rng = Random(f"league {seed}")
    usual = plan_of(seed)
    season = seed % 2 == 0
    size = rng.choice((2, 2, 3, 4, 4, 8) if season else (2, 2, 3, 4, 5, 8))
    wrong = {
        **{each.name: getattr(usual, each.name) for each in fields(usual)},
        "cuts_every": rng.choice((300, 1200, 3600)),
        "jumps_every": rng.choice((None, None, None, 1800)),
        "kill_within": rng.choice((4000, 9000, 20_000)),
        "trouble": rng.choice((4, 12, 40)),
        "threads": False,
    }
    return LeaguePlan(
        **wrong,
        people=SEASON if season else CUP,
        values=_season(rng, size) if season else _cup(rng, size),
        variant=rng.choice([each.name for each in variants() if size in each.seats]),
        options=rng.choice(SHORT),
        hours=rng.choice((1, 1, 1, 2, 5, 30)),
        absent=rng.choice((0, 0.05, 0.05, 0.2, 0.5, 0.9)),
        leaves=rng.choice((0, 0.05, 0.3)),
        meddling=rng.choice((0, 3, 8, 15)),
        storm_at=rng.choice((0.3, 0.6, 0.9, 1, 1, 1)),
        makes_threads=rng.random() < 0.8,
    )


def _cup(rng: Random, size: int) -> dict[str, str]:
    advance = rng.randint(1, max(1, size // 2))
    return {"format": Format.CUP.value, "size": str(size), "advance": str(advance), **_times(rng)}


def _season(rng: Random, size: int) -> dict[str, str]:
    return {
        "format": Format.SEASON.value,
        "size": str(size),
        "advance": str(rng.randint(1, max(1, size // 2))),
        "days": rng.choice(("2", "3", "4")),
        "every": rng.choice(("3600", "7200", "21600", "86400")),
        "check_in": rng.choice(("600", "900", "1800")),
        "final": rng.choice(("0", "2", "4", "5")),
        **_times(rng),
    }


def _times(rng: Random) -> dict[str, str]:
    return {"ready": rng.choice(("120", "300", "600")), "clock": rng.choice(("15", "30", "45"))}
