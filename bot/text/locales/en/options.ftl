# The options of a table: a short label, and each value in words.

option-packs = Packs
option-packs-value = { $value }
option-jokers-per-pack = Jokers in a pack
option-jokers-per-pack-value = { $value }
option-hand-size = Cards each
option-hand-size-value = { $value }
option-dealer-chooses = Cards each, chosen by the dealer
option-dealer-chooses-value =
    { $value ->
        [on] before every deal
       *[off] no: as the table says
    }
option-hints = Cards that fit
option-hints-value =
    { $value ->
        [on] are marked in the hand of whoever is to move
       *[off] are not marked
    }
option-auto-forced = Where you can only draw or pass
option-auto-forced-value =
    { $value ->
        [on] it is done for you
       *[off] you do it yourself
    }
option-call-grace = Time to call after a catch
option-call-grace-value =
    { $value ->
        [0] none
       *[other] { $value } s
    }
option-deal-packet = Cards dealt at a time
option-deal-packet-value = { $value }
option-starter-eight = An 8 turned first
option-starter-eight-value =
    { $value ->
        [printed] its own suit is in force
        [bury] goes back, another is turned
        [dealer_names] the dealer names a suit
       *[any] any card may follow
    }
option-starter-power = Another special card turned first
option-starter-power-value =
    { $value ->
        [inert] does nothing
        [apply] works as if the dealer had played it
       *[redraw] goes back, another is turned
    }
option-draw-when = Drawing
option-draw-when-value =
    { $value ->
        [stuck] only when you cannot play
       *[any] whenever you like
    }
option-draw-limit = Cards drawn in a turn
option-draw-limit-value =
    { $value ->
        [none] no limit
       *[other] up to { $value }
    }
option-after-draw = After drawing
option-after-draw-value =
    { $value ->
        [end] the turn is over
        [drawn_only] the drawn card may be played
       *[any] any card may be played
    }
option-pass-when-empty = Passing when the stock is empty
option-pass-when-empty-value =
    { $value ->
        [stuck] only when you cannot play
       *[free] always
    }
option-refill = When the stock is empty
option-refill-value =
    { $value ->
        [shuffle] the pile is shuffled
        [flip] the pile is turned over
       *[none] there is no new stock
    }
option-stock-end = The round ends with the stock
option-stock-end-value =
    { $value ->
        [after_turn] after the turn of whoever took the last card
        [at_once] at once
        [on_failed_draw] when somebody would have to draw
       *[never] never
    }
option-multi-play = Several cards of a rank at once
option-multi-play-value =
    { $value ->
        [on] may be played
       *[off] may not be played
    }
option-multi-eights = Several 8s at once
option-multi-eights-value =
    { $value ->
        [on] may be played
       *[off] may not be played
    }
option-draw-stack = A threat to draw, answered with another
option-draw-stack-value =
    { $value ->
        [sum] adds up
        [replace] counts for itself
       *[off] is not possible
    }
option-two-on-joker = A 2 as the answer to a joker
option-two-on-joker-value =
    { $value ->
        [on] is taken
       *[off] is not taken
    }
option-eight-blocks = An 8 against a threat to draw
option-eight-blocks-value =
    { $value ->
        [on] ends it
       *[off] does not help
    }
option-ace-counters-skip = An ace against a 7
option-ace-counters-skip-value =
    { $value ->
        [on] ends the threat
       *[off] does not help
    }
option-reverse-two = A reverse between two players
option-reverse-two-value =
    { $value ->
        [plain] changes nothing
       *[skip] skips the other one
    }
option-final-effect = The last card's effect
option-final-effect-value =
    { $value ->
        [ignore] is dropped
       *[apply] still happens
    }
option-finish-on-power = A special card as the last one
option-finish-on-power-value =
    { $value ->
        [allow] is allowed
       *[forbid] is not allowed
    }
option-last-call = Saying “last card”
option-last-call-value =
    { $value ->
        [manual] each for oneself, or be caught
        [auto] is done for you
       *[off] is not needed
    }
option-misplay = Wrong cards
option-misplay-value =
    { $value ->
        [catch] lie until somebody challenges
       *[reject] are refused
    }
option-challenge-window = Time to challenge
option-challenge-window-value =
    { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }
option-false-catch = Cards for a wrong accusation
option-false-catch-value = { $value }
option-scoring = Scoring
option-scoring-value =
    { $value ->
        [own_penalty] each counts their own hand, low wins
        [winner_collects] the winner collects what the others hold
       *[knockout] the highest count is out
    }
option-match = The match
option-match-value =
    { $value ->
        [single] one round
        [target] until somebody reaches a total
        [rounds] a fixed number of rounds
       *[knockout] knock-out
    }
option-target = Total that ends the match
option-target-value = { $value }
option-rounds = Rounds of the match
option-rounds-value = { $value }
option-blocked-score = When all pass in turn
option-blocked-score-value =
    { $value ->
        [count] all count their hands
        [difference] the lowest hand collects what others hold more
       *[none] the round counts for nothing
    }
option-tie = A tie
option-tie-value =
    { $value ->
        [extra_round] is decided in another round
       *[shared] is shared
    }
option-partnership = Partners
option-partnership-value =
    { $value ->
        [on] those who sit opposite each other
       *[off] none
    }
option-max-actions = Longest round, in actions
option-max-actions-value = { $value }

options-title = Options of this table
options-body = Choose from the menus; each choice is set at once. Only the host can change them, and only before the match starts.
options-settled = The match has begun, or the table is closed: nothing can be changed here any more.
options-page = Page { $page } of { $pages }
options-back = Back
options-next = Next
options-default = { $value } (usual)
option-case = { $value } when { $players } play
option-by-players = { $cases }, else { $usual }
option-line = { $label }: { $value }
