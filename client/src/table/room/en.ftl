# The room in which a table waits for its players: this comes with it.
table-room-open = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
} Send the link to your friends.
table-room-invited = { $n ->
    [one] One seat is free for you.
   *[other] { $n } seats are free, one of them for you.
}
table-room-full = Everybody is here. The owner begins the game.
table-room-full-owner = Everybody is here.
table-room-seat = Who takes seat { $n }
table-room-wait = The game begins as soon as the owner wishes.
table-room-give = Give it to { $name }
table-room-away = Free this seat
table-room-away-who = Free the seat of { $name }
table-room-away-sure = { $name } cannot sit down at this table again unless you let them.
table-room-sent = Cannot sit down here
table-room-admit = Let in again
table-room-admit-who = Let { $name } sit down again
table-room-barred = The owner freed your seat. You may watch, but you cannot sit down at this table unless the owner lets you in again.
table-known-seed = The seed of this table was chosen. Whoever chose it may know what chance will bring.
table-known-record = This game comes from a record. Whoever has it may know hidden hands and what chance will bring.
table-sit = Sit down
table-begin = Begin the game
table-begin-bots = Fill with bots and begin
table-begin-note = Free seats go to steady bots.
room-awaited = { $n ->
    [one] Awaited: { $names }.
   *[other] Awaited: { $names }.
}
room-invite = Invite friends
room-invite-who = Invite { $name }
room-invite-do = Invite
