# Samouczek: co widzi nad kartami ten, kto się uczy.

lesson-thread = samouczek
lesson = 🎓 { $words }
lesson-table = { $over ->
        [0] **Samouczek:** jedna runda z dwoma komputerami. Nic tu się nie liczy, karty są z góry ułożone, a komputery mylą się celowo.
       *[1] **Samouczek.** Nic tu się nie liczy. `/{ command-table } { command-table-new }` otwiera prawdziwy stół, `/{ command-table } { command-table-tutorial }` zaczyna od nowa.
    }
lesson-table-closed = Bez wiadomości prywatnych wskazówki pokazuje **{ button-hand }**: naciskaj to znów po każdym ruchu komputerów.

lesson-news-welcome = Witaj! Grasz jedną rundę z dwoma komputerami. Kto pierwszy pozbędzie się wszystkich kart, wygrywa; nic się nie liczy i nie ma zegara.
lesson-news-played = Twoja karta leży teraz na wierzchu.
lesson-news-named = To była twoja ósemka: następna karta musi być w kolorze, którego żądasz.
lesson-news-drew = Masz o jedną kartę więcej.
lesson-news-called = „Ostatnia karta” pada na czas: nikt cię już nie przyłapie.
lesson-news-caught = Brawo! { $who } nie mówi „ostatnia karta” i dobiera za to dwie. (Tutaj komputer zapomina o tym celowo.)
lesson-news-challenged = Dobre oko! { $who } zabiera kartę z powrotem i bierze jeszcze dwie. (To był celowy błąd, żeby dało się go zauważyć.)
lesson-news-found_out = { $who } zauważa, że twoja karta nie pasuje: wraca do ciebie, a z nią jeszcze dwie. Gdyby nikt nie zauważył, zostałaby na stosie.
lesson-news-was_caught = { $who } przyłapuje cię: masz jedną kartę i nie mówisz „ostatnia karta”. To kosztuje dwie karty.
lesson-news-missed = { $who } wychodzi z tego bez szwanku: nikt w porę nie naciska **{ button-challenge }**, więc zła karta zostaje. (To był celowy błąd, żeby dało się go zauważyć.)
lesson-news-others = { $who } zapomina powiedzieć „ostatnia karta”, a drugi komputer przyłapuje go na tym szybciej od ciebie.

lesson-task-play = **Twój ruch:** karta pasuje kolorem lub wartością. Naciśnij { FORM($card, "acc") }.
lesson-task-eight = **Twój ruch:** nie pasuje nic poza ósemką, która pasuje zawsze. Naciśnij { FORM($card, "acc") }, a potem kolor, którego żądasz: najwięcej masz w kolorze { $suit }.
lesson-task-call_first = **Twój ruch:** za chwilę zostanie ci jedna karta i trzeba to powiedzieć. Naciśnij najpierw **{ button-last-card }**, potem { FORM($card, "acc") }.
lesson-task-finish = **Twój ruch:** naciśnij { FORM($card, "acc") }, swoją ostatnią kartę, i wygrywasz.
lesson-task-answer = **Twój ruch:** pada pytanie o asa. Naciśnij { FORM($card, "acc") }.
lesson-task-take = **Twój ruch:** masz jeszcze do dobrania { $count ->
        [one] 1 zaległą kartę. Naciśnij **{ button-draw }**.
        [few] { $count } zaległe karty. Naciśnij **{ button-draw }** raz na każdą.
       *[many] { $count } zaległych kart. Naciśnij **{ button-draw }** raz na każdą.
    }
lesson-task-draw = **Twój ruch:** nic nie pasuje. Naciśnij **{ button-draw }**; dobranie karty kończy ruch.
lesson-task-pass = **Twój ruch:** nic nie pasuje i nie ma czego dobrać. Naciśnij **{ button-pass }**.
lesson-task-call = **Masz jedną kartę:** szybko naciśnij **{ button-last-card }**! Dopóki tego nie powiesz, każdy może cię przyłapać.
lesson-task-catch = **Uwaga:** { $who } ma jedną kartę i nie mówi „ostatnia karta”. Naciśnij **{ LABEL("button-catch", $own, $public) }**, tutaj albo przy stole, albo wpisz `/{ command-catch }`!
lesson-task-challenge = **Uwaga:** { $who } zagrywa { FORM($card, "acc") } na { FORM($below, "acc") }: nie pasuje ani kolor, ani wartość. Nikt poza tobą tego tu nie zatrzyma: naciśnij **{ LABEL("button-challenge", $own, $public) }**, tutaj albo przy stole, albo wpisz `/{ command-challenge }`!
lesson-task-wrong = { $card } na { FORM($below, "acc") }: nie pasuje ani kolor, ani wartość, albo to nie był twój ruch. Nic cię tu nie zatrzymuje, ale inni mogą to zauważyć: zobacz, co się stanie.
lesson-task-wait = Ruch ma { $who }.
lesson-task-last = To była ostatnia karta. Za chwilę, jeśli nikt jej nie sprawdzi, runda się skończy.
lesson-task-won = **Wygrywasz!** Nie masz już kart, a o to w tej grze chodzi.
lesson-task-lost = **Wygrywa { $who }:** nie ma już kart. Przy prawdziwym stole kolej na twoją wygraną.
lesson-task-enough = **Na pierwszą lekcję wystarczy**, więc na tym koniec.
lesson-task-stopped = **Koniec samouczka.** `/{ command-table } { command-table-tutorial }` zaczyna od nowa.
lesson-skill = { $met ->
        [0] ▫️
       *[1] ✅
    } { $what ->
        [played] **Graj** kolorem lub wartością; gdy nic nie pasuje, dobierz.
        [named] **Ósemka** pasuje zawsze, a kto ją zagrywa, żąda koloru.
        [called] **Ostatnia karta:** powiedz to, zanim zostanie ci jedna, albo zaraz potem.
        [caught] **Przyłap** tego, kto ma jedną kartę i o tym nie mówi.
       *[challenged] **Sprawdź** kartę, która nie pasuje. Tam, gdzie złe karty odrzuca bot, nie trzeba.
    }
lesson-go-on = **Teraz naprawdę:** `/{ command-table } { command-table-new }` otwiera stół, inni naciskają *{ LABEL("button-join", $public) }*, *{ LABEL("button-add-computer", $public) }* zapełnia miejsca, *{ LABEL("button-start", $public) }* rozdaje. Resztę mówi `/{ command-rules }`: dwójka, dziesiątka, walet, as i joker to też karty specjalne.

done-lesson = Twój samouczek czeka: { $channel }. Karty i wskazówki przychodzą w wiadomości prywatnej; pokazuje je też, tylko tobie, *{ LABEL("button-hand", $public) }* przy stole albo `/{ command-hand }`.
refused-lesson_running = Twój samouczek już trwa: { $channel }. Kończy go `/{ command-table } { command-table-leave }`.
refused-lesson_dealt = To był samouczek: karty są w nim z góry ułożone, a nie tasowane, więc nie ma czego sprawdzać.
over-headline-taught = Koniec samouczka.
