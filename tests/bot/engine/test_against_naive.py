"""The engine against a plain model that was written from RULES alone: random games must go the same way in both."""

import os
import random
from functools import cache

import pytest

from bot.engine.actions import Deal
from bot.engine.cards import Card, parse_card
from bot.engine.match import BadDeal, Match, NotAllowed, Step, apply, new_match
from bot.engine.record import Move, Record, Replay, document, parse, replay
from bot.engine.record.actions import read_entry
from bot.engine.record.cast import Cast
from bot.engine.rules import ruleset
from tests.bot.engine import naive_match as naive
from tests.bot.engine.naive import rank, worth
from tests.bot.engine.naive_facts import facts, summed
from tests.bot.engine.naive_players import Player
from tests.bot.engine.naive_position import can_be_told, forget, make_totals_close, position
from tests.bot.engine.naive_rules import PRESETS
from tests.bot.engine.naive_score import Game as Model
from tests.bot.engine.naive_shown import name, shown
from tests.bot.engine.naive_tables import any_options

GAMES = int(os.environ.get("SEEDS") or 240)
FIRST = random.SystemRandom().randrange(10**9) if os.environ.get("SEEDS") else 0
BATCHES = 10

one_card = cache(parse_card)


class Game:
    """One random game, played in both."""

    def __init__(self, seed: int) -> None:
        """Pick a preset, players, options and a temper."""
        self.seed = seed
        self.rng = rng = random.Random(seed)
        preset = list(PRESETS)[seed % len(PRESETS)]
        seats = rng.choice(PRESETS[preset]["seats"][:3] + PRESETS[preset]["seats"])
        given = any_options(rng, preset, seats)
        self.ties = rng.choice([0.0, 0.1, 0.8])
        self.sizes = rng.random() < 0.2
        self.restart = rng.choice([rng.randrange(40), 1000])
        self.patient = rng.random() < 0.5
        dealer = rng.randrange(seats)
        if rng.random() < 0.25:
            given["hand_size"] = str(self.largest_hand(naive.new_game(preset, seats, dealer, given, rng)))
        self.model = naive.new_game(preset, seats, dealer, given, rng)
        self.player = Player(self.model, rng)
        self.match: Match = new_match(ruleset(preset, seats, given), dealer=dealer)
        self.cast = Cast([name(seat) for seat in range(seats)])
        self.record = Record(preset, self.cast.players)
        self.head = [
            "record: 1",
            f"variant: {preset}",
            "options: " + " ".join(f"{key}={value}" for key, value in given.items()),
        ]
        self.steps: list[tuple[int, str, str | None]] = []
        self.text = [*self.head, "players: " + " ".join(self.cast.players), f"dealer: {name(dealer)}"]

    def play(self, most: int = 200) -> None:
        """Play on until the match is over or long enough, comparing after every action."""
        self.deal()
        for number in range(most):
            if number >= self.restart and can_be_told(self.model) and self.is_ripe():
                self.start_here()
                self.restart = number + self.rng.randrange(5, 200)
            over = self.model["over"]
            if over and self.rng.random() < 0.7:
                break
            if self.model["round"]["phase"] == "ROUND_OVER" and not over and self.rng.random() < 0.8:
                self.deal()
            else:
                self.do(self.player.wish(self.shown["state"]["legal"]))
            self.compare()
        told = document(replay(parse("\n".join(self.text) + "\n")))
        assert {key: told[key] for key in ("state", "match")} == shown(self.model), self.story()
        steps = [(step["line"], step["action"], step.get("reason")) for step in told["steps"]]
        assert steps == self.steps, self.story()

    def is_ripe(self) -> bool:
        """Tell whether to start over now, in some games only when somebody can go out."""
        r = self.model["round"]
        last = len(r["hands"][r["turn"]]) == 1 and " play " in " ".join(self.shown["state"]["legal"])
        return last or not self.patient

    def start_here(self) -> None:
        """Go on from the position that both are in, now and then with totals that may end in a tie."""
        if self.rng.random() < 0.7:
            make_totals_close(self.model, self.rng)
        self.text = [*self.head, *position(self.model), "---"]
        self.steps = []
        forget(self.model)
        self.match = replay(parse("\n".join(self.text) + "\n")).match
        self.compare()

    @staticmethod
    def largest_hand(model: Model) -> int:
        """§7 hand_size, §9.2.22; large hands leave a short stock."""
        seats = int(model["seats"])
        return (len(naive.pack(model)) - 1 - seats) // seats

    def deal(self) -> None:
        """Deal the next round of both from one pack."""
        pack = naive.pack(self.model)
        self.rng.shuffle(pack)
        self.arrange(pack)
        first = not self.model["number"]
        size = self.rng.randrange(2, 6) if not first and self.sizes and self.rng.random() < 0.5 else None
        naive.deal(self.model, pack, size)
        dealer = self.model["dealer"]
        step = apply(self.match, Deal(None, size, cards(pack)))
        self.match = step.match
        self.text += (
            [f"deck: {' '.join(pack)}", "---"]
            if first
            else [f"deal {name(dealer)}{f' {size}' if size else ''}: {' '.join(pack)}"]
        )
        self.compare_facts(step)
        self.compare()

    def arrange(self, pack: list[str]) -> None:
        """Now and then make ties or a special starter likely."""
        luck, preset = self.rng.random(), self.model["preset"]
        if luck < self.ties:
            pack.sort(key=lambda card: worth(preset, card))
        elif luck > 0.8:
            place = naive.hand_size(self.model) * len(self.model["playing"])
            power = [each for each in range(len(pack)) if rank(pack[each]) in preset["special"]]
            special = self.rng.choice(power)
            pack[place], pack[special] = pack[special], pack[place]

    def do(self, line: str) -> None:
        """Take an action in both; what the model shuffles the engine is told."""
        r = self.model["round"]
        r["refills"], r["said"] = [], []
        expected = naive.act(self.model, line)
        refills = r["refills"]
        self.text.append(line)
        self.steps.append((len(self.text), line, expected))
        assert len(refills) < 2, self.story()
        told = None
        shuffles = self.model["options"]["refill"] == "shuffle"
        if refills and shuffles and (len(refills[0]) > 1 or self.rng.random() < 0.5):
            told = cards(refills[0])
            self.text.append("shuffle " + " ".join(refills[0]))
        move = read_entry(line, 1)
        assert isinstance(move, Move)
        reason = None
        try:
            step: Step | None = apply(self.match, self.cast.action(move, self.match), refill=told)
        except NotAllowed as refusal:
            reason, step = refusal.reason.value, refusal.step
        except BadDeal as problem:
            pytest.fail(f"{problem}\n{self.story()}")
        assert reason == expected, self.story()
        self.match = step.match if step else self.match
        self.compare_facts(step)

    def compare_facts(self, step: Step | None) -> None:
        """Check that both tell the same of what happened."""
        told, expected = facts(step.events if step else ()), summed(self.model["round"]["said"])
        assert told == expected, self.story()

    def compare(self) -> None:
        """Check that both show the same."""
        told = document(Replay(self.record, self.match, ()))
        self.shown = shown(self.model)
        for part, expected in self.shown.items():
            for key, value in expected.items():
                assert told[part][key] == value, f"{part} {key}\n{self.story()}"

    def story(self) -> str:
        """Write what was played, as a record."""
        return "\n".join([*self.text, f"# seed {self.seed}"])


def cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(one_card(each) for each in codes)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_go_as_the_plain_model_says(batch: int) -> None:
    for seed in range(FIRST + batch, FIRST + GAMES, BATCHES):
        Game(seed).play()
