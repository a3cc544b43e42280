### Rise of Empires en français. NAME donne le nom d’une chose dans une de ses formes.

## Le jeu

rise_of_empires-name = Rise of Empires
rise_of_empires-about = Menez un empire à travers trois ères : choisissez vos actions à un tour, reprenez-les au suivant, et nourrissez, commercez, bâtissez et combattez d’un bout à l’autre de la carte.

## Noms : les biens

rise_of_empires-name-gold = Or
    .un = une pièce
    .le = la pièce
    .bare = pièce
    .plural = pièces
    .short = p
rise_of_empires-name-resource = Ressources
    .un = une ressource
    .le = la ressource
    .bare = ressource
    .plural = ressources
    .short = r
rise_of_empires-name-cube = Cubes
    .un = un cube
    .le = le cube
    .bare = cube
    .plural = cubes
    .short = c
rise_of_empires-name-food = Nourriture
    .un = une nourriture
    .le = la nourriture
    .bare = nourriture
    .plural = nourritures
    .short = n
rise_of_empires-name-point = PV
    .un = un PV
    .le = le PV
    .bare = PV
    .plural = PV
    .short = PV
rise_of_empires-name-disc = Disques Action
    .un = un disque Action
    .le = le disque Action
    .bare = disque Action
    .plural = disques Action
rise_of_empires-name-alliance = Pion Alliance
    .un = un pion Alliance
    .le = le pion Alliance
    .bare = pion Alliance
    .plural = pions Alliance

## Noms : les lignes du tableau Action, et ce qui s’y trouve

rise_of_empires-name-progress = Progrès
    .un = une tuile Progrès
    .bare = tuile Progrès
    .plural = tuiles Progrès
    .a = dans la ligne Progrès
    .de = de la ligne Progrès
    .short = P
rise_of_empires-name-territory = Territoire
    .un = une tuile Territoire
    .bare = tuile Territoire
    .plural = tuiles Territoire
    .a = dans la ligne Territoire
    .de = de la ligne Territoire
    .short = T
rise_of_empires-name-city = Cité
    .un = une cité
    .bare = cité
    .plural = cités
    .a = dans la ligne Cité
    .de = de la ligne Cité
    .short = C
rise_of_empires-name-empire = Empire
    .un = une tuile Empire
    .bare = tuile Empire
    .plural = tuiles Empire
    .a = dans la ligne Empire
    .de = de la ligne Empire
    .short = E
rise_of_empires-name-trade = Commerce
    .un = un commerce
    .bare = commerce
    .plural = commerces
    .a = dans la ligne Commerce
    .de = de la ligne Commerce
    .short = $
rise_of_empires-name-wonder = Merveille
    .un = une merveille
    .bare = merveille
    .plural = merveilles

## Noms : les parties de la carte

rise_of_empires-name-old_world = Ancien Monde
    .le = l’Ancien Monde
    .a = dans l’Ancien Monde
rise_of_empires-name-new_world = Nouveau Monde
    .le = le Nouveau Monde
    .a = au Nouveau Monde
rise_of_empires-name-far_east = Extrême-Orient
    .le = l’Extrême-Orient
    .a = en Extrême-Orient

## Noms : les régions

rise_of_empires-name-mediterranean = Méditerranée
    .le = la Méditerranée
    .a = en Méditerranée
    .de = de la Méditerranée
rise_of_empires-name-iberia = Ibérie
    .le = l’Ibérie
    .a = en Ibérie
    .de = d’Ibérie
rise_of_empires-name-gaul = Gaule
    .le = la Gaule
    .a = en Gaule
    .de = de Gaule
rise_of_empires-name-italia = Italie
    .le = l’Italie
    .a = en Italie
    .de = d’Italie
rise_of_empires-name-balkans = Balkans
    .le = les Balkans
    .a = dans les Balkans
    .de = des Balkans
rise_of_empires-name-greece = Grèce
    .le = la Grèce
    .a = en Grèce
    .de = de Grèce
rise_of_empires-name-asia_minor = Asie Mineure
    .le = l’Asie Mineure
    .a = en Asie Mineure
    .de = d’Asie Mineure
rise_of_empires-name-levant = Levant
    .le = le Levant
    .a = au Levant
    .de = du Levant
rise_of_empires-name-egypt = Égypte
    .le = l’Égypte
    .a = en Égypte
    .de = d’Égypte
rise_of_empires-name-cyrenaica = Cyrénaïque
    .le = la Cyrénaïque
    .a = en Cyrénaïque
    .de = de Cyrénaïque
rise_of_empires-name-carthage = Carthage
    .le = Carthage
    .a = à Carthage
    .de = de Carthage
rise_of_empires-name-mauretania = Maurétanie
    .le = la Maurétanie
    .a = en Maurétanie
    .de = de Maurétanie
rise_of_empires-name-britain = Îles Britanniques
    .le = les îles Britanniques
    .a = dans les îles Britanniques
    .de = des îles Britanniques
rise_of_empires-name-northern_europe = Europe du Nord
    .le = l’Europe du Nord
    .a = en Europe du Nord
    .de = d’Europe du Nord
rise_of_empires-name-germany = Saint-Empire
    .le = le Saint-Empire
    .a = dans le Saint-Empire
    .de = du Saint-Empire
rise_of_empires-name-poland = Pologne-Lituanie
    .le = la Pologne-Lituanie
    .a = en Pologne-Lituanie
    .de = de Pologne-Lituanie
rise_of_empires-name-danube = Pays danubiens
    .le = les pays danubiens
    .a = dans les pays danubiens
    .de = des pays danubiens
rise_of_empires-name-muscovy = Moscovie
    .le = la Moscovie
    .a = en Moscovie
    .de = de Moscovie
rise_of_empires-name-north_america = Amérique du Nord
    .le = l’Amérique du Nord
    .a = en Amérique du Nord
    .de = d’Amérique du Nord
rise_of_empires-name-south_america = Amérique du Sud
    .le = l’Amérique du Sud
    .a = en Amérique du Sud
    .de = d’Amérique du Sud
rise_of_empires-name-china = Chine
    .le = la Chine
    .a = en Chine
    .de = de Chine
rise_of_empires-name-indies = Les Indes
    .le = les Indes
    .a = aux Indes
    .de = des Indes
rise_of_empires-name-middle_east = Moyen-Orient
    .le = le Moyen-Orient
    .a = au Moyen-Orient
    .de = du Moyen-Orient
rise_of_empires-name-persia = Perse
    .le = la Perse
    .a = en Perse
    .de = de Perse
rise_of_empires-name-central_asia = Asie centrale
    .le = l’Asie centrale
    .a = en Asie centrale
    .de = d’Asie centrale
rise_of_empires-name-siberia = Sibérie
    .le = la Sibérie
    .a = en Sibérie
    .de = de Sibérie
rise_of_empires-name-japan = Japon
    .le = le Japon
    .a = au Japon
    .de = du Japon
rise_of_empires-name-west_africa = Afrique de l’Ouest
    .le = l’Afrique de l’Ouest
    .a = en Afrique de l’Ouest
    .de = d’Afrique de l’Ouest
rise_of_empires-name-congo = Bassin du Congo
    .le = le bassin du Congo
    .a = dans le bassin du Congo
    .de = du bassin du Congo
rise_of_empires-name-east_africa = Afrique de l’Est
    .le = l’Afrique de l’Est
    .a = en Afrique de l’Est
    .de = d’Afrique de l’Est
rise_of_empires-name-southern_africa = Afrique australe
    .le = l’Afrique australe
    .a = en Afrique australe
    .de = d’Afrique australe
rise_of_empires-name-oceania = Australasie
    .le = l’Australasie
    .a = en Australasie
    .de = d’Australasie

## Noms : les flèches et les frontières fermées de la carte

rise_of_empires-name-strait_of_gibraltar = Détroit de Gibraltar
rise_of_empires-name-strait_of_sicily = Canal de Sicile
rise_of_empires-name-english_channel = Manche
rise_of_empires-name-north_sea = Mer du Nord
rise_of_empires-name-red_sea = Mer Rouge
rise_of_empires-name-sea_of_japan = Mer du Japon
rise_of_empires-name-western_pacific = Pacifique ouest
rise_of_empires-name-southern_indian_ocean = Sud de l’océan Indien
rise_of_empires-name-closed_border = Frontière fermée

## Noms : les tuiles Territoire

rise_of_empires-name-plains = Plaine
    .un = une plaine
    .le = la plaine
    .bare = plaine
    .plural = plaines
rise_of_empires-name-island = Île
    .un = une île
    .le = l’île
    .bare = île
    .plural = îles
rise_of_empires-name-forest = Forêt
    .un = une forêt
    .le = la forêt
    .bare = forêt
    .plural = forêts
rise_of_empires-name-mountain = Montagne
    .un = une montagne
    .le = la montagne
    .bare = montagne
    .plural = montagnes
rise_of_empires-name-town = Ville
    .un = une ville
    .le = la ville
    .bare = ville
    .plural = villes

## Noms : les tuiles Progrès

rise_of_empires-name-iron_weapons = Armes de fer
rise_of_empires-name-irrigation = Irrigation
rise_of_empires-name-coinage = Monnaie
rise_of_empires-name-mining = Mines
rise_of_empires-name-barter = Troc
rise_of_empires-name-writing = Écriture
rise_of_empires-name-philosophy = Philosophie
rise_of_empires-name-religion = Religion
rise_of_empires-name-sailing = Voile
rise_of_empires-name-roads = Routes
rise_of_empires-name-fortifications = Fortifications
rise_of_empires-name-tribute = Tribut
rise_of_empires-name-architecture = Architecture
rise_of_empires-name-navigation = Navigation
rise_of_empires-name-printing = Imprimerie
rise_of_empires-name-steam_pump = Pompe à vapeur
rise_of_empires-name-mercenaries = Mercenaires
rise_of_empires-name-heavy_plough = Charrue lourde
rise_of_empires-name-banking = Banque
rise_of_empires-name-guilds = Guildes
rise_of_empires-name-gunpowder = Poudre à canon
rise_of_empires-name-feudalism = Féodalité
rise_of_empires-name-universities = Universités
rise_of_empires-name-patronage = Mécénat
rise_of_empires-name-knights = Chevaliers
rise_of_empires-name-diplomacy = Diplomatie
rise_of_empires-name-chartered_company = Compagnie à charte
rise_of_empires-name-fertilizers = Engrais
rise_of_empires-name-television = Télévision
rise_of_empires-name-ideology = Idéologie
rise_of_empires-name-oil_drilling = Forage pétrolier
rise_of_empires-name-railways = Chemins de fer
rise_of_empires-name-tanks = Blindés
rise_of_empires-name-aviation = Aviation
rise_of_empires-name-industrialisation = Industrialisation
rise_of_empires-name-stock_exchange = Bourse
rise_of_empires-name-medicine = Médecine
rise_of_empires-name-refrigeration = Réfrigération
rise_of_empires-name-skyscrapers = Gratte-ciel
rise_of_empires-name-free_trade = Libre-échange
rise_of_empires-name-computers = Informatique

## Noms : les cités

rise_of_empires-name-memphis = Memphis
    .le = Memphis
rise_of_empires-name-tyre = Tyr
    .le = Tyr
rise_of_empires-name-babylon = Babylone
    .le = Babylone
rise_of_empires-name-mycenae = Mycènes
    .le = Mycènes
rise_of_empires-name-troy = Troie
    .le = Troie
rise_of_empires-name-athens = Athènes
    .le = Athènes
rise_of_empires-name-alexandria = Alexandrie
    .le = Alexandrie
rise_of_empires-name-rome = Rome
    .le = Rome
rise_of_empires-name-constantinople = Constantinople
    .le = Constantinople
rise_of_empires-name-venice = Venise
    .le = Venise
rise_of_empires-name-cordoba = Cordoue
    .le = Cordoue
rise_of_empires-name-bruges = Bruges
    .le = Bruges
rise_of_empires-name-kyiv = Kiev
    .le = Kiev
rise_of_empires-name-paris = Paris
    .le = Paris
rise_of_empires-name-florence = Florence
    .le = Florence
rise_of_empires-name-lisbon = Lisbonne
    .le = Lisbonne
rise_of_empires-name-london = Londres
    .le = Londres
rise_of_empires-name-new_york = New York
    .le = New York
rise_of_empires-name-manchester = Manchester
    .le = Manchester
rise_of_empires-name-saint_petersburg = Saint-Pétersbourg
    .le = Saint-Pétersbourg
rise_of_empires-name-vienna = Vienne
    .le = Vienne
rise_of_empires-name-berlin = Berlin
    .le = Berlin
rise_of_empires-name-bombay = Bombay
    .le = Bombay
rise_of_empires-name-buenos_aires = Buenos Aires
    .le = Buenos Aires
rise_of_empires-name-tokyo = Tokyo
    .le = Tokyo
rise_of_empires-name-los_angeles = Los Angeles
    .le = Los Angeles
rise_of_empires-name-sao_paulo = São Paulo
    .le = São Paulo
rise_of_empires-name-sydney = Sydney
    .le = Sydney
rise_of_empires-name-shanghai = Shanghai
    .le = Shanghai
rise_of_empires-name-moscow = Moscou
    .le = Moscou

## Noms : les merveilles

rise_of_empires-name-great_pyramid = Grande Pyramide
    .le = la Grande Pyramide
rise_of_empires-name-colossus = Colosse
    .le = le Colosse
rise_of_empires-name-great_cathedral = Grande cathédrale
    .le = la Grande cathédrale
rise_of_empires-name-great_wall = Grande Muraille
    .le = la Grande Muraille
rise_of_empires-name-interoceanic_canal = Canal interocéanique
    .le = le Canal interocéanique
rise_of_empires-name-moon_landing = Conquête de la Lune
    .le = la Conquête de la Lune

## Noms : les tuiles Empire, leur face de l’ère I et celle des ères II et III

rise_of_empires-name-e1_front = Horde nomade
rise_of_empires-name-e1_back = Marches impériales
rise_of_empires-name-e2_front = Légion
rise_of_empires-name-e2_back = Flotte océanique
rise_of_empires-name-e3_front = Navires de colons
rise_of_empires-name-e3_back = Aventure marchande
rise_of_empires-name-e4_front = Armée de chars
rise_of_empires-name-e4_back = Grande armée
rise_of_empires-name-e5_front = Galères de guerre
rise_of_empires-name-e5_back = Vaisseaux de ligne
rise_of_empires-name-e6_front = Forts frontaliers
rise_of_empires-name-e6_back = Guerre sur deux fronts
rise_of_empires-name-e7_front = Pillards des mers
rise_of_empires-name-e7_back = Corps amphibie
rise_of_empires-name-e8_front = Garde royale
rise_of_empires-name-e8_back = Train de siège

## Noms : les cases de la piste Commerce

rise_of_empires-name-local_market = Marché local
rise_of_empires-name-river_port = Port fluvial
rise_of_empires-name-temple_gifts = Dons au temple
rise_of_empires-name-court_luxuries = Luxe de cour
rise_of_empires-name-caravan_road = Route caravanière
rise_of_empires-name-great_fair = Grande foire
rise_of_empires-name-colonial_goods = Denrées coloniales
rise_of_empires-name-ocean_trade = Commerce océanique
rise_of_empires-name-royal_exchange = Bourse royale
rise_of_empires-name-world_exhibition = Exposition universelle
rise_of_empires-name-global_market = Marché mondial

## Plusieurs choses à la suite

rise_of_empires-count = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-named = { NAME($thing) }
rise_of_empires-named-red = { NAME($thing) } (rouge)
rise_of_empires-and-1 = { $a }
rise_of_empires-and-2 = { $a } et { $b }
rise_of_empires-and-3 = { $a }, { $b } et { $c }
rise_of_empires-and-4 = { $a }, { $b }, { $c } et { $d }
rise_of_empires-or-1 = { $a }
rise_of_empires-or-2 = { $a } ou { $b }
rise_of_empires-or-3 = { $a }, { $b } ou { $c }
rise_of_empires-or-4 = { $a }, { $b }, { $c } ou { $d }
rise_of_empires-then-1 = { $a }
rise_of_empires-then-2 = { $a }, puis { $b }
rise_of_empires-then-3 = { $a }, puis { $b }, puis { $c }
rise_of_empires-then-4 = { $a }, puis { $b }, puis { $c }, puis { $d }
rise_of_empires-plus-1 = { $a }
rise_of_empires-plus-2 = { $a }, plus { $b }
rise_of_empires-plus-3 = { $a }, plus { $b }, plus { $c }
rise_of_empires-plus-4 = { $a }, plus { $b }, plus { $c }, plus { $d }
rise_of_empires-list-1 = { $a }
rise_of_empires-list-2 = { $a } ; { $b }
rise_of_empires-list-3 = { $a } ; { $b } ; { $c }
rise_of_empires-list-4 = { $a } ; { $b } ; { $c } ; { $d }
rise_of_empires-none = rien

## Ce que font les tuiles Progrès

rise_of_empires-effect-each-turn = chaque tour, { $what }
rise_of_empires-effect-free = action gratuite : { $what }
rise_of_empires-effect-gain = gagner { $what }
rise_of_empires-effect-per =
    { $kinds ->
        [one] { $what } { $of } ({ $most } au plus)
       *[other] { $what } { $of } ({ $most } de chaque au plus)
    }
rise_of_empires-effect-if = { $what } { $of }
rise_of_empires-effect-swap = échanger { $paid } contre { $gained }
rise_of_empires-effect-fight = combattre dans une région : vous perdez { $own }, votre adversaire { $other }
rise_of_empires-effect-strike =
    { $range ->
        [0] un adversaire perd { $cubes } dans une région où vous avez des cubes
        [one] un adversaire perd { $cubes } dans une région où vous avez des cubes ou voisine
       *[other] un adversaire perd { $cubes } dans une région à { $range } pas au plus de vos cubes
    }
rise_of_empires-effect-trade = commercer sans disque
rise_of_empires-effect-ally = poser votre pion Alliance dans une région où vous avez des cubes : nul ne vous y combat ni ne vous y frappe jusqu’à la fin du tour
rise_of_empires-effect-may = peut-être { $what }
rise_of_empires-effect-other = utiliser sa capacité

rise_of_empires-per-plains =
    { $n ->
        [one] pour chacune de vos plaines
       *[other] par lot de { $n } de vos plaines
    }
rise_of_empires-per-island =
    { $n ->
        [one] pour chacune de vos îles
       *[other] par lot de { $n } de vos îles
    }
rise_of_empires-per-forest =
    { $n ->
        [one] pour chacune de vos forêts
       *[other] par lot de { $n } de vos forêts
    }
rise_of_empires-per-mountain =
    { $n ->
        [one] pour chacune de vos montagnes
       *[other] par lot de { $n } de vos montagnes
    }
rise_of_empires-per-town =
    { $n ->
        [one] pour chacune de vos villes
       *[other] par lot de { $n } de vos villes
    }
rise_of_empires-per-city =
    { $n ->
        [one] pour chacune de vos cités
       *[other] par lot de { $n } de vos cités
    }
rise_of_empires-per-progress =
    { $n ->
        [one] pour chacune de vos tuiles Progrès
       *[other] par lot de { $n } de vos tuiles Progrès
    }
rise_of_empires-per-region_controlled =
    { $n ->
        [one] pour chaque région que vous contrôlez seul
       *[other] par lot de { $n } régions que vous contrôlez seul
    }
rise_of_empires-per-overseas_region_occupied =
    { $n ->
        [one] pour chaque région d’outre-mer où vous avez des cubes
       *[other] par lot de { $n } régions d’outre-mer où vous avez des cubes
    }
rise_of_empires-per-alliance_region_controlled =
    { $n ->
        [one] si vous contrôlez seul la région de votre pion Alliance
       *[other] si vous contrôlez seul la région de votre pion Alliance
    }

rise_of_empires-modifier-defender_loss =
    { $n ->
        [one] dans vos combats avec une tuile Empire, l’adversaire perd { $n } cube de plus
       *[other] dans vos combats avec une tuile Empire, l’adversaire perd { $n } cubes de plus
    }
rise_of_empires-modifier-attacker_loss =
    { $n ->
        [one] dans vos combats avec une tuile Empire, vous perdez { $n } cube de moins
       *[other] dans vos combats avec une tuile Empire, vous perdez { $n } cubes de moins
    }
rise_of_empires-modifier-defence =
    { $n ->
        [one] vous perdez { $n } cube de moins quand on vous combat ou vous frappe
       *[other] vous perdez { $n } cubes de moins quand on vous combat ou vous frappe
    }
rise_of_empires-modifier-extra_regions =
    { $n ->
        [one] vous pouvez placer dans { $n } région de plus que ne le dit votre tuile Empire
       *[other] vous pouvez placer dans { $n } régions de plus que ne le dit votre tuile Empire
    }
rise_of_empires-modifier-sea = toutes vos tuiles Empire ont le symbole mer
rise_of_empires-modifier-any_region =
    { $cost ->
        [0] à chaque action Empire, { $n ->
            [one] une de vos régions peut être
           *[other] { $n } de vos régions peuvent être
        } toute région ouverte (le symbole mer reste requis)
        [one] à chaque action Empire, { $n ->
            [one] une de vos régions peut être
           *[other] { $n } de vos régions peuvent être
        } toute région ouverte (le symbole mer reste requis), contre { $cost } pièce
       *[other] à chaque action Empire, { $n ->
            [one] une de vos régions peut être
           *[other] { $n } de vos régions peuvent être
        } toute région ouverte (le symbole mer reste requis), contre { $cost } pièces
    }
rise_of_empires-modifier-city_gold =
    { $n ->
        [one] les cités vous coûtent { $n } pièce de moins
       *[other] les cités vous coûtent { $n } pièces de moins
    }
rise_of_empires-modifier-wonder_gold =
    { $n ->
        [one] les merveilles vous coûtent { $n } pièce de moins
       *[other] les merveilles vous coûtent { $n } pièces de moins
    }
rise_of_empires-modifier-wonder_resource =
    { $n ->
        [one] les merveilles vous coûtent { $n } ressource de moins
       *[other] les merveilles vous coûtent { $n } ressources de moins
    }
rise_of_empires-modifier-progress_gold =
    { $n ->
        [one] les tuiles Progrès des ères passées vous coûtent { $n } pièce de moins
       *[other] les tuiles Progrès des ères passées vous coûtent { $n } pièces de moins
    }
rise_of_empires-modifier-keep_progress =
    { $n ->
        [one] à la fin d’une ère, vous gardez { $n } tuile Progrès gratuitement
       *[other] à la fin d’une ère, vous gardez { $n } tuiles Progrès gratuitement
    }
rise_of_empires-modifier-keep_city =
    { $n ->
        [one] à la fin d’une ère, vous gardez { $n } cité gratuitement
       *[other] à la fin d’une ère, vous gardez { $n } cités gratuitement
    }
rise_of_empires-modifier-no_food_upkeep = vos cités ne coûtent pas de nourriture
rise_of_empires-modifier-trade_gold =
    { $n ->
        [one] chacun de vos commerces rapporte { $n } pièce de plus
       *[other] chacun de vos commerces rapporte { $n } pièces de plus
    }
rise_of_empires-modifier-free_discs = aux tours B, vous ne payez jamais pour retirer un disque
rise_of_empires-modifier-opens_overseas = tant que quelqu’un la possède, le Nouveau Monde et l’Extrême-Orient sont ouverts à tous au tour IIA
rise_of_empires-modifier-gold_per_point = à la fin, chaque lot de { $n } de vos pièces vaut un PV

## Ce que font les autres tuiles

rise_of_empires-land = chaque tour, { $what }
rise_of_empires-land-costs = chaque tour, { $what }, contre { $cost }
rise_of_empires-land-choice = chaque tour, { $what }, et une pièce, une ressource, une nourriture ou un cube à votre choix
rise_of_empires-city-price = prix { $cost }
rise_of_empires-city-yield = chaque tour, { $what }
rise_of_empires-city-upkeep = entretien { $what }
rise_of_empires-wonder-once = { $n } PV aussitôt
rise_of_empires-side-regions =
    { $n ->
        [one] cubes dans { $n } région
       *[other] cubes dans { $n } régions
    }
rise_of_empires-side-sea = symbole mer
rise_of_empires-side-line = combat : vous perdez { $own }, l’autre { $other }
rise_of_empires-side-lower = à l’ère III aussi : vous perdez { $own }, l’autre { $other }
rise_of_empires-trade-space = { $discs } contre { $what }
rise_of_empires-region-points =
    { $second ->
        [0] PV : { $first } pour le plus de cubes
       *[other] PV : { $first } pour le plus de cubes, { $second } pour le deuxième
    }

## Questions

rise_of_empires-for = { NAME($cause) } : { LOWER($ask) }
rise_of_empires-ask-takeaction =
    { $part ->
        [a] Quelle action choisissez-vous ?
       *[b] Quel disque retirez-vous ?
    }
rise_of_empires-ask-paydiscs =
    { $n ->
        [one] Avec quoi payez-vous pour le disque à gauche ?
       *[other] Avec quoi payez-vous pour les { $n } disques à gauche ?
    }
rise_of_empires-ask-afteraction = Utilisez-vous une action gratuite avant que le suivant agisse ?
rise_of_empires-ask-taketile =
    { $row ->
        [progress] Quelle tuile Progrès prenez-vous ?
        [territory] Quelle tuile Territoire prenez-vous ?
       *[city] Quelle cité ou merveille prenez-vous ?
    }
rise_of_empires-ask-choosetrade = Quelle case de la piste Commerce utilisez-vous ?
rise_of_empires-ask-takeempire = Quelle tuile Empire prenez-vous ?
rise_of_empires-ask-placecubes =
    { $n ->
        [0] { NAME($empire) } : aucune région où placer. Commencez-vous un nouvel empire ?
        [one] { NAME($empire) } : où placez-vous des cubes ? { $cubes } dans votre réserve, encore { $n } région.
       *[other] { NAME($empire) } : où placez-vous des cubes ? { $cubes } dans votre réserve, encore { $n } régions.
    }
rise_of_empires-ask-fight = { NAME($empire) } : où combattez-vous, et contre qui ?
rise_of_empires-ask-fighttarget = Où combattez-vous, et contre qui ?
rise_of_empires-ask-striketarget = Où frappez-vous, et contre qui ?
rise_of_empires-ask-allyregion = Dans quelle région posez-vous votre pion Alliance ?
rise_of_empires-ask-towngoods =
    { $n ->
        [one] Que donne votre ville ce tour-ci ?
       *[other] Que donnent vos villes ce tour-ci ? { $n } choix à faire.
    }
rise_of_empires-ask-refusefood =
    { $short ->
        [0] Défaussez-vous une cité qui coûte de la nourriture ?
       *[other] Il manque { $short } de nourriture : quelle cité défaussez-vous ?
    }
rise_of_empires-ask-refuseresources =
    { $short ->
        [0] Défaussez-vous une cité qui coûte une ressource ?
        [one] Il manque { $short } ressource : quelle cité défaussez-vous ?
       *[other] Il manque { $short } ressources : quelle cité défaussez-vous ?
    }
rise_of_empires-ask-keeptiles = Quelles tuiles gardez-vous pour l’ère suivante ?
rise_of_empires-ask-chooseposition = Quelle place choisissez-vous dans l’ordre du tour ?
rise_of_empires-ask-pickbranch = Que choisissez-vous ?
rise_of_empires-ask-nextpart = Qu’est-ce qui vient d’abord ?
rise_of_empires-ask-decide = Voulez-vous { $what } ?
rise_of_empires-ask-buy = Payez-vous pour ceci : { $what } ?

## Conseils à qui rencontre une question pour la première fois

rise_of_empires-hint-takeaction-a = Ce que vous placez maintenant, vous le retirez au tour B : chaque disque, ce sont deux actions, et les plus à gauche se retirent gratuitement.
rise_of_empires-hint-takeaction-b = Un disque qui en a d’autres à sa gauche coûte un bien quelconque pour chacun d’eux.
rise_of_empires-hint-paydiscs = Pièces, cubes, ressources, nourriture et PV peuvent être mélangés.
rise_of_empires-hint-taketile-progress = Une tuile Progrès donne quelque chose à chaque tour, change une règle pour vous, ou est une action gratuite.
rise_of_empires-hint-taketile-territory = Plaines et îles vous nourrissent ; forêts et montagnes donnent plus de cubes et coûtent de la nourriture ; une ville donne un PV et ce que vous voulez.
rise_of_empires-hint-taketile-city = Les cités rapportent à chaque tour, et la plupart coûtent chaque tour de la nourriture ou une ressource. À la fin d’une ère, il faut un cube pour garder chacune.
rise_of_empires-hint-takeempire = Le chiffre dit dans combien de régions vous placez, les vagues ouvrent la mer et l’outre-mer, la ligne du bas sert aux combats.
rise_of_empires-hint-placecubes = Les régions où vous aviez déjà des cubes, et leurs voisines, vous sont ouvertes.
rise_of_empires-hint-fight = On n’est jamais obligé de combattre.
rise_of_empires-hint-choosetrade = Chaque case sert à un seul joueur par tour.
rise_of_empires-hint-towngoods = La nourriture vient maintenant, le reste avec le revenu.
rise_of_empires-hint-keeptiles = Une tuile Progrès coûte 1 pièce, une cité 1 cube de votre réserve. Ce que vous ne gardez pas est perdu.
rise_of_empires-hint-chooseposition = Qui agit tôt au tour A trouve toutes les tuiles ; qui agit tard au tour B retire ses disques à meilleur prix.

## Ce qu’on peut faire

rise_of_empires-say-disc =
    { $row ->
        [progress] Prendre une tuile Progrès
        [territory] Prendre une tuile Territoire
        [city] Prendre une cité ou une merveille
        [empire] Prendre une tuile Empire
       *[trade] Commercer
    }
rise_of_empires-say-rest = Placer un disque { NAME($row, form: "a") } sans rien faire
rise_of_empires-say-back =
    { $n ->
        [0] Retirer le disque de la case { $space } { NAME($row, form: "de") }, gratuitement
       *[other] Retirer le disque de la case { $space } { NAME($row, form: "de") }, contre { $n }
    }
rise_of_empires-say-back-short = Retirer le disque de la case { $space } { NAME($row, form: "de") }, contre tout ce que vous avez, sans rien faire
rise_of_empires-say-pay = Payer { $what }
rise_of_empires-say-take = Prendre { $what }
rise_of_empires-say-take-paid = Prendre { $what } contre { $cost }
rise_of_empires-say-take-wonder = Bâtir { NAME($tile, form: "le") } contre { $cost }
rise_of_empires-say-empire = Prendre { NAME($empire) } : { $what }
rise_of_empires-say-restart =
    { $n ->
        [one] Retirer votre { $n } cube de la carte et commencer un nouvel empire
       *[other] Retirer vos { $n } cubes de la carte et commencer un nouvel empire
    }
rise_of_empires-say-place =
    { $n ->
        [one] Placer { $n } cube { NAME($region, form: "a") }
       *[other] Placer { $n } cubes { NAME($region, form: "a") }
    }
rise_of_empires-say-place-hired =
    { $n ->
        [one] Placer { $n } cube { NAME($region, form: "a") } avec des mercenaires, pour { $cost }
       *[other] Placer { $n } cubes { NAME($region, form: "a") } avec des mercenaires, pour { $cost }
    }
rise_of_empires-say-fight = Combattre { $other } { NAME($region, form: "a") } : vous perdez { $own }, l’adversaire { $theirs }
rise_of_empires-say-fight-upper = Combattre { $other } { NAME($region, form: "a") } avec la ligne du haut : vous perdez { $own }, l’adversaire { $theirs }
rise_of_empires-say-fight-lower = Combattre { $other } { NAME($region, form: "a") } avec la ligne du bas : vous perdez { $own }, l’adversaire { $theirs }
rise_of_empires-say-strike = Frapper { $other } { NAME($region, form: "a") } : l’adversaire perd { $theirs }
rise_of_empires-say-trade = { NAME($trade) } : { $what }
rise_of_empires-say-use = Utiliser { NAME($progress) } : { $what }
rise_of_empires-say-ally = Protéger vos cubes { NAME($region, form: "a") }
rise_of_empires-say-pick = { $what }
rise_of_empires-say-town =
    { $n ->
        [one] { $n } ville : { $what }
       *[other] { $n } villes : { $what }
    }
rise_of_empires-say-discard = Défausser { NAME($tile) }
rise_of_empires-say-keep =
    { $free ->
        [yes] Garder { NAME($tile) } gratuitement
       *[no] Garder { NAME($tile) } contre { $cost }
    }
rise_of_empires-say-position = Place { $n }
rise_of_empires-say-pass = Retirer le disque sans son action
rise_of_empires-say-done = Terminer
rise_of_empires-say-done-afteraction = Plus d’action gratuite
rise_of_empires-say-done-placecubes = Ne plus placer de cubes
rise_of_empires-say-done-fight = Ne plus combattre
rise_of_empires-say-done-refusefood = Ne défausser aucune cité
rise_of_empires-say-done-refuseresources = Payer pour toutes
rise_of_empires-say-done-keeptiles = Ne rien garder de plus
rise_of_empires-say-accept = Oui
rise_of_empires-say-decline = Non

## Ce qui s’est passé

rise_of_empires-log-first = { $who } commence
rise_of_empires-log-turn = Tour { $turn }
rise_of_empires-log-disc =
    { $row ->
        [progress] { $who } choisit Progrès
        [territory] { $who } choisit Territoire
        [city] { $who } choisit Cité
        [empire] { $who } choisit Empire
       *[trade] { $who } choisit Commerce
    }
rise_of_empires-log-rests = { $who } ne peut rien faire et place un disque { NAME($row, form: "a") }
rise_of_empires-log-back =
    { $n ->
        [0] { $who } retire un disque { NAME($row, form: "de") }
        [one] { $who } retire un disque { NAME($row, form: "de") }, avec { $n } disque à sa gauche
       *[other] { $who } retire un disque { NAME($row, form: "de") }, avec { $n } disques à sa gauche
    }
rise_of_empires-log-pays = { $who } paie { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-log-takes = { $who } prend { NAME($tile) }
rise_of_empires-log-wonder = { $who } bâtit { NAME($tile, form: "le") } et marque { $n } PV
rise_of_empires-log-empire = { $who } prend { NAME($empire) }
rise_of_empires-log-restarts =
    { $n ->
        [one] { $who } retire { $n } cube de la carte pour recommencer
       *[other] { $who } retire { $n } cubes de la carte pour recommencer
    }
rise_of_empires-log-places =
    { $n ->
        [one] { $who } place { $n } cube { NAME($region, form: "a") }
       *[other] { $who } place { $n } cubes { NAME($region, form: "a") }
    }
rise_of_empires-log-hires =
    { $n ->
        [one] { $who } engage des mercenaires pour { $n } pièce
       *[other] { $who } engage des mercenaires pour { $n } pièces
    }
rise_of_empires-log-fights = { $who } combat { $other } { NAME($region, form: "a") } et perd { $n } contre { $m }
rise_of_empires-log-strikes =
    { $n ->
        [one] { $who } frappe { $other } { NAME($region, form: "a") } : { $other } perd { $n } cube
       *[other] { $who } frappe { $other } { NAME($region, form: "a") } : { $other } perd { $n } cubes
    }
rise_of_empires-log-allies = { $who } est à l’abri { NAME($region, form: "a") }
rise_of_empires-log-trades =
    { $points ->
        [0] { $gold ->
            [one] { $who } commerce ({ NAME($trade) }) pour { $gold } pièce
           *[other] { $who } commerce ({ NAME($trade) }) pour { $gold } pièces
        }
       *[other] { $gold ->
            [0] { $who } commerce ({ NAME($trade) }) pour { $points } PV
            [one] { $who } commerce ({ NAME($trade) }) pour { $points } PV et { $gold } pièce
           *[other] { $who } commerce ({ NAME($trade) }) pour { $points } PV et { $gold } pièces
        }
    }
rise_of_empires-log-uses = { $who } utilise { NAME($progress) }
rise_of_empires-log-gains = { $who } gagne { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-gains-these = { $who } gagne { $what }
rise_of_empires-more-gains = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
rise_of_empires-gained-for = { $line } pour { NAME($cause) }
rise_of_empires-log-passes = { $who } ne fait rien { NAME($row, form: "a") }
rise_of_empires-log-towns =
    { $n ->
        [one] { $who } : { $n } ville donne { NAME($thing, form: "un") }
       *[other] { $who } : { $n } villes donnent chacune { NAME($thing, form: "un") }
    }
rise_of_empires-log-discards = { $who } défausse { NAME($tile) }
rise_of_empires-log-food = { $who } a désormais { $level } de nourriture
rise_of_empires-log-hunger = { $who } a faim et perd { $n } PV
rise_of_empires-log-surplus =
    { $n ->
        [one] { $who } vend son surplus de nourriture pour { $n } pièce
       *[other] { $who } vend son surplus de nourriture pour { $n } pièces
    }
rise_of_empires-log-income = { $who } perçoit { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    } de revenu
rise_of_empires-log-upkeep =
    { $n ->
        [one] { $who } paie { $n } ressource pour une cité
       *[other] { $who } paie { $n } ressources pour ses cités
    }
rise_of_empires-log-scores = { $who } marque { $n } PV
rise_of_empires-log-keeps =
    { $n ->
        [0] { $who } garde { NAME($tile) } gratuitement
        [one] { $who } garde { NAME($tile) } contre { $n } { NAME($thing, form: "bare") }
       *[other] { $who } garde { NAME($tile) } contre { $n } { NAME($thing, form: "plural") }
    }
rise_of_empires-log-loses = { $who } perd { NAME($tile) }
rise_of_empires-log-halves =
    { $n ->
        [one] { $who } : { $n } cube quitte la carte
       *[other] { $who } : { $n } cubes quittent la carte
    }
rise_of_empires-log-position = { $who } prend la place { $n } dans l’ordre du tour
rise_of_empires-log-end = La partie est terminée
rise_of_empires-log-final = { $who } marque { $n } PV pour ses pièces et ses ressources

## La table en texte

rise_of_empires-table-turn = Tour { $turn }, action { $n } sur { $of }. Ordre du tour : { $order }.
rise_of_empires-table-turn-over = Tour { $turn }, après les actions. Ordre du tour : { $order }.
rise_of_empires-table-over = La partie est terminée.
rise_of_empires-table-rows = Tableau Action (la case 1 est à droite)
rise_of_empires-table-line = { $what } : { $state }
rise_of_empires-table-tiles =
    { $row ->
        [progress] Tuiles Progrès
        [territory] Tuiles Territoire
       *[city] Cités et merveilles
    }
rise_of_empires-table-copies = { $n } × { $what }
rise_of_empires-table-beside = { $what } (d’avant)
rise_of_empires-table-empires = Tuiles Empire
rise_of_empires-table-trades = Piste Commerce
rise_of_empires-table-taken-by = { $what } ({ $who })
rise_of_empires-table-regions = Carte
rise_of_empires-table-legend-regions = PV du premier / du deuxième, bénéfice de qui a le plus de cubes, puis qui en a combien (* sous alliance)
rise_of_empires-table-closed = Encore fermées : { $regions }
rise_of_empires-table-players = Joueurs
rise_of_empires-table-points = { $n } PV
rise_of_empires-table-food = nourriture { $n } (puis { $change })
rise_of_empires-table-stock = { $n } en stock
rise_of_empires-table-income = prochain revenu { $what }
rise_of_empires-table-next-points = { $n } au prochain décompte
rise_of_empires-table-lands = territoires : { $lands }
rise_of_empires-table-cities = cités : { $cities }
rise_of_empires-table-progress = progrès : { $tiles }
rise_of_empires-table-used = { $tile } (utilisée)
rise_of_empires-table-waits = { $tile } (en attente)
rise_of_empires-table-alliance = alliance { NAME($region, form: "a") }

## De plus près

rise_of_empires-look-progress = { NAME($tile) } (progrès, ère { $era }) : { $text }
rise_of_empires-look-land = { NAME($tile) } (territoire) : { $text }
rise_of_empires-look-city = { NAME($tile) } (cité, tour { $turn }) : { $text }
rise_of_empires-look-wonder = { NAME($tile) } (merveille, tour { $turn }) : { $text }
rise_of_empires-look-empire = { NAME($empire) } (tuile Empire) : { $text }
rise_of_empires-look-trade =
    { $n ->
        [one] { NAME($trade) } (commerce, ère { $eras }) : { $text }
       *[other] { NAME($trade) } (commerce, ères { $eras }) : { $text }
    }
rise_of_empires-look-region = { NAME($region) } (ère { $era }, { NAME($area) }) : { $text }. Voisines : { $near }. { $cubes }
rise_of_empires-look-region-sea = { NAME($region) } (ère { $era }, { NAME($area) }) : { $text }. Y placer demande un symbole mer, chaque fois. Voisines : { $near }. { $cubes }
rise_of_empires-look-region-overseas = { NAME($region) } (ère { $era }, { NAME($area) }) : { $text }. Y venir par la mer demande un symbole mer. Voisines : { $near }. { $cubes }
rise_of_empires-look-nothing = aucune région
rise_of_empires-look-cubes = Cubes : { $what }
rise_of_empires-look-empty = Aucun cube.

## Les sections des règles

rise_of_empires-section-setup = Mise en place
rise_of_empires-section-turns = Ères, tours et phases
rise_of_empires-section-tiles = Nouvelles tuiles
rise_of_empires-section-display = Le tableau Action
rise_of_empires-section-progress = Tuiles Progrès
rise_of_empires-section-territory = Tuiles Territoire
rise_of_empires-section-city = Cités
rise_of_empires-section-wonders = Merveilles
rise_of_empires-section-empire = Tuiles Empire
rise_of_empires-section-reach = Où vont les cubes
rise_of_empires-section-overseas = Nouveau Monde et Extrême-Orient
rise_of_empires-section-control = Contrôle des régions
rise_of_empires-section-combat = Combats
rise_of_empires-section-trade = Commerce
rise_of_empires-section-food = Nourriture
rise_of_empires-section-income = Revenu
rise_of_empires-section-points = Points de victoire
rise_of_empires-section-era_end = La fin d’une ère
rise_of_empires-section-turn_order = Ordre du tour
rise_of_empires-section-ending = La fin de la partie
rise_of_empires-section-effects = Ce que font les tuiles Progrès
rise_of_empires-section-scoring = D’où viennent les PV
rise_of_empires-section-options = Options de table

## Les intitulés d’un décompte

label-rise_of_empires-ending-winner = PV
label-rise_of_empires-ending-when = fin de la partie
label-rise_of_empires-ending-gold = pièces
label-rise_of_empires-ending-discs = ressources
label-rise_of_empires-scoring-regions = régions
label-rise_of_empires-scoring-cities = cités
label-rise_of_empires-scoring-territories = villes
label-rise_of_empires-scoring-progress = progrès
label-rise_of_empires-scoring-wonders = merveilles
label-rise_of_empires-scoring-trade = commerce
label-rise_of_empires-scoring-hunger = faim
label-rise_of_empires-scoring-paid = payés
label-rise_of_empires-scoring-gold = pièces
label-rise_of_empires-scoring-resources = ressources
label-rise_of_empires-food-sum = nourriture
label-rise_of_empires-food-last_turn = dernier tour, doublé
label-rise_of_empires-income-collect = revenu
label-rise_of_empires-income-cubes = plus aucun dans le stock
label-rise_of_empires-income-discs_run_out = plus aucun dans la banque
label-rise_of_empires-points-collect = PV
label-rise_of_empires-territory-plains = territoire
label-rise_of_empires-territory-island = territoire
label-rise_of_empires-territory-forest = territoire
label-rise_of_empires-territory-mountain = territoire
label-rise_of_empires-territory-town = territoire
label-rise_of_empires-territory-town_choice = au choix
label-rise_of_empires-city-income = cité
label-rise_of_empires-city-points = cité
label-rise_of_empires-city-price = prix
label-rise_of_empires-city-upkeep = entretien
label-rise_of_empires-progress-each_turn = progrès
label-rise_of_empires-progress-price = prix
label-rise_of_empires-control-benefit = région
label-rise_of_empires-points-region = premier
label-rise_of_empires-points-second = deuxième
label-rise_of_empires-points-tied_first = premier à égalité
label-rise_of_empires-points-tied_second = deuxième à égalité
label-rise_of_empires-wonders-price = prix
label-rise_of_empires-wonders-points = merveille
label-rise_of_empires-display-price = disques à gauche
label-rise_of_empires-combat-losses = ligne de combat
label-rise_of_empires-combat-surplus = plus de cubes
label-rise_of_empires-effects-defence = défense
label-rise_of_empires-effects-defender_loss = progrès
label-rise_of_empires-effects-attacker_loss = progrès
label-rise_of_empires-effects-city_gold = progrès
label-rise_of_empires-effects-wonder_gold = progrès
label-rise_of_empires-effects-wonder_resource = progrès
label-rise_of_empires-effects-progress_gold = progrès
label-rise_of_empires-effects-trade_gold = progrès
label-rise_of_empires-effects-fight = combat
label-rise_of_empires-effects-strike = frappe
label-rise_of_empires-trade-space = commerce

## Options

rise_of_empires-option-turn_order = Ordre du tour
    .about = Qui a le moins de PV choisit sa place d’abord. La règle écrite va ensuite du plus de PV au moins de PV, ce qui est peut-être une erreur.
rise_of_empires-option-turn_order-as_written = Comme écrit : puis du plus au moins
rise_of_empires-option-turn_order-rising = Du moins de PV au plus de PV
rise_of_empires-option-overseas = Nouveau Monde et Extrême-Orient
    .about = Où une action peut entrer par la mer. La règle écrite nomme les deux zones ensemble ; l’éditeur a répondu que c’est l’une des deux.
rise_of_empires-option-overseas-both = Les deux en une action
rise_of_empires-option-overseas-one = Une seule par action

## Refus : pourquoi quelque chose n’est pas permis

no-rise_of_empires-display-place = au tour A, on place les disques, on ne les retire pas
no-rise_of_empires-display-take_back = vous n’avez pas de disque à retirer là
no-rise_of_empires-display-spaces = la ligne est pleine
no-rise_of_empires-display-possible = vous ne pouvez pas faire cela maintenant
no-rise_of_empires-display-rest = il y a une action que vous pouvez faire
no-rise_of_empires-display-afford = vous ne pouvez pas payer pour les disques à sa gauche
no-rise_of_empires-display-price = c’est plus que ce que vous devez payer
no-rise_of_empires-display-floor = vous n’avez pas tant de { NAME($thing, form: "plural") }
no-rise_of_empires-display-without_action = au tour A, l’action doit être effectuée
no-rise_of_empires-progress-take = cette tuile n’est pas visible
no-rise_of_empires-progress-price = vous ne pouvez pas payer { NAME($progress) }
no-rise_of_empires-progress-no_double = vous avez déjà { NAME($progress) }
no-rise_of_empires-progress-free_action = { NAME($progress) } n’est pas une action gratuite à vous
no-rise_of_empires-progress-once = { NAME($progress) } a déjà servi ce tour-ci
no-rise_of_empires-progress-delay = { NAME($progress) } attend que les autres aient agi
no-rise_of_empires-territory-take = cette tuile n’est pas visible
no-rise_of_empires-territory-town_choice = il vous reste moins de villes à régler
no-rise_of_empires-city-take = cette cité n’est pas visible
no-rise_of_empires-city-price = vous n’avez pas assez de { NAME($thing, form: "plural") } pour { NAME($city, form: "le") }
no-rise_of_empires-wonders-price = vous n’avez pas assez de { NAME($thing, form: "plural") } pour { NAME($city, form: "le") }
no-rise_of_empires-empire-once = quelqu’un a déjà pris cette tuile
no-rise_of_empires-empire-place = vous n’en avez que { $pool } dans votre réserve
no-rise_of_empires-empire-value = votre tuile ne permet pas plus de régions
no-rise_of_empires-empire-each_region_once = vous avez déjà placé { NAME($region, form: "a") } pendant cette action
no-rise_of_empires-empire-era = cette région n’est pas encore ouverte : { NAME($region) }
no-rise_of_empires-empire-restart = vous n’avez aucun cube sur la carte
no-rise_of_empires-empire-restart_first = vous avez déjà placé des cubes
no-rise_of_empires-reach-near = vous n’avez de cubes ni { NAME($region, form: "a") } ni dans une région voisine
no-rise_of_empires-reach-before = vous n’êtes entré à côté { NAME($region, form: "de") } que pendant cette action
no-rise_of_empires-reach-start_more = cette région ne touche pas la première de votre nouvel empire : { NAME($region) }
no-rise_of_empires-reach-start_sea = pour commencer { NAME($region, form: "a") }, il faut un symbole mer
no-rise_of_empires-reach-mediterranean = pour placer { NAME($region, form: "a") }, il faut un symbole mer
no-rise_of_empires-overseas-sea_symbol = pour entrer { NAME($region, form: "a") }, il faut un symbole mer
no-rise_of_empires-overseas-navigation = au tour IIA, personne ne va outre-mer si nul ne possède Navigation
no-rise_of_empires-overseas-one = cette action est entrée dans une autre zone d’outre-mer
no-rise_of_empires-overseas-way_back = sans symbole mer, on ne revient pas { NAME($region, form: "a") }
no-rise_of_empires-overseas-way_back_more = cette région ne touche pas celle où vous avez débarqué : { NAME($region) }
no-rise_of_empires-effects-any_region = les mercenaires coûtent { $cost } d’or, et vous en avez { $gold }
no-rise_of_empires-effects-ally = une alliance protège ces cubes
no-rise_of_empires-effects-ally_where = vous n’avez pas de cubes à protéger { NAME($region, form: "a") }
no-rise_of_empires-effects-strike = vous ne pouvez pas frapper { NAME($region, form: "a") } : il faut des cubes adverses assez près des vôtres
no-rise_of_empires-combat-where = il faut que vous et votre adversaire y ayez des cubes
no-rise_of_empires-combat-different_regions = vous y avez déjà combattu avec cette tuile
no-rise_of_empires-combat-upper_line = à l’ère II, seule la ligne du haut sert
no-rise_of_empires-combat-two_lines = cette ligne a servi ou n’est pas sur la tuile
no-rise_of_empires-trade-era = { NAME($trade) } : cette case n’est pas ouverte à cette ère
no-rise_of_empires-trade-once = { NAME($trade) } : quelqu’un a déjà utilisé cette case ce tour-ci
no-rise_of_empires-trade-own_again = { NAME($trade) } : vous avez déjà utilisé cette case ce tour-ci
no-rise_of_empires-trade-pay = vous n’avez pas assez de ressources pour cette case : { NAME($trade) }
no-rise_of_empires-food-refuse = { NAME($city) } n’est pas une de vos cités qui coûtent de la nourriture
no-rise_of_empires-food-must_discard = votre nourriture ne suffit pas à toutes vos cités
no-rise_of_empires-income-upkeep = vos ressources ne suffisent pas à toutes vos cités, et seule une cité qui coûte une ressource peut partir
no-rise_of_empires-era_end-progress = vous ne pouvez pas garder { NAME($progress) }
no-rise_of_empires-era_end-cities = vous ne pouvez pas garder { NAME($city, form: "le") }
no-rise_of_empires-turn_order-free_place = quelqu’un a déjà choisi cette place

## La page

rise_of_empires-scene-world = Le monde
rise_of_empires-scene-display = Tableau Action
rise_of_empires-scene-mat = Possessions
rise_of_empires-scene-goods = Biens
rise_of_empires-scene-lands = Territoires
rise_of_empires-scene-cities = Cités
rise_of_empires-scene-progress = Progrès
rise_of_empires-scene-of = { $who } : { $what }
rise_of_empires-scene-player = { $who }
rise_of_empires-scene-who = { $who }
rise_of_empires-scene-closed-land = Terre fermée
rise_of_empires-scene-era = Ère { $era }
rise_of_empires-scene-space = Case { $n }
rise_of_empires-scene-beside = Restantes
rise_of_empires-scene-beside-of = { $what }, restantes
rise_of_empires-scene-order = Ordre du tour
rise_of_empires-scene-upkeep = entretien { $what }
rise_of_empires-scene-up-to = jusqu’à { $what }
rise_of_empires-scene-choice = et une chose de votre choix
rise_of_empires-scene-stays = Reste si personne ne la prend
rise_of_empires-scene-progress-of = Progrès, ère { $era }
rise_of_empires-scene-disc = { $who } : disque Action
rise_of_empires-scene-disc-back =
    { $n ->
        [0] { $who } : disque Action, à retirer gratuitement
       *[other] { $who } : disque Action, à retirer contre { $n }
    }
rise_of_empires-scene-acts = { $who } agit à la place { $n }
rise_of_empires-scene-picks = { $who } choisit
rise_of_empires-scene-has-food = { $who } a { $n } de nourriture
rise_of_empires-scene-cubes = { $who }, { $what }
rise_of_empires-scene-alliance = { $who } : pion Alliance
rise_of_empires-scene-leads = { $who } est en tête.
rise_of_empires-scene-leads-for = { $who } est en tête et reçoit { $what }.
rise_of_empires-scene-shares = { $who } partage la tête : { $what }.
rise_of_empires-scene-pays-now = PV en l’état
rise_of_empires-scene-pool = Réserve
rise_of_empires-scene-stock = Stock
rise_of_empires-scene-next-food = Nourriture à venir
rise_of_empires-scene-next-points = PV à venir
rise_of_empires-scene-waits = Attend que les autres aient agi
rise_of_empires-scene-free-action = Action gratuite
rise_of_empires-scene-action = Action { $n } sur { $of }
rise_of_empires-scene-you-lead = Vous êtes en tête ici.
rise_of_empires-scene-to-lead =
    { $n ->
        [one] { $n } cube donne la tête.
       *[other] { $n } cubes donnent la tête.
    }
rise_of_empires-scene-town =
    { $n ->
        [one] { $n } ville : { NAME($thing, form: "plural") }
       *[other] { $n } villes : { NAME($thing, form: "plural") }
    }
rise_of_empires-then-tile = Quelle tuile prenez-vous ?
rise_of_empires-then-empire = Quel empire prenez-vous ?
rise_of_empires-then-trade = Quel commerce faites-vous ?
rise_of_empires-ask-line = Avec quelle ligne ?
rise_of_empires-scene-line-upper = Ligne du haut : vous perdez { $own }, l’adversaire { $theirs }
rise_of_empires-scene-line-lower = Ligne du bas : vous perdez { $own }, l’adversaire { $theirs }
rise_of_empires-step-line-upper = Ligne du haut
rise_of_empires-step-line-lower = Ligne du bas
rise_of_empires-phase-actions = Actions
rise_of_empires-phase-food = Nourriture
rise_of_empires-phase-income = Revenu
rise_of_empires-phase-points = PV
rise_of_empires-phase-era = Fin d’ère
rise_of_empires-phase-order = Ordre du tour
rise_of_empires-scene-restart = Recommencer un empire
rise_of_empires-scene-coming = Fin du tour
rise_of_empires-scene-discs = Disques
rise_of_empires-scene-when = Tour { $turn }, action { $n } sur { $of }
rise_of_empires-scene-most = Le plus de cubes : { $what }
rise_of_empires-scene-second = Deuxième : { $what }

rise_of_empires-region-pill = { $first }/{ $second } PV
