# Co dzieje się przy stole, jedno zdanie na zdarzenie. $who, $by i $target to osoby; ich nazwy się nie odmieniają.

event-round-began = Zaczyna się runda { $number }: { $dealer } rozdaje po { $cards ->
        [one] { $cards } karcie
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-private-round-began = Zaczyna się runda prywatna { $number }. Rozdaje { $dealer }, grają: { $people }.
event-extra-round-began = Zaczyna się runda dodatkowa { $number }. Rozdaje { $dealer }, grają: { $people }.
event-buried = Pierwsza odkryta karta to { $card }; wraca do talonu.
event-turned = Pierwsza karta na stosie to { $card }.
event-named = { $who } żąda { FORM($suit, "gen") }.
event-played = { $who } zagrywa { FORM($card, "acc") }.
event-played-naming = { $who } zagrywa { FORM($card, "acc") } i żąda { FORM($suit, "gen") }.
event-drew-turn = { $who } { $count ->
        [0] nie ma czego dobrać: nie ma już kart
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }.
event-drew-threat = { $who } { $count ->
        [0] nie ma czego dobrać, bo nie ma już kart,
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    } i traci ruch.
event-drew-weak = { $who } { $variant ->
        [gambian] nie ma siły
       *[other] nie odpowiada
    }: { $count ->
        [0] nie ma czego dobrać, bo nie ma już kart,
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    } i traci ruch.
event-drew-final = { $who } musi jeszcze dobrać { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-drew-owed = { $who } bierze { $count ->
        [one] zaległą kartę
        [few] { $count } zaległe karty
       *[many] { $count } zaległych kart
    }.
event-drew-extra = { $who } dobiera o jedną kartę za dużo i ją zatrzymuje.
event-drew-caught = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za zapomnianą „ostatnią kartę”.
event-drew-misplay = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za złe zagranie.
event-drew-false-catch = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za fałszywy alarm.
event-passed = { $who } pasuje.
event-called = { $who } mówi: „ostatnia karta”!
event-caught = { $by } przyłapuje kogoś bez „ostatniej karty”: { $who }.
event-taken-back = { $by } sprawdza: to było złe zagranie. { $who } bierze z powrotem { FORM($card, "acc") }.
event-made-to-draw = { $by } upomina się o zaległe karty. Bierze je { $who }.
event-owed-threat = { $who } ma do dobrania { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i traci ruch.
event-owed-weak = { $who } { $variant ->
        [gambian] nie ma siły
       *[other] nie odpowiada
    }: ma do dobrania { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i traci ruch.
event-forgiven = Nikt nie zgłasza sprzeciwu: { $who } nie musi brać { $count ->
        [one] zaległej karty.
       *[other] { $count } zaległych kart.
    }
event-skipped = { $who } traci ruch.
event-reversed = Kierunek gry się odwraca.
event-asked = { $who } słyszy pytanie{ $variant ->
        [gambian] : „Masz siłę?”
       *[other] {" "}o { FORM($asked, "acc") }.
    }
event-answered = { $who } { $variant ->
        [gambian] ma siłę i odpowiada
       *[other] odpowiada
    } { FORM($asked, "ins") }.
event-draw-threatened = { $who } musi odpowiedzieć albo dobrać { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-skip-threatened = { $who } musi odpowiedzieć albo stracić ruch.
event-threat-ended = { $who } odpowiada: nikt nie { $count ->
        [0] traci ruchu
       *[other] dobiera
    }.
event-played-again = { $who } gra jeszcze raz.
event-scored = { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, razem { $total }.
event-refilled = Stos staje się nowym talonem: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-settled = Nikt nie zgłasza sprzeciwu: tak zostaje.
event-went-out = { $who } zagrywa ostatnią kartę{ $variant ->
        [gambian] : areszt!
       *[other] !
    }
event-round-arrest = Koniec rundy { $number }: { $who } { $variant ->
        [gambian] robi areszt
       *[other] nie ma już kart
    }.
event-round-blocked = Koniec rundy { $number }: wszyscy pasują.
event-round-too-long = Koniec rundy { $number }: trwa już za długo.
event-round-stock = Koniec rundy { $number }: talon się wyczerpał.
event-round-left = Koniec rundy { $number }.
event-knocked-out = { $who } odpada z meczu.
event-private-round = Remis na najwyższym wyniku: { $people } grają rundę prywatną.
event-extra-round = Ten sam wynik: { $people } grają rundę dodatkową.
event-joined = { $who } dołącza; na koncie { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
event-left = { $who } opuszcza mecz.
event-match-ended = { $people } { $count ->
        [one] { $match ->
            [knockout] zdobywa mistrzostwo
           *[other] wygrywa mecz
        }
       *[other] wygrywają razem
    }!
event-match-forfeit = { $people } { $count ->
        [one] wygrywa
       *[other] wygrywają
    }: nikogo więcej już nie ma w meczu.
event-match-nobody = Koniec meczu: nikt go nie wygrywa.
