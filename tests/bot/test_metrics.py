"""What is published is a closed list, without anything about a person, a table or a card."""

import re

from bot.metrics import FAMILIES, Metrics

FIGURES = {
    "presses_component": 7,
    "presses_application_command": 2,
    "moves": 5,
    "computers_easy": 3,
    "computers_default": 1,
    "thoughts": 12,
    "thoughts_lost": 2,
    "thinking_starts": 2,
    "thinking_cpu_seconds": 0.5,
    "thinking_waiting": 0,
    "thinking_running": 1,
    "requests_hand": 3,
    "requests_to_move": 1,
    "requests_refused": 1,
    "requests_waiting": 4,
    "edits_by_token": 6,
    "outbox_waiting": 2,
    "loop_lag_seconds": 0.125,
    "loop_lag_alarms": 1,
    "disk_free_bytes": 8,
    "backups_made": 1,
    "backups_failed": 0,
}


def own(page: bytes) -> list[str]:
    """Return the lines of a page that are figures of ours."""
    return [line for line in page.decode().splitlines() if line.startswith("lastcard_")]


def test_every_figure_stands_on_the_page_under_its_name() -> None:
    assert own(Metrics((lambda: FIGURES,)).page({"tables_live": 9})) == [
        'lastcard_presses_total{kind="component"} 7.0',
        'lastcard_presses_total{kind="application_command"} 2.0',
        "lastcard_moves_total 5.0",
        'lastcard_computer_turns_total{by="easy"} 3.0',
        'lastcard_computer_turns_total{by="default"} 1.0',
        "lastcard_thoughts_total 12.0",
        'lastcard_thoughts_without_total{why="lost"} 2.0',
        "lastcard_thinking_starts_total 2.0",
        "lastcard_thinking_cpu_seconds_total 0.5",
        "lastcard_thinking_waiting 0.0",
        "lastcard_thinking_running 1.0",
        'lastcard_requests_total{urgency="hand"} 3.0',
        'lastcard_requests_total{urgency="to_move"} 1.0',
        "lastcard_requests_refused_total 1.0",
        "lastcard_requests_waiting 4.0",
        "lastcard_edits_by_token_total 6.0",
        "lastcard_outbox_waiting 2.0",
        "lastcard_tables_live 9.0",
        "lastcard_loop_lag_seconds 0.125",
        "lastcard_loop_lag_alarms_total 1.0",
        "lastcard_disk_free_bytes 8.0",
        "lastcard_backups_made_total 1.0",
        "lastcard_backups_failed_total 0.0",
    ]


def test_a_figure_that_is_not_in_the_list_is_not_published() -> None:
    assert own(Metrics((lambda: {"hand_of_awa": 8, "moves": 1},)).page({"stock": 3})) == [
        "lastcard_moves_total 1.0"
    ]


def test_the_sources_are_asked_anew_for_every_page() -> None:
    counted = {"moves": 1}
    metrics = Metrics((lambda: counted, lambda: {"outbox_waiting": 0}))
    assert "lastcard_moves_total 1.0" in own(metrics.page({}))
    counted["moves"] = 2
    assert "lastcard_moves_total 2.0" in own(metrics.page({}))


def test_no_label_can_hold_an_id() -> None:
    assert {family.label for family in FAMILIES} == {None, "kind", "urgency", "by", "why"}
    assert all(re.fullmatch(r"lastcard_[a-z_]+", family.name) for family in FAMILIES)


def test_the_memory_of_the_process_is_on_the_page() -> None:
    assert b"process_resident_memory_bytes" in Metrics(()).page({})
