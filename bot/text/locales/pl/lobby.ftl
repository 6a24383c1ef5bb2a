# Publiczna wiadomość stołu przed grą i to, co mówi się o opcjach i zasadach.

lobby-title = { $variant }: stół jest otwarty
lobby-headline = { $host } otwiera stół Last Card. Naciśnij **Dołącz**, aby usiąść.
lobby-seats-title = Miejsca ({ $taken } z { $most })
lobby-seat = { $number } · { $who }{ $host ->
        [0] {""}
       *[other] {" "}(gospodarz)
    }
computer-name = Komputer
lobby-seat-computer = { $number } · { $who } ({ table-seat-strength })
lobby-strengths = Dodaj komputer o wybranej sile
lobby-strength =
    { $strength ->
        [easy] Dodaj łatwy komputer
        [strong] Dodaj mocny komputer
       *[normal] Dodaj zwykły komputer
    }
lobby-strength-about =
    { $strength ->
        [easy] Gra bez namysłu; często zapomina o „ostatniej karcie” i dużo przeocza
        [strong] Domyśla się, co mają inni, i gra z myślą o całym meczu; mało przeocza
       *[normal] Dobrze gra swoimi kartami; rzadko o czymś zapomina lub coś przeocza
    }
lobby-partners = Pary: { $first } przeciwko { $second }.
lobby-headline-league = { $league }: { $people }, wasz mecz jest otwarty. Naciśnijcie **Jestem**; zacznie się, gdy zrobią to wszyscy.
lobby-ready-title = Obecność ({ $ready } z { $drawn })
lobby-seat-ready = ✅ { $who }: jest
lobby-seat-kept = ⏳ { $who }
lobby-begins = Początek { $due }, z tymi, którzy do tego czasu nacisną **Jestem**. Kto tego nie zrobi, przegrywa walkowerem.
lobby-nobody = Jeszcze nikogo.
lobby-options-title = Jak się tu gra
lobby-deal-title = Uczciwe rozdanie
lobby-deal = Odcisk sekretu, według którego tasuje się karty: `{ $fingerprint }`
lobby-footer = Stół { $table }
lobby-closes = Zamknie się sam { $due }, jeśli nic się tu nie wydarzy.

button-join = Dołącz
button-leave = Odejdź
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-options = Opcje
button-rules = Zasady
button-start = Start
button-ready = Jestem
button-not-ready = Jednak nie
