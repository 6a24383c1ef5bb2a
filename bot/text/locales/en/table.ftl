# The public message of a table while and after a match is played.

table-headline-turn = { $who } to move. On top: { $top }.
table-headline-asked = { $who } is asked for { $answers }. On top: { $top }.
table-headline-threatened = { $who } has to answer, or takes { $count } cards. On top: { $top }.
table-headline-skip-threatened = { $who } has to answer, or is skipped. On top: { $top }.
table-headline-name-suit = { $who } names a suit. On top: { $top }.
table-headline-arrest = The last card has been played: { $top }. It can still be challenged.
table-headline-wait = On top: { $top }.
table-title = { $variant }, { $kind ->
        [private] private round
        [extra] extra round
       *[plain] round
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }
table-top = **Top card:** { $top }
table-suit = **Suit in force:** { $suit }
table-open = **Any card fits**
table-turn = **Turn:** { $who }
table-turn-until = Time runs out { $due }.
table-asked = { $variant ->
        [gambian] “Are you strong?”{" "}
       *[other] {""}
    }What answers: { $answers }.
table-threat = **Threat:** take { $count } cards. What answers: { $answers }.
table-skip-threat = **Threat:** lose the turn. What answers: { $answers }.
table-arrest-until = The round ends { $due } unless somebody challenges.
table-direction = **Direction:** { $direction ->
        [cw] ↻ clockwise
       *[ccw] ↺ counter-clockwise
    }
table-waiting = { $people } will join when the next round is dealt.
table-stock = **Stock:** { $count ->
        [one] one card
       *[other] { $count } cards
    }
table-goal-target = **Match:** until somebody has { $target } points; { $low ->
        [0] the highest total wins
       *[other] the lowest total wins
    }
table-goal-rounds = **Match:** after the last round { $low ->
        [0] the highest total wins
       *[other] the lowest total wins
    }
table-seats-title = Seats
table-seat = { $turn ->
        [0] {""}
       *[other] ▶{" "}
    }{ $number } · { $who }: { $cards ->
        [one] **1** card
       *[other] **{ $cards }** cards
    }
table-seat-watching = { $number } · { $who }: watches this round
table-seat-out = { $number } · { $who }: out
table-seat-left = { $number } · { $who }: has left
table-seat-went-out = { $number } · { $who }: no card left
table-seat-strength =
    { $strength ->
        [easy] easy
        [strong] strong
       *[normal] normal
    }
table-seat-partner = partner of { $number }
table-seat-owes = owes { $count }
table-seat-away = away
table-seat-total = { $total ->
        [one] 1 point
       *[other] { $total } points
    }
table-events-title = What happened
table-footer = Table { $table }
table-footer-reactions = Table { $table } · { $reactions }
reaction-call = 🔔 last card
reaction-catch = 🚨 catch
reaction-challenge = ⚠️ challenge
table-paused = **Paused.** All clocks stand still. The host can go on with **Resume**, and so can all players together; the match is given up { $due }.
table-motion-pause = { $by } asks to pause the match. Still to agree: { $missing }; the question falls { $due }.
table-motion-resume = { $by } asks to go on with the match. Still to agree: { $missing }; the question falls { $due }.
table-motion-undo = { $by } asks to take back the last action. Still to agree: { $missing }; the question falls { $due }.
table-league = **League:** { $league }{ $over ->
        [1] {" "}· `/league mine` tells what comes next for you
       *[0] {""}
    }
table-reserved = Seats are kept for { $people }.
table-motion-kick = { $by } asks to take { $who } out of the match. Still to agree: { $missing }; the question falls { $due }.
table-motion-end = { $by } asks to end the match without a result. Still to agree: { $missing }; the question falls { $due }.
table-rated = Rated: the match counts. Nothing is taken back, and it is ended only if all agree.
table-casual = Not rated. Matches of people only, by a clock, are rated, unless the host says no.
button-follow = Follow
button-resume = Resume
button-agree = Agree
button-object = Against it
table-restarting = **The bot is being restarted.** All clocks stand still, and presses do nothing, until it is back: in a moment.
table-asleep = **Everybody is away.** The match waits for one of you: any press goes on with it.
table-frozen = Something inside failed, so this table has stopped. /table end closes it.

button-hand = My hand
button-draw = Draw
button-pass = Pass
button-last-card = Last card
button-catch = Catch
button-challenge = Challenge
button-next = Next round
button-rematch = Rematch
button-record = Record

deal-title = { $variant }: the first deal
break-title = { $variant }: { $kind ->
        [private] private round
        [extra] extra round
       *[plain] round
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    } is over
break-headline = Round { $number } is over.
break-counts-title = Counted
break-count = { $who }: { $points ->
        [one] **1** point
       *[other] **{ $points }** points
    } · { $cards }
break-count-none = { $who }: no card left
break-totals-title = Totals after round { $number }
break-total = { $who }: { $total ->
        [one] **1** point
       *[other] **{ $total }** points
    } (this round: { $points })
break-dealer-chooses = { $who } deals: how many cards each? Without a choice it will be { $count }.
break-deal-menu = Cards each (the dealer chooses)
break-deal-choice = { $count ->
        [one] 1 card each
       *[other] { $count } cards each
    }
button-deal = Deal { $count } each
break-deal-until = The cards are dealt { $due } at the latest.
break-next-until = The next round begins { $due }.

over-title = { $variant }: the match is over
closed-title = { $variant }: the table is closed
over-headline-champion = 🏆 { $winners } { $count ->
        [one] is the champion
       *[other] win together
    }!
over-headline-won = 🏆 { $winners } { $count ->
        [one] wins the match
       *[other] win the match together
    }!
over-headline-nobody = The match is over, and nobody has won it.
over-headline-forfeit = { $winners } { $count ->
        [one] wins
       *[other] win
    }, because everybody else has left.
over-headline-ended = The match was ended.
over-headline-no_humans = The match stopped: no person is left at the table.
over-headline-abandoned = The match was abandoned: nobody has touched it for too long.
over-headline-league_closed = No match was played here. The message of the league shows how that counts.
over-headline-lobby_closed = This table was closed before a match began.
over-last-card = **Last card:** { $card }
over-places-title = Places
over-places-drawn = *A draw from the seed of the match decided between equals.*
over-place = **{ $place }.** { $who }
over-place-total = **{ $place }.** { $who }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
over-ratings-title = Ratings
over-rating = { $who }: { $before } → **{ $after }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , provisional
    }
over-unrated = The match is not rated: { $why ->
        [forfeit] not everybody had had two turns.
        [abandoned] not everybody had had two turns.
       *[other] it was not played to its end.
    }
over-rematch-until = The offer of a rematch ends { $due }.

message-old = This message is out of date. Whoever plays at the table finds everything in its newest one.
message-moved = This table has moved: it goes on in { $channel }.
