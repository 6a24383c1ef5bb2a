# Liga di kalender server.

calendar-name = { $league }{ $occasion ->
        [day] : hari pertandingan { $number }
        [final] : final
       *[cup] {""}
    }
calendar-about = { $occasion ->
        [day] Yang bermain mengonfirmasi hadir sebelum dimulai, di bawah pesan liga di salurannya.
        [final] Yang terbaik dari musim ini memainkan sistem gugur.
       *[cup] Yang ingin bermain mendaftar sebelum dimulai, di bawah pesan liga di salurannya.
    } { $game }.
calendar-mark = Liga { $mark }
