# A finished match, step by step.

button-replay = Replay
replay-title = Replay: { $round }
replay-footer = Step { $step } of { $steps } · match { $number } at table { $table } · Nobody but you sees this.
replay-pile = **Pile:** { $count ->
        [one] one card
       *[other] { $count } cards
    }
replay-drew = Drawn by { $who }: { $cards }
replay-nothing = The replay begins here.
replay-first = Start
replay-previous = Back
replay-next = Next
replay-last = End
replay-round = Next round
replay-eyes = Which hands are shown
replay-eyes-all = All hands
replay-eyes-seat = As seen by { $who }
replay-when = { $day }, { $time }
replay-choice = { $variant } · { $when } ({ $table }, match { $number })
refused-no_replay = There is no such finished match that you may see. `/{ command-replay } { parameter-table }:` lists those you may.
refused-replay_server_only = A replay is seen on the server the match was played on: ask in one of its channels.
