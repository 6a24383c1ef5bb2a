# What is told of a match whose deals were checked.

verify-title = Fair deal: table { $table }, match { $number }
verify-fair = Everything agrees: the cards were shuffled by the secret that was fixed before, and by the players’ presses.
verify-unfair = This match does not agree with what was promised.
verify-checked =
    · The secret has the fingerprint below.
    · The secret, the table and the ids of the players’ presses give the seed. Ids: { $presses }
    · The seed gives the order of every pack and every new stock. Packs: { $packs } · new stocks: { $stocks }
    · Every move of the record was possible.
verify-wrong =
    { $what ->
        [commitment] · The secret does not have the fingerprint below.
        [seed] · The secret, the table and the ids of the presses give another seed.
        [dealer] · The seed names another first dealer.
        [pack] · The seed shuffles the pack of round { $number } differently.
        [stock] · The seed shuffles a new stock of round { $number } differently (line { $line } of the record).
       *[move] · A move of round { $number } was not possible (line { $line } of the record).
    }
verify-more = … and further faults that follow from these: { $count }
verify-fingerprint-title = Compare
verify-fingerprint = `{ $fingerprint }` has to be what was shown under “{ LABEL("lobby-deal-title", $public) }” before anybody pressed. Only somebody who saw it can say so.
verify-yourself-title = Check it yourself
verify-yourself = `/table record` gives the record of the match. With the program of this bot, `python docs/verify.py FILE` checks it with nothing but Python, and `python -m bot verify FILE` also plays it through; `docs/fair-deals.md` tells how.
over-deal = Fingerprint of the secret of the rematch: `{ $fingerprint }`
