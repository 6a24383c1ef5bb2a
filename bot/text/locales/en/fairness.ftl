# What is told of a match whose deals were checked.

verify-title = Fair deal: table { $table }, match { $number }
verify-fair = Everything agrees: the cards were shuffled by the secret that was fixed before, and by the players’ presses.
verify-unfair = This match does not agree with what was promised.
verify-checked =
    · The secret has the fingerprint below.
    · The secret, the table and the ids of the players’ presses give the seed. Ids: { $presses }
    · The seed gives the order of every pack and every new stock. Packs: { $packs } · new stocks: { $stocks }
    · Every move of the record can have been done.
verify-wrong =
    { $what ->
        [commitment] · The secret does not have the fingerprint below.
        [seed] · The secret, the table and the ids of the presses give another seed.
        [dealer] · The seed names another first dealer.
        [pack] · The pack of round { $number } is shuffled otherwise by the seed.
        [stock] · A new stock of round { $number } is shuffled otherwise by the seed (line { $line } of the record).
       *[move] · A move of round { $number } cannot have been done (line { $line } of the record).
    }
verify-more = … and more that follows from it: { $count }
verify-fingerprint-title = Compare
verify-fingerprint = `{ $fingerprint }` has to be what was shown under “{ lobby-deal-title }” before anybody pressed. Only who saw it can say so.
verify-yourself-title = Check it yourself
verify-yourself = `/table record` gives the record of the match. With the program of this bot, `python docs/verify.py FILE` checks it with nothing but Python, and `python -m bot verify FILE` plays it through besides; `docs/fair-deals.md` tells how.
over-deal = Fingerprint of the secret of the rematch: `{ $fingerprint }`
