### The command line in English.

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and leave
help-lang = language: en or fr (default: from LC_ALL or LANG)
help-version = show the release, how its rules run and the content of each game, and leave
help-json = print JSON for programs (docs/json.md)
help-ecumene = Play, simulate and study civilization board games.
help-games = list the games, their seats and options
help-play = play at the terminal against bots
help-serve = open a table in the browser, for people and bots
help-prune = throw away tables that were kept long enough
help-backup = copy a store into a file while a server runs on it (SQLite)
help-restore = make a store of a backup (SQLite)
help-operator = for whoever runs a server: make the token of the operator’s page
help-simulate = let bots play many games and tell how they did
help-replay = tell a game from its record
help-picture = draw a moment of a game from its record, as an SVG
help-rules = read or search the rules of a game
help-content = check, write, export or compare what the components of a game say
help-bench = measure how fast the rules run here
help-new-game = write the skeleton of a game of your own, ready to be played and changed
help-new-game-name = its id: small letters, digits and underscores, as Python names a package
help-new-game-folder = where its folder is made (default: here)
help-game = the game, as “ecumene games” names it
help-content-file = lay an owner’s values over ours, from a YAML file
help-content-check = check the content and tell where its values come from
help-content-export = write the content as YAML, to be edited and given back with --content
help-content-diff = show the values in which an owner’s file differs from ours
help-check-store = replay every table of a store with this release, and say which would stop
help-check-store-url = the store: sqlite:///FILE or postgresql://…; it is only read
help-check-store-jobs = processes that replay at the same time; 1 otherwise
help-content-list = list the contents that can be had: ours of today, of each release, and of a store’s tables
help-content-new = write an owner’s file with every record of a game or a box, to be filled in with what is printed
help-content-subject = a game, as “ecumene games” names it, or an owner’s file
help-content-of = the game of an owner’s file that does not say it
help-content-box = one box of the game: its name, or the initials of its title
help-content-table = only this table; may be repeated
help-content-output = write to this file (default: a new one here); - is the terminal
help-content-force = write over a file that is there
help-content-hash = the content of that hash, of a release or of a store
help-content-store = a store, whose tables keep the content they began with: sqlite:///FILE or postgresql://…
help-output = write to this file instead of the terminal
help-seats = number of players (default: 4, or the nearest that the game allows)
help-option = a choice made before the game; may be given several times
help-seat = your seat by its letter or number, A or 1 being the first; several letters (A,C) let several people share the terminal (default: A)
help-bots-others = the bots on the other seats: random, quick, greedy, mcts:400 (iterations), mcts:1000ms, net; one for all, or one for each seat
help-bots-all = the bots, one for each seat or one for all: random, quick, greedy, mcts:400 (iterations), mcts:1000ms, net (default: greedy)
help-seed = the number that decides what chance brings (default: a new one)
help-seed-series = the number that decides everything in the series (default: 0)
help-load = go on with a saved game
help-save = keep the game in this file (default: a new one in the current folder)
help-number = how many games (default: 100)
help-jobs = how many processes play at the same time (default: 1, or all that the cluster has)
help-rotate = bots change seats from game to game (the default)
help-no-rotate = bots stay on the seats they were named for
help-record = the record of a game
help-to = stop after so many entries of the record
help-picture-move = after so many entries of the record (default: at its end)
help-picture-seat = as the player of this seat sees it, the first is 1 (default: as a spectator does)
help-picture-dark = light on dark
help-picture-out = write it to this file (default: to the terminal)
help-keepsake = write a content file with which another game begins as this one did, its world for example
help-section = only this section
help-search = only rules that mention this word
help-serve-host = listen at this address; 0.0.0.0 lets other machines in (default: 127.0.0.1)
help-serve-port = listen at this port (default: the first free one from 8000 on)
help-serve-store = where games are kept: sqlite:///FILE or postgresql://… (default: ecumene.db in this folder)
help-serve-page = serve the page from this folder (default: the one that was built with the package)
help-serve-proxies = reverse proxies whose X-Forwarded headers are believed: addresses or networks, with commas
help-serve-origins = other sites whose pages may call this server, with commas
help-serve-address = where people open the page, such as https://play.example: passkeys belong to it (default: as each request says)
help-serve-hooks = where webhooks and pushes may lead: outside the server’s own network, anywhere, or none (default: outside)
help-serve-smtp = the server by which mail leaves, smtp://host or smtps://host; a password belongs in ECUMENE_SMTP; needs --address (default: no mail)
help-serve-mail-from = whom mail comes from
help-serve-tell-delay = seconds that news for those who are away wait, so that several become one (default: 20)
help-serve-workers = processes in which bots think (default: one for each processor)
help-serve-tables-per-hour = new tables from one address in an hour; 0 is no limit (default: 120)
help-serve-seats-per-hour = seats taken from one address at open tables in an hour, a quarter of them at once; 0 is no limit (default: 24)
help-serve-bytes-per-second = bytes that one address sends to be kept, each order at least 300; 0 is no limit (default: 10000)
help-serve-kept-megabytes = notes, marks and talk of all tables together; 0 is no limit (default: 500)
help-serve-channels-per-hour = channels made or tried from one address, a third of them at once; 0 is no limit (default: 60)
help-serve-sockets-per-address = connections from one address; 0 is no limit (default: 200)
help-serve-body-bytes = length of a request; 0 is no limit (default: 1000000)
help-serve-bot-pause = seconds between two actions of bots (default: 0.35)
help-serve-unwatched = seconds that bots play on where nobody watches and no person sits; 0 is no limit (default: 600)
help-serve-messages-per-second = messages on one connection; 0 is no limit (default: 20)
help-serve-calls-per-second = requests from one address; 0 is no limit (default: 100)
help-serve-work-per-second = seconds of a processor for looking back, records, whole tables and asking why, by address and by guest; 0 is no limit (default: 0.1)
help-serve-keep-finished = days after which a finished table is thrown away; 0 is never (default: 0)
help-serve-keep-abandoned = days after which a game that nobody plays on is thrown away; 0 is never (default: 0)
help-serve-keep-waiting = days after which a table that never began is thrown away; 0 is never (default: 0)
help-serve-log = plain lines for people, or json for programs (default: plain)
help-prune-dry-run = only count what would be thrown away
help-backup-file = the backup that is made; none is written over
help-restore-file = the backup
help-operator-token = make a new token; the one before it opens nothing any more
help-seconds = how long to measure, in seconds (default: 2)

## Complaints

usage-required = something is missing: { $what }
usage-unknown = not understood: { $what }
usage-value = { $name } needs a value
usage-choice = { $name }: there is no “{ $what }”{ $hint }; there are { $known }
usage-wrong = { $name }: { $what }
usage-whole = “{ $what }” is not a whole number
usage-whole-from = “{ $what }” is not a whole number from { $least } on
usage-decimal = “{ $what }” is not a number from 0 on
usage-hint = (did you mean “{ $what }”?)
usage-game = there is no game “{ $what }”{ $hint }; there are { $known }
usage-option = --option takes NAME=VALUE, each name once, not “{ $what }”
usage-bots =
    { $n ->
        [one] { $n } bot was named
       *[other] { $n } bots were named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
file-unreadable = { $file } cannot be read ({ $reason })
file-unwritable = { $file } cannot be written ({ $reason })
interrupted = interrupted
internal = something went wrong inside ({ $error }); please report it. ECUMENE_DEBUG=1 shows where.

## Numbers

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { $low } to { $high }
mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mean-of-one = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± –

## games, rules

version-compiled = ecumene { $version }, compiled, on Python { $python }
version-plain = ecumene { $version }, plain, on Python { $python }
version-game = {"  "}{ $id }  rules { $rules }, content { $content }
games-game = { $id } — { $name }, for { $seats } players
games-option = {"    "}--option { $id }=… one of { $values } (the first is usual)
rules-no-section = there is no section “{ $what }”{ $hint }; there are { $known }
rules-none = No rule mentions “{ $what }”.

## content

content-good = { $name }: the content is sound ({ $hash }).
content-table = table
content-records = records
content-total = all
content-sources = Values by origin: “public” is known from public sources, “house” is ours where the printed value is not known to us.
content-export = { $name }. Change values, delete what you leave as it is, and play with --content and this file.
content-diff-with = content diff needs --content with a file, or --hash with a content, to compare
content-same = No value differs.
content-unknown = { $id } has no content { $hash } here; “ecumene content list” names those there are
content-list-game = game
content-list-content = content
content-list-release = release
content-list-tables = tables
content-list-today = today
content-new-exists = { $file } is there already; --force writes over it, --output names another
content-new-written =
    { $n ->
        [one] Written to { $file }: { $n } record. Edit it, then: ecumene content check { $file }
       *[other] Written to { $file }: { $n } records. Edit it, then: ecumene content check { $file }
    }
content-new-no-boxes = { $id } has no boxes: leave --box out
content-new-box = { $id } has no box “{ $what }”{ $hint }; there are { $known }
content-new-table = there is no table “{ $what }”{ $hint }; there are { $known }
content-new-title = { $title }: an owner’s file. Lines that begin with two hashes explain; a single one stands before records of ours.
content-new-how = Take a card from your box, find its record below, take the hash and the space away from its lines, and write what is printed. What you leave as a comment stays as it is. Then: ecumene content check, with this file, and play, simulate or open a table with it (--content).
content-new-words = The words of a record are what the page shows: name, forms of the name for sentences (name.le), and texts. Plain text in one line, in each language; a language you leave out keeps ours.
content-new-null = A field that your card lacks is taken away by null (enchantments: null); one that it has and ours lacks is simply added.
content-new-source = Where values come from: rulebook and public are printed so, inferred follows from them, house is ours because nobody could tell us. Write source: owner on a record once it says what your card says; sources names single fields.
content-new-verbs = What cards do is a list of effects, each one verb with what it says. The verbs, with an example of each:
content-owner-alone = { $option } does not go with an owner’s file: the file is the content to be checked
content-owner-which = { $file } does not say which game it is for: write “game: …” into it, or say --game; there are { $known }
content-owner-title =
    { $n ->
        [0] { $file }: { $name }, nothing typed in yet.
        [one] { $file }: { $name }, { $n } record with values of yours.
       *[other] { $file }: { $name }, { $n } records with values of yours.
    }
content-owner-unread = { $file }: nothing of it can be read.
content-owner-wrong =
    { $n ->
        [one] One thing does not read:
       *[other] { $n } things do not read:
    }
content-owner-line = line { $line }
content-owner-at = { $where }: { $problem }
content-owner-yours =
    { $n ->
        [one] Printed, as you say (owner), { $n } record:
       *[other] Printed, as you say (owner), { $n } records:
    }
content-owner-ours =
    { $n ->
        [one] Still ours (house), { $n } record:
       *[other] Still ours (house), { $n } records:
    }
content-owner-good = { $file } reads well: play with --content { $file }.
content-owner-faulty =
    { $n ->
        [one] Mend what does not read; it was left out here.
       *[other] Mend the { $n } things that do not read; they were left out here.
    }
verb-choose = one of several lists of effects, as the player likes
verb-any_order = several lists of effects, all of them, in the order that the player likes
verb-optional = effects that the player may leave
verb-each = the same effects for several players; who says for which
source-rulebook = rulebook
source-public = public
source-inferred = inferred
source-house = house
source-owner = owner

## serve

serve-address = Ecumene is at { $address } — Ctrl-C ends it.
serve-here-only = Only this computer can open it. For others: make play HOST={ $host } (or ecumene serve --host { $host }).
serve-own-address = this-computers-address
serve-others = Others in your network open { $address }
serve-over = Everything is saved. Goodbye.
serve-missing = the server needs what is not installed ({ $what }): { $command }
serve-setting = { $name }: “{ $what }” cannot be used
serve-smtp-address = mail (--smtp) needs --address, such as https://play.example: its links lead there
serve-port = { $host }, port { $port }: { $reason }
serve-store-taken = { $file }: another server already uses this SQLite file. Stop it first; for several servers, keep the tables in PostgreSQL (--store postgresql://…)

## prune

prune-nothing = nothing to throw away: say how many days to keep what, with --keep-finished, --keep-abandoned or --keep-waiting
prune-no-store = { $file }: there is no store
prune-done = { $n ->
    [0] Nothing was thrown away.
    [one] One table was thrown away.
   *[other] { $n } tables were thrown away.
}
prune-would = { $n ->
    [0] Nothing would be thrown away.
    [one] One table would be thrown away.
   *[other] { $n } tables would be thrown away.
}
prune-finished = { "  " }finished: { $n }
prune-abandoned = { "  " }abandoned: { $n }
prune-waiting = { "  " }never begun: { $n }

## backup and restore

backup-done = { $n ->
    [one] One table is in { $file }.
   *[other] { $n } tables are in { $file }.
}
restore-done = { $n ->
    [one] The store has one table, from { $file }. Start the server on it.
   *[other] The store has { $n } tables, from { $file }. Start the server on it.
}
backup-postgres = this is for SQLite. Of PostgreSQL, pg_dump makes a backup and pg_restore reads it: see docs/table.md
backup-missing = { $file }: there is no store
backup-exists = { $file } is there already, and is not written over. Move it away first, or name another
backup-foreign = { $file } is not a store of Ecumene
backup-broken = { $file } is damaged: nothing was made of it

## operator

operator-token = The operator’s token, shown this once. Keep it to yourself:
operator-token-use = It opens /operator on your server, and the API in the header “Authorization”, after “Bearer”. Any token made before opens nothing any more.

## simulate

simulate-title =
    { $name }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
simulate-bot = bot
simulate-seats = seats
simulate-wins = wins
simulate-interval = 95 % interval
simulate-points = points
simulate-place = place
simulate-order = order of play
simulate-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
simulate-length = A game took { $mean } decisions, from { $least } to { $most }.
simulate-speed =
    { NUMBER($games, maximumFractionDigits: 1) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second, { NUMBER($seconds, maximumFractionDigits: 1) } s in all.

## check-store

check-store-progress = { $done } of { $total } tables
check-store-older = The store is of version { $store }; the server brings it to { $here } when it starts.
check-store-stops = { $table }  { $game }, “{ $title }”, { $status }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }:
check-store-waiting = not begun
check-store-running = running
check-store-over = over
check-store-good = { $tables ->
        [0] There is no table in this store.
        [one] The one table goes on with release { $release }{ $lifted ->
            [0] .
           *[other] , carried on by newer rules.
        }
       *[other] All { $tables } tables go on with release { $release }{ $lifted ->
            [0] .
           *[other] , { $lifted } of them carried on by newer rules.
        }
    }
check-store-some = { $stopped } of { $tables } tables would stop with release { $release }.

## new-game

new-game-name = “{ $what }” is no name for a game: small letters, digits and underscores, a letter first, and no word of Python
new-game-known = there is a game “{ $what }” already
new-game-taken = “{ $what }” means something else in Python or in Ecumene; choose another name
new-game-exists = { $folder } exists already; nothing was written
new-game-written =
    { $folder } holds a small game that can be played at once. Go on with:
        pip install -e "{ $folder }[test]"
        pytest { $folder }
        ecumene play { $id }
    docs/new_game.md walks through it.

## bench

bench-speed =
    { $name }, { $seats } players, { $how ->
        [compiled] compiled
       *[plain] plain Python
    } on { $python }: { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second ({ NUMBER($games, maximumFractionDigits: 1) } random games), { NUMBER($copy, maximumFractionDigits: 1) } µs a copy

## replay, standings

replay-title =
    { $name }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
replay-undo =
    { $n ->
        [one] { $who } takes back { $n } action
       *[other] { $who } takes back { $n } actions
    }
replay-points = points: { $scores }
replay-to = the record has { $entries } entries, not { $n }
picture-seat = there are { $seats } seats, and no seat { $n }
picture-kept = Drawn: { $file }
replay-kept = Kept in { $file }: begin another game with it by --content.
replay-no-keepsake = { $name }: there is nothing to keep at this point
standings-so-far = So far
standings-winners =
    { $n ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## play

play-welcome = { $name } for { $seats }. You are { $you }. Seed { $seed }.
play-how = Answer with a number, a word of the choice, or “{ $help }”.
play-prompt = {"> "}
play-question = { $who }: { $question }
play-only = {"  "}Only one thing to do: { $what }
play-several = “{ $what }” may mean:
play-near = Perhaps “{ $what }”?
play-unknown = “{ $what }” is none of the choices; “{ $help }” tells what may be typed.
play-nothing-called = Nothing on the table has a name that begins with “{ $what }”.
play-no-more = Done { $done } of { $asked } times; more is not possible now.
play-why = Why what? Name a choice by its number, or an action: why 3, why conquer alps
play-look = Look at what? Name a place or a token.
play-log-empty = Nothing has happened yet.
play-rules = Add a word to find the rules that mention it: rules coast
play-undo-nothing = There is nothing to take back.
play-undone =
    { $n ->
        [one] { $n } action taken back.
       *[other] { $n } actions taken back.
    }
play-saved = Saved in { $file }.
play-nothing-saved = Nothing has happened, so nothing was saved.
play-resume = Go on with: { $command }
play-replay = Hear it again with: { $command }
play-seat = --seat names letters from { $first } to { $last }, each once, not “{ $what }”
play-load-with = { $what } cannot go with --load: the saved game has settled it
play-load-game = { $file } is a game of { $id }
play-help = A number makes the choice; so does its notation, its beginning or a word that only one choice has. “4x3” makes choice 4 three times, “4x3, 5” then choice 5. Commands:
play-help-why = why N: what a choice costs or brings, part by part; why ACTION: the rule that forbids it
play-help-look = look NAME: a place with its neighbours, or what a token does
play-help-map = show the table
play-help-scores = show the points and where they come from
play-help-log = log or log N: what happened last
play-help-rules = rules WORD: the rules that mention a word
play-help-undo = take back your last answer
play-help-save = save or save FILE: write the record (it is also kept by itself)
play-help-help = this help
play-help-quit = leave; the game is saved
command-why = why
command-look = look
command-map = map
command-scores = scores
command-log = log
command-rules = rules
command-undo = undo
command-save = save
command-help = help
command-quit = quit

## lab

help-lab = tournaments, ladders, datasets and reports of bots, on every core of this machine or on a cluster
help-lab-tournament = let bots meet each other: everybody with everybody, by the Swiss system, or two until it is clear who is better
help-lab-ladder = rate bots, with what is not yet known of their strength; more rounds and more bots can follow
help-lab-dataset = write games of bots as Parquet: games, decisions and positions
help-lab-bots = the bots that meet: random, quick, greedy, mcts:400 (iterations), mcts:1000ms, net (default: random,quick,greedy)
help-lab-workers = how many processes play at the same time (default: one for each core, or all that the cluster has)
help-lab-on = play on a cluster of Ray: ray (what RAY_ADDRESS names, or else this machine) or ray://HOST:PORT
help-lab-system = round-robin (everybody with everybody, the default), swiss (those who do equally well meet) or sprt (two bots, until it is clear)
help-lab-rounds = round-robin: how often everybody meets everybody (default: { $n }); swiss: how many rounds (default: by the number of bots)
help-lab-sittings = swiss: sittings of each table in a round (default: 1)
help-lab-low = sprt: the first bot is only so much stronger (default: 0)
help-lab-high = sprt: the first bot is so much stronger (default: 20)
help-lab-error = sprt: how often either may be believed wrongly (default: 0.05)
help-lab-by = sprt: places (who finishes before whom, the default) or wins
help-lab-most = sprt: give up after so many sittings (default: 1000)
help-lab-out = keep what is played in this folder; the same command goes on with it
help-lab-ladder-rounds = how many rounds, with those that were played before (default: 20)
help-lab-sure = stop when no bot’s uncertainty is larger than this
help-lab-part = games in each file (default: 32)
help-lab-no-positions = leave out the positions, which are most of a dataset
help-lab-dataset-out = the folder of the dataset; the same command goes on with one that was stopped
lab-bot = bot
lab-games =
    { $total ->
        [0] { $done } games
       *[other] { $done } of { $total } games
    }
lab-parts =
    { $total ->
        [0] { $done } parts
       *[other] { $done } of { $total } parts
    }
lab-games-head = games
lab-score = score
lab-wins = wins
lab-interval = 95 % interval
lab-points = points
lab-strength = strength met
lab-rating = rating
lab-ahead = before the next
lab-before = finished before
lab-verdict-high = After { $n ->
    [one] one sitting
   *[other] { $n } sittings
  } it is clear: { $one } is stronger than { $other }, by { $high } Elo rather than { $low }.
lab-verdict-low = After { $n ->
    [one] one sitting
   *[other] { $n } sittings
  } it is clear: { $one } is not { $high } Elo stronger than { $other }, but { $low } at most.
lab-verdict-open = After { $n ->
    [one] one sitting
   *[other] { $n } sittings
  } it is not clear yet whether { $one } is stronger than { $other } by { $high } Elo or by { $low }.
lab-verdict-elo = The difference is { $elo } Elo (95 %: { $low } to { $high }).
lab-verdict-ratio = Logarithm of the likelihood ratio: { $ratio }; the test ends at ±{ $bound }.
lab-figure = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-dataset-written =
    { $folder }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $decisions } decisions, in { $files } files of { NUMBER($size, maximumFractionDigits: 1) } MB in all.
lab-kept = Stopped. { $n } games are kept in { $folder }; the same command goes on from there.
lab-parts-kept = Stopped. { $n } parts are kept in { $folder }; the same command goes on from there.
lab-not-kept = Stopped after { $n } games. To be able to go on, name a folder with --out.
lab-on = “{ $what }” is no cluster: ray, or ray://HOST:PORT
lab-number = “{ $what }” is not a number that can stand here
lab-twice = “{ $what }” is named twice; a bot meets others, not itself
lab-few = { $least } bots are needed, and { $n ->
        [one] one was
       *[other] { $n } were
    } named
lab-pair = a sequential test is between two bots, and { $n } were named
lab-claims = --low must be less than --high, and { $low } is not less than { $high }
lab-install = this needs “{ $what }”, which is not installed: { $command }
lab-wrong-other = { $folder } holds another run: { $field } was { $was } and is { $now }; name another folder
lab-wrong-busy = { $folder } is being written by another process
lab-wrong-alien = { $folder } holds no journal that this release can read
lab-wrong-unread = { $path } cannot be read: { $reason }
lab-wrong-disk = { $folder } cannot be written: { $reason }
lab-wrong-deadly = a process died over unit { $unit }, { $times } times; what was done before is kept
lab-wrong-cluster = no cluster at { $place }: { $reason }
lab-wrong-release = a machine of the cluster has Ecumene { $found }, and here it is { $here }; install the same everywhere
lab-wrong-rules = a machine of the cluster plays { $game } by other rules or content
lab-wrong-failed = { $text }
lab-wrong-strange = { $file } holds no games of a balance report
lab-wrong-empty = no game was played
lab-wrong-uncounted = nothing is said about what to count in { $game }; name verbs with --things VERB,…
lab-wrong-verb = { $game }: no action begins with “{ $verb }”; there are { $known }
lab-wrong-pairs = a comparison needs two pairs or more of games, not { $before } and { $after }
lab-wrong-seated = { $file }: { $field } was { $was } in these games, and is { $now }
lab-wrong-option = an option is NAME=VALUE, not “{ $what }”
lab-wrong-side = “{ $what }” is no game ({ $known }) and no file of content or of kept games
lab-wrong-unknown = { $file }: no game “{ $game }” is known here
lab-wrong-gameless = { $file } does not say of which game it is; write “game: NAME” into it

help-lab-balance = let equal bots play very many games and tell how balanced the game is
help-lab-compare = play two contents or two rules on the same seeds and tell what differs
help-lab-report = write the page about games that are already kept, without playing
help-study-balance-games = the games, as “ecumene games” names them; all, unless named
help-study-games = games for each number of players (default: { $n })
help-study-seats = numbers of players, such as 2,3 (default: all that the game allows)
help-study-bot = who plays on every seat (default: greedy)
help-study-seed = another seed is another sample (default: 0)
help-study-keep = where games are kept for another run (default: artifacts/balance)
help-study-things = count what these verbs take, instead of what is counted for this game
help-study-name = the name of the page and its charts (default: the game’s)
help-study-write = write the page there, as HTML and as Markdown with its pictures; without it the Markdown is printed
study-progress = { $seats } players: { $done } of { $total } games
study-name = must be small letters, digits and _, not “{ $what }”
help-study-compare-side = what is compared: a game, GAME,OPTION=VALUE, an owner’s file, GAME@HASH for the content of a release, or a file of kept games
help-study-compare-other = what it is compared with, of the same game
help-study-report-files = files of kept games (.jsonl), one for each number of players
study-compare-games = { $before } and { $after } are two games; a comparison is of one
study-report-mixed = these files are not of one game, one bot and one seed
