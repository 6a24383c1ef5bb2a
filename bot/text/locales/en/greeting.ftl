# The first message on a server, for everybody there.

greeting =
    Hello! I deal **Crazy Eights** here: private hands, the pile in the channel, the clock and the points.
    - `/{ command-table } { command-table-new }` opens a table in the channel it is typed in. The others press **{ button-join }**, **{ button-add-computer }** fills empty seats, **{ button-start }** deals.
    - `/{ command-table } { command-table-tutorial }` teaches the game: a short match with two computer players, explained step by step.
    - `/{ command-help }` tells you, and nobody else, where you are and what you can do.
    - `/{ command-rules }` explains every game, `/{ command-settings } { command-settings-me }` sets your language.
    - Whoever manages this server sets language, game, clock and the channels for tables with `/{ command-settings } { command-settings-server }`.
greeting-lacking = I was not given everything I need: { $missing }. Whoever manages roles here can still allow it.
