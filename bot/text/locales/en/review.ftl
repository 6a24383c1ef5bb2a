# What the strong computer player would have done in a match that is over.

button-review = What would it have done?
review-title = What the strong computer player would have done
review-looking = The strong computer player is looking at what you have played. This takes up to 20 seconds.
review-body =
    { $count ->
        [one] Here it would have done something else, and that would have been better. It saw what you saw, and guessed the rest.
       *[other] Here it would have done something else, and that would have been better: your { $count } biggest differences. It saw what you saw, and guessed the rest.
    }
review-none = Nowhere would it have done anything that was clearly better.{ $looked ->
        [1] {""}
       *[other] {" "}Well played!
    }
review-one = You had one choice of your own in this match, and nothing else would have been clearly better there.
review-one-better = You had one choice of your own in this match.
review-looked =
    { $looked ->
        [one] It has looked at one of your { $decisions } choices.
       *[other] It has looked at { $looked } of your { $decisions } choices.
    }
review-played-for =
    { $count ->
        [one] One choice was made for you, because your time had run out or you were away: it is left out.
       *[other] { $count } choices were made for you, because your time had run out or you were away: they are left out.
    }
review-all-played-for = All choices at your seat were made for you, because your time had run out or you were away. There is nothing of yours to look at.
review-no-choice = There was nothing for you to choose in this match: each time only one thing could be done.
review-difference = { $number } · { $round }, step { $step }
review-again = A button below shows a moment again as you saw it; typed: `/{ command-replay } { parameter-table }:{ $match } { parameter-seat }:{ $seat } { parameter-step }:` and its step.
review-hand = **Your hand:** { $cards }
review-taken = **You:** { $what }
review-better = **It:** { $what }. Your chance to win: about { $percent ->
        [one] 1 percentage point
       *[other] { $percent } percentage points
    } more.
review-naming = { $cards }, naming { $suit }
review-draw =
    { $count ->
        [0] drawing a card
        [one] taking the card that is to be drawn
       *[other] taking the { $count } cards
    }
review-pass = passing
review-see = See { $number }
refused-review_not_seated = Only those who sat at this match are told that, each about their own seat.
refused-review_not_casual = That is told of casual matches only: not of leagues, tutorials or rated matches.
refused-review_busy = The strong computer player is looking at matches just now, perhaps at yours. Try again in half a minute.
refused-review_soon =
    { $seconds ->
        [one] The strong computer player has just looked at a match for you. Ask again in a second.
       *[other] The strong computer player has just looked at a match for you. Ask again in { $seconds } seconds.
    }
refused-review_failed = The strong computer player has not got through the match. Try again in a minute.
