# Leagues: their message, their screens, the form of a new one, and what is answered.

league-headline = { $state ->
        [sign_up] The sign-up is open. Press **Enter** to play; it ends { $due }.
        [season_sign_up] The sign-up is open. Press **Enter** to play; the first check-in begins { $due }.
        [invited] The managers choose who plays. The first tables are drawn { $due }.
        [season_invited] The managers choose who plays; the first check-in begins { $due }.
        [paused] Paused: nothing begins by itself until it goes on.
        [won] 🏆 **{ $champion }** has won.
        [over] It is over, and nobody has won.
        [between] The next matches begin { $due }.
       *[played] In play.
    }
league-headline-checking = Who plays? Press **Check in**; the tables are drawn { $due }.
league-game = **Game:** { $game }
league-clock = { $time } for a turn
league-how = **Format:** { $words }
league-cup = Knock-out cup: tables of up to { $size }, { $advance ->
        [one] the best goes on
       *[other] the best { $advance } go on
    }; drawn { $seeding ->
        [rating] by rating
       *[lot] by lot
    }.
league-season = Season of { $days ->
        [one] one match day
       *[other] { $days } match days
    }, every { $every }: tables of up to { $size }, drawn { $seeding ->
        [rating] by rating
       *[lot] by lot
    }, points by place { $points }.
league-check-in = Who plays checks in during { $time } before each.
league-final = Then the best { $count } play a knock-out, of which { $advance ->
        [one] the best of each table goes on
       *[other] the best { $advance } of each table go on
    }.
league-ready-time = **At the table:** press Ready within { $time }, else you lose by walkover.
league-who = **Who may enter:** { $role ->
        [everybody] everybody
        [invited] nobody by himself: managers enter people by `/league add`
       *[other] { $role }
    }
league-rated = **Rated:** yes
league-unrated = **Rated:** no
league-next-draw = **Drawn:** { $at } ({ $due })
league-next-check-in = **Check-in:** { $at } ({ $due })
league-next-day = **Match day { $number }:** { $at } ({ $due })
league-next-final = **Final:** { $at } ({ $due })
league-every =
    { $days ->
        [0] no
        [7] every week
        [14] every two weeks
       *[28] every four weeks
    }
league-repeats = **Repeats:** { $every }. { $how ->
        [made] The next one is open.
        [season] The next one opens when this one is over.
       *[cup] The next one, until { $until }, opens when this one is over, at the latest { $latest }.
    }
league-entrants-title = Entered: { $count } of { $most } at most
league-checked-in = Checked in: { $count } of { $of }
league-nobody-yet = Nobody yet.
league-nobody-here = Nobody has come.
league-standings-title = Standings
league-places-title = Places
league-day = Match day { $number } of { $of }
league-stage = Stage { $number } ({ $tables ->
        [one] one table
       *[other] { $tables } tables
    })
league-stage-final = Final
league-table-open = { $number } · { $seats }{ $where }
league-table-soon = {" "}(opens soon)
league-table-ended = { $number } · { $result }
league-place = { $place }. { $who }
league-walkover = { $places } ({ $how ->
        [walkover] by walkover
        [entered] entered by hand
       *[played] played
    }{ $count ->
        [0] {""}
       *[other] ; not there: { $absent }
    })
league-nobody-came = nobody came: { $absent }
league-record-code = { $line } · record `{ $table }`
league-bye = No match: { $who }
league-place-line = { $place }. { $who }
league-standing = { $place }. { $who }: **{ $points }** · wins { $wins } · played { $played }{ $cards ->
        [none] {""}
       *[other] {" "}· cards { $cards }
    }{ $dropped ->
        [0] {""}
       *[other] {" "}· has left
    }
league-more = … and { $count } more
league-footer = League { $league }
league-state = { $state ->
        [checking] check-in ends { $due }
        [sign_up] sign-up ends { $due }
        [paused] paused
        [won] over
        [over] over
        [between] next matches { $due }
       *[played] in play
    }

button-enter = Enter
button-check-in = Check in
button-standings = Standings
button-stages = Matches
button-entrants = Who is in
button-log = Log
button-create = Create
button-form = Back to the form
button-sure = Take them back
button-leave-league = Leave the league
button-end-league = End it
button-end-one = End this one
button-end-all = End it, and do not repeat

league-title-standings = { $league }: standings
league-title-stages = { $league }: matches
league-records = /table record with such a code gives the record of a match.
league-title-entrants = { $league }: who is in
league-title-rules = { $league }: rules
league-title-log = { $league }: what was done
league-title-result = { $league }: result of { $table }
league-result-body = Press those who came, the first place first. Whoever is left out counts as not there.
league-result-now = **As it stands:** { $result }
league-result-so-far = **So far:** { $places }
league-result-back = One back
league-result-nobody = Nobody came
league-result-enter = Enter this result
league-nobody-choice = Nobody came
league-nothing = Nothing yet.
league-entrant = { $number }. { $who }{ $state ->
        [dropped] {" "}· has left
        [here] {" "}· checked in
       *[in] {""}
    }
league-mine-title = Your leagues on this server
league-mine-none = You have entered none. `/league join` enters one.
league-mine-line = [{ $league }]({ $link }): { $state }
league-mine-so = { $so ->
        [table] {" "}· your table: { $channel }
        [soon] {" "}· your table opens soon
        [bye] {" "}· you have no match in this stage, and go on
        [on] {" "}· you go on, and wait for the others
        [out] {" "}· you are out
        [left] {" "}· you have left
        [checked_in] {" "}· you are checked in
        [to_check_in] {" "}· not checked in yet: `/league checkin`
        [won] {" "}· you have won
       *[nothing] {""}
    }
league-mine-ratings = Your ratings on this server
league-mine-rating = { $game }: **{ $rating }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , provisional
    } · { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
league-choice = { $league }{ $live ->
        [0] {" "}(over)
       *[other] {""}
    }
league-match-choice = { $number } · { $seats }{ $ended ->
        [0] {""}
       *[other] {" "}(ended)
    }
league-the-bot = the bot
league-deed = { $at } · { $who } { $word ->
        [CreateLeague] has created the league
        [EnterLeague] has entered
        [QuitLeague] has left
        [CheckIn] has checked in
        [StartLeague] has started it, or its next match day
        [AddEntrants] has entered { $whom }
        [DropEntrant] has taken { $whom } out
        [MoveDeadline] has moved the deadline to { $to }
        [SetResult] { $how ->
            [set] has set the result of { $table }{ $places ->
                [none] : nobody came
               *[other] : { $places }
            }
           *[reopened] has re-opened { $table }
        }
        [PauseLeague] has paused it
        [ResumeLeague] goes on with it
        [CloseSignUp] has closed the sign-up
        [OpenSignUp] has opened the sign-up again
        [CloseSeason] has closed the season
        [EndLeague] has ended it
        [gone] has taken { $whom } out, who is on this server, or may play here, no more
        [RepeatLeague] has set whether it repeats
        [result] has taken in the result of { $table }{ $places ->
            [none] : nobody came
           *[other] : { $places }
        }
        [due] went on by the clock
       *[other] { $word }
    }

league-form-body = Choose from the menus on { $pages } pages and press **Create**. What you do not choose stays as it stands here. The form is kept for two days.
league-options-body = Choose from the menus; each choice is set at once. Then **Back to the form**.
    The game so far: { $game }
league-field-format = Format
league-field-game = Game
league-field-size = Seats at a table
league-field-advance = How many go on
league-field-day = Sign-up until
league-field-time = Hour, in { $zone }
league-field-ready = Time to be ready
league-field-clock = Time for a turn
league-field-days = Match days
league-field-every = One match day every
league-field-check_in = Check-in
league-field-final = Final knock-out
league-field-entry = Who may enter
league-field-role = Role
league-field-points = Points by place
league-field-rated = Rated
league-field-repeat = Repeats
league-field-seeding = Tables are drawn
league-value-format =
    { $value ->
        [season] season with match days
       *[cup] knock-out cup
    }
league-value-rated =
    { $value ->
        [on] yes
       *[off] no
    }
league-value-seeding =
    { $value ->
        [rating] by rating
       *[lot] by lot
    }
league-value-entry =
    { $value ->
        [role] who has a role
        [list] only whom the managers enter
       *[everybody] everybody
    }
league-points-about = { $places ->
        [one] for the first place
       *[other] for the first { $places } places
    }{ $rest ->
        [1] , the others get none
       *[0] {""}
    }
league-points-own = Points of your own …
league-points-typed = You type them in a form
league-points-title = Points by place
league-points-label = Points, the first place first
league-points-how = One to eight whole numbers, none higher than the one before, like 5-3-2-1. Further places get none.
league-number = { $field ->
        [size] up to { $count }
        [advance] { $count ->
            [one] the best of each table
           *[other] the best { $count } of each table
        }
        [final] { $count ->
            [0] none
           *[other] of the best { $count }
        }
       *[days] { $count }
    }
league-clock-usual = as this server, or the bot, is set up
league-role-menu = The role that may enter
league-role-unset = not chosen yet
league-no-game = a preset that is not there any more

date-day = { $weekday ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
date-hour = { $hour }:00 { $zone }
date-moment = { $day }, { $hour }:00 { $zone }
date-in-minutes = in { $count } minutes
date-in-hours =
    { $count ->
        [one] in an hour
       *[other] in { $count } hours
    }

league-created = The sign-up is open. The message of the league stays up to date in this channel. `/league start` begins it before its time, `/league add` enters people, `/league close` closes the sign-up.
league-created-no-events = With the permission “Create Events” I would also put it among the events of this server.
league-entered = You are in { $league }.
league-left = You have left { $league }.
league-checked = You are checked in for the next match day of { $league }.
league-shown = The message of { $league } is posted anew.
league-started = { $league }: the tables are drawn, and open one after the other.
league-sign-up-closed = Nobody can enter { $league } by himself any more. `/league add` still enters people, `/league open` opens the sign-up again.
league-sign-up-open = The sign-up of { $league } is open again.
league-check-in-open = { $league }: the check-in is open, and those who are in it are called. `/league start` once more draws the tables at once.
league-leave-sure =
    { $began ->
        [cup] { $league } has begun: who leaves it is out for good, and loses his match. Do you want that?
       *[season] Who leaves { $league } loses the match he plays, and stands last; he may enter again while match days are left. Do you want that?
    }
league-end-sure = That ends { $league } with nobody as its winner, and all its open tables. It cannot be taken back. Do you want that?
league-closed = { $league } has no more match days.
league-dropped = { $who } is out of { $league }.
league-moved = { $league } waits until { $at } now.
league-result-set = The result is set, and what follows from it is done again.
league-reopened = The match is played again.
league-paused = { $league } is paused. Matches that are in play go on.
league-resumed = { $league } goes on.
league-ended = { $league } is over.
league-ended-one = { $league } is over. The next one opens in this channel.
league-end-repeating = { $league } repeats. End only this one, so that the next one opens now, or for good?
league-repeats-set = { $days ->
        [0] { $league } does not repeat any more.
        [7] { $league } repeats every week.
        [14] { $league } repeats every two weeks.
       *[28] { $league } repeats every four weeks.
    }
league-exported = The league as a file:
league-add-title = { $league }: entered by you
league-added = ✅ Entered ({ $count }): { $who }
league-add-unfit = ❌ { $who } (`{ $id }`): { $why ->
        [bot] that is a bot.
        [stranger] no member of this server.
        [nobody] nobody at Discord has that id.
       *[unasked] Discord did not say who that is. Try again.
    }
league-add-refused = ❌ { $who }: { $reason }
league-add-strange = ❌ “{ $word }” is no mention and no id.

# Why something about a league is refused.
refused-no_league = There is no such league on this server.
refused-no_league_here = There is no league on this server. Whoever manages leagues begins one with /league create.
refused-which_league = Several leagues may be meant: { $leagues }. Say which one with the option “league”.
refused-league_managers_only = Only those who manage the leagues of this server may do that: whoever may manage the server, and the roles set in /settings server.
refused-too_many_leagues = There are { $most } leagues on this server already. End one of them first.
refused-league_partners = That game is played by partners, and in a league everybody plays for himself.
refused-league_role = Only { $role } may enter this league.
refused-league_form_over = That form is over: its league was created, or two days have passed. `/league create` begins another.
refused-league_no_role = Choose the role that may enter, or let everybody enter.
refused-league_seats = That game is for { $most } at most, and tables of { $seats } may be drawn. Choose fewer seats, or another game.
refused-league_points_count = One to eight numbers make a scheme, like 5-3-2-1. The points stay as they were.
refused-league_points_number = “{ $what }” is no whole number. Type points like 5-3-2-1. The points stay as they were.
refused-league_points_most = “{ $what }” is too much: a place is worth 100 points at most. The points stay as they were.
refused-league_points_rise = A place cannot be worth more than the one before it ({ $what }). The points stay as they were.
refused-league_points_nothing = The first place has to be worth something. The points stay as they were.
refused-league_bad_time = That time is past, or more than a year ahead.
refused-league_no_time = Choose a time from the list.
refused-league_no_deadline = The league waits for its tables now, not for a time.
refused-league_would_lose =
    { $count ->
        [one] That takes back a match that was played: { $matches }. Do you want that?
       *[other] That takes back { $count } matches that were played: { $matches }. Do you want that?
    }
refused-league_moved_on = The league has moved on since that button was shown. Type the command again.
refused-league_over = This league is over.
refused-league_entered = Already in this league.
refused-league_full = This league is full.
refused-league_too_late = It has begun, so nobody can enter any more.
refused-league_not_entered = You are not in this league.
refused-league_sign_up_closed = The sign-up is closed already.
refused-league_sign_up_open = The sign-up is open already.
refused-league_not_in_it = { $who } is not in this league, or not any more.
refused-league_taken_out = A manager has taken you out of this league, and only a manager can enter you again.
refused-league_invited = This league is for a list of people: only its managers enter anybody.
refused-league_kept_out = Whoever is kept out of the tables of this server cannot be in its leagues.
refused-league_stage_open = There are tables that have not ended yet.
refused-league_too_few_here =
    { $count ->
        [0] Nobody has checked in yet, and it takes two.
       *[other] Only one has checked in yet, and it takes two.
    } `/league deadline` moves the match day.
refused-league_too_few = It takes at least two entrants.
refused-league_nobody_asked = Nobody has been asked to check in yet.
refused-league_no_such_table = There is no such table in this league. Choose one from the list.
refused-league_other_people = Those people were not drawn to that table.
refused-league_points_missing = Each place needs its points.
refused-league_has_ended = That table has ended already, and what came after it stands on that.
refused-league_not_ended = That table has not ended yet.
refused-league_no_more_days = This league has no more match days.
refused-league_no_check_in = Nobody can check in now.
refused-league_checked_in = You are checked in already.
refused-league_began = It has begun already.
refused-league_paused = The league is paused. /league resume goes on with it.
refused-league_not_paused = The league is not paused.
refused-league_repeated = The next one is open already. Ask for that one.
refused-league_no_series = It does not repeat.
refused-league_shown_just_now = The message of the league was posted less than half a minute ago.
refused-league_no_game = That game, or preset, is not there any more. Choose another.
refused-league_no_entrant = Nobody called “{ $player }” is in this league, or more than one. Choose from the list.
refused-league_not_at_table = “{ $player }” was not drawn to that table. Choose from the list.
refused-league_twice = Somebody stands there twice.
refused-league_too_many_added = That is too many at once: at most { $most }.
refused-not_drawn = Only who was drawn to this table plays here.
refused-of_league = This is a table of a league: the league has settled who plays what, and nothing is taken back.
refused-too_many_roles = That is too much: at most { $most } roles can be chosen.

notice-league_no_threads = The tables of the league { $league } open in { $channel } itself: I can make no threads there. It takes the permission “Create Public Threads”, and a text channel.
notice-league_not_shown = I cannot show the message of the league { $league } in { $channel }. The league goes on. Please let me see the channel, send messages and embed links there.
notice-league_begins = { $people } · **{ $league }** is drawn { $at }, and your table calls you then. Who cannot play types `/league leave`.
notice-league_check_in = { $people } · **{ $league }**, match day { $day }: who plays presses **Check in** under the message of the league, or types `/league checkin`. The tables are drawn { $at }.
notice-league_check_in_ends = { $people } · **{ $league }**: not checked in yet. **Check in** under the message of the league, or `/league checkin`, does it. The tables of match day { $day } are drawn { $at }, without whoever has not.
notice-league_dropped = { $by } has taken you out of the league { $league }.
notice-league_bye = You have no match in this stage of the league { $league }, and go on.
notice-league_bye_day = You have no match on this match day of the league { $league }: it counts as a first place.
notice-league_repeats_no_more = The league { $league } does not repeat any more: nobody has wanted to play { $count } times in a row. /league create begins another.
notice-fixture_reminder = { $people }, your match begins soon. Press **Ready** under the table message, or type `/join`, else you lose by walkover.
