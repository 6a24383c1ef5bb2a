"""The one router for presses on buttons and menus: `custom_id` → request → answer.

Nothing is registered for any message, so a button of last year's table still gets an answer.
"""

from collections.abc import Mapping

from bot.engine.rules import variants
from bot.manager.answers import Done, Known, Refusal, Refused
from bot.manager.manager import Manager
from bot.manager.requests import AddComputer, NextRound, SetOptions, ShowHand
from bot.manager.tables.choices import USUAL_VARIANT
from bot.manager.tables.strengths import STRENGTHS
from bot.ui.answers.answering import Answering, words_of
from bot.ui.answers.asking import asker_of, chosen, custom_id_of, request_of, well_stamped
from bot.ui.answers.edge import guarded, refuse
from bot.ui.answers.private import Interaction, Reply
from bot.ui.answers.reach import within_reach
from bot.ui.connection.limiter import Limiter
from bot.ui.leagues.controls import MARK
from bot.ui.leagues.presses import LeaguePresses
from bot.ui.messages.controls import Control, read, whole
from bot.ui.messages.hand import hand_face
from bot.ui.messages.picks import read_pick
from bot.ui.messages.verbs import Verb
from bot.ui.screens.follow import follow
from bot.ui.screens.options import options_face
from bot.ui.screens.picking import asked_face
from bot.ui.screens.privacy import MARK as PRIVACY
from bot.ui.screens.privacy import PrivacyScreens
from bot.ui.screens.record_file import send_record
from bot.ui.screens.replay import ReplayScreens
from bot.ui.screens.review import ReviewScreens
from bot.ui.screens.rules import NO_OPTIONS, NO_TABLE, rules_face, usual_rules
from bot.ui.screens.setting_presses import Screen, SettingPresses
from bot.ui.screens.statistics import StatisticsScreens
from bot.ui.screens.statistics_controls import MARK as STATISTICS


class Presses:
    """Takes every press there is and sees that it is answered."""

    def __init__(self, manager: Manager, limiter: Limiter) -> None:
        self._manager = manager
        self._limiter = limiter
        self._answering = Answering(manager)
        self._settings = SettingPresses(manager)
        self._leagues = LeaguePresses(manager)
        self._statistics = StatisticsScreens(manager)
        self._privacy = PrivacyScreens(manager)
        self._screens: Mapping[Verb, Screen] = {
            Verb.HAND: self._hand,
            Verb.PAGE: self._page,
            Verb.RULES: self._rules,
            Verb.STRENGTH: self._strength,
            Verb.OPTIONS: self._options,
            Verb.OPTION: self._option,
            Verb.DEAL: self._deal,
            Verb.RECORD: self._record,
            Verb.REPLAY: ReplayScreens(manager).take,
            Verb.REVIEW: ReviewScreens(manager).take,
            Verb.FOLLOW: follow,
            **self._settings.screens,
        }

    async def take(self, interaction: Interaction) -> None:
        """Answer one press, whatever it is and whatever goes wrong."""
        reply = Reply.to(interaction)
        if not self._limiter.allows(interaction.user.id, interaction.id):
            await refuse(reply, "slow_down")
            return
        await guarded(reply, self._take(reply))

    async def _take(self, reply: Reply) -> None:
        custom_id = custom_id_of(reply.interaction)
        if custom_id.startswith(MARK):
            await self._leagues.take(reply, custom_id)
            return
        if custom_id.startswith(STATISTICS):
            await self._statistics.take(reply, custom_id)
            return
        if custom_id.startswith(PRIVACY):
            await self._privacy.take(reply, custom_id)
            return
        control = read(custom_id)
        verb = None if control is None or control.verb not in list(Verb) else Verb(control.verb)
        if control is None or verb is None or not well_stamped(control, verb):
            await refuse(reply, "unknown_control")
        elif not await reply.in_time(within_reach(reply.interaction, self._manager, control.table)):
            await refuse(reply, Refusal.NO_TABLE)
        elif verb in self._screens:
            await reply.in_time(self._manager.present(asker_of(reply), control.table))
            await self._screens[verb](reply, control)
        elif not await self._asks_more(reply, control, verb):
            await self._request(reply, control, verb)

    async def _request(self, reply: Reply, control: Control, verb: Verb) -> None:
        request = request_of(asker_of(reply), control, verb)
        if request is None:
            await refuse(reply, "unknown_control")
            return
        await self._answering.press(reply, await reply.in_time(self._manager.handle(request)))

    async def _asks_more(self, reply: Reply, control: Control, verb: Verb) -> bool:
        """Show what is to be asked before a pressed card is played: which others go with it, which suit it names."""
        if verb not in (Verb.PLAY, Verb.PICK) or len(control.arguments) != 1 or not reply.on_private_message:
            return False
        picked, asker = read_pick(control.arguments[0]), asker_of(reply)
        hand = await reply.in_time(self._manager.hand(control.table, asker.person))
        if picked is None or hand is None or hand.stamps.hand != control.stamp:
            return False
        picking = verb is Verb.PICK
        if asked_face(reply.locale_at(hand.place), hand, picked, picking=picking) is None:
            return False
        # It is a press like any other: who was away is back, and what has moved on meanwhile is told.
        look = ShowHand(asker=asker, table=control.table, stamp=control.stamp)
        answer = await reply.in_time(self._manager.handle(look))
        fresh = answer.hand if isinstance(answer, Done) else None
        face = (
            None
            if fresh is None
            else asked_face(reply.locale_at(fresh.place), fresh, picked, picking=picking)
        )
        await self._answering.press(reply, answer, face)
        return True

    async def _hand(self, reply: Reply, control: Control) -> None:
        request = ShowHand(asker=asker_of(reply), table=control.table)
        match await reply.in_time(self._manager.handle(request)):
            case Done(hand=hand) if hand is not None:
                await reply.private(hand_face(reply.locale_at(hand.place), hand, asked_for=True))
            case Refused(reason=Refusal.NO_TABLE) as answer:
                await self._answering.press(reply, answer)
            case Refused() as answer:
                await refuse(reply, answer.reason, **answer.values)
            case Done():
                await refuse(reply, "no_hand_yet")
            case Known():
                await reply.nothing()

    async def _page(self, reply: Reply, control: Control) -> None:
        # The manager hands the message over, so that nobody else writes it meanwhile.
        look = ShowHand(asker=asker_of(reply), table=control.table)
        answer = await reply.in_time(self._manager.handle(look))
        hand = answer.hand if isinstance(answer, Done) else None
        if hand is not None and reply.on_private_message:
            face = hand_face(
                reply.locale_at(hand.place), hand, _number(control), asked_for=reply.on_ephemeral
            )
            await self._answering.press(reply, answer, face)
        elif isinstance(answer, Done):
            await refuse(reply, "no_hand_yet" if hand is None else Refusal.NO_TABLE)
        else:
            await self._answering.press(reply, answer)

    async def _rules(self, reply: Reply, control: Control) -> None:
        named = control.arguments[1] if len(control.arguments) > 1 else USUAL_VARIANT
        known = {each.name for each in variants()}
        rules, options = usual_rules(named if named in known else USUAL_VARIANT), NO_OPTIONS
        if control.table != NO_TABLE:
            view = await reply.in_time(self._manager.table(control.table))
            if view is None:
                await refuse(reply, Refusal.NO_TABLE)
                return
            rules, options = view.rules, view.options
        face = rules_face(reply.locale, rules, control.table, _number(control), options=options)
        await reply.screen(face)

    async def _options(self, reply: Reply, control: Control) -> None:
        """Show the presets of a lobby first, and all options page by page behind one more press."""
        if not control.arguments:
            await self._settings.show_presets(reply, control)
            return
        view = await reply.in_time(self._manager.table(control.table))
        if view is None:
            await refuse(reply, Refusal.NO_TABLE)
            return
        face = options_face(reply.locale, view, _number(control))
        await reply.screen(face)

    async def _option(self, reply: Reply, control: Control) -> None:
        value = chosen(reply.interaction)
        if value is None or len(control.arguments) != 2:
            await refuse(reply, "unknown_control")
            return
        name = control.arguments[0]
        request = SetOptions(
            asker=asker_of(reply), table=control.table, stamp=control.stamp, options={name: value}
        )
        answer = await reply.in_time(self._manager.handle(request))
        if not isinstance(answer, Done | Refused) or answer.table is None or not reply.on_ephemeral:
            await self._answering.press(reply, answer)
            return
        face = options_face(reply.locale, answer.table, _number(control, place=1))
        if isinstance(answer, Refused):
            face = face.noting(words_of(reply.locale, answer))
        await reply.edit(face)

    async def _strength(self, reply: Reply, control: Control) -> None:
        """Seat a computer player of the strength that was chosen from the menu."""
        value = chosen(reply.interaction)
        if value not in STRENGTHS:
            await refuse(reply, "unknown_control")
            return
        request = AddComputer(asker=asker_of(reply), table=control.table, stamp=control.stamp, strength=value)
        await self._answering.press(reply, await reply.in_time(self._manager.handle(request)))

    async def _deal(self, reply: Reply, control: Control) -> None:
        """Deal as many cards as the dealer has chosen from the menu."""
        cards = whole(chosen(reply.interaction) or "")
        if cards is None:
            await refuse(reply, "unknown_control")
            return
        request = NextRound(asker=asker_of(reply), table=control.table, stamp=control.stamp, cards=cards)
        await self._answering.press(reply, await reply.in_time(self._manager.handle(request)))

    async def _record(self, reply: Reply, control: Control) -> None:
        await send_record(reply, self._manager, control.table)


def _number(control: Control, place: int = 0) -> int:
    """Return the page a control names, 0 when it names none."""
    return whole("".join(control.arguments[place : place + 1])) or 0
