# The sheets over a table: this comes with the first of them.
time-pause = Ask for a pause
time-pause-not = No pause after all
time-pause-about = The clocks stand still once everybody agrees.
time-pause-waits = The others must agree.
time-pause-others = { $names } would like a pause. Agree?
time-paused = The clocks stand still. Anybody may go on.
time-go-on = Go on
time-holiday = Take holidays
time-holiday-days = Days
time-holiday-end = End my holidays
time-holiday-about = { $n ->
    [one] { $n } day of holidays left this year, for all your tables over days.
   *[other] { $n } days of holidays left this year, for all your tables over days.
}
time-holiday-fewer = { $n ->
    [one] At { $n } of your tables your seat has fewer days, or none: whoever else holds it took some this year.
   *[other] At { $n } of your tables your seat has fewer days, or none: whoever else holds it took some this year.
}
table-again = Again with the same people
table-again-with = Play again with …
table-again-there = Go to the next game
table-device = Play on another device
table-device-secret = This link is your seat. Open it on the other device and show it to nobody.
table-device-renew = Renew this link
table-device-renew-about = If somebody else has it: the old link and every device that came by it lose the seat at once.
table-device-renewed = This is the new link. The old one opens nothing any more, and devices that came by it only watch.
table-leave = Let a bot play for me
table-concede = Concede
table-concede-sure = A bot plays this seat to the end. You cannot come back to it.
table-rewind = Take the table back to move { $move }
table-rewind-about = Everything after it is undone for all players, and the log says so.
table-set-actAtOnce = Act at once
table-set-actAtOnce-about = One click instead of two, for actions that can be undone.
table-set-patterns = Patterns on the map
table-set-patterns-about = Each player's lands also have a pattern of their own.
table-set-sounds = Sounds
table-set-sounds-about = A soft chime when it is your turn.
table-set-keys = Single-letter keys
table-set-keys-about = Shortcuts such as N and U. Switch them off if they get in your way.
table-theme = Theme
table-theme-system = As the system has it
table-theme-light = Light
table-theme-dark = Dark
table-language = Language
table-keys-note = Single letters can be switched off in the settings.
table-key-next = next and previous thing that can be clicked
table-key-arrows = nearest thing in that direction
table-key-enter = choose, then act
table-key-escape = one step back
table-key-figures = press a button of the question
table-key-undo = undo
table-key-zoom = zoom in, zoom out, whole board
table-key-turn = turn the tile in hand
table-key-groups = show the regions and who leads them
table-key-draw = draw on the board, or stop
table-key-mark = mark the thing in focus; begin or end an arrow there
table-key-plan = plan this turn
table-key-log = go to the log
table-key-inspector = help with a thing
table-key-help = this list
pace-title = Moves of bots and other players
pace-about = How quickly they are shown. Any click or key ends the show.
pace-slow = Slowly
pace-usual = As usual
pace-quick = Quickly
pace-once = At once
replay-key-play = play a past game, or pause it
replay-key-leaf = looking back: previous and next move
table-set-confirmTiles = Confirm tiles
table-set-confirmTiles-about = A click puts a tile down; a second one, Enter or its button lays it.
hooks-about = A channel of Discord or Slack, or an address of your own, hears what happens at this table. Nothing that is said or hidden here is sent.
hooks-off = This server sends to no webhooks.
hooks-signed = Messages of plain JSON are signed with a secret that is shown once, when the webhook is added.
