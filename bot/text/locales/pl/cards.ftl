# Karty i kolory. $rank to 2 … 10 J Q K A, $suit to C D H S, $form to przypadek.

rank-word =
    { $form ->
        [gen] { $rank ->
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
            [6] szóstki
            [7] siódemki
            [8] ósemki
            [9] dziewiątki
            [10] dziesiątki
            [J] waleta
            [Q] damy
            [K] króla
            [A] asa
           *[joker] jokera
        }
        [dat] { $rank ->
            [2] dwójce
            [3] trójce
            [4] czwórce
            [5] piątce
            [6] szóstce
            [7] siódemce
            [8] ósemce
            [9] dziewiątce
            [10] dziesiątce
            [J] waletowi
            [Q] damie
            [K] królowi
            [A] asowi
           *[joker] jokerowi
        }
        [acc] { $rank ->
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] ósemkę
            [9] dziewiątkę
            [10] dziesiątkę
            [J] waleta
            [Q] damę
            [K] króla
            [A] asa
           *[joker] jokera
        }
        [ins] { $rank ->
            [2] dwójką
            [3] trójką
            [4] czwórką
            [5] piątką
            [6] szóstką
            [7] siódemką
            [8] ósemką
            [9] dziewiątką
            [10] dziesiątką
            [J] waletem
            [Q] damą
            [K] królem
            [A] asem
           *[joker] jokerem
        }
        [loc] { $rank ->
            [2] dwójce
            [3] trójce
            [4] czwórce
            [5] piątce
            [6] szóstce
            [7] siódemce
            [8] ósemce
            [9] dziewiątce
            [10] dziesiątce
            [J] walecie
            [Q] damie
            [K] królu
            [A] asie
           *[joker] jokerze
        }
       *[nom] { $rank ->
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
            [6] szóstka
            [7] siódemka
            [8] ósemka
            [9] dziewiątka
            [10] dziesiątka
            [J] walet
            [Q] dama
            [K] król
            [A] as
           *[joker] joker
        }
    }
# Przy nazwie karty kolor się nie odmienia: „ósemkę kier”.
suit-of-card =
    { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }
card-name = { rank-word } { suit-of-card }
card-name-joker = joker
card-both = { rank-letter }{ $sign } ({ card-name })
card-joker = { $sign } { joker-letter }
suit-name =
    { $form ->
        [gen] { $suit ->
            [C] trefli
            [D] kar
            [H] kierów
           *[S] pików
        }
        [dat] { $suit ->
            [C] treflom
            [D] karom
            [H] kierom
           *[S] pikom
        }
        [acc] { $suit ->
            [C] trefle
            [D] kara
            [H] kiery
           *[S] piki
        }
        [ins] { $suit ->
            [C] treflami
            [D] karami
            [H] kierami
           *[S] pikami
        }
        [loc] { $suit ->
            [C] treflach
            [D] karach
            [H] kierach
           *[S] pikach
        }
       *[nom] { $suit ->
            [C] trefl
            [D] karo
            [H] kier
           *[S] pik
        }
    }
suit-both = { $sign } { suit-name }

# Litery na kartach.
rank-letter =
    { $rank ->
        [J] W
        [Q] D
        [K] K
        [A] A
       *[other] { $rank }
    }
joker-letter = Joker

# Wyliczenie w zdaniu: „a, b i c”, „a, b lub c”; pierwsze samo tam, gdzie to nie zdanie: „a, b, c”.
list-between = ,{" "}
list-last =
    { $count ->
        [2] {" "}i{" "}
       *[other] {" "}i{" "}
    }
list-either =
    { $count ->
        [2] {" "}lub{" "}
       *[other] {" "}lub{" "}
    }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
