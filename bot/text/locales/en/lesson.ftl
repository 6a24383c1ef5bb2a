# The tutorial: what the learner is told above his hand.

lesson-thread = tutorial
lesson = 🎓 { $words }
lesson-table = { $over ->
        [0] **Tutorial:** one round against two computer players. Nothing here counts, the cards were laid out beforehand, and the computers err on purpose.
       *[1] **Tutorial.** Nothing of it counts. `/{ command-table } { command-table-new }` opens a real table, `/{ command-table } { command-table-tutorial }` begins this one again.
    }
lesson-table-closed = Without direct messages **{ button-hand }** tells what to do: press it again whenever the computers have moved.

lesson-news-welcome = Welcome! You play one round against two computers. Whoever is rid of all cards first wins; nothing counts, and there is no clock.
lesson-news-played = Your card lies on top now.
lesson-news-named = That was your 8: the next card has to be of the suit you named.
lesson-news-drew = You have taken a card.
lesson-news-called = You have said “last card”: nobody can catch you for it.
lesson-news-caught = Caught! { $who } had not said “last card” and takes two more. (Here a computer forgets it on purpose.)
lesson-news-challenged = Well seen! { $who } has to take the card back, and two more. (That was wrong on purpose, so that you could see it.)
lesson-news-found_out = { $who } has noticed that your card did not fit: you have it back, and two more. Had nobody noticed, it would have stayed.
lesson-news-was_caught = { $who } has caught you: you had one card left and had not said “last card”. That costs two cards.
lesson-news-missed = { $who } has got away with it: nobody pressed **{ button-challenge }** in time, so the wrong card stays. (That was on purpose, so that you could see it.)
lesson-news-others = { $who } had forgotten to say “last card”, and the other computer was quicker than you with **{ button-catch }**.

lesson-task-play = **Your turn:** a card fits by its suit or its rank. Press { $card }.
lesson-task-eight = **Your turn:** nothing fits but an 8, which always does. Press { $card }, then the suit that comes next: you hold most of { $suit }.
lesson-task-call_first = **Your turn:** you are about to have one card left, and must say so. Press **{ button-last-card }** first, then { $card }.
lesson-task-finish = **Your turn:** press { $card }, your last card, and you have won.
lesson-task-answer = **Your turn:** you are asked for an ace. Press { $card }.
lesson-task-take = **Your turn:** you still owe { $count ->
        [one] 1 card. Press **{ button-draw }**.
       *[other] { $count } cards. Press **{ button-draw }** for each.
    }
lesson-task-draw = **Your turn:** nothing fits. Press **{ button-draw }**; a card taken ends the turn.
lesson-task-pass = **Your turn:** nothing fits, and there is no card to take. Press **{ button-pass }**.
lesson-task-call = **One card left:** press **{ button-last-card }**, quickly! Until you have said it, anybody may catch you.
lesson-task-catch = **Look:** { $who } has one card left and has not said “last card”. Press **{ LABEL("button-catch", $own, $public) }**, here or under the table, or type `/{ command-catch }`!
lesson-task-challenge = **Look:** { $who } has played { $card } on { $below }: neither suit nor rank fits. Nobody stops that here but you: press **{ LABEL("button-challenge", $own, $public) }**, here or under the table, or type `/{ command-challenge }`!
lesson-task-wrong = { $card } on { $below }: neither suit nor rank fits, or it was not your turn. Nothing stops you here, but the others may notice: wait and see.
lesson-task-wait = { $who } is to move.
lesson-task-last = That was the last card. In a moment, unless somebody objects, the round is over.
lesson-task-won = **You have won!** Your cards went first, and that is all there is to it.
lesson-task-lost = **{ $who } has won:** no card left. At a real table it will be your turn to win.
lesson-task-enough = **That is enough for a first lesson**, so it ends here.
lesson-task-stopped = **The tutorial has ended.** `/{ command-table } { command-table-tutorial }` begins it again.
lesson-skill = { $met ->
        [0] ▫️
       *[1] ✅
    } { $what ->
        [played] **Play** by suit or rank; where nothing fits, draw.
        [named] **An 8** always fits, and names the suit that comes next.
        [called] **Last card:** say it before you have one card left, or right after.
        [caught] **Catch** whoever has one card left and has not said it.
       *[challenged] **Challenge** a card that does not fit. Where the bot refuses wrong cards there is no need to.
    }
lesson-go-on = **For real:** `/{ command-table } { command-table-new }` opens a table, others press *{ LABEL("button-join", $public) }*, *{ LABEL("button-add-computer", $public) }* fills the seats, *{ LABEL("button-start", $public) }* deals. `/{ command-rules }` tells the rest: the 2, the 10, the jack, the ace and the joker do something too.

done-lesson = Your tutorial is ready in { $channel }. Your hand, with what to do, comes by direct message; *{ LABEL("button-hand", $public) }* at the table, or `/{ command-hand }`, shows it too, to you alone.
refused-lesson_running = You are in the tutorial already, in { $channel }. `/{ command-table } { command-table-leave }` ends it.
refused-lesson_dealt = That was the tutorial: its cards were laid out beforehand, not shuffled, so there is nothing to check.
over-headline-taught = The tutorial is over.
