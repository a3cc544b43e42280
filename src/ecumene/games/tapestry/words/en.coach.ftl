### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

tapestry-mind-stores = resources, cards and tiles
    .more = more resources, cards or tiles in hand
    .less = fewer resources, cards or tiles in hand
tapestry-mind-income = income turns to come
    .more = your income turns bring more
    .less = your income turns bring less
tapestry-mind-tracks = way on the tracks
    .more = you are further on the tracks
    .less = you stay behind on the tracks
tapestry-mind-city = capital city
    .more = your capital comes nearer to full lines and districts
    .less = your capital stays further from full lines and districts
tapestry-mind-cards = civilization, tapestry and tech cards
    .more = your civilization, tapestry and tech cards bring more
    .less = your civilization, tapestry and tech cards bring less
tapestry-mind-works = masterpieces, reserve and objectives
    .more = masterpieces, reserve and objectives bring more
    .less = masterpieces, reserve and objectives bring less
tapestry-mind-pending = what is still to be settled
    .more = what follows at once is worth more
    .less = what follows at once is worth less
