### Les parties du jugement d’un bot, quand il conseille ; aucune page ne les reçoit

core-mind-points = points acquis
    .more = plus de points
    .less = moins de points
core-mind-others = ce que les autres peuvent espérer
    .more = les autres peuvent espérer moins
    .less = les autres peuvent espérer plus
