# Le livre de règles : cela vient avec lui.
rules-how = Comment jouer
rules-now = En ce moment
rules-all = Toutes les règles
rules-named = Montrer leurs numéros
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle n’en parle.
    [one] { $n } règle
   *[other] { $n } règles
}
rules-sections = Chapitres
rules-source-house = Règle maison
rules-source-inferred = Déduite
rules-source-public = Sources publiques
rules-link = Lien vers cette règle
rules-words = Les mots du jeu
