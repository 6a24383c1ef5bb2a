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
        [five_rounds] A fixed number of rounds, each ending with the stock at the latest; the lowest total wins.
        [zimbabwean] Two packs, with 2s, 7s and jokers that threaten and can be answered; the lowest total wins.
        [gambian] Knock-out Crazy Eights from the Gambia: one player is out after each round, until one is left.
       *[other] Crazy Eights
    }

rules-title = The rules of this table: { $variant }
rules-title-usual = The usual rules of a game: { $variant }
rules-page = Page { $page } of { $pages }

rules-aim-title = What it is about
rules-aim = Get rid of your cards. A round ends when somebody plays the last card of a hand{ $variant ->
        [gambian] {" "}(an *arrest*)
       *[other] {""}
    }.
rules-aim-partners = Partners get rid of their cards together. A round ends when **both partners of a side** have played their last cards.
rules-aim-knockout = Everybody else then counts their hand, and whoever holds the most points is **out of the match**. The others play on. The last two play the final: whoever plays the last card in it has won the match.
rules-aim-single = One round decides: { $partners ->
        [0] whoever plays the last card first has won
       *[other] that side has won
    }.
rules-aim-target = Rounds are played until somebody has { $target ->
        [one] { $target } point
       *[other] { $target } points
    } or more at the end of a round; then the { $low ->
        [0] **highest**
       *[other] **lowest**
    } total wins the match.
rules-aim-rounds = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } the { $low ->
        [0] **highest**
       *[other] **lowest**
    } total wins the match.

rules-partners-title = Partners
rules-partners = The two who sit opposite each other are partners; they may not tell each other what they hold. Whoever has no card left is out of the round and is skipped, and the partner plays on. If somebody leaves, the other side has won.
rules-partners-naming = { CAPITAL($cards) } name a suit even as your last card while your partner still plays.

rules-deal-title = The deal
rules-players = For { $least } { $most ->
        [0] {""}
       *[other] to { $most }{" "}
    }players.
rules-pack = There { $packs ->
        [one] is one pack of 52 cards
       *[other] are { $packs } packs of 52 cards (so two cards may be alike)
    }{ $jokers ->
        [0] {""}
        [one] {" "}and one joker
       *[other] {" "}and { $jokers } jokers
    }.
rules-pack-usual = With { $players } players { $packs ->
        [one] one pack is
       *[other] { $packs } packs are
    } usual.
rules-dealer = The first dealer is drawn by lot.
rules-dealer-moves = The first dealer is drawn by lot; for each later round the deal moves on to the next player.
rules-hand = Each gets { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $packet ->
        [one] , one at a time
       *[other] , { $packet } at a time, an odd one alone at the end
    }.
rules-hand-few = When { $players } play, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
rules-hand-chosen = Before every deal its dealer chooses how many cards each gets; without a choice the number stays as it was.
rules-stock = The rest is the **stock**, face down; its top card is turned face up and begins the **pile**. The player after the dealer begins, and play goes { $direction ->
        [ccw] counter-clockwise
       *[cw] clockwise
    }.
rules-starter-printed = If { $card } is turned, its own suit is in force.
rules-starter-bury = If { $card } is turned, it goes back into the middle of the stock and another card is turned.
rules-starter-dealer_names = If { $card } is turned, the dealer looks at their hand and names the suit.
rules-starter-any = If { $card } is turned, the first player may play any card.
rules-starter-inert = Any other special card that is turned has no effect.
rules-starter-inert-open = Any other special card that is turned has no effect, except that on { $cards } any card fits.
rules-starter-apply = Any other special card that is turned works as if the dealer had just played it.
rules-starter-redraw = Any other special card that is turned goes back into the middle of the stock and another card is turned.

rules-turn-title = Your turn
rules-turn-play = Play one card that **fits**: it has the suit in force (that of the top card, unless another one was named) or the same rank as the top card. On the queen of hearts any heart and any queen fits.
rules-turn-free = { CAPITAL($cards) } fit on everything.
rules-turn-free-asked = { CAPITAL($cards) } fit on everything, unless you are being asked for { $asked }.
rules-turn-free-threatened = { CAPITAL($cards) } fit on everything, unless you are threatened (see { $asked } below).
rules-turn-open = On { $cards } any card fits.
rules-several = **Several at once**: you may play two or more cards of one rank together, in any order, if the first of them fits. The last one lies on top, and its suit is in force.
rules-several-naming = With several { $cards } one suit is named.
rules-several-naming-not = { CAPITAL($cards) } go down one at a time.
rules-several-drawn = A card you have just drawn goes down alone.
rules-draw-stuck = If you can play, you have to{ $free ->
        [0] ; you may not draw instead
       *[other] , or pass where that is allowed (below); you may not draw instead
    }. If you cannot, you have to draw.
rules-draw-any = You may draw even if you could play. If you cannot play, you have to draw.
rules-draw-end = You draw **one card**, and your turn is over, even if that card fits.
rules-draw-one = You draw **one card** in a turn.
rules-draw-some-until = You draw one card after another until one fits, but **at most { $limit }** in a turn.
rules-draw-all-until = You draw one card after another **until one fits** or there is none left.
rules-draw-some = You may draw up to { $limit } cards in a turn, one after another.
rules-draw-all = You may draw as many cards in a turn as you like, one after another.
rules-drawn-only = Once you have drawn, you may play only **the card you drew last**, if it fits.
rules-drawn-must = If you can play then, you have to.
rules-drawn-any = Then you may play any card that fits, drawn or not.
rules-pass-stuck = You may **pass** only when you can neither play nor draw any more.
rules-pass-more = You may **pass** only when you can neither play nor draw any more or, even if you could play, { $when }.
rules-pass-failed = An empty stock is no reason to pass: whoever has to draw then ends the round.
rules-pass-empty = when the stock is empty
rules-pass-drawn = once you have drawn in this turn

rules-powers-title = Special cards
rules-power-names = **{ CAPITAL($cards) }**: whoever plays one names a suit. The next card has to be of that suit, or one that fits on everything. With the card that ends a round no suit is named.
rules-power-skips = **{ CAPITAL($cards) }**: the next player is skipped.{ $two ->
        [0] {""}
       *[other] {" "}With two players you move again.
    }
rules-power-reverses = **{ CAPITAL($cards) }**: the direction of play turns.{ $two ->
        [none] {""}
        [skip] {" "}With two players the other one is skipped, so you move again.
       *[plain] {" "}With two players this changes nothing.
    }
rules-power-draws = **{ CAPITAL($cards) }**: the next player draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and loses the turn. No card prevents it.
rules-power-draws-several = **{ CAPITAL($cards) }**: the next { $count } players draw { $shares } cards, in this order, and lose their turns; the one after them moves. No card prevents it.
rules-power-draws-few = With { $players } players: { $shares }.
rules-power-asks = **{ CAPITAL($cards) }**{ $variant ->
        [gambian] {" "}(“Are you strong?”)
       *[other] {""}
    }: the next player is asked for { $one }, and has to play one, of any suit, if they hold one. Whoever holds none draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and loses the turn. Either way the question is settled: the answer asks nobody, and the player after that moves as usual.
rules-power-threatens-draw = **{ CAPITAL($cards) }** threaten the next player with drawing { $count ->
        [one] one card
       *[other] { $count } cards
    }. Only this answers it: { $answers }. Whoever does not answer, able or not, takes all the cards with **{ LABEL("button-draw", $own, $public) }** or `/{ command-draw }` and loses the turn; the next player then plays as usual.
rules-power-threatens-draw-helpless = **{ CAPITAL($cards) }**: the next player draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and loses the turn. No card prevents it.
rules-answer-on = { $card }, which threatens the next player instead
rules-answer-ends = { $card }, which ends the threat
rules-answers = { $on }; or { $ends }
rules-stack-sum = Threats to draw **add up**: a card that hands one on adds its number to it.
rules-stack-replace = Threats to draw do not add up: a card that hands one on threatens with its own number only.
rules-power-threatens-skip = **{ CAPITAL($cards) }** threaten the next player with losing the turn. Only this answers it: { $answers }. Whoever does not answer, able or not, loses one turn with **{ LABEL("button-pass", $own, $public) }** or `/{ command-pass }`; skips do not add up.{ $two ->
        [0] {""}
       *[other] {" "}With two players you then move again.
    }
rules-power-blocks = **{ CAPITAL($cards) }**: as the answer to { $threats ->
        [draw] a threat to draw
       *[both] a threat
    } { $one } ends it for everybody, and the next player plays as usual. At any other time they do nothing more.
rules-power-plays-again = **{ CAPITAL($cards) }**: you take another whole turn, in which the card you have just played has to be followed like any other.
rules-final-ignore = The card that ends a round has no effect.
rules-final-apply = The card that ends a round still makes others draw, before hands are counted; nobody can answer it.
rules-finish-forbid = None of the special cards ({ $cards }) may be your last card, not even as an answer: with such a card alone you cannot play.

rules-call-title = “Last card”
rules-call-manual = When you are down to **one card**, say “last card”: press **{ LABEL("button-last-card", $own, $public) }**, use `/lastcard`, or react with 🔔 where the table message shows it. You may say it with two cards, just before you play one of them. Until you have said it, any other player may **catch** you (the button **{ LABEL("button-catch", $own, $public) }**, `/catch` or 🚨), and you draw two cards. If you draw and come down to one card again, say it again.
rules-call-auto = “Last card” is said for you.
rules-call-off = Nobody has to say “last card” here.

rules-misplay-catch-title = A table that polices itself
rules-misplay-reject-title = Wrong cards
rules-misplay-catch = The bot does **not** stop you from playing a card that does not fit, or from playing when it is not your turn. It looks like any other card and has its effect, out of turn on the player to move. But any other player may **challenge** it (the button **{ LABEL("button-challenge", $own, $public) }**, `/challenge` or ⚠️): then the card goes back, its player draws two cards, and if it was their turn, the turn is over. If nobody objects before somebody else plays, draws or passes{ $seconds ->
        [0] , or a tenth of the time for a turn is over
        [one] , or { $seconds } second (at slow tables a tenth of the time for a turn) is over
       *[other] , or { $seconds } seconds (at slow tables a tenth of the time for a turn) are over
    }, the card stands. Until then its player may neither play nor draw nor pass.
rules-misplay-asked = Whoever was asked for { $one } is still asked then.
rules-misplay-owed = Cards you have to draw because of { $cards } are **not** drawn for you. Take them with **{ LABEL("button-draw", $own, $public) }** or `/{ command-draw }`, one a press, at any time. They come before any other card you draw. Others can challenge until you have taken them; then you get what is missing. If you play on without taking them and nobody challenges before somebody else moves, you have got away with it. Draw too many and you keep them.
rules-misplay-hidden = What only you can see is watched by the bot: { $draws ->
        [0] {""}
       *[other] you cannot draw when you could play
    }{ $both ->
        [0] {""}
       *[other] , and{" "}
    }{ $asked ->
        [none] {""}
       *[other] you cannot hide { $asked } when you are asked
    }.
rules-misplay-arrest = A last card, too, can be challenged for a moment before the round ends.
rules-misplay-reject = A card that does not fit is refused, and nothing happens.
rules-misplay-drawn = Cards you have to draw because of { $cards } are drawn for you.
rules-accusing = A wrong accusation costs { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.

rules-stock-title = The stock, and how else a round ends
rules-refill-shuffle = When the stock is empty, the pile except its top card is shuffled and becomes the new stock.
rules-refill-flip = When the stock is empty, the pile except its top card is turned over and becomes the new stock: the card that was played first is drawn first.
rules-refill-none = The stock is not filled up again from the pile.
rules-short = Whoever has to draw more cards than there are takes what there is.
rules-stock-after_turn = The round also ends when **the stock has run out**: whoever has taken its last card finishes the turn (plays, or else passes), and then it is over. { $result }
rules-stock-at_once = The round also ends at once when **the last card of the stock** is taken. { $result }
rules-stock-on_failed_draw = The round also ends when somebody has to draw and **the stock is empty**. { $result }
rules-blocked = If all pass one after the other, the round is over. { $result }
rules-result-count = Then all count their hands.
rules-result-knockout = Then all count their hands, and the highest count is out.
rules-result-knockout-nobody = Then nobody is out, and the same players play another round.
rules-result-single = Then the lowest hand has won; several lowest win together.
rules-result-single-nobody = Then nobody has won.
rules-result-difference = Then the lowest hand gets from each other player the difference between the two hands; several lowest share that, rounded down.
rules-result-difference-single = Then the lowest hand has won, and gets from each other player the difference between the two hands; several lowest win together and share that, rounded down.
rules-result-difference-partners = Then the side with the lower hands gets the difference between the two sides; if there is none, nobody gets anything.
rules-result-difference-partners-single = Then the side with the lower hands has won; if the hands are equal, both sides win together.
rules-result-nobody = Then nobody scores.
rules-too-long = A round of { $actions } actions is cut short in the same way.
rules-too-long-alone = A round of { $actions } actions is cut short. { $result }

rules-points-title = Counting
rules-points = { CAPITAL($cards) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-points-pips = All others: the number on the card
rules-points-own_penalty = Whoever has played the last card counts nothing. All others add the points of the cards they hold to their own total: points are bad.
rules-points-winner_collects = Whoever has played the last card gets the points of all the cards the others still hold.
rules-points-partners = The side that is out of cards gets the points of all the cards the two others still hold, and both partners are credited with them.
rules-points-single = With one round only, the points decide nothing but a round that nobody has won.
rules-points-knockout = All but the one who played the last card count their hands; the highest count is out of the match.
rules-tie-private = If several share the highest count, they alone play a private round, in which the highest count of them is out.
rules-tie-extra_round = If several are best with the same total at the end, they alone play another round, until it is decided.
rules-tie-extra_round-partners = If both sides have the same total at the end, another round is played.
rules-tie-shared = If several are best with the same total at the end, they win together.
rules-leaving = Whoever leaves the match has left for good; the cards go under the stock.
rules-joining = New players may join between rounds, with the worst total so far{ $target ->
        [0] {""}
       *[other] {" "}(but below the { $target } points that end the match)
    }.

rules-changed-title = What this table has changed
rules-changed-nothing = Nothing: all is as usual in { $variant }.

# Ranks in the plural, and one card of a rank with its article, for rules.
rank-plural =
    { $rank ->
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
        [joker] jokers
       *[other] { $rank }s
    }
rank-plural-other = other { rank-plural }
rank-one =
    { $rank ->
        [J] a jack
        [Q] a queen
        [K] a king
        [A] an ace
        [joker] a joker
        [8] an 8
       *[other] a { $rank }
    }
card-the = the { card-name }
