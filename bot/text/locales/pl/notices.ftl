# To, co mówi się ludziom, a co nie jest odpowiedzią.

notice-refused_reaction = Twoja reakcja niczego nie zmienia. { $reason }
notice-turn_reminder = { $people }, twój ruch.
notice-lobby_reminder = { $people }, twój stół niedługo sam się zamknie. Naciśnij **Start**, wpisz `/{ command-start }` albo poczekaj, aż ktoś dołączy.
notice-break_reminder = { $people }, wkrótce rozdanie następnej rundy. **Następna runda** albo `/{ command-deal }` rozdaje ją od razu.
notice-deal_reminder = { $people }, wkrótce rozdanie. Do tego czasu rozdający może wybrać, po ile kart dostaje każdy: z menu pod wiadomością stołu albo przez `/{ command-deal } { parameter-cards }:`.
notice-rematch_reminder = { $people }, gracie jeszcze raz? Jeśli tak: **Rewanż** pod wiadomością stołu albo `/{ command-start }`. Propozycja niedługo wygasa.
notice-pause_reminder = { $people }, wasz mecz wciąż jest wstrzymany i przepadnie, jeśli nikt go nie wznowi. Wznawia go **Wznów** pod wiadomością stołu albo `/{ command-table } { command-table-resume }`: sam gospodarz albo wszyscy gracze razem.
notice-motion_reminder = { $people }, przy waszym stole czeka pytanie o zgodę: **Zgoda** albo **Sprzeciw** pod wiadomością stołu, albo `/{ command-agree }`.
notice-messages_closed = { $people }: nie mogę wysyłać ci wiadomości prywatnych. Naciśnij **Moje karty** pod wiadomością stołu albo wpisz `/{ command-hand }`, a zobaczysz swoje karty; zobaczysz je tylko ty. Aby dostawać je w wiadomości prywatnej, zezwól w ustawieniach prywatności tego serwera na wiadomości prywatne.
notice-kicked = { $by } usuwa od stołu: { $who }.
notice-you_were_kicked = { $by } usuwa cię od stołu na kanale { $channel }. W meczu to ostateczne: twoje karty są z powrotem w talonie.
notice-removed = { $who } odpada z meczu: nieobecność trwa zbyt długo.
notice-you_were_removed = Dwa twoje ruchy przy stole na kanale { $channel } minęły bez ciebie, więc nie grasz już w tym meczu. Twoje karty są z powrotem w talonie.
notice-rematch_without = Następny mecz przy stole na kanale { $channel } zaczyna się bez ciebie: siedzisz przy tylu stołach, przy ilu wolno, albo stoły tego serwera są dla ciebie zamknięte.
notice-you_deal = Rozdajesz następną rundę przy stole na kanale { $channel }: wybierz, po ile kart dostaje każdy, z menu pod wiadomością stołu albo przez `/{ command-deal } { parameter-cards }:`. Bez wyboru będzie po { $count }.
notice-host = Gospodarzem jest teraz { $who }.
notice-moved = { $by } przenosi tu stół z kanału { $channel }.
notice-undone = Ostatnie zagranie jest cofnięte: wszyscy się zgadzają.
notice-follow_round = Koniec rundy { $number } przy stole, który obserwujesz na kanale { $channel }. { $winner ->
        [none] Nikt nie pozbył się kart.
       *[other] { $winner } nie ma już kart.
    }
notice-follow_over = Mecz, który obserwujesz na kanale { $channel }, jest skończony. { $winners ->
        [none] Nikt nie wygrywa.
       *[other] Zwycięstwo: { $winners }.
    }
notice-paused = { $by } wstrzymuje mecz. Wszystkie zegary stoją.
notice-resumed = { $by } wznawia mecz.
notice-motion_refused = { $who } mówi nie: { $aim ->
        [undo] zostaje, jak było.
        [kick] nikogo się nie usuwa.
        [end] mecz toczy się dalej.
        [pause] mecz toczy się dalej.
       *[resume] mecz pozostaje wstrzymany.
    }
notice-motion_timed_out = Na czas nie ma zgody wszystkich: { $aim ->
        [undo] zostaje, jak było.
        [kick] nikogo się nie usuwa.
        [end] mecz toczy się dalej.
        [pause] mecz toczy się dalej.
       *[resume] mecz pozostaje wstrzymany.
    }
notice-restored = Baza danych bota uległa uszkodzeniu i została przywrócona z kopii zapasowej: to, co działo się przy tym stole po { $since }, jest cofnięte.
notice-cannot_post = Nie mogę pisać na kanale twojego stołu. Gra jest zachowana; daj mi tam uprawnienia „{ permission-view_channel }”, „{ permission-send_messages }” i „{ permission-embed_links }”.
notice-keeps_going = Wiadomość twojego stołu usunięto kilka razy w ciągu godziny, więc pokażę ją znów dopiero później. Gra toczy się w wiadomościach prywatnych; od razu pokazuje ją `/{ command-table } { command-table-show }`.
notice-place_gone = Kanału twojego stołu już nie ma. Gra i jej zegary stoją: `/{ command-table } { command-table-move }` na innym kanale serwera przenosi tam stół.
notice-league_place_gone = Wątku twojego stołu ligowego już nie ma. Gra i jej zegary stoją, aż ktoś, kto zarządza ligą, przeniesie stół na inny kanał serwera przez `/{ command-table } { command-table-move }`.
notice-turned_away = { $by } odsyła kogoś, kto czeka na następną rundę: { $who }.
notice-you_were_turned_away = { $by } odsyła cię od stołu na kanale { $channel }, przy którym czekasz na następną rundę.
notice-waited_in_vain = Mecz na kanale { $channel } jest skończony, a z nim runda, na którą czekasz: nie masz tam miejsca.
notice-taken_back = Baza danych bota uległa uszkodzeniu i została przywrócona z kopii zapasowej. Twój stół na kanale { $channel } powstał po { $since }, więc jest cofnięty: nic z niego nie zostaje i nic się nie liczy.
