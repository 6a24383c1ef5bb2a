# Kartu dan jenisnya. $rank adalah 2 … 10 J Q K A, $suit adalah C D H S.

rank-word =
    { $rank ->
        [J] jack
        [Q] ratu
        [K] raja
        [A] as
        [joker] joker
       *[other] { $rank }
    }
card-name = { rank-word } { suit-name }
card-name-joker = joker
card-both = { rank-letter }{ $sign } ({ card-name })
card-joker = { $sign } { joker-letter }
suit-name =
    { $suit ->
        [C] keriting
        [D] wajik
        [H] hati
       *[S] sekop
    }
suit-both = { $sign } { suit-name }

# Huruf yang tertera di kartu.
rank-letter =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $rank }
    }
joker-letter = Joker

# Daftar dalam kalimat: "a, b, dan c", "a, b, atau c"; yang pertama saja bila bukan kalimat: "a, b, c".
list-between = ,{" "}
list-last =
    { $count ->
        [2] {" "}dan{" "}
       *[other] ,{" "}dan{" "}
    }
list-either =
    { $count ->
        [2] {" "}atau{" "}
       *[other] ,{" "}atau{" "}
    }
cards-count = { $count } kartu
