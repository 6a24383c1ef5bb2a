# Co zrobiłby mocny komputer w skończonym meczu.

button-review = Co zrobiłby komputer?
review-title = Co zrobiłby mocny komputer
review-looking = Mocny komputer przygląda się twojej grze. To potrwa najwyżej 20 sekund.
review-body =
    { $count ->
        [one] Tu zrobiłby coś innego, z lepszym skutkiem. Widział to, co ty, a resztę zgadywał.
        [few] Tu zrobiłby coś innego, z lepszym skutkiem: oto { $count } największe różnice. Widział to, co ty, a resztę zgadywał.
        [many] Tu zrobiłby coś innego, z lepszym skutkiem: oto { $count } największych różnic. Widział to, co ty, a resztę zgadywał.
       *[other] Tu zrobiłby coś innego, z lepszym skutkiem: oto { $count } największe różnice. Widział to, co ty, a resztę zgadywał.
    }
review-none = Nigdzie nie zrobiłby niczego wyraźnie lepszego.{ $looked ->
        [1] {""}
       *[other] {" "}Dobra gra!
    }
review-one = W tym meczu tylko jedna decyzja należała do ciebie i nic innego nie byłoby tam wyraźnie lepsze.
review-one-better = W tym meczu tylko jedna decyzja należała do ciebie.
review-looked = Przejrzane decyzje: { $looked } z { $decisions }.
review-played-for =
    { $count ->
        [one] Jedna decyzja zapadła za ciebie, bo skończył się czas albo cię nie było: została pominięta.
        [few] { $count } decyzje zapadły za ciebie, bo skończył się czas albo cię nie było: zostały pominięte.
       *[many] { $count } decyzji zapadło za ciebie, bo skończył się czas albo cię nie było: zostały pominięte.
    }
review-all-played-for = Wszystkie decyzje przy twoim miejscu zapadły za ciebie, bo skończył się czas albo cię nie było. Nie ma więc czego przejrzeć.
review-no-choice = W tym meczu nie było nic do wyboru: za każdym razem możliwe było tylko jedno.
review-difference = { $number } · { $round }, krok { $step }
review-again = Przycisk pod spodem pokazuje chwilę jeszcze raz, tak jak ją było widać; wpisane: `/{ command-replay } { parameter-table }:{ $match } { parameter-seat }:{ $seat } { parameter-step }:` i jej krok.
review-hand = **Twoje karty:** { $cards }
review-taken = **Ty:** { $what }
review-better = **Komputer:** { $what }. Szansa na wygraną większa mniej więcej o { $percent ->
        [one] 1 punkt procentowy
        [few] { $percent } punkty procentowe
       *[many] { $percent } punktów procentowych
    }.
review-naming = { $cards } z żądaniem { FORM($suit, "gen") }
review-draw =
    { $count ->
        [0] dobranie karty
        [one] wzięcie jednej karty
        [few] wzięcie { $count } kart
        [many] wzięcie { $count } kart
       *[other] wzięcie { $count } kart
    }
review-pass = pas
review-see = Zobacz { $number }
refused-review_not_seated = To jest tylko dla osób, które grały w tym meczu, i tylko o ich własnej grze.
refused-review_not_casual = To jest tylko po meczach towarzyskich: nie po ligowych, nie po rankingowych i nie po samouczku.
refused-review_busy = Mocny komputer przegląda już mecze, może i twój. Spróbuj za pół minuty.
refused-review_soon =
    { $seconds ->
        [one] Mocny komputer dopiero co przejrzał dla ciebie mecz. Zapytaj znowu za sekundę.
        [few] Mocny komputer dopiero co przejrzał dla ciebie mecz. Zapytaj znowu za { $seconds } sekundy.
        [many] Mocny komputer dopiero co przejrzał dla ciebie mecz. Zapytaj znowu za { $seconds } sekund.
       *[other] Mocny komputer dopiero co przejrzał dla ciebie mecz. Zapytaj znowu za { $seconds } sekundy.
    }
refused-review_failed = Mocnemu komputerowi nie udało się przejrzeć meczu. Spróbuj za minutę.
