# The suits as they are called at a Gambian table (RULES §2). $rank is 2 … 10 J Q K A, $suit is C D H S.

suit-name =
    { $suit ->
        [C] tánkipitá
        [D] biscuit
        [H] love sign
       *[S] black card
    }
card-name =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [C] tánkipitá
        [D] biscuit
        [H] love sign
       *[S] black card
    }
