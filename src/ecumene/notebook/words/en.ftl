# What stands on the things of a notebook.

place = Place
player = Player
points = Points
sum = Sum
rule = Rule
amount = Amount
move-of = Move { $n } of { $of }
first = First move
back = One move back
on = One move on
last = Last move
run = Play
rest = Pause
begins = The game begins
undone = { $who } takes back { $n ->
    [one] one action
   *[other] { $n } actions
}
needs-widget = To play a record with a slider, install the extra: { $command }
needs-frame = To have a series as a data frame, install the extra: { $command }
