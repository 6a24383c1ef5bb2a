# A player's own hand, seen by nobody else.

hand-title = Your hand
hand-title-page = Your hand, page { $page } of { $pages }
hand-where = At [this table]({ $link }), round { $number }; you are seat { $seat }.
hand-where-out = At [this table]({ $link }); you are seat { $seat }.
hand-count = { $count ->
        [0] You hold no card.
        [one] You hold 1 card:
       *[other] You hold { $count } cards:
    }
hand-partner = You play with { $who }.
hand-fits = What fits: { $cards }.
hand-several = Several of one rank can go down together: press the one to be laid first.
hand-may-also = { $can ->
        [draw] You may draw instead.
        [pass] You may pass instead.
       *[both] You may draw or pass instead.
    }
hand-drew = You have just drawn the { $card }.
hand-answers = You can answer with: { $cards }.
hand-no-answer = You have no answer: press { $count ->
        [0] Accept the skip
        [one] Take 1 card
       *[other] Take { $count } cards
    }.
hand-your-turn = **Your turn.** On top: { $top }.
hand-your-turn-until = **Your turn**; time runs out { $due }. On top: { $top }.
hand-asked = **{ $variant ->
        [gambian] Are you strong?
       *[other] Your turn: you are asked.
    }** Answer with { $answers }. On top: { $top }.
hand-asked-until = **{ $variant ->
        [gambian] Are you strong?
       *[other] Your turn: you are asked.
    }** Answer with { $answers }; time runs out { $due }. On top: { $top }.
hand-threatened = **Your turn: answer, or take { $count } cards.** On top: { $top }.
hand-threatened-until = **Your turn: answer, or take { $count } cards**; time runs out { $due }. On top: { $top }.
hand-skip-threatened = **Your turn: answer, or be skipped.** On top: { $top }.
hand-skip-threatened-until = **Your turn: answer, or be skipped**; time runs out { $due }. On top: { $top }.
hand-name-suit = **Your turn: name the suit** for the first card, { $top }.
hand-name-suit-until = **Your turn: name the suit** for the first card, { $top }; time runs out { $due }.
hand-not-your-turn = It is not your turn.
hand-rests = It is not your turn. The buttons come with your next turn; until then *{ LABEL("button-hand", $public) }* at the table, or `/{ command-hand }`, has them.
hand-other-turn = { $who } is to move. On top: { $top }.
hand-top = On top: { $top }.
hand-suit = Suit in force: { $suit }.
hand-open = Any card fits.
hand-owes = You owe { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: press Draw, once for each.
hand-others = Others: { $counts }.
hand-other = { $who } { $cards }
hand-may-play-none = { $can ->
        [draw] Nothing fits: press Draw.
        [pass] Nothing fits: press Pass.
       *[both] Nothing fits: press Draw, or pass.
    }
hand-round-over = The round is over.
hand-match-over = The match is over.
hand-out = You are out of this match. The table shows how it goes on.
hand-went-out = You have played all your cards; { $who } plays on for both of you.
hand-watching = You are not playing in this round.
hand-paused = The match is paused: nothing can be played until somebody goes on with it.
hand-away = You were away, so your turns were taken for you. Any press brings you back.
hand-turn = **Your turn.**
hand-turn-until = **Your turn**; time runs out { $due }.
hand-choose-suit = Which suit comes next? You are about to play the { $card }.
hand-picked = **Picked, in this order:** { $cards }.
hand-pick-more = { $more ->
        [0] There is no other to add.
       *[other] Add another, or play { $count ->
            [one] it alone
           *[other] them as they are
        }.
    }
hand-pick-top = The last one will lie on top.
hand-pick-suit = Which suit comes next? Press it to play { $count ->
        [one] this card
       *[other] these cards
    }.

button-play-these = Play { $count ->
        [one] this one
       *[other] these { $count }
    }
button-start-over = Start over
button-take = Take { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
button-accept-skip = Accept the skip
button-draw-left = Draw ({ $count } left)
button-page-back = Previous cards
button-page-next = More cards
button-suit-back = Back to the hand
button-suit = { CAPITAL($suit) }

hand-notice = ⚠ { $notice }
