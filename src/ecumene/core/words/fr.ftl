### Ce que disent tous les jeux, quel que soit leur sujet.

core-player = Joueur { $mark }
core-question = Que faites-vous ?
core-sum = { $total } : { $parts }
core-because = { $what } : { $parts }
core-part = { $label } { $amount }
core-part-about = { $label } ({ $about }) { $amount }
core-section-table = À la table
core-proposed = (proposé)
