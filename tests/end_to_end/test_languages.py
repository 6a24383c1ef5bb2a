"""Three languages at one table, with the real bot: everybody reads his own, and all read the server's."""

from __future__ import annotations

from bot.text.catalogue import say
from sandbox.harness import Stage, text_of

from .player import CHANNEL, Player
from .test_trouble import kill_and_wait


async def test_everybody_reads_his_own_language_and_the_table_speaks_the_servers(
    stage: Stage, awa: Player, binta: Player
) -> None:
    stage.world.locales |= {awa.id: "pl", binta.id: "id"}
    assert "Ustawienia tego serwera" in await awa.slash("settings server")
    await awa.choose(say("pl", "setting-language"), "id")
    opened = await awa.slash("table new", cards=3)
    assert "Twój stół jest otwarty" in opened
    assert "**Gabung**" in opened, "a button is called as it stands under the table"
    await stage.message(CHANNEL, containing="Tekan **Gabung** untuk duduk")
    await binta.press(say("id", "button-join"))
    await awa.press(say("id", "button-start"))
    await stage.until(awa.cards)
    await stage.until(binta.cards)
    assert "Masz 3 karty" in awa.hand_words()
    assert "Kamu memegang 3 kartu" in binta.hand_words()

    await binta.slash("settings me")
    await binta.choose(say("id", "setting-own-language"), "en")
    await stage.until(lambda: "You hold 3 cards" in binta.hand_words())
    await awa.slash("settings server")
    await awa.choose(say("pl", "setting-language"), "pl")
    await stage.until(lambda: "Karta na wierzchu:" in text_of(awa.table()))

    # Who has not pressed since is remembered by what Discord said before.
    await kill_and_wait(stage)
    await binta.slash("settings server")
    assert "Manage Server" in binta.answer()
    await awa.slash("settings me")
    await awa.choose(say("pl", "setting-suit-names"), "on")
    await stage.until(lambda: "Masz 3 karty" in awa.hand_words())


async def test_commands_are_listed_in_every_language(stage: Stage) -> None:
    (table,) = [command for command in stage.world.commands() if command["name"] == "table"]
    names = {option["name"]: option["name_localizations"] for option in table["options"]}
    assert (names["new"]["pl"], names["new"]["id"], names["new"]["en-GB"]) == ("nowy", "baru", "new")
