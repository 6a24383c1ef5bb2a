# What the strong computer player would have done in a match that is over.

button-review = What would it have done?
review-title = What the strong computer player would have done
review-looking = The strong computer player looks at what you have played. It takes up to 20 seconds.
review-body =
    { $count ->
        [one] Here it would have done something else, and that would have been better. It saw what you saw, and guessed the rest.
       *[other] Here it would have done something else, and that would have been better: your { $count } biggest differences. It saw what you saw, and guessed the rest.
    }
review-none = Nowhere would it have done anything that was clearly better. Well played!
review-looked =
    { $looked ->
        [one] It has looked at one of your { $decisions } choices.
       *[other] It has looked at { $looked } of your { $decisions } choices.
    }
review-difference = { $number } · { $round }
review-hand = **Your hand:** { $cards }
review-taken = **You:** { $what }
review-better = **It:** { $what }. Your chance to win: about { $percent } % more.
review-naming = { $cards }, and names { $suit }
review-draw =
    { $count ->
        [0] drawing a card
        [one] taking the card that is to be drawn
       *[other] taking the { $count } cards
    }
review-pass = passing
review-see = See { $number }
refused-review_not_seated = Only who sat at this match is told that, of the own seat.
refused-review_not_casual = That is told of casual matches only: not of leagues, tutorials or matches that count for the rating.
refused-review_busy = The strong computer player looks at other matches just now. Try again in half a minute.
refused-review_soon =
    { $seconds ->
        [one] It has just looked at a match for you. Ask again in a second.
       *[other] It has just looked at a match for you. Ask again in { $seconds } seconds.
    }
refused-review_failed = The strong computer player did not come to an end. Try again in a minute.
