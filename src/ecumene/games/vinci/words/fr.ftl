### Vinci en français. Les noms de lieux viennent à la fin ; NAME donne le nom d’un lieu sous une de ses formes.

## Le jeu

vinci-name = Vinci
vinci-about = Menez un peuple au sommet, laissez-le décliner à temps, et recommencez avec un autre.

## Le plateau

vinci-board-europe = Europe
vinci-board-mediterranean = Mare Nostrum
vinci-terrain-agricultural = Terre agricole
    .short = agr
vinci-terrain-livestock = Terre d’élevage
    .short = éle
vinci-terrain-forest = Forêt
    .short = for
vinci-terrain-mountain = Montagne
    .short = mtg
vinci-terrain-plain = Plaine
    .short = pln
vinci-symbol-port = Port
vinci-symbol-mine = Mine

## Les jetons de civilisation

vinci-token-agriculture = Agriculture
    .about = +1 point par province agricole
vinci-token-agriculture_decline = Agriculture, durable
    .about = +1 point par province agricole, même en déclin
vinci-token-livestock = Élevage
    .about = +1 point par province d’élevage
vinci-token-livestock_decline = Élevage, durable
    .about = +1 point par province d’élevage, même en déclin
vinci-token-ports = Ports
    .about = +1 point par port
vinci-token-ports_decline = Ports, durables
    .about = +1 point par port, même en déclin
vinci-token-mines = Mines
    .about = +2 points par mine
vinci-token-mines_decline = Mines, durables
    .about = +2 points par mine, même en déclin
vinci-token-currency = Monnaie
    .about = +1 point par province, montagnes comprises
vinci-token-slavery = Esclavage
    .about = 1 point par pion ennemi ou neutre retiré ce tour
vinci-token-galleys = Galères
    .about = −1 pion le long d’une même côte, et pour entrer par mer
vinci-token-mountaineers = Montagnards
    .about = −1 pion pour prendre une montagne ; chaque montagne vaut 1 point
vinci-token-weapons = Armes
    .about = −1 pion à chaque conquête
vinci-token-general = Général
    .about = 7 pions de plus à chaque tour, pour conquérir seulement
vinci-token-spies = Espions
    .about = Une fois par tour, une conquête pour exactement 2 pions
vinci-token-militia = Milice
    .about = L’attaquant paie 1 pion de plus
vinci-token-forts = Forts
    .about = 1 fort par tour : 1 de plus pour le prendre, 1 de moins pour attaquer de là
vinci-token-astronomy = Astronomie
    .about = Conquêtes et cohésion à travers les zones de mer
vinci-token-medicine = Médecine
    .about = 1 pion de plus à chaque tour
vinci-token-messages = Messages
    .about = Aucune cohésion exigée
vinci-token-diplomacy = Diplomatie
    .about = La paix avec un adversaire à chaque tour
vinci-token-barbarians = Barbares
    .about = Beaucoup de pions, aucun autre effet
vinci-token-specialization = Spécialisation
    .about = L’autre jeton compte double
vinci-token-renaissance = Renaissance
    .about = Peut décliner après les points, sans perdre de tour
vinci-token-heritage = Héritage
    .about = Peut côtoyer son propre peuple en déclin
vinci-token-revolution = Révolution
    .about = Entre dans n’importe quelle province

## Ce que l’on peut faire

vinci-do-take =
    Prendre le peuple { $slot } : { $first } + { $second } ({ $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }){ $price ->
        [0] { "" }
        [one] , payer { $price } point
       *[other] , payer { $price } points
    }{ $bonus ->
        [0] { "" }
        [one] , gagner { $bonus } point
       *[other] , gagner { $bonus } points
    }
vinci-do-decline =
    { $n ->
        [one] Mettre votre peuple en déclin et marquer { $n } point
       *[other] Mettre votre peuple en déclin et marquer { $n } points
    }
vinci-do-decline-late = Mettre maintenant votre peuple en déclin
vinci-do-gather = Ramasser vos pions et vous étendre
vinci-do-abandon = Abandonner { NAME($area, form: "le") }
vinci-do-peace = Faire la paix avec { $who }
vinci-do-peace-none = Ne faire la paix avec personne
vinci-do-conquer =
    { $n ->
        [0] Conquérir { NAME($area, form: "le") } sans aucun pion
        [one] Conquérir { NAME($area, form: "le") } pour { $n } pion
       *[other] Conquérir { NAME($area, form: "le") } pour { $n } pions
    }
vinci-do-spies = Conquérir { NAME($area, form: "le") } avec les Espions pour 2 pions
vinci-do-stop =
    { $n ->
        [one] Arrêter l’expansion, { $n } point en l’état
       *[other] Arrêter l’expansion, { $n } points en l’état
    }
vinci-do-place = Placer un pion { NAME($area, form: "a") }
vinci-do-keep =
    { $n ->
        [one] Garder { NAME($area, form: "le") }, { $n } province
       *[other] Garder la partie qui contient { NAME($area, form: "le") }, { $n } provinces
    }
vinci-do-fort = Construire un fort { NAME($area, form: "a") }
vinci-do-endure = Garder ce peuple actif

## Questions

vinci-ask-choose = Quel peuple prenez-vous ?
vinci-ask-opening = Comment commencez-vous votre tour ?
vinci-ask-peace = Avec qui faites-vous la paix ? Encore { $n } choix.
vinci-ask-expand =
    { $n ->
        [0] Quelle province conquérez-vous ? Vous n’avez aucun pion en main.
        [one] Quelle province conquérez-vous ? Vous avez { $n } pion en main.
       *[other] Quelle province conquérez-vous ? Vous avez { $n } pions en main.
    }
vinci-ask-redeploy =
    { $n ->
        [one] Où va votre survivant ? { $n } pion à placer.
       *[other] Où vont vos survivants ? { $n } pions à placer.
    }
vinci-ask-too-few =
    { $n ->
        [one] Vos pions ne suffisent pas : quelle province cédez-vous ? Encore { $n }.
       *[other] Vos pions ne suffisent pas : quelles provinces cédez-vous ? Encore { $n }.
    }
vinci-ask-reorganise =
    { $n ->
        [one] Où placez-vous votre pion ? Il en reste { $n }.
       *[other] Où placez-vous vos pions ? Il en reste { $n }.
    }
vinci-ask-cohesion = Votre peuple est divisé : quelle partie gardez-vous ?
vinci-ask-fort =
    { $n ->
        [one] Où construisez-vous votre fort ? { $n } à construire.
       *[other] Où construisez-vous vos forts ? { $n } à construire.
    }
vinci-ask-renaissance = Votre peuple décline-t-il maintenant ?

## Le journal

vinci-log-takes = { $who } prend { $first } + { $second }
vinci-log-pays =
    { $n ->
        [one] { $who } paie { $n } point
       *[other] { $who } paie { $n } points
    }
vinci-log-bonus =
    { $n ->
        [one] { $who } gagne { $n } point de marqueurs
       *[other] { $who } gagne { $n } points de marqueurs
    }
vinci-log-declines = { $who } entre en déclin
vinci-log-abandons = { $who } abandonne { NAME($area, form: "le") }
vinci-log-peace = { $who } fait la paix avec { $other }
vinci-log-conquers =
    { $n ->
        [0] { $who } conquiert { NAME($area, form: "le") } sans aucun pion
        [one] { $who } conquiert { NAME($area, form: "le") } avec { $n } pion
       *[other] { $who } conquiert { NAME($area, form: "le") } avec { $n } pions
    }
vinci-log-loses =
    { $n ->
        [0] { $who } perd { NAME($area, form: "le") }
        [one] { $who } perd { NAME($area, form: "le") } et { $n } pion
       *[other] { $who } perd { NAME($area, form: "le") } et { $n } pions
    }
vinci-log-redeploys = { $who } place un survivant { NAME($area, form: "a") }
vinci-log-loan-leaves =
    { $n ->
        [one] { $who } rend { $n } pion du Général
       *[other] { $who } rend { $n } pions du Général
    }
vinci-log-cohesion =
    { $n ->
        [one] { $who } perd { $n } province isolée
       *[other] { $who } perd { $n } provinces isolées
    }
vinci-log-vanishes =
    { $n ->
        [one] { $who } perd { $n } pion en déclin voisin de son peuple actif
       *[other] { $who } perd { $n } pions en déclin voisins de son peuple actif
    }
vinci-log-fort = { $who } construit un fort { NAME($area, form: "a") }
vinci-log-scores =
    { $n ->
        [one] { $who } marque { $n } point
       *[other] { $who } marque { $n } points
    }
vinci-log-end = La partie est finie

## La table en texte

vinci-table-time =
    { $board }, manche { $round }. La manche où quelqu’un atteint { $target } points est la dernière. { $first } commence chaque manche.
vinci-table-last = { $board }, manche { $round } : la dernière, car { $target } points sont atteints.
vinci-table-legend =
    A3 peuple actif, 3 pions   (A) peuple en déclin   • pion neutre   # fort   ° port   * mine
vinci-table-display = Peuples au choix
vinci-table-pawns =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
vinci-table-price =
    { $n ->
        [0] gratuit
       *[other] payer { $n }
    }
vinci-table-bonus =
    { $n ->
        [0] { "" }
       *[other] gagner { $n }
    }
vinci-table-players = Joueurs
vinci-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
vinci-table-income = +{ $n } en l’état
vinci-table-people =
    { $tokens } : { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }{ $hand ->
        [0] { "" }
       *[other] , dont { $hand } en main
    }, { $provinces ->
        [0] aucune province
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
vinci-table-no-people = aucun peuple actif
vinci-table-decline =
    en déclin : { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
vinci-table-decline-with =
    en déclin : { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    } avec { $tokens }
vinci-table-peace = en paix avec { $others }
vinci-table-neutral = Pions neutres
vinci-table-empty = Vides
vinci-table-active-list = { $who }, peuple actif
vinci-table-decline-list = { $who }, peuple en déclin

## La table à l’écran

vinci-scene-peoples = Peuples
vinci-scene-peoples-note = Offerts à qui prend un nouveau peuple
vinci-scene-player = { $who }
vinci-scene-people = Le peuple de { $who }
vinci-scene-edge = Bord du plateau
vinci-scene-sea = Zone de mer
vinci-scene-coast = Eaux côtières
vinci-scene-off = Hors jeu
vinci-scene-neutral = Pion neutre
vinci-scene-pawns =
    { $n ->
        [0] { $who }, aucun pion
        [one] { $who }, { $n } pion
       *[other] { $who }, { $n } pions
    }
vinci-scene-declining = { $who }, en déclin
vinci-scene-fort = Fort
vinci-scene-hand = En main
vinci-scene-all-pawns = Pions en tout
vinci-scene-provinces = Provinces
vinci-scene-in-decline = En déclin
vinci-scene-survivors = À replacer
vinci-scene-income = Points en l’état
vinci-scene-if-stopped = Si l’expansion s’arrête là
vinci-scene-peace = En paix avec { $who }
vinci-scene-round = Manche { $n }
vinci-scene-race = Course à { $n }
vinci-scene-last = Dernière manche
vinci-scene-final = De nouveaux jetons sont tirés : on ne pourra plus annuler.

vinci-phase-choose = Choisir
vinci-phase-gather = Ramasser
vinci-phase-expand = S’étendre
vinci-phase-reorganise = Réorganiser
vinci-phase-score = Compter

vinci-step-decline = Décliner
vinci-step-endure = Continuer
vinci-step-gather = Ramasser et s’étendre
vinci-step-stop = Arrêter l’expansion
vinci-step-spies = Avec les Espions
vinci-step-peace = { $who }
vinci-step-none = Personne

vinci-hint-choose = Deux jetons font un peuple : ce qu’il sait faire, et combien de pions il a. Passer des paires coûte des points.
vinci-hint-opening = Ramassez vos pions pour conquérir encore, ou laissez décliner votre peuple et choisissez-en un autre.
vinci-hint-peace = Jusqu’à votre prochain tour, aucun de vous n’attaque le peuple actif de l’autre.
vinci-then-how = La conquérir avec des pions seuls, ou avec des Espions ?
vinci-hint-expansion = Les provinces à portée sont éclairées. Le nombre est leur prix en pions.
vinci-hint-redeploy = Placez vos survivants là où vous attendez la prochaine attaque.
vinci-hint-giveup = Chaque province demande un pion. Sans lui, elle est perdue.
vinci-hint-spread = Plus une province a de pions, plus elle est chère à prendre.
vinci-hint-keeppart = Un peuple doit se tenir à la fin de son tour. Les autres parties sont perdues.
vinci-hint-buildfort = Un fort rend une province plus chère à prendre, et moins chère à quitter pour attaquer.
vinci-hint-renaissance = Décliner maintenant ne coûte aucun tour : un nouveau peuple vient aussitôt.

vinci-about-agriculture = { vinci-token-agriculture.about }
vinci-about-agriculture_decline = { vinci-token-agriculture_decline.about }
vinci-about-livestock = { vinci-token-livestock.about }
vinci-about-livestock_decline = { vinci-token-livestock_decline.about }
vinci-about-ports = { vinci-token-ports.about }
vinci-about-ports_decline = { vinci-token-ports_decline.about }
vinci-about-mines = { vinci-token-mines.about }
vinci-about-mines_decline = { vinci-token-mines_decline.about }
vinci-about-currency = { vinci-token-currency.about }
vinci-about-slavery = { vinci-token-slavery.about }
vinci-about-galleys = { vinci-token-galleys.about }
vinci-about-mountaineers = { vinci-token-mountaineers.about }
vinci-about-weapons = { vinci-token-weapons.about }
vinci-about-general = { vinci-token-general.about }
vinci-about-spies = { vinci-token-spies.about }
vinci-about-militia = { vinci-token-militia.about }
vinci-about-forts = { vinci-token-forts.about }
vinci-about-astronomy = { vinci-token-astronomy.about }
vinci-about-medicine = { vinci-token-medicine.about }
vinci-about-messages = { vinci-token-messages.about }
vinci-about-diplomacy = { vinci-token-diplomacy.about }
vinci-about-barbarians = { vinci-token-barbarians.about }
vinci-about-specialization = { vinci-token-specialization.about }
vinci-about-renaissance = { vinci-token-renaissance.about }
vinci-about-heritage = { vinci-token-heritage.about }
vinci-about-revolution = { vinci-token-revolution.about }

## Options

vinci-option-min_conquest = Coût minimal d’une conquête
    .about = Le moins de pions que peut coûter une province, quelles que soient les remises.
vinci-option-min_conquest-0 = Aucun
vinci-option-min_conquest-1 = 1 pion
vinci-option-skip_price = Prix d’un peuple
    .about = Les points payés pour chaque paire que l’on passe.
vinci-option-skip_price-2 = 2 points par paire
vinci-option-skip_price-1 = 1 point par paire
vinci-option-start_score = Points de départ
    .about = Ce que chacun possède avant le choix du premier peuple.
vinci-option-start_score-10 = 10 points
vinci-option-start_score-5 = 5 points
vinci-option-medicine = Pion de la Médecine
    .about = Quand arrive le nouveau pion d’un peuple qui a la Médecine.
vinci-option-medicine-start_of_turn = Au début du tour
vinci-option-medicine-reorganisation = À la réorganisation

## De plus près

vinci-look-land = { NAME($area) } : { $features }.
vinci-look-edge = au bord du plateau
vinci-look-fort = un fort
vinci-look-held =
    { $pawns ->
        [0] Occupant : { $who }, sans aucun pion.
        [one] Occupant : { $who }, { $pawns } pion.
       *[other] Occupant : { $who }, { $pawns } pions.
    }
vinci-look-declining = Occupant : un peuple en déclin de { $who }.
vinci-look-neutral = Un pion neutre s’y trouve.
vinci-look-empty = Personne ne s’y trouve.
vinci-look-borders = Provinces voisines : { $areas }.
vinci-look-coasts = Sur les mêmes eaux côtières : { $areas }.
vinci-look-seas = Zones de mer : { $seas }.
vinci-look-token =
    { $name } : { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }. { $about }.

## Sections des règles

vinci-section-setup = Mise en place
vinci-section-choosing = Choisir un peuple
vinci-section-turn = Le tour
vinci-section-gathering = Ramasser ses pions
vinci-section-entering = Entrer sur le plateau
vinci-section-conquest = Conquête
vinci-section-losses = Pertes
vinci-section-reorganisation = Réorganisation
vinci-section-cohesion = Cohésion
vinci-section-scoring = Points
vinci-section-decline = Déclin
vinci-section-tokens = Jetons
vinci-section-end = Fin de partie
vinci-section-options = Options

## Libellés des comptes

label-vinci-conquest-pawns = coût en pions
label-vinci-turn-order = ce tour
label-vinci-decline-scores = points de ce déclin
label-vinci-end-winner = points
label-vinci-setup-start_score = points de départ
label-vinci-setup-players = pions de base
label-vinci-choosing-price = prix
label-vinci-choosing-bonus = marqueurs
label-vinci-choosing-pawns = pions des jetons
label-vinci-conquest-land = terrain ouvert
label-vinci-conquest-forest = forêt
label-vinci-conquest-mountain = montagne
label-vinci-conquest-defenders = défenseurs
label-vinci-conquest-fort = fort
label-vinci-conquest-from_mountain = depuis une montagne
label-vinci-conquest-from_fort = depuis un fort
label-vinci-conquest-minimum = coût minimal
label-vinci-scoring-province = provinces
label-vinci-scoring-mountain = montagnes
label-vinci-scoring-decline = en déclin
label-vinci-token-agriculture = agriculture
label-vinci-token-livestock = élevage
label-vinci-token-ports = ports
label-vinci-token-mines = mines
label-vinci-token-currency = monnaie
label-vinci-token-slavery = esclavage
label-vinci-token-galleys = galères
label-vinci-token-galleys_entry = galères, entrée
label-vinci-token-galleys_sea = galères, mer
label-vinci-token-mountaineers = montagnards
label-vinci-token-mountaineers_points = montagnards
label-vinci-token-weapons = armes
label-vinci-token-general = général
label-vinci-token-spies = espions
label-vinci-token-militia = milice
label-vinci-token-medicine = médecine
label-vinci-token-specialization = spécialisation

## Refus : pourquoi un coup n’est pas permis

no-vinci-choosing-afford =
    { $price ->
        [one] cela coûte { $price } point et vous en avez { $score }
       *[other] cela coûte { $price } points et vous en avez { $score }
    }
no-vinci-turn-choice = on choisit entre expansion et déclin au début de son tour
no-vinci-turn-order = ce n’est pas le moment de ce choix
no-vinci-gathering-abandon = on n’abandonne que des provinces de son peuple actif, et seulement en ramassant ses pions
no-vinci-entering-first_province = un peuple entre au bord du plateau ou à travers une seule zone de mer du bord
no-vinci-conquest-adjacent = aucune de vos provinces n’en est voisine
no-vinci-conquest-own = votre peuple la tient déjà
no-vinci-conquest-pawns =
    { $cost ->
        [one] cela coûte { $cost } pion et vous en avez { $hand }
       *[other] cela coûte { $cost } pions et vous en avez { $hand }
    }
no-vinci-conquest-free = cela ne coûte aucun pion, mais votre peuple n’en a pas de trop pour une province de plus
no-vinci-losses-redeploy = les survivants ne vont que dans les provinces que leur peuple tient encore
no-vinci-losses-wiped_out = votre peuple n’a plus ni province ni pion et doit décliner
no-vinci-reorganisation-spread = les pions ne vont que dans les provinces de votre peuple actif
no-vinci-reorganisation-too_few = on ne cède que des provinces de son peuple actif, faute de pions pour les tenir
no-vinci-cohesion-owner_chooses = cela ne désigne aucune des parties que vous pouvez garder
no-vinci-decline-declare = un peuple décline au début d’un tour, après son premier tour d’expansion
no-vinci-token-spies_limits = vous n’avez pas d’Espions à employer ce tour-ci
no-vinci-token-forts_one = un fort se construit dans une province de votre peuple qui n’en a pas
no-vinci-token-diplomacy = vous êtes en paix avec { $who }

## Provinces

vinci-name-ireland = Irlande
    .le = l’Irlande
    .de = d’Irlande
    .a = en Irlande
vinci-name-scotland = Écosse
    .le = l’Écosse
    .de = d’Écosse
    .a = en Écosse
vinci-name-england = Angleterre et Galles
    .le = l’Angleterre et le pays de Galles
    .de = d’Angleterre et du pays de Galles
    .a = en Angleterre et au pays de Galles
    .short = Angleterre
vinci-name-norway = Norvège
    .le = la Norvège
    .de = de Norvège
    .a = en Norvège
vinci-name-sweden = Suède
    .le = la Suède
    .de = de Suède
    .a = en Suède
vinci-name-finland = Finlande
    .le = la Finlande
    .de = de Finlande
    .a = en Finlande
vinci-name-jutland = Jutland
    .le = le Jutland
    .de = du Jutland
    .a = dans le Jutland
vinci-name-flanders = Flandre et Frise
    .le = la Flandre et la Frise
    .de = de Flandre et de Frise
    .a = en Flandre et en Frise
    .short = Flandre
vinci-name-rhineland = Rhénanie
    .le = la Rhénanie
    .de = de Rhénanie
    .a = en Rhénanie
vinci-name-saxony = Saxe
    .le = la Saxe
    .de = de Saxe
    .a = en Saxe
vinci-name-bavaria = Bavière
    .le = la Bavière
    .de = de Bavière
    .a = en Bavière
vinci-name-bohemia = Bohême
    .le = la Bohême
    .de = de Bohême
    .a = en Bohême
vinci-name-prussia = Prusse
    .le = la Prusse
    .de = de Prusse
    .a = en Prusse
vinci-name-poland = Pologne
    .le = la Pologne
    .de = de Pologne
    .a = en Pologne
vinci-name-gaul_north = Neustrie
    .le = la Neustrie
    .de = de Neustrie
    .a = en Neustrie
vinci-name-burgundy = Bourgogne
    .le = la Bourgogne
    .de = de Bourgogne
    .a = en Bourgogne
vinci-name-aquitaine_a = Aquitaine
    .le = l’Aquitaine
    .de = d’Aquitaine
    .a = en Aquitaine
vinci-name-aquitaine_b = Languedoc
    .le = le Languedoc
    .de = du Languedoc
    .a = en Languedoc
vinci-name-iberia_west = Ibérie occidentale
    .le = l’Ibérie occidentale
    .de = d’Ibérie occidentale
    .a = en Ibérie occidentale
    .short = Ibérie occ.
vinci-name-spain_forest = Castille et Aragon
    .le = la Castille et l’Aragon
    .de = de Castille et d’Aragon
    .a = en Castille et en Aragon
    .short = Castille
vinci-name-andalusia = Andalousie
    .le = l’Andalousie
    .de = d’Andalousie
    .a = en Andalousie
vinci-name-pyrenees = Pyrénées
    .le = les Pyrénées
    .de = des Pyrénées
    .a = dans les Pyrénées
vinci-name-alps = Alpes
    .le = les Alpes
    .de = des Alpes
    .a = dans les Alpes
vinci-name-north_italy = Italie du Nord
    .le = l’Italie du Nord
    .de = d’Italie du Nord
    .a = en Italie du Nord
    .short = Italie Nord
vinci-name-south_italy = Italie du Sud
    .le = l’Italie du Sud
    .de = d’Italie du Sud
    .a = en Italie du Sud
    .short = Italie Sud
vinci-name-pannonia = Pannonie
    .le = la Pannonie
    .de = de Pannonie
    .a = en Pannonie
vinci-name-illyria = Illyrie
    .le = l’Illyrie
    .de = d’Illyrie
    .a = en Illyrie
vinci-name-greece = Grèce
    .le = la Grèce
    .de = de Grèce
    .a = en Grèce
vinci-name-thrace = Hémus et Thrace
    .le = l’Hémus et la Thrace
    .de = de l’Hémus et de Thrace
    .a = dans l’Hémus et en Thrace
    .short = Thrace
vinci-name-dacia = Dacie
    .le = la Dacie
    .de = de Dacie
    .a = en Dacie
vinci-name-carpathians = Carpates
    .le = les Carpates
    .de = des Carpates
    .a = dans les Carpates
vinci-name-livonia = Livonie
    .le = la Livonie
    .de = de Livonie
    .a = en Livonie
vinci-name-polesia = Polésie
    .le = la Polésie
    .de = de Polésie
    .a = en Polésie
vinci-name-ukraine = Ukraine
    .le = l’Ukraine
    .de = d’Ukraine
    .a = en Ukraine
vinci-name-tauris = Tauride
    .le = la Tauride
    .de = de Tauride
    .a = en Tauride
vinci-name-don = Steppe du Don
    .le = la steppe du Don
    .de = de la steppe du Don
    .a = dans la steppe du Don
    .short = Don
vinci-name-caucasus = Caucase
    .le = le Caucase
    .de = du Caucase
    .a = dans le Caucase
vinci-name-lower_volga = Basse-Volga
    .le = la Basse-Volga
    .de = de Basse-Volga
    .a = en Basse-Volga
vinci-name-kazan = Moyenne-Volga
    .le = la Moyenne-Volga
    .de = de Moyenne-Volga
    .a = en Moyenne-Volga
    .short = Moy. Volga
vinci-name-ural_s = Oural du Sud
    .le = l’Oural du Sud
    .de = de l’Oural du Sud
    .a = dans l’Oural du Sud
    .short = Oural Sud
vinci-name-ural_n = Oural du Nord
    .le = l’Oural du Nord
    .de = de l’Oural du Nord
    .a = dans l’Oural du Nord
    .short = Oural Nord
vinci-name-muscovy = Moscovie
    .le = la Moscovie
    .de = de Moscovie
    .a = en Moscovie
vinci-name-novgorod = Novgorod
    .le = Novgorod
    .de = de Novgorod
    .a = à Novgorod
vinci-name-asia_minor = Asie Mineure
    .le = l’Asie Mineure
    .de = d’Asie Mineure
    .a = en Asie Mineure
    .short = Asie Min.
vinci-name-anatolia = Anatolie
    .le = l’Anatolie
    .de = d’Anatolie
    .a = en Anatolie
vinci-name-lusitania = Lusitanie
    .le = la Lusitanie
    .de = de Lusitanie
    .a = en Lusitanie
vinci-name-hispania = Hispanie
    .le = l’Hispanie
    .de = d’Hispanie
    .a = en Hispanie
vinci-name-baetica = Bétique
    .le = la Bétique
    .de = de Bétique
    .a = en Bétique
vinci-name-aquitania = Aquitaine
    .le = l’Aquitaine
    .de = d’Aquitaine
    .a = en Aquitaine
vinci-name-narbonensis = Narbonnaise
    .le = la Narbonnaise
    .de = de Narbonnaise
    .a = en Narbonnaise
vinci-name-sicily = Sicile
    .le = la Sicile
    .de = de Sicile
    .a = en Sicile
vinci-name-sardinia = Sardaigne et Corse
    .le = la Sardaigne et la Corse
    .de = de Sardaigne et de Corse
    .a = en Sardaigne et en Corse
    .short = Sardaigne
vinci-name-scythia = Scythie
    .le = la Scythie
    .de = de Scythie
    .a = en Scythie
vinci-name-asia = Asie
    .le = l’Asie
    .de = d’Asie
    .a = en Asie
vinci-name-taurus = Taurus
    .le = le Taurus
    .de = du Taurus
    .a = dans le Taurus
vinci-name-pontus = Pont
    .le = le Pont
    .de = du Pont
    .a = dans le Pont
vinci-name-syria = Syrie
    .le = la Syrie
    .de = de Syrie
    .a = en Syrie
vinci-name-arabia = Judée et Arabie
    .le = la Judée et l’Arabie
    .de = de Judée et d’Arabie
    .a = en Judée et en Arabie
    .short = Judée
vinci-name-egypt = Égypte
    .le = l’Égypte
    .de = d’Égypte
    .a = en Égypte
vinci-name-cyrenaica = Cyrénaïque
    .le = la Cyrénaïque
    .de = de Cyrénaïque
    .a = en Cyrénaïque
vinci-name-tripolitania = Tripolitaine
    .le = la Tripolitaine
    .de = de Tripolitaine
    .a = en Tripolitaine
vinci-name-africa = Afrique
    .le = l’Afrique
    .de = d’Afrique
    .a = en Afrique
vinci-name-numidia = Numidie
    .le = la Numidie
    .de = de Numidie
    .a = en Numidie
vinci-name-mauretania = Maurétanie
    .le = la Maurétanie
    .de = de Maurétanie
    .a = en Maurétanie

## Zones de mer

vinci-name-atlantic = Océan Atlantique
    .le = l’océan Atlantique
    .de = de l’océan Atlantique
    .a = dans l’océan Atlantique
vinci-name-north_sea = Mers du Nord
    .le = les mers du Nord
    .de = des mers du Nord
    .a = dans les mers du Nord
vinci-name-biscay = Golfe de Gascogne
    .le = le golfe de Gascogne
    .de = du golfe de Gascogne
    .a = dans le golfe de Gascogne
vinci-name-baltic = Mer Baltique
    .le = la mer Baltique
    .de = de la mer Baltique
    .a = en mer Baltique
vinci-name-western_med = Méditerranée occidentale
    .le = la Méditerranée occidentale
    .de = de la Méditerranée occidentale
    .a = en Méditerranée occidentale
vinci-name-tyrrhenian = Mer Tyrrhénienne
    .le = la mer Tyrrhénienne
    .de = de la mer Tyrrhénienne
    .a = en mer Tyrrhénienne
vinci-name-eastern_med = Méditerranée orientale
    .le = la Méditerranée orientale
    .de = de la Méditerranée orientale
    .a = en Méditerranée orientale
vinci-name-black_sea = Mer Noire
    .le = la mer Noire
    .de = de la mer Noire
    .a = en mer Noire
vinci-name-balearic = Mer des Baléares
    .le = la mer des Baléares
    .de = de la mer des Baléares
    .a = en mer des Baléares
vinci-name-syrtes = Golfe des Syrtes
    .le = le golfe des Syrtes
    .de = du golfe des Syrtes
    .a = dans le golfe des Syrtes
vinci-name-ionian = Mer Ionienne
    .le = la mer Ionienne
    .de = de la mer Ionienne
    .a = en mer Ionienne
vinci-name-levantine = Mer du Levant
    .le = la mer du Levant
    .de = de la mer du Levant
    .a = en mer du Levant

## Eaux côtières

vinci-name-irish_sea = Mer d’Irlande
    .le = la mer d’Irlande
    .de = de la mer d’Irlande
    .a = en mer d’Irlande
vinci-name-channel = Manche
    .le = la Manche
    .de = de la Manche
    .a = dans la Manche
vinci-name-german_bight = Baie allemande
    .le = la baie allemande
    .de = de la baie allemande
    .a = dans la baie allemande
vinci-name-skagerrak = Skagerrak et Cattégat
    .le = le Skagerrak et le Cattégat
    .de = du Skagerrak et du Cattégat
    .a = dans le Skagerrak et le Cattégat
vinci-name-pomeranian_coast = Côte poméranienne
    .le = la côte poméranienne
    .de = de la côte poméranienne
    .a = sur la côte poméranienne
vinci-name-amber_coast = Côte de l’Ambre
    .le = la côte de l’Ambre
    .de = de la côte de l’Ambre
    .a = sur la côte de l’Ambre
vinci-name-gulf_of_finland = Golfe de Finlande
    .le = le golfe de Finlande
    .de = du golfe de Finlande
    .a = dans le golfe de Finlande
vinci-name-gulf_of_bothnia = Golfe de Botnie
    .le = le golfe de Botnie
    .de = du golfe de Botnie
    .a = dans le golfe de Botnie
vinci-name-cantabrian_coast = Côte cantabrique
    .le = la côte cantabrique
    .de = de la côte cantabrique
    .a = sur la côte cantabrique
vinci-name-gascon_coast = Côte gasconne
    .le = la côte gasconne
    .de = de la côte gasconne
    .a = sur la côte gasconne
vinci-name-armorican_coast = Côte armoricaine
    .le = la côte armoricaine
    .de = de la côte armoricaine
    .a = sur la côte armoricaine
vinci-name-lusitanian_coast = Côte lusitanienne
    .le = la côte lusitanienne
    .de = de la côte lusitanienne
    .a = sur la côte lusitanienne
vinci-name-levantine_coast = Levant espagnol
    .le = le Levant espagnol
    .de = du Levant espagnol
    .a = dans le Levant espagnol
vinci-name-catalan_coast = Côte catalane
    .le = la côte catalane
    .de = de la côte catalane
    .a = sur la côte catalane
vinci-name-gulf_of_lion = Golfe du Lion
    .le = le golfe du Lion
    .de = du golfe du Lion
    .a = dans le golfe du Lion
vinci-name-riviera = Riviera
    .le = la Riviera
    .de = de la Riviera
    .a = sur la Riviera
vinci-name-tuscan_coast = Côte toscane
    .le = la côte toscane
    .de = de la côte toscane
    .a = sur la côte toscane
vinci-name-adriatic = Mer Adriatique
    .le = la mer Adriatique
    .de = de la mer Adriatique
    .a = en mer Adriatique
vinci-name-otranto = Canal d’Otrante
    .le = le canal d’Otrante
    .de = du canal d’Otrante
    .a = dans le canal d’Otrante
vinci-name-aegean = Mer Égée et Détroits
    .le = la mer Égée et les Détroits
    .de = de la mer Égée et des Détroits
    .a = dans la mer Égée et les Détroits
vinci-name-thracian_coast = Côte thrace
    .le = la côte thrace
    .de = de la côte thrace
    .a = sur la côte thrace
vinci-name-dniester_coast = Côte du Dniestr
    .le = la côte du Dniestr
    .de = de la côte du Dniestr
    .a = sur la côte du Dniestr
vinci-name-azov = Mer d’Azov
    .le = la mer d’Azov
    .de = de la mer d’Azov
    .a = en mer d’Azov
vinci-name-pontic_coast = Côte pontique
    .le = la côte pontique
    .de = de la côte pontique
    .a = sur la côte pontique
vinci-name-colchian_coast = Côte de Colchide
    .le = la côte de Colchide
    .de = de la côte de Colchide
    .a = sur la côte de Colchide
vinci-name-lycian_coast = Côte lycienne
    .le = la côte lycienne
    .de = de la côte lycienne
    .a = sur la côte lycienne
vinci-name-pillars = Colonnes d’Hercule
    .le = les colonnes d’Hercule
    .de = des colonnes d’Hercule
    .a = aux colonnes d’Hercule
vinci-name-levante = Levant espagnol
    .le = le Levant espagnol
    .de = du Levant espagnol
    .a = dans le Levant espagnol
vinci-name-tuscan_sea = Mer de Toscane
    .le = la mer de Toscane
    .de = de la mer de Toscane
    .a = en mer de Toscane
vinci-name-messina = Détroit de Messine
    .le = le détroit de Messine
    .de = du détroit de Messine
    .a = dans le détroit de Messine
vinci-name-sicilian_channel = Canal de Sicile
    .le = le canal de Sicile
    .de = du canal de Sicile
    .a = dans le canal de Sicile
vinci-name-numidian_coast = Côte numide
    .le = la côte numide
    .de = de la côte numide
    .a = sur la côte numide
vinci-name-mauretanian_coast = Côte maure
    .le = la côte maure
    .de = de la côte maure
    .a = sur la côte maure
vinci-name-gulf_of_gabes = Petite Syrte
    .le = la Petite Syrte
    .de = de la Petite Syrte
    .a = dans la Petite Syrte
vinci-name-great_syrtis = Grande Syrte
    .le = la Grande Syrte
    .de = de la Grande Syrte
    .a = dans la Grande Syrte
vinci-name-marmarica = Marmarique
    .le = la Marmarique
    .de = de Marmarique
    .a = en Marmarique
vinci-name-pelusium = Côte de Péluse
    .le = la côte de Péluse
    .de = de la côte de Péluse
    .a = sur la côte de Péluse
vinci-name-phoenicia = Côte phénicienne
    .le = la côte phénicienne
    .de = de la côte phénicienne
    .a = sur la côte phénicienne
vinci-name-cilicia = Golfe de Cilicie
    .le = le golfe de Cilicie
    .de = du golfe de Cilicie
    .a = dans le golfe de Cilicie
vinci-name-danube_mouth = Bouches du Danube
    .le = les bouches du Danube
    .de = des bouches du Danube
    .a = aux bouches du Danube

## Terres hors jeu

vinci-name-levant = Levant
    .le = le Levant
    .de = du Levant
    .a = au Levant
vinci-name-sahara = Sahara
    .le = le Sahara
    .de = du Sahara
    .a = au Sahara
vinci-name-arabian_desert = Désert d’Arabie
    .le = le désert d’Arabie
    .de = du désert d’Arabie
    .a = dans le désert d’Arabie
vinci-name-sarmatia = Sarmatie
    .le = la Sarmatie
    .de = de Sarmatie
    .a = en Sarmatie
