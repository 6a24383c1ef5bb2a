"""What counts as a message that shows a hand as it is."""

from dataclasses import replace

from bot.manager.ids import MessageRef, Place
from bot.store.books import books
from bot.ui.messages.face import HandFace
from bot.ui.messages.hand import hand_face
from tests.bot.ui.views import hand_view, played
from tests.simulation.healed import _shows
from tests.simulation.hub import Message
from tests.simulation.plan import plan_of
from tests.simulation.run import Simulation


def a_hand(channel: int = 101, message: int = 333) -> HandFace:
    place = Place(900, channel)
    view = replace(hand_view(played(3)[0]), place=place, table_message=MessageRef(channel, message))
    return hand_face("en", view)


def shows(shown: HandFace, wanted: HandFace) -> bool:
    """Tell whether a direct message with one face shows another."""
    message = Message(id=1, channel=10_201, audience=201, at=0, shows=shown.message_for(shown.owner))
    body = wanted.message_for(wanted.owner)
    return _shows(message, body) or _shows(message, body, noted=True)


def test_a_hand_under_a_line_that_says_why_a_press_was_refused_is_shown() -> None:
    """SEED=10044: a press between two rounds, where no stamp of a hand tells the same."""
    assert shows(a_hand().noting("The match is paused."), a_hand())
    assert not shows(a_hand().noting("The match is paused."), a_hand().noting("The match goes on."))


def test_the_same_hand_at_two_tables_is_told_apart_by_the_channels() -> None:
    """SEED=10223: somebody out of two matches, with the same notice at both."""
    assert not shows(a_hand(channel=101), a_hand(channel=102))


def test_a_hand_is_not_drawn_anew_for_the_message_it_links_to() -> None:
    assert shows(a_hand(message=1), a_hand(message=2))


def test_hands_call_the_buttons_of_the_table_as_they_stand_there_in_whatever_language() -> None:
    """SEED=4: a hand that rests names a button of its table."""
    plan = replace(plan_of(2), seconds=150, least_commits=0, least_kills=0, slow=True)
    simulation = Simulation(2, plan)
    for person in simulation.people.everybody:
        books(simulation.disk).settings.set("person", person.id, "own_language", "pl", by=1, at=0)
    assert simulation.run().violations == []
