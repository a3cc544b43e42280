# Ce qui figure sur les objets d'un carnet.

place = Place
player = Joueur
points = Points
sum = Total
rule = Règle
amount = Nombre
move-of = Coup { $n } sur { $of }
first = Premier coup
back = Un coup en arrière
on = Un coup en avant
last = Dernier coup
run = Lecture
rest = Pause
begins = La partie commence
undone = { $who } reprend { $n ->
    [one] une action
   *[other] { $n } actions
}
needs-widget = Pour rejouer une partie avec un curseur, installez l’extra : { $command }
needs-frame = Pour obtenir une série en tableau de données, installez l’extra : { $command }
