### What the parts of a bot’s judgement are called when it gives advice; no page is sent it

rise_of_empires-mind-tiles = progress tiles, cities and territories
    .more = your tiles, cities and territories bring more
    .less = your tiles, cities and territories bring less
rise_of_empires-mind-map = regions of the map
    .more = your empire holds more on the map
    .less = your empire holds less on the map
rise_of_empires-mind-goods = gold, discs and cubes
    .more = more gold, discs or cubes in hand
    .less = less gold, fewer discs or cubes in hand
rise_of_empires-mind-food = food
    .more = your people are fed better
    .less = your people are fed worse
rise_of_empires-mind-actions = actions to come
    .more = better actions to come
    .less = worse actions to come
