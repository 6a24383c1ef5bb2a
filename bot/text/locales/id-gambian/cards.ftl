# Jenis kartu sebagaimana disebut di meja Gambia (RULES §2).

suit-name =
    { $suit ->
        [C] tánkipitá
        [D] biskuit
        [H] tanda cinta
       *[S] kartu hitam
    }
