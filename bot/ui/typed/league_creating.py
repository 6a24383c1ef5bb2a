"""A league begun by a command: its form, with what is typed of it, or the league itself."""

from bot.ui.answers.edge import refuse
from bot.ui.answers.permissions import missing_here
from bot.ui.answers.private import Reply
from bot.ui.leagues.answers import manages
from bot.ui.leagues.form.filling import Filling, Typing
from bot.ui.typed.completions import usual_variant
from bot.ui.typed.leagues import read_moment
from bot.ui.typed.presets import known_game
from bot.ui.typed.tables import Typed


async def create_league(
    typed: Typed,
    name: str,
    *,
    variant: str | None,
    preset: str | None,
    terms: str,
    until: str | None,
    sure: bool,
) -> None:
    """Show the form of a new league to who manages leagues here, or, where he is `sure`, open its sign-up."""
    reply, manager = Reply.to(typed), typed.client.manager
    if typed.guild_id is None:
        await refuse(reply, "server_only")
        return
    missing, ends = missing_here(typed), None if until is None else read_moment(until)
    if not manages(reply, typed.guild_id):
        await refuse(reply, "league_managers_only")
    elif missing:
        await refuse(reply, "cannot_post", missing=missing)
    elif until is not None and ends is None:
        await refuse(reply, "league_no_time")
    else:
        game = await known_game(typed, variant, preset)
        if game is not None:
            what = Typing(game.variant or usual_variant(typed), game.options, terms, ends, at_once=sure)
            await Filling(manager).begin(reply, name, what)
