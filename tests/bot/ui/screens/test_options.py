"""The options of every game on their screen: what can be chosen, what is usual, and nothing that cannot be changed."""

from dataclasses import replace

import pytest

from bot.engine.rules import BadRules, Ruleset, ruleset, variants
from bot.engine.vocabulary import OPTIONS
from bot.manager.views import TableView
from bot.ui.messages.controls import read
from bot.ui.messages.face import Menu
from bot.ui.screens.options import options_face, settable, values_of
from bot.ui.screens.presets import presets_face
from tests.bot.ui.problems import problems
from tests.bot.ui.views import dealt, lobby_of, table_view

every_variant = pytest.mark.parametrize("variant", [variant.name for variant in variants()])


def menus(view: TableView, locale: str = "en") -> dict[str, Menu]:
    """Return the menu of each option, from all pages."""
    found = {}
    for page in range(20):
        for row in options_face(locale, view, page).rows:
            control = read(row.custom_id) if isinstance(row, Menu) else None
            if isinstance(row, Menu) and control is not None:
                found[control.arguments[0]] = row
    return found


def values(menu: Menu) -> list[str]:
    return [choice.value for choice in menu.choices]


@every_variant
def test_every_page_fits_and_shows_what_is_set(variant: str) -> None:
    for seats in ruleset(variant, 4).variant.seats:
        view = lobby_of(variant, seats)
        for page in range(-1, 12):
            face = options_face("en", view, page)
            assert not list(problems(face))
            assert all(sum(c.chosen for c in row.choices) == 1 for row in face.rows if isinstance(row, Menu))


@every_variant
def test_everything_that_can_be_changed_is_offered_and_nothing_else(variant: str) -> None:
    view = lobby_of(variant, 4)
    offered, narrowed = menus(view), view.rules.variant.narrowed
    assert all(len(menu.choices) > 1 for menu in offered.values())
    hidden = set(view.rules.options()) - offered.keys()
    assert {name for name in hidden if len(narrowed.get(name, "??")) > 1} <= {"target", "rounds"}


@every_variant
def test_every_value_that_is_offered_can_be_had(variant: str) -> None:
    """Alone, or with others; what it clashes with is said when it is chosen."""
    rules = ruleset(variant, 4)
    for name in settable(rules):
        for value in values_of(rules, name):
            assert had(rules, name, value), (name, value)


def had(rules: Ruleset, name: str, value: str) -> bool:
    scoring = [{"scoring": value, "misplay": "reject"} for value in rules.variant.values("scoring")]
    helps: tuple[dict[str, str], ...] = ({}, *scoring)
    for extra in helps:
        try:
            found = ruleset(rules.variant, 4, {**extra, name: value})
        except BadRules:
            continue
        return str(getattr(found, name)) == value
    return False


def test_what_is_usual_goes_by_the_number_of_players() -> None:
    for seats, usual in ((2, "7"), (4, "5")):
        menu = menus(lobby_of("classic", seats))["hand_size"]
        (marked,) = [choice.value for choice in menu.choices if "(usual)" in choice.label]
        assert marked == usual


@pytest.mark.parametrize(("misplay", "usual"), [("catch", "off"), ("reject", "on")])
def test_whether_cards_are_marked_is_asked_for_with_what_is_usual(misplay: str, usual: str) -> None:
    menu = menus(lobby_of("gambian", 4, {"misplay": misplay}))["hints"]
    assert [(c.value, "(usual)" in c.label, c.chosen) for c in menu.choices if c.chosen] == [
        (usual, True, True)
    ]
    assert set(values(menu)) == {"on", "off"}


@every_variant
def test_the_time_to_call_is_asked_for_only_where_somebody_has_to(variant: str) -> None:
    assert "call_grace" in menus(lobby_of(variant, 4, {"last_call": "manual"}))
    assert "call_grace" not in menus(lobby_of(variant, 4, {"last_call": "auto"}))


@pytest.mark.parametrize(("grace", "shown"), [(1.5, "1.5"), (0.7, "0.7"), (2, "2")])
def test_the_time_to_call_is_as_the_bot_is_set_up_until_it_is_chosen(grace: float, shown: str) -> None:
    view = replace(lobby_of("gambian", 4), call_grace=grace)
    menu = menus(view)["call_grace"]
    assert [(c.value, "(usual)" in c.label) for c in menu.choices if c.chosen] == [(shown, True)]
    menu = menus(replace(view, options={"call_grace": "5"}))["call_grace"]
    assert [c.value for c in menu.choices if c.chosen] == ["5"]


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", {"none", "1.5 s"}), ("pl", {"brak", "1,5 s"}), ("id", {"tidak ada", "1,5 detik"})],
)
def test_the_time_to_call_is_written_as_the_language_writes_numbers(locale: str, words: set[str]) -> None:
    offered = menus(lobby_of("gambian", 4), locale)["call_grace"].choices
    assert words <= {choice.label.partition(": ")[2].partition(" (")[0] for choice in offered}


def test_a_target_is_asked_for_only_where_the_match_has_one() -> None:
    assert "target" not in menus(lobby_of("classic", 4))
    offered = menus(lobby_of("classic", 4, {"match": "target"}))
    assert {"150", "200"} <= set(values(offered["target"]))
    assert "rounds" not in offered
    assert values(menus(lobby_of("five_rounds", 4))["rounds"])[:3] == ["1", "2", "3"]


def test_a_number_that_was_typed_is_shown_too() -> None:
    offered = menus(lobby_of("zimbabwean", 4, {"target": "333"}))["target"]
    assert [choice.value for choice in offered.choices if choice.chosen] == ["333"]


@every_variant
def test_options_have_labels_of_their_own(variant: str) -> None:
    labels = [menu.placeholder for menu in menus(lobby_of(variant, 4)).values()]
    assert len(set(labels)) == len(labels) <= len(OPTIONS)


def test_once_nothing_can_be_changed_the_screens_tell_how_it_is_played() -> None:
    view = table_view(dealt()[0])
    for face in (options_face("en", view, 2), presets_face("en", view, ())):
        assert not face.rows
        assert not list(problems(face))
        assert "nothing can be changed" in face.body
        assert "Cards each: 4" in face.body
    face = options_face("en", replace(view, options={"auto_forced": "on"}))
    assert "draw or pass: it is done for you" in face.body
