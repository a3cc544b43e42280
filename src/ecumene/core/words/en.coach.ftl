### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

core-mind-points = points you have
    .more = more points
    .less = fewer points
core-mind-others = what the others can expect
    .more = the others can expect less
    .less = the others can expect more
