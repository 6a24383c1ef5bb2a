# Własne karty gracza, których nie widzi nikt inny.

hand-title = Twoje karty
hand-title-page = Twoje karty, strona { $page } z { $pages }
hand-where = Przy [tym stole]({ $link }), runda { $number }; siedzisz na miejscu { $seat }.
hand-count = { $count ->
        [0] Nie masz żadnej karty.
        [one] Masz 1 kartę:
        [few] Masz { $count } karty:
       *[many] Masz { $count } kart:
    }
hand-partner = Twoja para: { $who }.
hand-fits = Pasuje: { $cards }.
hand-several = Kilka kart tej samej wartości można zagrać razem: naciśnij tę, którą kładziesz pierwszą.
hand-may-also = { $can ->
        [draw] Zamiast tego możesz dobrać.
        [pass] Zamiast tego możesz spasować.
       *[both] Zamiast tego możesz dobrać lub spasować.
    }
hand-drew = Właśnie dobrana karta: { $card }.
hand-answers = Możesz odpowiedzieć { FORM($cards, "ins") }.
hand-no-answer = Nie masz odpowiedzi: naciśnij **{ $count ->
        [0] Tracę ruch
        [one] Weź 1 kartę
        [few] Weź { $count } karty
       *[many] Weź { $count } kart
    }**.
hand-your-turn = **Twój ruch.** Na wierzchu: { $top }.
hand-your-turn-until = **Twój ruch**; czas mija { $due }. Na wierzchu: { $top }.
hand-asked = **{ $variant ->
        [gambian] Masz siłę?
       *[other] Twój ruch: pada pytanie.
    }** Zagraj { FORM($answers, "acc") }. Na wierzchu: { $top }.
hand-asked-until = **{ $variant ->
        [gambian] Masz siłę?
       *[other] Twój ruch: pada pytanie.
    }** Zagraj { FORM($answers, "acc") }; czas mija { $due }. Na wierzchu: { $top }.
hand-threatened = **Twój ruch: odpowiedz albo weź { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.** Na wierzchu: { $top }.
hand-threatened-until = **Twój ruch: odpowiedz albo weź { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }**; czas mija { $due }. Na wierzchu: { $top }.
hand-skip-threatened = **Twój ruch: odpowiedz albo go stracisz.** Na wierzchu: { $top }.
hand-skip-threatened-until = **Twój ruch: odpowiedz albo go stracisz**; czas mija { $due }. Na wierzchu: { $top }.
hand-name-suit = **Twój ruch: wybierz kolor** dla pierwszej karty, { FORM($top, "gen") }.
hand-name-suit-until = **Twój ruch: wybierz kolor** dla pierwszej karty, { FORM($top, "gen") }; czas mija { $due }.
hand-not-your-turn = To nie twój ruch.
hand-rests = To nie twój ruch. Przyciski pojawią się przy twoim następnym ruchu; do tego czasu są pod *{ LABEL("button-hand", $public) }* przy stole albo pod `/{ command-hand }`.
hand-other-turn = Ruch ma { $who }. Na wierzchu: { $top }.
hand-top = Na wierzchu: { $top }.
hand-suit = Obowiązuje kolor: { $suit }.
hand-open = Pasuje każda karta.
hand-owes = Masz do dobrania { $count ->
        [one] 1 zaległą kartę: naciśnij Dobierz.
        [few] { $count } zaległe karty: naciśnij Dobierz, raz na każdą.
       *[many] { $count } zaległych kart: naciśnij Dobierz, raz na każdą.
    }
hand-others = Pozostali: { $counts }.
hand-other = { $who } { $cards }
hand-may-play-none = { $can ->
        [draw] Nic nie pasuje: naciśnij Dobierz.
        [pass] Nic nie pasuje: naciśnij Pas.
       *[both] Nic nie pasuje: naciśnij Dobierz albo spasuj.
    }
hand-round-over = Runda jest skończona.
hand-match-over = Mecz jest skończony.
hand-out = Nie grasz już w tym meczu. Jak się toczy dalej, pokazuje stół.
hand-went-out = Nie masz już kart; za waszą parę gra dalej { $who }.
hand-watching = W tej rundzie nie grasz.
hand-paused = Mecz jest wstrzymany: nie da się grać, dopóki ktoś go nie wznowi.
hand-away = Pod twoją nieobecność ruchy robi za ciebie bot. Każde naciśnięcie przycisku przywraca cię do gry.
hand-turn = **Twój ruch.**
hand-turn-until = **Twój ruch**; czas mija { $due }.
hand-choose-suit = Jakiego koloru żądasz? Za chwilę zagrasz { FORM($card, "acc") }.
hand-picked = **Wybrane, w tej kolejności:** { $cards }.
hand-pick-more = { $more ->
        [0] Nie ma już czego dołożyć.
       *[other] Dołóż następną albo zagraj { $count ->
            [one] tę jedną
           *[other] te, które są
        }.
    }
hand-pick-top = Ostatnia będzie leżeć na wierzchu.
hand-pick-suit = Jakiego koloru żądasz? Naciśnij go, aby zagrać { $count ->
        [one] tę kartę
       *[other] te karty
    }.

button-play-these = { $count ->
        [one] Zagraj tę
       *[other] Zagraj te { $count }
    }
button-start-over = Od nowa
button-take = Weź { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
button-accept-skip = Tracę ruch
button-draw-left = Dobierz (jeszcze { $count })
button-page-back = Poprzednie karty
button-page-next = Następne karty
button-suit-back = Wróć do kart
button-suit = { CAPITAL($suit) }

hand-notice = ⚠ { $notice }
hand-where-out = Przy [tym stole]({ $link }); siedzisz na miejscu { $seat }.
