### The page's own words. A game's words come with its stage. Every message also stands in fr.ftl.

## Everywhere

page-name = Ecumene
page-skip = Skip to the content
page-nav = Pages
page-play = Play
page-tables = Tables
page-replays = Replays
page-rules = Rulebooks
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
rated-about = The result counts for the ratings of everybody who sits down. No hints, nothing is taken back by the owner, one seat each; whoever gives up is last.
think-free-name = No clock
think-clock-name = { $min } min + { $s } s
think-days-name = { $time } per turn
think-free-line = Everybody thinks as long as they like.
think-clock-line = Everybody has { $min } minutes for the whole game, and { $s } seconds more with every turn.
think-days-line = Everybody has { $time } for every turn; come back when it is yours.
think-up-bot = When time is up, a bot ({ $level }) plays until you are back.
think-up-resign = When time is up, the seat resigns and comes last; a bot plays on.
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

invite-title = Invite friends
invite-ready = Send this link to your friends
invite-qr = A QR code of the link

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
tables-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tables-moves = { $n ->
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
find-label = Find an open table
find-search = Title or name
find-one-more = Waits for one more
find-more = Filters
find-game = Game
find-seats = Seats
find-pace = Pace
find-live = In one go
find-days = Over days
find-clock = Clock, { $minutes } min + { $more } s
find-language = Language
find-rated = Rated
find-beginners = Beginners welcome
find-any = Any
find-reset = Show all
find-none = No open table is like that just now. Look for fewer things at once, or open one yourself.
language-en = English
language-fr = French

import-title = Import a record
import-about = A record is the text file of a game. A finished one can be replayed, an unfinished one played on.
import-file = Choose a file
import-paste = Or paste its text
import-go = Open the record

## Rulebook

rules-title = Rulebooks
rules-about = How to play, and every rule in our own words: the same sentences that the table cites when it says no.
rules-of = Rules of { $game }

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
table-behind = You watch { $n ->
    [one] one move
   *[other] { $n } moves
} behind the game
table-phase = Steps of the turn
table-close = Close
table-fold = Fold the side panel
table-unfold = Unfold the side panel
table-tabs = Parts of the table
table-tab-board = Board
table-tab-guide = Guide
table-guide-step = later, step { $n }
table-guided = Your first game, guided
table-tab-cards = Cards
table-tab-players = Players
table-tab-help = Help
table-tab-log = Log
table-tab-talk = Chat
table-tab-rules = Rules
table-tab-analysis = Analysis
table-tab-notes = Your notes
table-draw = Draw on the board; only you see it
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
table-comes-later = That is the second half of an answer: first choose one of the things that are lit.
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
plan-back = Step back
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
table-absent-let-short = Let a bot play
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
clock-holiday = On holiday, then { $time } left
clock-up = Time is up
clock-used = { $time } used so far
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

table-come-back = I am back
table-cancel = Cancel

table-keys = Keys

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

look-thinking = The bots are thinking about this game: { $percent } %. You may leave meanwhile, they go on.
look-moments = { $n ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
    [3] Three turning points
    [4] Four turning points
    [5] Five turning points
   *[other] { $n } turning points
}

# ---- room
room-look = Look at the board
room-cards = { $n ->
    [one] Show the card
   *[other] Show the { $n } cards
}

## Who one is

me-link = Your page: games, results, devices
me-remove = Remove
me-somebody = Somebody

rating = Rating
rating-is = Rating { $rating }

me-friends = Friends

again-title = Play again with …
hooks-title = Webhooks of the table
