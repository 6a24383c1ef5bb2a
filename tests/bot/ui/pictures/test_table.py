"""The pictures of tables: what stands on them, in every language, and that nothing hidden does."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.engine.cards import Card, cards_of, code
from bot.engine.events import Count, RoundEnd, RoundEnded
from bot.engine.match import Match
from bot.engine.state import Phase
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import EndReason, Stage, TableView
from bot.pictures.card import BACK, CARDS
from bot.pictures.drawing import draw
from bot.pictures.page import TALLEST, Face, Mark, Page, Panel, Sign, Text
from bot.text.cards import words
from bot.text.catalogue import say
from bot.text.names import plain_name
from bot.ui.pictures.picture import LONGEST_WORDS, Picture
from bot.ui.pictures.table import picture_of
from bot.ui.pictures.words import drawn_card
from tests.bot.ui.views import NAMES, dealt, lobby_view, played, table_view

LONG = tuple(
    (name * 32)[:32] for name in ("Ŵ", "👩‍👩‍👧", "فاطمة", "**_~`", "@everyone <@1>", "\u202eabc", "漢字", "i")
)
BEGINS = {
    locale: say(locale, "table-picture-words", top="", facts="", seats="").partition(" ")[0]
    for locale in LANGUAGES
}
HARDEST = (NAMES, LONG, ("Ann",) * 8)


def picture(view: TableView, locale: str = "en") -> Picture:
    made = picture_of(locale, view)
    assert made is not None
    return made


def texts(page: Page) -> list[str]:
    return [item.name.text for item in page.items if isinstance(item, Text)]


def cards(page: Page) -> list[str]:
    return [item.card for item in page.items if isinstance(item, Face)]


def views() -> Iterator[tuple[Match, TableView]]:
    """Yield tables of all games at many moments."""
    for variant, seats in (
        ("gambian", 8),
        ("zimbabwean", 4),
        ("house", 2),
        ("classic", 3),
        ("five_rounds", 5),
    ):
        for steps in (0, 3, 17, 80, 260, 900):
            match, events = played(steps, seats=seats, seed=steps, variant=variant)
            yield match, table_view(match, events)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("names", HARDEST)
def test_every_table_fits_a_phone_and_is_said_in_words(locale: str, names: tuple[str, ...]) -> None:
    seen = 0
    for _, view in views():
        called = tuple(replace(line, name=names[line.seat]) for line in view.seats)
        made = picture_of(locale, replace(view, seats=called))
        if made is None:
            continue
        seen += 1
        assert made.page.height <= TALLEST
        assert len(made.words) <= LONGEST_WORDS
        assert made.words.startswith(BEGINS[locale])
        for item in made.page.items:
            place = item.place
            assert place.x >= 0, item
            assert place.right <= 1080, item
            assert 0 <= place.y < place.bottom <= made.page.height, item
        assert set(cards(made.page)) <= set(CARDS)
    assert seen > 20


def test_no_hidden_card_is_on_it() -> None:
    """While a round is played only the top card is there, every other one shows its back."""
    for match, view in views():
        if view.stage is not Stage.PLAYING or view.public is None or view.public.top is None:
            continue
        made = picture(view)
        faces = [card for card in cards(made.page) if card != BACK and len(card) > 1]
        assert faces == [drawn_card("en", view.public.top)]
        held = {card for hand in match.round.hands for card in cards_of(hand)} if match.round else set()
        hidden = {words("en", card) for card in held} - {words("en", view.public.top)}
        for said in hidden:
            assert said not in made.words
            assert said not in texts(made.page)


def test_it_shows_what_the_message_does() -> None:
    view = table_view(dealt(3)[0])
    public = view.public
    assert public is not None
    assert public.top is not None
    made = picture(view)
    said = texts(made.page)
    assert said[0] == "Gambian, round 1"
    assert words("en", public.top) in said
    assert f"To move: {NAMES[public.turn or 0]} ({(public.turn or 0) + 1})" in said
    for line in view.seats:
        assert line.name in said
        assert str(line.cards) in said
    assert f"Stock: {public.stock} cards" in said
    for part in ("Top card", "Stock", "Seats: 1 Awa", "card"):
        assert part in made.words


def test_whose_turn_it_is_has_a_sign_and_bold_letters_and_no_colour_alone() -> None:
    view = table_view(dealt(4)[0])
    assert view.public is not None
    made = picture(view)
    signs = [item for item in made.page.items if isinstance(item, Mark) and item.sign is Sign.ON]
    assert len(signs) == 1
    turn = next(line for line in view.seats if line.seat == view.public.turn)
    named = [item for item in made.page.items if isinstance(item, Text) and item.name.text == turn.name]
    assert [item.bold for item in named] == [True]
    assert signs[0].place.y == named[0].place.y


def test_who_is_out_is_struck_and_said_to_be() -> None:
    view = table_view(dealt(4)[0])
    seats = (replace(view.seats[0], out=True), replace(view.seats[1], left=True), *view.seats[2:])
    made = picture(replace(view, seats=seats))
    struck = [item.name.text for item in made.page.items if isinstance(item, Text) and item.struck]
    assert struck == ["Awa", "Binta"]
    assert "out" in texts(made.page)
    assert "has left" in texts(made.page)
    assert "1 Awa: out; 2 Binta: has left" in made.words


@pytest.mark.parametrize(("direction", "sign"), [(1, Sign.DOWN), (-1, Sign.UP)])
def test_the_direction_is_an_arrow_along_the_list_and_words(direction: int, sign: Sign) -> None:
    view = table_view(dealt(4)[0])
    assert view.public is not None
    made = picture(replace(view, public=replace(view.public, direction=direction)))
    assert [item.sign for item in made.page.items if isinstance(item, Mark) and item.sign is not Sign.ON] == [
        sign
    ]
    assert ("down the list" in made.words) is (direction == 1)


@pytest.mark.parametrize(
    ("phase", "words_there"),
    [
        (Phase.ANSWER_DRAW, "Threat: take 4 cards"),
        (Phase.ANSWER_SKIP, "Threat: lose the turn"),
        (Phase.ANSWER_ACE, "Asked for"),
        (Phase.ARREST, "can be challenged"),
    ],
)
def test_what_is_asked_stands_on_it(phase: Phase, words_there: str) -> None:
    view = table_view(dealt(4)[0])
    assert view.public is not None
    made = picture(replace(view, public=replace(view.public, phase=phase, pending=4)))
    assert any(words_there in text for text in texts(made.page))
    assert words_there in made.words


def test_a_hand_of_sixty_is_ten_backs_and_a_figure() -> None:
    view = table_view(dealt(2)[0])
    seats = (replace(view.seats[0], cards=60), replace(view.seats[1], cards=1))
    made = picture(replace(view, seats=seats))
    backs = [item for item in made.page.items if isinstance(item, Face) and item.card == BACK]
    assert len(backs) == 10 + 1 + 1
    assert "60" in texts(made.page)


def test_there_is_no_picture_before_a_match_nor_of_a_table_that_has_stopped() -> None:
    assert picture_of("en", lobby_view()) is None
    assert picture_of("en", replace(table_view(dealt(3)[0]), frozen=True)) is None
    ended = replace(table_view(dealt(3)[0]), stage=Stage.OVER, ended=EndReason.ENDED, recent=())
    assert picture_of("en", ended) is None


def counted(seats: int, held: int, **values: object) -> TableView:
    """Return a round that was counted, with so many cards left in each hand but the first."""
    view = table_view(dealt(seats)[0])
    left = tuple(Card(number % 52) for number in range(held))
    counts = tuple(Count(seat, left if seat else (), 7 * seat) for seat in range(seats))
    event = RoundEnded(1, next(iter(RoundEnd)), 0, counts)
    return replace(view, stage=Stage.BREAK, recent=(event,), **values)  # type: ignore[arg-type]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("held", [1, 5, 60])
@pytest.mark.parametrize("names", HARDEST)
def test_hands_that_are_counted_are_shown_and_said_as_far_as_there_is_room(
    locale: str, held: int, names: tuple[str, ...]
) -> None:
    view = counted(8, held)
    view = replace(view, seats=tuple(replace(line, name=names[line.seat]) for line in view.seats))
    made = picture(view, locale)
    assert made.page.height <= TALLEST
    assert len(made.words) <= LONGEST_WORDS
    assert made.words.startswith(BEGINS[locale])
    for line in view.seats:
        assert plain_name(line.name) in made.words
    shown = cards(made.page)
    assert len(shown) == 7 * min(held, 21)
    assert ("+39" in texts(made.page)) is (held == 60)
    if held == 1:
        assert words(locale, Card(0)) in made.words
    if held == 60:
        assert say(locale, "cards-count", count=60) in made.words
    assert draw(made.page, made.palette)


def test_the_end_of_a_match_has_places_points_and_the_last_card() -> None:
    match, events = next(
        (m, e)
        for m, e in (played(3000, seats=3, seed=seed, variant="house") for seed in range(40))
        if table_view(m, e).stage is Stage.OVER
    )
    view = table_view(match, events)
    assert view.public is not None
    assert view.public.top is not None
    made = picture(view)
    said = texts(made.page)
    assert "The match is over" in said
    assert "has won" in said
    assert [text for text in said if text in {"1", "2", "3"}] == ["1", "2", "3"]
    assert words("en", view.public.top) in said
    assert f"Last card: {words('en', view.public.top)}." in made.words
    ended = next(event for event in view.recent if isinstance(event, RoundEnded))
    for count in ended.counts:
        for card in count.cards:
            assert drawn_card("en", card) in cards(made.page)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_of_who_was_out_before_the_last_round_nothing_but_the_place_is_said(locale: str) -> None:
    view = table_view(*played(900, seats=8, seed=900))
    assert view.stage is Stage.OVER
    first = next(line for line in view.seats if line.out)
    said = picture(view, locale).words
    assert f"8. {plain_name(first.name)}." in said
    assert ": ;" not in said


def test_a_match_that_was_broken_off_shows_no_last_card() -> None:
    view = replace(counted(3, 2), stage=Stage.OVER, ended=EndReason.ENDED)
    made = picture(view)
    assert "Last card" not in made.words
    assert len(cards(made.page)) == 4


def test_cards_have_the_letters_of_the_language() -> None:
    jack = next(Card(number) for number in range(52) if code(Card(number)) == "JS")
    assert drawn_card("en", jack) == "JS"
    assert drawn_card("pl", jack) == "WS"
    assert {drawn_card(locale, Card(n)) for locale in LANGUAGES for n in range(108)} <= set(CARDS)


def test_panels_are_drawn_below_what_stands_on_them() -> None:
    made = picture(table_view(dealt(8)[0]))
    panels = [item.place for item in made.page.items if isinstance(item, Panel)]
    for one, other in pairwise(panels):
        assert one.bottom <= other.y


def test_suits_have_two_colours_where_that_is_wanted() -> None:
    for view in (table_view(dealt(3)[0]), counted(3, 5)):
        made = picture_of("en", view, two_colours=True)
        assert made is not None
        faces = [item for item in made.page.items if isinstance(item, Face) and item.card != BACK]
        assert faces
        assert all(face.two_colours for face in faces)
        assert made != picture(view)
