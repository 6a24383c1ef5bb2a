# Publiczna wiadomość stołu podczas meczu i po nim.

table-headline-turn = Ruch ma { $who }. Na wierzchu: { $top }.
table-headline-asked = { $who } słyszy pytanie o { FORM($answers, "acc") }. Na wierzchu: { $top }.
table-headline-threatened = { $who } musi odpowiedzieć albo wziąć { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Na wierzchu: { $top }.
table-headline-skip-threatened = { $who } musi odpowiedzieć albo stracić ruch. Na wierzchu: { $top }.
table-headline-name-suit = { $who } wybiera kolor. Na wierzchu: { $top }.
table-headline-arrest = Ostatnia karta już leży: { $top }. Można ją jeszcze sprawdzić.
table-headline-wait = Na wierzchu: { $top }.
table-title = { $variant }, { $kind ->
        [private] runda prywatna
        [extra] runda dodatkowa
       *[plain] runda
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}z { $of }
    }
table-top = **Karta na wierzchu:** { $top }
table-suit = **Obowiązuje kolor:** { $suit }
table-open = **Pasuje każda karta**
table-turn = **Ruch:** { $who }
table-turn-until = Czas mija { $due }.
table-asked = { $variant ->
        [gambian] „Masz siłę?”{" "}
       *[other] {""}
    }Odpowiada na to { $answers }.
table-threat = **Groźba:** dobranie { $count ->
        [one] { $count } karty
       *[other] { $count } kart
    }. Odpowiada na to { $answers }.
table-skip-threat = **Groźba:** strata ruchu. Odpowiada na to { $answers }.
table-arrest-until = Runda kończy się { $due }, jeśli nikt nie sprawdzi.
table-direction = **Kierunek:** { $direction ->
        [cw] ↻ zgodnie z ruchem wskazówek zegara
       *[ccw] ↺ przeciwnie do ruchu wskazówek zegara
    }
table-waiting = Przy rozdaniu następnej rundy dołączają: { $people }.
table-stock = **Talon:** { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
table-goal-target = **Mecz:** do { $target ->
        [one] { $target } punktu
       *[other] { $target } punktów
    }; wygrywa { $low ->
        [0] najwyższa suma
       *[other] najniższa suma
    }
table-goal-rounds = **Mecz:** po ostatniej rundzie wygrywa { $low ->
        [0] najwyższa suma
       *[other] najniższa suma
    }
table-seats-title = Miejsca
table-seat = { $turn ->
        [0] {""}
       *[other] ▶{" "}
    }{ $number } · { $who }: { $cards ->
        [one] **1** karta
        [few] **{ $cards }** karty
       *[many] **{ $cards }** kart
    }
table-seat-watching = { $number } · { $who }: ogląda tę rundę
table-seat-out = { $number } · { $who }: poza grą
table-seat-left = { $number } · { $who }: poza meczem
table-seat-went-out = { $number } · { $who }: bez kart
table-seat-strength =
    { $strength ->
        [easy] łatwy
        [strong] mocny
       *[normal] zwykły
    }
table-seat-partner = para z { $number }
table-seat-owes = do dobrania { $count }
table-seat-away = nieobecność
table-seat-total = { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
table-events-title = Co się dzieje
table-footer = Stół { $table }
table-footer-reactions = Stół { $table } · { $reactions }
reaction-call = 🔔 ostatnia karta
reaction-catch = 🚨 przyłap
reaction-challenge = ⚠️ sprawdź
table-paused = **Mecz jest wstrzymany.** Wszystkie zegary stoją. Wznowić go może gospodarz przyciskiem **Wznów**, a także wszyscy gracze razem; mecz przepada { $due }.
table-motion-pause = { $by } prosi o wstrzymanie meczu. Brakuje jeszcze zgody: { $missing }; prośba wygasa { $due }.
table-motion-resume = { $by } prosi o wznowienie meczu. Brakuje jeszcze zgody: { $missing }; prośba wygasa { $due }.
table-motion-undo = { $by } prosi o cofnięcie ostatniego zagrania. Brakuje jeszcze zgody: { $missing }; prośba wygasa { $due }.
table-league = **Liga:** { $league }{ $over ->
        [1] {" "}· `/{ command-league } { command-league-mine }` mówi, co dalej
       *[0] {""}
    }
table-reserved = Miejsca czekają na: { $people }.
table-motion-kick = { $by } prosi o usunięcie z meczu: { $who }. Brakuje jeszcze zgody: { $missing }; prośba wygasa { $due }.
table-motion-end = { $by } prosi o koniec meczu bez wyniku. Brakuje jeszcze zgody: { $missing }; prośba wygasa { $due }.
table-rated = Mecz rankingowy: wynik się liczy. Niczego się nie cofa, a przed czasem kończy go tylko zgoda wszystkich.
table-casual = Mecz nie liczy się do rankingu. Liczą się mecze samych ludzi, z zegarem, o ile gospodarz tego nie wyłączy.
button-follow = Obserwuj
button-resume = Wznów
button-agree = Zgoda
button-object = Sprzeciw
table-restarting = **Bot uruchamia się ponownie.** Wszystkie zegary stoją, a przyciski nie działają, dopóki nie wróci: to potrwa chwilę.
table-asleep = **Nikogo nie ma.** Mecz czeka na kogoś z was: ruszy dalej po naciśnięciu dowolnego przycisku.
table-frozen = Coś zawiodło po mojej stronie i ten stół stoi w miejscu. Zamyka go /{ command-table } { command-table-end }.

button-hand = Moje karty
button-draw = Dobierz
button-pass = Pas
button-last-card = Ostatnia karta
button-catch = Przyłap
button-challenge = Sprawdź
button-next = Następna runda
button-rematch = Rewanż
button-record = Zapis

deal-title = { $variant }: pierwsze rozdanie
break-title = { $variant }: koniec { $kind ->
        [private] rundy prywatnej
        [extra] rundy dodatkowej
       *[plain] rundy
    } { $number }{ $of ->
        [0] {""}
       *[other] {" "}z { $of }
    }
break-headline = Koniec rundy { $number }.
break-counts-title = Policzone karty
break-count = { $who }: { $points ->
        [one] **1** punkt
        [few] **{ $points }** punkty
       *[many] **{ $points }** punktów
    } · { $cards }
break-count-none = { $who }: bez kart
break-totals-title = Wyniki po rundzie { $number }
break-total = { $who }: { $total ->
        [one] **1** punkt
        [few] **{ $total }** punkty
       *[many] **{ $total }** punktów
    } (w tej rundzie: { $points })
break-dealer-chooses = Rozdaje { $who }: po ile kart? Bez wyboru będzie po { $count }.
break-deal-menu = Po ile kart (wybiera rozdający)
break-deal-choice = po { $count ->
        [one] 1 karcie
        [few] { $count } karty
       *[many] { $count } kart
    }
button-deal = Rozdaj po { $count }
break-deal-until = Rozdanie najpóźniej { $due }.
break-next-until = Następna runda zaczyna się { $due }.

over-title = { $variant }: koniec meczu
closed-title = { $variant }: stół jest zamknięty
over-headline-champion = 🏆 { $winners } { $count ->
        [one] zdobywa mistrzostwo
       *[other] wygrywają razem
    }!
over-headline-won = 🏆 { $winners } { $count ->
        [one] wygrywa mecz
       *[other] wspólnie wygrywają mecz
    }!
over-headline-nobody = Koniec meczu: nikt go nie wygrywa.
over-headline-forfeit = { $winners } { $count ->
        [one] wygrywa
       *[other] wygrywają
    }, bo nikt inny już nie gra.
over-headline-ended = Mecz kończy się przed czasem.
over-headline-no_humans = Mecz się zatrzymuje: przy stole nie ma już żadnego człowieka.
over-headline-abandoned = Mecz przepada: zbyt długo nikt w nim nie gra.
over-headline-league_closed = Tu nie było meczu. Jak to się liczy, pokazuje wiadomość ligi.
over-headline-lobby_closed = Ten stół zamknięto, zanim zaczął się mecz.
over-last-card = **Ostatnia karta:** { $card }
over-places-title = Miejsca
over-places-drawn = *O kolejności przy remisie decyduje losowanie z ziarna meczu.*
over-place = **{ $place }.** { $who }
over-place-total = **{ $place }.** { $who }: { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
over-rematch-until = Propozycja rewanżu wygasa { $due }.

message-old = Ta wiadomość jest nieaktualna. Kto gra przy tym stole, znajdzie wszystko w najnowszej.
message-moved = Ten stół stoi teraz gdzie indziej: { $channel }.
over-ratings-title = Rankingi
over-rating = { $who }: { $before } → **{ $after }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , tymczasowy
    }
over-unrated = Mecz nie liczy się do rankingu: { $why ->
        [forfeit] nie każdy ma za sobą dwa ruchy.
        [abandoned] nie każdy ma za sobą dwa ruchy.
       *[other] nie doszedł do końca.
    }
