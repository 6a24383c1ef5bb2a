# Jedyna strona pomocy.

help-title = Last Card: Crazy Eights na tym serwerze
help-body =
    ### Zagraj w minutę
    `/{ command-table } { command-table-new }` otwiera stół i sadza cię przy nim. Inni naciskają **Dołącz**; **Dodaj komputer** zapełnia puste miejsca. Naciśnij **Start**, a każdy dostanie karty w wiadomości prywatnej.
    ### Twoje karty
    Jedno naciśnięcie karty ją zagrywa; po ósemce wybierz kolor, a gdzie kilka kart jednej wartości można zagrać razem, wskaż je po kolei. **Moje karty** pod wiadomością stołu pokazuje je zawsze, tylko tobie, także wtedy, gdy nie dostajesz wiadomości prywatnych.
    ### Polecenia zamiast przycisków
    `/{ command-hand }` `/{ command-deal }` `/{ command-play }` `/{ command-suit }` `/{ command-draw }` `/{ command-pass }` `/{ command-lastcard }` `/{ command-catch }` `/{ command-challenge }`
    ### Reakcje na wiadomości stołu
    🔔 mówi „ostatnia karta” · 🚨 przyłapuje kogoś, kto o tym zapomina · ⚠️ sprawdza złą kartę
    ### Stół
    `/{ command-table } { command-table-show }` pokazuje go na nowo tym, którzy przy nim siedzą · `/{ command-table } { command-table-leave }` oddaje twoje miejsce · `/{ command-table } { command-table-end }` zamyka stół (gospodarz) · `/{ command-table } { command-table-record }` daje zapis meczu, `/{ command-table } { command-table-verify }` sprawdza rozdania · `/{ command-replay }` pokazuje skończony mecz ruch po ruchu
    ### Prowadzenie stołu
    Gospodarz albo ktoś, kto zarządza serwerem: `/{ command-table } { command-table-kick }` `/{ command-table } { command-table-host }` `/{ command-table } { command-table-pause }` `/{ command-table } { command-table-resume }` `/{ command-table } { command-table-move }` `/{ command-table } { command-table-undo }` `/{ command-table } { command-table-reserve }` `/{ command-table } { command-table-rated }`. W meczu rankingowym koniec i usunięcie kogoś wymagają zgody wszystkich pozostałych; niczego się tam nie cofa.
    Kto zarządza serwerem: `/{ command-table } { command-table-list }` `/{ command-table } { command-table-ban }` `/{ command-table } { command-table-unban }`. Tylko patrzysz? Naciśnij **Obserwuj**.
    ### Jak się gra
    W poczekalni **Opcje** zmieniają grę, zestaw, zegar i każdą opcję. `/{ command-table } { command-table-save }` zachowuje je jako zestaw tego serwera, `/{ command-table } { command-table-new } { parameter-preset }:` otwiera z nim stół.
    `/{ command-settings } { command-settings-server }` ustala grę, zegar, kanały i reakcje tego serwera · `/{ command-settings } { command-settings-moderators }` pozwala roli prowadzić każdy stół · `/{ command-settings } { command-settings-zone }` ustala strefę czasową dat · `/{ command-settings } { command-settings-me }` ustala twoje powiadomienia i nazwy kolorów
    ### Ligi
    `/{ command-league } { command-league-join }` zapisuje do pucharu lub sezonu, a jego stoły same cię zawołają · `/{ command-league } { command-league-mine }` `/{ command-league } { command-league-table }` `/{ command-league } { command-league-leave }`
    Kto zarządza ligami (role w `/{ command-settings } { command-settings-server }`): `/{ command-league } { command-league-create }` i dalsze polecenia
    ### Co już rozegrane
    `/{ command-stats }` pokazuje, co rozgrywasz tu ty albo ktoś inny · `/{ command-leaderboard }` pokazuje, kto gra najlepiej
    ### Pierwszy raz?
    `/{ command-rules }` wyjaśnia zasady tego stołu, `/{ command-rules } { parameter-variant }:` zasady dowolnej gry.
help-footer = Nikt poza tobą tego nie widzi.
