"""What people do on the sandbox's page. Everything waits for what it needs, up to a limit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect

LIMIT_MS = 20_000


class CardRoom:
    """The page, as four people use it.

    A place is the name of a person (their pane: direct messages and private answers) or `CHANNEL`.
    Where a person acts in the channel, the page is first switched to that person.
    """

    CHANNEL = "channel"

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.set_default_timeout(LIMIT_MS)

    def open(self) -> None:
        """Opens the page and waits until it is connected to the sandbox and the bot to it."""
        self.page.goto(self.address)
        expect(self.page.locator("html[data-ready=true]")).to_be_attached(timeout=LIMIT_MS)
        expect(self.page.locator("#bot-state[data-online=true]")).to_be_attached(timeout=LIMIT_MS)

    # Places

    def place(self, where: str) -> Locator:
        """Returns the channel, or the pane of a person."""
        if where == self.CHANNEL:
            return self.page.locator("[data-role=channel]")
        return self.page.locator(f"[data-role=pane][aria-label='{where}']")

    def messages(self, where: str, text: str | re.Pattern[str] | None = None) -> Locator:
        """Returns the messages of a place, oldest first; only those that hold `text`, if given."""
        found = self.place(where).locator("[data-role=message]")
        return found if text is None else found.filter(has_text=text)

    def wait_for_text(self, text: str | re.Pattern[str], where: str = CHANNEL) -> Locator:
        """Waits until a message of the place shows `text`; returns the newest, to keep."""
        newest = self.place(where).locator("[data-role=message]").filter(has_text=text).last
        expect(newest).to_be_visible(timeout=LIMIT_MS)
        return self.place(where).locator(f"[data-message-id='{newest.get_attribute('data-message-id')}']")

    def wait_for_no_text(self, text: str | re.Pattern[str], where: str = CHANNEL) -> None:
        """Waits until no message of the place shows `text`."""
        expect(self.place(where).locator("[data-role=message]").filter(has_text=text)).to_have_count(
            0, timeout=LIMIT_MS
        )

    # Acting

    def act_as(self, person: str) -> None:
        """Makes a person the one who acts in the channel."""
        switch = self.page.locator("[data-role=acting]").filter(has_text=person)
        if switch.get_attribute("aria-pressed") != "true":
            switch.click()

    def button(self, label: str, where: str) -> Locator:
        """Returns the newest button of that label in a place, enabled or not."""
        return self.place(where).locator(f"[data-role=button][data-label='{label}']").last

    def buttons(self, where: str) -> list[str]:
        """Returns the labels of the enabled buttons of the newest message that has any."""
        holders = self.messages(where).filter(has=self.page.locator("[data-role=button]:enabled"))
        if holders.count() == 0:
            return []
        found = holders.last.locator("[data-role=button]:enabled")
        return [str(label) for label in found.evaluate_all("nodes => nodes.map(node => node.dataset.label)")]

    def press(self, person: str, label: str, where: str | None = None) -> None:
        """Presses the newest button of that label; `where` is the person's own pane unless given."""
        self._enter(person, where)
        self.button(label, where or person).click()

    def open_list(self, menu: Locator) -> None:
        """Opens the list of a select by keyboard; one that a page still loading has closed is opened again."""
        for _ in range(3):
            menu.press("Enter")
            with suppress(AssertionError):
                expect(menu).to_have_attribute("aria-expanded", "true", timeout=1500)
                return
        expect(menu).to_have_attribute("aria-expanded", "true")

    def select(self, person: str, placeholder: str, *labels: str, where: str | None = None) -> None:
        """Chooses from the newest select with that placeholder, by keyboard."""
        self._enter(person, where)
        menu = self.place(where or person).locator(f"[data-role=select][data-label='{placeholder}']").last
        menu.click()
        options = self.page.locator("[data-role=listbox] [role=option]")
        for label in labels:
            options.filter(has=self.page.locator(f".option-label:text-is('{label}')")).click()
        if self.page.locator("[data-role=listbox]").count():
            menu.press("Enter")

    def react(self, person: str, emoji: str, text: str | None = None) -> None:
        """Reacts to the newest message of the channel (that holds `text`), or takes that back."""
        self.act_as(person)
        message = self.messages(self.CHANNEL, text).last
        there = message.locator(f"[data-role=reactions] [data-emoji='{emoji}']")
        if there.count():
            there.click()
            return
        message.hover()
        quick = message.locator(f"[data-role=toolbar] [data-emoji='{emoji}']")
        if quick.count():
            quick.click()
            return
        message.locator("[data-action=pick]").click()
        self.page.get_by_label("Any emoji").fill(emoji)
        self.page.keyboard.press("Enter")

    def say(self, person: str, words: str, where: str | None = None) -> None:
        """Writes plain words; into the person's direct messages unless `where` is the channel."""
        self._enter(person, where)
        self.place(where or person).locator("[data-role=composer]").fill(words)
        self.page.keyboard.press("Enter")

    def slash(self, person: str, text: str, where: str = CHANNEL) -> None:
        """Sends a command written as `/play card:seven suit:hearts`.

        For an option with suggestions the first one that fits is taken.
        """
        self._enter(person, where)
        name, options = parse_command(text)
        place = self.place(where)
        place.locator("[data-role=composer]").fill(f"/{name} ")
        form = place.locator("[data-role=command]")
        expect(form).to_be_visible(timeout=LIMIT_MS)
        for option, value in options.items():
            self._fill(form.locator(f"input[data-option='{option}'], select[data-option='{option}']"), value)
        form.locator("[data-role=send]").press("Enter")
        expect(form).to_have_count(0, timeout=LIMIT_MS)

    def modal(self, values: Mapping[str, str]) -> None:
        """Fills in the open form by the labels of its fields, and submits it."""
        form = self.page.locator("dialog[data-role=modal]")
        for label, value in values.items():
            form.get_by_label(label).fill(value)
        form.locator("[data-role=send]").click()
        expect(form).to_have_count(0, timeout=LIMIT_MS)

    def trouble(self, label: str, **choices: str) -> None:
        """Makes trouble by the menu; `choices` are set before, by their labels (`Person="Awa"`)."""
        self.page.locator("#trouble-button").click()
        menu = self.page.locator("#trouble")
        for name, value in choices.items():
            self._fill(menu.get_by_label(name), value)
        menu.locator(f"[data-trouble='{label}']").click()
        expect(menu.locator("[data-role=trouble-answer]")).to_contain_text("Done", timeout=LIMIT_MS)
        self.page.keyboard.press("Escape")

    def _enter(self, person: str, where: str | None) -> None:
        if where == self.CHANNEL:
            self.act_as(person)

    def _fill(self, field: Locator, value: str) -> None:
        if field.evaluate("node => node.tagName") == "SELECT":
            field.select_option(label=value)
            return
        field.fill(value)
        if field.get_attribute("role") == "combobox":
            fitting = self.page.locator("[data-role=listbox] [role=option]").filter(has_text=value)
            expect(fitting.first).to_be_visible(timeout=LIMIT_MS)
            fitting.first.click()


def parse_command(text: str) -> tuple[str, dict[str, str]]:
    """Splits `/table new seats:4 note:a b` into the name of the command and its options."""
    name, *rest = re.split(r" (\w+):", text.lstrip("/"))
    return name.strip(), {option: value.strip() for option, value in zip(rest[::2], rest[1::2], strict=True)}
