# The events in the calendar of a server. They show no name of a person.

calendar-name = { $league }{ $occasion ->
        [day] : match day { $number }
        [final] : final
       *[cup] {""}
    }
calendar-about = { $occasion ->
        [day] Whoever plays checks in before it begins, under the message of the league in its channel.
        [final] The best of the season play a knock-out.
       *[cup] Whoever wants to play enters before it begins, under the message of the league in its channel.
    } { $game }.
calendar-mark = League { $mark }
