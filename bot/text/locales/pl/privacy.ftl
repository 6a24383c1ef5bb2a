# Co jest zapisane o ludziach: polecenie o prywatności.

privacy-title = Co jest o tobie zapisane
privacy-body =
    Na komputerze, na którym działa, bot przechowuje:
    - twój identyfikator w Discordzie i ostatnią nazwę widzianą przy każdym stole i w każdej lidze;
    - gdzie siedzisz i co rozegrano przy stołach: karty na ręce, ruchy, wyniki, z godziną;
    - twoje rankingi i statystyki oraz ligi, w których jesteś;
    - co ustawiasz w `/{ command-settings } { command-settings-me }`, język, w którym pokazuje ci się Discord, i kanał twoich wiadomości prywatnych;
    - co robisz prawem gospodarza lub zarządzającego i kto zamyka przed tobą stoły, jeśli ktoś to robi.
    Nie czyta wiadomości i nie daje niczego nikomu poza graczami przy twoich stołach. `/{ command-settings } { command-settings-me }` ukrywa twoje statystyki.
    {""}**Pobierz moje dane** daje ci plik ze wszystkim, co jest o tobie zapisane; nie ma w nim kart z meczu, który trwa.
    {""}**Usuń moje dane** zabiera cię od stołów i z lig i usuwa wszystko z twoim identyfikatorem lub nazwą. Wyniki innych zostają; w nich figuruje odtąd „były gracz”. Stoły, które ktoś przed tobą zamyka, pozostają zamknięte.
button-privacy-export = Pobierz moje dane
privacy-exported = To wszystko, co jest o tobie zapisane. Widzisz to tylko ty.
button-privacy-delete = Usuń moje dane
button-privacy-sure = Usuń na dobre
privacy-sure = Usunąć wszystko, co jest o tobie zapisane, na każdym serwerze? Opuszczasz od razu wszystkie stoły i ligi, a twoje rankingi, statystyki i ustawienia znikają. Nie da się tego cofnąć.
privacy-deleted = Wszystko, co było o tobie zapisane, jest usunięte. To, co jest już w wiadomościach Discorda, zostaje tam, a kopie zapasowe znikają z czasem.
