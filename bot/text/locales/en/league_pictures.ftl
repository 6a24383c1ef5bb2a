# The words in the pictures of leagues, and about them. There is little room in a picture: a line takes 40 letters.

league-picture-cup = Knock-out cup · { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
league-picture-season = Season · match day { $day } of { $of } · { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
league-picture-final = Season, final knock-out
league-picture-won = has won
league-picture-on = goes on
league-picture-absent = was not there
league-picture-open = being played
league-picture-bye = no match
league-picture-points = Pts
league-picture-wins = W
league-picture-played = P
league-picture-heads = Pts points · W wins · P matches played
league-picture-gone = Struck out: has left the season
# What the picture says to whoever does not see it.
league-picture-words = { $what ->
        [standings] Standings
       *[bracket] Bracket
    } of { $league }, as a picture{ $pages ->
        [1] {""}
       *[other] , page { $page } of { $pages }
    }. Everything on it stands as text under the { $what ->
        [standings] buttons { LABEL("button-standings", $public) } and { LABEL("button-stages", $public) }
       *[bracket] button { LABEL("button-stages", $public) }
    }.
league-picture-page = **{ $league }** · page { $page } of { $pages }
league-picture-alone = **{ $league }**
button-picture = Picture
button-picture-light = Light
button-picture-dark = Dark
refused-no_picture = The picture cannot be drawn now. The same stands as text under { LABEL("button-standings", $public) } and { LABEL("button-stages", $public) } and in `/{ command-league } { command-league-table }`.
refused-may_not_attach = I may not attach files here. Please give me the permission “Attach Files”, or look at the text under { LABEL("button-standings", $public) } and { LABEL("button-stages", $public) } and in `/{ command-league } { command-league-table }`.
