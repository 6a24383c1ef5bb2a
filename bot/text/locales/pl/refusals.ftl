# Dlaczego czegoś nie można: na każdy powód jedno całe zdanie, tylko dla tego, kto próbuje.

# Zasady (RECORD §4).
refused-match_over = Ten mecz jest skończony.
refused-round_over = Ta runda jest skończona. Następna jeszcze się nie zaczyna.
refused-too_late = Za późno: leży już ostatnia karta. Można ją teraz tylko sprawdzić.
refused-not_in_round = W tej rundzie nie grasz.
refused-wait = Chwileczkę: twoje ostatnie zagranie można jeszcze sprawdzić.
refused-not_your_turn = To nie twój ruch.
refused-not_in_hand = Nie masz tej karty.
refused-same_rank_only = { $several ->
        [0] Tu zagrywa się po jednej karcie.
       *[other] Razem można zagrać tylko karty jednej wartości.
    }
refused-one_card_only = { $several ->
        [0] Tu zagrywa się po jednej karcie.
       *[other] Te zagrywa się tu pojedynczo.
    }
refused-must_answer = { $phase ->
        [ANSWER_ACE] Pada pytanie o { FORM($asked, "acc") } i najpierw trzeba na nie odpowiedzieć.
        [ANSWER_DRAW] Grozi ci dobranie { $pending ->
            [one] jednej karty
           *[other] { $pending } kart
        }. Zagraj kartę, która na to odpowiada, albo naciśnij **{ LABEL("button-draw", $own, $public) }** lub wpisz `/{ command-draw }` i weź, co ci grozi.
        [ANSWER_SKIP] Grozi ci strata ruchu. Zagraj kartę, która na to odpowiada, albo naciśnij **{ LABEL("button-pass", $own, $public) }** lub wpisz `/{ command-pass }` i go strać.
        [NAME_SUIT] Najpierw wybierz kolor pierwszej karty.
       *[other] Czeka na ciebie pytanie i najpierw trzeba na nie odpowiedzieć.
    }
refused-suit_not_allowed = Z tą kartą nie żąda się koloru.
refused-does_not_fit = { $only ->
        [drawn] Po dobraniu można zagrać tylko ostatnio dobraną kartę i tylko gdy pasuje.
        [last] Ta karta nie pasuje albo jest specjalna: tu taka nie może być ostatnia.
       *[other] Ta karta nie pasuje: musi mieć obowiązujący kolor albo wartość karty na wierzchu.
    }
refused-suit_needed = Do tej karty podaj, jakiego koloru żądasz.
refused-stock_empty = Nie ma już kart do dobrania.
refused-can_play = Masz co zagrać, więc nie możesz dobrać.
refused-draw_limit = Więcej kart w tym ruchu już nie dobierzesz.
refused-nothing_owed = To nie twój ruch i nie masz zaległych kart.
refused-must_draw = Przed pasem trzeba dobrać.
refused-cannot_pass = Masz co zagrać, więc nie możesz spasować.
refused-nothing_to_call = { $call ->
        [off] Przy tym stole nikt nie musi mówić „ostatnia karta”.
        [auto] „Ostatnia karta” przy tym stole mówi się sama.
       *[manual] Nie ma czego mówić: „ostatnia karta” mówi się z jedną kartą, albo z dwiema tuż przed zagraniem.
    }
refused-nobody_to_catch = Nie ma teraz kogo przyłapać bez „ostatniej karty”.
refused-own_misplay = To twoje własne zagranie. Sprawdzić musi je ktoś inny.
refused-nothing_to_challenge = Nie ma czego sprawdzać.

# Stół.
refused-moved_on = Od pojawienia się tego przycisku gra poszła dalej. Oto jak jest teraz.
refused-no_table = Takiego stołu już nie ma.
refused-not_seated = Nie masz miejsca przy tym stole.
refused-waits = Grasz od następnej rundy.
refused-shown_just_now = Wiadomość stołu ma mniej niż pół minuty.
refused-seated_already = Już tu siedzisz.
refused-table_full = Wszystkie miejsca są zajęte.
refused-lobby_closed = Mecz już trwa, więc nie da się już dołączyć ani niczego zmienić. Popatrz albo otwórz stół przez /{ command-table } { command-table-new }.
refused-not_running = W tej chwili nie ma tu meczu.
refused-not_over = Mecz jeszcze trwa.
refused-dealer_chooses = O liczbie kart decyduje rozdający i on rozdaje. Bez jego wyboru karty rozdadzą się same.
refused-nothing_to_choose = Przy tym stole rozdający niczego nie wybiera: liczba kart to opcja stołu.
refused-no_break = Nie ma teraz rundy do rozdania.
refused-table_over = Ten stół jest zamknięty. Otwórz nowy przez /{ command-table } { command-table-new }.
refused-host_only = To może zrobić tylko gospodarz tego stołu.
refused-too_few = Potrzeba co najmniej dwóch graczy. Jeśli nikogo innego nie ma, naciśnij **{ LABEL("button-add-computer", $public) }** albo wpisz `/{ command-computer }`.
refused-bad_option =
    { $nearest ->
        [none] „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $allowed }.
       *[other] „{ $name }” nie może mieć wartości „{ $value }”. Może chodzi o { $nearest }? Do wyboru: { $allowed }.
    }
refused-unknown_option =
    { $nearest ->
        [none] Ta gra nie ma opcji „{ $name }”. Ma: { $allowed }.
       *[other] Ta gra nie ma opcji „{ $name }”. Może chodzi o { $nearest }? Ma: { $allowed }.
    }
refused-cannot_join = Do tego meczu nie da się już dołączyć.
refused-options_clash =
    { $needs ->
        [seats] „{ $option }” działa przy liczbie graczy { $allowed }; tu siedzi ich { $found }.
       *[other] „{ $option }” idzie w parze tylko z „{ $needed }: { $allowed }”. Tu jest: { $found }.
    }
refused-no_such_seat = Na tym miejscu nikt nie siedzi.
refused-not_a_person = Gospodarzem może być tylko człowiek.
refused-kicked = Nie możesz tu znów usiąść: usunięto cię od tego stołu.
refused-put_away = Tego stołu nie dało się już odczytać. Jest teraz zamknięty.
refused-server_full = Na tym serwerze jest już { $most ->
        [one] { $most } stół
        [few] { $most } stoły
       *[many] { $most } stołów
    }. Dołącz do któregoś.
refused-undo_nothing = Nie ma czego cofnąć.
refused-undo_showed = Tego nie da się cofnąć: ktoś widzi już nową kartę, a zobaczonego nie da się zapomnieć. Karty dobrane, rozdane lub odkryte zostają.
refused-undo_seats = Tego nie da się cofnąć: od tego czasu ktoś usiadł albo odszedł.
refused-about_you = Chodzi o ciebie, więc decydują inni.
refused-rated_kick = Mecz jest rankingowy i nie ma nikogo, kto mógłby się zgodzić. Zrobić to może ktoś, kto zarządza tym serwerem.
refused-rated_undo = Mecz jest rankingowy: co się stało, zostaje.
refused-following = Już obserwujesz ten stół. Kończy to /{ command-table } { command-table-follow } z opcją „{ parameter-stop }”.
refused-not_following = Nie obserwujesz tego stołu.
refused-too_many_followers = Ten stół ma już tylu obserwujących, ilu może: { $most }.
refused-banned = Stoły tego serwera są dla ciebie zamknięte decyzją tych, którzy nim zarządzają.
refused-not_banned = Stoły tego serwera nie są dla tej osoby zamknięte.
refused-not_a_member = O ile bot wie, nie ma cię już na tym serwerze. Jeśli jednak jesteś, spróbuj jeszcze raz za chwilę.
refused-seats_reserved = Pozostałe miejsca czekają na innych.
refused-other_server = Stół zostaje na swoim serwerze.
refused-here_already = Stół już stoi na tym kanale. Dokąd ma iść, mówi opcja „{ parameter-channel }”.
refused-paused = Mecz jest wstrzymany. Może go wznowić gospodarz przyciskiem **{ LABEL("button-resume", $public) }** albo przez `/{ command-table } { command-table-resume }`, tak samo wszyscy gracze razem.
refused-not_paused = Mecz nie jest wstrzymany.
refused-motion_open = Gracze odpowiadają tu właśnie na inne pytanie. Poczekaj, aż się rozstrzygnie.
refused-no_motion = Nikt o nic tu nie prosi albo jest to już rozstrzygnięte.
refused-no_computer = Nie siedzi tu żaden komputer.
refused-channel_taken =
    { $most ->
        [one] Na tym kanale stoi już stół. Dołącz do niego albo otwórz swój na innym kanale.
        [few] Na tym kanale stoją już { $most } stoły. Dołącz do któregoś albo otwórz swój na innym kanale.
       *[many] Na tym kanale stoi już { $most } stołów. Dołącz do któregoś albo otwórz swój na innym kanale.
    }
refused-channel_not_allowed = Na tym serwerze stoły otwiera się tylko tu: { $channels }.
refused-reactions_off = Przy tym stole reakcje nic nie robią. Użyj przycisków albo poleceń.
refused-too_many_seated = Ta gra jest najwyżej dla { $most } osób, a siedzi tu { $taken }.
refused-too_many_tables = Siedzisz już przy zbyt wielu stołach. Najpierw odejdź od któregoś.
refused-left_match = Nie ma cię już w tym meczu, a odejście jest ostateczne.
refused-called_first = „Ostatnia karta” padła pierwsza, więc nie ma kogo przyłapać.
refused-restarting = Bot uruchamia się ponownie, więc nic się nie stało. Naciśnij za chwilę jeszcze raz.
refused-not_saved = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
refused-frozen = Coś zawiodło po mojej stronie i ten stół stoi w miejscu. Nie da się tu już grać; zamyka go /{ command-table } { command-table-end }.
refused-still_running = Mecz jeszcze trwa. Jego zapis będzie dostępny po zakończeniu.
refused-no_record = Przy tym stole nie ma jeszcze skończonego meczu.
refused-no_proof = Ten mecz nie mówi, po czym sprawdzić jego rozdania: pochodzi z czasu, gdy bot tego jeszcze nie zapisywał.

# Ustawienia i zestawy.
refused-managers_only = To mogą zrobić tylko ci, którzy zarządzają tym serwerem (uprawnienie „Zarządzanie serwerem”).
refused-moderators_only = To mogą zrobić tylko ci, którzy zarządzają tym serwerem (uprawnienie „Zarządzanie serwerem”) albo mają rolę dla jego stołów.
refused-bad_setting =
    { $kind ->
        [setting] { $nearest ->
            [none] Nie ma ustawienia „{ $value }”. Do wyboru: { $allowed }.
           *[other] Nie ma ustawienia „{ $value }”. Może chodzi o { $nearest }? Do wyboru: { $allowed }.
        }
        [channels] „{ $value }” nie jest kanałem tego serwera. Podaj kanały tego serwera, na przykład #general, albo „-”, jeśli mają to być wszystkie.
        [moderator_role] „{ $value }” nie jest rolą na tym serwerze. Podaj rolę z tego serwera albo „-”, jeśli żadna.
        [league_managers] „{ $value }” nie jest rolą na tym serwerze. Podaj role z tego serwera albo „-”, jeśli żadna.
       *[value] { $nearest ->
            [none] Ustawienie „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $allowed }.
           *[other] Ustawienie „{ $name }” nie może mieć wartości „{ $value }”. Może chodzi o { $nearest }? Do wyboru: { $allowed }.
        }
    }
quoted = „{ $words }”
refused-too_many_channels = To za dużo: kanałów można wybrać najwyżej { $most }.
refused-bad_preset_name = Nazwa zestawu ma od 1 do { $most } liter.
refused-preset_taken = Zestaw „{ $preset }” już jest. Wybierz inną nazwę albo usuń tamten w /{ command-settings } { command-settings-server }.
refused-no_preset =
    { $nearest ->
        [none] Na tym serwerze nie ma zestawu „{ $preset }”.
       *[other] Na tym serwerze nie ma zestawu „{ $preset }”. Może chodzi o „{ $nearest }”?
    }
refused-settings_of_server = Ustawienia serwera zmienia się na tym serwerze.
refused-setting_and_value = Podaj i to, co ustawić, i jak ma być: najpierw `{ parameter-setting }`, potem `{ parameter-value }`.
refused-preset_or_variant = Podaj grę albo zestaw, nie jedno i drugie: zestaw mówi, jaka to gra.
refused-too_many_presets = Ten serwer ma już tyle zestawów, ile może ({ $most }). Najpierw usuń któryś w /{ command-settings } { command-settings-server }.

# Drzwi: naciśnięcia i polecenia, które nie docierają do żadnego stołu.
refused-unknown_control = Nie znam tego przycisku. Aktualne daje /{ command-hand } albo /{ command-table } { command-table-show }.
refused-slow_down = Trochę wolniej: za dużo naciśnięć naraz. Nic nie przepada; spróbuj za chwilę.
refused-failed = Coś poszło nie tak po mojej stronie (błąd { $error }). Zobacz przy stole, czy twój ruch się liczy.
refused-no_hand_yet = Nie masz tu jeszcze kart.
refused-no_option = „{ $word }” to nie jest opcja z wartością. Pisz je tak: refill=flip, oddzielone spacjami.
refused-no_such_card = Nie znam karty „{ $card }”. Napisz ją tak: 8H, 10S albo joker.
refused-no_such_player = Przy tym stole nie siedzi nikt o nazwie „{ $player }”.
refused-which_table = Może chodzić o kilka stołów: { $tables }. Wskaż właściwy opcją „{ parameter-table }”.
refused-no_table_here = Na tym kanale nie ma stołu i przy żadnym nie siedzisz. Otwórz stół przez /{ command-table } { command-table-new }.
refused-server_only = Stoły otwiera się na kanale serwera.
refused-cannot_post = Nie mogę tu pisać. Brakuje mi na tym kanale: { $missing }.
refused-cannot_post_there = Nie mogę pisać na kanale { $channel }. Brakuje mi tam: { $missing }.
refused-cannot_write_there = Na kanale { $channel } nie możesz pisać, więc stół tam nie idzie.
refused-no_zone =
    { $nearest ->
        [none] Nie ma strefy czasowej „{ $value }”. Wybierz z listy.
       *[other] Nie ma strefy czasowej „{ $value }”. Może chodzi o { $nearest }? Wybierz z listy.
    }
refused-too_many_commands = Nic się nie stało: to więcej niż { $most } poleceń w pół minuty. Wpisz je jeszcze raz za { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }; przyciski pod wiadomością stołu tymczasem działają.
