# What servers and people can set, and presets.

settings-server-title = Settings of this server
settings-server-body = Each choice from a menu is kept at once. What concerns play holds for tables that are opened from now on.
settings-own-title = Your settings
settings-own-body = They hold for you at every table, on every server.
settings-line = **{ $label }:** { $value }
settings-choice = { $label }: { $value }

setting-language = Language of what everybody sees
setting-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] as Discord says this server speaks
    }
setting-own-language = Language of what only you see
setting-own-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] as in your Discord
    }
setting-variant = Game, where none is named
setting-turn-clock = Time for a turn
setting-turn-clock-value =
    { $value ->
        [usual] as the bot is set up: { $time }
       *[other] { $value }
    }
setting-channels = Where tables may open
setting-channels-value =
    { $value ->
        [everywhere] in every channel
       *[other] { $value }
    }
setting-channels-menu = Where tables may open: choose none for every channel
setting-threads = A thread for each table
setting-threads-value =
    { $value ->
        [on] each table opens in a thread of its own
       *[off] tables stand in the channel
    }
setting-moderator-role = Who may run any table
setting-moderator-role-value =
    { $value ->
        [none] whoever manages the server; `/settings moderators` gives a role that right too
       *[other] whoever manages the server, and { $value }
    }
setting-several-tables = Tables in a channel
setting-several-tables-value =
    { $value ->
        [on] several at once
       *[off] one at a time
    }
setting-reactions = Reactions on the table message
setting-reactions-value =
    { $value ->
        [on] say “last card”, catch and challenge
       *[off] do nothing: buttons and commands only
    }
setting-table-pictures = A picture of the table
setting-table-pictures-value =
    { $value ->
        [on] under the words of the table message, and of all hands when they are counted
       *[off] none: everything stands in words
    }
setting-absent = Whoever is away after two missed turns
setting-absent-value =
    { $value ->
        [take_over] is replaced by a computer player until they are back
        [skip] has the least done for them at once, until they are back
       *[remove] is taken out of the match
    }
setting-computers = Computer players where nobody chose, and who plays for the absent
setting-computers-value =
    { $value ->
        [easy] easy: play plausibly, forget and overlook much
        [strong] strong: work out what others may hold, overlook little
       *[normal] normal: play well, seldom overlook anything
    }
setting-idle-time = A match nobody touches is given up after
setting-idle-time-value =
    { $value ->
        [usual] the time the bot is set up with: { $time }
       *[other] { $value }
    }
setting-league-managers = Who manages leagues
setting-league-managers-value =
    { $value ->
        [nobody] whoever manages this server
       *[other] whoever manages this server, and { $value }
    }
setting-league-managers-menu = Roles that manage leagues: choose none for nobody else
setting-retention = Hands and records of finished matches are kept
setting-retention-value =
    { $value ->
        [for_ever] for ever
       *[other] for { $value } days
    }
setting-cards = How everybody sees cards
setting-cards-value =
    { $value ->
        [four] pictures, each suit in a colour of its own
        [two] pictures, black and red
        [words] in words alone, on buttons too
       *[text] letters and signs, no pictures
    }
setting-time-zone = Dates are chosen in
setting-time-zone-value = { $zone }; `/settings zone` sets another
zone-name =
    { $zone ->
        [UTC] UTC
       *[other] { $zone } time
    }
zone-choice = { $zone } · now { $now }
done-zone = Done: dates are chosen in { $zone } now. It is { $now } there.
setting-turn-notices = When it is your turn
setting-turn-notices-value =
    { $value ->
        [on] a new message, and a mention when time gets short
       *[off] no mention when time gets short, no new message
    }
setting-suit-names = Names of the suits
setting-suit-names-value =
    { $value ->
        [on] Gambian at a Gambian table: love sign, biscuit, black card, tánkipitá
       *[off] hearts, diamonds, spades and clubs
    }
setting-own-cards = How you see cards
setting-own-cards-value = { setting-cards-value }
setting-hide-me = Your statistics
setting-hide-me-value =
    { $value ->
        [on] only for you: on no leaderboard, and for nobody else
       *[off] for everybody on the same server
    }

setting-time =
    { $value ->
        [off] no limit
       *[usual] as the bot is set up
    }
clock-off = no limit
duration-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

presets-title = How this table is played
presets-body = Choose a game or a preset; it puts every option to what it says. Each choice is set at once. Only the host can change it, and only before the match starts.
presets-game = Game
presets-own = Presets of this server
presets-clock = Time for a turn
button-all-options = All options

presets-none = This server has no presets yet. `/table save` makes one of a table's options.
preset-line = **{ $preset }:** { $words }
preset-description = { $variant }{ $options ->
        [none] {""}
       *[other] ; { $options }
    }
presets-delete = Delete a preset
done-role = Done: that role may run any table of this server, as its host may.
done-no-role = Done: no role may run the tables of this server any more, only those who manage it.
done-saved = Saved as “{ $preset }”. `/table new` opens a table with it, and so does **{ LABEL("button-options", $public) }** in a lobby.
