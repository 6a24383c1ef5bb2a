# Co zrobiłby mocny komputer w skończonym meczu.

button-review = Co zrobiłby komputer?
review-title = Co zrobiłby mocny komputer
review-looking = Mocny komputer przygląda się twojej grze. To potrwa najwyżej 20 sekund.
review-body =
    { $count ->
        [one] Tu zrobiłby coś innego, i tak byłoby lepiej. Widział to, co ty, a resztę zgadywał.
        [few] Tu zrobiłby coś innego, i tak byłoby lepiej: { $count } największe różnice. Widział to, co ty, a resztę zgadywał.
        [many] Tu zrobiłby coś innego, i tak byłoby lepiej: { $count } największych różnic. Widział to, co ty, a resztę zgadywał.
       *[other] Tu zrobiłby coś innego, i tak byłoby lepiej: { $count } największe różnice. Widział to, co ty, a resztę zgadywał.
    }
review-none = Nigdzie nie zrobiłby nic wyraźnie lepszego. Dobra gra!
review-looked = Obejrzane wybory: { $looked } z { $decisions }.
review-difference = { $number } · { $round }
review-hand = **Twoje karty:** { $cards }
review-taken = **Ty:** { $what }
review-better = **Komputer:** { $what }. Szansa na wygraną większa o około { $percent } %.
review-naming = { $cards } z żądaniem koloru: { $suit }
review-draw =
    { $count ->
        [0] dobranie karty
        [one] wzięcie karty do dobrania
        [few] wzięcie { $count } kart
        [many] wzięcie { $count } kart
       *[other] wzięcie { $count } kart
    }
review-pass = pas
review-see = Zobacz { $number }
refused-review_not_seated = To widzi tylko ten, kto grał w tym meczu, i tylko o swojej grze.
refused-review_not_casual = To widać tylko po meczach towarzyskich: nie w ligach, nie w nauce gry i nie po meczach na ranking.
refused-review_busy = Mocny komputer ogląda teraz inne mecze. Spróbuj za pół minuty.
refused-review_soon =
    { $seconds ->
        [one] Przed chwilą obejrzał mecz dla ciebie. Zapytaj znowu za sekundę.
        [few] Przed chwilą obejrzał mecz dla ciebie. Zapytaj znowu za { $seconds } sekundy.
        [many] Przed chwilą obejrzał mecz dla ciebie. Zapytaj znowu za { $seconds } sekund.
       *[other] Przed chwilą obejrzał mecz dla ciebie. Zapytaj znowu za { $seconds } sekundy.
    }
refused-review_failed = Mocny komputer nie doszedł do końca. Spróbuj za minutę.
