# Pierwsza wiadomość na serwerze, dla wszystkich.

greeting =
    Cześć! Rozdaję tu **Crazy Eights**: karty dostaje się prywatnie, stos leży na kanale, a ja pilnuję zegara i punktów.
    - `/{ command-table } { command-table-new }` otwiera stół na kanale, na którym się to wpisze. Inni naciskają **{ button-join }**, **{ button-add-computer }** zapełnia puste miejsca, **{ button-start }** rozdaje.
    - `/{ command-table } { command-table-tutorial }` uczy grać: to krótki mecz z dwoma komputerami, z objaśnieniami krok po kroku.
    - `/{ command-help }` mówi tylko tobie, gdzie jesteś i co możesz zrobić.
    - `/{ command-rules }` wyjaśnia każdą grę, `/{ command-settings } { command-settings-me }` ustala twój język.
    - Kto zarządza tym serwerem, ustala język, grę, zegar i kanały stołów przez `/{ command-settings } { command-settings-server }`.
greeting-lacking = Nie dostaję wszystkich uprawnień, których potrzebuję: { $missing }. Kto zarządza tu rolami, może je jeszcze dać.
