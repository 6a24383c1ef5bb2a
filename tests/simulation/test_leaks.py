"""What counts as something a message must not show."""

from bot.manager.ids import Place, TableId
from bot.manager.tables.table import Table
from tests.simulation.hub import GUILD, OTHER_GUILD, Message
from tests.simulation.leaks import leak
from tests.simulation.run import Simulation
from tests.simulation.test_mutants import short


def test_a_table_that_is_shown_in_the_channels_of_another_server_is_noticed() -> None:
    simulation = Simulation(1, short(1))
    simulation.hub.elsewhere = frozenset({102})
    controls = [{"components": [{"type": 2, "custom_id": "lc:atable:-:hand"}]}]
    message = Message(id=1, channel=102, audience=None, at=0, shows={"components": controls})
    for server, found in ((OTHER_GUILD, 0), (GUILD, 1)):
        table = Table(TableId("atable"), Place(server, 102), "classic", secret=bytes(32), human_at=0)
        simulation.watch.entries.tables["atable"] = table
        assert len(list(leak(message, simulation.watch.entries))) == found
