# The words in the pictures of tables, and for whoever does not see them. A line in a picture takes 30 letters beside the pile.

table-picture-top = Top card
table-picture-last = Last card
table-picture-turn = To move: { $who }
table-picture-wait = Nobody is to move
table-picture-arrest = The last card can be challenged
table-picture-paused = Paused
table-picture-open = Any card fits
table-picture-suit = Suit: { $suit }
table-picture-asked = Asked for { $answers }
table-picture-threat = Threat: take { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-picture-skip = Threat: lose the turn
table-picture-direction = { $direction ->
        [cw] Clockwise
       *[ccw] Counter-clockwise
    }: { $down ->
        [1] down the list
       *[0] up the list
    }
table-picture-stock = Stock: { $cards }
table-picture-out = out
table-picture-left = has left
table-picture-watching = watches this round
table-picture-went-out = no card left
table-picture-match-over = The match is over
table-picture-round-over = The round is over
table-picture-won = { $count ->
        [one] has won
       *[other] have won
    }
table-picture-total = { $total ->
        [one] 1 point
       *[other] { $total } points
    } (+{ $points })
table-picture-words = Picture of the table. Top card: { $top }. { $facts }. Seats: { $seats }.
table-picture-sheet-words = Picture of how { $over ->
        [1] the match
       *[0] the round
    } ended: { $title }. { $top ->
        [none] {""}
       *[other] Last card: { $top }.{" "}
    }{ $lines }.
