### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

core-mind-points = points you have
    .more = more points at once
    .less = fewer points at once
core-mind-others = what the others can expect
    .more = the others can expect less
    .less = the others can expect more
