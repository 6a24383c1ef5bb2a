# What everybody has played: /stats and /leaderboard. There is little room in the picture: a line takes 40 letters.

stats-title = Statistics
stats-title-game = Statistics: { $game }
stats-who = { $name } ({ $mention })
stats-former = a former player { $number }
stats-none = { $who } has not finished a match here yet.
stats-none-game = { $who } has not finished a match of { $game } here yet.
stats-matches-title = Matches
stats-matches =
    { $matches ->
        [one] **1** match
       *[other] **{ $matches }** matches
    }, { $wins ->
        [0] none won
       *[other] **{ $wins }** won ({ $share } %)
    }
stats-with-people =
    with other people: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins ->
        [0] none won
       *[other] { $wins } won
    }
stats-places-title = Places
stats-place = **{ $place }.** { $times } ×
stats-points-title = Points left in hand
stats-points = **{ $points }** in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $whole }.{ $tenth } a round
stats-catches-title = Catching
stats-catches = caught others: { $catches } × · was caught: { $caught } × · misplays nobody noticed: { $unnoticed }
stats-card-title = Favourite card
stats-card = { $card }, played { $times } ×
stats-ratings-title = Ratings
stats-hidden-note = Only you can see this: `/settings me` hides it from everybody else.
refused-stats_hidden = { $who } keeps these statistics private.
refused-stats_server_only = Statistics are those of a server: ask in one of its channels.
refused-no_writing_here = You may not write in this channel, so this is not shown here.
button-show-here = Show in the channel

board-title = Leaderboard
board-game =
    { $game ->
        [all] All games
       *[other] { $game }
    }
board-period =
    { $period ->
        [week] the last 7 days
        [month] the last 30 days
        [year] the last 365 days
       *[always] since the beginning
    }
board-about-league = { $league } · { $period }
board-about = { $game } · { $period }
board-by-rating = By rating. Without a number: provisional, too few matches so far.
board-by-wins = By matches won, of those with other people.
board-line-rating = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $who }: **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
board-line-wins = **{ $rank }.** { $who }: **{ $wins }** of { $matches }
board-none = Nobody stands here yet: it takes a match with other people that is played to its end.
board-none-rated = Nobody stands here yet: it takes a rated match.
board-hidden-note = You do not stand here: `/settings me` hides you.

stats-picture-about = { $game } · { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    }
stats-picture-line = Thick line: the rating
stats-picture-margin = Thin lines: how far off it may be
# What the picture says to whoever does not see it.
stats-picture-words-one = The rating of { $name } in { $game } after one match, on { $first }: { $rating } ± { $margin }.
stats-picture-words = The rating of { $name } in { $game } from { $first } to { $last }, match by match: now { $rating } ± { $margin }, at the lowest { $lowest }, at the highest { $highest }.
