### What the pages of the lab say.

## Everywhere

players = { $seats ->
    [one] one player
   *[other] { $seats } players
}
nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
span = { $low } to { $high }
games-with = { $games } with { $seats }
listed = { $what }: { $names }
and-more = and { $n } more
the-numbers = The numbers
without-script = The charts need JavaScript; the Markdown beside this page has them as pictures.
menu = Click to view actions
save-svg = Save as SVG
save-png = Save as PNG

## How balanced is a game?

balance-title = How balanced is { $game }?
balance-beginning = Games between equal bots (`{ $bot }`): { $games } players. Options: { $options }. Rules version { $version }, content `{ $content }`, seed { $seed }. The same command on the same code writes the same page:
options-none = as they come
balance-reading =
    How to read it:

    - Intervals hold the truth 19 times in 20; ± is a standard error. Shared wins count as fractions.
    - The seats that take a thing are not a random choice of seats: that they win more is a sign that it is strong,
      or that those who are ahead can afford it.
    - Among many things some look strong by chance. The lists under a chart name only those whose interval, widened
      for all things of the chart together, still misses an equal share.
    - Always taken is what nearly everybody takes who can: no choice at all. Never taken is what hardly a game sees
      taken. That somebody takes a thing sooner or later says little where there are fewer things than actions.
    - Bots are not people. What they never take may wait for a better player.
glance = At a glance
glance-seats = **{ $players }**: { $points } points on average, { $winner } for the winner. The seats differ by { $verdict }.
glance-kind = **{ $kind }**: { $always ->
    [0] none
   *[other] { $always }
} always taken, { $never ->
    [0] none
   *[other] { $never }
} never taken, for at least one number of players.
noise = no more than noise; equal seats would differ as much in { $share } of such samples
noise-hardly = **more than noise**; equal seats would differ as much in 1 of { $n } such samples
noise-not = **not noise**; equal seats would differ as much in fewer than 1 of { $n } such samples

scores = Scores
sources = Where points come from
sources-short = Sources
seats = Seats
length = Length
tension = Tension
tension-open = How long is it anybody's game?
what-is-measured = What is measured
all-numbers = All numbers, { $players }
part = ({ $n } of { $of })

head-players = players
head-games = games
head-points = points
head-spread = spread
head-middle = middle half
head-all = all
head-winner = winner
head-lead = lead on the second
head-shared = shared wins
head-sources = points per seat: all / winners
head-nth = to play
head-wins = wins (95 % interval)
head-away = percentage points from an equal share
head-decisions = decisions
head-each-seat = of each seat
head-rounds = rounds
head-measure = measure
head-what-it-is = what it is
head-offered = games on offer
head-taken = games taken
head-times = times a game
head-per-chance = taken per chance
head-seats = seats
head-above = points above the table
head-remarks = remarks

seats-shown = - { $players }: { $verdict } (χ² = { $distance }, { $freedom ->
    [one] 1 degree
   *[other] { $freedom } degrees
} of freedom). { $games } games cannot show a difference much smaller than { $points } percentage points.
seats-chance = One fair table in { $n } looks unfair by chance alone.

remarks-on = - **{ $players }** (an equal share is { $share })
remark-none = nothing stands out.
remark-always = always taken (more than { $share } { $of ->
    [decisions] of the decisions at which it could be
    [offered] of the games in which it could be
    [games] of all games
   *[seats] of the seats
})
remark-never = never taken (less than { $share } { $of ->
    [offered] of the games in which it could be
   *[games] of all games
})
remark-more = its takers win more
remark-less = its takers win less
remark-could-not = could never be taken
flag-rare = rarely on offer
flag-more = wins more
flag-less = wins less
flag-always = always taken
flag-never = never taken

## What is counted in a game

kind-verb = { $verb }
kind-vinci-token = Tokens of the peoples taken
kind-vinci-take = Places of the display taken from
kind-vinci-conquer = Provinces conquered
kind-rise_and_fall-play = Cards played
kind-rise_and_fall-redeem = Cards bought back
kind-rise_and_fall-educate = Nomads educated
kind-rise_and_fall-deploy = First pieces deployed
kind-tapestry-begin = Civilizations begun with
kind-tapestry-advance = Tracks advanced on
kind-tapestry-play = Tapestry cards played
kind-tapestry-invent = Technologies invented
kind-tapestry-build = Income buildings built
kind-rise_of_empires-take = Tiles taken
kind-rise_of_empires-empire = Empire tiles taken
kind-rise_of_empires-trade = Trade spaces taken
kind-rise_of_empires-use = Progress tiles used
kind-beyond_the_horizon-technology = Technologies gained
kind-beyond_the_horizon-leader = Leaders taken
kind-beyond_the_horizon-govern = Governments chosen
kind-beyond_the_horizon-objective = Objectives claimed
kind-beyond_the_horizon-take = Buildings taken into the reserve
kind-beyond_the_horizon-built = Buildings built first
kind-beyond_the_horizon-joined = Buildings built second
kind-beyond_the_horizon-village = Villages colonised
kind-beyond_the_horizon-city = Cities fortified
kind-beyond_the_horizon-act = Actions done
sort-red = red
thing-deck = the top of the deck

## Charts

chart-scores = Final scores
chart-scores-note = All seats in grey, the winners among them in blue.
chart-length = Length of a game
chart-length-rounds = Rounds.
chart-length-decisions = Decisions of all seats together, small ones included.
chart-sources-note = Bars: all seats, on average. Dots: the winners.
chart-seats = Does the seat matter?
chart-dots = Dots: wins, 95 % intervals; blue above an equal share (dashed), orange below, grey: too close or too few.
chart-bars = Bars: games in which it was taken; purple: by all who could, or in hardly any.
chart-bars-offered = Bars: games with it on offer in which it was taken; purple: by all who could, or in hardly any.
axis-per-seat = points per seat
axis-games = games
axis-wins = win share
axis-part = part of the game
axis-players = players
axis-relative = change, in parts of what it was
axis-shift = change of the share of wins
axis-both = open: before, full: after
nth-to-play = { $nth } to play
of-all = all
of-winners = winners
field-from = { $what } from
field-below = below
field-count = count
field-mean = mean
field-of = of
field-name = name
field-all = all
field-winners = winners
field-taken = taken
field-offered = games on offer
field-wins = wins
field-low = low
field-high = high
field-takers = takers
field-game = game
field-players = players
field-part = part
field-open = open
field-measure = measure
field-value = value
field-before = before
field-after = after
field-by = by
field-chance = chance of as much by luck
field-verdict = verdict
field-change = change, { $end }

## Tension

measure-lead_changes = lead changes
    .is = how often somebody takes the lead from somebody else
measure-lead_change_rate = … per turn
    .is = the same, by turn: Browne's lead change
measure-drama = drama
    .is = how far the winner was behind while behind, mean root of the gap, in parts of the winning points
measure-deepest = deepest
    .is = the most points by which the winner was ever behind
measure-decided = decided
    .is = the part of the game that was over when the winner took the lead for good
measure-margin = margin
    .is = the lead of the first over the second at the end, in parts of the winning points
measure-branching = branching
    .is = legal actions at a decision
measure-bits = bits
    .is = the same as a mean of log₂: what a decision can say
measure-entropy = entropy
    .is = bits by which equal bots differ at a decision; 0 is a forced or an obvious one
measure-choices = choices
    .is = the part of the decisions that offer more than one action
measure-wait = dead time
    .is = decisions of others between two turns of one's own
measure-longest_wait = longest wait
    .is = the longest a seat waited, in parts of the game
measure-evenness = evenness
    .is = the fewest decisions of a seat against the most
measure-explained = - **{ $measure }**: { $what }.
measure-open = open
    .is = entropy of the chances to win, from 1 (anybody's game) to 0 (decided)
open-at-half = open at half
chart-open-note = Entropy of the chances to win: 1 is open, 0 decided.
chart-measures = Measures of tension
chart-measures-note = Means of games with 95 % intervals.
tension-title = How tense are the games?
tension-beginning = Games between equal bots (`{ $bot }`), { $games } for each number of players, seed { $seed }. At one decision in ten { $asks } equal bots are asked, for the entropy. So few games tell the large differences, not the small ones: ± is a standard error. The same command on the same code writes the same page:
tension-sources =
    Points are those of the moment (`Position.standings`), looked at between turns. Lead changes, drama and when a
    game is decided are C. Browne's (*Automatic generation and evaluation of recombination games*, 2008; with F.
    Maire, *Evolutionary game design*, 2010), who judges positions by a search instead. Branching, choices and
    evenness are metrics of Ludii (É. Piette and others, 2020; M. Stephenson and others, *General game concepts*,
    2021); margin and dead time are of the kind that TAG gathers (R. Gaina and others, 2020). Entropy is C. Shannon's
    (1948). Chances to win are a conditional logit on points (D. McFadden, 1974), tenth by tenth.
all-games = All games
tension-games = Games: { $games } players.

## What differs between two sides?

compare-title = { $game }: { $before } against { $after }
compare-beginning = The same seeds on both sides, equal bots (`{ $bot }`): { $games } players, seed { $seed }. *Before* is { $before }, *after* is { $after }.
pairs-with = { $games } pairs with { $seats }
compare-reading =
    How to read it:

    - Game by game both sides begin with the same seed, and each seat's bot has the same luck: what is equal on both
      sides cancels out, so differences are judged pair by pair (Student's test of the differences).
    - Intervals hold the truth 19 times in 20, each by itself. Whether something *differs* is judged for all
      questions that were asked together (Holm's correction): comparing equal things, 19 of 20 times no line says so.
    - Not differing is no proof of being equal: the last column says how small a difference this many games can show.
    - The share of wins of a thing's takers is compared by Newcombe's interval and the score test. Takers choose, so
      it tells of the thing and of those who want it.
    - Bots are not people. What bots do not use, a comparison of bots cannot judge.
verdict = Verdict
what-changes = What changes
verdict-pairs = - **{ $players }**, { $games } pairs of games, of which { $same } went exactly alike.
verdict-same = Nothing that was changed was ever felt: no game went another way.
verdict-none = No difference is shown by any of { $asked } questions. What is smaller than about { $length } decisions, or { $points } percentage points of a seat's wins, so few games could not have shown.
verdict-some = { $n } of { $asked } questions differ by more than chance explains:
things-win = its takers win otherwise
things-taken = taken in other parts of the games
kind-with = { $kind }, { $players }
wins-of-takers = { $kind }: wins of those who do
wins-of-takers-with = Wins of its takers, { $players }
games-taken-with = Games in which it is taken, { $players }
head-before = before
head-after = after
head-difference = difference (95 % interval)
head-chance = chance of as much by luck
head-verdict = verdict
head-reach = could show
differs = differs
may-be-chance = may be chance
chart-shift-note = Dots: the difference, lines: 95 % intervals; blue where chance alone would hardly do as much, grey otherwise.
chart-order = Does another seat win?
asked-points = points of a seat
asked-winner = points of the winner
asked-lead = lead on the second
asked-decisions = decisions in a game
asked-lead_changes = lead changes
asked-drama = drama
asked-decided = decided after (part of the game)
asked-branching = actions to choose from
asked-wait = decisions of others between one's turns
asked-rounds = rounds
asked-wins = wins of the { $nth } to play

## How strong are the bots?

strength-bot = bot
strength-against = against
strength-games = games
strength-wins = wins (95 % interval)
strength-chance = by chance
strength-points = points
