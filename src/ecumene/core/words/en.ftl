### What every game says, whatever it is about.

core-player = Player { $mark }
core-question = What do you do?
core-sum = { $total }: { $parts }
core-because = { $what }: { $parts }
core-part = { $label } { $amount }
core-part-about = { $label } ({ $about }) { $amount }
core-section-table = At the table
core-proposed = (proposed)
# A sentence that was made in both languages: each catalogue picks its own.
core-said =
    { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
core-other = other
core-ask-pay = Pay with?
core-ask-sure = { $act }?
core-do-it = Do it

## What happens at a table beside the game

core-log-standin = A bot stands in for { $who }.
core-log-standin-away = { $by } lets a bot play for { $who } after { $after } away.
core-log-standin-away-owner = The owner lets a bot play for { $who } after { $after } away.
core-log-standin-idle = { $by } lets a bot play for { $who } after { $after } without a move.
core-log-standin-idle-owner = The owner lets a bot play for { $who } after { $after } without a move.
core-log-back = { $who } is back.
core-log-back-in-time = { $who } is back before the bot has moved.
core-time-s = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
core-time-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
core-time-h = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
core-time-d = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
core-log-concede = { $who } gives up; a bot plays on.
core-log-timeout = Time is up for { $who }: a bot plays until { $who } is back.
core-log-timeout-resign = Time is up for { $who }, who resigns; a bot plays on.
core-log-pause = All agree to a pause: the clocks stand still.
core-log-pause-over = { $who } goes on: the clocks run again.
core-log-holiday = { $who } is on holiday for { $n ->
    [one] { $n } day
   *[other] { $n } days
}.
core-log-holiday-over = { $who } is back from holiday.
core-log-rewind = The owner took the table back to move { $move }.
core-log-foreknown-seed = The seed of this table was chosen: whoever chose it may know what chance will bring.
core-log-guide = A first game with a guide: its chances are the same for everybody, and it counts for nothing.
core-log-hints = Hints are allowed at this table: whoever is asked may ask what a strong player would do.
core-log-hint = { $who } takes a hint.
core-log-foreknown-record = This game comes from a record: whoever has it may know hidden hands and what chance will bring.
core-log-renew = { $who } has a new link for this seat; whoever came by the old one only watches now.
core-log-bot-timeout = The bot of { $who } took too long; a quicker one decided.
core-log-bot-crash = The bot of { $who } broke down; another one decided.
core-log-bot-standby = No bot could answer for { $who }; the table played a simple move.
core-log-hurried = Time is up for { $who }: chance decides.
core-log-comma = { $a }, { $b }
core-log-and = { $a } and { $b }
core-log-swing = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
} at once.
no-core-choice = this is no answer to what is asked now
core-theirs = That belongs to { $who }.
core-when-theirs = That belongs to { $who }. { $when }
