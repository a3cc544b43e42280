### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

vinci-mind-land = land you hold
    .more = your land brings more in the turns to come
    .less = your land brings less in the turns to come
vinci-mind-growth = pawns to conquer with
    .more = more pawns to conquer with
    .less = fewer pawns to conquer with
vinci-mind-danger = what others may take
    .more = your land is safer
    .less = others can take your land more easily
vinci-mind-old = people in decline
    .more = your people in decline keeps more
    .less = your people in decline keeps less
vinci-mind-next = the people after this one
    .more = a new people comes sooner
    .less = a new people comes later
