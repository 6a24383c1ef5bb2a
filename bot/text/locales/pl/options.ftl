# Opcje stołu: krótka etykieta i każda wartość słowami.

option-packs = Talie
option-packs-value = { $value }
option-jokers-per-pack = Jokery w talii
option-jokers-per-pack-value = { $value }
option-hand-size = Kart dla każdego
option-hand-size-value = { $value }
option-dealer-chooses = Liczbę kart wybiera rozdający
option-dealer-chooses-value =
    { $value ->
        [on] przed każdym rozdaniem
       *[off] nie, jest ustalona dla stołu
    }
option-hints = Karty, które pasują
option-hints-value =
    { $value ->
        [on] są zaznaczone u tego, kto ma ruch
       *[off] nie są zaznaczone
    }
option-deal-packet = Kart rozdawanych naraz
option-deal-packet-value = { $value }
option-starter-eight = Ósemka odkryta jako pierwsza
option-starter-eight-value =
    { $value ->
        [printed] obowiązuje jej własny kolor
        [bury] wraca do talonu, odkrywa się inną
        [dealer_names] rozdający wybiera kolor
       *[any] można zagrać dowolną kartę
    }
option-starter-power = Inna karta specjalna odkryta jako pierwsza
option-starter-power-value =
    { $value ->
        [inert] nic nie robi
        [apply] działa, jakby zagrał ją rozdający
       *[redraw] wraca do talonu, odkrywa się inną
    }
option-draw-when = Dobieranie
option-draw-when-value =
    { $value ->
        [stuck] tylko gdy nie da się zagrać
       *[any] zawsze
    }
option-draw-limit = Kart dobieranych w jednym ruchu
option-draw-limit-value =
    { $value ->
        [none] bez ograniczenia
       *[other] do { $value }
    }
option-after-draw = Po dobraniu
option-after-draw-value =
    { $value ->
        [end] ruch się kończy
        [drawn_only] można zagrać dobraną kartę
       *[any] można zagrać dowolną kartę
    }
option-pass-when-empty = Pas przy pustym talonie
option-pass-when-empty-value =
    { $value ->
        [stuck] tylko gdy nie da się zagrać
       *[free] zawsze
    }
option-refill = Gdy talon jest pusty
option-refill-value =
    { $value ->
        [shuffle] tasuje się stos
        [flip] odwraca się stos
       *[none] nie ma nowego talonu
    }
option-stock-end = Runda kończy się z talonem
option-stock-end-value =
    { $value ->
        [after_turn] po ruchu tego, kto bierze ostatnią kartę
        [at_once] natychmiast
        [on_failed_draw] gdy ktoś musiałby dobrać
       *[never] nigdy
    }
option-multi-play = Kilka kart jednej wartości naraz
option-multi-play-value =
    { $value ->
        [on] można zagrać
       *[off] nie można zagrać
    }
option-multi-eights = Kilka ósemek naraz
option-multi-eights-value =
    { $value ->
        [on] można zagrać
       *[off] nie można zagrać
    }
option-draw-stack = Odpowiedź groźbą na groźbę dobrania
option-draw-stack-value =
    { $value ->
        [sum] sumuje się
        [replace] liczy się sama
       *[off] nie jest możliwa
    }
option-two-on-joker = Dwójka jako odpowiedź na jokera
option-two-on-joker-value =
    { $value ->
        [on] jest ważna
       *[off] nie jest ważna
    }
option-eight-blocks = Ósemka przeciw groźbie dobrania
option-eight-blocks-value =
    { $value ->
        [on] kończy ją
       *[off] nie pomaga
    }
option-ace-counters-skip = As przeciw siódemce
option-ace-counters-skip-value =
    { $value ->
        [on] kończy groźbę
       *[off] nie pomaga
    }
option-reverse-two = Zmiana kierunku, gdy grają dwie osoby
option-reverse-two-value =
    { $value ->
        [plain] niczego nie zmienia
       *[skip] druga osoba traci ruch
    }
option-final-effect = Działanie ostatniej karty
option-final-effect-value =
    { $value ->
        [ignore] przepada
       *[apply] jeszcze zachodzi
    }
option-finish-on-power = Karta specjalna jako ostatnia
option-finish-on-power-value =
    { $value ->
        [allow] jest dozwolona
       *[forbid] nie jest dozwolona
    }
option-last-call = Mówienie „ostatnia karta”
option-last-call-value =
    { $value ->
        [manual] każdy za siebie, inaczej można go przyłapać
        [auto] dzieje się samo
       *[off] nie jest potrzebne
    }
option-misplay = Złe karty
option-misplay-value =
    { $value ->
        [catch] leżą, dopóki ktoś nie sprawdzi
       *[reject] są odrzucane
    }
option-challenge-window = Czas na sprawdzenie
option-challenge-window-value =
    { $value ->
        [one] { $value } sekunda
        [few] { $value } sekundy
       *[many] { $value } sekund
    }
option-false-catch = Karty za fałszywe oskarżenie
option-false-catch-value = { $value }
option-scoring = Liczenie
option-scoring-value =
    { $value ->
        [own_penalty] każdy liczy własne karty, wygrywa najmniej
        [winner_collects] zwycięska ręka zbiera to, co zostało innym
       *[knockout] najwyższy wynik odpada
    }
option-match = Mecz
option-match-value =
    { $value ->
        [single] jedna runda
        [target] do osiągnięcia sumy
        [rounds] stała liczba rund
       *[knockout] do ostatniej osoby
    }
option-target = Suma, która kończy mecz
option-target-value = { $value }
option-rounds = Rundy meczu
option-rounds-value = { $value }
option-blocked-score = Gdy pasują wszyscy po kolei
option-blocked-score-value =
    { $value ->
        [count] wszyscy liczą karty
        [difference] najniższa ręka zbiera nadwyżki pozostałych
       *[none] runda się nie liczy
    }
option-tie = Remis
option-tie-value =
    { $value ->
        [extra_round] rozstrzyga dodatkowa runda
       *[shared] zostaje remisem
    }
option-partnership = Pary
option-partnership-value =
    { $value ->
        [on] osoby siedzące naprzeciw siebie
       *[off] brak
    }
option-max-actions = Najdłuższa runda, w zagraniach
option-max-actions-value = { $value }

options-title = Opcje tego stołu
options-body = Wybieraj z menu; każdy wybór działa od razu. Zmienia je tylko gospodarz i tylko przed początkiem meczu.
options-settled = Mecz już trwa albo stół jest zamknięty: niczego nie da się tu zmienić.
options-page = Strona { $page } z { $pages }
options-back = Wstecz
options-next = Dalej
options-default = { $value } (zwykle)
option-case = { $value } przy liczbie graczy { $players }
option-by-players = { $cases }, poza tym { $usual }
option-line = { $label }: { $value }
option-auto-forced = Gdy można tylko dobrać albo spasować
option-auto-forced-value =
    { $value ->
        [on] dzieje się to samo
       *[off] robisz to samodzielnie
    }
option-call-grace = Czas na „ostatnia karta” po przyłapaniu
option-call-grace-value =
    { $value ->
        [0] brak
       *[other] { $value } s
    }
