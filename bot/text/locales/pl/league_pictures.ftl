# Słowa na obrazach lig i o nich. Na obrazie jest mało miejsca: w wierszu mieści się 40 liter.

league-picture-cup = Puchar · { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
league-picture-season = Sezon · kolejka { $day } z { $of } · { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
league-picture-final = Sezon, finał pucharowy
league-picture-won = wygrywa
league-picture-on = przechodzi dalej
league-picture-absent = nieobecność
league-picture-open = gra trwa
league-picture-bye = bez meczu
league-picture-points = Pkt
league-picture-wins = W
league-picture-played = M
league-picture-heads = Pkt punkty · W wygrane · M mecze
league-picture-gone = Skreślone osoby są poza sezonem
# Co obraz mówi temu, kto go nie widzi.
league-picture-words = { $what ->
        [standings] Tabela
       *[bracket] Drabinka
    } ligi { $league } jako obraz{ $pages ->
        [1] {""}
       *[other] , strona { $page } z { $pages }
    }. Wszystko, co na nim jest, stoi jako tekst pod { $what ->
        [standings] przyciskami { LABEL("button-standings", $public) } i { LABEL("button-stages", $public) }
       *[bracket] przyciskiem { LABEL("button-stages", $public) }
    }.
league-picture-page = **{ $league }** · strona { $page } z { $pages }
league-picture-alone = **{ $league }**
button-picture = Obraz
button-picture-light = Jasny
button-picture-dark = Ciemny
refused-no_picture = Tego obrazu nie da się teraz narysować. To samo jest jako tekst pod przyciskami { LABEL("button-standings", $public) } i { LABEL("button-stages", $public) } i w `/{ command-league } { command-league-table }`.
refused-may_not_attach = Nie mogę tu załączać plików. Daj mi uprawnienie „Załączanie plików” albo zobacz tekst pod przyciskami { LABEL("button-standings", $public) } i { LABEL("button-stages", $public) } i w `/{ command-league } { command-league-table }`.
