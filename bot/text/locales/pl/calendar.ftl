# Liga w kalendarzu serwera.

calendar-name = { $league }{ $occasion ->
        [day] : kolejka { $number }
        [final] : finał
       *[cup] {""}
    }
calendar-about = { $occasion ->
        [day] Kto gra, zgłasza się przed początkiem, pod wiadomością ligi na jej kanale.
        [final] Najlepsi z sezonu grają finał pucharowy.
       *[cup] Kto chce grać, zapisuje się przed początkiem, pod wiadomością ligi na jej kanale.
    } { $game }.
calendar-mark = Liga { $mark }
