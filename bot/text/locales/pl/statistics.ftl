# Co kto rozegrał: statystyki i lista najlepszych. Na obrazie jest mało miejsca: wiersz mieści 40 liter.

stats-title = Statystyki
stats-title-game = Statystyki: { $game }
stats-who = { $name } ({ $mention })
stats-former = były gracz { $number }
stats-none = { $who } nie ma tu jeszcze żadnego ukończonego meczu.
stats-none-game = { $who } nie ma tu jeszcze żadnego ukończonego meczu w grze { $game }.
stats-matches-title = Mecze
stats-matches =
    { $matches ->
        [one] **1** mecz
        [few] **{ $matches }** mecze
       *[many] **{ $matches }** meczów
    }, { $wins ->
        [0] bez wygranej
        [one] **1** wygrany ({ $share }%)
        [few] **{ $wins }** wygrane ({ $share }%)
       *[many] **{ $wins }** wygranych ({ $share }%)
    }
stats-with-people =
    z innymi ludźmi: { $matches ->
        [one] 1 mecz
        [few] { $matches } mecze
       *[many] { $matches } meczów
    }, { $wins ->
        [0] bez wygranej
        [one] 1 wygrany
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }
stats-places-title = Miejsca
stats-place = **{ $place }.** { $times } ×
stats-points-title = Punkty w kartach na koniec rund
stats-points = **{ $points }** w { $rounds ->
        [one] 1 rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
    }, { $whole },{ $tenth } na rundę
stats-catches-title = Przyłapywanie
stats-catches = przyłapuje innych: { $catches } × · inni przyłapują: { $caught } × · błędy, których nikt nie zauważa: { $unnoticed }
stats-card-title = Ulubiona karta
stats-card = { $card }, zagrań: { $times }
stats-ratings-title = Rankingi
stats-hidden-note = Widzisz to tylko ty: `/{ command-settings } { command-settings-me }` ukrywa to przed wszystkimi innymi.
refused-stats_hidden = { $who } nie pokazuje swoich statystyk.
refused-stats_server_only = Statystyki należą do serwera: zapytaj na jednym z jego kanałów.
refused-no_writing_here = Nie możesz pisać na tym kanale, więc tu się to nie pokaże.
button-show-here = Pokaż na kanale

board-title = Lista najlepszych
board-game =
    { $game ->
        [all] Wszystkie gry
       *[other] { $game }
    }
board-period =
    { $period ->
        [week] ostatnie 7 dni
        [month] ostatnie 30 dni
        [year] ostatnie 365 dni
       *[always] od początku
    }
board-about-league = { $league } · { $period }
board-about = { $game } · { $period }
board-by-rating = Według rankingu. Bez numeru: ranking tymczasowy, na razie za mało meczów.
board-by-wins = Według wygranych meczów, liczą się te z innymi ludźmi.
board-line-rating = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $who }: **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 mecz
        [few] { $matches } mecze
       *[many] { $matches } meczów
    }
board-line-wins = **{ $rank }.** { $who }: **{ $wins }** z { $matches }
board-none = Nikogo tu jeszcze nie ma: potrzeba meczu z innymi ludźmi rozegranego do końca.
board-none-rated = Nikogo tu jeszcze nie ma: potrzeba meczu rankingowego.
board-hidden-note = Nie ma cię tutaj: `/{ command-settings } { command-settings-me }` cię ukrywa.

stats-picture-about = { $game } · { $matches ->
        [one] 1 mecz rankingowy
        [few] { $matches } mecze rankingowe
       *[many] { $matches } meczów rankingowych
    }
stats-picture-line = Gruba linia: ranking
stats-picture-margin = Cienkie linie: możliwy błąd
# Co mówi obraz komuś, kto go nie widzi.
stats-picture-words-one = Ranking gracza { $name } w grze { $game } po jednym meczu, { $first }: { $rating } ± { $margin }.
stats-picture-words = Ranking gracza { $name } w grze { $game } od { $first } do { $last }, mecz po meczu: teraz { $rating } ± { $margin }, najniżej { $lowest }, najwyżej { $highest }.
