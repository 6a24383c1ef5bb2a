# Skończony mecz, krok po kroku.

button-replay = Powtórka
replay-title = Powtórka: { $round }
replay-footer = Krok { $step } z { $steps } · mecz { $number } przy stole { $table } · Tylko ty to widzisz.
replay-pile = **Stos:** { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
replay-drew = { $who } dobiera: { $cards }
replay-nothing = Tu zaczyna się powtórka.
replay-first = Początek
replay-previous = Wstecz
replay-next = Dalej
replay-last = Koniec
replay-round = Następna runda
replay-eyes = Czyje karty widać
replay-eyes-all = Karty wszystkich
replay-eyes-seat = To, co widzi { $who }
replay-when = { $day }, { $time }
replay-choice = { $variant } · { $when } ({ $table }, mecz { $number })
refused-no_replay = Nie ma takiego skończonego meczu, który możesz obejrzeć. Dostępne mecze podpowiada `/{ command-replay } { parameter-table }:`.
refused-replay_server_only = Powtórkę ogląda się na serwerze, na którym rozegrano mecz: wpisz polecenie na jednym z jego kanałów.
