### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

beyond_the_horizon-mind-hoard = coins and active pawns
    .more = more coins or active pawns
    .less = fewer coins or active pawns
beyond_the_horizon-mind-campaign = places within reach on the map
    .more = better places within reach on the map
    .less = worse places within reach on the map
beyond_the_horizon-mind-objectives = objectives
    .more = you come nearer to objectives
    .less = objectives stay further away
beyond_the_horizon-mind-invested = investments
    .more = your investments bring more
    .less = your investments bring less
beyond_the_horizon-mind-production = production
    .more = your production is larger
    .less = your production is smaller
beyond_the_horizon-mind-technologies = technologies
    .more = more technologies to use
    .less = fewer technologies to use
beyond_the_horizon-mind-turns = turns to come
    .more = more turns to come
    .less = fewer turns to come
