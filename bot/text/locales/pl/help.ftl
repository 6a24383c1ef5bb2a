# Jedyna strona pomocy: gdzie ktoś jest, co może tam teraz zrobić i gdzie szukać reszty.

help-title = Last Card: gdzie jesteś i co możesz zrobić
help-footer = Tylko ty to widzisz.
help-new-title = Pierwszy raz tutaj?
help-now-title = Co możesz teraz zrobić
help-tables-title = Inne stoły
help-leagues-title = Ligi
help-more-title = Cała reszta

help-unknown = Nie mogę teraz sprawdzić stołów. Nic nie ginie; zapytaj za chwilę jeszcze raz.
help-direct = W tych wiadomościach dostajesz swoje karty. Stoły stoją na kanałach serwerów; to, co się przy nich gra, można też wpisywać tutaj.
help-no-table = Na tym kanale nie ma otwartego stołu.
help-table = [{ $variant }]({ $link }) (stół `{ $table }`): { $state ->
        [lobby] otwarty, przed meczem.
        [break] przerwa między rundami.
        [over] mecz skończony.
        [paused] mecz wstrzymany.
        [frozen] zatrzymany przez awarię.
       *[playing] trwa mecz.
    } { $role ->
        [host] Siedzisz przy nim jako gospodarz.
        [seated] Siedzisz przy nim.
        [waiting] Grasz od następnej rundy.
        [past] {""}
        [kept] Czeka przy nim na ciebie miejsce.
        [left] Nie grasz już w tym meczu.
       *[none] Nie siedzisz przy nim.
    }

help-do-open = `/{ command-table } { command-table-new }` otwiera tu stół i sadza cię przy nim; może to zrobić każdy. Inni naciskają **{ LABEL("button-join", $public) }**, **{ LABEL("button-add-computer", $public) }** zapełnia puste miejsca, **{ LABEL("button-start", $public) }** rozdaje.
help-do-join = **{ LABEL("button-join", $public) }** pod wiadomością stołu albo `/{ command-join }` sadza cię przy nim.
help-full = Wszystkie miejsca są zajęte.
help-do-ready = **{ LABEL("button-ready", $public) }** pod wiadomością stołu albo `/{ command-join }` sadza cię przy nim. Mecz zaczyna się, gdy są wszyscy, albo o ustalonej godzinie.
help-not-drawn = Grają tam tylko osoby wylosowane przez ligę.
help-do-fill = { $count ->
        [one] Brakuje jeszcze jednej osoby
        [few] Brakuje jeszcze { $count } osób
        [many] Brakuje jeszcze { $count } osób
       *[other] Brakuje jeszcze { $count } osoby
    }: inni naciskają **{ LABEL("button-join", $public) }**, a **{ LABEL("button-add-computer", $public) }** albo `/{ command-computer }` sadza komputer.
help-do-start = **{ LABEL("button-start", $public) }** albo `/{ command-start }` rozdaje pierwszą rundę. Do tej chwili można się jeszcze dosiąść.
help-do-wait-start = Mecz zaczyna gospodarz.
help-do-prepare = **{ LABEL("button-options", $public) }** albo `/{ command-options }` zmienia grę i jej opcje; `/{ command-table } { command-table-save }` zachowuje je jako zestaw, jeśli zarządzasz tym serwerem, `/{ command-table } { command-table-reserve }` trzyma komuś miejsce, `/{ command-table } { command-table-rated }` ustala, czy mecz się liczy.
help-do-leave-lobby = **{ LABEL("button-leave", $public) }** albo `/{ command-table } { command-table-leave }` oddaje twoje miejsce.
help-do-frozen = `/{ command-table } { command-table-end }` zamyka ten stół: może to zrobić gospodarz albo ktoś, kto zarządza serwerem.
help-do-resume = **{ LABEL("button-resume", $public) }** albo `/{ command-table } { command-table-resume }` wznawia mecz: sam gospodarz albo wszyscy gracze razem.
help-do-agree = Ktoś prosi o twoją zgodę: **{ LABEL("button-agree", $public) }** albo **{ LABEL("button-object", $public) }** pod wiadomością stołu, albo `/{ command-agree }`.
help-do-play = Naciśnij jedną ze swoich kart albo wpisz `/{ command-play }`.{ $several ->
        [1] {" "}Kilka kart jednej wartości można zagrać razem: wskaż je po kolei.
       *[0] {""}
    }
help-do-draw = **{ $button }** albo `/{ command-draw }`.
help-do-pass = **{ $button }** albo `/{ command-pass }`.
help-do-name-suit = Naciśnij kolor, który ma być następny, albo wpisz `/{ command-suit }`.
help-do-wait-turn = To nie twój ruch: czekaj i patrz na innych.
help-do-call = Gdy zostaje ci jedna karta, powiedz to: **{ LABEL("button-last-card", $own, $public) }**, `/{ command-lastcard }`{ $sign ->
        [none] .
       *[other] {" "}albo { $sign } pod wiadomością stołu.
    }
help-do-catch = Ktoś ma jedną kartę i o tym nie mówi? **{ LABEL("button-catch", $own, $public) }**, `/{ command-catch }`{ $sign ->
        [none] .
       *[other] {" "}albo { $sign }.
    }
help-do-challenge = Ktoś zagrywa złą kartę albo ma zaległe? **{ LABEL("button-challenge", $own, $public) }**, `/{ command-challenge }`{ $sign ->
        [none] .
       *[other] {" "}albo { $sign }.
    }
help-do-hand = **{ LABEL("button-hand", $public) }** albo `/{ command-hand }` pokazuje karty tylko tobie.
help-do-table = `/{ command-table } { command-table-show }` pokazuje stół na nowo; `/{ command-table } { command-table-leave }` oddaje twoje miejsce na dobre.
help-do-host = Jako gospodarz masz: `/{ command-table } { command-table-kick }` `/{ command-table } { command-table-host }` `/{ command-table } { command-table-pause }` { $rated ->
        [1] {""}
       *[0] `/{ command-table } { command-table-undo }`{" "}
    }`/{ command-table } { command-table-move }` `/{ command-table } { command-table-end }`.
help-do-join-match = **{ LABEL("button-join", $public) }** pod wiadomością stołu albo `/{ command-join }` daje ci miejsce od następnej rundy.
help-do-watch = **{ LABEL("button-follow", $public) }** albo `/{ command-table } { command-table-follow }` daje ci znać o końcu każdej rundy.
help-do-wait-out = Nie zagrywasz teraz żadnej karty; co się dzieje, pokazuje wiadomość stołu.
help-do-next = **{ LABEL("button-next", $public) }** albo `/{ command-deal }` rozdaje od razu.
help-do-deal = Rozdajesz: wybierz, po ile kart dostaje każdy, z menu pod wiadomością stołu albo przez `/{ command-deal }`.
help-do-dealer = { $who } wybiera, po ile kart będzie teraz rozdane.
help-do-rematch = **{ LABEL("button-rematch", $public) }** albo `/{ command-start }` zaczyna jeszcze raz: te same osoby, te same opcje.
help-do-review = **{ LABEL("button-review", $public) }** albo `/{ command-table } { command-table-review }` pokazuje tylko tobie, gdzie mocny komputer zagrałby lepiej od ciebie.
help-do-look-back = `/{ command-replay }` pokazuje mecz jeszcze raz, `/{ command-table } { command-table-record }` daje go jako plik, `/{ command-table } { command-table-verify }` sprawdza jego rozdania.

help-other = [{ $variant }]({ $link }) (`{ $table }`): { $state ->
        [turn] **twój ruch**
        [lobby] otwarty, przed meczem
        [break] przerwa między rundami
        [over] koniec
        [paused] mecz wstrzymany
        [frozen] zatrzymany przez awarię
       *[playing] trwa mecz
    }{ $seated ->
        [1] {" "}· siedzisz przy nim
       *[0] {""}
    }
help-several = Gdy nie wiadomo, którego stołu dotyczy polecenie, podaj go opcją `{ parameter-table }`.
help-called = **Liga { $league } czeka na ciebie:** { $channel }. Naciśnij tam na czas **{ LABEL("button-ready", $public) }** albo wpisz `/{ command-join }`, inaczej przegrywasz walkowerem.
help-leagues = `/{ command-league } { command-league-join }` zapisuje cię: { $leagues }.
help-new = `/{ command-table } { command-table-tutorial }` to krótki mecz z dwoma komputerami, z objaśnieniami krok po kroku. `/{ command-rules }` mówi, jak się gra.

help-more-rules = `/{ command-rules }` wyjaśnia ten stół albo dowolną grę. Wszystko, co jest na przyciskach, można wpisać.
help-more-played = `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }` pokazują, co już rozegrano, `/{ command-league } { command-league-mine }` twoje ligi.
help-more-own = `/{ command-settings } { command-settings-me }` ustala twój język, powiadomienia i wygląd kart; `/{ command-privacy }` mówi, co jest o tobie zapisane, i usuwa to.
help-more-runs = Możesz tu prowadzić każdy stół tak jak jego gospodarz.
help-more-manages = Zarządzasz tym serwerem: `/{ command-settings } { command-settings-server }` ustala język, grę, zegar, kanały i reakcje, `/{ command-settings } { command-settings-moderators }` kto prowadzi stoły, `/{ command-settings } { command-settings-zone }` strefę czasową; `/{ command-table } { command-table-list }` `/{ command-table } { command-table-ban }` `/{ command-league } { command-league-create }`.
