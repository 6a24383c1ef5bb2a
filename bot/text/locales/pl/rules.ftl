# Zasady jednego stołu, złożone z danych jego reguł.

variant-name =
    { $variant ->
        [gambian] Gambijska
        [classic] Klasyczna
        [house] Domowa
        [standard] Standardowa
        [five_rounds] Pięć rund
        [zimbabwean] Zimbabweńska
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [classic] Dla dwóch do czterech osób: dobierasz, aż da się zagrać; kto wygra, bierze punkty pozostałych.
        [house] Dobierasz do trzech kart i możesz zagrać kilka kart jednej wartości naraz.
        [standard] Jedna karta na ruch, dobierasz, aż da się zagrać.
        [five_rounds] Stała liczba rund, każda kończy się najpóźniej z talonem; wygrywa najniższa suma.
        [zimbabwean] Dwie talie; dwójki, siódemki i jokery grożą, a na groźby można odpowiadać; wygrywa najniższa suma.
        [gambian] Crazy Eights z Gambii do ostatniej osoby: po każdej rundzie ktoś odpada.
       *[other] Crazy Eights
    }

rules-title = Zasady tego stołu: { $variant }
rules-title-usual = Zwykłe zasady gry: { $variant }
rules-page = Strona { $page } z { $pages }

rules-aim-title = O co chodzi
rules-aim = Pozbądź się kart. Runda kończy się, gdy ktoś zagra ostatnią kartę z ręki{ $variant ->
        [gambian] {" "}(to *areszt*)
       *[other] {""}
    }.
rules-aim-partners = Pary pozbywają się kart razem. Runda kończy się, gdy **obie osoby z pary** zagrają swoje ostatnie karty.
rules-aim-knockout = Wszyscy pozostali liczą wtedy karty, a kto ma najwięcej punktów, **odpada z meczu**. Reszta gra dalej. Ostatnia dwójka gra finał: kto zagra w nim ostatnią kartę, wygrywa mecz.
rules-aim-single = Rozstrzyga jedna runda: { $partners ->
        [0] wygrywa, kto pierwszy zagra ostatnią kartę
       *[other] wygrywa ta para
    }.
rules-aim-target = Gra się rundy, aż na koniec którejś ktoś ma { $target ->
        [one] { $target } punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    } lub więcej; wtedy mecz wygrywa { $low ->
        [0] **najwyższa**
       *[other] **najniższa**
    } suma.
rules-aim-rounds = Po { $rounds ->
        [one] jednej rundzie
       *[other] { $rounds } rundach
    } mecz wygrywa { $low ->
        [0] **najwyższa**
       *[other] **najniższa**
    } suma.

rules-partners-title = Pary
rules-partners = Parę tworzą osoby siedzące naprzeciw siebie; nie wolno im mówić sobie, co mają. Kto nie ma już kart, jest poza rundą i jest pomijany, a druga osoba z pary gra dalej. Jeśli ktoś odejdzie, wygrywa druga strona.
rules-partners-naming = { CAPITAL(FORM($cards, "ins")) } żąda się koloru nawet wtedy, gdy taka karta jest twoją ostatnią, a druga osoba z pary jeszcze gra.

rules-deal-title = Rozdanie
rules-players = Liczba graczy: { $least }{ $most ->
        [0] {""}
       *[other] –{ $most }
    }.
rules-pack = W grze { $packs ->
        [one] jest jedna talia 52 kart
        [few] są { $packs } talie po 52 karty (dwie karty mogą więc być takie same)
       *[many] jest { $packs } talii po 52 karty (dwie karty mogą więc być takie same)
    }{ $jokers ->
        [0] {""}
        [one] {" "}i jeden joker
        [few] {" "}i { $jokers } jokery
       *[many] {" "}i { $jokers } jokerów
    }.
rules-pack-usual = Przy liczbie graczy { $players } zwykle gra się { $packs ->
        [one] jedną talią
       *[other] { $packs } taliami
    }.
rules-dealer = Kto rozdaje pierwszy, rozstrzyga los.
rules-dealer-moves = Kto rozdaje pierwszy, rozstrzyga los; w każdej następnej rundzie rozdaje kolejna osoba.
rules-hand = Każdy dostaje { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $packet ->
        [one] , po jednej naraz
       *[other] , po { $packet } naraz, a nieparzystą osobno na końcu
    }.
rules-hand-few = Przy liczbie graczy { $players } każdy dostaje { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
rules-hand-chosen = Przed każdym rozdaniem rozdający wybiera, po ile kart dostaje każdy; bez wyboru liczba zostaje taka jak poprzednio.
rules-stock = Reszta to zakryty **talon**; jego wierzchnią kartę odkrywa się i od niej zaczyna się **stos**. Zaczyna osoba za rozdającym, a gra idzie { $direction ->
        [ccw] przeciwnie do ruchu wskazówek zegara
       *[cw] zgodnie z ruchem wskazówek zegara
    }.
rules-starter-printed = Gdy odkryta karta to { $card }, obowiązuje jej własny kolor.
rules-starter-bury = Gdy odkryta karta to { $card }, wraca do środka talonu i odkrywa się inną.
rules-starter-dealer_names = Gdy odkryta karta to { $card }, rozdający patrzy w swoje karty i wybiera kolor.
rules-starter-any = Gdy odkryta karta to { $card }, pierwsza osoba może zagrać dowolną kartę.
rules-starter-inert = Każda inna odkryta karta specjalna nic nie robi.
rules-starter-inert-open = Każda inna odkryta karta specjalna nic nie robi; tylko gdy leży { $cards }, pasuje każda karta.
rules-starter-apply = Każda inna odkryta karta specjalna działa tak, jakby właśnie zagrał ją rozdający.
rules-starter-redraw = Każda inna odkryta karta specjalna wraca do środka talonu i odkrywa się inną.

rules-turn-title = Twój ruch
rules-turn-play = Zagraj jedną kartę, która **pasuje**: ma obowiązujący kolor (kolor karty na wierzchu, chyba że ktoś zażąda innego) albo tę samą wartość co karta na wierzchu. Na damę kier pasuje każdy kier i każda dama.
rules-turn-free = Na wszystko pasują { $cards }.
rules-turn-free-asked = Na wszystko pasują { $cards }, chyba że pada pytanie o { FORM($asked, "acc") }.
rules-turn-free-threatened = Na wszystko pasują { $cards }, chyba że ciąży na tobie groźba (zob. niżej: { $asked }).
rules-turn-open = Gdy leży { $cards }, pasuje każda karta.
rules-several = **Kilka naraz**: możesz zagrać razem dwie lub więcej kart jednej wartości, w dowolnej kolejności, jeśli pierwsza z nich pasuje. Ostatnia leży na wierzchu i obowiązuje jej kolor.
rules-several-naming = Kilkoma { FORM($cards, "ins") } naraz żąda się jednego koloru.
rules-several-naming-not = { CAPITAL($cards) } zagrywa się pojedynczo.
rules-several-drawn = Kartę dopiero co dobraną zagrywa się samą.
rules-draw-stuck = Jeśli masz co zagrać, musisz zagrać{ $free ->
        [0] {""}
       *[other] {" "}albo spasować tam, gdzie wolno (niżej)
    }; dobrać zamiast tego nie możesz. Jeśli nie masz, musisz dobrać.
rules-draw-any = Możesz dobrać, nawet jeśli masz co zagrać. Jeśli nie masz, musisz dobrać.
rules-draw-end = Dobierasz **jedną kartę** i ruch się kończy, nawet jeśli ta karta pasuje.
rules-draw-one = W jednym ruchu dobierasz **jedną kartę**.
rules-draw-some-until = Dobierasz karty po kolei, aż któraś pasuje, ale **najwyżej { $limit }** w jednym ruchu.
rules-draw-all-until = Dobierasz karty po kolei, **aż któraś pasuje** albo nie ma już żadnej.
rules-draw-some = W jednym ruchu możesz dobrać do { $limit } kart, po kolei.
rules-draw-all = W jednym ruchu możesz dobrać tyle kart, ile chcesz, po kolei.
rules-drawn-only = Po dobraniu możesz zagrać tylko **ostatnio dobraną kartę**, jeśli pasuje.
rules-drawn-must = Jeśli masz wtedy co zagrać, musisz to zrobić.
rules-drawn-any = Potem możesz zagrać dowolną pasującą kartę, dobraną lub nie.
rules-pass-stuck = **Spasować** możesz tylko wtedy, gdy nie możesz już ani zagrać, ani dobrać.
rules-pass-more = **Spasować** możesz tylko wtedy, gdy nie możesz już ani zagrać, ani dobrać, albo, nawet mając co zagrać, { $when }.
rules-pass-failed = Pusty talon to nie powód do pasa: kto musi wtedy dobrać, kończy rundę.
rules-pass-empty = gdy talon jest pusty
rules-pass-drawn = po dobraniu w tym ruchu

rules-powers-title = Karty specjalne
rules-power-names = **{ CAPITAL($cards) }**: kto zagrywa taką kartę, żąda koloru. Następna karta musi mieć ten kolor albo pasować na wszystko. Kartą, która kończy rundę, nie żąda się koloru.
rules-power-skips = **{ CAPITAL($cards) }**: następna osoba traci ruch.{ $two ->
        [0] {""}
       *[other] {" "}Gdy gracie w dwie osoby, znowu masz ruch.
    }
rules-power-reverses = **{ CAPITAL($cards) }**: kierunek gry się odwraca.{ $two ->
        [none] {""}
        [skip] {" "}Gdy gracie w dwie osoby, druga traci ruch, więc znowu masz go ty.
       *[plain] {" "}Gdy gracie w dwie osoby, niczego to nie zmienia.
    }
rules-power-draws = **{ CAPITAL($cards) }**: następna osoba dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i traci ruch. Żadna karta przed tym nie chroni.
rules-power-draws-several = **{ CAPITAL($cards) }**: { $count ->
        [one] następna osoba dobiera kolejno tyle kart: { $shares }, i traci ruch
        [few] { $count } następne osoby dobierają kolejno tyle kart: { $shares }, i tracą ruch
       *[many] { $count } następnych osób dobiera kolejno tyle kart: { $shares }, i traci ruch
    }; gra dopiero osoba za nimi. Żadna karta przed tym nie chroni.
rules-power-draws-few = Przy liczbie graczy { $players }: { $shares }.
rules-power-asks = **{ CAPITAL($cards) }**{ $variant ->
        [gambian] {" "}(„Masz siłę?”)
       *[other] {""}
    }: następna osoba słyszy pytanie o { FORM($one, "acc") } i musi zagrać taką kartę, dowolnego koloru, jeśli ją ma. Kto nie ma, dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i traci ruch. Tak czy inaczej sprawa jest zamknięta: odpowiedź już nikogo nie pyta, a następna osoba gra zwyczajnie.
rules-power-threatens-draw = **{ CAPITAL($cards) }** grożą następnej osobie dobraniem { $count ->
        [one] jednej karty
       *[other] { $count } kart
    }. Odpowiada na to tylko { $answers }. Kto nie odpowie, czy może, czy nie, bierze wszystkie te karty przyciskiem **{ LABEL("button-draw", $own, $public) }** albo `/{ command-draw }` i traci ruch; następna osoba gra potem zwyczajnie.
rules-power-threatens-draw-helpless = **{ CAPITAL($cards) }**: następna osoba dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i traci ruch. Żadna karta przed tym nie chroni.
rules-answer-on = { $card } (przenosi groźbę na następną osobę)
rules-answer-ends = { $card } (kończy groźbę)
rules-answers = { $on } albo { $ends }
rules-stack-sum = Groźby dobrania **sumują się**: karta, która przenosi groźbę, dodaje do niej swoją liczbę.
rules-stack-replace = Groźby dobrania nie sumują się: karta, która przenosi groźbę, grozi tylko swoją liczbą.
rules-power-threatens-skip = **{ CAPITAL($cards) }** grożą następnej osobie stratą ruchu. Odpowiada na to tylko { $answers }. Kto nie odpowie, czy może, czy nie, traci jeden ruch przyciskiem **{ LABEL("button-pass", $own, $public) }** albo `/{ command-pass }`; straty się nie sumują.{ $two ->
        [0] {""}
       *[other] {" "}Gdy gracie w dwie osoby, znowu masz wtedy ruch.
    }
rules-power-blocks = **{ CAPITAL($cards) }**: gdy { $one } odpowiada na { $threats ->
        [draw] groźbę dobrania
       *[both] groźbę
    }, kończy ją dla wszystkich, a następna osoba gra zwyczajnie. Kiedy indziej nie robi nic więcej.
rules-power-plays-again = **{ CAPITAL($cards) }**: masz jeszcze jeden cały ruch; na dopiero co zagraną kartę gra się w nim jak na każdą inną.
rules-final-ignore = Karta, która kończy rundę, już nie działa.
rules-final-apply = Karta, która kończy rundę, każe jeszcze innym dobierać, zanim liczy się karty; nikt nie może na nią odpowiedzieć.
rules-finish-forbid = Żadna z kart specjalnych ({ $cards }) nie może być twoją ostatnią, nawet jako odpowiedź: z samą taką kartą nie możesz zagrać.

rules-call-title = „Ostatnia karta”
rules-call-manual = Gdy zostaje ci **jedna karta**, powiedz „ostatnia karta”: naciśnij **{ LABEL("button-last-card", $own, $public) }**, użyj `/{ command-lastcard }` albo zareaguj 🔔 tam, gdzie pokazuje to wiadomość stołu. Możesz to powiedzieć z dwiema kartami, tuż przed zagraniem jednej z nich. Dopóki tego nie powiesz, każdy inny może cię **przyłapać** (przycisk **{ LABEL("button-catch", $own, $public) }**, `/{ command-catch }` albo 🚨), a wtedy dobierasz dwie karty. Jeśli dobierzesz i znów zostanie ci jedna karta, powiedz to jeszcze raz.
rules-call-auto = „Ostatnia karta” mówi się sama.
rules-call-off = Nikt nie musi tu mówić „ostatnia karta”.

rules-misplay-catch-title = Stół, który sam siebie pilnuje
rules-misplay-reject-title = Złe karty
rules-misplay-catch = Bot **nie** powstrzymuje cię przed zagraniem karty, która nie pasuje, ani przed zagraniem poza kolejnością. Wygląda ona jak każda inna i działa, a poza kolejnością działa na osobę, która ma ruch. Ale każdy inny może ją **sprawdzić** (przycisk **{ LABEL("button-challenge", $own, $public) }**, `/{ command-challenge }` albo ⚠️): wtedy karta wraca na rękę, osoba, która ją zagrała, dobiera dwie, a jeśli to był jej ruch, traci go. Jeśli nikt nie zgłosi sprzeciwu, zanim ktoś inny zagra, dobierze lub spasuje{ $seconds ->
        [0] , albo zanim minie dziesiąta część czasu na ruch
        [one] , albo zanim minie { $seconds } sekunda (przy wolnych stołach dziesiąta część czasu na ruch)
        [few] , albo zanim miną { $seconds } sekundy (przy wolnych stołach dziesiąta część czasu na ruch)
       *[many] , albo zanim minie { $seconds } sekund (przy wolnych stołach dziesiąta część czasu na ruch)
    }, karta zostaje. Do tego czasu osoba, która ją zagrała, nie może zagrać, dobrać ani spasować.
rules-misplay-asked = Pytanie o { FORM($one, "acc") } czeka wtedy dalej na tę samą osobę.
rules-misplay-owed = Kart, które masz dobrać z powodu { FORM($cards, "gen") }, **nikt** nie dobiera za ciebie. Weź je przyciskiem **{ LABEL("button-draw", $own, $public) }** albo `/{ command-draw }`, po jednej, w dowolnej chwili. Idą przed każdą inną dobieraną kartą. Dopóki ich nie weźmiesz, inni mogą sprawdzić; wtedy dostajesz to, czego brakuje. Jeśli grasz dalej bez nich i nikt nie sprawdzi przed ruchem kogoś innego, uchodzi ci to na sucho. Jeśli dobierzesz za dużo, karty zostają u ciebie.
rules-misplay-hidden = Czego nie widzi nikt poza tobą, tego pilnuje bot: { $draws ->
        [0] {""}
       *[other] nie dobierzesz, mając co zagrać
    }{ $both ->
        [0] {""}
       *[other] , i{" "}
    }{ $asked ->
        [none] {""}
       *[other] na pytanie nie ukryjesz { FORM($asked, "gen") }
    }.
rules-misplay-arrest = Także ostatnią kartę można jeszcze przez chwilę sprawdzić, zanim runda się skończy.
rules-misplay-reject = Karta, która nie pasuje, jest odrzucana i nic się nie dzieje.
rules-misplay-drawn = Karty, które masz dobrać z powodu { FORM($cards, "gen") }, dobierają się same.
rules-accusing = Fałszywe oskarżenie { $count ->
        [0] nic nie kosztuje
        [one] kosztuje jedną kartę
        [few] kosztuje { $count } karty
       *[many] kosztuje { $count } kart
    }.

rules-stock-title = Talon i inne zakończenia rundy
rules-refill-shuffle = Gdy talon jest pusty, stos bez wierzchniej karty tasuje się na nowy talon.
rules-refill-flip = Gdy talon jest pusty, stos bez wierzchniej karty odwraca się na nowy talon: karta zagrana najwcześniej jest dobierana pierwsza.
rules-refill-none = Talonu nie uzupełnia się ze stosu.
rules-short = Kto ma dobrać więcej kart, niż ich jest, bierze tyle, ile jest.
rules-stock-after_turn = Runda kończy się też, gdy **talon się wyczerpie**: kto weźmie jego ostatnią kartę, kończy swój ruch (zagrywa albo pasuje) i wtedy koniec. { $result }
rules-stock-at_once = Runda kończy się też natychmiast, gdy ktoś weźmie **ostatnią kartę talonu**. { $result }
rules-stock-on_failed_draw = Runda kończy się też, gdy ktoś musi dobrać, a **talon jest pusty**. { $result }
rules-blocked = Gdy wszyscy spasują po kolei, to koniec rundy. { $result }
rules-result-count = Wtedy wszyscy liczą karty.
rules-result-knockout = Wtedy wszyscy liczą karty i najwyższy wynik odpada.
rules-result-knockout-nobody = Wtedy nikt nie odpada i te same osoby grają następną rundę.
rules-result-single = Wtedy wygrywa najniższa ręka; kilka najniższych wygrywa razem.
rules-result-single-nobody = Wtedy nikt nie wygrywa.
rules-result-difference = Wtedy najniższa ręka dostaje od każdej innej różnicę między obiema; kilka najniższych dzieli się tym, z zaokrągleniem w dół.
rules-result-difference-single = Wtedy wygrywa najniższa ręka i dostaje od każdej innej różnicę między obiema; kilka najniższych wygrywa razem i dzieli się tym, z zaokrągleniem w dół.
rules-result-difference-partners = Wtedy para z niższym wynikiem dostaje różnicę między parami; jeśli jej nie ma, nikt nic nie dostaje.
rules-result-difference-partners-single = Wtedy wygrywa para z niższym wynikiem; przy równym obie wygrywają razem.
rules-result-nobody = Wtedy nikt nie punktuje.
rules-too-long = Tak samo przerywa się rundę po { $actions } zagraniach.
rules-too-long-alone = Rundę po { $actions } zagraniach się przerywa. { $result }

rules-points-title = Liczenie
rules-points = { CAPITAL($cards) }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
rules-points-pips = Wszystkie inne: liczba na karcie
rules-points-own_penalty = Kto zagra ostatnią kartę, nic nie liczy. Wszyscy inni dodają do swojej sumy punkty kart, które mają: im mniej punktów, tym lepiej.
rules-points-winner_collects = Kto zagra ostatnią kartę, dostaje punkty wszystkich kart, które mają jeszcze inni.
rules-points-partners = Para bez kart dostaje punkty wszystkich kart, które ma jeszcze druga para, i liczą się one obu osobom.
rules-points-single = Przy jednej rundzie punkty rozstrzygają tylko rundę bez zwycięstwa.
rules-points-knockout = Karty liczą wszyscy poza osobą, która zagrała ostatnią; najwyższy wynik odpada z meczu.
rules-tie-private = Gdy kilka osób ma najwyższy wynik, tylko one grają rundę prywatną i odpada najwyższy wynik spośród nich.
rules-tie-extra_round = Gdy na koniec kilka osób ma najlepszą i równą sumę, tylko one grają następną rundę, aż do rozstrzygnięcia.
rules-tie-extra_round-partners = Gdy na koniec obie pary mają równą sumę, gra się następną rundę.
rules-tie-shared = Gdy na koniec kilka osób ma najlepszą i równą sumę, wygrywają razem.
rules-leaving = Kto opuszcza mecz, nie wraca; jego karty idą pod talon.
rules-joining = Między rundami można dołączyć, z najgorszą dotychczasową sumą{ $target ->
        [0] {""}
       *[other] {" "}(ale poniżej { $target ->
            [one] { $target } punktu, który kończy
           *[other] { $target } punktów, które kończą
        } mecz)
    }.

rules-changed-title = Co zmienia ten stół
rules-changed-nothing = Nic: wszystko jest jak zwykle ({ $variant }).

# Wartości w liczbie mnogiej i jedna karta danej wartości, dla zasad.
rank-plural =
    { $form ->
        [gen] { $rank ->
            [2] dwójek
            [3] trójek
            [4] czwórek
            [5] piątek
            [6] szóstek
            [7] siódemek
            [8] ósemek
            [9] dziewiątek
            [10] dziesiątek
            [J] waletów
            [Q] dam
            [K] króli
            [A] asów
           *[joker] jokerów
        }
        [ins] { $rank ->
            [2] dwójkami
            [3] trójkami
            [4] czwórkami
            [5] piątkami
            [6] szóstkami
            [7] siódemkami
            [8] ósemkami
            [9] dziewiątkami
            [10] dziesiątkami
            [J] waletami
            [Q] damami
            [K] królami
            [A] asami
           *[joker] jokerami
        }
       *[nom] { $rank ->
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
            [6] szóstki
            [7] siódemki
            [8] ósemki
            [9] dziewiątki
            [10] dziesiątki
            [J] walety
            [Q] damy
            [K] króle
            [A] asy
           *[joker] jokery
        }
    }
rank-plural-other =
    { $form ->
        [gen] pozostałych
        [ins] pozostałymi
       *[nom] pozostałe
    } { rank-plural }
rank-one = { rank-word }
card-the = { card-name }
