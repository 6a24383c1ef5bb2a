"""Where people are named inside of texts that only the manager reads: how these are found, and written again."""

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """One column of texts: how those that hold a number are found, with their server, and how one is written."""

    find: str
    write: str


TEXTS: Final = {
    "table": Kind(
        "SELECT rowid, guild_id, state FROM tables WHERE instr(state, ?)",
        "UPDATE tables SET state = ? WHERE rowid = ?",
    ),
    "result": Kind(
        "SELECT results.rowid, guild_id, result FROM results JOIN tables ON id = table_id WHERE instr(result, ?)",
        "UPDATE results SET result = ? WHERE rowid = ?",
    ),
    "action": Kind(
        "SELECT log.rowid, guild_id, action FROM log JOIN tables ON id = table_id WHERE instr(action, ?)",
        "UPDATE log SET action = ? WHERE rowid = ?",
    ),
    "events": Kind(
        "SELECT log.rowid, guild_id, events FROM log JOIN tables ON id = table_id WHERE instr(events, ?)",
        "UPDATE log SET events = ? WHERE rowid = ?",
    ),
    "receipt": Kind(
        "SELECT log.rowid, guild_id, receipt FROM log JOIN tables ON id = table_id WHERE instr(receipt, ?)",
        "UPDATE log SET receipt = ? WHERE rowid = ?",
    ),
    "league": Kind(
        "SELECT rowid, guild_id, state FROM leagues WHERE instr(state, ?)",
        "UPDATE leagues SET state = ? WHERE rowid = ?",
    ),
    "league_about": Kind(
        "SELECT league_log.rowid, guild_id, about FROM league_log JOIN leagues ON id = league_id WHERE instr(about, ?)",
        "UPDATE league_log SET about = ? WHERE rowid = ?",
    ),
    "league_receipt": Kind(
        "SELECT league_log.rowid, guild_id, receipt FROM league_log JOIN leagues ON id = league_id"
        " WHERE instr(receipt, ?)",
        "UPDATE league_log SET receipt = ? WHERE rowid = ?",
    ),
    "audit": Kind(
        "SELECT rowid, guild_id, about FROM audit WHERE instr(about, ?)",
        "UPDATE audit SET about = ? WHERE rowid = ?",
    ),
    "draft": Kind(
        "SELECT rowid, guild_id, text FROM drafts WHERE instr(text, ?)",
        "UPDATE drafts SET text = ? WHERE rowid = ?",
    ),
    "tiding": Kind(
        "SELECT rowid, 0, about FROM tidings WHERE instr(about, ?)",
        "UPDATE tidings SET about = ? WHERE rowid = ?",
    ),
}

GONE: Final = (
    "DELETE FROM slots WHERE channel_id = (SELECT channel_id FROM direct WHERE person = ?)",
    "DELETE FROM leftovers WHERE channel_id = (SELECT channel_id FROM direct WHERE person = ?)",
    "DELETE FROM searches WHERE channel_id = (SELECT channel_id FROM direct WHERE person = ?)",
    "DELETE FROM searches WHERE person = ?",
    "DELETE FROM direct WHERE person = ?",
    "DELETE FROM settings WHERE scope = 'person' AND owner = ?",
    "DELETE FROM tidings WHERE person = ?",
    "DELETE FROM drafts WHERE person = ?",
    "DELETE FROM outsiders WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
    "DELETE FROM reactions WHERE person = ?",
)
"""What is forgotten of a person, whichever server it is of."""

STOOD_IN: Final = (
    (
        "UPDATE people SET person = :other WHERE person = :person"
        " AND table_id IN (SELECT id FROM tables WHERE guild_id = :guild)"
    ),
    (
        "UPDATE played_seats SET person = :other, name = '' WHERE person = :person"
        " AND match_id IN (SELECT id FROM played_matches WHERE guild_id = :guild)"
    ),
    (
        "UPDATE rated_seats SET person = :other WHERE person = :person"
        " AND match_id IN (SELECT id FROM rated_matches WHERE guild_id = :guild)"
    ),
    (
        "UPDATE entrants SET person = :other WHERE person = :person"
        " AND league_id IN (SELECT id FROM leagues WHERE guild_id = :guild)"
    ),
    (
        "UPDATE league_log SET person = :other WHERE person = :person"
        " AND league_id IN (SELECT id FROM leagues WHERE guild_id = :guild)"
    ),
    "UPDATE audit SET person = :other WHERE person = :person AND guild_id = :guild",
    "UPDATE settings SET changed_by = :other WHERE scope = 'server' AND changed_by = :person AND owner = :guild",
    "UPDATE presets SET saved_by = :other WHERE saved_by = :person AND guild_id = :guild",
    "UPDATE bans SET banned_by = :other WHERE banned_by = :person AND guild_id = :guild",
)
"""Where another stands for a person from then on, server by server."""

NUMBERS: Final = (
    "SELECT guild_id, person FROM tables JOIN people ON table_id = id"
    " UNION SELECT guild_id, person FROM played_seats JOIN played_matches ON id = match_id"
    " UNION SELECT guild_id, person FROM rated_seats JOIN rated_matches ON id = match_id"
    " UNION SELECT guild_id, person FROM entrants JOIN leagues ON league_id = id"
    " UNION SELECT guild_id, person FROM league_log JOIN leagues ON league_id = id"
    " UNION SELECT guild_id, person FROM audit"
    " UNION SELECT owner, changed_by FROM settings WHERE scope = 'server'"
    " UNION SELECT guild_id, saved_by FROM presets"
    " UNION SELECT guild_id, banned_by FROM bans"
)
"""Every person of every server, those who stand for others too."""
