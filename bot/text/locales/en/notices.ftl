# Things people are told that are no answers.

notice-refused_reaction = Your reaction changed nothing. { $reason }
notice-turn_reminder = { $people }, it is your turn.
notice-lobby_reminder = { $people }, your table closes by itself soon. Press **Start** or type `/start`, or wait for somebody to join.
notice-break_reminder = { $people }, the next round is dealt soon. **Next round**, or `/deal`, deals it at once.
notice-deal_reminder = { $people }, the cards are dealt soon. Until then the dealer can choose how many each gets: from the menu under the table message, or by `/deal cards:`.
notice-rematch_reminder = { $people }, do you play again? **Rematch** under the table message, or `/start`, says so. The offer ends soon.
notice-pause_reminder = { $people }, your match is still paused, and is given up when nobody goes on with it. **Resume** under the table message, or `/table resume`, does: the host alone, or all players together.
notice-motion_reminder = { $people }, you are asked to agree to something at your table: **Agree** or **Against it** under the table message, or `/agree`.
notice-messages_closed = { $people }: I cannot send you direct messages. Press **My hand** under the table message, or type `/hand`, to see your cards; only you will see them. To get them by direct message, allow direct messages from this server in its privacy settings.
notice-kicked = { $by } has taken { $who } out of the table.
notice-you_were_kicked = { $by } has taken you out of the table in { $channel }. In a match that is for good: your cards are back in the stock.
notice-turned_away = { $by } has sent { $who } away, who waited for the next round.
notice-you_were_turned_away = { $by } has sent you away from the table in { $channel }, where you waited for the next round.
notice-waited_in_vain = The match in { $channel } is over, and with it the round you waited for: you have no seat there.
notice-removed = { $who } was away for too long and is out of the match.
notice-you_were_removed = You were away for two turns at the table in { $channel }, so you are out of its match. Your cards are back in the stock.
notice-rematch_without = The next match at the table in { $channel } has begun without you: you sit at as many tables as you may, or are kept out of this server's tables.
notice-you_deal = You deal next at your table in { $channel }: choose how many cards each gets, from the menu under the table message or by `/deal cards:`. Without a choice it will be { $count }.
notice-host = { $who } is the host now.
notice-moved = { $by } has taken the table here from { $channel }.
notice-undone = The last action was taken back: everybody has agreed.
notice-follow_round = Round { $number } is over at the table you follow in { $channel }. { $winner ->
        [none] Nobody went out.
       *[other] { $winner } went out.
    }
notice-follow_over = The match you follow in { $channel } is over. { $winners ->
        [none] Nobody has won.
       *[other] It was won by { $winners }.
    }
notice-paused = { $by } has paused the match. All clocks stand still.
notice-resumed = { $by } goes on with the match.
notice-motion_refused = { $who } is against it: { $aim ->
        [undo] what was done stands.
        [kick] nobody is taken out.
        [end] the match goes on.
        [pause] the match goes on.
       *[resume] the match stays paused.
    }
notice-motion_timed_out = Not everybody has agreed in time: { $aim ->
        [undo] what was done stands.
        [kick] nobody is taken out.
        [end] the match goes on.
        [pause] the match goes on.
       *[resume] the match stays paused.
    }
notice-restored = The bot's database was damaged, and a backup was restored: what happened at this table after { $since } is taken back.
notice-taken_back = The bot's database was damaged, and a backup was restored. The table you sat at in { $channel } was opened after { $since }, so it is taken back: nothing of it is left, and nothing of it counts.
notice-cannot_post = I may not post in the channel of your table. The game is kept; please let me see the channel, send messages and embed links there.
notice-keeps_going = The message of your table was deleted several times within an hour, so I post it again later. The game goes on in the direct messages; `/table show` posts it at once.
notice-place_gone = The channel of your table is no more. The game and its clocks stand still: `/table move` in another channel of the server takes the table there.
notice-league_place_gone = The thread of your league table is no more. The game and its clocks stand still until somebody who manages the league takes the table to another channel of the server with `/table move`.
