### Rise & Fall en français. NAME donne le nom d’une pièce, d’un terrain ou d’une ressource sous une de ses formes.

## Le jeu

rise_and_fall-name = Rise & Fall
rise_and_fall-about = Faites un monde ensemble, peuplez ses rivages et ses sommets, et choisissez ce qui peut tomber pour que le reste s’élève.
rise_and_fall-keepsake = Enregistrer ce monde

## Noms : les pièces et leurs cartes

rise_and_fall-name-nomad = Nomade
    .un = un nomade
    .le = le nomade
    .de = de nomade
    .bare = nomade
    .plural = nomades
    .des = les nomades
    .card = Nomades
    .which = Quel nomade
    .short = n
rise_and_fall-name-city = Ville
    .un = une ville
    .le = la ville
    .de = de ville
    .bare = ville
    .plural = villes
    .des = les villes
    .card = Villes
    .which = Quelle ville
    .short = v
rise_and_fall-name-ship = Navire
    .un = un navire
    .le = le navire
    .de = de navire
    .bare = navire
    .plural = navires
    .des = les navires
    .card = Navires
    .which = Quel navire
    .short = b
rise_and_fall-name-mountaineer = Montagnard
    .un = un montagnard
    .le = le montagnard
    .de = de montagnard
    .bare = montagnard
    .plural = montagnards
    .des = les montagnards
    .card = Montagnards
    .which = Quel montagnard
    .short = m
rise_and_fall-name-merchant = Marchand
    .un = un marchand
    .le = le marchand
    .de = de marchand
    .bare = marchand
    .plural = marchands
    .des = les marchands
    .card = Marchands
    .which = Quel marchand
    .short = c
rise_and_fall-name-temple = Temple
    .un = un temple
    .le = le temple
    .de = de temple
    .bare = temple
    .plural = temples
    .des = les temples
    .card = Temples
    .which = Quel temple
    .short = t

## Noms : les terrains

rise_and_fall-name-sea = Mer
    .un = une mer
    .le = la mer
    .bare = mer
    .a = en mer
    .autre = une autre mer
    .short = ~
rise_and_fall-name-plain = Plaine
    .un = une plaine
    .le = la plaine
    .bare = plaine
    .a = en plaine
    .autre = une autre plaine
    .short = .
rise_and_fall-name-forest = Forêt
    .un = une forêt
    .le = la forêt
    .bare = forêt
    .a = en forêt
    .autre = une autre forêt
    .short = f
rise_and_fall-name-mountain = Montagne
    .un = une montagne
    .le = la montagne
    .bare = montagne
    .a = en montagne
    .autre = une autre montagne
    .short = ^
rise_and_fall-name-glacier = Glacier
    .un = un glacier
    .le = le glacier
    .bare = glacier
    .a = sur glacier
    .autre = un autre glacier
    .short = *

## Noms : le trésor

rise_and_fall-name-gold = Or
    .bare = PO
    .plural = PO
rise_and_fall-name-wood = Bois
    .bare = bois
    .plural = bois
rise_and_fall-name-stone = Pierre
    .bare = pierre
    .plural = pierres

## Plusieurs cartes

rise_and_fall-cards-1 = { NAME($a, form: "card") }
rise_and_fall-cards-2 = { NAME($a, form: "card") } et { NAME($b, form: "card") }
rise_and_fall-cards-3 = { NAME($a, form: "card") }, { NAME($b, form: "card") } et { NAME($c, form: "card") }
rise_and_fall-cards-4 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") } et { NAME($d, form: "card") }
rise_and_fall-cards-5 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") }, { NAME($d, form: "card") } et { NAME($e, form: "card") }
rise_and_fall-cards-6 = { NAME($a, form: "card") }, { NAME($b, form: "card") }, { NAME($c, form: "card") }, { NAME($d, form: "card") }, { NAME($e, form: "card") } et { NAME($f, form: "card") }

## Questions

rise_and_fall-ask-laytile =
    { $n ->
        [one] Où posez-vous { NAME($terrain, form: "le") } ? C’est la dernière tuile de ce terrain.
       *[other] Où posez-vous { NAME($terrain, form: "le") } ? Il en reste { $n }.
    }
rise_and_fall-ask-lifttile =
    { $n ->
        [one] Il n’y a pas de place pour { NAME($terrain, form: "autre") } : quelle tuile déplacez-vous ?
       *[other] Il n’y a pas de place pour { NAME($terrain, form: "autre") } : quelles tuiles déplacez-vous ? { $n } à soulever.
    }
rise_and_fall-ask-relaytile =
    { $n ->
        [one] Où posez-vous la dernière tuile ?
       *[other] Où posez-vous cette tuile ? { $n } à poser.
    }
rise_and_fall-ask-deploy =
    { $n ->
        [one] Où placez-vous votre dernière pièce ?
       *[other] Quelle pièce placez-vous, et où ? Il vous en reste { $n }.
    }
rise_and_fall-ask-playcard = Quelle carte jouez-vous ?
rise_and_fall-ask-wakepiece =
    { $n ->
        [one] { NAME($card, form: "which") } agit ? { $n } pièce n’a pas encore agi.
       *[other] { NAME($card, form: "which") } agit ? { $n } pièces n’ont pas encore agi.
    }
rise_and_fall-then-deploy = Où la placez-vous ?
rise_and_fall-then-turn = Dans quel sens ?
rise_and_fall-then-cards = Quelles cartes vont avec elle en Déclin ?
rise_and_fall-then-use = Que fait { NAME($card, form: "le") }, et où ?
rise_and_fall-here-usepiece = Que fait { NAME($card, form: "le") } { NAME($terrain, form: "a") } ?
rise_and_fall-ask-usepiece = Que fait { NAME($card, form: "le") } { NAME($terrain, form: "a") } { $area } ?
rise_and_fall-ask-givecards =
    { $n ->
        [one] Quelle carte va au Déclin ?
       *[other] Quelles { $n } cartes vont au Déclin ?
    }
rise_and_fall-ask-buyback = Rachetez-vous une carte pour { $price } PO ? Vous en avez { $gold }.
rise_and_fall-ask-buyback-forced = Vous n’avez plus de carte active : laquelle rachetez-vous pour { $price } PO ?

rise_and_fall-hint-laytile = Désignez une case pour voir où reposerait la tuile ; R ou les flèches la tournent. Les tuiles s’empilent, de la mer aux glaciers.
rise_and_fall-hint-lifttile = Toutes les tuiles doivent être posées, et l’on en déplace le moins possible. Prenez une des tuiles éclairées ; elle ira ailleurs.
rise_and_fall-hint-relaytile = Une tuile soulevée ne peut pas revenir où elle était, et le reste doit encore tenir.
rise_and_fall-hint-deploy = Dispersez-vous, près des forêts et des montagnes : il vous faudra du bois et de la pierre.
rise_and_fall-hint-playcard = Tous choisissent en secret. Chaque pièce de la sorte de votre carte peut ensuite agir une fois.
rise_and_fall-hint-wakepiece = Prenez une pièce, puis ce qu’elle fait. Ce que l’une gagne peut payer la suivante. Celles qui ont agi sont estompées.
rise_and_fall-hint-usepiece = Choisissez ce que fait la pièce : une case éclairée, ou un bouton.
rise_and_fall-hint-givecards = Les cartes au Déclin ne se jouent pas et ne rapportent rien tant que vous ne les rachetez pas.
rise_and_fall-hint-buyback = Une carte par tour. Le prix ne fait que monter, à chaque trophée que prend qui que ce soit.
rise_and_fall-hint-buybacktogether = Tous choisissent en secret : une carte par tour, au prix du moment.

## Ce que l’on peut faire, sur la page

rise_and_fall-do-play = Jouer { NAME($card, form: "card") }, face cachée
rise_and_fall-do-give = Mettre au Déclin : { $cards }
rise_and_fall-do-redeem = Racheter { NAME($card, form: "card") } pour { $price } PO
rise_and_fall-do-redeem-reserve = Racheter { NAME($card, form: "card") } pour { $price } PO, vers votre réserve
rise_and_fall-do-spare = Ne rien racheter
rise_and_fall-do-end = Finir vos actions
rise_and_fall-do-produce = Produire 1 { NAME($resource, form: "bare") }
rise_and_fall-do-build-city =
    { $card ->
        [mountaineer] Construire ici une ville pour 2 bois
       *[nomad] Construire ici une ville pour 1 bois et 1 pierre
    }
rise_and_fall-do-build-temple = Construire ici un temple pour 2 pierres
rise_and_fall-do-tax = Prélever les taxes : { $n } PO
rise_and_fall-do-trade = Commercer : { $n } PO
rise_and_fall-do-tithe = Prélever la dîme : { $n } PO
rise_and_fall-do-buy-wood = Acheter 1 bois pour 5 PO
rise_and_fall-do-buy-stone = Acheter 1 pierre pour 5 PO
rise_and_fall-do-sell-wood = Vendre 1 bois pour { $n } PO
rise_and_fall-do-sell-stone = Vendre 1 pierre pour { $n } PO

rise_and_fall-here-lay-sea = Poser la mer ici
rise_and_fall-here-lay-plain = Poser la plaine ici
rise_and_fall-here-lay-forest = Poser la forêt ici
rise_and_fall-here-lay-mountain = Poser la montagne ici
rise_and_fall-here-lay-glacier = Poser le glacier ici
rise_and_fall-here-lift-plain = Soulever cette plaine
rise_and_fall-here-lift-forest = Soulever cette forêt
rise_and_fall-here-lift-mountain = Soulever cette montagne
rise_and_fall-here-lift-glacier = Soulever ce glacier
rise_and_fall-here-deploy-nomad = Placer votre nomade ici
rise_and_fall-here-deploy-city = Placer votre ville ici
rise_and_fall-here-deploy-ship = Placer votre navire ici
rise_and_fall-here-move-sea = Naviguer jusqu’ici
rise_and_fall-here-move-plain = Aller sur cette plaine
rise_and_fall-here-move-forest = Aller dans cette forêt
rise_and_fall-here-move-mountain = Aller sur cette montagne
rise_and_fall-here-move-glacier = Aller sur ce glacier
rise_and_fall-here-move-city = Entrer dans cette ville
rise_and_fall-here-build-ship = Construire un navire ici pour 1 bois
rise_and_fall-here-grow = Faire naître un nomade ici
rise_and_fall-here-educate-merchant = Faire de ce nomade un marchand pour 2 PO
rise_and_fall-here-educate-mountaineer = Faire de ce nomade un montagnard pour 1 PO
rise_and_fall-here-found-city = Construire une ville ici pour 1 pierre
rise_and_fall-here-found-temple = Construire un temple ici pour 2 pierres
rise_and_fall-here-land-nomad = Débarquer ici en nomade
rise_and_fall-here-land-merchant = Débarquer ici en marchand pour 2 PO
rise_and_fall-here-convert = Convertir { NAME($card, form: "le") } de { $other } pour { $n } PO

rise_and_fall-all-produce =
    { $n ->
        [one] Un { NAME($card, form: "bare") } produit : { $gain }
       *[other] Les { $n } { NAME($card, form: "plural") } produisent : { $gain }
    }
rise_and_fall-all-tax =
    { $n ->
        [one] Une ville prélève les taxes : { $gold } PO
       *[other] Les { $n } villes prélèvent les taxes : { $gold } PO
    }
rise_and_fall-all-trade =
    { $n ->
        [one] Un { NAME($card, form: "bare") } commerce : { $gold } PO
       *[other] Les { $n } { NAME($card, form: "plural") } commercent : { $gold } PO
    }
rise_and_fall-all-tithe =
    { $n ->
        [one] Un temple prélève la dîme : { $gold } PO
       *[other] Les { $n } temples prélèvent la dîme : { $gold } PO
    }
rise_and_fall-all-gain =
    { $wood ->
        [0] { $stone ->
            [one] +{ $stone } pierre
           *[other] +{ $stone } pierres
        }
       *[other] { $stone ->
            [0] +{ $wood } bois
            [one] +{ $wood } bois, +{ $stone } pierre
           *[other] +{ $wood } bois, +{ $stone } pierres
        }
    }

rise_and_fall-step-turn-0 = Telle quelle
rise_and_fall-step-turn-1 = Tournée une fois
rise_and_fall-step-turn-2 = Tournée deux fois
rise_and_fall-step-produce = Produire
rise_and_fall-step-build-city = Construire une ville
rise_and_fall-step-build-temple = Construire un temple
rise_and_fall-step-tax = Prélever les taxes
rise_and_fall-step-trade = Commercer
rise_and_fall-step-tithe = Prélever la dîme
rise_and_fall-step-buy-wood = Acheter du bois
rise_and_fall-step-buy-stone = Acheter de la pierre
rise_and_fall-step-sell-wood = Vendre du bois
rise_and_fall-step-sell-stone = Vendre de la pierre
rise_and_fall-step-educate-merchant = Marchand, 2 PO
rise_and_fall-step-educate-mountaineer = Montagnard, 1 PO
rise_and_fall-step-found-city = Ville, 1 pierre
rise_and_fall-step-found-temple = Temple, 2 pierres
rise_and_fall-step-land-nomad = Nomade, gratuit
rise_and_fall-step-land-merchant = Marchand, 2 PO
rise_and_fall-step-all-produce = Tous produisent
rise_and_fall-step-all-tax = Toutes prélèvent les taxes : { $n } PO
rise_and_fall-step-all-trade = Tous commercent : { $n } PO
rise_and_fall-step-all-tithe = Tous prélèvent la dîme : { $n } PO
rise_and_fall-step-end = Finir les actions
rise_and_fall-step-spare = Ne rien racheter

## Ce que pourraient faire les pièces d’une carte

rise_and_fall-can-move =
    { $n ->
        [one] { $n } peut se déplacer
       *[other] { $n } peuvent se déplacer
    }
rise_and_fall-can-produce =
    { $n ->
        [one] { $n } peut produire
       *[other] { $n } peuvent produire
    }
rise_and_fall-can-build-city =
    { $n ->
        [one] { $n } peut construire une ville
       *[other] { $n } peuvent construire une ville
    }
rise_and_fall-can-build-temple =
    { $n ->
        [one] { $n } peut construire un temple
       *[other] { $n } peuvent construire un temple
    }
rise_and_fall-can-build-ship =
    { $n ->
        [one] { $n } peut construire un navire
       *[other] { $n } peuvent construire un navire
    }
rise_and_fall-can-grow =
    { $n ->
        [one] { $n } peut faire naître un nomade
       *[other] { $n } peuvent faire naître un nomade
    }
rise_and_fall-can-educate =
    { $n ->
        [one] { $n } peut former un nomade
       *[other] { $n } peuvent former un nomade
    }
rise_and_fall-can-tax =
    { $n ->
        [one] { $n } peut prélever les taxes
       *[other] { $n } peuvent prélever les taxes
    }
rise_and_fall-can-found =
    { $n ->
        [one] { $n } peut construire à terre
       *[other] { $n } peuvent construire à terre
    }
rise_and_fall-can-land =
    { $n ->
        [one] { $n } peut débarquer
       *[other] { $n } peuvent débarquer
    }
rise_and_fall-can-trade =
    { $n ->
        [one] { $n } peut commercer
       *[other] { $n } peuvent commercer
    }
rise_and_fall-can-convert =
    { $n ->
        [one] { $n } peut convertir un voisin
       *[other] { $n } peuvent convertir un voisin
    }
rise_and_fall-can-tithe =
    { $n ->
        [one] { $n } peut prélever la dîme
       *[other] { $n } peuvent prélever la dîme
    }
rise_and_fall-can-bank =
    { $n ->
        [one] { $n } peut commercer avec la banque
       *[other] { $n } peuvent commercer avec la banque
    }
rise_and_fall-can-nothing = Aucune de ces pièces ne peut rien faire en ce moment

## Ce que l’on peut faire, dans un terminal : les cases vont par leurs coordonnées

rise_and_fall-say-lay-sea = Poser la mer autour de { $area }
rise_and_fall-say-lay = Poser { NAME($terrain, form: "le") } en { $area }, { $turn ->
        [0] sans tourner
        [1] un tour
       *[other] deux tours
    }
rise_and_fall-say-lift = Soulever { NAME($terrain, form: "le") } en { $area }
rise_and_fall-say-deploy = Placer votre { NAME($card, form: "bare") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-wake = { NAME($card) } { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-move = Aller { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-build-ship = Construire un navire en { $area } pour 1 bois
rise_and_fall-say-grow = Faire naître un nomade { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-educate-merchant = Faire du nomade en { $area } un marchand pour 2 PO
rise_and_fall-say-educate-mountaineer = Faire du nomade en { $area } un montagnard pour 1 PO
rise_and_fall-say-found-city = Construire une ville en plaine { $area } pour 1 pierre
rise_and_fall-say-found-temple = Construire un temple en plaine { $area } pour 2 pierres
rise_and_fall-say-land-nomad = Débarquer en nomade { NAME($terrain, form: "a") } { $area }
rise_and_fall-say-land-merchant = Débarquer en marchand { NAME($terrain, form: "a") } { $area } pour 2 PO
rise_and_fall-say-convert = Convertir { NAME($card, form: "le") } de { $other } en { $area } pour { $n } PO

rise_and_fall-could-move = se déplacer
rise_and_fall-could-produce = produire
rise_and_fall-could-build-city = construire une ville
rise_and_fall-could-build-temple = construire un temple
rise_and_fall-could-build-ship = construire un navire
rise_and_fall-could-grow = croître
rise_and_fall-could-educate = former
rise_and_fall-could-tax = taxes { $n }
rise_and_fall-could-found = construire à terre
rise_and_fall-could-trade = commerce { $n }
rise_and_fall-could-tithe = dîme { $n }
rise_and_fall-could-land = débarquer
rise_and_fall-could-convert = convertir
rise_and_fall-could-bank = banque

## Le journal

rise_and_fall-log-first-builder = { $who } pose la première tuile
rise_and_fall-log-lays = { $who } pose { NAME($terrain, form: "un") } en { $area }
rise_and_fall-log-lifts = { $who } soulève { NAME($terrain, form: "un") } en { $area }
rise_and_fall-log-no-room =
    { $n ->
        [one] Pas de place pour { NAME($terrain, form: "le") } : { $who } doit déplacer { $n } tuile
       *[other] Pas de place pour { NAME($terrain, form: "le") } : { $who } doit déplacer { $n } tuiles
    }
rise_and_fall-log-no-packing =
    { $n ->
        [one] { $n } plaine ne trouve toujours pas de place et quitte le jeu
       *[other] { $n } plaines ne trouvent toujours pas de place et quittent le jeu
    }
rise_and_fall-log-world = Le monde est fait
rise_and_fall-log-first = { $who } est premier joueur
rise_and_fall-log-deploys = { $who } place { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-round = Tour { $n }
rise_and_fall-log-plays = { $who } joue { NAME($card, form: "card") }
rise_and_fall-log-lost = { $who } n’a plus { NAME($card, form: "de") } pour agir, et passe
rise_and_fall-log-moves = { $who } déplace { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-produces = { $who } produit 1 { NAME($resource, form: "bare") }
rise_and_fall-log-builds = { $who } construit { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-grows = { $who } fait naître un nomade { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-educates = { $who } fait { NAME($card, form: "un") } du nomade en { $area }
rise_and_fall-log-taxes = { $who } prélève { $n } PO de taxes en { $area }
rise_and_fall-log-trades = { $who } gagne { $n } PO de commerce avec { NAME($card, form: "le") } en { $area }
rise_and_fall-log-tithes = { $who } prélève une dîme de { $n } PO en { $area }
rise_and_fall-log-converts = { $who } convertit { NAME($card, form: "un") } de { $other } en { $area } pour { $n } PO
rise_and_fall-log-buys = { $who } achète 1 { NAME($resource, form: "bare") } pour { $n } PO
rise_and_fall-log-sells = { $who } vend 1 { NAME($resource, form: "bare") } pour { $n } PO
rise_and_fall-log-lands = { $who } débarque { NAME($card, form: "un") } { NAME($terrain, form: "a") } { $area }
rise_and_fall-log-trophy =
    { $n ->
        [one] { $who } prend le trophée { NAME($card, form: "card") }, { $n } point
       *[other] { $who } prend le trophée { NAME($card, form: "card") }, { $n } points
    }
rise_and_fall-log-to-hand = { $who } prend en main la carte { NAME($card, form: "card") }
rise_and_fall-log-to-reserve = { $who } n’a plus { NAME($card, form: "de") } : la carte { NAME($card, form: "card") } va en réserve
rise_and_fall-log-gives = { $who } met au Déclin : { $cards }
rise_and_fall-log-redeems = { $who } rachète { NAME($card, form: "card") } pour { $n } PO
rise_and_fall-log-extinct = La civilisation de { $who } s’éteint
rise_and_fall-log-recycles = { $who } reprend sa défausse
rise_and_fall-log-token = { $who } devient premier joueur
rise_and_fall-log-stalemate =
    { $n ->
        [one] { $n } tour sans nouveau trophée : la partie s’achève
       *[other] { $n } tours de suite sans nouveau trophée : la partie s’achève
    }
rise_and_fall-log-survivor = { $who } a la dernière civilisation, et gagne
rise_and_fall-log-end = La partie est finie

## Ce qui s’est passé, là où le plateau montre la case

rise_and_fall-seen-lays = { $who } pose { NAME($terrain, form: "un") }
rise_and_fall-seen-lifts = { $who } soulève { NAME($terrain, form: "un") }
rise_and_fall-seen-deploys = { $who } place { NAME($card, form: "un") } { NAME($terrain, form: "a") }
rise_and_fall-seen-moves = { $who } déplace { NAME($card, form: "un") } { NAME($terrain, form: "a") }
rise_and_fall-seen-builds = { $who } construit { NAME($card, form: "un") } { NAME($terrain, form: "a") }
rise_and_fall-seen-grows = { $who } fait naître un nomade { NAME($terrain, form: "a") }
rise_and_fall-seen-educates = { $who } fait { NAME($card, form: "un") } d’un nomade
rise_and_fall-seen-taxes = { $who } prélève { $n } PO de taxes sur une ville
rise_and_fall-seen-trades = { $who } gagne { $n } PO de commerce avec { NAME($card, form: "un") }
rise_and_fall-seen-tithes = { $who } prélève une dîme de { $n } PO
rise_and_fall-seen-converts = { $who } convertit { NAME($card, form: "un") } de { $other } pour { $n } PO
rise_and_fall-seen-lands = { $who } débarque { NAME($card, form: "un") } { NAME($terrain, form: "a") }

## La table en texte

rise_and_fall-table-building =
    Création du monde : on pose { NAME($terrain, form: "le") }. Reste à poser : { $tiles }.
rise_and_fall-table-left = { NAME($terrain, form: "bare") } { $n }
rise_and_fall-table-deploying = Le monde est fait. { $first } place la première pièce, puis commencera le premier tour.
rise_and_fall-table-time =
    Tour { $round }. { $taken ->
        [0] Aucun trophée n’est pris
        [one] { $taken } trophée est pris
       *[other] { $taken } trophées sont pris
    } ; avec { $target }, le tour est le dernier. Premier joueur : { $first }. La banque a { $bank } PO.
rise_and_fall-table-price = Une carte au Déclin coûte { $n } PO.
rise_and_fall-table-no-price = Rien n’est au Déclin avant le premier trophée.
rise_and_fall-table-trophies = Trophées
rise_and_fall-table-trophy =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-table-pieces = les { $n }
rise_and_fall-table-taken = pris : { $who }
rise_and_fall-table-free = libre
rise_and_fall-table-nearest = { $who } en a { $n }
rise_and_fall-table-players = Joueurs
rise_and_fall-table-treasure =
    { $gold } PO, { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
rise_and_fall-table-points =
    { $n ->
        [one] { $n } point en l’état
       *[other] { $n } points en l’état
    }
rise_and_fall-table-world = dans le monde : { $pieces }
rise_and_fall-table-count = { $n } { $n ->
        [one] { NAME($card, form: "bare") }
       *[other] { NAME($card, form: "plural") }
    }
rise_and_fall-table-played = joue { NAME($card, form: "card") }
rise_and_fall-table-chosen = a choisi
rise_and_fall-table-hand = main : { $cards }
rise_and_fall-table-hand-count =
    { $n ->
        [one] main : { $n } carte
       *[other] main : { $n } cartes
    }
rise_and_fall-table-discard = défausse : { $cards }
rise_and_fall-table-discard-top =
    { $n ->
        [one] défausse : { NAME($card, form: "card") }
       *[other] défausse : { $n } cartes, { NAME($card, form: "card") } au-dessus
    }
rise_and_fall-table-reserve = réserve : { $cards }
rise_and_fall-table-decline = Déclin : { $cards }
rise_and_fall-table-extinct = civilisation éteinte
rise_and_fall-table-legend-row = une rangée commence par la case écrite devant elle ; un pas à droite ajoute 1 à son premier nombre
rise_and_fall-table-legend-piece = fAn nomade de A en forêt
rise_and_fall-table-legend-bare = An nomade de A
rise_and_fall-table-legend-shared = + marchand sur la ville
rise_and_fall-table-wide = Le monde est trop large pour cette fenêtre : { $columns } colonnes le montreraient en carte.

## La table à l’écran

rise_and_fall-scene-world = Monde
rise_and_fall-scene-players = Joueurs
rise_and_fall-scene-hand = Main
rise_and_fall-scene-discard = Défausse
rise_and_fall-scene-reserve = Réserve
rise_and_fall-scene-played = Carte jouée
rise_and_fall-scene-start = À placer
rise_and_fall-scene-supply = Tuiles
rise_and_fall-scene-trophies = Trophées
rise_and_fall-scene-decline = Déclin
rise_and_fall-scene-legend = Points par case d’une région que vous dominez
rise_and_fall-scene-cliff = Falaise
rise_and_fall-scene-player = { $who }
rise_and_fall-scene-hand-of = Main de { $who }
rise_and_fall-scene-discard-of = Défausse de { $who }
rise_and_fall-scene-reserve-of = Réserve de { $who }
rise_and_fall-scene-played-of = Carte jouée par { $who }
rise_and_fall-scene-start-of = Pièces que { $who } doit placer
rise_and_fall-scene-piece = { NAME($card) } de { $who }
rise_and_fall-scene-card = Carte { NAME($card, form: "card") } de { $who }
rise_and_fall-scene-card-sealed = Votre carte, face cachée jusqu’à ce que tous aient choisi
rise_and_fall-scene-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-scene-tile =
    { NAME($terrain) }, { $n ->
        [0] plus aucune tuile
        [one] encore { $n } tuile
       *[other] encore { $n } tuiles
    }
rise_and_fall-scene-frontier = Hors du monde
rise_and_fall-scene-region =
    { NAME($terrain) } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
rise_and_fall-scene-trophy =
    { $n ->
        [one] Trophée pour les { $of } { NAME($card, form: "plural") } : { $n } point
       *[other] Trophée pour les { $of } { NAME($card, form: "plural") } : { $n } points
    }
rise_and_fall-scene-trophy-taken =
    { $n ->
        [one] Trophée { NAME($card, form: "card") } : { $n } point, pris par { $who }
       *[other] Trophée { NAME($card, form: "card") } : { $n } points, pris par { $who }
    }
rise_and_fall-scene-price = { $n } PO pour racheter une carte
rise_and_fall-scene-gold = Or
rise_and_fall-scene-wood = Bois
rise_and_fall-scene-stone = Pierre
rise_and_fall-scene-hand-cards = Cartes en main
rise_and_fall-scene-won = Trophées
rise_and_fall-scene-extinct = Civilisation éteinte
rise_and_fall-scene-round = Tour { $n }
rise_and_fall-scene-race =
    { $n ->
        [0] Aucun trophée sur { $of }
        [one] { $n } trophée sur { $of }
       *[other] { $n } trophées sur { $of }
    }
rise_and_fall-scene-laying =
    { NAME($terrain) } : { $n ->
        [one] encore { $n } tuile
       *[other] encore { $n } tuiles
    }
rise_and_fall-scene-last = Dernier tour
rise_and_fall-scene-dry =
    { $n ->
        [one] { $n } tour sans trophée
       *[other] { $n } tours sans trophée
    }
rise_and_fall-scene-may-end =
    { $n ->
        [one] { $n } pièce n’a pas agi
       *[other] { $n } pièces n’ont pas agi
    }
rise_and_fall-scene-final = Tous les choix sont révélés : on ne pourra plus annuler.

rise_and_fall-phase-build = Créer le monde
rise_and_fall-phase-deploy = Premières pièces
rise_and_fall-phase-play = Choisir une carte
rise_and_fall-phase-act = Agir
rise_and_fall-phase-decline = Déclin
rise_and_fall-phase-buy_back = Racheter
rise_and_fall-phase-recycle = Recycler

## Les cartes : titres, lignes brèves, et tout ce qu’elles permettent

rise_and_fall-card-nomad = Nomades
rise_and_fall-card-city = Villes
rise_and_fall-card-ship = Navires
rise_and_fall-card-mountaineer = Montagnards
rise_and_fall-card-merchant = Marchands
rise_and_fall-card-temple = Temples

rise_and_fall-face-nomad-move = Aller à 1 case
rise_and_fall-face-nomad-produce = Produire bois ou pierre
rise_and_fall-face-nomad-build = Ville, temple, navire
rise_and_fall-face-city-grow = Faire naître un nomade
rise_and_fall-face-city-educate = Former un nomade
rise_and_fall-face-city-tax = Taxes, de 1 à 3
rise_and_fall-face-ship-move = Naviguer partout
rise_and_fall-face-ship-build = Ville ou temple à terre
rise_and_fall-face-ship-land = Débarquer
rise_and_fall-face-ship-trade = Commerce, 3 par ville
rise_and_fall-face-mountaineer-move = Aller à 3, par falaises
rise_and_fall-face-mountaineer-produce = Produire bois ou pierre
rise_and_fall-face-mountaineer-build = Construire une ville
rise_and_fall-face-merchant-move = Aller à 4, par falaises
rise_and_fall-face-merchant-trade = Commerce, 5 ou 3
rise_and_fall-face-merchant-bank = Acheter, vendre à 5
rise_and_fall-face-merchant-build = Construire un navire
rise_and_fall-face-temple-convert = Convertir un voisin
rise_and_fall-face-temple-tithe = Dîme, 2 par voisin

rise_and_fall-about-nomad =
    Aller à 1 case, sans franchir de falaise. Produire 1 bois en forêt ou 1 pierre en montagne. Construire une ville en plaine ou en forêt (1 bois, 1 pierre), un temple en plaine ou en montagne (2 pierres), un navire depuis une plaine côtière (1 bois).
rise_and_fall-about-city =
    Faire naître un nomade à côté. Former un de vos nomades voisins : marchand (2 PO) ou montagnard (1 PO). Prélever les taxes : 1 PO en montagne, 2 en plaine, 3 en forêt. Les falaises arrêtent croissance et formation.
rise_and_fall-about-ship =
    Aller partout sur sa mer. Construire une ville (1 pierre) ou un temple (2 pierres) sur une plaine voisine. Débarquer en plaine ou en forêt, en nomade (gratuit) ou en marchand (2 PO). Commercer : 3 PO par ville qui donne sur sa mer.
rise_and_fall-about-mountaineer =
    Aller jusqu’à 3 cases, par falaises et glaciers, en passant vos propres pièces. Produire 1 bois en forêt ou 1 pierre en montagne ou sur glacier. Construire une ville en forêt ou en montagne (2 bois).
rise_and_fall-about-merchant =
    Aller jusqu’à 4 cases, par les falaises, en passant toutes les pièces ; peut s’arrêter sur une ville. Commercer : 5 PO par ville étrangère ici ou à côté, 3 par ville à vous. Acheter ou vendre 1 bois ou 1 pierre pour 5 PO. Construire un navire depuis une plaine côtière (1 bois).
rise_and_fall-about-temple =
    Convertir une pièce adverse voisine : nomade 2 PO, montagnard 3, marchand ou navire 5. Prélever la dîme : 2 PO par pièce à vous à côté, sauf les temples.

## Options

rise_and_fall-option-trophies = Longueur de la partie
    .about = Le tour où tant de trophées sont pris est le dernier.
rise_and_fall-option-trophies-4 = Normale, 4 trophées
rise_and_fall-option-trophies-5 = Avancée, 5 trophées
rise_and_fall-option-trophies-6 = Épique, les 6 trophées
rise_and_fall-option-world = Le monde
    .about = Construit par vous tous, tiré au hasard d’un coup, ou repris d’un monde construit auparavant.
rise_and_fall-option-world-together = Construit ensemble
rise_and_fall-option-world-quick = Monde rapide
rise_and_fall-option-world-saved = Monde enregistré
rise_and_fall-option-buy_back = Rachat des cartes
    .about = L’un après l’autre, ou tous à la fois et en secret.
rise_and_fall-option-buy_back-in_turn = Dans l’ordre du tour
rise_and_fall-option-buy_back-simultaneous = Tous à la fois
rise_and_fall-option-count = Décompte final
    .about = Le décompte rapide fait rendre la moitié de l’or, arrondie au-dessous ; une somme impaire vaut alors un point de plus.
rise_and_fall-option-count-full = Complet
rise_and_fall-option-count-quick = Rapide
rise_and_fall-option-discards = Défausses
    .about = Voir toutes les cartes des autres, ou seulement le dessus de leur défausse.
rise_and_fall-option-discards-open = Ouvertes
rise_and_fall-option-discards-top = Dessus seulement
rise_and_fall-option-stalemate_rounds = Impasse
    .about = Après tant de tours de suite sans nouveau trophée, la partie s’achève et l’on compte.
rise_and_fall-option-stalemate_rounds-100 = 100 tours
rise_and_fall-option-stalemate_rounds-50 = 50 tours
rise_and_fall-option-stalemate_rounds-20 = 20 tours
rise_and_fall-option-stalemate_rounds-0 = Jamais
rise_and_fall-option-slow_player = Joueur lent
    .about = Le temps de réflexion du dernier joueur sans carte, avant que le hasard n’en joue une.
rise_and_fall-option-slow_player-0 = Sans limite
rise_and_fall-option-slow_player-3 = 3 secondes
rise_and_fall-option-slow_player-10 = 10 secondes
rise_and_fall-option-slow_player-30 = 30 secondes

## De plus près

rise_and_fall-look-hex = { $area } : { NAME($terrain, form: "bare") }.
rise_and_fall-look-piece = { NAME($card) } de { $who }.
rise_and_fall-look-empty = Personne ne s’y trouve.
rise_and_fall-look-region =
    Sa région a { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } et vaut { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
rise_and_fall-look-led = Domination : { $who }.
rise_and_fall-look-unled = Personne ne la domine.
rise_and_fall-look-cliffs = Falaises vers : { $areas }.
rise_and_fall-look-card = { NAME($card, form: "card") } ({ $count } pièces). { $about } Points selon les pièces dans le monde : { $points }.

## Sections des règles

rise_and_fall-section-setup = Mise en place
rise_and_fall-section-world = Création du monde
rise_and_fall-section-deployment = Déploiement initial
rise_and_fall-section-cards = Cartes Civilisation
rise_and_fall-section-playing = Jouer une carte
rise_and_fall-section-actions = Actions
rise_and_fall-section-bank = Trésorerie et banque
rise_and_fall-section-nomads = Nomades
rise_and_fall-section-cities = Villes
rise_and_fall-section-ships = Navires
rise_and_fall-section-temples = Temples
rise_and_fall-section-mountaineers = Montagnards
rise_and_fall-section-merchants = Marchands
rise_and_fall-section-trophies = Trophées
rise_and_fall-section-decline = Déclin
rise_and_fall-section-buy_back = Rachat
rise_and_fall-section-extinction = Extinction
rise_and_fall-section-recycling = Recyclage
rise_and_fall-section-end = Fin de partie
rise_and_fall-section-scoring = Points de victoire

## Libellés des comptes

label-rise_and_fall-end-winner = points
label-rise_and_fall-scoring-economy = économie
label-rise_and_fall-scoring-quick_count = or gardé
label-rise_and_fall-scoring-trophies = trophée
label-rise_and_fall-scoring-development = développement
label-rise_and_fall-scoring-territory = territoire
label-rise_and_fall-cities-taxes = taxes
label-rise_and_fall-cities-education = éducation
label-rise_and_fall-ships-trade = villes côtières
label-rise_and_fall-ships-transform_merchant = débarquement
label-rise_and_fall-merchants-trade = villes adverses
label-rise_and_fall-merchants-own_city = vos villes
label-rise_and_fall-merchants-bank = commerce avec la banque
label-rise_and_fall-temples-tithe = dîme
label-rise_and_fall-temples-price = conversion
label-rise_and_fall-bank-short = banque à court
label-rise_and_fall-buy_back-price = prix

## Refus : pourquoi un acte n’est pas permis

no-rise_and_fall-world-turns = on pose maintenant { NAME($terrain, form: "un") }
no-rise_and_fall-world-sea_table = il y a déjà une tuile à cet endroit
no-rise_and_fall-world-sea_touch =
    { $n ->
        [0] elle ne touche aucune autre mer, et doit en toucher au moins 2
        [one] elle ne touche que { $n } autre mer, et doit en toucher au moins 2
       *[other] elle touche { $n } autres mers, et doit en toucher au moins 2
    }
no-rise_and_fall-world-sea_enclosure = elle enfermerait un espace vide
no-rise_and_fall-world-window = elle irait à plus de { $radius } cases du point où le monde a commencé
no-rise_and_fall-world-plain_on_sea =
    { $n ->
        [one] { $n } de ses cases ne serait pas sur la mer
       *[other] { $n } de ses cases ne seraient pas sur la mer
    }
no-rise_and_fall-world-forest_on_plain =
    { $n ->
        [one] { $n } de ses cases ne serait pas sur une plaine
       *[other] { $n } de ses cases ne seraient pas sur une plaine
    }
no-rise_and_fall-world-mountain_on_forest =
    { $n ->
        [one] { $n } de ses cases ne serait pas sur une forêt
       *[other] { $n } de ses cases ne seraient pas sur une forêt
    }
no-rise_and_fall-world-glacier_on_mountain =
    { $n ->
        [one] { $n } de ses cases ne serait pas sur une montagne
       *[other] { $n } de ses cases ne seraient pas sur une montagne
    }
no-rise_and_fall-world-no_overlap =
    { $n ->
        [one] elle recouvrirait une tuile du même terrain
       *[other] elle recouvrirait une tuile du même terrain, sur { $n } cases
    }
no-rise_and_fall-world-no_room_plain =
    { $n ->
        [one] la place manque : il faut d’abord soulever { $n } plaine
       *[other] la place manque : il faut d’abord soulever { $n } plaines
    }
no-rise_and_fall-world-no_room_upper =
    { $n ->
        [one] la place manque : il faut d’abord soulever { $n } tuile de { NAME($terrain, form: "bare") }
       *[other] la place manque : il faut d’abord soulever { $n } tuiles de { NAME($terrain, form: "bare") }
    }
no-rise_and_fall-world-lift =
    { $n ->
        [0] on ne soulève une tuile que si la place manque pour la suivante
        [one] soulever cette seule tuile ne ferait pas de place
       *[other] aucun choix de { $n } tuiles avec celle-ci ne ferait de place
    }
no-rise_and_fall-world-relay =
    { $n ->
        [one] la tuile encore en main ne tiendrait plus
       *[other] les { $n } tuiles encore en main ne tiendraient plus
    }
no-rise_and_fall-world-not_back = une tuile soulevée ne revient pas où elle était
no-rise_and_fall-deployment-order = c’est une de vos trois premières pièces que l’on place maintenant
no-rise_and_fall-deployment-start = vous n’avez plus cette pièce à placer
no-rise_and_fall-deployment-one_per_hex = la case est déjà occupée
no-rise_and_fall-deployment-ship = un navire commence en mer
no-rise_and_fall-deployment-land = nomades et villes commencent en plaine, en forêt ou en montagne
no-rise_and_fall-playing-choose = cette carte n’est pas dans votre main
no-rise_and_fall-actions-kind = ce sont { NAME($card, form: "des") } qui agissent maintenant, à leur façon
no-rise_and_fall-actions-once = cette pièce a déjà agi
no-rise_and_fall-actions-reserve = il ne vous reste plus { NAME($card, form: "de") } en réserve
no-rise_and_fall-actions-cliff = une falaise barre le chemin
no-rise_and_fall-actions-stacking = la case est déjà occupée
no-rise_and_fall-actions-idle = cela ne donnerait rien
no-rise_and_fall-bank-limit = nul ne peut avoir plus de { $most } { NAME($resource, form: "plural") }
no-rise_and_fall-bank-cost =
    { $cost ->
        [one] il faut { $cost } { NAME($resource, form: "bare") } et vous en avez { $has }
       *[other] il faut { $cost } { NAME($resource, form: "plural") } et vous en avez { $has }
    }
no-rise_and_fall-nomads-move = un nomade va sur une plaine, une forêt ou une montagne voisine
no-rise_and_fall-nomads-produce = un nomade ne produit qu’en forêt ou en montagne
no-rise_and_fall-nomads-city = un nomade ne construit une ville qu’en plaine ou en forêt
no-rise_and_fall-nomads-temple = un nomade ne construit un temple qu’en plaine ou en montagne
no-rise_and_fall-nomads-ship = un nomade construit un navire depuis une plaine, sur une case de mer voisine et vide
no-rise_and_fall-cities-growth = le nouveau nomade paraît sur une plaine, une forêt ou une montagne voisine de la ville
no-rise_and_fall-cities-education = une ville forme un de vos nomades voisins
no-rise_and_fall-ships-move = un navire reste sur sa mer
no-rise_and_fall-ships-build = un navire construit sur une plaine voisine et vide
no-rise_and_fall-ships-transform_nomad = un nomade débarque sur une plaine ou une forêt voisine du navire
no-rise_and_fall-ships-transform_merchant = un marchand débarque sur une plaine ou une forêt voisine du navire
no-rise_and_fall-temples-conversion = un temple convertit un nomade, un montagnard, un marchand ou un navire adverse voisin
no-rise_and_fall-mountaineers-move = un montagnard va jusqu’à { $most } cases, par la terre seulement
no-rise_and_fall-mountaineers-passing = une pièce étrangère barre le chemin
no-rise_and_fall-mountaineers-produce = un montagnard ne produit qu’en forêt, en montagne ou sur un glacier
no-rise_and_fall-mountaineers-city = un montagnard ne construit une ville qu’en forêt ou en montagne
no-rise_and_fall-merchants-move = un marchand va jusqu’à { $most } cases, par la terre et sans glacier
no-rise_and_fall-merchants-stopping = un marchand s’arrête sur une case vide ou sur une ville sans marchand
no-rise_and_fall-merchants-ship = un marchand construit un navire depuis une plaine, sur une case de mer voisine et vide
no-rise_and_fall-decline-owed =
    { $n ->
        [one] vous devez exactement { $n } carte
       *[other] vous devez exactement { $n } cartes
    }
no-rise_and_fall-decline-choice = seules les cartes de votre main et de votre défausse vont au Déclin
no-rise_and_fall-decline-short =
    { $n ->
        [one] vous devez votre seule carte active
       *[other] vous devez vos { $n } cartes actives
    }
no-rise_and_fall-buy_back-one = cette carte n’est pas au Déclin
no-rise_and_fall-buy_back-forced = sans carte active, vous devez en racheter une dont les pièces sont dans le monde

## Comment se nomment les pièces d’un joueur quand elles disent où est une case

rise_and_fall-yours-city = votre ville
rise_and_fall-yours-temple = votre temple
rise_and_fall-yours-ship = votre navire
rise_and_fall-yours-nomad = votre nomade
rise_and_fall-yours-mountaineer = votre montagnard
rise_and_fall-yours-merchant = votre marchand
