# What happened at the table, one sentence an event. $who, $by and $target are people.

event-round-began = Round { $number } begins: { $dealer } deals { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } each.
event-private-round-began = Private round { $number } begins: { $dealer } deals to { $people }.
event-extra-round-began = Extra round { $number } begins: { $dealer } deals to { $people }.
event-buried = The { $card } was turned first and goes back into the stock.
event-turned = The first card on the pile is the { $card }.
event-named = { $who } names { $suit }.
event-played = { $who } plays the { $card }.
event-played-naming = { $who } plays the { $card } and names { $suit }.
event-drew-turn = { $who } draws { $count ->
        [0] nothing: there is no card left
        [one] a card
       *[other] { $count } cards
    }.
event-drew-threat = { $who } draws { $count ->
        [0] nothing, for there is no card left,
        [one] a card
       *[other] { $count } cards
    } and loses the turn.
event-drew-weak = { $who } { $variant ->
        [gambian] is not strong
       *[other] cannot answer
    }: draws { $count ->
        [0] nothing, for there is no card left,
        [one] a card
       *[other] { $count } cards
    } and loses the turn.
event-drew-final = { $who } still has to draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-owed = { $who } takes { $count ->
        [one] a card that was owed
       *[other] { $count } cards that were owed
    }.
event-drew-extra = { $who } draws one card too many and keeps it.
event-drew-caught = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } for the forgotten “last card”.
event-drew-misplay = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } for the wrong play.
event-drew-false-catch = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } for the false alarm.
event-passed = { $who } passes.
event-called = { $who } says “last card”!
event-caught = { $by } catches { $who } without “last card”.
event-taken-back = { $by } challenges: that play was wrong. { $who } takes the { $card } back.
event-made-to-draw = { $by } makes { $who } take the cards that were owed.
event-owed-threat = { $who } owes { $count ->
        [one] a card
       *[other] { $count } cards
    } and loses the turn.
event-owed-weak = { $who } { $variant ->
        [gambian] is not strong
       *[other] cannot answer
    }: owes { $count ->
        [one] a card
       *[other] { $count } cards
    } and loses the turn.
event-forgiven = Nobody objected: { $who } need not take the { $count ->
        [one] card that was owed.
       *[other] { $count } cards that were owed.
    }
event-skipped = { $who } is skipped.
event-reversed = The direction turns.
event-asked = { $who } is asked{ $variant ->
        [gambian] : “Are you strong?”
       *[other] {" "}for { $asked }.
    }
event-answered = { $who } { $variant ->
        [gambian] is strong and answers
       *[other] answers
    } with { $asked }.
event-draw-threatened = { $who } has to answer, or draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-skip-threatened = { $who } has to answer, or is skipped.
event-threat-ended = { $who } answers: { $count ->
        [0] nobody is skipped
       *[other] nobody draws
    }.
event-played-again = { $who } plays again.
event-scored = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
event-refilled = The pile becomes the new stock: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-settled = Nobody objects: it stands.
event-went-out = { $who } has played the last card{ $variant ->
        [gambian] : arrest!
       *[other] !
    }
event-round-arrest = Round { $number } is over: { $who } { $variant ->
        [gambian] arrested
       *[other] has played the last card
    }.
event-round-blocked = Round { $number } is over: all have passed.
event-round-too-long = Round { $number } is over: it has gone on for too long.
event-round-stock = Round { $number } is over: the stock has run out.
event-round-left = Round { $number } is over.
event-knocked-out = { $who } is out of the match.
event-private-round = { $people } tie for the highest count and play a private round.
event-extra-round = { $people } have the same total and play an extra round.
event-joined = { $who } joins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
event-left = { $who } leaves the match.
event-match-ended = { $people } { $count ->
        [one] { $match ->
            [knockout] is the champion
           *[other] wins the match
        }
       *[other] win together
    }!
event-match-forfeit = { $people } { $count ->
        [one] wins
       *[other] win
    }: everybody else has left.
event-match-nobody = The match ends without a winner.
