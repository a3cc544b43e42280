### What every game says, whatever it is about.

core-player = Player { $mark }
core-question = What do you do?
core-sum = { $total }: { $parts }
core-because = { $what }: { $parts }
core-part = { $label } { $amount }
core-part-about = { $label } ({ $about }) { $amount }
core-section-table = At the table
core-proposed = (proposed)
