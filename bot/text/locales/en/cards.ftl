# Cards and suits. $rank is 2 … 10 J Q K A, $suit is C D H S.

card-name =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
card-name-joker = joker
card-both = { rank-letter }{ $sign } ({ card-name })
card-joker = { $sign } { joker-letter }
suit-name =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }

suit-both = { $sign } { suit-name }

# Letters of the ranks as they stand on a card.
rank-letter =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $rank }
    }
joker-letter = Joker

# A list in a sentence: "a, b and c", "a, b or c"; the first alone where it is no sentence: "a, b, c".
list-between = ,{" "}
list-last =
    { $count ->
        [2] {" "}and{" "}
       *[other] {" "}and{" "}
    }
list-either =
    { $count ->
        [2] {" "}or{" "}
       *[other] {" "}or{" "}
    }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
