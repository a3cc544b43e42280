### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

rise_and_fall-mind-treasure = gold, wood and stone in store
    .more = more gold, wood or stone in store
    .less = less gold, wood or stone in store
rise_and_fall-mind-pieces = points of your pieces
    .more = your pieces are worth more
    .less = your pieces are worth less
rise_and_fall-mind-works = wood and stone to come
    .more = your cards bring more wood, stone and pieces
    .less = your cards bring less wood, stone and pieces
rise_and_fall-mind-gold = gold to come
    .more = more gold to come
    .less = less gold to come
rise_and_fall-mind-land = regions
    .more = you lead in more regions, or more surely
    .less = you lead in fewer regions, or less surely
rise_and_fall-mind-trophies = trophies
    .more = you come nearer to trophies
    .less = trophies stay further away
rise_and_fall-mind-danger = danger of dying out
    .more = less danger of dying out
    .less = more danger of dying out
