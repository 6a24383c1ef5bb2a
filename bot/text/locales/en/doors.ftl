# Answers to commands and presses that are no refusals.

done = Done.
done-opened = Your table is open in this channel. Others sit down with **{ LABEL("button-join", $public) }** or `/{ command-join }`; press **{ LABEL("button-start", $public) }** or type `/{ command-start }` when everybody is there.
done-opened-thread = Your table is open in a thread of its own, under this channel. Others sit down there with **{ LABEL("button-join", $public) }** or `/{ command-join }`; press **{ LABEL("button-start", $public) }** or type `/{ command-start }` when everybody is there.
done-opened-computers =
    Is somebody missing? **{ LABEL("button-add-computer", $public) }** seats a computer player, { $usual ->
        [easy] an easy one
        [strong] a strong one
       *[normal] a normal one
    } where you do not choose. The menu below it, or `/{ command-computer } { parameter-strength }:`, seats one as strong as you want:
done-opened-strength = - **{ table-seat-strength }**: { lobby-strength-about }
thread-name = Last Card: { $variant }
done-left = You have left the table.
done-joined = You sit at the table now.
done-ready = You are ready. The match begins when all are, or at the set time.
done-waits = You are in from the next round.
done-began = The match has begun.
done-rematch = You play again, if enough others do.
done-computer =
    { $who } sits at the table now, on seat { $seat }: { $strength ->
        [easy] an easy computer player
        [strong] a strong computer player
       *[normal] a normal computer player
    }.
done-no-computer = That computer player is no longer at the table.
done-agreed = You agree.
done-objected = You are against it, so it is not done.
done-kicked = Done: that player is no longer at the table.
done-turned-away = Done: that person waits for the next round no more.
done-host = Done: that player is the host now.
done-moved = The table is in this channel now.
done-moved-there = The table is in that channel now.
done-undo = The last action is taken back.
done-reserved = Done: a seat is kept for that person.
done-released = Done: no seat is kept for that person any more.
done-banned = Done: that person sits down at no table of this server any more, and has left those in play. /table unban lets them in again.
done-unbanned = Done: that person may sit down at the tables of this server again.
done-asked = The others are asked to agree. The table message says how it stands.
done-asked-end = The others are asked to agree. The table message says how it stands; to end the match without waiting, type the command once more: then you give it up.
done-rated = Done: a match of people only is rated.
done-casual = Done: the match is not rated.
done-follow = You follow this table: you get a message at the end of each round. /table follow with “stop” ends it.
done-unfollow = You do not follow this table any more.
done-paused = The match is paused.
done-resumed = The match goes on.
done-ended = The table is closed.
done-shown = The table message is posted anew.
done-record = The record of this match:
player-waits = { $name } (waits for the next round)
table-choice = { $variant } ({ $table })

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-add_reactions = Add Reactions
permission-create_events = Create Events

list-title = Tables of this server: { $count }
list-line = `{ $table }` · { $variant } · { $stage } · { $channel } · { $people }
list-unread = `{ $table }` · cannot be read; `/table end` with this table closes it
list-stage-lobby = open
list-stage-playing = playing
list-stage-break = between rounds
list-stage-over = over
list-stage-paused = paused
list-stage-frozen = stopped by a failure
list-more = … and { $count } more
list-none = There is no table.
list-footer = Every /table command takes one of these with the option “table”.
