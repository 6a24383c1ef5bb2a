"""OpenSpiel's ``crazy_eights`` as rules of ours, and one game of it played in both.

``docs/openspiel.md`` says which options make its game and what differs. Its cards are numbered rank by rank, four
suits each; after them come its other actions.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

import pyspiel

from bot.engine.actions import Deal, Draw, Pass, Play
from bot.engine.cards import RANK, SUIT, SUITS, Card, Hand, Rank, cards_of
from bot.engine.events import Buried, Drew, RoundEnd, RoundEnded, Turned
from bot.engine.match import Match, Step, apply, decision, legal_actions, new_match
from bot.engine.rules import Ruleset, ruleset
from bot.engine.tables import NOTHING
from bot.engine.variants import VARIANTS, checked
from bot.engine.vocabulary import NamesSuit, Power, Reverses, Skips, ThreatensDraw, Variant

DRAW, PASS, NOMINATE, DEALER = 52, 53, 54, 52
"""Its actions: to draw, to pass, to name the first suit; and chance making the first player the dealer."""
NO_LIMIT = 1_000_000
PIPS: Final = frozenset(Rank) - {Rank.EIGHT, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE}
SPECIAL: Final[Mapping[Rank | None, Power]] = {
    Rank.TWO: ThreatensDraw(2, raised_by=frozenset({Rank.TWO})),
    Rank.QUEEN: Skips(),
    Rank.ACE: Reverses(),
}
OURS: Final = {
    "starter_eight": "bury",
    "draw_when": "any",
    "after_draw": "any",
    "pass_when_empty": "free",
    "max_actions": "100000",
}
"""The options that make its game of `standard`, beside ``draw_limit`` and ``refill``."""


def _variant(name: str, powers: Mapping[Rank | None, Power], *, passes_after_draw: bool) -> Variant:
    standard = VARIANTS["standard"]
    defaults = {key: value for key, value in standard.defaults.items() if not key.startswith("multi_")}
    return replace(
        standard,
        name=name,
        seats=range(2, 9),
        powers={Rank.EIGHT: NamesSuit(), **powers},
        points={**standard.points, Rank.ACE: 10},
        defaults={**defaults, **OURS, "starter_power": "apply", "draw_stack": "sum"},
        by_players={"packs": {6: "2", 7: "2", 8: "2"}, "hand_size": {2: "7"}},
        passes_after_draw=passes_after_draw,
    )


_MADE = (
    _variant("spiel", {}, passes_after_draw=False),
    _variant("spiel_one", {}, passes_after_draw=True),
    _variant("spiel_special", SPECIAL, passes_after_draw=False),
    _variant("spiel_special_one", SPECIAL, passes_after_draw=True),
)


@contextmanager
def openspiel_variants() -> Iterator[None]:
    """Add its games to the variants there are: with its special cards and without, with one draw a turn and more."""
    VARIANTS.update({each.name: checked(each, each.name) for each in _MADE})
    try:
        yield
    finally:
        for each in _MADE:
            del VARIANTS[each.name]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is played with, in its words."""

    players: int
    special: bool
    reshuffle: bool
    draws: int | None
    """The most cards drawn in a turn: 1, 3, or None for no limit."""

    @property
    def rules(self) -> Ruleset:
        """Give the game as rules of ours."""
        name = f"spiel{'_special' if self.special else ''}{'_one' if self.draws == 1 else ''}"
        given = {
            "draw_limit": str(self.draws).lower(),
            "refill": "shuffle" if self.reshuffle else "none",
        }
        return ruleset(name, self.players, given)

    @property
    def game(self) -> pyspiel.Game:
        """Give the game as OpenSpiel's."""
        return pyspiel.load_game(
            "crazy_eights",
            {
                "players": self.players,
                "max_draw_cards": self.draws or NO_LIMIT,
                "max_turns": NO_LIMIT,
                "use_special_cards": self.special,
                "reshuffle": self.reshuffle,
            },
        )


def number(card: Card) -> int:
    """Give the number of a card there."""
    rank, suit = RANK[card], SUIT[card]
    assert rank is not None
    assert suit is not None
    return rank * len(SUITS) + suit


@dataclass
class Both:
    """One random game, played in both at once and compared at every step.

    ``normalised`` counts where a documented difference was met: see the methods that add to it.
    """

    terms: Terms
    seed: int
    rules: Ruleset
    pack: tuple[Card, ...] = ()
    """The cards as they are dealt, shuffled by the seed when none are given; the dealer is the last player then."""
    actions: int = 0
    normalised: Counter[str] = field(default_factory=Counter)
    ended: RoundEnd | None = None
    is_a_pass: bool = False
    """The cards for a 2 were just the last of the stock, and nobody has played or drawn since."""

    def __post_init__(self) -> None:
        """Deal the same cards in both."""
        self.rng = Random(self.seed)
        self.temper = self.rng.choice([0.0, 0.5, 0.9])
        """How often a card is played rather than anything else."""
        dealer = self.terms.players - 1 if self.pack else self.rng.randrange(self.terms.players)
        self.match = new_match(self.rules, dealer=dealer, seed=self.seed.to_bytes(4, "big"))
        self.state = self.terms.game.new_initial_state()
        pack = self.pack or tuple(self.rng.sample(self.rules.pack(), len(self.rules.pack())))
        step = apply(self.match, Deal(pack=pack))
        dealt = self.rules.usual_hand(self.terms.players) * self.terms.players
        turned = [event.card for event in step.events if isinstance(event, Buried | Turned)]
        self.state.apply_action(DEALER + dealer)
        for card in (*pack[:dealt], *turned):
            self.state.apply_action(number(card))
        self.match = step.match

    def play(self) -> None:
        """Play to the end, comparing whose turn it is and what is legal before every action."""
        while not self.match.over:
            self.compare()
            self.take(self.choose())
            self.actions += 1
        self.compare_ends()

    def compare(self) -> None:
        """Check that both wait for the same player, who may do the same in both."""
        theirs = set(self.state.legal_actions())
        assert self.state.current_player() == decision(self.match), self.story()
        ours = {self.translated(action) for action in legal_actions(self.match)}
        if self.may_pass_at_the_limit(theirs - ours):
            theirs.discard(PASS)
        assert theirs == ours, self.story()

    def translated(self, action: object) -> int:
        """Give the number there of an action of ours; naming a suit is an action of its own there (RULES C1)."""
        match action:
            case Play(_, (card,), _):
                return number(card)
            case Draw():
                return DRAW
            case Pass():
                return PASS
            case _:
                raise AssertionError(action)

    def may_pass_at_the_limit(self, more: set[int]) -> bool:
        """Tell whether this is its pass of a player who has drawn three and could play.

        Here one passes after drawing when stuck, or after any draw at all (RULES §9.2.19), which is its rule for one
        draw a turn.
        """
        r = self.match.round
        assert r is not None
        allowed = more == {PASS} and self.terms.draws == 3 and r.drawn == 3
        self.normalised["pass at the limit"] += allowed
        return allowed

    def choose(self) -> Play | Draw | Pass:
        """Pick a legal action, in some games a card where there is one."""
        legal = [action for action in legal_actions(self.match) if isinstance(action, Play | Draw | Pass)]
        plays = [action for action in legal if isinstance(action, Play)]
        if plays and self.rng.random() < self.temper:
            return self.rng.choice(plays)
        return self.rng.choice(legal)

    def take(self, action: Play | Draw | Pass) -> None:
        """Take the same action in both."""
        before = self.match
        step = apply(before, action)
        self.match = step.match
        self.state.apply_action(self.translated(action))
        self.is_a_pass &= isinstance(action, Pass)
        match action:
            case Play(_, _, suit) if suit is not None:
                assert self.state.legal_actions() == [NOMINATE + each for each in SUITS], self.story()
                self.state.apply_action(NOMINATE + suit)
            case Draw():
                self.draw(before, step)
            case _:
                pass
        self.forgive_an_empty_threat()
        self.remember_the_end(step)

    def draw(self, before: Match, step: Step) -> None:
        """Let chance draw there what was drawn here, after checking that its stock holds what ours does."""
        r = before.round
        assert r is not None
        stock = Counter(number(card) for card in r.stock)
        chances = self.state.chance_outcomes()
        assert {card: round(chance * stock.total()) for card, chance in chances} == stock, self.story()
        cards = [card for event in step.events if isinstance(event, Drew) for card in event.cards]
        for card in cards:
            self.state.apply_action(number(card))
        assert step.match.round is not None
        self.is_a_pass = len(cards) == r.pending and not step.match.round.stock

    def forgive_an_empty_threat(self) -> None:
        """Take back the threat of a 2 laid while the stock is empty.

        There it is an ordinary card then; here its victim draws what there is, nothing, and loses its turn all the
        same (RULES C7, Z17).
        """
        r = self.match.round
        assert r is not None
        if r.pending and not r.stock and not r.over:
            self.match = self.match.copy()
            assert self.match.round is not None
            self.match.round.asked = self.match.round.pending = NOTHING
            self.normalised["2 on an empty stock"] += 1

    def remember_the_end(self, step: Step) -> None:
        """Keep how the round ended, and what was counted."""
        for event in step.events:
            if isinstance(event, RoundEnded):
                self.ended, self.winner = event.reason, event.winner
                self.counts = [count.points for count in event.counts]

    def compare_ends(self) -> None:
        """Check that both are over, for the same reason, with the same hands and points.

        A blocked round takes it one pass more (RULES C8), but not where it has counted the draw for a 2 as a pass.
        """
        if self.ended is RoundEnd.BLOCKED and not self.is_a_pass:
            assert PASS in self.state.legal_actions(), self.story()
            self.state.apply_action(PASS)
            self.normalised["one pass more"] += 1
        elif self.ended is RoundEnd.BLOCKED:
            self.normalised["a draw that is a pass"] += 1
        assert self.state.is_terminal(), self.story()
        r = self.match.round
        assert r is not None
        hands = [r.hands[seat] for seat in range(self.terms.players)]
        assert self.their_hands() == [Counter(map(number, cards_of(hand))) for hand in hands], self.story()
        assert self.ended in (RoundEnd.ARREST, RoundEnd.BLOCKED), self.story()
        emptied = [seat for seat, hand in enumerate(hands) if not hand]
        assert emptied == ([] if self.winner is None else [self.winner]), self.story()
        points = [-points - self.slip(hand) for points, hand in zip(self.state.returns(), hands, strict=True)]
        assert points == self.counts, self.story()

    def slip(self, hand: Hand) -> int:
        """Give what counts more there than here.

        Its ``ScoreUp`` adds a card's number + 2 where its rank's is meant, for 2 to 7, 9 and 10; an ace counts like a
        king, which `standard` has otherwise.
        """
        cards = ((number(card), RANK[card]) for card in cards_of(hand))
        slips = (each - rank for each, rank in cards if rank is not None and rank in PIPS)
        aces = sum(RANK[card] is Rank.ACE for card in cards_of(hand))
        return sum(slips) + aces * (10 - self.rules.variant.points[Rank.ACE])

    def their_hands(self) -> list[Counter[int]]:
        """Read the hands there from what each player sees: for each card, which of the counts 0, 1, 2 it is."""
        most = self.rules.packs + 1
        hands = []
        for player in range(self.terms.players):
            seen = self.state.observation_tensor(player)
            counts = {card: seen[card * most : (card + 1) * most].index(1) for card in range(DRAW)}
            hands.append(Counter({card: count for card, count in counts.items() if count}))
        return hands

    def story(self) -> str:
        """Tell how to play this game again."""
        return f"{self.terms} seed {self.seed}\n{self.state}"
