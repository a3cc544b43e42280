### What the table says by itself, in English.

## Seats

begun-already = The game has begun already.
name-missing = Choose a name first.
name-invisible = name: nothing of this name can be seen. Use a letter, a digit or a sign.
seat-taken = This seat is not free.
colour-taken = Somebody at this table has this colour already.
colour-twice = seats: two of them cannot have the same colour.
seat-open = A seat is still open: wait for somebody, or give it to a bot.
owner-only = Only the owner of the table may do this.
not-your-seat = This is not your seat.
no-such-seat = There is no such seat among { $seats }.
nobody-there = Nobody sits there.
bot-already = A bot plays there already.
conceded = This seat was given up; a bot plays on.
not-away = You never left.
absence-away = This person may still come back: a bot may play there in { $time }.
absence-idle = This person may still think: a bot may play there in { $time }.
absence-none = This person is here, and nobody waits for them: no bot may play there.
absence-never = At this table nobody lets a bot play for somebody else.
away = A bot stands in for you: come back first.
no-such-link = This link opens no seat any more.
one-seat = At an open table everybody has one seat; the owner may give you more.
barred = The owner of this table freed your seat: you cannot sit down here again unless they let you.
seen-another = You have seen what only another seat may see, so this one cannot be yours.
nobody-barred = since: nobody was sent away then, or they may sit down again already.
a-guest = a guest

## Playing

not-begun = The game has not begun yet.
game-over = The game is over.
game-on = The game is still on.
stale = The table has moved on; look again.
no-such-action = Not an action of this game: { $problem }
no-such-move = There is no such move; { $moves ->
    [one] one stands.
   *[other] { $moves } stand.
}
undo-nothing = There is nothing to take back.
undo-other = Somebody else has acted since.
undo-chance = Something new was revealed: it cannot be taken back.
redo-nothing = There is nothing to do again.
no-keepsake = There is nothing to keep here yet.
hints-off = At this table nobody is given hints: that is agreed on when it is opened.
hint-unasked = You are not asked anything now.
hint-stale = The table has moved on: the hint was about what was asked before.
hint-none = No bot has an answer just now. Try again in a moment.

## Talking

talk-empty = text: there is nothing to be seen in it.
talk-both = phrase: say a phrase or a text, not both.
talk-off = The owner of this table has turned the chat off.
talk-slow = { $seconds ->
    [one] Here everybody waits a while between two messages: one more second.
   *[other] Here everybody waits a while between two messages: { $seconds } more seconds.
}
talk-none = number: nothing with this number was said here.
talk-own = number: this is your own.
no-more-words = Too many messages in a short time. Wait a moment.

## What one keeps for oneself

paper-stale = seen: this was changed on another device meanwhile; it is at version { $version }.
mark-to = marks: mark { $number } must be a ring without “to”, or an arrow to another thing than it comes from.
premove-unforeseen = answers: nobody can foresee that you will be able to do this: { $acts }.
premove-no-pass = passing: no question of the kind “{ $kind }” is to come that can be declined.
plan-unasked = seat: you are not asked anything now, so there is nothing to plan.
plan-beyond-chance = actions: chance decides before this; nobody can plan beyond it.
plan-beyond-hidden = actions: something hidden comes out before this; nobody can plan beyond it.
plan-beyond-other = actions: somebody else is asked before this; nobody can plan beyond it.
plan-beyond-over = actions: the game is over before this.
no-more-papers = Too many changes in a short time. Wait a moment.

## Watching

watch-closed = This game is closed to those who have no seat in it.
watch-delayed = Those who watch are some moves behind here: the record can be had once the game is over.

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-your-turn = It is your turn.
phrase-thinking = Let me think.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-later = Let us go on later.
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-again = Once more?
phrase-goodbye = Goodbye!

## Time

pace-other = { $name } has no meaning at a table whose pace is “{ $kind }”: leave it out, or choose another pace.
time-up-bot = Your time was up: the bot answers what is asked now, then you can come back.
no-clocks = This table is played without clocks.
no-holidays = days: { $left ->
    [0] you have no holidays left this year.
    [one] you have { $left } day of holidays left this year.
   *[other] you have { $left } days of holidays left this year.
}
no-holidays-of-seats = days: your seats have had all their holidays this year; a seat has no more than one person has, whoever sits there.
no-table-over-days = days: you play at no table over days, so there is nothing to take holidays from.

## Tables

no-room-at-table = There is no more room at this table for notes, marks and talk.
no-room-here = There is no more room on this server for notes, marks and talk.
no-such-table = There is no such table.
no-such-game = There is no such game: { $problem }
wrong-options = These options do not fit: { $problem }
wrong-content = The content cannot be used: { $problem }
wrong-record = The record cannot be followed: { $problem }
stopped-entry = Since release { $release } this table cannot be carried on: its entry { $entry } no longer follows the rules. All that came before can be read.
stopped-lost = Entry { $entry } of this table is damaged where it is kept, so it cannot be carried on. All that came before can be read.
stopped-rules = Since release { $release } this table cannot be carried on: it was played by rules { $rules }, and nothing leads from them to rules { $ours }. Its record can be had by its owner.
stopped-newer = A newer release has carried this table on, by rules { $rules }; release { $release }, which runs here, knows only rules { $ours } and can read no further.
stopped-content = Since release { $release } this table cannot be carried on: the content it was played with ({ $hash }) is kept nowhere here. Its record can be had by its owner.
stopped-unreadable = Since release { $release } this table cannot be carried on: the content it was played with can no longer be read ({ $problem }). Its record can be had by its owner.
stopped-game = Since release { $release } this table cannot be carried on: the game “{ $game }” is not installed here. Its record can be had by its owner.
table-closed = Whoever runs this server has closed this table. { $reason }
seed-public = seed: an open table cannot have a chosen seed, because whoever chose it knows what will come. Leave it out, or open the table by link only.
members-only = Only those who played here may do this.
store-unavailable = The table cannot be reached just now. Nothing was lost; try again in a moment.

## Persons

not-kept = You are a guest here. Keep your name first, with a passkey or a recovery phrase.
signed-out = authorization: this secret was signed out and opens nothing any more.
signed-out-bearer = A program that brings its own secret signs out by forgetting it.
passkey-nowhere = Passkeys need an address with a name, over https, or this computer itself (localhost). A recovery phrase works everywhere.
passkey-late = This took too long, or was answered already. Try again.
passkey-false = The passkey’s answer cannot be verified. Try again, or use your recovery phrase.
passkey-taken = This passkey is somebody’s already.
passkey-unknown = Nobody here is known by this passkey. It may have been removed, or made for another site.
passkeys-many = There is room for { $most } passkeys: remove one first.
phrase-wrong = Nobody is known by this phrase. It has eight words of five letters; look at each of them again.
last-passkey = It is your only way back to your seats. First make a recovery phrase or another passkey.
last-phrase = It is your only way back to your seats. First make a passkey; or make another phrase, and this one opens nothing any more.
no-such-passkey = You have no such passkey.
no-such-device = You are not signed in there.
no-such-person = There is no such page, or its person shows it to nobody.
no-more-phrases = Too many phrases from this address. Wait a moment.

## Being told

channel-none = You have no such way of being told.
channels-many = There is room for { $most } here: remove one first.
hook-address = address: a webhook begins with https:// (or http://) and has neither name nor password in it.
hook-inside = address: this leads into the server’s own network, where nothing is sent.
hook-unreachable = address: nobody is found at this address.
hooks-off = kind: whoever runs this server lets it send nothing to webhooks.
table-hooks-only = kind: a table has webhooks only (discord, slack, json).
push-off = kind: this server cannot push to browsers.
push-keys = keys: this is not what a browser subscribes with.
mail-off = kind: this server sends no mail here.
mail-address = address: this is no mail address.
mail-wait = address: a code was sent there a moment ago. Look for it, or try again in an hour.
code-wrong = code: this is not the code that was sent.
no-more-channels = Too many attempts from this address. Wait a moment.

trouble-address = The address cannot be read any more.
trouble-busy = Too much is sent there; it is tried again later.
trouble-failed = Something went wrong inside the server; it is tried again later.
trouble-gone = It leads nowhere any more: nothing is sent there until you try it again.
trouble-inside = It leads into the server’s own network, where nothing is sent.
trouble-off = Whoever runs this server has turned this off.
trouble-redirect = It leads on to somewhere else, where nothing is sent.
trouble-refused = What was sent there was refused.
trouble-timeout = Nobody answered there in time.
trouble-unreachable = Nobody was found there.

told-title-turn = Your turn
told-title-over = A game is over
told-title-talk = Somebody wrote
told-title-hours = Three hours left
told-title-test = It works
told-title-code = Your code for Ecumene
told-turn = Your turn: { $table }
told-won = You have won: { $table }
told-over = The game is over: { $table }. Winner: { $winners }
told-ended = The game is over: { $table }
told-talk = Somebody wrote: { $table }
told-hours = You have three hours left: { $table }
told-of-turn = To move: { $name } — { $table }
told-of-hours = Three hours left: { $name } — { $table }
told-test = This is how you will be told.
told-code = The code for your address: { $code }. If you did not ask for it, do nothing: no further mail will come.
told-mail-footer = You asked to be told. To change it, or to hear nothing more: { $url }

## Whoever runs the server

banned-until = You may not use this server until { $until }. { $reason }
banned-for-good = You may not use this server. { $reason }
operator-token = authorization: this is for whoever runs the server. The token that they made with “ecumene operator token” opens it.
no-more-guesses = Too many wrong tokens from this address. Wait a minute.
no-such-report = Nobody has reported this, or it is gone with its table.
no-such-ban = There is no such ban any more.
no-such-announcement = There is no such announcement any more.
ban-whom = Say whom to ban: a range of addresses, or a table with the number of a line or with a seat; one of them.
ban-range = range: this is no range of addresses such as 203.0.113.0/24 or 2001:db8::/32, or it is wider than /8 (IPv4) or /16 (IPv6).
ban-nobody = Nobody is known there: the seat is free or a bot’s, or whoever spoke was forgotten.
announce-past = until: this moment has passed already.
reason-empty = There is nothing to be seen in it: write it in both languages.

## The server: requests it refuses before any table is asked

no-more-tables = Too many new tables from this address. Try again later.
no-more-hints = Too many hints in a short time. Think for a moment, then ask again.
no-more-calls = Too many requests from this address. Wait a moment.
no-more-kept = Too much was sent from this address to be kept. Try again later.
no-more-seats = Too many seats were taken from this address at open tables. Try again later.
no-more-work = Too much looking back and asking from here at once. Wait a moment.
no-more-messages = Too many messages on this connection. Wait a moment.
no-more-sockets = Too many connections from this address.
no-more-bytes = The request is too long: at most { $most } bytes.
no-other-origin = This request comes from another site’s page.
no-such-host = The header Host names nothing that could be a server.
no-other-type = Only JSON is understood here (content-type: application/json).
no-such-bearer = A bearer secret has 22 to 128 letters, digits, “-” or “_”.
guessable-bearer = authorization: this bearer secret can be guessed. Make a random one of 22 letters or more, and keep it to yourself.
no-such-page = There is nothing at this address.
no-such-method = This cannot be done at this address.
no-such-guide = There is no guide for this game: { $problem }
guide-none = This game has no guide yet. Play it, and look at its rules.
guide-content = The guide is written for our own content: with a file of your own its first game would go another way. Take the file out to learn, or play with it without the guide.
no-such-stage = This stage is not known here; ask for the table again.
our-fault = Something went wrong inside the server. It has been noted.
going-down = The server is restarting. Come back in a moment.

field-missing = { $name } is missing
field-unknown = { $name } is not known here
field-object = The request must be a JSON object with named fields.
field-json = The request is not JSON.
field-choice = { $name } must be one of { $known }
field-long =
    { $name } may have { $most ->
        [one] { $most } letter
       *[other] { $most } letters
    } at most
field-many =
    { $name } may have { $most ->
        [one] { $most } entry
       *[other] { $most } entries
    } at most
field-short =
    { $name } needs at least { $least ->
        [one] { $least } letter
       *[other] { $least } letters
    }
field-few =
    { $name } needs at least { $least ->
        [one] { $least } entry
       *[other] { $least } entries
    }
field-least = { $name } must be at least { $least }
field-above = { $name } must be more than { $least }
field-most = { $name } must be less than { $most }
field-whole = { $name } must be a whole number
field-text = { $name } must be a text
field-list = { $name } must be a list
field-bool = { $name } must be true or false
field-wrong = { $name } is not what it must be

# rated games
rated-hints = hints: a rated game has no hints. Leave them out, or open a table that is not rated.
rated-seed = seed: a rated game has no chosen seed, because whoever chose it knows what will come.
rated-guide = guide: a game to learn by is not rated.
rated-content = content: a rated game is played with the content that everybody has.
rated-one-seat = At a rated table everybody has one seat.
rated-people = A rated table needs at least one person and somebody to play against.
rated-rewind = A rated game is not taken back.
not-rated = This table is not rated.

# friends
no-such-friend-link = This link leads to nobody: it was renewed or taken back. Ask for the new one.
friend-self = This is your own link. Send it to somebody else.
friend-blocked = You have blocked this person. Undo that on your page first.
friends-many = One of you has { $most } friends already, which is the most there can be.
no-such-friend = Nobody among your friends is called by that id.
not-invited = Nobody awaits you at this table.
seat-kept = The free seats are kept for people who have been invited. Ask the owner of the table.
again-seats = seats: name seats of other people at this table who can still come.
