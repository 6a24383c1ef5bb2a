"""What presses on the form of a new league do: each is stored at once, until the form is sent off."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from bot.manager.answers import Refusal
from bot.manager.errors import NotSaved
from bot.manager.ids import DraftId, PersonId, Place
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import CreateLeague
from bot.manager.leagues.games import checked_game
from bot.manager.manager import Manager
from bot.manager.tables.table import Refuse
from bot.text.catalogue import say
from bot.text.names import plain_title, safe_name
from bot.ui.answers.asking import all_chosen, asker_of, chosen
from bot.ui.answers.edge import refuse
from bot.ui.answers.permissions import missing_here
from bot.ui.answers.private import Interaction, Reply
from bot.ui.leagues.answers import why_not
from bot.ui.leagues.controls import LeagueControl, LeagueVerb, of_draft
from bot.ui.leagues.form.dates import MINUTE
from bot.ui.leagues.form.draft import Draft, new_draft, read_draft, written
from bot.ui.leagues.form.options import choosing_option, league_options_face
from bot.ui.leagues.form.pages import POINTS, TURN, chosen_on, form_face, page_of
from bot.ui.leagues.form.points import OWN, BadPoints, points_words, read_points
from bot.ui.leagues.form.terms import NotATerm, filled
from bot.ui.messages.controls import whole
from bot.ui.messages.face import Face

Change = Callable[[Draft], Draft]
_LABEL, _TEXT, _ONE_LINE = 18, 4, 1
"""Numbers from Discord's documentation (component types, text input styles)."""
LONGEST_POINTS: Final = 60


class NoSuchChoice(Exception):
    """Something was chosen that was not offered."""


@dataclass(frozen=True, slots=True)
class Typing:
    """What is typed of a form: the game, fields with their values, the end of the sign-up, whether it is sent off at once."""

    variant: str
    options: Mapping[str, str] = field(default_factory=dict)
    terms: str = ""
    until: float | None = None
    at_once: bool = False


class Filling:
    """Begins forms, takes what is chosen on them, and has the league created."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager

    async def begin(self, reply: Reply, name: str, typed: Typing) -> None:
        """Show a new form with what is typed of it, or send it off at once."""
        guild_id = reply.interaction.guild_id
        assert guild_id is not None
        now = reply.interaction.created_at.timestamp()
        draft = new_draft(plain_title(name), typed.variant, now, self._zone(guild_id))
        try:
            draft = filled(draft.playing(typed.variant, typed.options), typed.terms)
        except (NotATerm, BadPoints, Refuse) as wrong:
            await self._not_so(reply, wrong)
            return
        if typed.until is not None:
            draft = replace(draft, until=int(typed.until) // MINUTE)
        work = self._manager.leagues.drafts.begin(guild_id, _person(reply), written(draft))
        try:
            draft_id = await reply.in_time(work)
        except (NotSaved, OSError):
            await refuse(reply, Refusal.NOT_SAVED)
            return
        if typed.at_once:
            await self._create(reply, draft_id)
        else:
            await reply.private(await self._form(reply, draft_id, draft, 0))

    async def _not_so(self, reply: Reply, wrong: NotATerm | BadPoints | Refuse) -> None:
        """Say what of that which was typed cannot be."""
        match wrong:
            case BadPoints():
                refused = LeagueRefused(wrong.reason, {"what": safe_name(wrong.what)})
            case Refuse():
                refused = LeagueRefused(wrong.reason, wrong.values)
            case _:
                refused = LeagueRefused("no_option", {"word": safe_name(str(wrong))})
        await reply.private(Face(text=why_not(reply.locale, refused)))

    async def take(self, reply: Reply, control: LeagueControl) -> None:
        """Answer a press on a form."""
        guild_id = reply.interaction.guild_id
        if not reply.on_ephemeral or guild_id is None or not control.arguments:
            await refuse(reply, "unknown_control")
            return
        draft_id, rest = DraftId(control.arguments[0]), control.arguments[1:]
        try:
            await self._taken(reply, control.verb, draft_id, rest)
        except NoSuchChoice:
            await refuse(reply, "unknown_control")
        except (NotSaved, OSError):
            await refuse(reply, Refusal.NOT_SAVED)

    async def _taken(
        self, reply: Reply, verb: LeagueVerb, draft_id: DraftId, arguments: tuple[str, ...]
    ) -> None:
        match verb, arguments:
            case LeagueVerb.FORM, (where,):
                await self._chosen(reply, draft_id, *_field(where))
            case LeagueVerb.OPTIONS, (page,):
                await self._show_options(reply, draft_id, _number(page))
            case LeagueVerb.OPTION, (where,):
                await self._option(reply, draft_id, *_field(where))
            case LeagueVerb.POINTS, ():
                await self._points(reply, draft_id)
            case LeagueVerb.CREATE, ():
                await self._create(reply, draft_id)
            case _:
                raise NoSuchChoice

    async def _chosen(self, reply: Reply, draft_id: DraftId, field: str, page: int) -> None:
        value = next(iter(all_chosen(reply.interaction)), None)
        if field == POINTS and value == OWN:
            await self._ask_points(reply, draft_id)
            return
        guild_id = reply.interaction.guild_id or 0
        presets = await reply.in_time(self._manager.preferences.presets(guild_id))
        zone = self._zone(guild_id)

        def change(draft: Draft) -> Draft:
            after = draft if field == TURN else chosen_on(draft, field, value, presets, zone)
            if after is None:
                raise NoSuchChoice
            return after

        draft = await self._changed(reply, draft_id, change)
        if draft is not None:
            await reply.edit(await self._form(reply, draft_id, draft, page))

    async def _option(self, reply: Reply, draft_id: DraftId, name: str, page: int) -> None:
        value = chosen(reply.interaction)

        def change(draft: Draft) -> Draft:
            after = None if value is None else choosing_option(draft, name, value)
            if after is None:
                raise NoSuchChoice
            return after

        try:
            draft = await self._changed(reply, draft_id, change)
        except Refuse as refusal:
            await self._show_options(reply, draft_id, page, _why(reply, refusal))
            return
        if draft is not None:
            await reply.edit(league_options_face(reply.locale, draft, draft_id, page))

    async def _show_options(self, reply: Reply, draft_id: DraftId, page: int, note: str = "") -> None:
        draft = await self._read(reply, draft_id)
        if draft is not None:
            face = league_options_face(reply.locale, draft, draft_id, page)
            await reply.edit(face.noting(note) if note else face)

    async def _ask_points(self, reply: Reply, draft_id: DraftId) -> None:
        """Open the form in which a scheme is typed, with the present one in it."""
        draft = await self._read(reply, draft_id)
        if draft is None:
            return
        if not await reply.ask(points_form(reply.locale, draft, draft_id)):
            # It came too late for that: the same choice can be made again.
            await reply.edit(await self._form(reply, draft_id, draft, page_of(draft, POINTS)))

    async def _points(self, reply: Reply, draft_id: DraftId) -> None:
        """Take the scheme that was typed; one that cannot be is told on the form."""
        text, note = typed_in(reply.interaction, POINTS), ""
        try:
            points = read_points(text)
        except BadPoints as bad:
            note = why_not(reply.locale, LeagueRefused(bad.reason, {"what": safe_name(bad.what)}))
            draft = await self._read(reply, draft_id)
        else:
            draft = await self._changed(reply, draft_id, lambda draft: replace(draft, points=points))
        if draft is not None:
            await reply.edit(await self._form(reply, draft_id, draft, page_of(draft, POINTS), note))

    async def _create(self, reply: Reply, draft_id: DraftId) -> None:
        draft, missing = await self._read(reply, draft_id), missing_here(reply.interaction)
        guild_id, channel_id = reply.interaction.guild_id, reply.interaction.channel_id
        if draft is None:
            return
        if missing or channel_id is None or guild_id is None:
            await refuse(reply, "cannot_post", missing=missing)
        elif draft.unsaid is not None:
            note = why_not(reply.locale, LeagueRefused(draft.unsaid))
            await reply.screen(await self._form(reply, draft_id, draft, page_of(draft, "entry"), note))
        else:
            place = Place(guild_id, channel_id)
            plan = draft.plan(self._manager.preferences.server(guild_id).turn_clock)
            request = CreateLeague(
                asker=asker_of(reply),
                place=place,
                plan=plan,
                terms=draft.terms,
                repeat=draft.repeat,
                draft=draft_id,
            )
            said = await reply.in_time(self._manager.leagues.handle(request))
            if isinstance(said, LeagueRefused):
                note = why_not(reply.locale, said)
                await reply.screen(await self._form(reply, draft_id, draft, 0, note))
            elif isinstance(said, LeagueDone):
                await reply.screen(Face(text=_created(reply)))
            else:
                await reply.nothing()

    async def _form(self, reply: Reply, draft_id: DraftId, draft: Draft, page: int, note: str = "") -> Face:
        """Return a page of a form, above it a note, or what does not go together so far."""
        guild_id = reply.interaction.guild_id or 0
        presets = await reply.in_time(self._manager.preferences.presets(guild_id))
        now, zone = reply.interaction.created_at.timestamp(), self._zone(guild_id)
        face = form_face(reply.locale, draft, draft_id, presets, now=now, wanted=page, zone=zone)
        note = note or _trouble(reply, draft)
        return face.noting(note) if note else face

    async def _read(self, reply: Reply, draft_id: DraftId) -> Draft | None:
        """Return a draft; when its form is over, say so and return None."""
        work = self._manager.leagues.drafts.read(draft_id, reply.interaction.guild_id or 0, _person(reply))
        return await _told(reply, await reply.in_time(work))

    async def _changed(self, reply: Reply, draft_id: DraftId, change: Change) -> Draft | None:
        """Store a change of a draft and return it; when its form is over, say so and return None.

        Raises what `change` raises; then nothing has changed.
        """

        def how(text: str) -> str:
            return written(change(read_draft(text)))

        drafts, guild_id = self._manager.leagues.drafts, reply.interaction.guild_id or 0
        return await _told(reply, await reply.in_time(drafts.change(draft_id, guild_id, _person(reply), how)))

    def _zone(self, guild_id: int) -> str:
        return self._manager.preferences.server(guild_id).time_zone


def points_form(locale: str, draft: Draft, draft_id: DraftId) -> Mapping[str, Any]:
    """Return the form in which a scheme of points is typed, as Discord's API takes it."""
    line = {
        "type": _TEXT,
        "custom_id": POINTS,
        "style": _ONE_LINE,
        "min_length": 1,
        "max_length": LONGEST_POINTS,
        "required": True,
        "value": points_words(draft.points),
    }
    label = {
        "type": _LABEL,
        "label": say(locale, "league-points-label"),
        "description": say(locale, "league-points-how"),
        "component": line,
    }
    title = say(locale, "league-points-title")
    return {"custom_id": of_draft(LeagueVerb.POINTS, draft_id), "title": title, "components": [label]}


def typed_in(interaction: Interaction, field: str) -> str:
    """Return what was typed into a line of a form; empty when there is no such line."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    return next((str(line.get("value", "")) for line in _lines(data) if line.get("custom_id") == field), "")


def _lines(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for inner in (*part.get("components", ()), *filter(None, (part.get("component"),))):
        yield inner
        yield from _lines(inner)


async def _told(reply: Reply, text: str | None) -> Draft | None:
    if text is None:
        await refuse(reply, "league_form_over")
        return None
    return read_draft(text)


def _trouble(reply: Reply, draft: Draft) -> str:
    """Return why no league could be played as it is chosen so far; empty when it could."""
    try:
        checked_game(draft.variant, dict(draft.options), draft.size)
    except Refuse as refusal:
        return _why(reply, refusal)
    return ""


def _created(reply: Reply) -> str:
    """Return the answer to who has created a league; what would put it into the server's calendar is told here once."""
    words = say(reply.locale, "league-created")
    if reply.interaction.app_permissions.create_events:
        return words
    return f"{words}\n{say(reply.locale, 'league-created-no-events')}"


def _why(reply: Reply, refusal: Refuse) -> str:
    return why_not(reply.locale, LeagueRefused(refusal.reason, refusal.values))


def _person(reply: Reply) -> PersonId:
    return PersonId(reply.interaction.user.id)


def _field(where: str) -> tuple[str, int]:
    field, _, page = where.rpartition("-")
    return field, _number(page)


def _number(text: str) -> int:
    number = whole(text, digits=3)
    if number is None:
        raise NoSuchChoice
    return number
