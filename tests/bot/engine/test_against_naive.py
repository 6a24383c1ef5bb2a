"""The engine against a plain model that was written from RULES alone: random games must go the same way in both."""

import os
import random
from functools import cache

import pytest

from bot.engine.actions import Deal
from bot.engine.cards import Card, parse_card
from bot.engine.match import BadDeal, Match, NotAllowed, apply, new_match
from bot.engine.record import Move, Record, Replay, document, parse, replay
from bot.engine.record.actions import read_entry
from bot.engine.record.cast import Cast
from bot.engine.rules import ruleset
from tests.bot.engine import naive_match as naive
from tests.bot.engine.naive import SPECIAL, SUITS, count, rank

GAMES = int(os.environ.get("SEEDS") or 80)
FIRST = random.SystemRandom().randrange(10**9) if os.environ.get("SEEDS") else 0
BATCHES = 10

SMALL = ["draw", "pass", "call", "challenge", "settle", "catch", "name"]

CHOICES = {
    "packs": ["1", "1", "1", "2"],
    "jokers_per_pack": ["2", "2", "0", "1", "4"],
    "hand_size": ["2", "3", "4", "4", "5"],
    "deal_packet": ["2", "1"],
    "starter_eight": ["printed", "bury", "dealer_names", "any"],
    "starter_power": ["inert", "apply", "redraw"],
    "draw_when": ["stuck", "stuck", "any"],
    "draw_limit": ["1", "3", "none"],
    "after_draw": ["end", "end", "drawn_only", "any"],
    "pass_when_empty": ["stuck", "free"],
    "refill": ["shuffle", "flip", "none"],
    "reverse_two": ["plain", "skip"],
    "final_effect": ["ignore", "apply"],
    "finish_on_power": ["allow", "allow", "forbid"],
    "last_call": ["manual", "manual", "auto", "off"],
    "misplay": ["catch", "catch", "reject"],
    "false_catch": ["0", "0", "1", "3", "5"],
    "blocked_score": ["count", "count", "none"],
    "max_actions": ["1000", "1000", "120", "20"],
}


one_card = cache(parse_card)


class Game:
    """One random game, played in both."""

    def __init__(self, seed: int) -> None:
        """Pick players, options and a temper, and deal."""
        self.seed = seed
        self.rng = random.Random(seed)
        rng = self.rng
        self.seats = rng.choice([2, 2, 3, 3, 4, 4, 5, 6, 7, 8])
        plain = rng.random() < 0.2
        self.options = {key: rng.choice(few[:1] if plain else few) for key, few in CHOICES.items()}
        self.wild = rng.choice([0.02, 0.1, 0.3, 0.6])
        self.leaving = rng.choice([0.0, 0.0, 0.02, 0.1])
        self.tastes = [rng.choice([0.1, 1, 1, 5]) for _ in SMALL]
        self.manners = [rng.choice([0.2, 1, 3]) for _ in range(3)]
        self.ties = rng.choice([0.0, 0.1, 0.8])
        self.crowded = rng.random() < 0.25
        if self.crowded:
            cards = len(naive.pack({"options": self.options}))
            self.options["hand_size"] = str((cards - 1 - self.seats) // self.seats)
        dealer = rng.randrange(self.seats)
        self.model = naive.new_game(self.seats, dealer, self.options, rng)
        self.match: Match = new_match(ruleset("gambian", self.seats, self.options), dealer=dealer)
        self.cast = Cast([naive.name(seat) for seat in range(self.seats)])
        self.record = Record("gambian", self.cast.players)
        self.text = [
            "record: 1",
            "variant: gambian",
            "options: " + " ".join(f"{key}={value}" for key, value in self.options.items()),
            "players: " + " ".join(self.cast.players),
            f"dealer: {naive.name(dealer)}",
        ]

    def play(self, most: int = 200) -> None:
        """Play on until the match is over or long enough, comparing after every action."""
        self.deal()
        for _ in range(most):
            if self.model["over"] and self.rng.random() < 0.7:
                break
            if (
                self.model["round"]["phase"] == "ROUND_OVER"
                and not self.model["over"]
                and self.rng.random() < 0.8
            ):
                self.deal()
            else:
                self.do(self.wish())
            self.compare()
        told = document(replay(parse("\n".join(self.text) + "\n")))
        assert {key: told[key] for key in ("state", "match")} == naive.shown(self.model), self.story()

    def deal(self) -> None:
        """Deal the next round of both from one pack."""
        pack = naive.pack(self.model)
        self.rng.shuffle(pack)
        self.arrange(pack)
        first = not self.model["number"]
        size = None
        if not first and self.rng.random() < 0.2:
            size = self.rng.randrange(2, 6)
        naive.deal(self.model, pack, size)
        dealer = self.model["dealer"]
        self.match = apply(self.match, Deal(None, size, cards(pack))).match
        self.text += (
            [f"deck: {' '.join(pack)}", "---"]
            if first
            else [f"deal {naive.name(dealer)}{f' {size}' if size else ''}: {' '.join(pack)}"]
        )
        self.compare()

    def arrange(self, pack: list[str]) -> None:
        """Now and then make ties or a special starter likely."""
        luck = self.rng.random()
        if luck < self.ties:
            pack.sort(key=lambda card: count([card]))
        elif luck > 0.9:
            place = int(self.options["hand_size"]) * len(self.model["playing"])
            special = self.rng.choice([each for each in range(len(pack)) if rank(pack[each]) in SPECIAL])
            pack[place], pack[special] = pack[special], pack[place]

    def do(self, line: str) -> None:
        """Take an action in both; what the model shuffles the engine is told."""
        r = self.model["round"]
        r["refills"] = []
        expected = naive.act(self.model, line)
        refills = r["refills"]
        self.text.append(line)
        assert len(refills) < 2, self.story()
        told = None
        if (
            refills
            and self.options["refill"] == "shuffle"
            and (len(refills[0]) > 1 or self.rng.random() < 0.5)
        ):
            told = cards(refills[0])
            self.text.append("shuffle " + " ".join(refills[0]))
        move = read_entry(line, 1)
        assert isinstance(move, Move)
        reason = None
        try:
            self.match = apply(self.match, self.cast.action(move, self.match), refill=told).match
        except NotAllowed as refusal:
            reason = refusal.reason.value
            self.match = refusal.step.match if refusal.step else self.match
        except BadDeal as problem:
            pytest.fail(f"{problem}\n{self.story()}")
        assert reason == expected, self.story()

    def compare(self) -> None:
        """Check that both show the same."""
        told = document(Replay(self.record, self.match, ()))
        self.shown = naive.shown(self.model)
        for part, expected in self.shown.items():
            for key, value in expected.items():
                assert told[part][key] == value, f"{part} {key}\n{self.story()}"

    def story(self) -> str:
        """Write what was played, as a record."""
        return "\n".join([*self.text, f"# seed {self.seed}"])

    # ------------------------------------------------------------ what they try

    def wish(self) -> str:
        """Think of something to do: mostly what is legal, often what is not."""
        r, rng = self.model["round"], self.rng
        legal = self.shown["state"]["legal"]
        if rng.random() > self.wild and r["phase"] != "ROUND_OVER":
            if legal:
                return str(rng.choice(self.forward(legal)))
            return "settle"
        quiet = self.model["private"] or r["phase"] in {"ROUND_OVER", "ARREST"}
        if rng.random() < self.leaving or (quiet and rng.random() < self.leaving * 3):
            return f"{rng.choice([self.anyone(), naive.name(r['turn'])])} leave"
        (kind,) = rng.choices([self.any_play, self.any_small, self.pointed], self.manners)
        return kind()

    def forward(self, legal: list[str]) -> list[str]:
        """Prefer playing to drawing, so that rounds end."""
        return [line for line in legal if " play " in line] or legal

    def anyone(self) -> str:
        return naive.name(self.rng.choice([*range(self.seats)] * 4 + [self.seats]))

    def any_play(self) -> str:
        """Any card of anybody, now and then two or one he does not hold."""
        rng, r = self.rng, self.model["round"]
        who = rng.choice([self.anyone(), naive.name(r["turn"])])
        hand = r["hands"].get(naive.number_of(who), []) or ["AS"]
        few = [rng.choice(hand)]
        if rng.random() < 0.1:
            few += [rng.choice(rng.choice([hand, r["pile"], few]))]
        if rng.random() < 0.05:
            few = [rng.choice(naive.pack(self.model))]
        wants = rank(few[0]) == "8" and len(hand) > 1
        named = rng.choice(SUITS) if wants != (rng.random() < 0.1) else None
        return f"{who} play {' '.join(few)}" + (f" ={named}" if named else "")

    def any_small(self) -> str:
        """Anything but a play."""
        (verb,) = self.rng.choices(SMALL, self.tastes)
        rest = {"catch": f" {self.anyone()}", "name": f" {self.rng.choice(SUITS)}"}.get(verb, "")
        return "settle" if verb == "settle" else f"{self.anyone()} {verb}{rest}"

    def pointed(self) -> str:
        """Something that is likely to matter now: a debt, a call, a catch, a challenge, a draw too many."""
        rng, r = self.rng, self.model["round"]
        chances = [f"{self.anyone()} draw"]
        chances += [f"{naive.name(seat)} draw" for seat in r["owed"] if r["owed"][seat]]
        chances += [f"{naive.name(seat)} call" for seat in r["hands"] if len(r["hands"][seat]) in {1, 2}]
        chances += [f"{self.anyone()} catch {naive.name(seat)}" for seat in r["uncalled"]] * 2
        early = [naive.name(seat) for seat in r["early"]]
        for who in early:
            chances += [f"{who} play {self.held(who)}", f"{who} {rng.choice(['challenge', 'pass'])}"]
            chances += [f"{who} catch {naive.name(seat)}" for seat in r["uncalled"]]
        if r["drawn"]:
            others = [naive.name(seat) for seat in r["seats"] if seat != r["turn"]]
            chances += [f"{who} play {self.held(who)}" for who in others]
        if r["just_drew"] is not None:
            chances += [f"{naive.name(r['just_drew'])} draw"] * 2
        if r["standing"] or any(r["owed"].values()):
            chances += [f"{self.anyone()} challenge"] * 2
        if r["standing"] and self.leaving and rng.random() < 0.2:
            return f"{self.anyone()} leave"
        return str(rng.choice(chances))

    def held(self, who: str) -> str:
        """A card of his, as it would be played."""
        card = str(self.rng.choice(self.model["round"]["hands"][naive.number_of(who)] or ["AS"]))
        return f"{card} =S" if rank(card) == "8" else card


def cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(one_card(each) for each in codes)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_go_as_the_plain_model_says(batch: int) -> None:
    for seed in range(FIRST + batch, FIRST + GAMES, BATCHES):
        Game(seed).play()
