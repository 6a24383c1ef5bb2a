# A player's own hand, seen by nobody else.

hand-title = Your hand
hand-title-page = Your hand, page { $page } of { $pages }
hand-where = At [this table]({ $link }), round { $number }; you are seat { $seat }.
hand-count = { $count ->
        [0] You hold no card.
        [one] You hold 1 card:
       *[other] You hold { $count } cards:
    }
hand-fits = What fits: { $cards }.
hand-your-turn = **Your turn.** On top: { $top }.
hand-your-turn-until = **Your turn**; time runs out { $due }. On top: { $top }.
hand-asked = **Are you strong?** Answer with an ace. On top: { $top }.
hand-asked-until = **Are you strong?** Answer with an ace; time runs out { $due }. On top: { $top }.
hand-name-suit = **Name the suit** for the first card, { $top }.
hand-not-your-turn = It is not your turn.
hand-other-turn = { $who } is to move. On top: { $top }.
hand-nobodys-turn = On top: { $top }.
hand-suit = Suit in force: { $suit }.
hand-open = Any card fits.
hand-owes = You owe { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: press Draw, once for each.
hand-others = Others: { $counts }.
hand-other = { $who } { $cards }
hand-may-play-none = Nothing fits: press Draw.
hand-round-over = The round is over.
hand-match-over = The match is over.
hand-out = You are out of this match. You can watch the table to the end.
hand-watching = You are not playing in this round.
hand-away = You were away, so a computer player took your turns. Any press brings you back.
hand-choose-suit = Which suit comes next? You are about to play the { $card }.

button-page-back = Previous cards
button-page-next = More cards
button-suit-back = Back to the hand
button-suit = { $suit }

hand-notice = ⚠ { $notice }
