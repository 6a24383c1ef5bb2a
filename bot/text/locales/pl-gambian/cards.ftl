# Kolory tak, jak nazywa się je przy stole gambijskim (RULES §2).

suit-of-card =
    { $suit ->
        [C] „tánkipitá”
        [D] „herbatnik”
        [H] „znak miłości”
       *[S] „czarna karta”
    }
suit-name =
    { $form ->
        [gen] { $suit ->
            [C] tánkipitá
            [D] herbatnika
            [H] znaku miłości
           *[S] czarnej karty
        }
        [dat] { $suit ->
            [C] tánkipitá
            [D] herbatnikowi
            [H] znakowi miłości
           *[S] czarnej karcie
        }
        [acc] { $suit ->
            [C] tánkipitá
            [D] herbatnik
            [H] znak miłości
           *[S] czarną kartę
        }
        [ins] { $suit ->
            [C] tánkipitá
            [D] herbatnikiem
            [H] znakiem miłości
           *[S] czarną kartą
        }
        [loc] { $suit ->
            [C] tánkipitá
            [D] herbatniku
            [H] znaku miłości
           *[S] czarnej karcie
        }
       *[nom] { $suit ->
            [C] tánkipitá
            [D] herbatnik
            [H] znak miłości
           *[S] czarna karta
        }
    }
