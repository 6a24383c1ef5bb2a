"""What a person does has one number: in the log of the manager, and in the error he is shown."""

from bot.manager.answers import Done
from bot.tracing import number
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import private_words, stage


async def test_a_press_that_fails_shows_the_number_its_work_was_logged_under() -> None:
    manager = playing()
    numbers: list[str | None] = []

    def broken(_: object) -> Done:
        numbers.append(number())
        raise RuntimeError("inside")

    manager.answers = broken
    async with stage(manager) as here:
        message = await here.table_message()
        shown = [private_words(await here.people[1].click(message, label="Draw")) for _ in range(2)]
        here.env._errors_acknowledged = len(here.env.errors)
    assert [words.split("(error ")[1].split(")")[0] for words in shown] == numbers
    assert len(set(numbers)) == 2
    assert number() is None


async def test_a_command_that_fails_shows_its_number_too() -> None:
    manager = playing()
    numbers: list[str | None] = []

    def broken(_: object) -> Done:
        numbers.append(number())
        raise RuntimeError("inside")

    manager.answers = broken
    async with stage(manager) as here:
        words = private_words(await here.people[1].slash(here.channel, "draw"))
        here.env._errors_acknowledged = len(here.env.errors)
    assert [words.split("(error ")[1].split(")")[0]] == numbers
