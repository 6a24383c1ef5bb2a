# Co mogą ustawić serwery i ludzie, oraz zestawy.

settings-server-title = Ustawienia tego serwera
settings-server-body = Każdy wybór z menu jest zapamiętany od razu. To, co dotyczy gry, obowiązuje przy stołach otwartych od teraz.
settings-own-title = Twoje ustawienia
settings-own-body = Obowiązują dla ciebie przy każdym stole, na każdym serwerze.
settings-line = **{ $label }:** { $value }
settings-choice = { $label }: { $value }

setting-language = Język tego, co widzą wszyscy
setting-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] taki, jaki ten serwer ma w Discordzie
    }
setting-own-language = Język tego, co widzisz tylko ty
setting-own-language-value =
    { $value ->
        [en] English
        [pl] polski
        [id] Bahasa Indonesia
       *[usual] jak w twoim Discordzie
    }
setting-variant = Gra, gdy nikt nie poda innej
setting-turn-clock = Czas na ruch
setting-turn-clock-value =
    { $value ->
        [usual] według ustawień bota: { $time }
       *[other] { $value }
    }
setting-channels = Gdzie można otwierać stoły
setting-channels-value =
    { $value ->
        [everywhere] na każdym kanale
       *[other] { $value }
    }
setting-channels-menu = Gdzie można otwierać stoły (bez wyboru: na każdym kanale)
setting-threads = Wątek dla każdego stołu
setting-threads-value =
    { $value ->
        [on] każdy stół otwiera się we własnym wątku
       *[off] stoły stoją na kanale
    }
setting-moderator-role = Kto może prowadzić każdy stół
setting-moderator-role-value =
    { $value ->
        [none] kto zarządza serwerem; `/{ command-settings } { command-settings-moderators }` daje to prawo także roli
       *[other] kto zarządza serwerem, oraz { $value }
    }
setting-several-tables = Stoły na kanale
setting-several-tables-value =
    { $value ->
        [on] kilka naraz
       *[off] tylko jeden
    }
setting-reactions = Reakcje na wiadomości stołu
setting-reactions-value =
    { $value ->
        [on] mówią „ostatnia karta”, przyłapują i sprawdzają
       *[off] nic nie robią: tylko przyciski i polecenia
    }
setting-table-pictures = Obraz stołu
setting-table-pictures-value =
    { $value ->
        [on] pod tekstem wiadomości stołu, a gdy liczy się karty, z kartami wszystkich
       *[off] bez obrazu: wszystko jest w słowach
    }
setting-absent = Kogo nie ma po dwóch straconych ruchach
setting-absent-value =
    { $value ->
        [take_over] tego zastępuje komputer, dopóki nie wróci
        [skip] za tego bot od razu robi minimum, dopóki nie wróci
       *[remove] ten odpada z meczu
    }
setting-computers = Komputery, których siły nikt nie wybiera, i te za nieobecnych
setting-computers-value =
    { $value ->
        [easy] łatwe: grają bez namysłu, dużo zapominają i przeoczają
        [strong] mocne: domyślają się, co mają inni, mało przeoczają
       *[normal] zwykłe: grają dobrze, rzadko coś przeoczają
    }
setting-idle-time = Mecz, którego nikt nie rusza, przepada po czasie
setting-idle-time-value =
    { $value ->
        [usual] według ustawień bota: { $time }
       *[other] { $value }
    }
setting-league-managers = Kto zarządza ligami
setting-league-managers-value =
    { $value ->
        [nobody] kto zarządza tym serwerem
       *[other] kto zarządza tym serwerem, oraz { $value }
    }
setting-league-managers-menu = Role, które zarządzają ligami (bez wyboru: nikt więcej)
setting-turn-notices = Gdy masz ruch
setting-turn-notices-value =
    { $value ->
        [on] nowa wiadomość, a gdy czasu jest mało, wzmianka
       *[off] bez wzmianki, gdy czasu jest mało, i bez nowej wiadomości
    }
setting-suit-names = Nazwy kolorów
setting-suit-names-value =
    { $value ->
        [on] gambijskie przy stole gambijskim: znak miłości, herbatnik, czarna karta, tánkipitá
       *[off] kier, karo, pik i trefl
    }
setting-own-cards = Jak widzisz karty
setting-own-cards-value = { setting-cards-value }
setting-hide-me = Twoje statystyki
setting-hide-me-value =
    { $value ->
        [on] tylko dla ciebie: nie ma cię na liście najlepszych i nikt inny ich nie widzi
       *[off] dla wszystkich na tym samym serwerze
    }

setting-time =
    { $value ->
        [off] bez limitu
       *[usual] tak, jak ustawiono bota
    }
clock-off = bez ograniczenia
duration-seconds =
    { $form ->
        [acc] { $count ->
            [one] { $count } sekundę
            [few] { $count } sekundy
           *[many] { $count } sekund
        }
        [gen] { $count ->
            [one] { $count } sekundy
           *[many] { $count } sekund
        }
       *[nom] { $count ->
            [one] { $count } sekunda
            [few] { $count } sekundy
           *[many] { $count } sekund
        }
    }
duration-minutes =
    { $form ->
        [acc] { $count ->
            [one] { $count } minutę
            [few] { $count } minuty
           *[many] { $count } minut
        }
        [gen] { $count ->
            [one] { $count } minuty
           *[many] { $count } minut
        }
       *[nom] { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
           *[many] { $count } minut
        }
    }
duration-hours =
    { $form ->
        [acc] { $count ->
            [one] { $count } godzinę
            [few] { $count } godziny
           *[many] { $count } godzin
        }
        [gen] { $count ->
            [one] { $count } godziny
           *[many] { $count } godzin
        }
       *[nom] { $count ->
            [one] { $count } godzina
            [few] { $count } godziny
           *[many] { $count } godzin
        }
    }
duration-days =
    { $form ->
        [gen] { $count ->
            [one] { $count } dnia
           *[many] { $count } dni
        }
       *[nom] { $count ->
            [one] { $count } dzień
           *[many] { $count } dni
        }
    }

presets-title = Jak gra się przy tym stole
presets-body = Wybierz grę lub zestaw; ustawia on wszystkie opcje. Każdy wybór działa od razu. Zmienia to tylko gospodarz i tylko przed początkiem meczu.
presets-game = Gra
presets-own = Zestawy tego serwera
presets-clock = Czas na ruch
button-all-options = Wszystkie opcje

presets-none = Ten serwer nie ma jeszcze zestawów. `/{ command-table } { command-table-save }` tworzy zestaw z opcji stołu.
preset-line = **{ $preset }:** { $words }
preset-description = { $variant }{ $options ->
        [none] {""}
       *[other] ; { $options }
    }
presets-delete = Usuń zestaw
done-role = Gotowe: ta rola może prowadzić każdy stół tego serwera, tak jak jego gospodarz.
done-no-role = Gotowe: żadna rola nie prowadzi już stołów tego serwera, tylko ci, którzy nim zarządzają.
done-saved = Zapisane jako „{ $preset }”. `/{ command-table } { command-table-new }` otwiera z nim stół, a w poczekalni ustawia go przycisk **{ LABEL("button-options", $public) }**.
setting-retention = Karty i zapisy skończonych meczów są trzymane
setting-retention-value =
    { $value ->
        [for_ever] na zawsze
       *[other] przez { $value } dni
    }
setting-cards = Jak wszyscy widzą karty
setting-cards-value =
    { $value ->
        [four] obrazki, każdy kolor inną barwą
        [two] obrazki, czarne i czerwone
        [words] tylko słowami, także na przyciskach
       *[text] litery i znaki, bez obrazków
    }
setting-time-zone = Strefa czasowa dat
setting-time-zone-value = { $zone }; inną ustawia `/{ command-settings } { command-settings-zone }`
zone-name =
    { $zone ->
        [UTC] UTC
       *[other] { $zone }
    }
zone-choice = { $zone } · teraz { $now }
done-zone = Gotowe: daty wybiera się teraz w strefie { $zone }. Jest tam { $now }.
