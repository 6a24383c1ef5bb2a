"""Dealers who choose how many cards each gets: by press, with a clock, and never for a computer player."""

import pytest

from bot.engine.record import parse, replay
from bot.manager.answers import Refusal, Refused
from bot.manager.requests import Follow, Join, LeaveSeat, NextRound, OpenTable, SetOptions, SetVariant, Start
from bot.manager.views import Stage, TableView
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, play, refusal

CHOOSING = {"dealer_chooses": "on", "misplay": "reject"}


async def waiting(hall: Hall, *others: int, computers: int = 0) -> TableView:
    """Open a table whose dealers choose, start it, and return it as it waits for the first of them."""
    await hall.seat([AWA, *others], computers=computers, **CHOOSING)  # type: ignore[list-item]
    return await hall.view()


def dealer_of(view: TableView) -> int:
    assert view.dealing is not None
    person = view.seats[view.dealing.dealer].person
    assert person is not None
    return person


async def test_the_first_deal_waits_for_its_dealer(hall: Hall) -> None:
    view = await waiting(hall, BINTA, CHIDI)
    assert view.stage is Stage.BREAK
    assert view.dealing is not None
    assert (view.dealing.sizes, view.dealing.usual) == (range(2, 17), 4)
    shown = hall.showing.table_messages()[-1].view
    assert isinstance(shown, TableView)
    assert shown.dealing == view.dealing
    assert await hall.manager.hand(hall.table, AWA) is None
    done(await hall.ask(NextRound, dealer_of(view), cards=7))  # type: ignore[arg-type]
    view = await hall.view()
    assert view.stage is Stage.PLAYING
    assert view.dealing is None
    assert [line.cards for line in view.seats] == [7, 7, 7]
    assert len((await hall.hand(AWA)).view.hand) == 7


def told_to_deal(hall: Hall) -> list[tuple[int, ...]]:
    return [people for people, notice in hall.showing.told if notice.slug == "you_deal"]


async def test_a_reminder_of_the_deal_names_what_its_dealer_can_press(hall: Hall) -> None:
    """No button is called “Next round” there."""
    await waiting(hall, BINTA)
    await hall.wait(max(hall.terms.break_time, hall.terms.turn) * 2 / 3 + 1)
    reminded = [notice.slug for _, notice in hall.showing.told if notice.slug.endswith("_reminder")]
    assert reminded == ["deal_reminder"]


async def test_the_dealer_is_told_that_he_is_to_choose_once_a_deal(hall: Hall) -> None:
    first = dealer_of(await waiting(hall, BINTA, CHIDI))
    assert told_to_deal(hall) == [(first,)]
    done(await hall.ask(Follow, DAWDA))
    assert told_to_deal(hall) == [(first,)]
    done(await hall.ask(NextRound, first, cards=3))  # type: ignore[arg-type]
    assert told_to_deal(hall) == [(first,)]
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    second = dealer_of(await hall.view())
    assert told_to_deal(hall) == [(first,), (second,)]
    assert second != first
    done(await hall.ask(LeaveSeat, second))  # type: ignore[arg-type]
    assert told_to_deal(hall)[2:] == [(dealer_of(await hall.view()),)]


async def test_a_dealer_who_wants_no_notices_is_not_told(hall: Hall) -> None:
    for person in (AWA, BINTA):
        assert await hall.manager.preferences.set_own(hall.asker(person), "turn_notices", "off") is None
    await waiting(hall, BINTA)
    assert told_to_deal(hall) == []


async def test_a_dealer_who_takes_no_messages_is_not_written_to_in_vain(hall: Hall) -> None:
    hall.showing.closed = {AWA, BINTA, CHIDI}
    done(await hall.ask(NextRound, dealer_of(await waiting(hall, BINTA, CHIDI))))  # type: ignore[arg-type]
    before = told_to_deal(hall)
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).dealing is not None
    assert told_to_deal(hall) == before


async def test_without_a_choice_the_deal_comes_by_itself(hall: Hall) -> None:
    await waiting(hall, BINTA)
    await hall.wait(max(hall.terms.turn, hall.terms.break_time) - 1)
    assert (await hall.view()).stage is Stage.BREAK
    await hall.wait(2)
    assert [line.cards for line in (await hall.view()).seats] == [4, 4]


async def test_only_the_dealer_chooses_and_only_what_the_pack_can_serve(hall: Hall) -> None:
    view = await waiting(hall, BINTA)
    dealer = dealer_of(view)
    other = BINTA if dealer == AWA else AWA
    assert refusal(await hall.ask(NextRound, other)) == Refusal.DEALER_CHOOSES
    for cards, nearest in ((1, "2"), (99, "25")):
        answer = await hall.ask(NextRound, dealer, cards=cards)  # type: ignore[arg-type]
        assert isinstance(answer, Refused)
        assert (answer.reason, answer.values["nearest"]) == (Refusal.BAD_OPTION, nearest)
    assert (await hall.view()).stage is Stage.BREAK


async def test_the_last_choice_stays_until_another_is_made(hall: Hall) -> None:
    view = await waiting(hall, BINTA, CHIDI)
    done(await hall.ask(NextRound, dealer_of(view), cards=2))  # type: ignore[arg-type]
    for _ in range(200):
        if (await hall.view()).stage is not Stage.PLAYING:
            break
        await hall.move()
    view = await hall.view()
    assert view.dealing is not None
    assert view.dealing.usual == 2
    done(await hall.ask(NextRound, dealer_of(view)))  # type: ignore[arg-type]
    counts = [line.cards for line in (await hall.view()).seats if not line.out]
    assert counts == [2] * len(counts)


async def test_a_table_in_wait_for_its_dealer_survives_a_restart(hall: Hall) -> None:
    view = await waiting(hall, BINTA)
    await hall.restart()
    assert (await hall.view()).dealing == view.dealing
    done(await hall.ask(NextRound, dealer_of(view), cards=3))  # type: ignore[arg-type]
    assert [line.cards for line in (await hall.view()).seats] == [3, 3]


async def test_a_dealer_who_leaves_hands_the_choice_on(hall: Hall) -> None:
    view = await waiting(hall, BINTA, CHIDI)
    first = dealer_of(view)
    done(await hall.ask(LeaveSeat, first))  # type: ignore[arg-type]
    view = await hall.view()
    assert dealer_of(view) != first
    done(await hall.ask(NextRound, dealer_of(view), cards=5))  # type: ignore[arg-type]
    assert sorted(line.cards for line in (await hall.view()).seats) == [0, 5, 5]


async def test_the_match_is_over_when_all_others_leave_before_the_deal(hall: Hall) -> None:
    await waiting(hall, BINTA)
    done(await hall.ask(LeaveSeat, BINTA))
    assert (await hall.view()).stage is Stage.OVER


async def test_computer_players_are_not_asked(hall: Hall) -> None:
    for _ in range(12):
        view = await waiting(hall, computers=3)
        if view.dealing is None:
            assert view.stage is Stage.PLAYING
            assert view.public is not None
            assert view.seats[view.public.dealer].computer
            return
        await hall.ask(LeaveSeat, AWA)
    raise AssertionError("in twelve matches no computer player dealt")


async def test_the_record_tells_what_was_chosen(hall: Hall) -> None:
    view = await waiting(hall, BINTA)
    done(await hall.ask(NextRound, dealer_of(view), cards=9))  # type: ignore[arg-type]
    done(await hall.ask(LeaveSeat, BINTA))
    text = await hall.manager.record(hall.table)
    assert text is not None
    assert "hand_size=9" in text
    assert replay(parse(text)).match.over


async def test_where_nobody_chooses_a_number_is_refused(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(NextRound, AWA, cards=3)) == Refusal.NO_BREAK


@pytest.mark.parametrize(
    ("variant", "value", "reason"),
    [("classic", "on", Refusal.UNKNOWN_OPTION), ("gambian", "perhaps", Refusal.BAD_OPTION)],
)
async def test_it_is_refused_where_it_does_not_fit(
    hall: Hall, variant: str, value: str, reason: Refusal
) -> None:
    options = {"dealer_chooses": value}
    asker = hall.asker(AWA)
    answer = await hall.manager.handle(OpenTable(asker=asker, place=PLACE, variant=variant, options=options))
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["name"]) == (reason, "dealer_chooses")


async def test_it_is_set_and_put_back_in_the_lobby(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(SetOptions, AWA, options={"dealer_chooses": "on"}))
    assert dict((await hall.view()).options) == {"dealer_chooses": "on"}
    done(await hall.ask(SetVariant, AWA, variant="house"))
    assert dict((await hall.view()).options) == {}
    done(await hall.ask(SetVariant, AWA, variant="gambian", options={"dealer_chooses": "on"}))
    done(await hall.ask(SetOptions, AWA, options={"dealer_chooses": "off"}))
    assert dict((await hall.view()).options) == {}
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    assert (await hall.view()).stage is Stage.PLAYING
