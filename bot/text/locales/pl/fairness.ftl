# Co wiadomo o meczu, którego rozdania sprawdzono.

verify-title = Uczciwe rozdanie: stół { $table }, mecz { $number }
verify-fair = Wszystko się zgadza: karty potasowano według sekretu ustalonego wcześniej i naciśnięć graczy.
verify-unfair = Ten mecz nie zgadza się z tym, co obiecano.
verify-checked =
    · Sekret ma odcisk podany niżej.
    · Sekret, stół i identyfikatory naciśnięć graczy dają ziarno. Identyfikatory: { $presses }
    · Ziarno daje kolejność każdej talii i każdego nowego talonu. Talie: { $packs } · nowe talony: { $stocks }
    · Każde zagranie z zapisu jest możliwe.
verify-wrong =
    { $what ->
        [commitment] · Sekret nie ma odcisku podanego niżej.
        [seed] · Sekret, stół i identyfikatory naciśnięć dają inne ziarno.
        [dealer] · Ziarno wskazuje innego pierwszego rozdającego.
        [pack] · Według ziarna talia w rundzie { $number } ma inną kolejność.
        [stock] · Według ziarna nowy talon w rundzie { $number } ma inną kolejność (wiersz { $line } zapisu).
       *[move] · Zagranie w rundzie { $number } nie jest możliwe (wiersz { $line } zapisu).
    }
verify-more = … i dalsze błędy, które z tego wynikają: { $count }
verify-fingerprint-title = Porównaj
verify-fingerprint = `{ $fingerprint }` musi być takie samo jak odcisk pokazany pod „{ LABEL("lobby-deal-title", $public) }”, zanim ktokolwiek cokolwiek nacisnął. Potwierdzić to może tylko ten, kto go widział.
verify-yourself-title = Sprawdź samodzielnie
verify-yourself = `/{ command-table } { command-table-record }` daje zapis meczu. Jeśli masz kod tego bota, `python docs/verify.py FILE` sprawdza zapis za pomocą samego Pythona, a `python -m bot verify FILE` także rozgrywa mecz od nowa; jak to działa, mówi `docs/fair-deals.md`.
over-deal = Odcisk sekretu rewanżu: `{ $fingerprint }`
