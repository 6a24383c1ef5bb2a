# The public message of a table that has not begun, and what is said about options and rules.

lobby-title = { $variant }: a table is open
lobby-headline = { $host } has opened a table of Last Card. Press **Join** to sit down.
lobby-seats-title = Seats ({ $taken } of { $most })
lobby-seat = { $number } · { $who }{ $host ->
        [0] {""}
       *[other] {" "}(host)
    }
computer-name = Computer
lobby-seat-computer = { $number } · { $who } ({ table-seat-strength })
lobby-strengths = Add a computer player of a strength you choose
lobby-strength =
    { $strength ->
        [easy] Add an easy computer player
        [strong] Add a strong computer player
       *[normal] Add a normal computer player
    }
lobby-strength-about =
    { $strength ->
        [easy] Plays plausibly; often forgets “last card” and overlooks a lot
        [strong] Works out what others may hold, plays for the match; overlooks little
       *[normal] Plays well with its own cards; seldom forgets or overlooks anything
    }
lobby-partners = Partners: { $first } against { $second }.
lobby-headline-league = { $league }: { $people }, your match is open. Press **Ready**; it begins when all of you have.
lobby-ready-title = Ready ({ $ready } of { $drawn })
lobby-seat-ready = ✅ { $who } is ready
lobby-seat-kept = ⏳ { $who }
lobby-begins = Begins { $due } with those who are ready by then. Whoever is not loses by walkover.
lobby-nobody = Nobody yet.
lobby-options-title = How it is played
lobby-deal-title = Fair deal
lobby-deal = Fingerprint of the secret the cards are shuffled with: `{ $fingerprint }`
lobby-footer = Table { $table }
lobby-closes = Closes by itself { $due } unless something happens here.

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-remove-computer = Remove computer
button-options = Options
button-rules = Rules
button-start = Start
button-ready = Ready
button-not-ready = Not ready
