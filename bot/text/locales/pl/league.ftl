# Ligi: ich wiadomość, ekrany, formularz nowej i odpowiedzi.

league-headline =
    { $state ->
        [sign_up] Zapisy są otwarte. Naciśnij **Zapisz się**, aby grać; kończą się { $due }.
        [season_sign_up] Zapisy są otwarte. Naciśnij **Zapisz się**, aby grać; pierwsze zgłoszenia zaczynają się { $due }.
        [invited] O tym, kto gra, decydują zarządzający. Pierwsze losowanie { $due }.
        [season_invited] O tym, kto gra, decydują zarządzający; pierwsze zgłoszenia zaczynają się { $due }.
        [paused] Liga jest wstrzymana: nic nie zaczyna się samo, dopóki ktoś jej nie wznowi.
        [won] 🏆 Zwycięstwo: **{ $champion }**.
        [over] Koniec, nikt nie wygrywa.
        [between] Następne mecze zaczynają się { $due }.
       *[played] Gra trwa.
    }
league-headline-checking = Kto gra? Naciśnij **Zgłaszam się**; losowanie stołów { $due }.
league-game = **Gra:** { $game }
league-clock = { $time } na ruch
league-how = **Format:** { $words }
league-cup = Puchar: stoły do { $size } osób, dalej { $advance ->
        [one] przechodzi najlepsza osoba
        [few] przechodzą { $advance } najlepsze osoby
       *[many] przechodzi { $advance } najlepszych osób
    }; podział na stoły { $seeding ->
        [rating] według rankingu
       *[lot] przez losowanie
    }.
league-season = Sezon: { $days ->
        [one] jedna kolejka
        [few] { $days } kolejki
       *[many] { $days } kolejek
    }, co { FORM($every, "acc") }; stoły do { $size } osób, podział { $seeding ->
        [rating] według rankingu
       *[lot] przez losowanie
    }, punkty za miejsca { $points }.
league-check-in = Kto gra, zgłasza się przed każdą z nich; czas na zgłoszenie: { $time }.
league-final = Potem { $count ->
        [one] { $count } najlepsza osoba gra
        [few] { $count } najlepsze osoby grają
       *[many] { $count } najlepszych osób gra
    } finał pucharowy; z każdego stołu { $advance ->
        [one] przechodzi najlepsza osoba
        [few] przechodzą { $advance } najlepsze osoby
       *[many] przechodzi { $advance } najlepszych osób
    }.
league-ready-time = **Przy stole:** naciśnij **Jestem** w ciągu { FORM($time, "gen") }, inaczej przegrywasz walkowerem.
league-who = **Kto może się zapisać:** { $role ->
        [everybody] każdy
        [invited] nikt sam: ludzi zapisują zarządzający przez `/{ command-league } { command-league-add }`
       *[other] { $role }
    }
league-rated = **Ranking:** tak
league-unrated = **Ranking:** nie
league-next-draw = **Losowanie:** { $at } ({ $due })
league-next-check-in = **Zgłoszenia:** { $at } ({ $due })
league-next-day = **Kolejka { $number }:** { $at } ({ $due })
league-next-final = **Finał:** { $at } ({ $due })
league-every =
    { $days ->
        [0] nie
        [7] co tydzień
        [14] co dwa tygodnie
       *[28] co cztery tygodnie
    }
league-repeats = **Powtarza się:** { $every }. { $how ->
        [made] Następna jest otwarta.
        [season] Następna otworzy się po tej.
       *[cup] Następna, do { $until }, otworzy się po tej, najpóźniej { $latest }.
    }
league-entrants-title = Zapisane osoby: { $count } z najwyżej { $most }
league-checked-in = Zgłoszenia: { $count } z { $of }
league-nobody-yet = Jeszcze nikogo.
league-nobody-here = Nikogo nie ma.
league-standings-title = Tabela
league-places-title = Miejsca
league-day = Kolejka { $number } z { $of }
league-stage = Etap { $number } ({ $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    })
league-stage-final = Finał
league-table-open = { $number } · { $seats }{ $where }
league-table-soon = {" "}(wkrótce)
league-table-ended = { $number } · { $result }
league-place = { $place }. { $who }
league-walkover = { $places } ({ $how ->
        [walkover] walkowerem
        [entered] wpisane ręcznie
       *[played] rozegrane
    }{ $count ->
        [0] {""}
       *[other] ; nieobecność: { $absent }
    })
league-nobody-came = nikogo nie było: { $absent }
league-record-code = { $line } · zapis `{ $table }`
league-bye = Bez meczu: { $who }
league-place-line = { $place }. { $who }
league-standing = { $place }. { $who }: **{ $points }** · wygrane { $wins } · mecze { $played }{ $cards ->
        [none] {""}
       *[other] {" "}· karty { $cards }
    }{ $dropped ->
        [0] {""}
       *[other] {" "}· poza ligą
    }
league-more = … i jeszcze { $count }
league-footer = Liga { $league }
league-state = { $state ->
        [checking] zgłoszenia kończą się { $due }
        [sign_up] zapisy kończą się { $due }
        [paused] wstrzymana
        [won] koniec
        [over] koniec
        [between] następne mecze { $due }
       *[played] gra trwa
    }

button-enter = Zapisz się
button-check-in = Zgłaszam się
button-standings = Tabela
button-stages = Mecze
button-entrants = Kto gra
button-log = Dziennik
button-create = Utwórz
button-form = Wróć do formularza
button-sure = Cofnij je
button-end-one = Zakończ tę jedną
button-end-all = Zakończ na dobre

league-title-standings = { $league }: tabela
league-title-stages = { $league }: mecze
league-records = /{ command-table } { command-table-record } z takim kodem daje zapis meczu.
league-title-entrants = { $league }: kto gra
league-title-rules = { $league }: zasady
league-title-log = { $league }: dziennik
league-title-result = { $league }: wynik stołu { $table }
league-result-body = Naciskaj po kolei tych, którzy grali, od pierwszego miejsca. Pominięcie kogoś liczy się jako nieobecność.
league-result-now = **Jak jest:** { $result }
league-result-so-far = **Dotąd:** { $places }
league-result-back = Jedno wstecz
league-result-nobody = Nikogo nie było
league-result-enter = Wpisz ten wynik
league-nobody-choice = Nikogo nie było
league-nothing = Jeszcze nic.
league-entrant = { $number }. { $who }{ $state ->
        [dropped] {" "}· poza ligą
        [here] {" "}· po zgłoszeniu
       *[in] {""}
    }
league-mine-title = Twoje ligi na tym serwerze
league-mine-none = Nie grasz w żadnej. `/{ command-league } { command-league-join }` zapisuje do ligi.
league-mine-line = [{ $league }]({ $link }): { $state }
league-choice = { $league }{ $live ->
        [0] {" "}(koniec)
       *[other] {""}
    }
league-match-choice = { $number } · { $seats }{ $ended ->
        [0] {""}
       *[other] {" "}(skończony)
    }
league-the-bot = bot
league-deed = { $at } · { $who } { $word ->
        [CreateLeague] zakłada ligę
        [EnterLeague] zapisuje się
        [QuitLeague] wypisuje się
        [CheckIn] zgłasza się
        [StartLeague] zaczyna ligę albo jej następną kolejkę
        [AddEntrants] zapisuje: { $whom }
        [DropEntrant] skreśla: { $whom }
        [MoveDeadline] przesuwa termin na { $to }
        [SetResult] { $how ->
            [set] wpisuje wynik stołu { $table }{ $places ->
                [none] : nikogo nie było
               *[other] : { $places }
            }
           *[reopened] otwiera znów stół { $table }
        }
        [PauseLeague] wstrzymuje ligę
        [ResumeLeague] wznawia ligę
        [CloseSignUp] zamyka zapisy
        [OpenSignUp] otwiera znów zapisy
        [CloseSeason] zamyka sezon
        [EndLeague] kończy ligę
        [gone] skreśla: { $whom } (nie ma już tej osoby na serwerze albo nie wolno jej tu grać)
        [RepeatLeague] ustawia, czy liga się powtarza
        [result] przyjmuje wynik stołu { $table }{ $places ->
            [none] : nikogo nie było
           *[other] : { $places }
        }
        [due] idzie dalej według zegara
       *[other] { $word }
    }

league-form-body = Wybieraj z menu na { $pages ->
        [one] { $pages } stronie
       *[other] { $pages } stronach
    } i naciśnij **Utwórz**. Czego nie wybierzesz, zostaje tak, jak jest tutaj. Formularz czeka dwa dni.
league-options-body = Wybieraj z menu; każdy wybór działa od razu. Potem **Wróć do formularza**.
    Gra na razie: { $game }
league-field-format = Format
league-field-game = Gra
league-field-size = Miejsca przy stole
league-field-advance = Ile osób przechodzi dalej
league-field-day = Zapisy do
league-field-time = Godzina, czas: { $zone }
league-field-ready = Czas na stawienie się
league-field-clock = Czas na ruch
league-field-days = Kolejki
league-field-every = Odstęp między kolejkami
league-field-check_in = Zgłoszenia
league-field-final = Finał pucharowy
league-field-entry = Kto może się zapisać
league-field-role = Rola
league-field-points = Punkty za miejsca
league-field-rated = Ranking
league-field-repeat = Powtarza się
league-field-seeding = Podział na stoły
league-value-format =
    { $value ->
        [season] sezon z kolejkami
       *[cup] puchar
    }
league-value-rated =
    { $value ->
        [on] tak
       *[off] nie
    }
league-value-seeding =
    { $value ->
        [rating] według rankingu
       *[lot] przez losowanie
    }
league-value-entry =
    { $value ->
        [role] kto ma rolę
        [list] tylko kogo zapiszą zarządzający
       *[everybody] każdy
    }
league-points-about = { $places ->
        [one] za pierwsze miejsce
        [few] za pierwsze { $places } miejsca
       *[many] za pierwszych { $places } miejsc
    }{ $rest ->
        [1] , pozostałe nic nie dają
       *[0] {""}
    }
league-points-own = Własne punkty …
league-points-typed = Wpisujesz je w formularzu
league-points-title = Punkty za miejsca
league-points-label = Punkty, od pierwszego miejsca
league-points-how = Od jednej do ośmiu liczb całkowitych, żadna wyższa od poprzedniej, np. 5-3-2-1. Dalsze miejsca nic nie dają.
league-number = { $field ->
        [size] do { $count }
        [advance] z każdego stołu { $count ->
            [one] najlepsza osoba
            [few] { $count } najlepsze osoby
           *[many] { $count } najlepszych osób
        }
        [final] { $count ->
            [0] bez finału
            [one] { $count } najlepsza osoba
            [few] { $count } najlepsze osoby
           *[many] { $count } najlepszych osób
        }
       *[days] { $count }
    }
league-clock-usual = jak ustawiono serwer albo bota
league-role-menu = Rola, która może się zapisać
league-role-unset = jeszcze bez wyboru
league-no-game = zestaw, którego już nie ma

date-day = { $weekday ->
        [1] pon.
        [2] wt.
        [3] śr.
        [4] czw.
        [5] pt.
        [6] sob.
       *[7] niedz.
    } { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
date-hour = { $hour }:00 { $zone }
date-moment = { $day }, { $hour }:00 { $zone }
date-in-minutes = za { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
date-in-hours = za { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }

league-created = Zapisy są otwarte. Wiadomość ligi na tym kanale pozostaje aktualna. `/{ command-league } { command-league-start }` zaczyna ligę przed czasem, `/{ command-league } { command-league-add }` zapisuje ludzi, `/{ command-league } { command-league-close }` zamyka zapisy.
league-entered = Grasz w lidze { $league }.
league-left = Nie grasz już w lidze { $league }.
league-checked = Masz zgłoszenie na następną kolejkę ligi { $league }.
league-shown = Wiadomość ligi { $league } jest wysłana na nowo.
league-started = { $league }: stoły są rozlosowane i otwierają się po kolei.
league-sign-up-closed = Do ligi { $league } nikt już nie zapisze się sam. `/{ command-league } { command-league-add }` nadal zapisuje, `/{ command-league } { command-league-open }` otwiera zapisy znowu.
league-sign-up-open = Zapisy do ligi { $league } są znów otwarte.
league-closed = Liga { $league } nie ma już więcej kolejek.
league-dropped = { $who } nie gra już w lidze { $league }.
league-moved = Liga { $league } czeka teraz do { $at }.
league-result-set = Wynik jest wpisany, a to, co z niego wynika, dzieje się od nowa.
league-reopened = Mecz zostanie rozegrany jeszcze raz.
league-paused = Liga { $league } jest wstrzymana. Mecze, które trwają, toczą się dalej.
league-resumed = Liga { $league } toczy się dalej.
league-ended = { $league }: koniec.
league-ended-one = { $league }: koniec. Następna otwiera się na tym kanale.
league-end-repeating = Liga { $league } powtarza się. Zakończyć tylko tę, aby następna otworzyła się teraz, czy na dobre?
league-repeats-set =
    { $days ->
        [0] Liga { $league } już się nie powtarza.
        [7] Liga { $league } powtarza się co tydzień.
        [14] Liga { $league } powtarza się co dwa tygodnie.
       *[28] Liga { $league } powtarza się co cztery tygodnie.
    }
league-exported = Liga jako plik:
league-add-title = { $league }: zapisane przez ciebie
league-added = ✅ Zapisane osoby ({ $count }): { $who }
league-add-unfit = ❌ { $who } (`{ $id }`): { $why ->
        [bot] to bot.
        [stranger] tej osoby nie ma na serwerze.
        [nobody] nikt na Discordzie nie ma tego identyfikatora.
       *[unasked] Discord nie mówi, kto to jest. Spróbuj jeszcze raz.
    }
league-add-refused = ❌ { $who }: { $reason }
league-add-strange = ❌ „{ $word }” to ani wzmianka, ani identyfikator.

# Dlaczego czegoś z ligą nie można.
refused-no_league = Nie ma takiej ligi na tym serwerze.
refused-no_league_here = Na tym serwerze nie ma ligi. Kto zarządza ligami, zakłada ją przez /{ command-league } { command-league-create }.
refused-which_league = Może chodzić o kilka lig: { $leagues }. Wskaż właściwą opcją „{ parameter-league }”.
refused-league_managers_only = To mogą zrobić tylko ci, którzy zarządzają ligami tego serwera: kto zarządza serwerem oraz role z /{ command-settings } { command-settings-server }.
refused-too_many_leagues = Na tym serwerze jest już tyle lig, ile może ({ $most }). Najpierw zakończ którąś.
refused-league_partners = W tę grę gra się parami, a w lidze każdy gra za siebie.
refused-league_role = Do tej ligi może się zapisać tylko { $role }.
refused-league_form_over = Ten formularz jest nieaktualny: jego liga już istnieje albo minęły dwa dni. `/{ command-league } { command-league-create }` otwiera nowy.
refused-league_no_role = Wybierz rolę, która może się zapisać, albo pozwól każdemu.
refused-league_seats = Ta gra jest najwyżej dla { $most } osób, a mogą powstać stoły po { $seats ->
        [one] { $seats } osobie
        [few] { $seats } osoby
       *[many] { $seats } osób
    }. Wybierz mniej miejsc albo inną grę.
refused-league_points_count = Punkty to od jednej do ośmiu liczb, np. 5-3-2-1. Punkty zostają, jakie były.
refused-league_points_number = „{ $what }” to nie liczba całkowita. Wpisz punkty tak: 5-3-2-1. Punkty zostają, jakie były.
refused-league_points_most = „{ $what }” to za dużo: miejsce daje najwyżej 100 punktów. Punkty zostają, jakie były.
refused-league_points_rise = Miejsce nie może dawać więcej niż poprzednie ({ $what }). Punkty zostają, jakie były.
refused-league_points_nothing = Pierwsze miejsce musi coś dawać. Punkty zostają, jakie były.
refused-league_bad_time = Ten czas już minął albo jest dalej niż za rok.
refused-league_no_time = Wybierz czas z listy.
refused-league_no_deadline = Liga czeka teraz na swoje stoły, nie na termin.
refused-league_would_lose =
    { $count ->
        [one] To cofa rozegrany mecz: { $matches }. Czy tak ma być?
        [few] To cofa { $count } rozegrane mecze: { $matches }. Czy tak ma być?
       *[many] To cofa { $count } rozegranych meczów: { $matches }. Czy tak ma być?
    }
refused-league_moved_on = Od pojawienia się tego przycisku liga poszła dalej. Wpisz polecenie jeszcze raz.
refused-league_over = Ta liga jest skończona.
refused-league_entered = Zapis do tej ligi już jest.
refused-league_full = W tej lidze nie ma już miejsc.
refused-league_too_late = Liga już trwa, więc nie da się do niej wejść.
refused-league_not_entered = Nie grasz w tej lidze.
refused-league_sign_up_closed = Zapisy są już zamknięte.
refused-league_sign_up_open = Zapisy są już otwarte.
refused-league_not_in_it = { $who } nie gra w tej lidze albo już nie gra.
refused-league_taken_out = Nie grasz w tej lidze decyzją zarządzających i tylko oni mogą cię znów zapisać.
refused-league_invited = Ta liga jest dla listy osób: zapisują do niej tylko zarządzający.
refused-league_kept_out = Kto nie ma wstępu do stołów tego serwera, nie gra też w jego ligach.
refused-league_stage_open = Są stoły, które jeszcze grają.
refused-league_too_few = Trzeba przynajmniej dwóch osób.
refused-league_nobody_asked = Zgłoszenia jeszcze się nie zaczęły.
refused-league_no_such_table = Nie ma takiego stołu w tej lidze. Wybierz z listy.
refused-league_other_people = Tych osób nie wylosowano do tego stołu.
refused-league_points_missing = Każde miejsce musi mieć swoje punkty.
refused-league_has_ended = Ten stół już jest skończony, a to, co było potem, opiera się na jego wyniku.
refused-league_not_ended = Ten stół jeszcze nie jest skończony.
refused-league_no_more_days = Ta liga nie ma już więcej kolejek.
refused-league_no_check_in = Teraz nie ma zgłoszeń.
refused-league_checked_in = Masz już zgłoszenie.
refused-league_began = Liga już trwa.
refused-league_paused = Liga jest wstrzymana. Wznawia ją /{ command-league } { command-league-resume }.
refused-league_not_paused = Liga nie jest wstrzymana.
refused-league_repeated = Następna już jest otwarta. Wybierz tamtą.
refused-league_no_series = Ta liga się nie powtarza.
refused-league_shown_just_now = Wiadomość ligi ma mniej niż pół minuty.
refused-league_no_game = Tej gry albo tego zestawu już nie ma. Wybierz co innego.
refused-league_no_entrant = W tej lidze nie ma nikogo o nazwie „{ $player }” albo jest kilka takich osób. Wybierz z listy.
refused-league_not_at_table = „{ $player }” nie gra przy tym stole. Wybierz z listy.
refused-league_twice = Ktoś jest tu podany dwa razy.
refused-league_too_many_added = To za dużo naraz: najwyżej { $most }.
refused-not_drawn = Przy tym stole grają tylko wylosowane osoby.
refused-of_league = To stół ligi: kto gra i w co, ustala liga, a niczego się nie cofa.
refused-too_many_roles = To za dużo: ról można wybrać najwyżej { $most }.

notice-league_no_threads = Stoły ligi { $league } otwierają się wprost na kanale { $channel }: nie mogę tam tworzyć wątków. Potrzeba uprawnienia „Tworzenie publicznych wątków” i kanału tekstowego.
notice-league_not_shown = Nie mogę pokazać wiadomości ligi { $league } na kanale { $channel }. Liga toczy się dalej. Daj mi tam uprawnienia „{ permission-view_channel }”, „{ permission-send_messages }” i „{ permission-embed_links }”.
notice-league_check_in = { $people } · **{ $league }**, kolejka { $day }: kto gra, naciska **Zgłaszam się** pod wiadomością ligi albo wpisuje `/{ command-league } { command-league-checkin }`. Losowanie stołów { $at }.
notice-league_check_in_ends = { $people } · **{ $league }**: nie ma jeszcze zgłoszenia. Zgłasza **Zgłaszam się** pod wiadomością ligi albo `/{ command-league } { command-league-checkin }`. Stoły kolejki { $day } losuje się { $at }, bez tych, którzy się nie zgłoszą.
notice-league_dropped = { $by } skreśla cię z ligi { $league }.
notice-league_bye = W tym etapie ligi { $league } nie masz meczu: przechodzisz dalej.
notice-league_bye_day = W tej kolejce ligi { $league } nie masz meczu: liczy się to jak pierwsze miejsce.
notice-league_repeats_no_more = Liga { $league } już się nie powtarza: { $count } razy z rzędu nie ma chętnych do gry. /{ command-league } { command-league-create } zakłada następną.
notice-fixture_reminder = { $people }, wasz mecz niedługo się zaczyna. Naciśnijcie **Jestem** pod wiadomością stołu albo wpiszcie `/{ command-join }`, inaczej przegrywacie walkowerem.
league-mine-ratings = Twoje rankingi na tym serwerze
league-mine-rating = { $game }: **{ $rating }** ± { $margin }{ $provisional ->
        [0] {""}
       *[other] , tymczasowy
    } · { $count ->
        [one] 1 mecz
        [few] { $count } mecze
       *[many] { $count } meczów
    }
league-created-no-events = Z uprawnieniem „Tworzenie wydarzeń” liga trafiłaby też do wydarzeń tego serwera.
button-leave-league = Odejdź z ligi
button-end-league = Zakończ ją
league-mine-so = { $so ->
        [table] {" "}· twój stół: { $channel }
        [soon] {" "}· twój stół otworzy się wkrótce
        [bye] {" "}· w tym etapie bez meczu, przechodzisz dalej
        [on] {" "}· przechodzisz dalej i czekasz na innych
        [out] {" "}· nie grasz już dalej
        [left] {" "}· nie ma cię już w lidze
        [checked_in] {" "}· zgłoszenie przyjęte
        [to_check_in] {" "}· jeszcze bez zgłoszenia: `/{ command-league } { command-league-checkin }`
        [won] {" "}· wygrywasz
       *[nothing] {""}
    }
league-check-in-open = { $league }: zgłoszenia są otwarte, a uczestnicy dostają wezwanie. Jeszcze jedno `/{ command-league } { command-league-start }` od razu losuje stoły.
league-leave-sure =
    { $began ->
        [cup] Liga { $league } już trwa: kto z niej odchodzi, nie wraca i przegrywa swój mecz. Czy tak ma być?
       *[season] Kto odchodzi z ligi { $league }, przegrywa rozgrywany mecz i spada na koniec tabeli; może wrócić, dopóki zostają kolejki. Czy tak ma być?
    }
league-end-sure = To kończy ligę { $league } bez zwycięzcy, a z nią wszystkie jej otwarte stoły. Nie da się tego cofnąć. Czy tak ma być?
refused-league_too_few_here =
    { $count ->
        [0] Nie ma jeszcze żadnego zgłoszenia, a trzeba dwóch.
       *[other] Jest dopiero jedno zgłoszenie, a trzeba dwóch.
    } `/{ command-league } { command-league-deadline }` przesuwa kolejkę.
notice-league_begins = { $people } · **{ $league }**: losowanie { $at }, potem zawoła was stół. Kto nie może grać, wpisuje `/{ command-league } { command-league-leave }`.
