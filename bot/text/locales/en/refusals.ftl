# Why something is refused: one whole sentence for each reason, told only to the one who tried.

# The rules (RECORD §4).
refused-match_over = This match is over.
refused-round_over = This round is over. The next one has not begun yet.
refused-too_late = Too late: somebody has played the last card. Only a challenge is possible now.
refused-not_in_round = You are not playing in this round.
refused-wait = Wait a moment: your last play can still be challenged.
refused-not_your_turn = It is not your turn.
refused-not_in_hand = You do not hold that card.
refused-same_rank_only = { $several ->
        [0] Here you play one card at a time.
       *[other] Only cards of one rank can be played together.
    }
refused-one_card_only = { $several ->
        [0] Here you play one card at a time.
       *[other] Those go down one at a time here.
    }
refused-must_answer = { $phase ->
        [ANSWER_ACE] You are asked for { $asked }, and have to answer with it first.
        [ANSWER_DRAW] You are threatened with drawing { $pending ->
            [one] one card
           *[other] { $pending } cards
        }. Play a card that answers that, or press **{ LABEL("button-draw", $own, $public) }**, or type `/{ command-draw }`, and take them.
        [ANSWER_SKIP] You are threatened with losing your turn. Play a card that answers that, or press **{ LABEL("button-pass", $own, $public) }**, or type `/{ command-pass }`, and lose it.
        [NAME_SUIT] Name the suit of the first card before anything else.
       *[other] You have been asked something and have to answer that first.
    }
refused-suit_not_allowed = No suit can be named with that.
refused-does_not_fit = { $only ->
        [drawn] After drawing you may play only the card you drew last, and only if it fits.
        [last] That card does not fit, or it is a special card: your last card may not be one here.
       *[other] That card does not fit: it has to match the suit in force or the rank of the top card.
    }
refused-suit_needed = Say which suit comes next when you play that card.
refused-stock_empty = There is no card left to draw.
refused-can_play = You can play a card, so you may not draw.
refused-draw_limit = You have drawn as many cards as you may in this turn.
refused-nothing_owed = It is not your turn and you owe no cards.
refused-must_draw = You have to draw before you may pass.
refused-cannot_pass = You can play a card, so you may not pass.
refused-nothing_to_call = { $call ->
        [off] Nobody has to say “last card” at this table.
        [auto] “Last card” is said for you at this table.
       *[manual] There is nothing to call: say “last card” when you hold one card, or two before you play one.
    }
refused-nobody_to_catch = Nobody has forgotten to say “last card”.
refused-own_misplay = That was your own play. Somebody else has to challenge it.
refused-nothing_to_challenge = There is nothing to challenge.

# The table.
refused-moved_on = The table has moved on since that button was shown. Here is how it stands now.
refused-no_table = There is no such table any more.
refused-not_seated = You have no seat at this table.
refused-waits = You play from the next round on.
refused-shown_just_now = The table message was posted less than half a minute ago.
refused-seated_already = You are seated here already.
refused-table_full = All seats are taken.
refused-lobby_closed = The match has begun, so nobody can join or change anything any more. Watch, or open a table with /table new.
refused-not_running = No match is being played here at the moment.
refused-not_over = The match is not over yet.
refused-dealer_chooses = The dealer says how many cards each gets, and deals. Without a choice the deal comes by itself.
refused-nothing_to_choose = At this table the dealer chooses nothing: the number of cards is an option of the table.
refused-no_break = There is no round to deal at the moment.
refused-table_over = This table is closed. Open a new one with /table new.
refused-host_only = Only the host of this table may do that.
refused-too_few = It takes at least two players. Press **{ LABEL("button-add-computer", $public) }** or type `/{ command-computer }` when nobody else is there.
refused-bad_option =
    { $nearest ->
        [none] “{ $name }” cannot be “{ $value }”. It may be { $allowed }.
       *[other] “{ $name }” cannot be “{ $value }”. Did you mean { $nearest }? It may be { $allowed }.
    }
refused-unknown_option =
    { $nearest ->
        [none] This game has no option “{ $name }”. It has { $allowed }.
       *[other] This game has no option “{ $name }”. Did you mean { $nearest }? It has { $allowed }.
    }
refused-cannot_join = Nobody can join this match any more.
refused-options_clash =
    { $needs ->
        [seats] “{ $option }” is for { $allowed } players; { $found } sit here.
       *[other] “{ $option }” goes only with “{ $needed }: { $allowed }”. Here it is: { $found }.
    }
refused-no_such_seat = Nobody sits on that seat.
refused-not_a_person = Only a person can be the host.
refused-kicked = You were taken out of this table, so you cannot sit down at it again.
refused-put_away = That table could not be read any more. It is closed now.
refused-server_full = There are { $most } tables on this server already. Join one of them.
refused-undo_nothing = There is nothing that could be taken back.
refused-undo_showed = That cannot be taken back: it has shown somebody a card, and nobody can forget one. What was drawn, dealt or turned stands.
refused-undo_seats = That cannot be taken back: somebody has left since, or sat down.
refused-about_you = This is about you, so the others decide it.
refused-rated_kick = The match is rated, and there is no other player to agree. Somebody who manages this server can do it.
refused-rated_undo = The match is rated: what was done stands.
refused-following = You follow this table already. /table follow with “stop” ends it.
refused-not_following = You do not follow this table.
refused-too_many_followers = { $most } people follow this table already, and more cannot be told.
refused-banned = Whoever manages this server keeps you out of its tables.
refused-not_banned = That person is not kept out of the tables of this server.
refused-not_a_member = As far as the bot knows you are not on this server any more. If you are, try again in a moment.
refused-seats_reserved = The seats that are left are kept for others.
refused-other_server = A table stays on its server.
refused-here_already = The table is in that channel already. The option “channel” says where it is to go.
refused-paused = The match is paused. The host can go on with **{ LABEL("button-resume", $public) }** or `/{ command-table } { command-table-resume }`, and so can all players together.
refused-not_paused = The match is not paused.
refused-motion_open = The players here are being asked about something else. Wait until that is answered.
refused-no_motion = Nobody has asked for anything here, or it is decided already.
refused-no_computer = No computer player sits here.
refused-channel_taken =
    { $most ->
        [one] There is a table in this channel already. Join it, or open yours in another channel.
       *[other] There are { $most } tables in this channel already. Join one, or open yours in another channel.
    }
refused-channel_not_allowed = On this server tables open in { $channels } only.
refused-reactions_off = Reactions do nothing at this table. Use the buttons, or the commands.
refused-too_many_seated = That game is for { $most } at most, and { $taken } sit here.
refused-too_many_tables = You sit at too many tables already. Leave one of them first.
refused-left_match = You have left this match, and leaving is for good.
refused-called_first = The “last card” came first, so nobody is caught.
refused-restarting = The bot is being restarted, so that did not happen. Please press again in a moment.
refused-not_saved = That could not be saved, so it did not happen. Please try again.
refused-frozen = Something inside failed, so this table has stopped. Nothing more can be played here; /table end closes it.
refused-still_running = The match is still being played. Its record can be had when it is over.
refused-no_record = There is no finished match at this table yet.
refused-no_proof = This match does not tell what its deals could be checked by: it was begun before the bot kept that.

# Settings and presets.
refused-managers_only = Only those who may manage this server (the permission Manage Server) can do that.
refused-moderators_only = Only those who may manage this server (the permission Manage Server), or have the role for its tables, can do that.
refused-bad_setting =
    { $kind ->
        [setting] { $nearest ->
            [none] There is no setting “{ $value }”. There are { $allowed }.
           *[other] There is no setting “{ $value }”. Did you mean { $nearest }? There are { $allowed }.
        }
        [channels] “{ $value }” is no channel of this server. Name channels of this server, such as #general, or “-” for every channel.
        [moderator_role] “{ $value }” is no role of this server. Name a role of this server, or “-” for none.
        [league_managers] “{ $value }” is no role of this server. Name roles of this server, or “-” for none.
       *[value] { $nearest ->
            [none] “{ $name }” cannot be “{ $value }”. It may be { $allowed }.
           *[other] “{ $name }” cannot be “{ $value }”. Did you mean { $nearest }? It may be { $allowed }.
        }
    }
quoted = “{ $words }”
refused-too_many_channels = That is too much: at most { $most } channels can be chosen.
refused-bad_preset_name = A preset needs a name of 1 to { $most } letters.
refused-preset_taken = There is a preset called “{ $preset }” already. Take another name, or delete that one in /settings server.
refused-no_zone =
    { $nearest ->
        [none] There is no time zone “{ $value }”. Choose one from the list.
       *[other] There is no time zone “{ $value }”. Did you mean { $nearest }? Choose one from the list.
    }
refused-no_preset =
    { $nearest ->
        [none] There is no preset called “{ $preset }” on this server.
       *[other] There is no preset called “{ $preset }” on this server. Did you mean “{ $nearest }”?
    }
refused-settings_of_server = The settings of a server are made on that server.
refused-setting_and_value = Say both what is to be set and what it is to be: `setting` first, then `value`.
refused-preset_or_variant = Say either which game or which preset, not both: a preset names its game.
refused-too_many_presets = This server has { $most } presets already. Delete one in /settings server first.

# The doors: presses and commands that do not get as far as a table.
refused-unknown_control = I do not know this button. Use /hand or /table show to get fresh ones.
refused-slow_down = Slow down a little: that was too many presses at once. Nothing was lost; try again in a moment.
refused-too_many_commands = Nothing was done: that is more than { $most } commands in half a minute. Type it again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }; the buttons under the table message work meanwhile.
refused-failed = Something went wrong on my side (error { $error }). Look at the table to see whether your move counted.
refused-no_hand_yet = No cards have been dealt to you here yet.
refused-no_option = “{ $word }” is no option with its value. Write them like refill=flip, with blanks between.
refused-no_such_card = I do not know a card called “{ $card }”. Write it like 8H, 10S or joker.
refused-no_such_player = Nobody called “{ $player }” sits at this table.
refused-which_table = Several tables may be meant: { $tables }. Say which one with the option “table”.
refused-no_table_here = There is no table in this channel, and you sit at none. Open one with /table new.
refused-server_only = Tables are opened in a channel of a server.
refused-cannot_post = I may not post here. I need { $missing } in this channel.
refused-cannot_post_there = I may not post in { $channel }. I need { $missing } there.
refused-cannot_write_there = You may not write in { $channel } yourself, so the table does not go there.
