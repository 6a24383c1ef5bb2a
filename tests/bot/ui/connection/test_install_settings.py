"""What an installation asks for is set once, and nothing else of the application is touched."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.ui.connection.client import invite
from bot.ui.connection.install_settings import bring, changes
from bot.ui.connection.login import NoConnection
from sandbox.server import Sandbox

OURS = changes({})["install_params"]
OF_A_PERSON = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}


def sent(sandbox: Sandbox) -> list[Any]:
    """Return what the application was changed to, change by change."""
    return [entry.body for entry in sandbox.rest.log if entry.method == "PATCH"]


async def told(sandbox: Sandbox, *, dry_run: bool = False) -> list[str]:
    lines: list[str] = []
    lines.append(await bring(sandbox.world.token, lines.append, dry_run=dry_run))
    return lines


def test_an_installation_asks_for_what_the_invite_asks_for() -> None:
    asked = parse_qs(urlsplit(invite(1)).query)
    assert sorted(asked["scope"][0].split()) == OURS["scopes"]
    assert asked["permissions"] == [OURS["permissions"]]


async def test_it_is_set_once_and_then_left_alone(sandbox: Sandbox) -> None:
    lines = await told(sandbox)
    assert lines[0] == f"Invite: {invite(sandbox.world.model.application_id)}"
    assert lines[1].startswith("Done: set install_params, integration_types_config")
    assert (await told(sandbox))[1].startswith("Done: nothing")
    assert sent(sandbox) == [
        {"install_params": OURS, "integration_types_config": {"0": {"oauth2_install_params": OURS}}}
    ]


async def test_a_dry_run_only_tells(sandbox: Sandbox) -> None:
    assert (await told(sandbox, dry_run=True))[1] == "To be set: install_params, integration_types_config"
    assert sent(sandbox) == []


async def test_how_one_person_installs_it_stays_as_it_is(sandbox: Sandbox) -> None:
    old = {"scopes": ["bot"], "permissions": "8"}
    kinds = {"0": {"oauth2_install_params": old}, "1": OF_A_PERSON}
    sandbox.rest.installing = {"integration_types_config": kinds, "install_params": OURS, "tags": ["cards"]}
    await told(sandbox)
    assert sent(sandbox) == [
        {"integration_types_config": {"0": {"oauth2_install_params": OURS}, "1": OF_A_PERSON}}
    ]


async def test_a_link_the_owner_has_set_himself_is_left_alone(sandbox: Sandbox) -> None:
    sandbox.rest.installing = {"custom_install_url": "https://example.org/add"}
    assert (await told(sandbox))[1].startswith("Done: nothing, the developer portal")
    assert sent(sandbox) == []


@pytest.mark.parametrize(
    "there",
    [
        {"scopes": ["bot"], "permissions": OURS["permissions"]},
        {"scopes": OURS["scopes"], "permissions": "8"},
        {"scopes": OURS["scopes"]},
        {"scopes": OURS["scopes"], "permissions": None},
        None,
    ],
)
def test_whatever_is_not_ours_is_changed(there: Any) -> None:
    assert changes({"install_params": there})["install_params"] == OURS
    config = {"0": {"oauth2_install_params": there}}
    assert "integration_types_config" in changes({"install_params": OURS, "integration_types_config": config})


def test_the_order_of_scopes_does_not_matter() -> None:
    there = {"scopes": OURS["scopes"][::-1], "permissions": OURS["permissions"]}
    config = {"0": {"oauth2_install_params": there}}
    assert changes({"install_params": there, "integration_types_config": config}) == {}


async def test_a_refusal_is_said_in_one_line(sandbox: Sandbox) -> None:
    sandbox.rest.faults.failures, sandbox.rest.faults.status = 99, 403
    with pytest.raises(NoConnection):
        await told(sandbox)
