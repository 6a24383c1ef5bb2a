# Odpowiedzi na polecenia i przyciski, które nie są odmową.

done = Gotowe.
done-opened = Twój stół jest otwarty na tym kanale. Inni siadają przyciskiem **{ LABEL("button-join", $public) }** albo `/{ command-join }`; gdy będą wszyscy, naciśnij **{ LABEL("button-start", $public) }** albo wpisz `/{ command-start }`.
done-opened-thread = Twój stół jest otwarty we własnym wątku pod tym kanałem. Inni siadają tam przyciskiem **{ LABEL("button-join", $public) }** albo `/{ command-join }`; gdy będą wszyscy, naciśnij **{ LABEL("button-start", $public) }** albo wpisz `/{ command-start }`.
done-opened-computers =
    Kogoś brakuje? **{ LABEL("button-add-computer", $public) }** sadza komputer, { $usual ->
        [easy] łatwy
        [strong] mocny
       *[normal] zwykły
    }, gdy nie wybierzesz innego. Menu pod spodem albo `/{ command-computer } { parameter-strength }:` sadza komputer o wybranej sile:
done-opened-strength = - **{ table-seat-strength }**: { lobby-strength-about }
thread-name = Last Card: { $variant }
done-left = Odchodzisz od stołu.
done-joined = Siedzisz teraz przy stole.
done-ready = Jesteś na miejscu. Mecz zaczyna się, gdy są wszyscy, albo o ustalonej godzinie.
done-waits = Grasz od następnej rundy.
done-began = Mecz się zaczyna.
done-rematch = Grasz jeszcze raz, jeśli zgodzi się dość innych osób.
done-computer =
    { $who } siedzi teraz przy stole, na miejscu { $seat }: { $strength ->
        [easy] łatwy komputer
        [strong] mocny komputer
       *[normal] zwykły komputer
    }.
done-no-computer = Tego komputera nie ma już przy stole.
done-agreed = Zgadzasz się.
done-objected = Sprzeciwiasz się: prośba upada.
done-kicked = Gotowe: tej osoby nie ma już przy stole.
done-host = Gotowe: ta osoba jest teraz gospodarzem.
done-moved = Stół stoi teraz na tym kanale.
done-moved-there = Stół stoi teraz na tamtym kanale.
done-undo = Ostatnie zagranie jest cofnięte.
done-reserved = Gotowe: czeka na tę osobę miejsce.
done-released = Gotowe: na tę osobę nie czeka już miejsce.
done-banned = Gotowe: ta osoba nie siada już przy żadnym stole tego serwera i znika z tych, przy których się gra. Znów wpuszcza ją /{ command-table } { command-table-unban }.
done-unbanned = Gotowe: ta osoba może znów siadać przy stołach tego serwera.
done-asked = Pozostali dostają pytanie o zgodę. Jak stoi sprawa, pokazuje wiadomość stołu.
done-asked-end = Pozostali dostają pytanie o zgodę. Jak stoi sprawa, pokazuje wiadomość stołu; aby skończyć mecz bez czekania, wpisz polecenie jeszcze raz: wtedy go poddajesz.
done-rated = Gotowe: mecz samych ludzi liczy się do rankingu.
done-casual = Gotowe: mecz nie liczy się do rankingu.
done-follow = Obserwujesz ten stół: po każdej rundzie dostajesz wiadomość. Kończy to /{ command-table } { command-table-follow } z opcją „{ parameter-stop }”.
done-unfollow = Nie obserwujesz już tego stołu.
done-paused = Mecz jest wstrzymany.
done-resumed = Mecz toczy się dalej.
done-ended = Stół jest zamknięty.
done-shown = Wiadomość stołu jest wysłana na nowo.
done-record = Zapis tego meczu:
table-choice = { $variant } ({ $table })

permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-embed_links = Wyświetlanie podglądu linków
permission-read_message_history = Czytanie historii czatu
permission-create_public_threads = Tworzenie publicznych wątków
permission-attach_files = Załączanie plików
permission-add_reactions = Dodawanie reakcji
permission-create_events = Tworzenie wydarzeń

list-title = Stoły tego serwera: { $count }
list-line = `{ $table }` · { $variant } · { $stage } · { $channel } · { $people }
list-unread = `{ $table }` · nie da się odczytać; zamyka go `/{ command-table } { command-table-end }` z tym stołem
list-stage-lobby = otwarty
list-stage-playing = gra trwa
list-stage-break = między rundami
list-stage-over = po meczu
list-stage-paused = wstrzymany
list-stage-frozen = zatrzymany przez awarię
list-more = … i jeszcze { $count }
list-none = Nie ma żadnego stołu.
list-footer = Każde polecenie /{ command-table } przyjmuje jeden z nich w opcji „{ parameter-table }”.
done-turned-away = Gotowe: ta osoba nie czeka już na następną rundę.
player-waits = { $name } (czeka na następną rundę)
