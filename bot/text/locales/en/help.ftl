# The one page of help.

help-title = Last Card: Crazy Eights for this server
help-body =
    ### Play in a minute
    `/table new` opens a table and seats you. The others press **Join**; **Add computer** fills empty seats. Press **Start**, and everybody gets a hand by direct message.
    ### Your hand
    One press on a card plays it; after an 8 choose the suit, and where several of a rank go together pick them in their order. **My hand** under the table message shows your cards at any time, so that only you see them, also when you get no direct messages.
    ### Typing instead of pressing
    `/hand` `/deal` `/play` `/suit` `/draw` `/pass` `/lastcard` `/catch` `/challenge`
    ### Reactions on the table message
    🔔 say “last card” · 🚨 catch whoever forgot it · ⚠️ challenge a wrong card
    ### The table
    `/table show` posts it anew for whoever sits at it · `/table leave` gives up your seat · `/table end` closes it (host) · `/table record` gives the record of the match, `/table verify` checks its deals · `/replay` shows a finished match again, move by move
    ### Running a table
    The host, or who manages the server: `/table kick` `/table host` `/table pause` `/table resume` `/table move` `/table undo` `/table reserve` `/table rated`. At a rated match ending and taking somebody out need everybody else; nothing is taken back there.
    Who manages the server: `/table list` `/table ban` `/table unban`. Only watching? Press **Follow**.
    ### How it is played
    In the lobby **Options** changes game, preset, clock and every option. `/table save` keeps them as a preset of this server, `/table new preset:` opens a table with it.
    `/settings server` sets game, clock, channels and reactions for this server · `/settings moderators` lets a role run any table · `/settings zone` sets the time zone of dates · `/settings me` sets your notices and the names of the suits
    ### Leagues
    `/league join` enters a cup or a season, its tables call you · `/league mine` `/league table` `/league leave`
    Who manages leagues (roles in `/settings server`): `/league create` and the commands after it
    ### What was played
    `/stats` shows what you, or somebody else, have played here · `/leaderboard` shows who plays best
    ### Never played?
    `/rules` explains the rules of this table, `/rules variant:` those of any game.
help-footer = Nobody but you sees this.
