# The one page of help: where somebody is, what he can do there now, and where else to look.

help-title = Last Card: where you are, and what you can do
help-footer = Nobody but you sees this.
help-new-title = Never played here?
help-now-title = What you can do now
help-tables-title = Other tables
help-leagues-title = Leagues
help-more-title = Everything else

help-unknown = I cannot look up the tables at this moment. Nothing is lost; ask again in a little while.
help-direct = Your hands arrive in these messages. Tables stand in the channels of servers; whatever is played there can be typed here too.
help-no-table = No table is open in this channel.
help-table = [{ $variant }]({ $link }) (table `{ $table }`): { $state ->
        [lobby] open, not begun.
        [break] between two rounds.
        [over] the match is over.
        [paused] paused.
        [frozen] stopped by a failure.
       *[playing] a match is being played.
    } { $role ->
        [host] You sit there, and are its host.
        [seated] You sit there.
        [waiting] You get a seat when the next round is dealt.
        [past] {""}
        [kept] A seat is kept for you.
        [left] You have left it.
       *[none] You do not sit there.
    }

help-do-open = `/{ command-table } { command-table-new }` opens a table here and seats you; anybody may. The others press **{ LABEL("button-join", $public) }**, **{ LABEL("button-add-computer", $public) }** fills empty seats, **{ LABEL("button-start", $public) }** deals.
help-do-join = **{ LABEL("button-join", $public) }** under the table message, or `/{ command-join }`, seats you.
help-full = All its seats are taken.
help-do-ready = **{ LABEL("button-ready", $public) }** under the table message, or `/{ command-join }`, seats you. The match begins when all are ready, or at the set time.
help-not-drawn = Only those the league has drawn play there.
help-do-fill = { $count ->
        [one] One more player is needed
       *[other] { $count } more players are needed
    }: others press **{ LABEL("button-join", $public) }**; **{ LABEL("button-add-computer", $public) }**, or `/{ command-computer }`, seats a computer player.
help-do-start = **{ LABEL("button-start", $public) }**, or `/{ command-start }`, deals the first round. More can still sit down before.
help-do-wait-start = The host starts the match.
help-do-prepare = **{ LABEL("button-options", $public) }**, or `/{ command-options }`, changes the game and how it is played; `/{ command-table } { command-table-save }` keeps that as a preset, if you manage this server, `/{ command-table } { command-table-reserve }` keeps a seat for somebody, `/{ command-table } { command-table-rated }` says whether the match counts.
help-do-leave-lobby = **{ LABEL("button-leave", $public) }**, or `/{ command-table } { command-table-leave }`, gives up your seat.
help-do-frozen = `/{ command-table } { command-table-end }` closes it: its host may, and whoever manages the server.
help-do-resume = **{ LABEL("button-resume", $public) }**, or `/{ command-table } { command-table-resume }`, goes on: the host alone, or all players together.
help-do-agree = You are asked to agree to something: **{ LABEL("button-agree", $public) }** or **{ LABEL("button-object", $public) }** under the table message, or `/{ command-agree }`.
help-do-play = Press a card of your hand, or type `/{ command-play }`.{ $several ->
        [1] {" "}Several of one rank can go together: press them in their order.
       *[0] {""}
    }
help-do-draw = **{ $button }**, or `/{ command-draw }`.
help-do-pass = **{ $button }**, or `/{ command-pass }`.
help-do-name-suit = Press the suit that is to follow, or type `/{ command-suit }`.
help-do-wait-turn = It is not yours to move: wait, and watch the others.
help-do-call = With one card left, say so: **{ LABEL("button-last-card", $own, $public) }**, `/{ command-lastcard }`{ $sign ->
        [none] .
       *[other] , or { $sign } under the table message.
    }
help-do-catch = Somebody has one card and has not said so? **{ LABEL("button-catch", $own, $public) }**, `/{ command-catch }`{ $sign ->
        [none] .
       *[other] , or { $sign }.
    }
help-do-challenge = Somebody has played a wrong card, or owes some? **{ LABEL("button-challenge", $own, $public) }**, `/{ command-challenge }`{ $sign ->
        [none] .
       *[other] , or { $sign }.
    }
help-do-hand = **{ LABEL("button-hand", $public) }**, or `/{ command-hand }`, shows your cards to you alone.
help-do-table = `/{ command-table } { command-table-show }` posts the table message anew; `/{ command-table } { command-table-leave }` gives up your seat for good.
help-do-host = As its host: `/{ command-table } { command-table-kick }` `/{ command-table } { command-table-host }` `/{ command-table } { command-table-pause }` { $rated ->
        [1] {""}
       *[0] `/{ command-table } { command-table-undo }`{" "}
    }`/{ command-table } { command-table-move }` `/{ command-table } { command-table-end }`.
help-do-join-match = **{ LABEL("button-join", $public) }** under the table message, or `/{ command-join }`, seats you from the next round on.
help-do-watch = **{ LABEL("button-follow", $public) }**, or `/{ command-table } { command-table-follow }`, tells you of the end of each round.
help-do-wait-out = You play no card now; the table message shows how it goes on.
help-do-next = **{ LABEL("button-next", $public) }**, or `/{ command-deal }`, deals at once.
help-do-deal = You deal: choose how many cards each gets from the menu under the table message, or by `/{ command-deal }`.
help-do-dealer = { $who } chooses how many cards are dealt next.
help-do-rematch = **{ LABEL("button-rematch", $public) }**, or `/{ command-start }`, plays again: the same people, the same options.
help-do-review = **{ LABEL("button-review", $public) }**, or `/{ command-table } { command-table-review }`, shows you alone where the strong computer player would have played better than you.
help-do-look-back = `/{ command-replay }` shows the match again, `/{ command-table } { command-table-record }` gives it as a file, `/{ command-table } { command-table-verify }` checks its deals.

help-other = [{ $variant }]({ $link }) (`{ $table }`): { $state ->
        [turn] **it is your turn**
        [lobby] open, not begun
        [break] between two rounds
        [over] over
        [paused] paused
        [frozen] stopped by a failure
       *[playing] being played
    }{ $seated ->
        [1] {" "}· you sit there
       *[0] {""}
    }
help-several = Where it is not clear which table a command means, name the table by the option `{ parameter-table }`.
help-called = **{ $league } waits for you** in { $channel }: **{ LABEL("button-ready", $public) }** or `/{ command-join }` there, in time, else you lose by walkover.
help-leagues = `/{ command-league } { command-league-join }` enters you: { $leagues }.
help-new = `/{ command-table } { command-table-tutorial }` is a short match with two computer players, explained step by step. `/{ command-rules }` tells how the game is played.

help-more-rules = `/{ command-rules }` explains this table, or any game. Everything on buttons can be typed.
help-more-played = `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }` show what was played, `/{ command-league } { command-league-mine }` your leagues.
help-more-own = `/{ command-settings } { command-settings-me }` sets your language, your notices and how you see cards; `/{ command-privacy }` tells what is stored about you, and deletes it.
help-more-runs = You may run any table here, as its host may.
help-more-manages = You manage this server: `/{ command-settings } { command-settings-server }` sets language, game, clock, channels and reactions, `/{ command-settings } { command-settings-moderators }` who runs tables, `/{ command-settings } { command-settings-zone }` the time zone; `/{ command-table } { command-table-list }` `/{ command-table } { command-table-ban }` `/{ command-league } { command-league-create }`.
