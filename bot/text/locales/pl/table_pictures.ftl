# Słowa na obrazach stołów i dla tych, którzy ich nie widzą. Obok stosu mieści się w wierszu 30 liter.

table-picture-top = Karta na wierzchu
table-picture-last = Ostatnia karta
table-picture-turn = Ruch: { $who }
table-picture-wait = Nikt nie ma ruchu
table-picture-arrest = Ostatnią kartę można sprawdzić
table-picture-paused = Mecz wstrzymany
table-picture-open = Pasuje każda karta
table-picture-suit = Kolor: { $suit }
table-picture-asked = Pytanie o { FORM($answers, "acc") }
table-picture-threat = Groźba: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
table-picture-skip = Groźba: strata ruchu
table-picture-direction = { $direction ->
        [cw] Zgodnie z zegarem
       *[ccw] Przeciw zegarowi
    }: { $down ->
        [1] w dół listy
       *[0] w górę listy
    }
table-picture-stock = Talon: { $cards }
table-picture-out = poza grą
table-picture-left = poza meczem
table-picture-watching = ogląda tę rundę
table-picture-went-out = bez kart
table-picture-match-over = Mecz jest skończony
table-picture-round-over = Runda jest skończona
table-picture-won = { $count ->
        [one] wygrywa
       *[other] wygrywają
    }
table-picture-total = { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    } (+{ $points })
table-picture-words = Obraz stołu. Karta na wierzchu: { $top }. { $facts }. Miejsca: { $seats }.
table-picture-sheet-words = Obraz na koniec { $over ->
        [1] meczu
       *[0] rundy
    }: { $title }. { $top ->
        [none] {""}
       *[other] Ostatnia karta: { $top }.{" "}
    }{ $lines }.
