### Ce que disent les pages du laboratoire.

## Partout

players = { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}
nth = { $n ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $n }e
}
span = { $low } à { $high }
games-with = { $games } à { $seats }
listed = { $what } : { $names }
and-more = et { $n } de plus
the-numbers = Les nombres
without-script = Les graphiques ont besoin de JavaScript ; le Markdown à côté de cette page les a en images.
menu = Cliquez pour voir ce que l’on peut faire
save-svg = Enregistrer en SVG
save-png = Enregistrer en PNG

## Un jeu est-il équilibré ?

balance-title = À quel point { $game } est-il équilibré ?
balance-beginning = Parties entre bots égaux (`{ $bot }`) : { $games } joueurs. Options : { $options }. Règles en version { $version }, contenu `{ $content }`, graine { $seed }. La même commande sur le même code écrit la même page :
options-none = celles du jeu
balance-reading =
    Comment la lire :

    - Un intervalle contient la vérité 19 fois sur 20 ; ± est une erreur type. Les victoires partagées comptent en fractions.
    - Les places qui prennent une chose ne sont pas tirées au sort : qu’elles gagnent plus signifie que la chose est
      forte, ou que qui est en tête peut se la permettre.
    - Parmi beaucoup de choses, certaines paraissent fortes par hasard. Les listes sous un graphique ne nomment que celles
      dont l’intervalle, élargi pour toutes les choses du graphique ensemble, exclut encore une part égale.
    - Est toujours pris ce que presque tout le monde prend dès qu’il le peut : ce n’est pas un choix. N’est jamais pris ce que
      presque aucune partie ne voit prendre. Que quelqu’un prenne une chose tôt ou tard dit peu là où il y a moins de choses
      que d’actions.
    - Les bots ne sont pas des gens. Ce qu’ils ne prennent jamais attend peut-être un meilleur joueur.
glance = En un coup d’œil
glance-seats = **{ $players }** : { $points } points en moyenne, { $winner } pour qui gagne. Ce qui sépare les places : { $verdict }.
glance-kind = **{ $kind }** : choses toujours prises, { $always ->
    [0] aucune
   *[other] { $always }
} ; jamais prises, { $never ->
    [0] aucune
   *[other] { $never }
} (pour au moins un nombre de joueurs).
noise = rien de plus que du bruit ; des places égales différeraient d’autant dans { $share } de tels échantillons
noise-hardly = **plus que du bruit** ; des places égales différeraient d’autant dans un tel échantillon sur { $n }
noise-not = **pas du bruit** ; des places égales différeraient d’autant dans moins d’un tel échantillon sur { $n }

scores = Scores
sources = D’où viennent les points
sources-short = Origine des points
seats = Places
length = Longueur
tension = Tension
tension-open = Combien de temps l’issue reste-t-elle ouverte ?
what-is-measured = Ce qui est mesuré
all-numbers = Tous les nombres, { $players }
part = ({ $n } sur { $of })

head-players = joueurs
head-games = parties
head-points = points
head-spread = dispersion
head-middle = moitié du milieu
head-all = étendue
head-winner = gagnant
head-lead = avance sur le deuxième
head-shared = victoires partagées
head-sources = points par place : toutes / gagnants
head-nth = à jouer
head-wins = victoires (intervalle à 95 %)
head-away = points de pourcentage d’écart à une part égale
head-decisions = décisions
head-each-seat = par place
head-rounds = manches
head-measure = mesure
head-what-it-is = ce qu’elle dit
head-offered = parties où c’est offert
head-taken = parties où c’est pris
head-times = fois par partie
head-per-chance = pris par occasion
head-seats = places
head-above = points au-dessus de la table
head-remarks = remarques

seats-shown = - { $players } : { $verdict } (χ² = { $distance }, { $freedom ->
    [one] 1 degré
   *[other] { $freedom } degrés
} de liberté). { $games } parties ne peuvent montrer d’écart beaucoup plus petit que { $points } points de pourcentage.
seats-chance = Une table équitable sur { $n } paraît inéquitable par pur hasard.

remarks-on = - **{ $players }** (une part égale est de { $share })
remark-none = rien ne ressort.
remark-always = toujours pris (plus de { $share } { $of ->
    [decisions] des décisions où c’était possible
    [offered] des parties où c’était possible
    [games] des parties
   *[seats] des places
})
remark-never = jamais pris (moins de { $share } { $of ->
    [offered] des parties où c’était possible
   *[games] des parties
})
remark-more = qui le prend gagne plus
remark-less = qui le prend gagne moins
remark-could-not = n’a jamais pu être pris
flag-rare = rarement offert
flag-more = gagne plus
flag-less = gagne moins
flag-always = toujours pris
flag-never = jamais pris

## Ce que l’on compte dans un jeu

kind-verb = Action « { $verb } »
kind-vinci-token = Jetons des peuples pris
kind-vinci-take = Places de l’étalage où l’on prend
kind-vinci-conquer = Provinces conquises
kind-rise_and_fall-play = Cartes jouées
kind-rise_and_fall-redeem = Cartes rachetées
kind-rise_and_fall-educate = Nomades formés
kind-rise_and_fall-deploy = Premières pièces déployées
kind-tapestry-begin = Civilisations de départ
kind-tapestry-advance = Pistes où l’on avance
kind-tapestry-play = Cartes Fresque jouées
kind-tapestry-invent = Technologies inventées
kind-tapestry-build = Bâtiments de revenus construits
kind-rise_of_empires-take = Tuiles prises
kind-rise_of_empires-empire = Tuiles Empire prises
kind-rise_of_empires-trade = Cases de la piste Commerce prises
kind-rise_of_empires-use = Tuiles Progrès utilisées
kind-beyond_the_horizon-technology = Technologies gagnées
kind-beyond_the_horizon-leader = Leaders pris
kind-beyond_the_horizon-govern = Gouvernements choisis
kind-beyond_the_horizon-objective = Objectifs revendiqués
kind-beyond_the_horizon-take = Bâtiments pris dans la réserve
kind-beyond_the_horizon-built = Bâtiments construits en premier
kind-beyond_the_horizon-joined = Bâtiments construits en deuxième
kind-beyond_the_horizon-village = Villages colonisés
kind-beyond_the_horizon-city = Villes fortifiées
kind-beyond_the_horizon-act = Actions faites
sort-red = rouge
thing-deck = le dessus de la pioche

## Graphiques

chart-scores = Scores finaux
chart-scores-note = Toutes les places en gris, les gagnants parmi elles en bleu.
chart-length = Longueur d’une partie
chart-length-rounds = Manches.
chart-length-decisions = Décisions de toutes les places ensemble, les petites comprises.
chart-sources-note = Barres : toutes les places, en moyenne. Pastilles : les gagnants.
chart-seats = La place compte-t-elle ?
chart-dots = Pastilles : victoires, intervalles à 95 % ; bleu au-dessus d’une part égale (tirets), orange au-dessous, gris : trop proche ou trop peu.
chart-bars = Barres : parties où c’est pris ; violet : par tous ceux qui pouvaient, ou dans presque aucune.
chart-bars-offered = Barres : parties où c’est pris, parmi celles où c’est offert ; violet : par tous ceux qui pouvaient, ou dans presque aucune.
axis-per-seat = points par place
axis-games = parties
axis-wins = part de victoires
axis-part = part de la partie
axis-players = joueurs
axis-relative = changement, en parts de ce qui était
axis-shift = changement de la part de victoires
axis-both = creux : avant, plein : après
nth-to-play = { $nth } à jouer
of-all = toutes
of-winners = gagnants
field-from = { $what }, à partir de
field-below = moins de
field-count = nombre
field-mean = moyenne
field-of = de
field-name = nom
field-all = toutes
field-winners = gagnants
field-taken = pris
field-offered = parties où c’est offert
field-wins = victoires
field-low = borne basse
field-high = borne haute
field-takers = preneurs
field-game = jeu
field-players = joueurs
field-part = part
field-open = ouverte
field-measure = mesure
field-value = valeur
field-before = avant
field-after = après
field-by = différence
field-chance = chance d’autant par hasard
field-verdict = verdict
field-change = changement, { $end }

## Tension

measure-lead_changes = changements de tête
    .is = combien de fois quelqu’un prend la tête à quelqu’un d’autre
measure-lead_change_rate = … par tour
    .is = les mêmes, par tour : le changement de tête de Browne
measure-drama = drame
    .is = de combien le gagnant était mené quand il l’était, racine moyenne du retard, en parts des points gagnants
measure-deepest = creux
    .is = le plus grand retard que le gagnant ait jamais eu, en points
measure-decided = décidée
    .is = la part de la partie passée quand le gagnant prit la tête pour de bon
measure-margin = marge
    .is = l’avance finale du premier sur le deuxième, en parts des points gagnants
measure-branching = ramification
    .is = actions permises à une décision
measure-bits = bits
    .is = la même, en moyenne de log₂ : ce qu’une décision peut dire
measure-entropy = entropie
    .is = bits dont des bots égaux diffèrent à une décision ; 0 est une décision forcée ou évidente
measure-choices = choix
    .is = la part des décisions qui offrent plus d’une action
measure-wait = temps mort
    .is = décisions des autres entre deux de ses propres tours
measure-longest_wait = plus longue attente
    .is = le plus longtemps qu’une place ait attendu, en parts de la partie
measure-evenness = égalité
    .is = le moins de décisions d’une place contre le plus
measure-explained = - **{ $measure }** : { $what }.
measure-open = ouverte
    .is = entropie des chances de gagner, de 1 (à qui veut la prendre) à 0 (décidée)
open-at-half = ouverte à la moitié
chart-open-note = Entropie des chances de gagner : 1 est ouvert, 0 décidé.
chart-measures = Mesures de tension
chart-measures-note = Moyennes des parties avec leurs intervalles à 95 %.
tension-title = À quel point les jeux sont-ils tendus ?
tension-beginning = Parties entre bots égaux (`{ $bot }`), { $games } pour chaque nombre de joueurs, graine { $seed }. À une décision sur dix, on interroge { $asks } bots égaux, pour l’entropie. Si peu de parties disent les grandes différences, pas les petites : ± est une erreur type. La même commande sur le même code écrit la même page :
tension-sources =
    Les points sont ceux du moment (`Position.standings`), regardés entre les tours. Changements de tête, drame et moment où
    une partie est décidée sont de C. Browne (*Automatic generation and evaluation of recombination games*, 2008 ; avec F.
    Maire, *Evolutionary game design*, 2010), qui juge les positions par une recherche. Ramification, choix et égalité
    sont des mesures de Ludii (É. Piette et coauteurs, 2020 ; M. Stephenson et coauteurs, *General game concepts*, 2021) ;
    marge et temps mort sont de celles que réunit TAG (R. Gaina et coauteurs, 2020). L’entropie est celle de C. Shannon
    (1948). Les chances de gagner sont un logit conditionnel sur les points (D. McFadden, 1974), dixième par dixième.
all-games = Tous les jeux
tension-games = Parties : { $games } joueurs.

## Qu’est-ce qui diffère entre deux côtés ?

compare-title = { $game } : { $before } contre { $after }
compare-beginning = Les mêmes graines des deux côtés, des bots égaux (`{ $bot }`) : { $games } joueurs, graine { $seed }. *Avant* est { $before }, *après* est { $after }.
pairs-with = { $games } paires à { $seats }
compare-reading =
    Comment la lire :

    - Partie par partie, les deux côtés commencent par la même graine, et le bot de chaque place a la même chance : ce qui
      est égal des deux côtés s’annule, et les différences se jugent donc paire par paire (test de Student des différences).
    - Un intervalle contient la vérité 19 fois sur 20, chacun pour soi. Si quelque chose *diffère* se juge pour toutes les
      questions posées ensemble (correction de Holm) : entre choses égales, 19 fois sur 20 aucune ligne ne le dit.
    - Ne pas différer ne prouve pas être égal : la dernière colonne dit quelle petite différence tant de parties peuvent
      montrer.
    - La part de victoires de qui prend une chose se compare par l’intervalle de Newcombe et le test du score. Qui prend
      choisit, et cela parle donc de la chose et de ceux qui la veulent.
    - Les bots ne sont pas des gens. Ce dont les bots ne se servent pas, une comparaison de bots ne peut en juger.
verdict = Verdict
what-changes = Ce qui change
verdict-pairs = - **{ $players }**, { $games } paires de parties, dont { $same } se sont déroulées exactement de même.
verdict-same = Rien de ce qui fut changé ne s’est jamais fait sentir : aucune partie n’a pris un autre cours.
verdict-none = Aucune des { $asked } questions ne montre de différence. Ce qui est plus petit qu’environ { $length } décisions, ou { $points } points de pourcentage des victoires d’une place, si peu de parties n’auraient pu le montrer.
verdict-some = { $n } questions sur { $asked } diffèrent plus que le hasard ne l’explique :
things-win = qui le prend gagne autrement
things-taken = pris dans une autre part des parties
kind-with = { $kind }, { $players }
wins-of-takers = { $kind } : victoires de ceux qui le font
wins-of-takers-with = Victoires de qui le prend, { $players }
games-taken-with = Parties où c’est pris, { $players }
head-before = avant
head-after = après
head-difference = différence (intervalle à 95 %)
head-chance = chance d’autant par hasard
head-verdict = verdict
head-reach = visible à partir de
differs = diffère
may-be-chance = peut être le hasard
chart-shift-note = Pastilles : la différence, lignes : intervalles à 95 % ; bleu là où le hasard seul n’en ferait guère autant, gris ailleurs.
chart-order = Une autre place gagne-t-elle ?
asked-points = points d’une place
asked-winner = points du gagnant
asked-lead = avance sur le deuxième
asked-decisions = décisions par partie
asked-lead_changes = changements de tête
asked-drama = drame
asked-decided = décidée après (part de la partie)
asked-branching = actions au choix
asked-wait = décisions des autres entre deux de ses tours
asked-rounds = manches
asked-wins = victoires du { $nth } à jouer

## Quelle est la force des bots ?

strength-bot = bot
strength-against = contre
strength-games = parties
strength-wins = victoires (intervalle à 95 %)
strength-chance = au hasard
strength-points = points
