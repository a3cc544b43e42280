### Beyond the Horizon en français. NAME donne le nom d’une chose sous une de ses formes.

## Le jeu

beyond_the_horizon-name = Beyond the Horizon
beyond_the_horizon-about = Faites pousser un arbre de technologies différent à chaque partie, et envoyez colons et soldats dans un monde qui se découvre tuile après tuile.

## Noms : biens et pièces du jeu

beyond_the_horizon-name-coins = Pièces
    .un = une pièce
    .le = la pièce
    .bare = pièce
    .plural = pièces
beyond_the_horizon-name-population = Population
    .un = un pion
    .le = le pion
    .bare = pion
    .plural = pions
beyond_the_horizon-name-cube = Cubes
    .un = un cube
    .le = le cube
    .bare = cube
    .plural = cubes
beyond_the_horizon-name-point = PV
    .un = un PV
    .le = le PV
    .bare = PV
    .plural = PV
beyond_the_horizon-name-scholar = Érudits
    .un = un érudit
    .le = l’érudit
    .bare = érudit
    .plural = érudits
beyond_the_horizon-name-settler = Colon
    .un = un colon
    .le = le colon
    .bare = colon
    .plural = colons
beyond_the_horizon-name-soldier = Soldat
    .un = un soldat
    .le = le soldat
    .bare = soldat
    .plural = soldats
beyond_the_horizon-name-colonise = Jeton Coloniser
    .un = un jeton Coloniser
    .le = le jeton Coloniser
    .bare = jeton Coloniser
    .plural = jetons Coloniser
beyond_the_horizon-name-fortify = Jeton Fortifier
    .un = un jeton Fortifier
    .le = le jeton Fortifier
    .bare = jeton Fortifier
    .plural = jetons Fortifier
beyond_the_horizon-name-village = Village
    .un = un village
    .le = le village
    .bare = village
    .plural = villages
beyond_the_horizon-name-city = Ville
    .un = une ville
    .le = la ville
    .bare = ville
    .plural = villes
beyond_the_horizon-name-technology = Technologie
    .un = une technologie
    .le = la technologie
    .bare = technologie
    .plural = technologies
beyond_the_horizon-name-leader = Leader
    .un = un leader
    .le = le leader
    .bare = leader
    .plural = leaders
beyond_the_horizon-name-building = Bâtiment
    .un = un bâtiment
    .le = le bâtiment
    .bare = bâtiment
    .plural = bâtiments

## Noms : pistes de développement

beyond_the_horizon-name-food = Nourriture
    .le = la piste de nourriture
    .bare = Nourriture
    .short = N
beyond_the_horizon-name-economy = Économie
    .le = la piste d’économie
    .bare = Économie
    .short = É
beyond_the_horizon-name-infrastructure = Infrastructure
    .le = la piste d’infrastructure
    .bare = Infrastructure
    .short = I
beyond_the_horizon-name-investment = Piste d’investissement
    .le = la piste d’investissement

## Noms : une phase

beyond_the_horizon-name-expansion = Phase d’expansion

## Noms : colonnes de population

beyond_the_horizon-name-A = colonne A
beyond_the_horizon-name-B = colonne B
beyond_the_horizon-name-C = colonne C
beyond_the_horizon-name-D = colonne D
beyond_the_horizon-name-E = colonne E

## Noms : couleurs des technologies

beyond_the_horizon-name-blue = Bleu (science)
    .bare = bleu
    .short = B
beyond_the_horizon-name-green = Vert (commerce)
    .bare = vert
    .short = V
beyond_the_horizon-name-red = Rouge (guerre)
    .bare = rouge
    .short = R
beyond_the_horizon-name-yellow = Jaune (culture)
    .bare = jaune
    .short = J
beyond_the_horizon-name-all = Les quatre couleurs
    .bare = les quatre couleurs
    .short = *

## Noms : actions du plateau

beyond_the_horizon-name-level_i = niveau I
beyond_the_horizon-name-level_ii = niveau II
beyond_the_horizon-name-level_iii = niveau III
beyond_the_horizon-name-level_iv = niveau IV
beyond_the_horizon-name-research_i = Action 1, rechercher au niveau I
    .bare = Rechercher au niveau I
    .short = 1
beyond_the_horizon-name-research_ii = Action 2, rechercher au niveau II
    .bare = Rechercher au niveau II
    .short = 2
beyond_the_horizon-name-muster = Action 3, recruter et se déplacer
    .bare = Recruter et se déplacer
    .short = 3
beyond_the_horizon-name-grow = Action 4, croître
    .bare = Croître
    .short = 4
beyond_the_horizon-name-colonise_token = Action 5, prendre un jeton Coloniser
    .bare = Prendre un jeton Coloniser
    .short = 5
beyond_the_horizon-name-fortify_token = Action 6, prendre un jeton Fortifier
    .bare = Prendre un jeton Fortifier
    .short = 6
beyond_the_horizon-name-research_iii = Action 7, rechercher au niveau III
    .bare = Rechercher au niveau III
    .short = 7
beyond_the_horizon-name-research_iv = Action 8, rechercher au niveau IV
    .bare = Rechercher au niveau IV
    .short = 8

## Noms : cases de l’arbre

beyond_the_horizon-name-I1 = I a
beyond_the_horizon-name-I2 = I b
beyond_the_horizon-name-I3 = I c
beyond_the_horizon-name-I4 = I d
beyond_the_horizon-name-II1 = II a
beyond_the_horizon-name-II2 = II b
beyond_the_horizon-name-II3 = II c
beyond_the_horizon-name-II4 = II d
beyond_the_horizon-name-II5 = II e
beyond_the_horizon-name-II6 = II f
beyond_the_horizon-name-III1 = III a
beyond_the_horizon-name-III2 = III b
beyond_the_horizon-name-III3 = III c
beyond_the_horizon-name-III4 = III d
beyond_the_horizon-name-III5 = III e
beyond_the_horizon-name-III6 = III f
beyond_the_horizon-name-IV1 = IV a
beyond_the_horizon-name-IV2 = IV b
beyond_the_horizon-name-IV3 = IV c

## Noms : technologies

beyond_the_horizon-name-writing = Écriture
beyond_the_horizon-name-wheel = Roue
beyond_the_horizon-name-bronze_casting = Fonte du bronze
beyond_the_horizon-name-agriculture = Agriculture
beyond_the_horizon-name-mathematics = Mathématiques
beyond_the_horizon-name-astronomy = Astronomie
beyond_the_horizon-name-engineering = Ingénierie
beyond_the_horizon-name-philosophy = Philosophie
beyond_the_horizon-name-coinage = Monnaie
beyond_the_horizon-name-navigation = Navigation
beyond_the_horizon-name-mining = Mines
beyond_the_horizon-name-guilds = Guildes
beyond_the_horizon-name-iron_smelting = Fonte du fer
beyond_the_horizon-name-siegecraft = Art du siège
beyond_the_horizon-name-mercenaries = Mercenariat
beyond_the_horizon-name-chivalry = Chevalerie
beyond_the_horizon-name-mythology = Mythologie
beyond_the_horizon-name-medicine = Médecine
beyond_the_horizon-name-irrigation = Irrigation
beyond_the_horizon-name-feudalism = Féodalité
beyond_the_horizon-name-missiles = Missiles
beyond_the_horizon-name-refrigeration = Réfrigération
beyond_the_horizon-name-electricity = Électricité
beyond_the_horizon-name-telegraph = Télégraphe
beyond_the_horizon-name-aviation = Aviation
beyond_the_horizon-name-stock_exchange = Bourse
beyond_the_horizon-name-steam_power = Machine à vapeur
beyond_the_horizon-name-railways = Chemins de fer
beyond_the_horizon-name-advertising = Publicité
beyond_the_horizon-name-conscription = Conscription
beyond_the_horizon-name-ironclads = Cuirassés
beyond_the_horizon-name-propaganda = Propagande
beyond_the_horizon-name-public_schooling = Instruction publique
beyond_the_horizon-name-vaccination = Vaccination
beyond_the_horizon-name-cinema = Cinéma
beyond_the_horizon-name-diplomacy = Diplomatie
beyond_the_horizon-name-computing = Informatique
beyond_the_horizon-name-internet = Internet
beyond_the_horizon-name-space_flight = Vol spatial
beyond_the_horizon-name-nuclear_fusion = Fusion nucléaire
beyond_the_horizon-name-genetic_engineering = Génie génétique
beyond_the_horizon-name-artificial_intelligence = Intelligence artificielle
beyond_the_horizon-name-robotics = Robotique
beyond_the_horizon-name-world_heritage = Patrimoine mondial

## Noms : leaders

beyond_the_horizon-name-attila = Attila
beyond_the_horizon-name-hammurabi = Hammurabi
beyond_the_horizon-name-hatshepsut = Hatchepsout
beyond_the_horizon-name-hypatia = Hypatie
beyond_the_horizon-name-ashoka = Ashoka
beyond_the_horizon-name-confucius = Confucius
beyond_the_horizon-name-archimedes = Archimède
beyond_the_horizon-name-sappho = Sappho
beyond_the_horizon-name-cyrus_the_great = Cyrus le Grand
beyond_the_horizon-name-mansa_musa = Mansa Moussa
beyond_the_horizon-name-zheng_he = Zheng He
beyond_the_horizon-name-isaac_newton = Isaac Newton
beyond_the_horizon-name-catherine_the_great = Catherine la Grande
beyond_the_horizon-name-napoleon_bonaparte = Napoléon Bonaparte
beyond_the_horizon-name-toussaint_louverture = Toussaint Louverture
beyond_the_horizon-name-simon_bolivar = Simón Bolívar
beyond_the_horizon-name-ada_lovelace = Ada Lovelace
beyond_the_horizon-name-florence_nightingale = Florence Nightingale
beyond_the_horizon-name-adam_smith = Adam Smith
beyond_the_horizon-name-nikola_tesla = Nikola Tesla
beyond_the_horizon-name-albert_einstein = Albert Einstein
beyond_the_horizon-name-marie_curie = Marie Curie
beyond_the_horizon-name-mohandas_gandhi = Mohandas Gandhi
beyond_the_horizon-name-nelson_mandela = Nelson Mandela
beyond_the_horizon-name-alan_turing = Alan Turing
beyond_the_horizon-name-katherine_johnson = Katherine Johnson
beyond_the_horizon-name-wangari_maathai = Wangari Maathai

## Noms : gouvernements et leurs stades

beyond_the_horizon-name-river_kingdom = Royaume du fleuve
    .le = le Royaume du fleuve
beyond_the_horizon-name-hill_clans = Clans des collines
    .le = les Clans des collines
beyond_the_horizon-name-merchant_league = Ligue marchande
    .le = la Ligue marchande
beyond_the_horizon-name-builder_dynasty = Dynastie bâtisseuse
    .le = la Dynastie bâtisseuse
beyond_the_horizon-name-court_of_scribes = Cour des scribes
    .le = la Cour des scribes
beyond_the_horizon-name-steppe_confederacy = Confédération des steppes
    .le = la Confédération des steppes
beyond_the_horizon-name-temple_cities = Cités-temples
    .le = les Cités-temples
beyond_the_horizon-name-island_union = Union des îles
    .le = l’Union des îles
beyond_the_horizon-name-despotism = Despotisme
    .le = le Despotisme
beyond_the_horizon-name-theocracy = Théocratie
    .le = la Théocratie
beyond_the_horizon-name-monarchy = Monarchie
    .le = la Monarchie
beyond_the_horizon-name-democracy = Démocratie
    .le = la Démocratie

## Noms : objectifs

beyond_the_horizon-name-age_of_learning = Âge du savoir
beyond_the_horizon-name-industrial_age = Âge industriel
beyond_the_horizon-name-four_schools = Quatre écoles
beyond_the_horizon-name-settled_lands = Terres peuplées
beyond_the_horizon-name-two_citadels = Deux citadelles
beyond_the_horizon-name-great_works = Grands travaux
beyond_the_horizon-name-blossoming_realm = Royaume florissant
beyond_the_horizon-name-full_coffers = Coffres pleins
beyond_the_horizon-name-masters_of_the_map = Maîtres de la carte

## Noms : tuiles

beyond_the_horizon-name-golden_valley = Vallée dorée
    .le = la Vallée dorée
    .a = dans la Vallée dorée
    .de = de la Vallée dorée
beyond_the_horizon-name-fishing_shore = Rivage poissonneux
    .le = le Rivage poissonneux
    .a = sur le Rivage poissonneux
    .de = du Rivage poissonneux
beyond_the_horizon-name-reed_marsh = Marais aux roseaux
    .le = le Marais aux roseaux
    .a = dans le Marais aux roseaux
    .de = du Marais aux roseaux
beyond_the_horizon-name-olive_terraces = Terrasses d’oliviers
    .le = les Terrasses d’oliviers
    .a = sur les Terrasses d’oliviers
    .de = des Terrasses d’oliviers
beyond_the_horizon-name-river_ford = Gué de la rivière
    .le = le Gué de la rivière
    .a = au Gué de la rivière
    .de = du Gué de la rivière
beyond_the_horizon-name-cedar_grove = Cédraie
    .le = la Cédraie
    .a = dans la Cédraie
    .de = de la Cédraie
beyond_the_horizon-name-clay_plain = Plaine d’argile
    .le = la Plaine d’argile
    .a = dans la Plaine d’argile
    .de = de la Plaine d’argile
beyond_the_horizon-name-salt_lake = Lac salé
    .le = le Lac salé
    .a = au Lac salé
    .de = du Lac salé
beyond_the_horizon-name-oasis = Oasis
    .le = l’Oasis
    .a = à l’Oasis
    .de = de l’Oasis
beyond_the_horizon-name-wheat_hills = Collines à blé
    .le = les Collines à blé
    .a = dans les Collines à blé
    .de = des Collines à blé
beyond_the_horizon-name-copper_ridge = Crête de cuivre
    .le = la Crête de cuivre
    .a = sur la Crête de cuivre
    .de = de la Crête de cuivre
beyond_the_horizon-name-sheltered_bay = Baie abritée
    .le = la Baie abritée
    .a = dans la Baie abritée
    .de = de la Baie abritée
beyond_the_horizon-name-grassland = Prairie
    .le = la Prairie
    .a = dans la Prairie
    .de = de la Prairie
beyond_the_horizon-name-volcanic_soil = Terre volcanique
    .le = la Terre volcanique
    .a = sur la Terre volcanique
    .de = de la Terre volcanique
beyond_the_horizon-name-marble_cliffs = Falaises de marbre
    .le = les Falaises de marbre
    .a = sur les Falaises de marbre
    .de = des Falaises de marbre
beyond_the_horizon-name-spice_coast = Côte aux épices
    .le = la Côte aux épices
    .a = sur la Côte aux épices
    .de = de la Côte aux épices
beyond_the_horizon-name-highland_pass = Col des hautes terres
    .le = le Col des hautes terres
    .a = au Col des hautes terres
    .de = du Col des hautes terres
beyond_the_horizon-name-great_delta = Grand delta
    .le = le Grand delta
    .a = dans le Grand delta
    .de = du Grand delta
beyond_the_horizon-name-amber_forest = Forêt d’ambre
    .le = la Forêt d’ambre
    .a = dans la Forêt d’ambre
    .de = de la Forêt d’ambre
beyond_the_horizon-name-iron_mountains = Monts de fer
    .le = les Monts de fer
    .a = dans les Monts de fer
    .de = des Monts de fer
beyond_the_horizon-name-jade_river = Rivière de jade
    .le = la Rivière de jade
    .a = sur la Rivière de jade
    .de = de la Rivière de jade
beyond_the_horizon-name-sacred_plateau = Plateau sacré
    .le = le Plateau sacré
    .a = sur le Plateau sacré
    .de = du Plateau sacré
beyond_the_horizon-name-diamond_fields = Champs de diamants
    .le = les Champs de diamants
    .a = dans les Champs de diamants
    .de = des Champs de diamants
beyond_the_horizon-name-peninsula_of_kings = Péninsule des rois
    .le = la Péninsule des rois
    .a = sur la Péninsule des rois
    .de = de la Péninsule des rois
beyond_the_horizon-name-rose_sands = Sables roses
    .le = les Sables roses
    .a = sur les Sables roses
    .de = des Sables roses
beyond_the_horizon-name-amber_steppe = Steppe ambrée
    .le = la Steppe ambrée
    .a = dans la Steppe ambrée
    .de = de la Steppe ambrée
beyond_the_horizon-name-green_banks = Rives vertes
    .le = les Rives vertes
    .a = sur les Rives vertes
    .de = des Rives vertes
beyond_the_horizon-name-violet_hills = Collines violettes
    .le = les Collines violettes
    .a = dans les Collines violettes
    .de = des Collines violettes
beyond_the_horizon-name-cradle = Berceau de la civilisation
    .le = le berceau
    .a = sur le berceau
    .de = du berceau

## Noms : bâtiments

beyond_the_horizon-name-farm = Ferme
    .un = une ferme
    .le = la ferme
beyond_the_horizon-name-granary = Grenier
    .un = un grenier
    .le = le grenier
beyond_the_horizon-name-market = Marché
    .un = un marché
    .le = le marché
beyond_the_horizon-name-shrine = Sanctuaire
    .un = un sanctuaire
    .le = le sanctuaire
beyond_the_horizon-name-quarry = Carrière
    .un = une carrière
    .le = la carrière
beyond_the_horizon-name-watchtower = Tour de guet
    .un = une tour de guet
    .le = la tour de guet
beyond_the_horizon-name-stables = Écuries
    .un = des écuries
    .le = les écuries
beyond_the_horizon-name-caravanserai = Caravansérail
    .un = un caravansérail
    .le = le caravansérail
beyond_the_horizon-name-amphitheatre = Amphithéâtre
    .un = un amphithéâtre
    .le = l’amphithéâtre
beyond_the_horizon-name-library = Bibliothèque
    .un = une bibliothèque
    .le = la bibliothèque
beyond_the_horizon-name-harbour = Port
    .un = un port
    .le = le port
beyond_the_horizon-name-barracks = Caserne
    .un = une caserne
    .le = la caserne
beyond_the_horizon-name-aqueduct = Aqueduc
    .un = un aqueduc
    .le = l’aqueduc
beyond_the_horizon-name-mint = Hôtel des monnaies
    .un = un hôtel des monnaies
    .le = l’hôtel des monnaies
beyond_the_horizon-name-city_walls = Remparts
    .un = des remparts
    .le = les remparts
beyond_the_horizon-name-monastery = Monastère
    .un = un monastère
    .le = le monastère
beyond_the_horizon-name-palace = Palais
    .un = un palais
    .le = le palais
beyond_the_horizon-name-cathedral = Cathédrale
    .un = une cathédrale
    .le = la cathédrale
beyond_the_horizon-name-university = Université
    .un = une université
    .le = l’université
beyond_the_horizon-name-factory = Usine
    .un = une usine
    .le = l’usine
beyond_the_horizon-name-railway_station = Gare
    .un = une gare
    .le = la gare
beyond_the_horizon-name-opera_house = Opéra
    .un = un opéra
    .le = l’opéra
beyond_the_horizon-name-hospital = Hôpital
    .un = un hôpital
    .le = l’hôpital
beyond_the_horizon-name-observatory = Observatoire
    .un = un observatoire
    .le = l’observatoire

## Plusieurs choses à la suite

beyond_the_horizon-count =
    { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
beyond_the_horizon-named = { NAME($thing) }
beyond_the_horizon-and-1 = { $a }
beyond_the_horizon-and-2 = { $a } et { $b }
beyond_the_horizon-and-3 = { $a }, { $b } et { $c }
beyond_the_horizon-and-4 = { $a }, { $b }, { $c } et { $d }
beyond_the_horizon-or-1 = { $a }
beyond_the_horizon-or-2 = soit { $a }, soit { $b }
beyond_the_horizon-or-3 = soit { $a }, soit { $b }, soit { $c }
beyond_the_horizon-or-4 = soit { $a }, soit { $b }, soit { $c }, soit { $d }
beyond_the_horizon-then-1 = { $a }
beyond_the_horizon-then-2 = { $a }, puis { $b }
beyond_the_horizon-then-3 = { $a }, puis { $b }, puis { $c }
beyond_the_horizon-then-4 = { $a }, puis { $b }, puis { $c }, puis { $d }
beyond_the_horizon-list-1 = { $a }
beyond_the_horizon-list-2 = { $a } ; { $b }
beyond_the_horizon-list-3 = { $a } ; { $b } ; { $c }
beyond_the_horizon-list-4 = { $a } ; { $b } ; { $c } ; { $d }
beyond_the_horizon-none = rien

## Ce que font les effets

beyond_the_horizon-effect-gain =
    { $n ->
        [one] gagner { $n } pièce
       *[other] gagner { $n } pièces
    }
beyond_the_horizon-effect-activate =
    { $n ->
        [one] activer { $n } pion
       *[other] activer { $n } pions
    }
beyond_the_horizon-effect-invest =
    { $n ->
        [one] investir { $n } cube { NAME($track, form: "bare") }
       *[other] investir { $n } cubes { NAME($track, form: "bare") }
    }
beyond_the_horizon-effect-invest-any =
    { $n ->
        [one] investir { $n } cube de votre choix
       *[other] investir { $n } cubes de votre choix
    }
beyond_the_horizon-effect-research = rechercher une technologie de niveau { $level }
beyond_the_horizon-effect-research-column = rechercher une technologie de niveau { $level } avec un pion de vos colonnes
beyond_the_horizon-effect-research-free = rechercher une technologie de niveau { $level } sans ses prérequis
beyond_the_horizon-effect-research-column-free = rechercher une technologie de niveau { $level } sans ses prérequis, avec un pion de vos colonnes
beyond_the_horizon-effect-recruit =
    { $n ->
        [one] recruter { NAME($unit, form: "un") } de force { $strength } depuis une colonne
       *[other] recruter { $n } { NAME($unit, form: "plural") } de force { $strength } depuis les colonnes
    }
beyond_the_horizon-effect-recruit-active =
    { $n ->
        [one] faire d’un pion actif { NAME($unit, form: "un") } de force { $strength }
       *[other] faire de { $n } pions actifs des { NAME($unit, form: "plural") } de force { $strength }
    }
beyond_the_horizon-effect-recruit-either =
    { $n ->
        [one] recruter un colon ou un soldat de force { $strength } depuis une colonne
       *[other] recruter { $n } colons ou soldats de force { $strength } depuis les colonnes
    }
beyond_the_horizon-effect-recruit-either-active =
    { $n ->
        [one] faire d’un pion actif un colon ou un soldat de force { $strength }
       *[other] faire de { $n } pions actifs des colons ou soldats de force { $strength }
    }
beyond_the_horizon-effect-upgrade = renforcer { NAME($unit, form: "un") } de { $n }
beyond_the_horizon-effect-upgrade-any = renforcer un colon ou un soldat de { $n }
beyond_the_horizon-effect-move =
    { $n ->
        [one] faire { $n } déplacement
       *[other] faire jusqu’à { $n } déplacements
    }
beyond_the_horizon-effect-explore-more =
    { $n ->
        [one] explorer { $n } territoire de plus ce tour
       *[other] explorer { $n } territoires de plus ce tour
    }
beyond_the_horizon-effect-colonise =
    { $n ->
        [0] coloniser un village
       *[other] coloniser un village, avec { $n } de force en plus
    }
beyond_the_horizon-effect-fortify =
    { $n ->
        [0] fortifier une ville
       *[other] fortifier une ville, avec { $n } de force en plus
    }
beyond_the_horizon-effect-token = prendre { NAME($token, form: "un") }
beyond_the_horizon-effect-token-either = prendre un jeton Coloniser ou Fortifier
beyond_the_horizon-effect-building = prendre un bâtiment de niveau { $level }
beyond_the_horizon-effect-build =
    { $n ->
        [0] construire un bâtiment, nouveau ou déjà présent
        [one] construire un bâtiment, nouveau ou déjà présent, pour { $n } pièce de moins
       *[other] construire un bâtiment, nouveau ou déjà présent, pour { $n } pièces de moins
    }
beyond_the_horizon-effect-produce-population = produire de la population
beyond_the_horizon-effect-produce-coins = produire des pièces
beyond_the_horizon-effect-basic =
    { $n ->
        [one] faire une action de base
       *[other] faire { $n } actions de base
    }
beyond_the_horizon-effect-theocracy = utiliser votre Théocratie
beyond_the_horizon-effect-points =
    { $n ->
        [one] marquer { $n } PV à la fin
       *[other] marquer { $n } PV à la fin
    }
beyond_the_horizon-effect-private =
    { $n ->
        [one] regarder la première carte de niveau { $level } et la garder comme technologie privée
       *[other] regarder les { $n } premières cartes de niveau { $level } et en garder une comme technologie privée
    }
beyond_the_horizon-effect-copy = faire l’action d’une technologie que quelqu’un a recherchée, à son coût
beyond_the_horizon-effect-pay = { $cost } pour { $what }
beyond_the_horizon-effect-pay-coins =
    { $n ->
        [one] payer { $n } pièce
       *[other] payer { $n } pièces
    }
beyond_the_horizon-effect-exhaust =
    { $n ->
        [one] épuiser { $n } pion
       *[other] épuiser { $n } pions
    }
beyond_the_horizon-effect-each = chaque autre joueur peut { $what }
beyond_the_horizon-effect-each-points =
    { $n ->
        [one] chaque autre joueur marque { $n } PV à la fin
       *[other] chaque autre joueur marque { $n } PV à la fin
    }
beyond_the_horizon-effect-may = { $what } si vous voulez
beyond_the_horizon-effect-other = utiliser sa capacité

## Effets permanents

beyond_the_horizon-modifier-research_discount =
    { $n ->
        [one] les recherches des niveaux II à IV vous coûtent { $n } pièce de moins
       *[other] les recherches des niveaux II à IV vous coûtent { $n } pièces de moins
    }
beyond_the_horizon-modifier-coins_bonus =
    { $n ->
        [one] { $n } pièce de plus chaque fois que vous produisez des pièces
       *[other] { $n } pièces de plus chaque fois que vous produisez des pièces
    }
beyond_the_horizon-modifier-population_bonus =
    { $n ->
        [one] { $n } pion de plus chaque fois que vous produisez de la population
       *[other] { $n } pions de plus chaque fois que vous produisez de la population
    }
beyond_the_horizon-modifier-move_bonus =
    { $n ->
        [one] { $n } déplacement de plus à chaque action de déplacement
       *[other] { $n } déplacements de plus à chaque action de déplacement
    }
beyond_the_horizon-modifier-explore_limit =
    { $n ->
        [one] vous pouvez explorer { $n } territoire de plus par tour
       *[other] vous pouvez explorer { $n } territoires de plus par tour
    }
beyond_the_horizon-modifier-exhaust_left = vos pions épuisés vont dans la colonne la plus à gauche qui a de la place
beyond_the_horizon-modifier-colonise_strength = vos colons comptent { $n } de force en plus quand ils colonisent
beyond_the_horizon-modifier-settler_bonus = les colons que vous recrutez arrivent avec { $n } de force en plus
beyond_the_horizon-modifier-soldier_bonus = les soldats que vous recrutez arrivent avec { $n } de force en plus
beyond_the_horizon-modifier-no_fee = vous ne payez jamais le péage d’une case
beyond_the_horizon-modifier-build_discount =
    { $n ->
        [one] les bâtiments vous coûtent { $n } pièce de moins
       *[other] les bâtiments vous coûtent { $n } pièces de moins
    }
beyond_the_horizon-modifier-column_scholar = vos érudits de niveau I peuvent venir d’une colonne
beyond_the_horizon-modifier-trade_price =
    { $n ->
        [one] échanger des pièces contre un pion vous coûte { $n } pièce de moins
       *[other] échanger des pièces contre un pion vous coûte { $n } pièces de moins
    }
beyond_the_horizon-modifier-token_discount =
    { $n ->
        [one] les actions qui prennent un jeton vous coûtent { $n } pièce de moins
       *[other] les actions qui prennent un jeton vous coûtent { $n } pièces de moins
    }

## Occasions des capacités

beyond_the_horizon-when-invest = une fois par tour quand vous investissez : { $what }
beyond_the_horizon-when-expansion = au début de votre phase d’expansion : { $what }
beyond_the_horizon-when-produce_coins = quand vous produisez des pièces : { $what }
beyond_the_horizon-when-build = quand vous construisez : { $what }
beyond_the_horizon-when-research = quand vous recherchez une technologie : { $what }
beyond_the_horizon-when-explore = une fois par tour quand vous explorez : { $what }
beyond_the_horizon-when-production = au début de votre phase de production : { $what }
beyond_the_horizon-when-settle = quand vous colonisez ou fortifiez : { $what }
beyond_the_horizon-when-fortify = quand vous fortifiez une ville : { $what }
beyond_the_horizon-when-grow = après l’action 4 : { $what }

## Ce que l’on compte

beyond_the_horizon-per-technologies =
    { $n ->
        [one] par technologie que vous avez
       *[other] par lot de { $n } technologies que vous avez
    }
beyond_the_horizon-per-technologies_ii_plus =
    { $n ->
        [one] par technologie de niveau II ou plus que vous avez
       *[other] par lot de { $n } technologies de niveau II ou plus que vous avez
    }
beyond_the_horizon-per-technologies_iii =
    { $n ->
        [one] par technologie de niveau III que vous avez
       *[other] par lot de { $n } technologies de niveau III que vous avez
    }
beyond_the_horizon-per-colours_with_two =
    { $n ->
        [one] par couleur principale d’au moins deux de vos technologies
       *[other] par lot de { $n } couleurs principales d’au moins deux de vos technologies chacune
    }
beyond_the_horizon-per-villages =
    { $n ->
        [one] par village que vous avez colonisé
       *[other] par lot de { $n } villages que vous avez colonisés
    }
beyond_the_horizon-per-cities =
    { $n ->
        [one] par ville que vous avez fortifiée
       *[other] par lot de { $n } villes que vous avez fortifiées
    }
beyond_the_horizon-per-buildings =
    { $n ->
        [one] par case de bâtiment que vous occupez
       *[other] par lot de { $n } cases de bâtiment que vous occupez
    }
beyond_the_horizon-per-map_cubes =
    { $n ->
        [one] par cube à vous sur les villages, villes et bâtiments
       *[other] par lot de { $n } cubes à vous sur les villages, villes et bâtiments
    }
beyond_the_horizon-per-cubes_removed =
    { $n ->
        [one] par cube retiré de vos pistes de développement
       *[other] par lot de { $n } cubes retirés de vos pistes de développement
    }
beyond_the_horizon-per-active_population =
    { $n ->
        [one] par pion actif que vous avez
       *[other] par lot de { $n } pions actifs que vous avez
    }
beyond_the_horizon-per-leaders =
    { $n ->
        [one] par leader que vous avez
       *[other] par lot de { $n } leaders que vous avez
    }
beyond_the_horizon-per-shared_tiles =
    { $n ->
        [one] par tuile où vous et un adversaire avez un cube
       *[other] par lot de { $n } tuiles où vous et un adversaire avez un cube
    }
beyond_the_horizon-per-active_columns =
    { $n ->
        [one] par colonne à vous qui produit, colonne A comprise
       *[other] par lot de { $n } colonnes à vous qui produisent, colonne A comprise
    }
beyond_the_horizon-per-coins =
    { $n ->
        [one] par pièce que vous avez
       *[other] par lot de { $n } pièces que vous avez
    }
beyond_the_horizon-per-economy_cubes_removed =
    { $n ->
        [one] par cube retiré de votre piste d’économie
       *[other] par lot de { $n } cubes retirés de votre piste d’économie
    }
beyond_the_horizon-per-technologies_iii_plus =
    { $n ->
        [one] par technologie de niveau III ou IV que vous avez
       *[other] par lot de { $n } technologies de niveau III ou IV que vous avez
    }
beyond_the_horizon-per-main_colours =
    { $n ->
        [one] par couleur principale parmi vos technologies de niveau II ou plus
       *[other] par lot de { $n } couleurs principales parmi vos technologies de niveau II ou plus
    }
beyond_the_horizon-per-villages_and_cities =
    { $n ->
        [one] par cube à vous sur les villages et les villes
       *[other] par lot de { $n } cubes à vous sur les villages et les villes
    }
beyond_the_horizon-per-unit_strength =
    { $n ->
        [one] par point de force de vos unités sur la carte
       *[other] par lot de { $n } points de force de vos unités sur la carte
    }
beyond_the_horizon-per-technologies_ii =
    { $n ->
        [one] par technologie de niveau II que vous avez
       *[other] par lot de { $n } technologies de niveau II que vous avez
    }
beyond_the_horizon-need-technologies =
    { $n ->
        [one] au moins { $n } technologie
       *[other] au moins { $n } technologies
    }
beyond_the_horizon-need-technologies_ii_plus =
    { $n ->
        [one] au moins { $n } technologie de niveau II ou plus
       *[other] au moins { $n } technologies de niveau II ou plus
    }
beyond_the_horizon-need-technologies_iii =
    { $n ->
        [one] au moins { $n } technologie de niveau III
       *[other] au moins { $n } technologies de niveau III
    }
beyond_the_horizon-need-colours_with_two =
    { $n ->
        [one] au moins { $n } couleur principale d’au moins deux de vos technologies
       *[other] au moins { $n } couleurs principales d’au moins deux de vos technologies chacune
    }
beyond_the_horizon-need-villages =
    { $n ->
        [one] au moins { $n } village que vous avez colonisé
       *[other] au moins { $n } villages que vous avez colonisés
    }
beyond_the_horizon-need-cities =
    { $n ->
        [one] au moins { $n } ville que vous avez fortifiée
       *[other] au moins { $n } villes que vous avez fortifiées
    }
beyond_the_horizon-need-buildings =
    { $n ->
        [one] au moins { $n } case de bâtiment que vous occupez
       *[other] au moins { $n } cases de bâtiment que vous occupez
    }
beyond_the_horizon-need-map_cubes =
    { $n ->
        [one] au moins { $n } cube à vous sur les villages, villes et bâtiments
       *[other] au moins { $n } cubes à vous sur les villages, villes et bâtiments
    }
beyond_the_horizon-need-cubes_removed =
    { $n ->
        [one] au moins { $n } cube retiré de vos pistes de développement
       *[other] au moins { $n } cubes retirés de vos pistes de développement
    }
beyond_the_horizon-need-active_population =
    { $n ->
        [one] au moins { $n } pion actif
       *[other] au moins { $n } pions actifs
    }
beyond_the_horizon-need-leaders =
    { $n ->
        [one] au moins { $n } leader
       *[other] au moins { $n } leaders
    }
beyond_the_horizon-need-shared_tiles =
    { $n ->
        [one] au moins { $n } tuile où vous et un adversaire avez un cube
       *[other] au moins { $n } tuiles où vous et un adversaire avez un cube
    }
beyond_the_horizon-need-active_columns =
    { $n ->
        [one] au moins { $n } colonne à vous qui produit, colonne A comprise
       *[other] au moins { $n } colonnes à vous qui produisent, colonne A comprise
    }
beyond_the_horizon-need-coins =
    { $n ->
        [one] au moins { $n } pièce
       *[other] au moins { $n } pièces
    }
beyond_the_horizon-need-economy_cubes_removed =
    { $n ->
        [one] au moins { $n } cube retiré de votre piste d’économie
       *[other] au moins { $n } cubes retirés de votre piste d’économie
    }
beyond_the_horizon-need-technologies_iii_plus =
    { $n ->
        [one] au moins { $n } technologie de niveau III ou IV
       *[other] au moins { $n } technologies de niveau III ou IV
    }
beyond_the_horizon-need-main_colours =
    { $n ->
        [one] au moins { $n } couleur principale parmi vos technologies de niveau II ou plus
       *[other] au moins { $n } couleurs principales parmi vos technologies de niveau II ou plus
    }
beyond_the_horizon-need-villages_and_cities =
    { $n ->
        [one] au moins { $n } cube à vous sur les villages et les villes
       *[other] au moins { $n } cubes à vous sur les villages et les villes
    }
beyond_the_horizon-need-unit_strength =
    { $n ->
        [one] au moins { $n } point de force de vos unités sur la carte
       *[other] au moins { $n } points de force de vos unités sur la carte
    }
beyond_the_horizon-need-technologies_ii =
    { $n ->
        [one] au moins { $n } technologie de niveau II
       *[other] au moins { $n } technologies de niveau II
    }
beyond_the_horizon-points =
    { $n ->
        [one] { $n } PV
       *[other] { $n } PV
    }
beyond_the_horizon-points-per = { $points } { $of }
beyond_the_horizon-points-per-most = { $points } { $of } ({ $most } au plus)

## Ce que font cartes et tuiles

beyond_the_horizon-card-bonus = aussitôt : { $what }
beyond_the_horizon-card-action = action : { $what }
beyond_the_horizon-card-end = à la fin : { $what }
beyond_the_horizon-card-stage = { NAME($stage) } : { $what }
beyond_the_horizon-deed-costs = { $cost }, puis { $what }
beyond_the_horizon-deed-needs = exige { $what }
beyond_the_horizon-tile-strength = force { $n }
beyond_the_horizon-tile-reveal = explorateur : { $what }
beyond_the_horizon-tile-village = village : cube { NAME($track, form: "bare") }, { $what }, { $points }
beyond_the_horizon-tile-city = ville : cube { NAME($track, form: "bare") }, { $points }
beyond_the_horizon-tile-start = tuile de départ ({ $who }) : un lieu de recrutement qui peut recevoir un bâtiment
beyond_the_horizon-tile-cradle = le centre du monde ; il peut recevoir un bâtiment
beyond_the_horizon-building-cost =
    { $n ->
        [one] coûte { $n } pièce
       *[other] coûte { $n } pièces
    }
beyond_the_horizon-building-left = premier bâtisseur : cube { NAME($track, form: "bare") }, { $points } dès qu’un autre le construit
beyond_the_horizon-building-right = second bâtisseur : cube { NAME($track, form: "bare") }
beyond_the_horizon-building-bonus = chaque bâtisseur : { $what }
beyond_the_horizon-uncovers-column = la colonne { $column } produit
beyond_the_horizon-uncovers-coins =
    { $n ->
        [one] { $n } pièce de plus quand vous produisez des pièces
       *[other] { $n } pièces de plus quand vous produisez des pièces
    }
beyond_the_horizon-covers-move = { $n } déplacement de plus à chaque action de déplacement
beyond_the_horizon-covers-points = { $points } si c’est la dernière recouverte
beyond_the_horizon-covers-beyond = { $points } à la fin

## Questions

beyond_the_horizon-for = { NAME($cause) } : { LOWER($ask) }
beyond_the_horizon-ask-choosegovernment = Quel gouvernement choisissez-vous ?
beyond_the_horizon-ask-takeaction = Manche { $round } : où va votre pion Action ?
beyond_the_horizon-ask-researchslot = Quelle technologie de niveau { $level } recherchez-vous ?
beyond_the_horizon-ask-namecolour = Quelle couleur cherchez-vous pour { NAME($slot) } ?
beyond_the_horizon-ask-keeptechnology = Laquelle de ces technologies posez-vous sur { NAME($slot) } ?
beyond_the_horizon-ask-keepprivate = Laquelle de ces technologies gardez-vous comme technologie privée ?
beyond_the_horizon-ask-investcube = De quelle piste investissez-vous un cube ?
beyond_the_horizon-ask-spendcube = De quelle piste vient le cube ?
beyond_the_horizon-ask-recruitunit =
    { $unit ->
        [settler] Où apparaît le nouveau colon ?
        [soldier] Où apparaît le nouveau soldat ?
       *[either] Quelle unité recrutez-vous, et où ?
    }
beyond_the_horizon-ask-upgradeunit =
    { $unit ->
        [settler] Quel colon renforcez-vous de { $n } ?
        [soldier] Quel soldat renforcez-vous de { $n } ?
       *[either] Quelle unité renforcez-vous de { $n } ?
    }
beyond_the_horizon-ask-moveunits =
    { $n ->
        [one] Quelle unité déplacez-vous ? Encore { $n } déplacement.
       *[other] Quelle unité déplacez-vous ? Encore { $n } déplacements.
    }
beyond_the_horizon-ask-moveunits-bound = Où l’unité { NAME($tile, form: "a") } continue-t-elle ? Elle ne peut pas s’y arrêter.
beyond_the_horizon-ask-choosesettlement =
    { $sort ->
        [colonise] Quel village colonisez-vous ?
       *[fortify] Quelle ville fortifiez-vous ?
    }
beyond_the_horizon-ask-commit =
    { $sort ->
        [colonise] Quel colon { NAME($tile, form: "a") } participe ? Force encore requise : { $n }.
        [fortify] Quel soldat { NAME($tile, form: "a") } participe ? Force encore requise : { $n }.
       *[build] Quel colon { NAME($tile, form: "a") } construit et perd 1 de force ?
    }
beyond_the_horizon-ask-commit-more =
    { $sort ->
        [colonise] Un autre colon { NAME($tile, form: "a") } participe-t-il, sans que ce soit nécessaire ?
       *[fortify] Un autre soldat { NAME($tile, form: "a") } participe-t-il, sans que ce soit nécessaire ?
    }
beyond_the_horizon-ask-takebuilding = Quel bâtiment de niveau { $level } prenez-vous ?
beyond_the_horizon-ask-choosebuild = Que construisez-vous ?
beyond_the_horizon-ask-choosetoken = Quel jeton prenez-vous ?
beyond_the_horizon-ask-choosebasic =
    { $n ->
        [one] Quelle action de base faites-vous ?
       *[other] Quelle action de base faites-vous ? Encore { $n }.
    }
beyond_the_horizon-ask-choosecopy = De quelle technologie faites-vous l’action ?
beyond_the_horizon-ask-consider = Voulez-vous { $what } ? Vous rempliriez alors un objectif et devriez le revendiquer.
beyond_the_horizon-ask-pickbranch = Que choisissez-vous ?
beyond_the_horizon-ask-nextpart = Que faites-vous d’abord ?
beyond_the_horizon-ask-decide = Voulez-vous { $what } ?
beyond_the_horizon-ask-expand = Phase d’expansion : que faites-vous ?
beyond_the_horizon-ask-chooseproduction = Phase de production : que faites-vous ?
beyond_the_horizon-ask-trade = Faites-vous encore un échange ?
beyond_the_horizon-ask-claimobjective = Quel objectif revendiquez-vous ?

## Conseils pour qui rencontre une question pour la première fois

beyond_the_horizon-hint-choosegovernment = Son Despotisme vous aide dès maintenant ; les cubes retirés de votre piste d’infrastructure apportent les trois autres stades.
beyond_the_horizon-hint-takeaction = Le pion doit quitter sa case, sauf à l’action 4. On peut renoncer à chaque effet d’une action.
beyond_the_horizon-hint-researchslot = Des lignes mènent d’un niveau à l’autre. Le premier à une case prend un leader et choisit la technologie qui y vient.
beyond_the_horizon-hint-namecolour = On retourne des cartes jusqu’à ce que deux aient cette couleur, la leur ou la seconde de leur titre. Vous gardez l’une de ces deux.
beyond_the_horizon-hint-investcube = Le cube découvre une case de sa piste et en recouvre une de la piste d’investissement.
beyond_the_horizon-hint-moveunits = Les colons peuvent aussi sortir du bord de la carte, là où la nouvelle tuile en touche deux autres, et explorer.
beyond_the_horizon-hint-commit = Tous ceux qui participent sont épuisés, même s’ils sont plus forts qu’il ne faut.
beyond_the_horizon-hint-expand = Vous pouvez construire une fois, jouer un jeton, ou ne rien faire.
beyond_the_horizon-hint-chooseproduction = Produisez de la population ou des pièces, ou faites autant d’échanges que vous voulez.
beyond_the_horizon-hint-claimobjective = Une revendication coûte un cube de vos pistes et rapproche la fin de la partie.

## Ce que l’on peut faire

beyond_the_horizon-say-govern = Choisir { NAME($government, form: "le") }
beyond_the_horizon-say-act = Action { NAME($deed, form: "short") } : { $what }
beyond_the_horizon-say-act-technology = { NAME($deed) } : { $what }
beyond_the_horizon-say-act-fee =
    { $n ->
        [one] { $what } (avec un péage de { $n } pièce)
       *[other] { $what } (avec un péage de { $n } pièces)
    }
beyond_the_horizon-say-act-waived = { $what } (sur une case dont vous ne payez pas le péage)
beyond_the_horizon-say-research = Rechercher { NAME($technology) }
beyond_the_horizon-say-research-column = Rechercher { NAME($technology) } avec un pion de vos colonnes
beyond_the_horizon-say-research-leader = Rechercher { NAME($technology) } et prendre le leader qui s’y trouve
beyond_the_horizon-say-research-first = Rechercher { NAME($slot) }, en premier : prendre son leader et lui trouver une technologie
beyond_the_horizon-say-colour = { NAME($colour) }
beyond_the_horizon-say-keep = Choisir { NAME($technology) }
beyond_the_horizon-say-copy = Faire comme { NAME($technology) } : { $what }
beyond_the_horizon-say-cube = { NAME($track) } : { $what }
beyond_the_horizon-say-recruit = { NAME($unit) } de force { $n } { NAME($tile, form: "a") }
beyond_the_horizon-say-upgrade = Renforcer { NAME($unit, form: "le") } { NAME($tile, form: "a") } de { $n } à { $m }
beyond_the_horizon-say-move =
    { $n ->
        [one] Mener { NAME($unit, form: "le") } de force { $strength } { NAME($tile, form: "de") } vers { NAME($to, form: "le") }, { $n } déplacement
       *[other] Mener { NAME($unit, form: "le") } de force { $strength } { NAME($tile, form: "de") } vers { NAME($to, form: "le") }, { $n } déplacements
    }
beyond_the_horizon-say-explore = Explorer avec le colon de force { $strength } depuis { NAME($tile, form: "le") }, { $side }
beyond_the_horizon-say-colonise = Coloniser le village { NAME($tile, form: "a") }
beyond_the_horizon-say-colonise-token = Jouer un jeton Coloniser et coloniser le village { NAME($tile, form: "a") }
beyond_the_horizon-say-fortify = Fortifier la ville { NAME($tile, form: "a") }
beyond_the_horizon-say-fortify-token = Jouer un jeton Fortifier et fortifier la ville { NAME($tile, form: "a") }
beyond_the_horizon-say-commit = { NAME($unit) } de force { $n }
beyond_the_horizon-say-build =
    { $n ->
        [0] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } gratuitement
        [one] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } pour { $n } pièce
       *[other] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } pour { $n } pièces
    }
beyond_the_horizon-say-join =
    { $n ->
        [0] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } en second gratuitement
        [one] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } en second pour { $n } pièce
       *[other] Construire { NAME($building, form: "le") } { NAME($tile, form: "a") } en second pour { $n } pièces
    }
beyond_the_horizon-say-take = Prendre { NAME($building, form: "le") }
beyond_the_horizon-say-token = Prendre { NAME($token, form: "un") }
beyond_the_horizon-say-token-none =
    { $n ->
        [one] Prendre { $n } pièce, car il ne reste plus de { NAME($token, form: "bare") }
       *[other] Prendre { $n } pièces, car il ne reste plus de { NAME($token, form: "bare") }
    }
beyond_the_horizon-say-produce-population =
    { $n ->
        [one] Produire de la population : { $n } pion
       *[other] Produire de la population : { $n } pions
    }
beyond_the_horizon-say-produce-coins =
    { $n ->
        [one] Produire des pièces : { $n } pièce
       *[other] Produire des pièces : { $n } pièces
    }
beyond_the_horizon-say-buy =
    { $n ->
        [one] Échanger { $n } pièce contre un pion actif
       *[other] Échanger { $n } pièces contre un pion actif
    }
beyond_the_horizon-say-recall = Échanger { NAME($unit, form: "le") } de force { $n } { NAME($tile, form: "a") } contre un pion actif
beyond_the_horizon-say-sell =
    { $n ->
        [one] Échanger un pion actif contre { $n } pièce
       *[other] Échanger un pion actif contre { $n } pièces
    }
beyond_the_horizon-say-claim =
    { $n ->
        [one] Revendiquer { NAME($objective) } pour { $n } PV
       *[other] Revendiquer { NAME($objective) } pour { $n } PV
    }
beyond_the_horizon-say-pick = { $what }
beyond_the_horizon-say-accept = Oui
beyond_the_horizon-say-pass = Non merci
beyond_the_horizon-say-pass-commit = Cela suffit
beyond_the_horizon-say-pass-researchslot = Ne rien rechercher
beyond_the_horizon-say-pass-keepprivate = N’en garder aucune
beyond_the_horizon-say-pass-investcube = Ne rien investir
beyond_the_horizon-say-pass-recruitunit = Ne recruter personne
beyond_the_horizon-say-pass-upgradeunit = Ne renforcer aucune unité
beyond_the_horizon-say-pass-moveunits = Ne plus se déplacer
beyond_the_horizon-say-pass-choosesettlement = Y renoncer
beyond_the_horizon-say-pass-takebuilding = Ne prendre aucun bâtiment
beyond_the_horizon-say-pass-choosebuild = Ne rien construire
beyond_the_horizon-say-pass-choosetoken = Ne prendre aucun jeton
beyond_the_horizon-say-pass-choosebasic = Ne faire aucune action de base
beyond_the_horizon-say-pass-choosecopy = Ne faire aucune de ces actions
beyond_the_horizon-say-pass-pickbranch = Rien de cela
beyond_the_horizon-say-pass-expand = Pas d’expansion
beyond_the_horizon-say-pass-chooseproduction = Ne rien produire
beyond_the_horizon-say-pass-trade = Ne plus échanger

## Côtés d’une tuile

beyond_the_horizon-side-e = vers l’est
beyond_the_horizon-side-se = vers le sud-est
beyond_the_horizon-side-sw = vers le sud-ouest
beyond_the_horizon-side-w = vers l’ouest
beyond_the_horizon-side-nw = vers le nord-ouest
beyond_the_horizon-side-ne = vers le nord-est

## Ce qui s’est passé

beyond_the_horizon-log-first = { $who } commence
beyond_the_horizon-log-government = { $who } choisit { NAME($government, form: "le") }
beyond_the_horizon-log-round = Manche { $n }
beyond_the_horizon-log-last-round = La manche { $n } est la dernière
beyond_the_horizon-log-acts = { $who } agit : { NAME($deed) }
beyond_the_horizon-log-pays =
    { $n ->
        [one] { $who } paie { $n } pièce
       *[other] { $who } paie { $n } pièces
    }
beyond_the_horizon-log-exhausts =
    { $n ->
        [one] { $who } épuise { $n } pion
       *[other] { $who } épuise { $n } pions
    }
beyond_the_horizon-log-coins =
    { $n ->
        [one] { $who } gagne { $n } pièce
       *[other] { $who } gagne { $n } pièces
    }
beyond_the_horizon-log-activates =
    { $n ->
        [one] { $who } active { $n } pion
       *[other] { $who } active { $n } pions
    }
beyond_the_horizon-log-researches = { $who } envoie un érudit en { NAME($place) }
beyond_the_horizon-log-leader = { $who } prend le leader { NAME($leader) }
beyond_the_horizon-log-colour = { $who } cherche du { NAME($colour, form: "bare") }
beyond_the_horizon-log-reveals = { $who } retourne { NAME($technology) }
beyond_the_horizon-log-keeps = { $who } pose { NAME($technology) } sur l’arbre
beyond_the_horizon-log-gains-technology = { $who } acquiert { NAME($technology) }
beyond_the_horizon-log-looks =
    { $n ->
        [one] { $who } regarde la première carte de niveau { $level }
       *[other] { $who } regarde les { $n } premières cartes de niveau { $level }
    }
beyond_the_horizon-log-private = { $who } garde { NAME($technology) } comme technologie privée
beyond_the_horizon-log-invests = { $who } investit un cube { NAME($track, form: "bare") }
beyond_the_horizon-log-uncovers = { $who } découvre la case { $n } de { NAME($track, form: "le") }
beyond_the_horizon-log-stage = { $who } atteint { NAME($stage, form: "le") }
beyond_the_horizon-log-covers = { $who } recouvre la case { $n } de la piste d’investissement
beyond_the_horizon-log-recruits = { $who } recrute { NAME($unit, form: "un") } de force { $n } { NAME($tile, form: "a") }
beyond_the_horizon-log-upgrades = { $who } renforce { NAME($unit, form: "un") } { NAME($tile, form: "a") } de { $n } à { $m }
beyond_the_horizon-log-moves = { $who } mène { NAME($unit, form: "un") } de force { $n } { NAME($tile, form: "de") } vers { NAME($to, form: "le") }
beyond_the_horizon-log-explore-more =
    { $n ->
        [one] { $who } peut explorer { $n } territoire de plus ce tour
       *[other] { $who } peut explorer { $n } territoires de plus ce tour
    }
beyond_the_horizon-log-explores = { $who } découvre { NAME($tile, form: "le") }
beyond_the_horizon-log-colonises = { $who } colonise le village { NAME($tile, form: "a") }
beyond_the_horizon-log-fortifies = { $who } fortifie la ville { NAME($tile, form: "a") }
beyond_the_horizon-log-weakens = { $who } construit avec { NAME($unit, form: "un") } { NAME($tile, form: "a") }, qui passe de { $n } à { $m }
beyond_the_horizon-log-spends-units = { $who } consomme { NAME($unit, form: "un") } de force { $n }
beyond_the_horizon-log-token = { $who } prend { NAME($token, form: "un") }
beyond_the_horizon-log-no-token = Il ne reste plus de { NAME($token, form: "bare") } pour { $who }
beyond_the_horizon-log-building = { $who } prend { NAME($building, form: "le") }
beyond_the_horizon-log-builds = { $who } construit { NAME($building, form: "le") } { NAME($tile, form: "a") }
beyond_the_horizon-log-joins = { $who } construit aussi { NAME($building, form: "le") } { NAME($tile, form: "a") }
beyond_the_horizon-log-produces =
    { $who } produit { $n } { $n ->
        [one] { NAME($what, form: "bare") }
       *[other] { NAME($what, form: "plural") }
    }
beyond_the_horizon-log-recalls = { $who } reprend { NAME($unit, form: "un") } qui se trouvait { NAME($tile, form: "a") }
beyond_the_horizon-log-claims =
    { $n ->
        [one] { $who } revendique { NAME($objective) } pour { $n } PV
       *[other] { $who } revendique { NAME($objective) } pour { $n } PV
    }
beyond_the_horizon-log-points =
    { $n ->
        [one] { $who } marquera { $n } PV à la fin
       *[other] { $who } marquera { $n } PV à la fin
    }
beyond_the_horizon-gains-these = { $who } gagne { $what }
beyond_the_horizon-more-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
beyond_the_horizon-more-activates =
    { $n ->
        [one] { $n } pion actif
       *[other] { $n } pions actifs
    }
beyond_the_horizon-more-token = { NAME($token, form: "un") }
beyond_the_horizon-more-points =
    { $n ->
        [one] { $n } PV à la fin
       *[other] { $n } PV à la fin
    }
beyond_the_horizon-gained-for = { $line } pour { NAME($cause, form: "le") }
beyond_the_horizon-gained-for-stage =
    { $stage ->
        [theocracy] { $line } pour la Théocratie ({ $who })
       *[despotism] { $line } pour le Despotisme ({ $who })
    }
beyond_the_horizon-log-theocracy = { $who } utilise sa Théocratie ({ NAME($government) })
beyond_the_horizon-log-copies = { $who } fait l’action de la technologie { NAME($technology) }
beyond_the_horizon-log-basic = { $who } fait une action de base : { NAME($deed, form: "bare") }
beyond_the_horizon-log-declines = { $who } renonce
beyond_the_horizon-log-end-triggered = La fin approche : la manche { $n } s’achève, puis on en joue encore une
beyond_the_horizon-log-final =
    { $n ->
        [one] { $who } marque { $n } PV en tout
       *[other] { $who } marque { $n } PV en tout
    }

## La table en texte

beyond_the_horizon-table-round = Manche { $n }. { $who } joue.
beyond_the_horizon-table-last = Manche { $n }, la dernière. { $who } joue.
beyond_the_horizon-table-before-last = Manche { $n }. { $who } joue. La fin est déclenchée : encore une manche après celle-ci.
beyond_the_horizon-table-setup = Les joueurs choisissent leurs gouvernements.
beyond_the_horizon-table-over = La partie est finie.
beyond_the_horizon-table-line = { $what } : { $state }
beyond_the_horizon-table-objectives = Objectifs
beyond_the_horizon-table-governments = Gouvernements au choix
beyond_the_horizon-table-tree = Arbre des technologies (niveau par niveau ; après ← ce qu’exige une case)
beyond_the_horizon-table-slot-empty = rien encore
beyond_the_horizon-table-slot-leader = { $what }, un leader
beyond_the_horizon-table-decks = Cartes restantes : niveau II { $two }, niveau III { $three }
beyond_the_horizon-table-map = Monde connu
beyond_the_horizon-table-legend-map = chaque tuile avec son numéro ; dessous, force, village et ville avec leurs PV, propriétaires, bâtiments et unités (c colon, S soldat, avec sa force)
beyond_the_horizon-table-tile = { $name }, force { $strength }, village { $village }, ville { $city }
beyond_the_horizon-table-unit-settler = c
beyond_the_horizon-table-unit-soldier = S
beyond_the_horizon-table-start-of = départ ({ $who })
beyond_the_horizon-table-unexplored =
    { $n ->
        [one] { $n } territoire encore inconnu
       *[other] { $n } territoires encore inconnus
    }
beyond_the_horizon-table-buildings = Bâtiments visibles
beyond_the_horizon-table-level = niveau { $level }
beyond_the_horizon-table-players = Joueurs
beyond_the_horizon-table-pawn = pion sur { NAME($deed) }
beyond_the_horizon-table-active =
    { $n ->
        [one] { $n } pion actif
       *[other] { $n } pions actifs
    }
beyond_the_horizon-table-columns = colonnes { $columns } (* produit)
beyond_the_horizon-table-tracks = cubes retirés : { $tracks }
beyond_the_horizon-table-investment = investissement { $n }
beyond_the_horizon-table-production = produit { $population } ou { $coins }
beyond_the_horizon-table-government = { NAME($government) }, { NAME($stage) }
beyond_the_horizon-table-technologies = technologies : { $names }
beyond_the_horizon-table-private = { $what } (privée)
beyond_the_horizon-table-leaders = leaders : { $names }
beyond_the_horizon-table-reserve = à construire : { $names }
beyond_the_horizon-table-supply = Jetons restants : { $colonise }, { $fortify }

## Un regard de plus près

beyond_the_horizon-look-technology = { NAME($technology) } (technologie de niveau { $level }, { $colours }) : { $text }
beyond_the_horizon-look-leader = { NAME($leader) } (leader de niveau { $level }) : { $text }
beyond_the_horizon-look-government = { NAME($government) } (gouvernement) : { $text }
beyond_the_horizon-look-objective = { NAME($objective) } (objectif { $group }) : { $text }
beyond_the_horizon-look-tile = { NAME($tile) } (territoire) : { $text }
beyond_the_horizon-look-start = { NAME($tile) } : { $text }
beyond_the_horizon-look-building = { NAME($building) } (bâtiment de niveau { $level }) : { $text }
beyond_the_horizon-look-deed = { NAME($deed) } : { $text }
beyond_the_horizon-look-slot = { NAME($slot) } : { $text }
beyond_the_horizon-look-slot-needs = exige { $what }
beyond_the_horizon-look-slot-two = exige deux parmi { $what }
beyond_the_horizon-look-units = unités : { $what }
beyond_the_horizon-look-unit = { NAME($unit, form: "bare") } de force { $n } ({ $who })
beyond_the_horizon-look-village = village ({ $who })
beyond_the_horizon-look-city = ville ({ $who })
beyond_the_horizon-look-built = { NAME($building, form: "un") }, par { $who }

## Chapitres des règles

beyond_the_horizon-section-setup = Mise en place
beyond_the_horizon-section-turns = Manches et tours
beyond_the_horizon-section-action = La phase d’action
beyond_the_horizon-section-population = Population
beyond_the_horizon-section-research = Recherche
beyond_the_horizon-section-leaders = Leaders
beyond_the_horizon-section-investing = Investir
beyond_the_horizon-section-units = Colons et soldats
beyond_the_horizon-section-moving = Se déplacer
beyond_the_horizon-section-exploring = Explorer
beyond_the_horizon-section-colonising = Coloniser des villages
beyond_the_horizon-section-fortifying = Fortifier des villes
beyond_the_horizon-section-buildings = Bâtiments
beyond_the_horizon-section-expansion = La phase d’expansion
beyond_the_horizon-section-production = La phase de production
beyond_the_horizon-section-objectives = La phase d’objectif
beyond_the_horizon-section-ending = La fin de la partie
beyond_the_horizon-section-scoring = D’où viennent les PV
beyond_the_horizon-section-ties = Égalités
beyond_the_horizon-section-governments = Gouvernements
beyond_the_horizon-section-private = Technologies privées
beyond_the_horizon-section-effects = Ce que font les effets
beyond_the_horizon-section-modifiers = Effets permanents
beyond_the_horizon-section-triggers = Capacités liées à une occasion
beyond_the_horizon-section-counters = Ce que l’on compte
beyond_the_horizon-section-options = Options

## Étiquettes d’un décompte

label-beyond_the_horizon-scoring-winner = PV
label-beyond_the_horizon-scoring-objectives = objectifs
label-beyond_the_horizon-scoring-technologies = technologies
label-beyond_the_horizon-scoring-technology_bonus = PV de fin des technologies
label-beyond_the_horizon-scoring-villages = villages
label-beyond_the_horizon-scoring-cities = villes
label-beyond_the_horizon-scoring-first_builder = premier bâtisseur
label-beyond_the_horizon-scoring-building_points = bâtiments
label-beyond_the_horizon-scoring-investment = investissement
label-beyond_the_horizon-scoring-leaders = leaders
label-beyond_the_horizon-scoring-government = gouvernement
label-beyond_the_horizon-production-one = production
label-beyond_the_horizon-production-population = population
label-beyond_the_horizon-production-coins = économie
label-beyond_the_horizon-production-first_coin = dès le début
label-beyond_the_horizon-production-buy = prix
label-beyond_the_horizon-modifiers-coins_bonus = technologie
label-beyond_the_horizon-modifiers-population_bonus = technologie
label-beyond_the_horizon-modifiers-research_discount = remise
label-beyond_the_horizon-modifiers-build_discount = remise
label-beyond_the_horizon-modifiers-token_discount = remise
label-beyond_the_horizon-modifiers-trade_price = remise
label-beyond_the_horizon-modifiers-colonise_strength = technologie
label-beyond_the_horizon-action-fee = péage
label-beyond_the_horizon-action-costs = coût
label-beyond_the_horizon-buildings-cost = coût
label-beyond_the_horizon-buildings-settler = colon
label-beyond_the_horizon-effects-build = remise
label-beyond_the_horizon-effects-colonise = effet
label-beyond_the_horizon-effects-fortify = effet
label-beyond_the_horizon-colonising-strength = colons
label-beyond_the_horizon-fortifying-strength = soldats

## Options

beyond_the_horizon-option-rounds = Manches
    .about = Si les objectifs n’ont pas amené la fin d’ici là, une dernière manche suit celle-ci.
beyond_the_horizon-option-rounds-40 = Après 40 manches au plus
beyond_the_horizon-option-rounds-20 = Après 20 manches au plus
beyond_the_horizon-option-rounds-30 = Après 30 manches au plus
beyond_the_horizon-option-rounds-60 = Après 60 manches au plus

## Refus : pourquoi quelque chose n’est pas permis

no-beyond_the_horizon-action-players = cette case n’est pas ouverte à ce nombre de joueurs
no-beyond_the_horizon-action-first_turn = au premier tour, le pion va sur l’une des actions 1 à 4
no-beyond_the_horizon-action-technology = vous n’avez pas la technologie { NAME($deed) }
no-beyond_the_horizon-action-same_space = votre pion s’y trouve déjà
no-beyond_the_horizon-action-occupied = le pion d’un autre s’y trouve
no-beyond_the_horizon-action-colonise_token = il vous faut une technologie de niveau II
no-beyond_the_horizon-action-fortify_token = il vous faut un village colonisé
no-beyond_the_horizon-action-research_iii = il vous faut une ville fortifiée ou deux villages colonisés
no-beyond_the_horizon-action-research_iv = il vous faut deux villes fortifiées
no-beyond_the_horizon-action-costs = vous ne pouvez pas en payer le coût
no-beyond_the_horizon-action-choosable = aucun de ses effets ne pourrait avoir lieu maintenant
no-beyond_the_horizon-population-columns_empty = vos colonnes sont vides
no-beyond_the_horizon-population-columns_full = vos colonnes sont pleines, aucun pion ne peut être épuisé
no-beyond_the_horizon-research-prerequisites = vous n’avez pas recherché tout ce qui mène à { NAME($slot) }
no-beyond_the_horizon-research-level_iv = vous n’avez pas recherché deux des trois technologies qui mènent à { NAME($slot) }
no-beyond_the_horizon-research-one_scholar = vous avez déjà un érudit en { NAME($slot) }
no-beyond_the_horizon-research-active_scholar = vous n’avez pas de pion actif à envoyer
no-beyond_the_horizon-research-colour = aucune technologie qui y mène ne montre du { NAME($colour, form: "bare") }
no-beyond_the_horizon-research-reveal = cette carte ne montre pas la couleur
no-beyond_the_horizon-investing-cube = le cube vient de { NAME($track, form: "le") }
no-beyond_the_horizon-investing-empty_track = il ne reste aucun cube sur { NAME($track, form: "le") }
no-beyond_the_horizon-investing-no_cube = il ne vous reste aucun cube sur vos pistes
no-beyond_the_horizon-units-recruit_where = ce n’est ni votre tuile de départ ni une tuile où vous avez un cube
no-beyond_the_horizon-units-no_token = il ne reste pas de jeton { NAME($unit) } pour cela
no-beyond_the_horizon-units-six = aucune unité ne dépasse la force 6
no-beyond_the_horizon-units-own = vous n’avez pas de { NAME($unit, form: "bare") } de force { $strength } { NAME($tile, form: "a") }
no-beyond_the_horizon-moving-points =
    { $left ->
        [one] { NAME($tile, form: "le") } : trop loin pour { $left } déplacement
       *[other] { NAME($tile, form: "le") } : trop loin pour { $left } déplacements
    }
no-beyond_the_horizon-moving-at_least_one = l’unité se trouve déjà { NAME($tile, form: "a") }
no-beyond_the_horizon-moving-foreign_start = { NAME($tile, form: "le") } : on y passe, mais on ne s’y arrête pas
no-beyond_the_horizon-moving-passing = l’unité { NAME($tile, form: "a") } doit d’abord continuer
no-beyond_the_horizon-exploring-settlers = seuls les colons explorent
no-beyond_the_horizon-exploring-edge = il y a déjà une tuile
no-beyond_the_horizon-exploring-two_tiles = une nouvelle tuile n’y toucherait qu’une seule autre
no-beyond_the_horizon-exploring-limit = vous ne pouvez plus explorer ce tour
no-beyond_the_horizon-exploring-empty_stack = il ne reste aucun territoire à découvrir
no-beyond_the_horizon-colonising-strength = vos colons { NAME($tile, form: "a") } ne sont pas assez forts ou n’y sont pas
no-beyond_the_horizon-colonising-once = le village { NAME($tile, form: "a") } est déjà colonisé
no-beyond_the_horizon-colonising-territories = il n’y a ni village ni ville { NAME($tile, form: "a") }
no-beyond_the_horizon-colonising-built = un bâtiment se trouve { NAME($tile, form: "a") }
no-beyond_the_horizon-fortifying-strength = vos soldats { NAME($tile, form: "a") } ne sont pas assez forts ou n’y sont pas
no-beyond_the_horizon-fortifying-village = le village { NAME($tile, form: "a") } n’est pas encore colonisé
no-beyond_the_horizon-fortifying-once = la ville { NAME($tile, form: "a") } est déjà fortifiée
no-beyond_the_horizon-buildings-take = ce bâtiment n’est pas visible au niveau { $level } : { NAME($building, form: "le") }
no-beyond_the_horizon-buildings-new = il vous faut un colon { NAME($tile, form: "a") } et le bâtiment dans votre réserve
no-beyond_the_horizon-buildings-where = { NAME($tile, form: "le") } : une tuile de départ qui n’est pas la vôtre
no-beyond_the_horizon-buildings-village = le village { NAME($tile, form: "a") } est déjà colonisé
no-beyond_the_horizon-buildings-opponents = un adversaire a des unités { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-one_only = un bâtiment se trouve déjà { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-cost =
    { $cost ->
        [one] il coûte { $cost } pièce, et vous en avez { $coins }
       *[other] il coûte { $cost } pièces, et vous en avez { $coins }
    }
no-beyond_the_horizon-buildings-settler = vous n’avez pas de tel colon { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-second = il vous faut un colon sur un bâtiment { NAME($tile, form: "a") }
no-beyond_the_horizon-buildings-second_once = les deux cases du bâtiment { NAME($tile, form: "a") } sont prises
no-beyond_the_horizon-buildings-same_player = vous avez déjà construit { NAME($tile, form: "a") }
no-beyond_the_horizon-expansion-colonise_token = vous n’avez pas de jeton Coloniser
no-beyond_the_horizon-expansion-fortify_token = vous n’avez pas de jeton Fortifier
no-beyond_the_horizon-production-one = vous échangez ce tour-ci, donc vous ne produisez pas
no-beyond_the_horizon-production-population = aucune de vos colonnes qui produisent ne contient de pion
no-beyond_the_horizon-production-buy =
    { $n ->
        [one] un pion coûte { $n } pièce
       *[other] un pion coûte { $n } pièces
    }
no-beyond_the_horizon-production-recall = vous n’avez pas une telle unité
no-beyond_the_horizon-production-sell = vous n’avez pas de pion actif
no-beyond_the_horizon-objectives-once = vous l’avez déjà revendiqué
no-beyond_the_horizon-objectives-must = vous ne remplissez pas cet objectif
no-beyond_the_horizon-effects-recruit = cet effet ne recrute pas de { NAME($unit, form: "plural") }
no-beyond_the_horizon-effects-upgrade = cet effet ne renforce pas de { NAME($unit, form: "plural") }
no-beyond_the_horizon-effects-copy_action = personne ne l’a recherchée dans l’arbre, ou son action ne peut être copiée
no-beyond_the_horizon-modifiers-column_scholar = vos érudits ne viennent pas des colonnes ici
no-beyond_the_horizon-private-gives = une technologie privée n’a qu’une case

## The page

beyond_the_horizon-scene-tree = Technologies et actions
beyond_the_horizon-scene-world = Le monde connu
beyond_the_horizon-scene-mat = Plateau
beyond_the_horizon-scene-state = Gouvernement et cartes
beyond_the_horizon-scene-buildings = Bâtiments disponibles
beyond_the_horizon-scene-cards = Cartes
beyond_the_horizon-scene-players = Joueurs
beyond_the_horizon-scene-player = { $who }
beyond_the_horizon-scene-goods = Biens
beyond_the_horizon-scene-of = { $who } : { $what }
beyond_the_horizon-text-spaces =
    { $n ->
        [one] 1 case
       *[other] { $n } cases
    }{ $paid ->
        [0] { "" }
       *[other] , dont { $paid } à péage
    }
beyond_the_horizon-scene-slot = { NAME($slot) }
beyond_the_horizon-scene-technology = Technologie, niveau { $level }
beyond_the_horizon-scene-title-colour = { NAME($colour, form: "bare") } aussi dans son titre
beyond_the_horizon-scene-action = Action du plateau
beyond_the_horizon-scene-deed = { NAME($deed, form: "short") }. { NAME($deed, form: "bare") }
beyond_the_horizon-scene-space = case pour un pion
beyond_the_horizon-scene-space-paid =
    { $n ->
        [one] case avec un péage de { $n } pièce
       *[other] case avec un péage de { $n } pièces
    }
beyond_the_horizon-scene-fee =
    { $n ->
        [one] péage de { $n } pièce
       *[other] péage de { $n } pièces
    }
beyond_the_horizon-scene-leader-hidden = Un leader est ici, face cachée
beyond_the_horizon-scene-leader-of = Leader, niveau { $level }
beyond_the_horizon-scene-scholar = { $who } : érudit
beyond_the_horizon-scene-pawn = { $who } : pion Action
beyond_the_horizon-scene-decks =
    Il reste { $two ->
        [one] { $two } carte de niveau II
       *[other] { $two } cartes de niveau II
    } et { $three } de niveau III
beyond_the_horizon-scene-needs = Il faut { $what }.
beyond_the_horizon-scene-needs-some = Il en faut { $n } parmi { $what }.
beyond_the_horizon-scene-needs-met = Vous avez ce qu’il faut.
beyond_the_horizon-scene-lacks = Il vous manque { $what }.
beyond_the_horizon-scene-closed = Fermée pour vous tant que vous n’avez pas { $what }.
beyond_the_horizon-scene-closed-tag = Pas encore ouverte pour vous
beyond_the_horizon-scene-objectives = Objectifs
beyond_the_horizon-scene-objective = { NAME($objective) }
beyond_the_horizon-scene-group = Objectif { $group }
beyond_the_horizon-scene-claim-worth = Le revendiquer vaut { $points }.
beyond_the_horizon-scene-claimed = { $who } l’a revendiqué pour { $points }
beyond_the_horizon-scene-claims =
    { $n ->
        [one] { $n } revendication sur { $of } avant la fin
       *[other] { $n } revendications sur { $of } avant la fin
    }
beyond_the_horizon-scene-progress = { $who } : { $n } sur { $of } ({ $what })
beyond_the_horizon-scene-progress-all = { $who } : { $n } sur { $of }
beyond_the_horizon-scene-counted-technologies = technologies
beyond_the_horizon-scene-counted-technologies_ii_plus = technologies dès le niveau II
beyond_the_horizon-scene-counted-technologies_iii = technologies de niveau III
beyond_the_horizon-scene-counted-technologies_iii_plus = technologies dès le niveau III
beyond_the_horizon-scene-counted-technologies_ii = technologies de niveau II
beyond_the_horizon-scene-counted-colours_with_two = couleurs sur deux technologies
beyond_the_horizon-scene-counted-main_colours = couleurs
beyond_the_horizon-scene-counted-villages = villages
beyond_the_horizon-scene-counted-cities = villes
beyond_the_horizon-scene-counted-villages_and_cities = villages et villes
beyond_the_horizon-scene-counted-buildings = cases de bâtiment
beyond_the_horizon-scene-counted-map_cubes = cubes sur la carte
beyond_the_horizon-scene-counted-cubes_removed = cubes partis des pistes
beyond_the_horizon-scene-counted-economy_cubes_removed = cubes partis de l’économie
beyond_the_horizon-scene-counted-active_population = pions actifs
beyond_the_horizon-scene-counted-active_columns = colonnes qui produisent
beyond_the_horizon-scene-counted-leaders = leaders
beyond_the_horizon-scene-counted-shared_tiles = tuiles partagées
beyond_the_horizon-scene-counted-coins = pièces
beyond_the_horizon-scene-counted-unit_strength = force des unités
beyond_the_horizon-scene-governments = Gouvernements au choix
beyond_the_horizon-scene-government = Gouvernement
beyond_the_horizon-scene-revealed = Cartes révélées
beyond_the_horizon-scene-looked = Vues par un seul joueur
beyond_the_horizon-scene-unseen = Une technologie de niveau { $level }
beyond_the_horizon-scene-row = Niveau { $level }
beyond_the_horizon-scene-building-of = Bâtiment, niveau { $level }
beyond_the_horizon-scene-tokens = Jetons restants : { $colonise } Coloniser et { $fortify } Fortifier
beyond_the_horizon-scene-frontier = Terre inconnue
beyond_the_horizon-scene-unknown =
    { $n ->
        [one] { $n } territoire inconnu
       *[other] { $n } territoires inconnus
    }
beyond_the_horizon-scene-territory = Territoire
beyond_the_horizon-scene-start = Tuile de départ
beyond_the_horizon-scene-cradle = Milieu du monde
beyond_the_horizon-scene-home = Départ de { $who }
beyond_the_horizon-scene-first-builder = Premier bâtisseur
beyond_the_horizon-scene-second-builder = Deuxième bâtisseur
beyond_the_horizon-scene-held = { $what } : { $who }
beyond_the_horizon-scene-unit =
    { $n ->
        [one] { $who } : { NAME($unit, form: "bare") } de force { $strength }
       *[other] { $who } : { $n } { NAME($unit, form: "plural") } de force { $strength }
    }
beyond_the_horizon-scene-token-colonise = Coloniser
beyond_the_horizon-scene-token-fortify = Fortifier
beyond_the_horizon-scene-active = Pions actifs
beyond_the_horizon-scene-next-population = Population à venir
beyond_the_horizon-scene-next-coins = Pièces à venir
beyond_the_horizon-scene-people = Population
beyond_the_horizon-scene-column = Colonne { $column }
beyond_the_horizon-scene-uncovers = Découvre : { $what }
beyond_the_horizon-scene-covers = Recouvre : { $what }
beyond_the_horizon-scene-cube = Cube { NAME($track, form: "bare") }, qui découvre : { $what }
beyond_the_horizon-scene-invested = Cube investi
beyond_the_horizon-scene-investment = Investissement
beyond_the_horizon-scene-beyond =
    { $n ->
        [one] { $n } cube au-delà
       *[other] { $n } cubes au-delà
    }
beyond_the_horizon-scene-stages = Gouvernement
beyond_the_horizon-scene-later = Pas encore atteint
beyond_the_horizon-scene-reserve = À construire
beyond_the_horizon-scene-leaders = Leaders
beyond_the_horizon-scene-private = Technologies privées
beyond_the_horizon-scene-has-technologies = Technologies
beyond_the_horizon-scene-has-leaders = Leaders
beyond_the_horizon-scene-has-settlements = Cubes sur la carte
beyond_the_horizon-scene-has-strength = Force des unités
beyond_the_horizon-scene-has-claims = Objectifs revendiqués
beyond_the_horizon-scene-draft = Choix des gouvernements
beyond_the_horizon-scene-last-round = Dernière manche
beyond_the_horizon-scene-one-more = Encore une manche après celle-ci
beyond_the_horizon-scene-when = Manche { $n }
beyond_the_horizon-scene-walk = Aller vers { NAME($to, form: "le") }
beyond_the_horizon-scene-reveals = Cela révèle quelque chose : impossible de revenir en arrière ensuite.
beyond_the_horizon-scene-exhausts-settlers = Les colons qui participent quittent la carte, épuisés ; la force en trop est perdue.
beyond_the_horizon-scene-exhausts-soldiers = Les soldats qui participent quittent la carte, épuisés ; la force en trop est perdue.
beyond_the_horizon-scene-first-finds = Vous êtes la première personne ici : vous prenez le leader, nommez une couleur et choisissez l’une de deux technologies.
beyond_the_horizon-scene-takes-leader = Vous êtes la première personne ici et prenez le leader.
beyond_the_horizon-scene-per = /
beyond_the_horizon-scene-or = ou
beyond_the_horizon-phase-action = Action
beyond_the_horizon-phase-expansion = Expansion
beyond_the_horizon-phase-production = Production
beyond_the_horizon-phase-objective = Objectif
beyond_the_horizon-then-where = Où va-t-elle ?
beyond_the_horizon-then-recall = Quelle unité reprenez-vous ?
beyond_the_horizon-then-trade = Quel échange faites-vous ?
beyond_the_horizon-then-build = Quel bâtiment y construisez-vous ?
beyond_the_horizon-then-there = Qu’y faites-vous ?
beyond_the_horizon-ask-scholar = Avec quel pion ?
beyond_the_horizon-ask-unit = Quelle unité ?
beyond_the_horizon-step-scholar-active = Un pion actif
beyond_the_horizon-step-scholar-column = Un pion d’une colonne
beyond_the_horizon-step-colonise = Coloniser le village
beyond_the_horizon-step-fortify = Fortifier la ville
beyond_the_horizon-step-trade = Échanger
beyond_the_horizon-step-recall = Reprendre une unité
beyond_the_horizon-step-join = Y construire aussi

## Comment se nomment les pièces d’un joueur quand elles disent où est une case

beyond_the_horizon-yours-cube = votre cube
beyond_the_horizon-yours-marker = votre tuile de départ
beyond_the_horizon-yours-settler = vos colons
beyond_the_horizon-yours-soldier = vos soldats
