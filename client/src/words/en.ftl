### The page's own words. A game's words come with its stage. Every message also stands in fr.ftl.

## Everywhere

page-name = Ecumene
page-skip = Skip to the content
page-nav = Pages
page-play = Play
page-tables = Tables
page-replays = Replays
page-rules = Rulebooks
page-done = Done
page-copy = Copy
page-copied = Copied
page-loading = Loading …
page-again = Try again
page-part-missed = This part of the page has not come. Perhaps the connection is lost, or the server has a newer page.
page-reload = Open the page anew
page-code = Code: { $code }
page-lang = { $code }, switch to French (Français)
page-theme-system = Theme: as the system has it
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-missing = There is no such page
page-missing-about = The address may be misspelt, or the table may be gone.
page-lobby = To the lobby
page-footer = No account needed. Every game is a small text file that you can keep, replay and share.

## Names

name-title = Your name
name-about = The others at a table see it. You can change it at any time.
name-field = Name
name-save = Save
name-none = Your name
name-change = { $name }, change your name
forget-me = Forget me
forget-sure = At every table you become “a guest”: your name, your seats and what this browser knows you by are deleted. Where a game is on, a bot plays for you to the end. This cannot be undone.
forget-do = Forget me for good
forget-keep = Keep everything

## Players and bots

level-gentle = gentle
level-steady = steady
level-keen = keen
level-fierce = fierce
colour-vermilion = vermilion
colour-cobalt = cobalt
colour-jade = jade
colour-plum = plum
colour-sky = sky
colour-rose = rose
colour-yours = Your colour
seat-you = You
seat-you-about = your seat
seat-forgotten = A guest
seat-open = Open seat
seat-open-about = for a friend
seat-bot = Bot
seat-bot-level = Bot, { $level }
seat-choose = Seat { $n }, { $colour }
seat-remove = Remove this seat
seat-add = Add seat
seat-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}

## Lobby

lobby-title = Choose a world
lobby-title-one = Rise, shine, decline
lobby-about-one = Press Play now: bots take the other seats. Or send a link to your friends.
lobby-about = Pick a game, press Play now: bots take the other seats.
lobby-games = Games
lobby-none = No game is installed here.
lobby-players = { $from ->
   *[other] { $from } to { $to } players
}
lobby-players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lobby-rules-link = Read the rules
lobby-boxes = Boxes
lobby-brings = What this table brings
lobby-level = { $n ->
    [1] very easy
    [2] easy to learn
    [3] medium
    [4] heavy
   *[other] for experts
}
lobby-minutes = { $people ->
    [one] about { $n } minutes
   *[other] about { $n } minutes with { $people } people
}
lobby-minutes-each = { $n } min each
lobby-setup = Your table
lobby-options = Options
lobby-options-changed = Options, changed
lobby-invite = Invite friends
lobby-learn-minutes = Learn, { $n } min
lobby-play = Play now
lobby-open = Open the table
lobby-starting = Setting the table …

options-title = Options of this table
options-name = Title
options-name-about = Shown in the lobby and above the board.
options-name-example = Thursday table
options-public = Who finds it
options-private-yes = By its link
options-public-yes = Everybody, in the lobby
options-order = Order of the seats
options-order-random = Drawn at random
options-order-fixed = As listed
options-absence = When somebody is absent
options-absence-usual = As usual
options-absence-quick = Soon
options-absence-days = Over days
options-absence-never = Never a bot
think-title = Time to think
think-free = No clock
think-clock = Clock
think-days = Over days
think-free-name = No clock
think-clock-name = { $min } min + { $s } s
think-days-name = { $time } per turn
think-free-line = Everybody thinks as long as they like.
think-clock-line = Everybody has { $min } minutes for the whole game, and { $s } seconds more with every turn.
think-days-line = Everybody has { $time } for every turn; come back when it is yours.
think-up-bot = When time is up, a bot ({ $level }) plays until you are back.
think-up-resign = When time is up, the seat resigns and comes last; a bot plays on.
think-how-long = For the whole game, and for every turn
think-how-long-turn = For every turn
think-hours = { $h ->
    [12] 12 h
    [24] 1 day
   *[other] { $d } days
}
think-up-title = When time is up
think-resign = Resigns
options-watch = Spectators
options-watch-open = Welcome
options-watch-behind = Some moves later
options-watch-closed = None
options-watch-about-open = Whoever has the link may watch, and sees what a spectator may see.
options-watch-about-behind = Whoever watches sees the table as it was { $n } moves ago.
options-watch-about-closed = Only those who play see the game, also when it is over.
options-hints = Hints
options-hints-no = None
options-hints-yes = For whoever asks
options-hints-about = Nobody is told what a bot would do.
absence-both = A bot may play for somebody who was away for { $away }, or has not moved for { $idle }.
absence-away = A bot may play for somebody who was away for { $away }.
absence-idle = A bot may play for somebody who has not moved for { $idle }, however long they were away.
absence-none = Nobody lets a bot play for somebody else. The game waits.
absence-s = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
absence-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
absence-h = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
absence-d = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
options-more = For study and for owners of the game
options-content = Your own content
options-content-about = A YAML file with the values printed in your copy; it is laid over ours.
options-content-choose = Choose a file
options-content-none = No file
options-content-drop = Leave it out
options-content-large = This file is too large: { $size } KB, at most { $most } KB.
options-seed = Seed
options-seed-about = The same number gives the same chance, and everybody at the table is told that it was chosen. It stays secret while the game runs.
options-seed-wrong = A whole number of at most 15 figures, not negative.
options-seed-public = A table that everybody finds in the lobby cannot have a seed: let it be found by its link.
options-reset = As usual again

invite-title = Invite friends
invite-about = Your friends open the link, give a name and sit down. Seats that stay empty can be given to bots.
invite-friends = Friends to come
invite-create = Get the link
invite-ready = Send this link to your friends
invite-link = Link to the table
invite-qr = A QR code of the link
invite-qr-about = Point a phone here, or send the link. Friends choose a name and sit down; no account.
invite-share = Share
invite-here-only = Only this computer can open this link.
invite-here-how = To play with others, start the server with the command below, then open the table at { $address }.
invite-here-unknown = To play with others, start the server with this computer’s address in your network:
invite-others = Others in your network cannot open this link, but this one:
invite-go = Go to the table

## Tables

tables-yours = Your tables
tables-open = Open tables
tables-watch = Watch and learn
tables-yours-note = { $n ->
    [0] { "" }
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
tables-open-note = { $n ->
    [0] { "" }
    [one] { $n } waiting for players
   *[other] { $n } waiting for players
}
tables-all = All of them
tables-import = Import a record
tables-yours-empty = No table waits for you. Play against bots now.
tables-open-empty = Nobody is looking for players. Open a table yourself and list it in the lobby.
tables-watch-empty = Public games that are being played or are over appear here.
tables-game-seats = { $game }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tables-game-moves = { $game }, { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
tables-your-turn = Your turn
tables-to-move = { $name } to move
tables-choosing = { $n } are choosing
tables-waiting = Waiting
tables-live = Live
tables-over = Over
tables-stopped = Cannot go on
tables-won = { $names } won
tables-you-won = You won
tables-bot-won = You conceded, and the bot in your seat won
tables-bot-of = the bot in the seat of { $name }
tables-continue = Continue
tables-open-it = Open
tables-join = Join
tables-watch-it = Watch
tables-replay = Replay
tables-do = { $do }: { $title }
tables-seats = Seats: { $names }
tables-known-seed = Chosen seed
tables-known-record = From a record

import-title = Import a record
import-about = A record is the text file of a game. A finished one can be replayed, an unfinished one played on.
import-file = Choose a file
import-paste = Or paste its text
import-go = Open the record

## Rulebook

rules-title = Rulebooks
rules-about = How to play, and every rule in our own words: the same sentences that the table cites when it says no.
rules-how = How to play
rules-now = Now
rules-all = All rules
rules-named = Show their numbers
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $n ->
    [0] No rule speaks of that.
    [one] { $n } rule
   *[other] { $n } rules
}
rules-sections = Sections
rules-source-house = House rule
rules-source-inferred = Inferred
rules-source-public = Public sources
rules-link = Link to this rule

## Coming to a table

door-claiming = Taking your seat …
door-opening = Opening the table …
door-failed = The table did not open

## The table

table-opening = Opening the table …
table-title-turn = ● Your turn, { $game }
table-board = Board
table-boards = Boards
table-bar = Your decision
table-side = Players and story
table-players = Players
table-strip = Points of the players
table-menu = Table menu
table-settings = Settings
table-rulebook = Rulebook
table-to-lobby = Back to lobby
table-watching = { $n } watching
table-phase = Steps of the turn
table-close = Close
table-fold = Fold the side panel
table-unfold = Unfold the side panel
table-tabs = Parts of the table
table-tab-board = Board
table-tab-guide = Guide
table-guide-step = step { $n }
table-guided = Your first game, guided
table-tab-cards = Cards
table-tab-players = Players
table-tab-help = Help
table-tab-log = Log
table-tab-talk = Chat
table-tab-rules = Rules
table-tab-analysis = Analysis
table-news = New
table-sheet-peek = Make the sheet small
table-sheet-half = Open the sheet half
table-sheet-full = Open the sheet fully

table-called-vermilion = Vermilion
table-called-cobalt = Cobalt
table-called-jade = Jade
table-called-plum = Plum
table-called-sky = Sky
table-called-rose = Rose

table-inspector = About this
table-asking-why = Asking why …
table-why-not = Why not?
table-not-asked = { $thing } has no part in what is asked now: “{ $question }” What can answer it is lit.
table-help-close = Close the help
table-help-empty = Point at anything on the table, or click it, and it explains itself here.
table-help-costs = It costs you
table-help-gives = It gives you
table-help-limits = Mind
table-help-take = If you take it
table-help-points = Points
table-help-words = All words
hint-button = Hint
hint-ask = What would a strong player do?
hint-allowed = Hints are allowed: whoever is asked may ask what a strong player would do. They are counted.
rules-words = Words of the game
table-the-rule = The rule
table-clicked = Chosen so far
table-answer-for = Answer for { $name }
table-other-parts = Others
table-how-many = How many
table-one-less = One less
table-one-more = One more
table-all-of = All { $n }
table-left = { $n } left
table-all-here = All { $n } in { $place }
table-spread = Spread evenly
table-bulk-hint = Each click places one at once.
table-undo = Undo
table-choose-again = Choose again
table-redo = Redo
table-no-undo-nothing = There is nothing to take back.
table-no-undo-chance = Something was revealed.
table-no-undo-other = Another player has acted.
table-no-undo-over = The game is over.
table-choices = Choices
table-no-choices = Nothing is asked of you now.
table-stale = The table had moved on. This is how it stands now.
table-done-before = { $n ->
    [one] { $n } action was carried out before.
   *[other] { $n } actions were carried out before.
}
table-lost = Connection lost. Trying again in { $s } s. Your moves are kept.
table-retry = Retry now
table-waiting = Waiting …
table-waiting-one = { $names } is deciding.
table-waiting-several = Waiting for { $names }.
table-bot-thinks = { $names } is thinking
table-your-bot-thinks = The bot that plays for you is thinking
table-absent-away = Offline.
table-absent-in = A bot may play for { $name } in { $time }
table-absent-let = Let a bot play for { $name }
table-absent-others = The owner may let a bot play for { $name }.
table-absent-short = Bot in { $time }
table-stood-in-away = You were away, so { $by } let a bot play for you.
table-stood-in-idle = You did not move for a long time, so { $by } let a bot play for you.
table-stood-in-owner = the owner
table-stood-in-waits = It has not moved yet.
table-stood-in-moved = It plays until you are back.
table-stood-in-own = A bot plays for you.
table-ready = { $ready } of { $all } are ready
table-is-ready = Ready
clock-hours = { $h } h { $min }
clock-days = { $d } d { $h } h
clock-left = { $time } left
clock-low = Only { $time } left
clock-paused = Paused, { $time } left
clock-holiday = On holiday, { $time } left
clock-used = { $time } used so far
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
table-resigned = Time up, resigned
table-stood-in-time = Your time was up. A bot plays until you are back.
table-stood-in-time-waits = Your time was up. The bot answers this, then you can come back.
table-result-resigned = Your time was up: resigned, last place.
table-result-resigned-seat = Time was up for { $name }: resigned, last place.
table-hurry = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
table-hurry-about = All others are ready. When the time is over, chance decides.
table-showing = Showing what happened …
table-skip = Skip
table-over = The game is over.
table-result = { $n ->
    [one] { $names } wins, { $best } to { $others }
   *[other] { $names } share the victory, { $best } to { $others }
}
table-result-alone = { $n ->
    [one] { $names } wins with { $best ->
        [one] 1 point
       *[other] { $best } points
    }
   *[other] { $names } share the victory with { $best ->
        [one] 1 point
       *[other] { $best } points
    }
}
table-result-you = { $n ->
    [one] You win, { $best } to { $others }
   *[other] You share the victory ({ $names }), { $best } to { $others }
}
table-result-alone-you = { $n ->
    [one] You win with { $best ->
        [one] 1 point
       *[other] { $best } points
    }
   *[other] You share the victory ({ $names }) with { $best ->
        [one] 1 point
       *[other] { $best } points
    }
}
table-result-bot = the bot in the seat of { $name }
table-result-bot-you = the bot in your seat
table-result-left = You conceded: a bot played your seat to the end{ $place ->
    [0] .
    [1] .
    [2] { " " }and came 2nd of { $of }.
    [3] { " " }and came 3rd of { $of }.
   *[other] { " " }and came { $place }th of { $of }.
}
table-result-left-seat = { $name } conceded: a bot played on{ $place ->
    [0] .
    [1] .
    [2] { " " }and came 2nd of { $of }.
    [3] { " " }and came 3rd of { $of }.
   *[other] { " " }and came { $place }th of { $of }.
}
table-result-away = A bot played for you at the end.
table-result-away-seat = A bot played for { $name } at the end.
table-results = Results
table-pay = Pay and advance
table-pay-with = Pay { $what }
table-in-hand = { $n } in hand
table-why = Why?

table-points-open = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
}, show their parts
table-first = Start player
table-first-short = 1st
table-conceded = Conceded
table-away = Away, a bot plays
table-offline = Offline
table-log = Log
table-log-empty = The story of this game will be written here.
table-log-earlier = What came before can be seen in the replay.
table-since = Since your last turn
table-everybody = Everybody
table-open-tally = { $n }, show its parts
table-chart = Points over the game
table-chart-empty = Once points are scored, their course is drawn here.
table-as-table = As a table
table-moments = Moments worth replaying
table-move = Move
table-move-n = Move { $move }
table-move-of = Move { $move } of { $moves }
table-look-at = Move { $move }: { $say }
table-replay = Replay
table-scrub = Move shown
table-first-move = First move
table-previous-move = Previous move
table-next-move = Next move
table-last-move = Last move
table-live = live
table-to-live = Back to live
table-to-end = Back to the end
table-link = Copy link to the table
table-link-move = Copy link to this move
table-analyse = Analyse
table-save-record = Save record
table-again = Again with the same people
table-again-there = Go to the next game

table-device = Play on another device
table-device-secret = This link is your seat. Open it on the other device and show it to nobody.
table-device-renew = Renew this link
table-device-renew-about = If somebody else has it: the old link and every device that came by it lose the seat at once.
table-device-renewed = This is the new link. The old one opens nothing any more, and devices that came by it only watch.
table-leave = Let a bot play for me
table-come-back = I am back
table-concede = Concede
table-concede-sure = A bot plays this seat to the end. You cannot come back to it.
table-cancel = Cancel
table-rewind = Take the table back to move { $move }
table-rewind-about = Everything after it is undone for all players, and the log says so.

table-room-open = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
} Send the link to your friends.
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
table-keys = Keys
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
table-key-log = go to the log
table-key-inspector = help with a thing
table-key-help = this list

## How quickly moves are shown

pace-title = Moves of bots and other players
pace-about = How quickly they are shown. Any click or key ends the show.
pace-slow = Slowly
pace-usual = As usual
pace-quick = Quickly
pace-once = At once

## A game played again

replay-play = Play the moves
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = ½×
replay-speed-usual = 1×
replay-speed-quick = 2×
replay-speed-fast = 4×
replay-told = Move { $move }. { $say }
replay-did = { $who }: { $say }
replay-silent = { $who } decides.
replay-key-play = play a past game, or pause it
replay-key-leaf = looking back: previous and next move

## The race

race-ahead = { $n } ahead
race-behind = { $n } behind
race-level = level
race-goal = { $n } of { $goal } points

## Places that a person can say

place-row = row { $row }
place-number = place { $n }
place-at = with { $thing }
place-next = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} of { $thing }
place-far = { $n } steps { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} of { $thing }
place-then = { $one }; { $other }
place-choice = { $say }: { $where }

## The board

board-label = { $title }. Arrows move, Enter chooses, plus and minus zoom.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show all
board-groups = Regions and who leads them
board-turn-left = Turn to the left
board-turn-right = Turn to the right
board-tile-turn = It fits when it is turned.
board-tile-click-turn = It fits when it is turned: click, or press R.
board-tile-not-here = It does not fit here
board-more = { $n ->
    [one] One more to click this way
   *[other] { $n } more to click this way
}
board-cell = Row { $row }, column { $column }
board-or = or
board-read-all = Read all of it
board-not-rolled = not rolled yet
board-you = you
board-next = next: { $name }
board-next-step = Your next step
board-next-step-tier = the tier it lies in, by name
board-large = Open large
board-small = Back to the table
board-whose-mat = Whose mat
board-empty = Empty
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-cards-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
board-card-of = { $n } of { $of }
board-card-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
board-your-choice = Your choice
board-state-spent = spent
board-state-toppled = toppled
board-state-decline = in decline
board-state-down = face down
board-state-blocked = blocked
board-state-claimed = claimed
board-state-new = new
board-state-dim = not in use yet
board-state-current = current
board-state-first = first player

## Looking back at a game that is over

look-chart = Chance to win, move by move
look-chart-of = Chance to win, move by move. After move { $move }: { $said }
look-seat-chance = { $name } { $chance } %
look-percent = { $n } %
look-shaded = Shaded: how sure the estimate is
look-give-or-take = { $n } % ± { $error }
look-opening = Asking the bots what they think of this game …
look-thinking = The bots are thinking about this game: { $percent } %. You may leave meanwhile, they go on.
look-board = The board at move { $move }
look-scores = Scores then:
look-to-board = To the board
look-play-on = Play on from here
look-play-on-about = Opens a new table: you decide next, bots play the others. This game stays as it is.
look-play-on-end = Choose an earlier move to play on from.
look-copy = Copy link
look-moments = { $n ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
    [3] Three turning points
    [4] Four turning points
    [5] Five turning points
   *[other] { $n } turning points
}
look-no-moments = No single move changed the chances by more than the bots can tell.
look-choose = Choose a turning point to see what else could have been played there.
look-point = Turning point { $n }, move { $move }: { $say }
look-change = Chance to win: { $by } percentage points
look-better = Better: { $say }
look-best = Best of { $n } compared. Next best: { $say }
look-alike = About as good: { $say }
look-detail = Turning point { $n }
look-colon = :{" "}
look-course = { $before } → { $after } %, give or take { $error }
look-asked = Asked was: { $ask }
look-items = Points expected from here on, on average, when bots play on
look-played = Played
look-head-better = Better
look-head-alike = About as good
look-head-best = Next best
look-difference = Difference
look-sum = Lead on the others
look-item-rest = other points
look-item-later = what is promised later
look-item-others = what the others gain, on average
look-part = { $label } { $points }
look-why = Why.
look-why-better = When bots play on from there, it leads to { $other } % instead of { $played } %.
look-why-best = No other answer promised more: when bots play on, the next best leads to { $other } % instead of { $played } %.
look-why-alike = No other answer was clearly better: when bots play on, the other leads to { $other } % instead of { $played } %.
look-why-gains = In its favour: { $parts }.
look-why-losses = Against it: { $parts }.
look-show = Show it on the board
look-play-better = Play on with the better answer
look-play-other = Play on with the other answer
look-compared = { $n ->
    [one] one answer compared
   *[other] { $n } answers compared
}

table-set-confirmTiles = Confirm tiles
table-set-confirmTiles-about = A click puts a tile down; a second one, Enter or its button lays it.
# ---- room
room-look = Look at the board
room-cards = { $n ->
    [one] Show the card
   *[other] Show the { $n } cards
}

## Who one is

me-title = Your page
me-link = Your page: games, results, devices
me-keep = Keep who you are
me-keep-about = You are a guest: your seats are in this browser’s cookie. With a passkey or a recovery phrase you have them on every device, and losing a cookie loses no seat. No password, no mail address.
me-keep-key = Keep with a passkey
me-keep-phrase = Keep with a phrase
me-key-nowhere = Passkeys need an address with a name, over https, or this computer itself. A phrase works everywhere.
me-key-closed = No passkey was made or used. Nothing has changed.
me-back = Been here before?
me-back-about = Sign in, and every seat is yours again. What you play in this browser comes along.
me-back-key = Sign in with a passkey
me-back-phrase = Recovery phrase
me-back-do = Sign in
me-phrase = Recovery phrase
me-phrase-about = Write these eight words down: they bring back every seat, and nobody can show them to you again. Whoever knows them is you.
me-phrase-kept = I have written it down
me-phrase-there = There is one; nobody can show it again.
me-phrase-none = For a device without your passkey.
me-phrase-new = Make a new one
me-phrase-make = Make one
me-keys = Passkeys
me-key-nameless = Passkey
me-key-since = { $site }, since { $day }
me-key-remove = Remove the passkey { $label }
me-key-more = Add a passkey
me-remove = Remove
me-devices = Devices
me-device-nameless = A browser
me-device-here = This one
me-device-seen = Last seen { $when }
me-device-out = Sign out on { $label }
me-out = Sign out
me-you = Name and mark
me-public = Who sees this page
me-public-off = Only you.
me-public-on = Whoever has the link sees your name, mark and results, never your tables nor who you played with.
me-public-show = Let others see it
me-public-hide = Let nobody see it
me-public-copy = Copy the link
me-data = Your data
me-records = Records of all games
me-export = Everything about you
me-running = Your tables
me-running-none = No table waits for you.
me-moved = Last move: { $when }
me-changed = Last change: { $when }
me-results = Results
me-results-none = No finished games yet.
me-streak = Won in a row
me-streak-best = Longest row
me-bot-gentle = Gentle bot
me-bot-steady = Steady bot
me-bot-keen = Keen bot
me-bot-fierce = Fierce bot
me-somebody = Somebody
me-won-of = { $won } of { $played }
me-by-game = By game
me-by-people = With people
me-game = Game
me-name = Name
me-played = Played
me-won = Won
me-lost = They won
me-best = Most points
me-again = Play again
me-again-with = Play again with { $name }
me-place = No. { $n }
me-points = { $n ->
    [one] one point
   *[other] { $n } points
}
me-counts-not = Not counted: somebody knew what would come, or the seat was given up.
me-look = Look
me-look-at = Look at { $game }, { $day }
me-all = Show all { $n }
me-known-since = Here since { $day }
