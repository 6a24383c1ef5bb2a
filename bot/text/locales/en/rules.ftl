# The rules of one table, put together from its rule data.

variant-name =
    { $variant ->
        [gambian] Gambian
        [classic] Classic
        [house] House
        [standard] Standard
        [five_rounds] Five rounds
        [zimbabwean] Zimbabwean
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [classic] For two to four: draw until you can play; the winner gets the points of all the others.
        [house] Draw up to three, and lay several cards of one rank at once.
        [standard] One card a turn, draw until you can play.
        [five_rounds] Five rounds, each ending with the stock at the latest; the lowest total wins.
        [zimbabwean] Two packs, with 2s, 7s and jokers that threaten and can be answered; the lowest total wins.
        [gambian] Knock-out Crazy Eights from the Gambia: one player is out after each round, until one is left.
       *[other] Crazy Eights
    }

rules-title = The rules of this table: { $variant }
rules-page = Page { $page } of { $pages }

rules-aim-title = What it is about
rules-aim-knockout = Get rid of your cards. A round ends when somebody plays the last card (an *arrest*); then everybody else counts what is left in the hand, and whoever holds the most points is **out of the match**. The others play on. The last two play the final: whoever arrests is the champion.
rules-aim-single = Get rid of your cards. Whoever plays the last card first has won.
rules-aim-target = Get rid of your cards. Rounds are played until somebody has { $target } points; then { $low ->
        [0] the **highest**
       *[other] the **lowest**
    } total wins.
rules-aim-rounds = Get rid of your cards. After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } the { $low ->
        [0] **highest**
       *[other] **lowest**
    } total wins.

rules-deal-title = The deal
rules-deal = { $packs ->
        [one] One pack of 52 cards
       *[other] { $packs } packs of 52 cards
    }{ $jokers ->
        [0] {""}
        [one] {" "}and one joker
       *[other] {" "}and { $jokers } jokers
    }, for { $least } to { $most } players. Each gets { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. The rest is the **stock**; one card of it is turned face up and begins the **pile**. The player after the dealer begins.
rules-starter-inert = A special card that is turned first does nothing.
rules-starter-apply = A special card that is turned first works as if the dealer had played it.
rules-starter-redraw = A special card that is turned first goes back and another one is turned.
rules-starter-eight-printed = If the first card is an 8, its own suit is in force.
rules-starter-eight-bury = If the first card is an 8, it goes back and another one is turned.
rules-starter-eight-dealer_names = If the first card is an 8, the dealer names the suit.
rules-starter-eight-any = If the first card is an 8, any card may follow.

rules-turn-title = Your turn
rules-turn-play = Play one card that **fits**: it has the suit in force or the same rank as the top card. A queen of hearts on top takes any heart and any queen.
rules-turn-free = { $cards } fit on everything, unless you are being asked for an ace.
rules-turn-stuck = If you cannot play, draw. If you can play, you have to; drawing instead is not allowed.
rules-turn-any = You may draw even if you could play.
rules-after-draw-end = After drawing one card your turn is over, even if that card fits.
rules-after-draw-drawn_only = After drawing you may play only the card you have drawn, or pass.
rules-after-draw-any = After drawing you may play if you can{ $limit ->
        [none] ; you draw until you can
        [one] , otherwise you pass
       *[other] ; after { $limit } cards you pass
    }.
rules-pass = If there is nothing to draw, you pass.

rules-powers-title = Special cards
rules-power-names = **{ $cards }**: whoever plays one names the suit that comes next.
rules-power-skips = **{ $cards }**: the next player is skipped.{ $two ->
        [0] {""}
       *[other] {" "}With two players you move again.
    }
rules-power-reverses = **{ $cards }**: the direction of play turns.{ $skip ->
        [0] {" "}With two players this changes nothing.
       *[other] {" "}With two players the other one is skipped.
    }
rules-power-draws = **{ $cards }**: { $count ->
        [one] the next player draws { $shares } and loses the turn
       *[other] the next { $count } players draw { $shares } cards, in this order, and lose their turns
    }. No card prevents it.
rules-power-draws-few = With { $players } players: { $shares }.
rules-power-draws-open = After it any card may be played.
rules-power-asks = **{ $cards }** (“Are you strong?”): the next player has to answer with an ace, if they hold one. If not, they draw { $count } and lose the turn. Either way the question is settled; the answer asks nobody.
rules-power-threatens-draw = **{ $cards }**: the next player answers, or draws { $count } and loses the turn.
rules-power-threatens-skip = **{ $cards }**: the next player answers with another one, or is skipped; then the player after them is threatened.
rules-power-blocks = **{ $cards }**: one of them ends a threat to draw.
rules-power-plays-again = **{ $cards }**: whoever plays one takes another turn.
rules-final-ignore = The last card of a round has no effect any more.
rules-final-apply = The last card of a round still has its effect: its victims draw before hands are counted.
rules-finish-forbid = A special card may not be your last card.

rules-call-title = “Last card”
rules-call-manual = When you are down to **one card**, say “last card”: press **Last card**, use `/lastcard` or put 🔔 under the table message. You may say it with two cards, just before you play one of them. Whoever has not said it can be **caught** by any other player (the button **Catch**, `/catch` or 🚨) and draws two cards.
rules-call-auto = “Last card” is said for you.
rules-call-off = Nobody has to say “last card” here.

rules-misplay-title = A table that polices itself
rules-misplay-catch = The bot does **not** stop you from playing a card that does not fit, or from playing when it is not your turn. It looks like any other card and has its effect. But whoever notices can **challenge** it (the button **Challenge**, `/challenge` or ⚠️): then the card goes back, its player draws two cards, and if it was their turn, the turn is over. If nobody objects before somebody else plays or draws{ $seconds ->
        [0] {""}
       *[other] {" "}or { $seconds } seconds pass
    }, the card stands.
rules-misplay-owed = Cards you have to draw because of a 2, an ace or a joker are **not** drawn for you. Take them with **Draw**, one a press, at any time. If you play on without taking them, others can challenge that; when nobody does, you have got away with it. Draw too many and you keep them.
rules-misplay-hidden = What only you can see is watched by the bot: you cannot draw when you could play, and you cannot hide an ace when you are asked.
rules-misplay-arrest = A last card, too, can be challenged for a moment before the round ends.
rules-misplay-false = A wrong accusation costs { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
rules-misplay-reject = Cards that do not fit are refused, and cards you have to draw are drawn for you.

rules-stock-title = When the stock is empty
rules-refill-shuffle = The pile except its top card is shuffled and becomes the new stock.
rules-refill-flip = The pile except its top card is turned over and becomes the new stock, oldest card first.
rules-refill-none = There is no new stock: who cannot play passes.
rules-blocked-count = If everybody has to pass in turn, the round is over and all count.
rules-blocked-difference = If everybody has to pass in turn, the round is over; the lowest hand gets from each other player the difference between the two hands.
rules-blocked-none = If everybody has to pass in turn, the round is over and nobody is out.

rules-points-title = Counting
rules-points = { $cards }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-points-pips = all others: the number on the card
rules-points-own_penalty = Everybody counts the cards left in the own hand; these points are bad.
rules-points-winner_collects = Whoever played the last card gets the points of all the cards the others still hold.
rules-points-knockout = The player with the most points is out of the match. If several share the highest count, they alone play a private round that decides it.

# Names of ranks in the plural, for rules.
rank-plural =
    { $rank ->
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
        [joker] jokers
       *[other] { $rank }s
    }
