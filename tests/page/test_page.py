"""The page in a browser: every kind of control, by mouse and by keyboard, and news in all panes."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from .driver import LIMIT_MS, CardRoom

CHANNEL = CardRoom.CHANNEL


def test_a_command_with_suggestions_is_written_with_the_keyboard_alone(room: CardRoom, page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("2")
    page.keyboard.press("/")
    page.keyboard.type("sa")
    page.keyboard.press("Enter")
    option = page.locator("[data-role=listbox] [role=option]")
    expect(option).to_have_count(3)
    page.keyboard.type("eight")
    expect(option).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("input[data-option=card]")).to_have_value("eight of spades")
    page.keyboard.press("Tab")
    page.keyboard.type("T")
    page.keyboard.press("Enter")
    room.wait_for_text("Binta says EIGHT OF SPADES")
    expect(page.locator("[data-role=channel] [data-role=composer]")).to_be_focused()


def test_what_a_person_chose_for_the_options_arrives(room: CardRoom) -> None:
    room.slash("Chidi", "/table new seats:6 open_to_all:False")
    room.wait_for_text("6 seats, open: False")
    room.slash("Chidi", "/say card:king")
    room.wait_for_text("Chidi says king of diamonds")


def test_a_command_that_is_pasted_whole_fills_its_fields(room: CardRoom, page: Page) -> None:
    composer = page.locator("[data-role=channel] [data-role=composer]")
    composer.fill("/table new seats:6 open_to_all:false")
    expect(page.locator("select[data-option=open_to_all]")).to_have_value("1")
    page.locator("[data-role=channel] [data-role=send]").press("Enter")
    room.wait_for_text("6 seats, open: False")
    composer.fill("/table new open_to_all:true seats:")
    expect(page.locator("input[data-option=seats]")).to_be_focused()


def test_what_follows_a_command_and_names_no_option_of_it_fills_nothing(room: CardRoom, page: Page) -> None:
    composer = page.locator("[data-role=channel] [data-role=composer]")
    composer.fill("/table new 6")
    expect(composer).to_have_value("/table new 6")


def test_a_required_option_left_empty_is_asked_for_and_nothing_is_sent(room: CardRoom, page: Page) -> None:
    page.locator("[data-role=channel] [data-role=composer]").fill("/say ")
    expect(page.locator("[data-role=listbox] [role=option]")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("[data-role=listbox]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-role=channel] [data-role=command]")).to_be_visible()
    expect(page.locator("input[data-option=card]")).to_be_focused()


def test_a_press_edits_the_message_for_everybody_without_reloading(room: CardRoom, browser: Browser) -> None:
    other = CardRoom(browser.new_page(), room.address)
    other.open()
    room.press("Dawda", "Count", CHANNEL)
    room.wait_for_text("Dawda pressed")
    other.wait_for_text("Dawda pressed")
    other.page.close()


def test_the_control_that_was_pressed_keeps_the_focus_through_the_edit(room: CardRoom) -> None:
    button = room.button("Count", CHANNEL)
    button.press("Enter")
    room.wait_for_text("Awa pressed")
    expect(button).to_be_focused()
    button.press("Enter")
    room.wait_for_text("Awa pressed")


def test_a_private_answer_is_seen_by_one_person_and_can_be_dismissed(room: CardRoom) -> None:
    room.press("Binta", "Whisper", CHANNEL)
    answer = room.wait_for_text("only for Binta", "Binta")
    expect(answer).to_contain_text("Only you can see this")
    for elsewhere in ("Awa", "Chidi", "Dawda", CHANNEL):
        expect(room.messages(elsewhere, "only for Binta")).to_have_count(0)
    answer.get_by_role("button", name="Dismiss").click()
    room.wait_for_no_text("only for Binta", "Binta")


def test_a_dismissed_answer_stays_away_when_the_bot_edits_it(room: CardRoom) -> None:
    room.slash("Dawda", "/think", "Dawda")
    room.wait_for_text("is thinking", "Dawda").get_by_role("button", name="Dismiss").click()
    room.slash("Dawda", "/think", "Dawda")
    room.wait_for_text("is thinking", "Dawda")
    room.press("Dawda", "Count", CHANNEL)
    room.wait_for_text("thought enough", "Dawda")
    expect(room.messages("Dawda")).to_have_count(1)


def test_one_option_of_a_select_is_chosen_with_the_keyboard(room: CardRoom, page: Page) -> None:
    menu = page.locator("[data-role=select][data-label='Choose a suit']").last
    menu.press("Enter")
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        menu.press(key)
    room.wait_for_text("suit: clubs")


def test_several_options_and_people_can_be_selected(room: CardRoom) -> None:
    room.select("Awa", "Choose rules", "hearts", "diamonds", where=CHANNEL)
    room.wait_for_text("rules: hearts, diamonds")
    room.select("Awa", "Choose a guest", "@Chidi", where=CHANNEL)
    room.wait_for_text("guest: ")


def test_a_select_closed_by_escape_chooses_nothing(room: CardRoom, page: Page) -> None:
    menu = page.locator("[data-role=select][data-label='Choose a suit']").last
    room.open_list(menu)
    menu.press("Escape")
    expect(page.locator("[data-role=listbox]")).to_have_count(0)
    expect(menu).to_contain_text("Choose a suit")


def test_a_list_stays_open_while_somebody_else_changes_the_message(
    room: CardRoom, page: Page, browser: Browser
) -> None:
    menu = page.locator("[data-role=select][data-label='Choose a suit']").last
    room.open_list(menu)
    menu.press("ArrowDown")
    other = CardRoom(browser.new_page(), room.address)
    other.open()
    other.react("Binta", "👀", "Panel")
    room.wait_for_text("Binta reacted with 👀")
    other.page.close()
    expect(page.locator("[data-role=listbox]")).to_be_visible()
    menu.press("Enter")
    room.wait_for_text("suit: spades")


def test_a_form_is_filled_in_and_sent_as_the_person_it_opened_for(room: CardRoom, page: Page) -> None:
    room.press("Chidi", "Name it", CHANNEL)
    expect(page.locator("dialog[data-role=modal]")).to_contain_text("for Chidi")
    room.modal({"Name": "Fire", "Reason": "it <b>burns</b>"})
    room.wait_for_text("named Fire")


def test_a_reaction_is_counted_and_the_bot_hears_of_it(room: CardRoom) -> None:
    room.react("Binta", "🔔", "Panel")
    panel = room.wait_for_text("Binta reacted with 🔔")
    room.react("Dawda", "🔔", "Panel")
    bell = panel.locator("[data-role=reactions] [data-emoji='🔔']")
    expect(bell.locator("[data-role=count]")).to_have_text("2")
    expect(bell).to_have_attribute("aria-pressed", "true")
    room.react("Dawda", "🔔", "Panel")
    expect(bell.locator("[data-role=count]")).to_have_text("1")
    expect(bell).to_have_attribute("aria-pressed", "false")


def test_any_emoji_can_be_a_reaction(room: CardRoom) -> None:
    room.react("Awa", "🎲", "Panel")
    room.wait_for_text("Awa reacted with 🎲")


def test_a_bot_that_needs_long_is_shown_thinking_then_its_answer(room: CardRoom) -> None:
    room.slash("Awa", "/think", "Awa")
    room.wait_for_text("is thinking", "Awa")
    room.press("Binta", "Count", CHANNEL)
    answer = room.wait_for_text("thought enough", "Awa")
    expect(answer.locator("strong")).to_have_text("enough")
    expect(room.messages("Awa", "is thinking")).to_have_count(0)


def test_a_press_without_an_answer_fails_after_three_seconds(room: CardRoom, page: Page) -> None:
    room.press("Dawda", "Silence", CHANNEL)
    failed = page.locator("[data-role=channel] [data-role=failed]")
    expect(failed).to_contain_text("Dawda: This interaction failed", timeout=LIMIT_MS)
    failed.get_by_role("button", name="Dismiss").click()
    expect(failed).to_have_count(0)


def test_a_direct_message_is_played_from_the_pane_of_its_person(room: CardRoom) -> None:
    room.slash("Binta", "/hand", "Binta")
    room.wait_for_text("Your hand", "Binta")
    room.press("Binta", "7♥")
    room.wait_for_text("Binta played 7♥", "Binta")
    assert room.messages("Awa", "Your hand").count() == 0


def test_closed_direct_messages_are_answered_in_the_channel_for_one_person_only(room: CardRoom) -> None:
    room.trouble("Close direct messages", Person="Chidi")
    room.slash("Chidi", "/hand", "Chidi")
    room.wait_for_text("Your hand, here", "Chidi")
    room.trouble("Open them", Person="Chidi")


def test_a_disabled_button_is_shown_and_cannot_be_pressed(room: CardRoom) -> None:
    expect(room.button("Pass", CHANNEL)).to_be_disabled()


def test_what_people_write_is_never_taken_for_markup(room: CardRoom) -> None:
    room.say("Awa", "<img src=x onerror=alert(1)> **bold** ||secret||", CHANNEL)
    message = room.wait_for_text("<img src=x onerror=alert(1)>")
    expect(message.locator("img")).to_have_count(0)
    expect(message.locator("strong")).to_have_text("bold")
    secret = message.get_by_text("secret")
    expect(secret).to_be_hidden()
    message.locator(".spoiler").press("Enter")
    expect(secret).to_be_visible()


def test_a_message_deleted_by_a_moderator_goes_from_the_page(room: CardRoom) -> None:
    room.say("Awa", "soon gone", CHANNEL)
    message = room.wait_for_text("soon gone")
    message.hover()
    message.locator("[data-action=delete]").click()
    room.wait_for_no_text("soon gone")


def test_the_number_keys_choose_who_acts_but_not_while_writing(room: CardRoom, page: Page) -> None:
    pressed = page.locator("[data-role=acting][aria-pressed=true]")
    page.locator("h1").click()
    page.keyboard.press("4")
    expect(pressed).to_contain_text("Dawda")
    page.locator("[data-role=channel] [data-role=composer]").press("1")
    expect(pressed).to_contain_text("Dawda")
    page.keyboard.press("Backspace")


def test_the_page_finds_everything_again_after_reloading(room: CardRoom, page: Page) -> None:
    room.react("Awa", "🚨", "Panel")
    room.wait_for_text("Awa reacted with 🚨")
    page.reload()
    panel = room.wait_for_text("Awa reacted with 🚨")
    expect(panel.locator("[data-role=reactions] [data-emoji='🚨']")).to_have_attribute("aria-pressed", "true")


def test_a_lost_connection_of_the_bot_is_shown_until_it_is_back(room: CardRoom, page: Page) -> None:
    room.trouble("Drop it and lose the session")
    expect(page.locator("#bot-down")).to_be_visible()
    expect(page.locator("#bot-down")).to_be_hidden(timeout=LIMIT_MS)
    room.press("Chidi", "Count", CHANNEL)
    room.wait_for_text("Chidi pressed")
