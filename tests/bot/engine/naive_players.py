"""Players for the plain model: mostly they do what is legal, often what is not, in record notation."""

import random

from tests.bot.engine.naive import SUITS, in_hand_order, rank
from tests.bot.engine.naive_match import number_of, pack
from tests.bot.engine.naive_score import Game
from tests.bot.engine.naive_shown import name

SMALL = ["draw", "pass", "call", "challenge", "settle", "catch", "name"]


class Player:
    """Everybody at one table, with one temper."""

    def __init__(self, model: Game, rng: random.Random) -> None:
        """Choose a temper."""
        self.model = model
        self.rng = rng
        self.wild = rng.choice([0.02, 0.1, 0.3, 0.6])
        self.lazy = rng.choice([0.0, 0.1, 0.5])
        matters = (
            model["options"]["final_effect"] == "apply" or model["options"]["finish_on_power"] == "forbid"
        )
        self.hoards = rng.random() < (0.7 if matters else 0.3)
        self.greedy = rng.random() < 0.1
        self.alert = rng.choice([0.0, 0.1, 0.4])
        self.leaving = rng.choice([0.0, 0.0, 0.02, 0.1])
        self.tastes = [rng.choice([0.1, 1, 1, 5]) for _ in SMALL]
        self.manners = [rng.choice([0.2, 1, 3]) for _ in range(3)]

    def wish(self, legal: list[str]) -> str:
        """Think of something to do."""
        r, rng = self.model["round"], self.rng
        if self.model["private"] and rng.random() < self.leaving:
            return f"{name(rng.choice(self.model['playing']))} leave"
        if self.something_is_up() and rng.random() < self.alert:
            return self.pointed()
        if rng.random() > self.wild and r["phase"] != "ROUND_OVER":
            return str(rng.choice(self.forward(legal))) if legal else "settle"
        quiet = self.model["private"] or r["phase"] in {"ROUND_OVER", "ARREST"}
        if rng.random() < self.leaving or (quiet and rng.random() < self.leaving * 3):
            return f"{rng.choice([self.anyone(), name(r['turn'])])} leave"
        (kind,) = rng.choices([self.any_play, self.any_small, self.pointed], self.manners)
        return kind()

    def something_is_up(self) -> bool:
        r = self.model["round"]
        said = r["standing"] or r["uncalled"] or r["early"] or any(r["owed"].values())
        return r["phase"] != "ROUND_OVER" and bool(said or r["phase"] in {"ANSWER_ACE", "ANSWER_SKIP"})

    def forward(self, legal: list[str]) -> list[str]:
        """Prefer playing to drawing, so that rounds end, several cards to one, and some keep power cards for the end."""
        if self.rng.random() < self.lazy:
            return legal
        drawing = [line for line in legal if line.endswith(" draw")]
        if self.greedy and drawing and self.rng.random() < 0.8:
            return drawing
        playing = [line for line in legal if " play " in line]
        if self.hoards:
            playing = [line for line in playing if not self.is_power(line.split()[2])] or playing
        several = [line for line in playing if len(line.split("=")[0].split()) > 3]
        return several if several and self.rng.random() < 0.5 else playing or legal

    def is_power(self, card: str) -> bool:
        return rank(card) in self.model["preset"]["special"]

    def anyone(self) -> str:
        return name(self.rng.choice([*range(self.model["seats"])] * 4 + [self.model["seats"]]))

    def any_play(self) -> str:
        """Any card of anybody, now and then several, or one he does not hold."""
        rng, r = self.rng, self.model["round"]
        who = rng.choice([self.anyone(), name(r["turn"]), name(r["turn"])])
        hand = r["hands"].get(number_of(who), []) or ["AS"]
        few = [rng.choice(hand)]
        luck = rng.random()
        if luck < 0.1:
            few += [rng.choice(rng.choice([hand, r["pile"], few]))]
        elif luck < 0.4:
            few = self.alike(few[0], hand)
        elif luck > 0.95:
            few = [rng.choice(pack(self.model))]
        wants = rank(few[0]) == "8" and len(hand) > len(few)
        named = rng.choice(SUITS) if wants != (rng.random() < 0.1) else None
        return f"{who} play {' '.join(few)}" + (f" ={named}" if named else "")

    def alike(self, card: str, hand: list[str]) -> list[str]:
        """Some cards of one rank, in any order."""
        same = [each for each in in_hand_order(hand) if rank(each) == rank(card)]
        return self.rng.sample(same, self.rng.randrange(len(same)) + 1) if same else [card]

    def any_small(self) -> str:
        """Anything but a play."""
        (verb,) = self.rng.choices(SMALL, self.tastes)
        rest = {"catch": f" {self.anyone()}", "name": f" {self.rng.choice(SUITS)}"}.get(verb, "")
        return "settle" if verb == "settle" else f"{self.anyone()} {verb}{rest}"

    def pointed(self) -> str:
        """Something that is likely to matter now: a debt, a call, a catch, a challenge, a draw too many."""
        rng, r = self.rng, self.model["round"]
        chances = [f"{self.anyone()} draw", f"{name(r['turn'])} draw", f"{name(r['turn'])} pass"]
        chances += [f"{name(r['turn'])} play {self.held(name(r['turn']))}"]
        chances += [f"{name(seat)} draw" for seat in r["owed"] if r["owed"][seat]]
        chances += [f"{name(seat)} call" for seat in r["hands"] if len(r["hands"][seat]) in {1, 2}]
        chances += [f"{self.anyone()} catch {name(seat)}" for seat in r["uncalled"]] * 2
        early = [name(seat) for seat in r["early"]]
        for who in early:
            chances += [f"{who} play {self.held(who)}", f"{who} {rng.choice(['challenge', 'pass'])}"]
            chances += [f"{who} catch {name(seat)}" for seat in r["uncalled"]]
        if r["drawn"]:
            others = [name(seat) for seat in r["seats"] if seat != r["turn"]]
            chances += [f"{who} play {self.held(who)}" for who in others]
        if r["phase"] == "ANSWER_ACE":
            powers = [(seat, card) for seat in r["hands"] for card in r["hands"][seat] if self.is_power(card)]
            chances += [f"{name(seat)} play {card}{' =S' * (rank(card) == '8')}" for seat, card in powers]
        if len(r["hands"].get(r["turn"], [])) == 2:
            chances += [f"{name(r['turn'])} call"] * 2
        if r["just_drew"] is not None:
            chances += [f"{name(r['just_drew'])} draw"] * 2
        if r["standing"] or any(r["owed"].values()):
            chances += [f"{self.anyone()} challenge"] * 2
        if r["standing"] and self.leaving and rng.random() < 0.2:
            return f"{self.anyone()} leave"
        return str(rng.choice(chances))

    def held(self, who: str) -> str:
        """A card of his, as it would be played."""
        card = str(self.rng.choice(self.model["round"]["hands"].get(number_of(who)) or ["AS"]))
        return f"{card} =S" if rank(card) == "8" else card
