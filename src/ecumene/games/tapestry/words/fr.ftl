### Tapestry en français. NAME donne le nom d’une chose sous une de ses formes.

## Le jeu

tapestry-name = Tapestry
tapestry-about = Menez une civilisation du premier feu jusqu’aux étoiles, sur les pistes de la science, de la technologie, de l’exploration et de la guerre, et tissez son histoire de cartes.

## Noms : les ressources et ce qu’on gagne

tapestry-name-coin = Pièce
    .un = une pièce
    .le = la pièce
    .bare = pièce
    .plural = pièces
    .short = p
tapestry-name-worker = Ouvrier
    .un = un ouvrier
    .le = l’ouvrier
    .bare = ouvrier
    .plural = ouvriers
    .short = o
tapestry-name-food = Nourriture
    .un = une nourriture
    .le = la nourriture
    .bare = nourriture
    .plural = nourritures
    .short = n
tapestry-name-culture = Culture
    .un = une culture
    .le = la culture
    .bare = culture
    .plural = cultures
    .short = c
tapestry-name-resource = Ressource au choix
    .un = une ressource au choix
    .le = la ressource au choix
    .bare = ressource au choix
    .plural = ressources au choix
tapestry-name-territory = Tuile Territoire
    .un = une tuile Territoire
    .le = la tuile Territoire
    .bare = tuile Territoire
    .plural = tuiles Territoire
tapestry-name-space = Tuile Espace
    .un = une tuile Espace
    .le = la tuile Espace
    .bare = tuile Espace
    .plural = tuiles Espace
tapestry-name-tapestry = Carte Fresque
    .un = une carte Fresque
    .le = la carte Fresque
    .bare = carte Fresque
    .plural = cartes Fresque
tapestry-name-tech_card = Carte Technologie
    .un = une carte Technologie
    .le = la carte Technologie
    .bare = carte Technologie
    .plural = cartes Technologie
tapestry-name-tech = Carte Technologie
    .un = une carte Technologie
    .le = la carte Technologie
    .bare = carte Technologie
    .plural = cartes Technologie
tapestry-name-civilization = Civilisation
    .un = une civilisation
    .le = la civilisation
    .bare = civilisation
    .plural = civilisations
tapestry-name-landmark = Monument
    .un = un monument
    .le = le monument
    .bare = monument
    .plural = monuments
tapestry-name-outpost = Avant-poste
    .un = un avant-poste
    .le = l’avant-poste
    .bare = avant-poste
    .plural = avant-postes
tapestry-name-token = Jeton
    .un = un jeton
    .le = le jeton
    .bare = jeton
    .plural = jetons
tapestry-name-point = PV
    .un = un PV
    .le = le PV
    .bare = PV
    .plural = PV

## Noms : les bâtiments

tapestry-name-market = Marché
    .un = un marché
    .le = le marché
    .bare = marché
    .plural = marchés
    .short = M
tapestry-name-house = Maison
    .un = une maison
    .le = la maison
    .bare = maison
    .plural = maisons
    .short = m
tapestry-name-farm = Ferme
    .un = une ferme
    .le = la ferme
    .bare = ferme
    .plural = fermes
    .short = F
tapestry-name-armory = Arsenal
    .un = un arsenal
    .le = l’arsenal
    .bare = arsenal
    .plural = arsenaux
    .short = A

## Noms : les pistes

tapestry-name-exploration = Exploration
    .bare = Exploration
    .a = en Exploration
    .de = d’Exploration
    .short = E
tapestry-name-science = Science
    .bare = Science
    .a = en Science
    .de = de Science
    .short = S
tapestry-name-military = Militaire
    .bare = Militaire
    .a = en Militaire
    .de = de Militaire
    .short = M
tapestry-name-technology = Technologie
    .bare = Technologie
    .a = en Technologie
    .de = de Technologie
    .short = T
tapestry-name-arts = Arts
    .bare = Arts
    .a = en Arts
    .de = d’Arts
    .short = A

## Noms : les terrains

tapestry-name-sea = Mer
    .bare = mer
    .short = ~
tapestry-name-mountain = Montagne
    .bare = montagne
    .short = m
tapestry-name-grass = Prairie
    .bare = prairie
    .short = p
tapestry-name-forest = Forêt
    .bare = forêt
    .short = f
tapestry-name-desert = Désert
    .bare = désert
    .short = d

## Noms : les cases des pistes

tapestry-name-space-exploration_1 = Reconnaissance
    .set = Recon­nais­sance
tapestry-name-space-exploration_2 = Radeaux
tapestry-name-space-exploration_3 = Chariots
tapestry-name-space-exploration_4 = Navigation
    .set = Navi­gation
tapestry-name-space-exploration_5 = Navires
tapestry-name-space-exploration_6 = Tunnels
tapestry-name-space-exploration_7 = Trains
tapestry-name-space-exploration_8 = Automobiles
    .set = Auto­mobiles
tapestry-name-space-exploration_9 = Avions
tapestry-name-space-exploration_10 = Navette spatiale
tapestry-name-space-exploration_11 = Voyage interstellaire
    .set = Voyage in­ter­stellaire
tapestry-name-space-exploration_12 = Portail dimensionnel
    .set = Portail di­men­sionnel
tapestry-name-space-science_1 = Astronomie
    .set = Astro­nomie
tapestry-name-space-science_2 = Mathématiques
    .set = Mathé­matiques
tapestry-name-space-science_3 = Herboristerie
    .set = Herbo­risterie
tapestry-name-space-science_4 = Médecine
tapestry-name-space-science_5 = Chimie
tapestry-name-space-science_6 = Biologie
tapestry-name-space-science_7 = Recherches universitaires
    .set = Re­cherches univ.
tapestry-name-space-science_8 = Nutrition
tapestry-name-space-science_9 = Physique
tapestry-name-space-science_10 = Neurosciences
    .set = Neuro­sciences
tapestry-name-space-science_11 = Physique quantique
    .set = Physique quan­tique
tapestry-name-space-science_12 = Biologie extraterrestre
    .set = Biologie ex­tra­ter­restre
tapestry-name-space-military_1 = Archerie
tapestry-name-space-military_2 = Armes blanches
tapestry-name-space-military_3 = Murailles
    .set = Mu­railles
tapestry-name-space-military_4 = Armée régulière
    .set = Armée ré­gulière
tapestry-name-space-military_5 = Cavalerie
    .set = Cava­lerie
tapestry-name-space-military_6 = Poudre à canon
tapestry-name-space-military_7 = Tanks
tapestry-name-space-military_8 = Avions de guerre
tapestry-name-space-military_9 = Défense anti-aérienne
    .set = Défense an­ti­aé­rienne
tapestry-name-space-military_10 = Arme nucléaire
    .set = Arme nu­cléaire
tapestry-name-space-military_11 = Drones assassins
    .set = Drones as­sassins
tapestry-name-space-military_12 = Mechas
tapestry-name-space-technology_1 = Poterie
tapestry-name-space-technology_2 = Charpenterie
    .set = Charpen­terie
tapestry-name-space-technology_3 = Outils en pierre
tapestry-name-space-technology_4 = Métallurgie
    .set = Métal­lurgie
tapestry-name-space-technology_5 = Verre
tapestry-name-space-technology_6 = Acier
tapestry-name-space-technology_7 = Caoutchouc
    .set = Caout­chouc
tapestry-name-space-technology_8 = Plastique
    .set = Plas­tique
tapestry-name-space-technology_9 = Électronique
    .set = Élec­tronique
tapestry-name-space-technology_10 = Ordinateurs
    .set = Ordi­nateurs
tapestry-name-space-technology_11 = Nanotechnologie
    .set = Nano­tech­nologie
tapestry-name-space-technology_12 = Singularité d’IA
    .set = Singu­larité d’IA

## Noms : les innovations du plateau Revenus

tapestry-name-innovation-market_1 = Troc
tapestry-name-innovation-market_2 = Monnaie
tapestry-name-innovation-market_3 = Système bancaire
tapestry-name-innovation-market_4 = Cartes de crédit
tapestry-name-innovation-market_5 = Commerce en ligne
tapestry-name-innovation-market_6 = Biométrie
tapestry-name-innovation-house_1 = Symboles
tapestry-name-innovation-house_2 = Langage
tapestry-name-innovation-house_3 = Écriture
tapestry-name-innovation-house_4 = Téléphone
tapestry-name-innovation-house_5 = Courriel
tapestry-name-innovation-house_6 = Implants neuronaux
tapestry-name-innovation-farm_1 = Chasse
tapestry-name-innovation-farm_2 = Agriculture
tapestry-name-innovation-farm_3 = Élevage
tapestry-name-innovation-farm_4 = Conservation
tapestry-name-innovation-farm_5 = Fertilisation
tapestry-name-innovation-farm_6 = Impression alimentaire
tapestry-name-innovation-armory_1 = Cérémonies
tapestry-name-innovation-armory_2 = Courses
tapestry-name-innovation-armory_3 = Sports d’équipe
tapestry-name-innovation-armory_4 = Jeux de société
tapestry-name-innovation-armory_5 = Jeux vidéo
tapestry-name-innovation-armory_6 = Réalité virtuelle

## Noms : les cartes Technologie

tapestry-name-tech-air_conditioning = Climatisation
tapestry-name-tech-ammonia = Ammoniac
tapestry-name-tech-anesthesia = Anesthésie
tapestry-name-tech-assembly_line = Chaîne de montage
tapestry-name-tech-bakery = Boulangerie
tapestry-name-tech-barn = Grange
tapestry-name-tech-lithium_ion_battery = Batterie Lithium-Ion
tapestry-name-tech-calendar = Calendrier
tapestry-name-tech-canned_food = Conserves
tapestry-name-tech-clocks = Horloges
tapestry-name-tech-compass = Boussole
tapestry-name-tech-com_tower = Tour de communication
tapestry-name-tech-concrete = Béton
tapestry-name-tech-dynamite = Dynamite
tapestry-name-tech-eyeglasses = Lunettes
tapestry-name-tech-irrigation = Irrigation
tapestry-name-tech-library = Bibliothèque
tapestry-name-tech-light_bulb = Ampoule
tapestry-name-tech-paper = Papier
tapestry-name-tech-penicillin = Pénicilline
tapestry-name-tech-printing_press = Imprimerie
tapestry-name-tech-radio = Radio
tapestry-name-tech-sewage_and_plumbing = Égouts et plomberie
tapestry-name-tech-siegecraft = Engins de siège
tapestry-name-tech-stock_market = Bourse
tapestry-name-tech-telescope = Télescope
tapestry-name-tech-the_nail = Clou
tapestry-name-tech-time_travel = Voyage dans le temps
tapestry-name-tech-transistors = Transistors
tapestry-name-tech-treasury = Banque
tapestry-name-tech-vaccines = Vaccins
tapestry-name-tech-warships = Bateaux de guerre
tapestry-name-tech-zeppelins = Zeppelins

## Noms : les cartes Fresque

tapestry-name-card-academia = Académisme
tapestry-name-card-age_of_discovery = Âge des découvertes
tapestry-name-card-age_of_sail = Âge de la Navigation
tapestry-name-card-age_of_wonders = Âge des merveilles
tapestry-name-card-alliance = Alliance
tapestry-name-card-boast_of_superiority = Vantardise
tapestry-name-card-broker_of_peace = Traité de Paix
tapestry-name-card-capitalism = Capitalisme
tapestry-name-card-coal_baron = Baron du charbon
tapestry-name-card-colonialism = Colonialisme
tapestry-name-card-dark_ages = Âge Sombre
tapestry-name-card-democracy = Démocratie
tapestry-name-card-dictatorship = Dictature
tapestry-name-card-diplomacy = Diplomatie
tapestry-name-card-dystopia = Dystopie
tapestry-name-card-empiricism = Empirisme
tapestry-name-card-espionage = Espionnage
tapestry-name-card-exploitation = Exploitation
tapestry-name-card-feudalism = Féodalité
tapestry-name-card-golden_age = Âge d’or
tapestry-name-card-guilds = Guildes
tapestry-name-card-industrialism = Industrialisme
tapestry-name-card-marriage_of_state = Mariage Arrangé
tapestry-name-card-mercantilism = Mercantilisme
tapestry-name-card-meritocracy = Méritocratie
tapestry-name-card-militarism = Militarisme
tapestry-name-card-monarchy = Monarchie
tapestry-name-card-oil_magnate = Magnat du pétrole
tapestry-name-card-olympic_host = Hôte olympique
tapestry-name-card-pillage_and_plunder = Pillage et butin
tapestry-name-card-pirate_rule = Loi des pirates
tapestry-name-card-plea_for_aid = Appel à l’aide
tapestry-name-card-renaissance = Renaissance
tapestry-name-card-revisionism = Révisionnisme
tapestry-name-card-revolution = Révolution
tapestry-name-card-socialism = Socialisme
tapestry-name-card-steam_tycoon = Roi de la vapeur
tapestry-name-card-technocracy = Technocratie
tapestry-name-card-terraforming = Terraformation
tapestry-name-card-theocracy = Théocratie
tapestry-name-card-trade_economy = Économie marchande
tapestry-name-card-trap = Embuscade
tapestry-name-card-tyranny = Tyrannie
tapestry-name-card-wartime_economy = Économie de guerre
tapestry-name-card-face_down = Carte face cachée

## Noms : les civilisations

tapestry-name-civ-alchemists = Alchimistes
    .le = les Alchimistes
tapestry-name-civ-architects = Architectes
    .le = les Architectes
tapestry-name-civ-craftsmen = Artisans
    .le = les Artisans
tapestry-name-civ-entertainers = Artistes
    .le = les Artistes
tapestry-name-civ-futurists = Futuristes
    .le = les Futuristes
tapestry-name-civ-heralds = Hérauts
    .le = les Hérauts
tapestry-name-civ-historians = Historiens
    .le = les Historiens
tapestry-name-civ-inventors = Inventeurs
    .le = les Inventeurs
tapestry-name-civ-isolationists = Isolationnistes
    .le = les Isolationnistes
tapestry-name-civ-leaders = Dirigeants
    .le = les Dirigeants
tapestry-name-civ-merrymakers = Fêtards
    .le = les Fêtards
tapestry-name-civ-militants = Militants
    .le = les Militants
tapestry-name-civ-mystics = Mystiques
    .le = les Mystiques
tapestry-name-civ-nomads = Nomades
    .le = les Nomades
tapestry-name-civ-chosen = Les Élus
    .le = les Élus
tapestry-name-civ-traders = Négociants
    .le = les Négociants

## Noms : les capitales, les monuments

tapestry-name-capital-mountain = Montagne
tapestry-name-capital-wetland = Zone humide
tapestry-name-capital-tropical = Tropiques
tapestry-name-capital-desert = Désert
tapestry-name-capital-grassland = Prairie
tapestry-name-capital-forest = Forêt
tapestry-name-landmark-forge = Forge
    .le = la Forge
tapestry-name-landmark-rubber_works = Usine de caoutchouc
    .le = l’Usine de caoutchouc
tapestry-name-landmark-tech_hub = Pôle technologique
    .le = le Pôle technologique
tapestry-name-landmark-barracks = Caserne
    .le = la Caserne
tapestry-name-landmark-tank_factory = Usine de chars
    .le = l’Usine de chars
tapestry-name-landmark-fusion_reactor = Réacteur à fusion
    .le = le Réacteur à fusion
tapestry-name-landmark-lighthouse = Phare
    .le = le Phare
tapestry-name-landmark-train_station = Gare
    .le = la Gare
tapestry-name-landmark-launch_pad = Rampe de lancement
    .le = la Rampe de lancement
tapestry-name-landmark-apothecary = Apothicaire
    .le = l’Apothicaire
tapestry-name-landmark-academy = Académie
    .le = l’Académie
tapestry-name-landmark-laboratory = Laboratoire
    .le = le Laboratoire
tapestry-name-landmark-bakery = Boulangerie
    .le = la Boulangerie
tapestry-name-landmark-barn = Grange
    .le = la Grange
tapestry-name-landmark-com_tower = Tour de communication
    .le = la Tour de communication
tapestry-name-landmark-library = Bibliothèque
    .le = la Bibliothèque
tapestry-name-landmark-stock_market = Bourse
    .le = la Bourse
tapestry-name-landmark-treasury = Banque
    .le = la Banque

## Noms : les tuiles, les objectifs, les dés

tapestry-name-tile-t01 = Territoire 1
tapestry-name-tile-t02 = Territoire 2
tapestry-name-tile-t03 = Territoire 3
tapestry-name-tile-t04 = Territoire 4
tapestry-name-tile-t05 = Territoire 5
tapestry-name-tile-t06 = Territoire 6
tapestry-name-tile-t07 = Territoire 7
tapestry-name-tile-t08 = Territoire 8
tapestry-name-tile-t09 = Territoire 9
tapestry-name-tile-t10 = Territoire 10
tapestry-name-tile-t11 = Territoire 11
tapestry-name-tile-t12 = Territoire 12
tapestry-name-tile-t13 = Territoire 13
tapestry-name-tile-t14 = Territoire 14
tapestry-name-tile-t15 = Territoire 15
tapestry-name-tile-t16 = Territoire 16
tapestry-name-tile-t17 = Territoire 17
tapestry-name-tile-t18 = Territoire 18
tapestry-name-tile-t19 = Territoire 19
tapestry-name-tile-t20 = Territoire 20
tapestry-name-tile-t21 = Territoire 21
tapestry-name-tile-t22 = Territoire 22
tapestry-name-tile-t23 = Territoire 23
tapestry-name-tile-t24 = Territoire 24
tapestry-name-tile-t25 = Territoire 25
tapestry-name-tile-t26 = Territoire 26
tapestry-name-tile-t27 = Territoire 27
tapestry-name-tile-t28 = Territoire 28
tapestry-name-tile-t29 = Territoire 29
tapestry-name-tile-t30 = Territoire 30
tapestry-name-tile-t31 = Territoire 31
tapestry-name-tile-t32 = Territoire 32
tapestry-name-tile-t33 = Territoire 33
tapestry-name-tile-t34 = Territoire 34
tapestry-name-tile-t35 = Territoire 35
tapestry-name-tile-t36 = Territoire 36
tapestry-name-tile-t37 = Territoire 37
tapestry-name-tile-t38 = Territoire 38
tapestry-name-tile-t39 = Territoire 39
tapestry-name-tile-t40 = Territoire 40
tapestry-name-tile-t41 = Territoire 41
tapestry-name-tile-t42 = Territoire 42
tapestry-name-tile-t43 = Territoire 43
tapestry-name-tile-t44 = Territoire 44
tapestry-name-tile-t45 = Territoire 45
tapestry-name-tile-t46 = Territoire 46
tapestry-name-tile-t47 = Territoire 47
tapestry-name-tile-t48 = Territoire 48
tapestry-name-star-s01 = Tuile Espace 1
tapestry-name-star-s02 = Tuile Espace 2
tapestry-name-star-s03 = Tuile Espace 3
tapestry-name-star-s04 = Tuile Espace 4
tapestry-name-star-s05 = Tuile Espace 5
tapestry-name-star-s06 = Tuile Espace 6
tapestry-name-star-s07 = Tuile Espace 7
tapestry-name-star-s08 = Tuile Espace 8
tapestry-name-star-s09 = Tuile Espace 9
tapestry-name-star-s10 = Tuile Espace 10
tapestry-name-star-s11 = Tuile Espace 11
tapestry-name-star-s12 = Tuile Espace 12
tapestry-name-star-s13 = Tuile Espace 13
tapestry-name-star-s14 = Tuile Espace 14
tapestry-name-star-s15 = Tuile Espace 15
tapestry-name-achievement-complete_track = Compléter une piste
tapestry-name-achievement-topple_two = Renverser deux avant-postes
tapestry-name-achievement-middle_island = Conquérir l’île centrale
tapestry-name-die-red = Dé rouge
    .le = le dé rouge
tapestry-name-die-black = Dé noir
    .le = le dé noir
tapestry-name-die-science = Dé de science
    .le = le dé de science
tapestry-name-face-red_1 = 4 PV
tapestry-name-face-red_2 = 5 PV
tapestry-name-face-red_3 = 6 PV
tapestry-name-face-red_4 = 7 PV
tapestry-name-face-red_5 = 1 PV par territoire
tapestry-name-face-red_6 = 1 PV par territoire
tapestry-name-face-black_1 = une pièce
tapestry-name-face-black_2 = un ouvrier
tapestry-name-face-black_3 = une nourriture
tapestry-name-face-black_4 = une culture
tapestry-name-face-black_5 = le bénéfice de la tuile
tapestry-name-face-black_6 = le bénéfice de la tuile

## Noms : autres raisons

tapestry-name-income = Revenus
tapestry-name-exploring = Exploration d’un territoire
tapestry-name-district = District
tapestry-name-turn = Votre tour
tapestry-name-setup = Mise en place

## Textes : ce que donnent les cases des pistes, et leurs bonus

tapestry-text-space-exploration_1 = Gagnez 2 tuiles Territoire
tapestry-text-space-exploration_2 = Explorez
tapestry-text-space-exploration_3 = Explorez, ou gagnez une ferme
tapestry-text-space-exploration_4 = Gagnez une tuile Territoire, puis explorez
tapestry-text-space-exploration_5 = 1 PV par territoire que vous contrôlez
tapestry-text-space-exploration_6 = Gagnez une tuile Territoire et une ferme
tapestry-text-space-exploration_7 = Gagnez 2 tuiles Territoire, puis explorez
tapestry-text-space-exploration_8 = Gagnez une ferme, puis 1 PV par ferme
tapestry-text-space-exploration_9 = Gagnez 2 tuiles Territoire, puis explorez n’importe où
tapestry-text-space-exploration_10 = 1 PV par case parcourue en Technologie
tapestry-text-space-exploration_11 = Gagnez 3 tuiles Espace, puis explorez une tuile Espace
tapestry-text-space-exploration_12 = Explorez une tuile Espace
tapestry-text-space-science_1 = Recherchez sans bénéfice
tapestry-text-space-science_2 = Gagnez une carte Fresque
tapestry-text-space-science_3 = Recherchez sans bénéfice, ou gagnez une maison
tapestry-text-space-science_4 = 1 PV par carte Technologie, et gagnez une carte Fresque
tapestry-text-space-science_5 = Recherchez avec bénéfice
tapestry-text-space-science_6 = Recherchez avec bénéfice
tapestry-text-printed-space-science_6 = Recherchez avec bénéfice, ou gagnez une maison
tapestry-text-space-science_7 = Gagnez le bénéfice d’une case où vous avez un pion, et vous pouvez payer son bonus
tapestry-text-space-science_8 = Gagnez une maison, puis 1 PV par maison
tapestry-text-space-science_9 = Avancez en Exploration, Militaire ou Technologie avec bénéfice
tapestry-text-space-science_10 = Reculez en Militaire ou Technologie avec bénéfice
tapestry-text-space-science_11 = Deux fois, avancez en Exploration, Militaire ou Technologie avec bénéfice
tapestry-text-space-science_12 = Recherchez quatre fois sans bénéfice, 5 PV par résultat au-delà du bout d’une piste
tapestry-text-space-military_1 = Conquérez
tapestry-text-space-military_2 = Gagnez une carte Fresque
tapestry-text-space-military_3 = Conquérez, ou gagnez un arsenal
tapestry-text-space-military_4 = Gagnez un ouvrier, et 1 PV par tuile Territoire de votre réserve
tapestry-text-space-military_5 = Conquérez, et gagnez un arsenal
tapestry-text-space-military_6 = Conquérez, et gagnez une carte Fresque
tapestry-text-space-military_7 = Conquérez, avec les deux dés si un adversaire contrôlait le territoire
tapestry-text-space-military_8 = Conquérez n’importe où
tapestry-text-space-military_9 = Gagnez un arsenal, et 1 PV par carte Fresque, en main et sur votre plateau
tapestry-text-space-military_10 = 1 PV par case parcourue en Exploration, et jouez une carte Fresque par-dessus l’actuelle
tapestry-text-space-military_11 = 1 PV par ligne et colonne complète de votre capitale
tapestry-text-space-military_12 = Conquérez et gagnez les deux dés, et gagnez une nouvelle civilisation
tapestry-text-space-technology_1 = Inventez
tapestry-text-space-technology_2 = Gagnez une carte Fresque
tapestry-text-space-technology_3 = Inventez, ou gagnez un marché
tapestry-text-space-technology_4 = Vous pouvez remplacer les cartes Technologie visibles, puis inventez
tapestry-text-space-technology_5 = Gagnez une ferme, une maison ou un arsenal
tapestry-text-space-technology_6 = 1 PV par arsenal, et gagnez un marché
tapestry-text-space-technology_7 = Vous pouvez remplacer les cartes Technologie visibles, puis inventez deux fois
tapestry-text-space-technology_8 = Gagnez un marché, puis 1 PV par marché
tapestry-text-space-technology_9 = Améliorez une carte Technologie, et gagnez le cercle d’une carte de votre ligne du milieu
tapestry-text-space-technology_10 = 1 PV par case parcourue en Science, et 1 PV par case parcourue en Militaire
tapestry-text-space-technology_11 = Améliorez une carte Technologie, et gagnez le carré d’une carte de votre ligne du haut
tapestry-text-space-technology_12 = Mettez ce pion au départ d’une piste au choix, et gagnez une ressource de chaque type

## Textes : les cartes Technologie

tapestry-text-circle-air_conditioning = Gagnez un ouvrier
tapestry-text-square-air_conditioning = Gagnez une maison
tapestry-text-circle-ammonia = Gagnez une ferme
tapestry-text-square-ammonia = 1 PV par ferme
tapestry-text-circle-anesthesia = Gagnez un arsenal
tapestry-text-square-anesthesia = 1 PV par arsenal
tapestry-text-circle-assembly_line = Gagnez le carré d’une carte de votre ligne du haut
tapestry-text-square-assembly_line = Gagnez le cercle d’une carte de votre ligne du milieu
tapestry-text-circle-bakery = 4 PV
tapestry-text-square-bakery = Gagnez la Boulangerie
tapestry-text-circle-barn = 3 PV
tapestry-text-square-barn = Gagnez la Grange
tapestry-text-circle-lithium_ion_battery = 4 PV
tapestry-text-square-lithium_ion_battery = Gagnez le bénéfice d’une case où vous avez un pion, et vous pouvez payer son bonus
tapestry-text-circle-calendar = Gagnez une culture
tapestry-text-square-calendar = 7 PV
tapestry-text-circle-canned_food = Gagnez une nourriture
tapestry-text-square-canned_food = 7 PV
tapestry-text-circle-clocks = Avancez en Technologie sans bénéfice
tapestry-text-square-clocks = 1 PV par case parcourue en Technologie
tapestry-text-circle-compass = Gagnez 2 tuiles Territoire
tapestry-text-square-compass = Explorez
tapestry-text-circle-com_tower = 5 PV
tapestry-text-square-com_tower = Gagnez la Tour de communication
tapestry-text-circle-concrete = Gagnez un marché
tapestry-text-square-concrete = 1 PV par marché
tapestry-text-circle-dynamite = Conquérez
tapestry-text-square-dynamite = 1 PV par territoire que vous contrôlez
tapestry-text-circle-eyeglasses = Inventez
tapestry-text-square-eyeglasses = 1 PV par carte Technologie
tapestry-text-circle-irrigation = Gagnez une nourriture
tapestry-text-square-irrigation = Gagnez une ferme
tapestry-text-circle-library = 3 PV
tapestry-text-square-library = Gagnez la Bibliothèque
tapestry-text-circle-light_bulb = Gagnez une pièce
tapestry-text-square-light_bulb = Gagnez un marché
tapestry-text-circle-paper = Gagnez une maison
tapestry-text-square-paper = 1 PV par maison
tapestry-text-circle-penicillin = Recherchez sans bénéfice
tapestry-text-square-penicillin = 5 PV
tapestry-text-circle-printing_press = Gagnez une carte Fresque
tapestry-text-square-printing_press = Jouez une carte Fresque par-dessus l’actuelle
tapestry-text-circle-radio = 3 PV
tapestry-text-square-radio = Gagnez une nouvelle civilisation
tapestry-text-circle-sewage_and_plumbing = Gagnez une culture
tapestry-text-square-sewage_and_plumbing = Gagnez un arsenal
tapestry-text-circle-siegecraft = Avancez en Militaire sans bénéfice
tapestry-text-square-siegecraft = 1 PV par case parcourue en Militaire
tapestry-text-circle-stock_market = 5 PV
tapestry-text-square-stock_market = Gagnez la Bourse
tapestry-text-circle-telescope = Gagnez une culture et une tuile Territoire
tapestry-text-square-telescope = 1 PV par tuile Territoire de votre réserve
tapestry-text-circle-the_nail = Gagnez une carte Fresque
tapestry-text-square-the_nail = Gagnez un marché, une maison ou une ferme
tapestry-text-circle-time_travel = Gagnez une pièce
tapestry-text-square-time_travel = Reculez en Exploration ou Militaire sans bénéfice
tapestry-text-circle-transistors = Gagnez une pièce
tapestry-text-square-transistors = Gagnez une culture, et 4 PV
tapestry-text-circle-treasury = 4 PV
tapestry-text-square-treasury = Gagnez la Banque
tapestry-text-circle-vaccines = Avancez en Science sans bénéfice
tapestry-text-square-vaccines = 1 PV par case parcourue en Science
tapestry-text-circle-warships = Gagnez un ouvrier
tapestry-text-square-warships = Conquérez
tapestry-text-circle-zeppelins = Avancez en Exploration sans bénéfice
tapestry-text-square-zeppelins = 1 PV par case parcourue en Exploration

## Textes : les tuiles Territoire et les tuiles Espace

tapestry-text-tile-t01 = Gagnez une pièce
tapestry-text-tile-t02 = Gagnez 2 tuiles Territoire
tapestry-text-tile-t03 = Gagnez une nourriture
tapestry-text-tile-t04 = Gagnez une culture
tapestry-text-tile-t05 = Gagnez une nourriture
tapestry-text-tile-t06 = Gagnez un ouvrier
tapestry-text-tile-t07 = Gagnez une pièce
tapestry-text-tile-t08 = Gagnez une ferme
tapestry-text-tile-t09 = Gagnez une carte Fresque
tapestry-text-tile-t10 = Gagnez une culture
tapestry-text-tile-t11 = Gagnez un ouvrier
tapestry-text-tile-t12 = Recherchez sans bénéfice
tapestry-text-tile-t13 = Gagnez une pièce
tapestry-text-tile-t14 = Gagnez une culture
tapestry-text-tile-t15 = Gagnez un ouvrier
tapestry-text-tile-t16 = Gagnez une pièce
tapestry-text-tile-t17 = Gagnez une nourriture
tapestry-text-tile-t18 = Gagnez un marché
tapestry-text-tile-t19 = Gagnez une carte Fresque
tapestry-text-tile-t20 = Gagnez une culture
tapestry-text-tile-t21 = Gagnez un ouvrier
tapestry-text-tile-t22 = Améliorez une carte Technologie
tapestry-text-tile-t23 = Inventez
tapestry-text-tile-t24 = Gagnez une nourriture
tapestry-text-tile-t25 = Gagnez une maison
tapestry-text-tile-t26 = Gagnez une nourriture
tapestry-text-tile-t27 = Gagnez un ouvrier
tapestry-text-tile-t28 = Gagnez une pièce
tapestry-text-tile-t29 = Gagnez une carte Fresque
tapestry-text-tile-t30 = Gagnez une culture
tapestry-text-tile-t31 = Gagnez un ouvrier
tapestry-text-tile-t32 = Inventez
tapestry-text-tile-t33 = Gagnez un arsenal
tapestry-text-tile-t34 = Gagnez une nourriture
tapestry-text-tile-t35 = Gagnez une culture
tapestry-text-tile-t36 = Gagnez une pièce
tapestry-text-tile-t37 = Gagnez une pièce
tapestry-text-tile-t38 = Gagnez une culture
tapestry-text-tile-t39 = Gagnez un ouvrier
tapestry-text-tile-t40 = Gagnez une pièce
tapestry-text-tile-t41 = Gagnez une nourriture
tapestry-text-tile-t42 = Inventez
tapestry-text-tile-t43 = Gagnez une carte Fresque
tapestry-text-tile-t44 = Gagnez une culture
tapestry-text-tile-t45 = Gagnez un ouvrier
tapestry-text-tile-t46 = Recherchez sans bénéfice
tapestry-text-tile-t47 = Gagnez 2 tuiles Territoire
tapestry-text-tile-t48 = Gagnez une nourriture
tapestry-text-star-s01 = Avancez en Science avec bénéfice, et 1 PV par case parcourue en Science
tapestry-text-star-s02 = Gagnez un arsenal, et 1 PV par arsenal
tapestry-text-star-s03 = Gagnez une maison, et 1 PV par maison
tapestry-text-star-s04 = Gagnez une carte Fresque, jouez une carte Fresque par-dessus l’actuelle, et 1 PV par carte Fresque, en main et sur votre plateau
tapestry-text-star-s05 = Gagnez une pièce et un ouvrier, et 8 PV
tapestry-text-star-s06 = Recherchez avec bénéfice, et 6 PV
tapestry-text-star-s07 = Gagnez une nourriture et une culture, et 8 PV
tapestry-text-star-s08 = Gagnez une culture, et 1 PV par ligne et colonne complète de votre capitale
tapestry-text-star-s09 = Avancez en Technologie avec bénéfice, et 1 PV par case parcourue en Technologie
tapestry-text-star-s10 = Inventez, améliorez une carte Technologie, et 1 PV par carte Technologie
tapestry-text-star-s11 = Conquérez, et 1 PV par territoire que vous contrôlez
tapestry-text-star-s12 = Avancez en Militaire avec bénéfice, et 1 PV par case parcourue en Militaire
tapestry-text-star-s13 = 13 PV
tapestry-text-star-s14 = Gagnez une ferme, et 1 PV par ferme
tapestry-text-star-s15 = Gagnez un marché, et 1 PV par marché

## Textes : les cartes Fresque

tapestry-text-card-academia = 3 PV chaque fois que vous inventez une carte Technologie ou gagnez une carte Fresque, pour chaque carte.
tapestry-text-card-age_of_discovery = Lancez le dé de science. Tous avancent d’une case sur cette piste, vous d’abord, puis dans le sens horaire. Vous seul prenez le bénéfice et pouvez payer le bonus.
tapestry-text-card-age_of_sail = Chaque fois que vous explorez un territoire, piochez 3 tuiles Territoire avant de choisir la tuile. Vous pouvez donner une tuile de votre réserve à un adversaire pour 3 PV.
tapestry-text-card-age_of_wonders = Comparez les monuments. Seul à en avoir le moins, gagnez 2 ressources ; seul à en avoir le plus, 12 PV ; sinon 1 ressource et 6 PV.
tapestry-text-card-alliance = Choisissez un adversaire. Aucun de vous deux ne peut conquérir les territoires de l’autre, et quand votre allié améliore une carte Technologie, vous gagnez le même cercle ou carré après lui.
tapestry-text-card-boast_of_superiority = 4 PV par piste où aucun adversaire ne vous devance.
tapestry-text-card-broker_of_peace = Vous ne pouvez pas avancer en Militaire ; 3 PV par case dont un adversaire y avance.
tapestry-text-card-capitalism = 2 PV par pièce perçue à l’étape des revenus, et une pièce par marché gagné.
tapestry-text-card-coal_baron = Piochez une tuile Territoire et explorez avec elle. Puis chaque voisin pioche une tuile Territoire.
tapestry-text-card-colonialism = Choisissez une tuile Territoire que vous contrôlez et gagnez une ressource par terrain terrestre : un ouvrier pour la montagne, une culture pour la prairie, une nourriture pour la forêt, une pièce pour le désert.
tapestry-text-card-dark_ages = Reculez d’une case sur trois pistes différentes, puis avancez de trois cases sur une autre, sans bénéfice ni bonus. Un pion au départ peut être nommé et ne bouge pas.
tapestry-text-card-democracy = Piochez 3 cartes Fresque, puis défaussez-en de votre main autant que vous voulez pour 2 PV chacune.
tapestry-text-card-dictatorship = Avancez sur une piste au choix avec le bénéfice. Jusqu’à la fin de votre prochain tour, aucun adversaire ne bouge sur cette piste.
tapestry-text-card-diplomacy = Chaque joueur gagne 1 ressource au choix ; vous gagnez aussi un bâtiment de revenus au choix.
tapestry-text-card-dystopia = Gagnez un monument que personne n’a encore.
tapestry-text-card-empiricism = 2 PV par case dont vous avancez en Science. Vous lancez deux fois le dé de science et gardez un résultat.
tapestry-text-card-espionage = Copiez la capacité d’une carte Fresque visible sur n’importe quel plateau Revenus. Une capacité « Cette ère » copiée reste attachée à cette carte.
tapestry-text-card-exploitation = En explorant un territoire, vous pouvez gagner deux fois le bénéfice de la tuile au lieu des PV des côtés.
tapestry-text-card-feudalism = Gagnez 1 ressource, ou 3 PV par monument que vous possédez.
tapestry-text-card-golden_age = Vous ignorez les conditions des cartes Technologie, et 3 PV par amélioration.
tapestry-text-card-guilds = Jusqu’à trois fois, payez 5 PV pour 1 ressource, ou jusqu’à trois fois 1 ressource pour 5 PV ; dans un seul sens.
tapestry-text-card-industrialism = Chaque carte Technologie inventée donne aussitôt son cercle et reste dans la ligne du bas.
tapestry-text-card-marriage_of_state = Choisissez un adversaire et une piste. Chaque fois que cet adversaire gagne un bénéfice de cette piste, vous le gagnez après lui, jamais le bonus.
tapestry-text-card-mercantilism = À l’étape des revenus, vous pouvez changer votre nourriture, autant que vous voulez, en autres ressources, 2 PV chacune.
tapestry-text-card-meritocracy = Inventez, puis 2 PV par carte Technologie.
tapestry-text-card-militarism = En explorant un territoire de la carte, vous pouvez y placer un avant-poste. Ce n’est pas une conquête.
tapestry-text-card-monarchy = 3 PV par bâtiment de revenus placé dans votre capitale.
tapestry-text-card-oil_magnate = Choisissez une piste. Vous, puis chaque voisin, pouvez y avancer d’une case ; vous seul prenez le bénéfice et pouvez payer le bonus.
tapestry-text-card-olympic_host = À commencer par vous, chaque joueur peut payer un ouvrier pour 10 PV. Si un adversaire le fait, gagnez un bâtiment de revenus au choix ; sinon, une pièce.
tapestry-text-card-pillage_and_plunder = En renversant un avant-poste, vous gagnez les deux dés, et aucune riposte ne peut être jouée contre vos conquêtes.
tapestry-text-card-pirate_rule = En conquérant une tuile Territoire, vous gagnez aussi son bénéfice.
tapestry-text-card-plea_for_aid = Pour chaque piste où tous les adversaires vous devancent, 2 PV et 1 ressource.
tapestry-text-card-renaissance = Avancez d’une case sur chaque piste, dans l’ordre de votre choix, sans bénéfice. Vous pouvez prendre gratuitement chaque bonus atteint.
tapestry-text-card-revisionism = Un monument gagné sur une piste donne aussi 1 ressource ; un niveau atteint dont le monument est déjà pris donne un arsenal.
tapestry-text-card-revolution = Gagnez 1 ressource, ou relevez vos avant-postes renversés dans trois territoires au plus et renversez-y ceux des adversaires. Ce n’est pas une conquête.
tapestry-text-card-socialism = Choisissez une piste et amenez-y votre pion sur la case de l’adversaire le plus proche, en avant ou en arrière, sans bénéfice ni bonus.
tapestry-text-card-steam_tycoon = Inventez une carte Technologie visible et améliorez-la. Puis chaque voisin invente la première carte de la pioche.
tapestry-text-card-technocracy = Si vous êtes le premier de tous dans cette ère, inventez une carte Technologie et améliorez-la ; sinon 3 PV par adversaire.
tapestry-text-card-terraforming = Vous pouvez bâtir sur des parcelles infranchissables ; 5 PV chaque fois.
tapestry-text-card-theocracy = Vous ne pouvez pas avancer en Science ; 4 PV chaque fois que vous entrez dans un niveau, de I à IV, d’une piste.
tapestry-text-card-trade_economy = Choisissez une case où se trouve le pion d’un adversaire et gagnez son bénéfice. Cet adversaire peut en prendre le bonus gratuitement.
tapestry-text-card-trap = Riposte : quand un adversaire conquiert votre territoire, défaussez-la pour renverser l’avant-poste attaquant et gagner 1 ressource. Pose : 10 PV.
tapestry-text-card-tyranny = Une fois, quand vous gagnez une carte Fresque, vous pouvez la jouer aussitôt par-dessus celle-ci pour 5 PV.
tapestry-text-card-wartime_economy = Les bonus qui coûtent 1 ressource au choix sont gratuits.

## Textes : les civilisations

tapestry-text-civ-alchemists = Aux tours de revenus 2 à 5, vous pouvez lancer le dé de science et marquer la piste, encore et encore jusqu’à ce que vous vous arrêtiez. Une piste déjà marquée met fin à tout : effacez les marques et gagnez 1 ressource. À l’arrêt, vous pouvez avancer sur chaque piste marquée sans bénéfice ; un pion qui sortirait de sa piste donne 5 PV à la place.
tapestry-text-start-alchemists = Qui commence avec les Alchimistes gagne 2 ressources et 10 PV.
tapestry-text-civ-architects = Un district complété dont les bâtiments de revenus, un au moins, sont d’un seul type donne 1 ressource de plus. Une telle ligne ou colonne vaut 1 PV de plus chaque fois que la capitale rapporte. Obtenus en cours de partie, vous pouvez échanger deux bâtiments de revenus de la capitale, jusqu’à trois fois.
tapestry-text-start-architects = Qui commence avec les Architectes rend une parcelle infranchissable par adversaire, chacune dans un district différent.
tapestry-text-civ-craftsmen = Un bâtiment de revenus gagné peut aller sur ce plateau, sur la case libre la plus basse d’une colonne, et donne le bénéfice qu’il couvre. Il y compte comme un bâtiment de votre capitale, mais pour aucune ligne, colonne ni district.
tapestry-text-civ-entertainers = Aux tours de revenus 2 à 5, vous avancez le jeton le long d’un chemin jusqu’à la colonne suivante et gagnez le bénéfice atteint. Obtenus en cours de partie, le jeton se pose sur une case au choix, que vous gagnez aussitôt.
tapestry-text-start-entertainers = Qui commence avec les Artistes gagne 1 ressource et 10 PV.
tapestry-text-civ-futurists = À la mise en place, chacun de vos pions avance de quatre cases, sans bénéfice, bonus ni monument, et vous gagnez une ressource de chaque type. Obtenus en cours de partie, défaussez-les et piochez une autre civilisation.
tapestry-text-start-futurists = Qui commence avec les Futuristes perd 1 culture et 1 ressource au choix à la fin du premier tour de revenus.
tapestry-text-civ-heralds = Aux tours de revenus 2 à 5, vous pouvez poser un de vos quatre jetons sur une carte « Pose » visible de n’importe quel plateau Revenus qui n’en porte pas des vôtres, et utiliser sa capacité.
tapestry-text-start-heralds = Qui commence avec les Hérauts révèle des cartes Fresque à la fin du premier tour de revenus jusqu’à une carte « Pose », la prend en main, défausse les autres, et peut alors jouer une telle carte sur Maîtrise du Feu ; pas Renaissance.
tapestry-text-civ-historians = Quatre jetons couvrent quatre carrés. Aux tours de revenus 2 à 5, vous pouvez défausser une tuile Territoire pour confier un jeton à un adversaire, ce qui ouvre son carré. Quand un adversaire qui détient un jeton gagne un monument, vous gagnez chaque carré ouvert une fois. Obtenus en cours de partie, confiez les quatre jetons aussitôt.
tapestry-text-civ-inventors = Aux tours de revenus 2 à 5, vous pouvez poser un de vos quatre jetons sur une carte Technologie de la ligne du bas ou du milieu de n’importe qui et l’améliorer, quelle que soit sa condition. Sur la carte d’un adversaire, il gagne le bénéfice d’abord, puis vous pouvez le gagner aussi.
tapestry-text-civ-isolationists = Après avoir conquis un territoire sans pièce, vous pouvez y ajouter un de vos quatre jetons ; il donne 1 ressource, et le territoire ne peut plus être conquis. À l’étape 1 du tour de revenus 5, choisissez un terrain terrestre : votre plus grand groupe de territoires qu’il relie rapporte 5, 10, 16, 23, 31 ou 40 PV pour 1 à 6 territoires.
tapestry-text-start-isolationists = Qui commence avec les Isolationnistes gagne 2 tuiles Territoire.
tapestry-text-civ-leaders = Aux tours de revenus 2 à 5, vous pouvez couvrir un carré libre, un par piste, et avancer sur cette piste avec le bénéfice, jamais le bonus.
tapestry-text-civ-merrymakers = Aux tours de revenus 2 à 5, vous montez un de vos trois jetons d’un cran dans sa colonne et gagnez tout ce que ce cran contient.
tapestry-text-start-merrymakers = Qui commence avec les Fêtards gagne 1 ressource.
tapestry-text-civ-militants = Huit de vos avant-postes couvrent deux rangées de quatre bénéfices. Quand vous conquérez, l’avant-poste vient du bout gauche d’une des rangées. Aux tours de revenus 2 à 5, vous gagnez chaque bénéfice découvert. Obtenus en cours de partie, vos avant-postes restants couvrent les cases par la droite.
tapestry-text-civ-mystics = À la mise en place, vous prédisez le nombre de vos cartes Technologie, districts complets et territoires contrôlés, de 1 à 9, et de vos pistes complètes, de 1 à 4. Un nombre atteint pour la première fois donne 1 ressource ; chacun qui est exact à la fin du tour de revenus 5 donne 10 PV. Obtenus en cours de partie, défaussez-les et piochez une autre civilisation.
tapestry-text-start-mystics = Qui commence avec les Mystiques gagne 1 ressource.
tapestry-text-civ-nomads = Un bâtiment ou un monument gagné peut aller sur la carte : sur un territoire que vous contrôlez et qui porte exactement une pièce, contre 1 ressource, ou sur un territoire exploré sans pièce voisin des vôtres, que vous contrôlez alors. Ce n’est pas une conquête.
tapestry-text-civ-chosen = Aux tours de revenus 2 à 5, pour chaque piste que vous avez complétée ou dont aucun adversaire ne vous devance, 1 PV par adversaire. Chacun de vos objectifs donne 1 ressource, et au tour de revenus 5 plutôt 5 PV.
tapestry-text-start-chosen = Qui commence avec les Élus gagne 15 PV par adversaire.
tapestry-text-civ-traders = Aux tours de revenus 2 à 5, vous pouvez placer un de vos quatre jetons sur la carte : sur un territoire exploré sans pièce, pour 1 PV par territoire voisin qu’un adversaire contrôle ; ou à côté d’exactement un avant-poste adverse, pour le bénéfice de la tuile. Quand un adversaire conquiert un territoire qui ne portait que votre jeton, vous pouvez gagner le dé qu’il n’a pas choisi.
tapestry-text-start-traders = Qui commence avec les Négociants gagne 2 ressources et 10 PV.

## Plusieurs choses à la suite

tapestry-count = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-thing-un = { NAME($thing, form: "un") }
tapestry-thing-bare = { NAME($thing, form: "bare") }
tapestry-and-1 = { $a }
tapestry-and-2 = { $a } et { $b }
tapestry-and-3 = { $a }, { $b } et { $c }
tapestry-and-4 = { $a }, { $b }, { $c } et { $d }
tapestry-or-1 = { $a }
tapestry-or-2 = { $a } ou { $b }
tapestry-or-3 = { $a }, { $b } ou { $c }
tapestry-or-4 = { $a }, { $b }, { $c } ou { $d }
tapestry-then-1 = { $a }
tapestry-then-2 = { $a }, puis { $b }
tapestry-then-3 = { $a }, puis { $b }, puis { $c }
tapestry-then-4 = { $a }, puis { $b }, puis { $c }, puis { $d }

## Ce que fait un effet

tapestry-effect-gain = gagner { $what }
tapestry-effect-lose = perdre { $what }
tapestry-effect-points = { $n } PV
tapestry-effect-per = { $n } PV par { $of }
tapestry-effect-build = gagner { $what }
tapestry-effect-build-any = gagner un bâtiment de revenus au choix
tapestry-effect-landmark = gagner { NAME($landmark, form: "le") }
tapestry-effect-landmark-any = gagner un monument que personne n’a
tapestry-effect-civilization = gagner une nouvelle civilisation
tapestry-effect-advance =
    { $benefit ->
        [yes] avancer en { $tracks } avec bénéfice
       *[no] avancer en { $tracks } sans bénéfice
    }
tapestry-effect-advance-anywhere =
    { $benefit ->
        [yes] avancer sur une piste au choix avec bénéfice
       *[no] avancer sur une piste au choix sans bénéfice
    }
tapestry-effect-regress-anywhere =
    { $benefit ->
        [yes] reculer sur une piste au choix avec bénéfice
       *[no] reculer sur une piste au choix sans bénéfice
    }
tapestry-effect-regress =
    { $benefit ->
        [yes] reculer en { $tracks } avec bénéfice
       *[no] reculer en { $tracks } sans bénéfice
    }
tapestry-effect-repeat = réutiliser une de vos positions
tapestry-effect-restart = mettre le pion au départ d’une piste au choix
tapestry-effect-research =
    { $benefit ->
        [yes] rechercher avec bénéfice
       *[no] rechercher sans bénéfice
    }
tapestry-effect-research-times = rechercher { $n } fois sans bénéfice
tapestry-effect-explore = explorer
tapestry-effect-explore-anywhere = explorer n’importe où
tapestry-effect-explore-drawn = explorer avec cette tuile
tapestry-effect-explore-space = explorer une tuile Espace
tapestry-effect-conquer = conquérir
tapestry-effect-conquer-anywhere = conquérir n’importe où
tapestry-effect-conquer-both = conquérir et gagner les deux dés
tapestry-effect-invent = inventer
tapestry-effect-refresh = remplacer les cartes Technologie visibles
tapestry-effect-upgrade = améliorer une carte Technologie
tapestry-effect-upgrade-this = améliorer cette carte
tapestry-effect-use-circle = gagner le cercle d’une carte de votre ligne du milieu
tapestry-effect-use-square = gagner le carré d’une carte de votre ligne du haut
tapestry-effect-play = jouer une carte Fresque par-dessus l’actuelle
tapestry-effect-tile = gagner le bénéfice de la tuile
tapestry-effect-topple = renverser l’avant-poste
tapestry-effect-may = si vous voulez, { $what }
tapestry-effect-pay-resource =
    { $n ->
        [one] payer une ressource : { $what }
       *[other] payer { $n } ressources : { $what }
    }
tapestry-effect-pay-territory = défausser { $n ->
    [one] une tuile Territoire
   *[other] { $n } tuiles Territoire
} : { $what }
tapestry-effect-pay-tapestry = défausser { $n ->
    [one] une carte Fresque
   *[other] { $n } cartes Fresque
} : { $what }
tapestry-effect-pay-tech = défausser { $n ->
    [one] une carte Technologie
   *[other] { $n } cartes Technologie
} : { $what }
tapestry-effect-each-all = pour chacun : { $what }
tapestry-effect-each-opponents = pour chaque adversaire : { $what }
tapestry-effect-each-neighbours = pour chaque voisin : { $what }
tapestry-effect-uprising = relever vos avant-postes renversés dans trois territoires au plus
tapestry-code-alchemists_roll = lancer le dé de science
tapestry-code-isolationists_seal = y ajouter un jeton, contre une ressource
tapestry-code-place_outpost = y placer un avant-poste
tapestry-effect-other = utiliser sa capacité

tapestry-per-tech_card = carte Technologie
tapestry-per-line = ligne et colonne complète
tapestry-per-territory = territoire que vous contrôlez
tapestry-per-tile = tuile Territoire de votre réserve
tapestry-per-tapestry_card = carte Fresque
tapestry-per-landmark = monument
tapestry-per-opponent = adversaire
tapestry-per-market = marché
tapestry-per-house = maison
tapestry-per-farm = ferme
tapestry-per-armory = arsenal
tapestry-per-track_exploration = case en Exploration
tapestry-per-track_science = case en Science
tapestry-per-track_military = case en Militaire
tapestry-per-track_technology = case en Technologie

## Questions

tapestry-for = { NAME($cause) } : { $ask }
tapestry-ask-taketurn =
    { $era ->
        [1] Avancer sur une piste, ou jouer le tour de revenus 2 ?
        [2] Avancer sur une piste, ou jouer le tour de revenus 3 ?
        [3] Avancer sur une piste, ou jouer le tour de revenus 4 ?
       *[other] Avancer sur une piste, ou jouer votre dernier tour de revenus ?
    }
tapestry-ask-payadvance = Avec quoi payez-vous pour avancer { NAME($track, form: "a") } ?
tapestry-ask-payadvance-token = Lequel de vos pions avance { NAME($track, form: "a") } ?
tapestry-ask-keepcard = Laquelle de ces cartes Fresque gardez-vous ?
tapestry-ask-keepcivilization = Laquelle de ces civilisations gardez-vous ?
tapestry-then-capital = Et dans quelle capitale ?
tapestry-then-hex = Où la posez-vous ?
tapestry-then-turn = Dans quel sens ?
tapestry-ask-keepmats = Quelle civilisation menez-vous, et dans quelle capitale ?
tapestry-ask-nextpart = Par quoi commencez-vous ?
tapestry-ask-pickbranch = Que choisissez-vous ?
tapestry-ask-decide = Voulez-vous { $what } ?
tapestry-ask-buy = Prenez-vous le bonus ({ $what }) ?
tapestry-ask-takebonus = Prenez-vous le bonus gratuitement ({ $what }) ?
tapestry-ask-nextability = Laquelle de vos capacités vient d’abord ?
tapestry-ask-choosetrack =
    { $forward ->
        [yes] Sur quelle piste avancez-vous ?
       *[no] Sur quelle piste reculez-vous ?
    }
tapestry-ask-choosetoken = Avec quel pion { NAME($track, form: "a") } ?
tapestry-ask-chooseposition = Laquelle de vos positions réutilisez-vous ?
tapestry-ask-choosestart = Au départ de quelle piste mettez-vous le pion ?
tapestry-ask-afterroll = Le dé de science montre { NAME($track, form: "bare") }. Y avancez-vous ?
tapestry-ask-keeproll = Quel résultat du dé de science gardez-vous ?
tapestry-ask-takeresource =
    { $n ->
        [one] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous ? Il y en a { $n } à prendre.
    }
tapestry-ask-loseresource =
    { $n ->
        [one] Quelle ressource perdez-vous ?
       *[other] Quelle ressource perdez-vous ? Il y en a { $n } à perdre.
    }
tapestry-ask-discardtile =
    { $n ->
        [one] Quelle tuile Territoire défaussez-vous ?
       *[other] Quelle tuile Territoire défaussez-vous ? Il y en a { $n } à défausser.
    }
tapestry-ask-discardcard =
    { $n ->
        [one] Quelle carte Fresque défaussez-vous ?
       *[other] Quelle carte Fresque défaussez-vous ? Il y en a { $n } à défausser.
    }
tapestry-ask-scraptech =
    { $n ->
        [one] Quelle carte Technologie défaussez-vous ?
       *[other] Quelle carte Technologie défaussez-vous ? Il y en a { $n } à défausser.
    }
tapestry-ask-exploretile = Avec quelle tuile explorez-vous ?
tapestry-ask-laytile = Où posez-vous { NAME($tile) }, et comment tournée ?
tapestry-ask-doubletile = Prenez-vous deux fois le bénéfice de la tuile au lieu des PV de ses côtés ?
tapestry-ask-explorestar = Quelle tuile Espace explorez-vous ?
tapestry-ask-conquertarget = Quel territoire conquérez-vous ?
tapestry-ask-choosedie =
    { $both ->
        [yes] Quel dé gagnez-vous d’abord ?
       *[no] Quel dé gagnez-vous ?
    }
tapestry-ask-respond = { $other } vous attaque dans { $area }. Ripostez-vous ?
tapestry-ask-placebuilding = Où construisez-vous { NAME($building, form: "le") } ?
tapestry-ask-choosebuilding = Quel bâtiment gagnez-vous ?
tapestry-ask-placelandmark = Où placez-vous { NAME($landmark, form: "le") } ?
tapestry-ask-chooselandmark = Quel monument gagnez-vous ?
tapestry-ask-inventcard = Quelle carte Technologie inventez-vous ?
tapestry-ask-refreshtech = Remplacez-vous d’abord les cartes Technologie visibles ?
tapestry-ask-upgradecard = Quelle carte Technologie améliorez-vous ?
tapestry-ask-usetech =
    { $square ->
        [yes] De quelle carte gagnez-vous le carré ?
       *[no] De quelle carte gagnez-vous le cercle ?
    }
tapestry-ask-playcard = Quelle carte Fresque jouez-vous ?
tapestry-ask-nextcivilization = Laquelle de vos civilisations utilisez-vous maintenant ?
tapestry-ask-sellcard = Quelle carte défaussez-vous pour des PV ?
tapestry-ask-nexttrade = Qu’échangez-vous maintenant ?
tapestry-ask-convertresource = En quoi changez-vous une nourriture ?
tapestry-ask-joingames = Payez-vous un ouvrier pour 10 PV ?
tapestry-ask-magnatetrack = Sur quelle piste vous et vos voisins pouvez-vous avancer ?
tapestry-ask-maystep = Avancez-vous { NAME($track, form: "a") } ?
tapestry-ask-dictatetrack = Sur quelle piste avancez-vous et arrêtez-vous les autres ?
tapestry-ask-renaissancetrack = Sur quelle piste avancez-vous maintenant ?
tapestry-ask-darktrack = Sur quelle piste avancez-vous tandis que les autres reculent ?
tapestry-ask-darktoken = Quel pion se déplace { NAME($track, form: "a") } ?
tapestry-ask-joinnearest = Sur quelle piste rejoignez-vous l’adversaire le plus proche ?
tapestry-ask-joinnearest-token = Lequel de vos pions rejoint l’adversaire le plus proche ?
tapestry-ask-joinnearest-space = Sur quelle case ?
tapestry-ask-alchemistsdare = Relancez-vous, ou vous arrêtez-vous pour avancer sur les pistes marquées ?
tapestry-ask-alchemistsmove = Sur quelle piste marquée avancez-vous maintenant ?
tapestry-ask-architectscube =
    { $n ->
        [one] Quelle parcelle devient infranchissable ?
       *[other] Quelle parcelle devient infranchissable ? Il y en a { $n } à choisir, chacune dans un autre district.
    }
tapestry-ask-architectsswap = Quels deux bâtiments de revenus changent de place ?
tapestry-ask-entertainerswalk = Où va votre jeton ?
tapestry-ask-heraldsfirst = Quelle carte jouez-vous sur Maîtrise du Feu ?
tapestry-ask-heraldscard = Sur quelle carte posez-vous un jeton, pour l’utiliser ?
tapestry-ask-historianstile = Quelle tuile Territoire défaussez-vous pour confier un jeton ?
tapestry-ask-historianssquare = Quel carré ouvrez-vous ?
tapestry-ask-historiansholder = Qui reçoit le jeton ?
tapestry-ask-isolationiststerrain = Votre plus grande terre de quel terrain marquez-vous ?
tapestry-ask-leaderssquare = Quel dirigeant utilisez-vous, pour avancer sur cette piste ?
tapestry-ask-merrymakerscolumn = Quel jeton monte ?
tapestry-ask-militantsrow = De quelle rangée prenez-vous l’avant-poste ?
tapestry-ask-militantscover = Combien d’avant-postes couvrent la première rangée ?
tapestry-ask-mysticsprediction =
    { $which ->
        [0] Combien de cartes Technologie prédisez-vous ?
        [1] Combien de districts complets prédisez-vous ?
        [2] Combien de territoires prédisez-vous ?
       *[3] Combien de pistes complètes prédisez-vous ?
    }
tapestry-ask-inventorstoken = Sur quelle carte Technologie posez-vous un jeton, pour l’améliorer ?
tapestry-ask-inventorscircle = Gagnez-vous le même bénéfice ?
tapestry-ask-tiletogive = Donnez-vous une tuile Territoire pour { $points } PV ?
tapestry-ask-tilefor = Qui reçoit { NAME($tile) } ?
tapestry-ask-colony = De quelle tuile prenez-vous les ressources ?
tapestry-ask-rise = Dans quel territoire vous relevez-vous ?
tapestry-ask-choosepartner =
    { $marriage ->
        [yes] À quelle famille vous unissez-vous ?
       *[no] Qui est votre allié ?
    }
tapestry-ask-marriagetrack = Quelle piste le mariage nomme-t-il ?
tapestry-ask-tradewith = Avec qui commercez-vous ?
tapestry-ask-tradewith-track = Sur quelle piste commercez-vous ?
tapestry-ask-tradewith-token = De quel pion gagnez-vous le bénéfice de la case ?
tapestry-ask-copycard = Quelle carte copiez-vous ?
tapestry-ask-playgained = Jouez-vous { NAME($card) } aussitôt, pour { $points } PV ?
tapestry-ask-traderstoken = Où placez-vous un marchand ?
tapestry-ask-tradersdie = Gagnez-vous le dé qui reste ?

tapestry-hint-keepcard = Vous seul les voyez. Ce que vous ne gardez pas est défaussé, à la vue de tous.
tapestry-hint-keepcivilization = Vous seul les voyez. Ce que vous ne gardez pas est défaussé et ne revient pas, sauf si la règle qui vous donne le choix dit de le remélanger.
tapestry-hint-keepmats = Personne ne voit votre choix avant que tous aient choisi. Chaque capitale dit d’où vous partez.
tapestry-hint-taketurn = Avancer, c’est payer, avancer d’une case et gagner ce qu’elle donne. Un tour de revenus ouvre une nouvelle ère.
tapestry-hint-payadvance = Gardez ce que les niveaux supérieurs demanderont : dès le niveau II, chaque piste veut sa ressource.
tapestry-hint-exploretile = Chaque côté qui montre le même terrain que son voisin vaut un point.
tapestry-hint-laytile = Désignez une case pour voir ce que la tuile rapporterait ; R ou les flèches la tournent.
tapestry-hint-conquertarget = Un territoire qui porte deux pièces est fermé pour de bon.
tapestry-hint-choosedie = Le rouge donne des points, le noir une ressource ou le bénéfice de la tuile.
tapestry-hint-respond = Qui a des cartes est toujours interrogé : la question ne trahit rien.
tapestry-hint-placebuilding = Un district plein donne aussitôt une ressource ; lignes et colonnes pleines rapportent.
tapestry-hint-placelandmark = R ou les flèches le tournent. Il peut dépasser de la grille mais doit couvrir une parcelle libre.
tapestry-hint-inventcard = Elle ne fait encore rien : améliorez-la pour son cercle, puis pour son carré.
tapestry-hint-upgradecard = La ligne du milieu donne le cercle, celle du haut le carré.
tapestry-hint-playcard = Elle reste jusqu’à votre prochaine ère, ou jusqu’à ce qu’une autre la recouvre.
tapestry-hint-afterroll = Vous pouvez aussi rester où vous êtes.
tapestry-hint-buy = Un bonus n’est jamais obligatoire.
tapestry-hint-nextpart = Les bénéfices viennent dans l’ordre de votre choix. Ce qui ne peut rien faire à son tour est perdu.
tapestry-hint-takeresource = Vous avez au plus 8 de chaque ressource.

## Ce qu’on peut faire, dans un terminal

tapestry-say-income =
    { $n ->
        [5] Jouer votre dernier tour de revenus
       *[other] Jouer le tour de revenus { $n }
    }
tapestry-say-advance = Avancer { NAME($track, form: "a") } : { NAME($space) }
tapestry-say-pick = { $what }
tapestry-say-pick-lapses = { $what } (sans effet si c’est maintenant)
tapestry-say-accept = Oui
tapestry-say-accept-alchemistsdare = Relancer
tapestry-say-accept-afterroll = Avancer : { NAME($space) }
tapestry-say-accept-decide = Oui : { $what }
tapestry-say-accept-buy = Oui : { $what }
tapestry-say-accept-takebonus = Oui : { $what }
tapestry-say-advance-some = Avancer { NAME($track, form: "a") }
tapestry-say-decline-rise = Nulle part ailleurs
tapestry-say-pay-loseresource = Perdre { $paid }
tapestry-say-pay-nexttrade = Vendre { $paid } pour { $points } PV
tapestry-say-take-nexttrade = Acheter { NAME($resource, form: "un") } pour { $points } PV
tapestry-say-pick-historianssquare = Carré { $n } : { $what }
tapestry-say-pick-nextability = { NAME($cause) }
tapestry-say-pick-nextability-lapses = { NAME($cause) } (sans effet si c’est maintenant)
tapestry-say-pick-isolationiststerrain = { NAME($terrain) }
tapestry-say-pick-placebuilding = Sur le plateau des Artisans : { $what }
tapestry-say-decline = Non
tapestry-say-decline-alchemistsdare = S’arrêter
tapestry-say-decline-alchemistsmove = Laisser le reste
tapestry-say-decline-upgradecard = Ne rien améliorer
tapestry-say-decline-sellcard = Ne plus défausser
tapestry-say-decline-nexttrade = Ne plus échanger
tapestry-say-decline-convertresource = Ne plus changer
tapestry-say-decline-architectsswap = Les laisser en place
tapestry-say-pay = Payer { $paid }
tapestry-say-take = Prendre { NAME($resource, form: "un") }
tapestry-say-token = Le pion sur { NAME($space) }
tapestry-say-token-start = Le pion au départ
tapestry-say-track = { NAME($track) }
tapestry-say-tile = { NAME($tile) } : { $lands }
tapestry-say-star = { NAME($star) }
tapestry-say-lay = La poser en { $area }, { $turn ->
        [0] sans tourner
        [one] tournée de { $turn } cran
       *[other] tournée de { $turn } crans
    }
tapestry-say-conquer = Conquérir { $area }
tapestry-say-conquer-held = Conquérir { $area }, tenu par { $other }
tapestry-say-hex = Dans { $area }
tapestry-say-die = { NAME($die) } : { NAME($face) }
tapestry-say-die-lapses = { NAME($die) } : { NAME($face) } (ne donne rien si c’est maintenant)
tapestry-say-plot = Ligne { $row }, colonne { $column }
tapestry-say-site = Coin supérieur gauche ligne { $row }, colonne { $column }, { $turn ->
        [0] sans tourner
        [one] tourné de { $turn } quart
       *[other] tourné de { $turn } quarts
    }
tapestry-say-invent = Inventer { NAME($tech) }
tapestry-say-invent-deck = Prendre la première carte de la pioche
tapestry-say-upgrade =
    { $row ->
        [top] Améliorer { NAME($tech) } vers la ligne du haut
        [bottom] Ramener { NAME($tech) } à la ligne du bas, pour des PV
       *[middle] Améliorer { NAME($tech) } vers la ligne du milieu
    }
tapestry-say-use = Utiliser { NAME($tech) }
tapestry-say-scrap = Défausser { NAME($tech) }
tapestry-say-play = Jouer { NAME($card) }
tapestry-say-keep = Garder { NAME($card) }
tapestry-say-lead = Garder { NAME($civ) }
tapestry-say-discard = Défausser { NAME($card) }
tapestry-say-respond = Riposter par { NAME($card) }
tapestry-say-pass = Ne rien faire
tapestry-say-player = { $other }
tapestry-say-build = Gagner { NAME($building, form: "un") }
tapestry-say-landmark = Gagner { NAME($landmark, form: "le") }
tapestry-say-begin = { NAME($civ) } dans la capitale { NAME($capital) }
tapestry-say-civilization = { NAME($civ) }
tapestry-say-civilization-lapses = { NAME($civ) } (sans effet si c’est maintenant)
tapestry-say-number = { $n }
tapestry-say-card = { NAME($card) } de { $other }, ère { $era }

## La table en texte

tapestry-table-turn =
    C’est à { $who }. Il reste { $tapestry ->
        [one] { $tapestry } carte Fresque
       *[other] { $tapestry } cartes Fresque
    }, { $tech ->
        [one] { $tech } carte Technologie
       *[other] { $tech } cartes Technologie
    }, { $tiles ->
        [one] { $tiles } tuile Territoire
       *[other] { $tiles } tuiles Territoire
    } et { $stars ->
        [one] { $stars } tuile Espace
       *[other] { $stars } tuiles Espace
    }.
tapestry-table-setup = Chacun choisit une civilisation et une capitale.
tapestry-table-tracks = Pistes (* un monument que personne n’a encore)
tapestry-table-display = Cartes Technologie visibles
tapestry-table-circle = cercle : { $what }
tapestry-table-square = carré : { $what }
tapestry-table-needs-track = dès le niveau { $tier } { NAME($track, form: "de") }
tapestry-table-needs-innovation = quand { NAME($innovation) } est à découvert
tapestry-table-achievements = Objectifs
tapestry-table-taken = { $who } { $n }
tapestry-table-free = libres : { $slots }
tapestry-table-full = plus aucun
tapestry-table-map = Carte
tapestry-table-legend-map = chaque case : son numéro de rangée, ses terrains terrestres (~ rien que la mer, . inexplorée), puis les pièces : A avant-poste de A, a renversé, A* jeton, A+ bâtiment ; le numéro de colonne est au-dessus ; une case s’écrit colonne.rangée
tapestry-table-wide = La carte est trop large pour cette fenêtre : il faudrait { $columns } colonnes.
tapestry-table-line = { $what } : { $state }
tapestry-table-players = Joueurs
tapestry-table-points = { $n } PV
tapestry-table-era =
    { $n ->
        [0] pas commencé
       *[other] ère { $n }
    }
tapestry-table-finished = a terminé
tapestry-table-leads = { $civs }, { NAME($capital) }
tapestry-table-built = construits : { $buildings }
tapestry-table-outposts =
    { $n ->
        [one] { $n } avant-poste en réserve
       *[other] { $n } avant-postes en réserve
    }
tapestry-table-territories =
    { $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    }
tapestry-table-row =
    { $row ->
        [bottom] ligne du bas : { $cards }
        [middle] ligne du milieu : { $cards }
       *[top] ligne du haut : { $cards }
    }
tapestry-table-mat = cartes : { $cards }
tapestry-table-mat-card = { $era } : { NAME($card) }
tapestry-table-mat-over = { $era } : { NAME($card) } sur { $n }
tapestry-table-hand = main : { $cards }
tapestry-table-hand-count =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
tapestry-table-supply = tuiles : { $tiles }
tapestry-table-stars = tuiles Espace : { $stars }
tapestry-table-landmarks = monuments : { $landmarks }
tapestry-table-city =
    { $lines ->
        [one] { $lines } ligne ou colonne pleine
       *[other] { $lines } lignes ou colonnes pleines
    }, { $districts ->
        [one] { $districts } district
       *[other] { $districts } districts
    }
tapestry-table-capitals = Capitales
tapestry-table-legend-capital = . libre, # infranchissable, + monument

## Un regard de plus près

tapestry-look-space = { NAME($space) } ({ NAME($track, form: "bare") } { $n }) : { $text }
tapestry-look-bonus = Bonus : { $text }
tapestry-look-card-played = { NAME($card) }, pose : { $text }
tapestry-look-card-era = { NAME($card) }, cette ère : { $text }
tapestry-look-card-permanent = { NAME($card) }, permanente : { $text }
tapestry-look-tech = { NAME($tech) }. Cercle : { $circle }. Carré : { $square }, { $needs }.
tapestry-look-civ = { NAME($civ) } : { $text }
tapestry-look-landmark = { NAME($landmark) } : { $shape } · { $owner }
tapestry-look-landmark-free = personne ne l’a
tapestry-look-tile = { NAME($tile) } : { $lands }. { $text }
tapestry-look-star = { NAME($star) } : { $text }
tapestry-look-hex = { $area } : { $what }
tapestry-look-hex-unexplored = inexplorée
tapestry-look-hex-controlled = contrôlée par { $who }
tapestry-look-hex-free = contrôlée par personne

## Le journal

tapestry-log-first = { $who } est premier joueur
tapestry-log-keeps = { $who } mène { NAME($civ, form: "le") } dans la capitale { NAME($capital) }
tapestry-log-income-turn =
    { $era ->
        [5] { $who } joue son cinquième et dernier tour de revenus
       *[other] { $who } joue son tour de revenus { $era }
    }
tapestry-log-plays = { $who } joue { NAME($card) } à l’ère { $era }
tapestry-log-face-down = { $who } n’a pas de carte Fresque et en pose une face cachée à l’ère { $era }
tapestry-log-first-era =
    { $who } entre avant ses voisins dans l’ère { $era }
tapestry-log-advances = { $who } avance { NAME($track, form: "a") } : { NAME($space) }
tapestry-log-pays = { $who } paie { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-regresses = { $who } recule { NAME($track, form: "a") } à la case { $space }
tapestry-log-restarts = { $who } remet son pion au départ de la piste { NAME($track, form: "bare") }
tapestry-log-landmark = { $who } gagne { NAME($landmark, form: "le") }
tapestry-log-bonus = { $who } prend le bonus de { NAME($space) }
tapestry-log-gains = { $who } gagne { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-more-gains = { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-gained-for = { $line } ({ NAME($cause) })
tapestry-log-loses = { $who } perd { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-scores = { $who } marque { $n } PV ({ NAME($cause) })
tapestry-log-explores = { $who } explore { $area } pour { $n } PV
tapestry-log-explores-space = { $who } explore l’espace : { NAME($star) }
tapestry-log-conquers = { $who } conquiert { $area }
tapestry-log-topples = { $who } renverse un avant-poste de { $other } dans { $area }
tapestry-log-responds = { $who } riposte par { NAME($card) } dans { $area }
tapestry-log-rolls = { $who } lance { NAME($die, form: "le") } : { NAME($face) }
tapestry-log-chooses-die = { $who } prend { NAME($die, form: "le") }
tapestry-log-invents = { $who } invente { NAME($tech) }
tapestry-log-upgrades =
    { $row ->
        [top] { $who } améliore { NAME($tech) } vers la ligne du haut
       *[middle] { $who } améliore { NAME($tech) } vers la ligne du milieu
    }
tapestry-log-uses = { $who } réutilise { NAME($tech) }
tapestry-log-builds = { $who } construit { NAME($building, form: "un") }
tapestry-log-district =
    { $n ->
        [one] { $who } complète un district, son premier
       *[other] { $who } complète un district et en a { $n }
    }
tapestry-log-achieves =
    { $n ->
        [0] { $who } remplit un objectif : { NAME($achievement) }
       *[other] { $who } remplit un objectif, { $n } PV : { NAME($achievement) }
    }
tapestry-log-discards = { $who } défausse { $n } { $n ->
        [one] { NAME($thing, form: "bare") }
       *[other] { NAME($thing, form: "plural") }
    }
tapestry-log-civ = { $who } gagne une civilisation : { NAME($civ) }
tapestry-log-civ-left = { $who } défausse l’autre civilisation : { NAME($civ) }
tapestry-log-blocks = { $who } ferme la piste { NAME($track) } aux autres
tapestry-log-gives = { $who } donne { NAME($tile) } à { $other }
tapestry-log-allies = { $who } s’allie à { $other }
tapestry-log-marries = { $who } s’unit par mariage à { $other } : { NAME($track, form: "bare") }
tapestry-log-attacks = { $who } attaque { $other } dans { $area }
tapestry-log-doubles = { $who } prend deux fois le bénéfice de { NAME($tile) }
tapestry-log-raises = { $who } relève un avant-poste dans { $area }
tapestry-log-refreshes = { $who } remplace les cartes Technologie visibles
tapestry-log-reveals =
    { $n ->
        [0] { $who } révèle { NAME($card) } et la garde
       *[other] { $who } révèle { NAME($card) } après { $n } autres cartes et la garde
    }
tapestry-log-copies = { $who } utilise { NAME($card) }
tapestry-log-settles = { $who } s’installe dans { $area }
tapestry-log-takes-tech = { $who } prend { NAME($tech) } à { $other }
tapestry-log-trades = { $who } place un marchand dans { $area }
tapestry-log-finishes = { $who } a terminé sa partie
tapestry-log-end = La partie est finie

## La page

tapestry-there = un territoire ({ $lands })
tapestry-there-any = un territoire
tapestry-there-island = l’île centrale
tapestry-scene-first-of-neighbours =
    { $n ->
        [one] Premier parmi vos voisins : { $n } ressource au choix
       *[other] Premier parmi vos voisins : { $n } ressources au choix
    }
tapestry-scene-tracks = Pistes
tapestry-scene-world = Monde
tapestry-scene-offers = Offres
tapestry-scene-mat = Plateau
tapestry-scene-capital = Capitale
tapestry-scene-tech = Tech
tapestry-scene-hand = Main
tapestry-scene-players = Joueurs
tapestry-scene-player = { $who }
tapestry-scene-of = { $who } : { $what }
tapestry-scene-stock = Ressources
tapestry-scene-tapestry = Fresque
tapestry-scene-civs = Civilisations
tapestry-scene-tiles = Tuiles Territoire
tapestry-scene-stars = Tuiles Espace en réserve
tapestry-scene-space = Espace exploré
tapestry-scene-beside = À côté de la capitale
tapestry-scene-offer = Distribution
tapestry-scene-keep = Gardez-en une
tapestry-scene-tech-top = Ligne du haut
tapestry-scene-tech-middle = Ligne du milieu
tapestry-scene-tech-bottom = Ligne du bas
tapestry-scene-display = Offre tech
tapestry-scene-deck-tiles = Tuiles Territoire
tapestry-scene-deck-stars = Tuiles Espace
tapestry-scene-deck-tech = Pioche Technologie
tapestry-scene-deck-tapestry = Pioche Fresque
tapestry-scene-deck-discard = Cartes Fresque défaussées
tapestry-scene-deck-civilizations = Civilisations restantes
tapestry-scene-achievements = Objectifs
tapestry-scene-start = Départ
tapestry-scene-tier = Niveau { $tier }
tapestry-scene-tier-price =
    { $own ->
        [0] { $any } au choix
       *[other] { $any ->
            [0] { $own } propres
           *[other] { $own } propre + { $any } au choix
        }
    }
    .set =
    { $own ->
        [0] { $any } libre
       *[other] { $any ->
            [0] { $own } propres
           *[other] { $own } propre + { $any }
        }
    }
tapestry-scene-bonus = Bonus : { $bonus }
tapestry-scene-closed = Fermée par { $who }
tapestry-scene-token = { $who }, { NAME($track, form: "bare") } : { $n ->
    [0] départ
   *[other] case { $n }
}
tapestry-scene-height = { $n } mm de haut
tapestry-scene-frontier = Inexplorée
tapestry-scene-territory = Territoire : { $lands }
tapestry-scene-island = Île centrale
tapestry-scene-home = Départ de la capitale { $n } : { $lands }
tapestry-scene-lands =
    { $n ->
        [one] { $n } territoire à vous
       *[other] { $n } territoires à vous
    }
tapestry-scene-piece = { $who } : { $what }
tapestry-scene-piece-toppled = { $who } : { $what }, renversé par { $other }
tapestry-scene-row =
    { $building ->
        [market] Marchés
        [house] Maisons
        [farm] Fermes
       *[armory] Arsenaux
    }
tapestry-scene-has-era = Ère
tapestry-scene-has-hand = Cartes Fresque en main
tapestry-scene-has-techs = Cartes Technologie
tapestry-scene-has-lands = Territoires contrôlés
tapestry-scene-has-landmarks = Monuments
tapestry-scene-has-tiles = Tuiles Territoire
tapestry-scene-has-outposts = Avant-postes en réserve
tapestry-scene-finished = A terminé sa partie
tapestry-scene-next-income = Prochain revenu
tapestry-scene-era = Ère { $n } sur { $of }
tapestry-scene-turn = Tour de { $who }
tapestry-scene-beginning = Chacun choisit une civilisation
tapestry-scene-done = { $n } sur { $of } ont terminé
tapestry-scene-when-played = Pose
tapestry-scene-this-era = Cette ère
tapestry-scene-permanent = Permanente
tapestry-scene-in-force = En vigueur
tapestry-scene-partner = Avec { $who }
tapestry-scene-marked = Jeton de { $who }
tapestry-scene-held = Détenu par { $who }
tapestry-scene-city = { NAME($capital) } · { $districts } { $districts ->
        [one] district
       *[other] districts
    } · { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    }
tapestry-scene-circle = Ligne du milieu, cercle : { $text }
tapestry-scene-square = Ligne du haut, carré : { $text }
tapestry-scene-needs-tier = Pour la ligne du haut, il faut à vous ou à un voisin le niveau { $tier } de la piste { NAME($track, form: "bare") }.
tapestry-scene-needs-space = Pour la ligne du haut, il faut à vous ou à un voisin la case { $n } des { NAME($building, form: "plural") } découverte.
tapestry-scene-tokens-left =
    { $n ->
        [0] Plus de jeton
        [one] { $n } jeton restant
       *[other] { $n } jetons restants
    }
tapestry-scene-band = Rangée { $n }
tapestry-scene-prediction =
    { $of ->
        [techs] Cartes Technologie
        [districts] Districts complets
        [lands] Territoires
       *[tracks] Pistes complètes
    } : { $n } prévu, { $now } à présent{ $reached ->
        [yes] , atteint
       *[no] {""}
    }
tapestry-scene-impassable =
    { $n ->
        [one] { $n } parcelle infranchissable
       *[other] { $n } parcelles infranchissables
    }
tapestry-scene-begins = Les avant-postes débutent au départ { $n }
tapestry-scene-advance = Avancer { NAME($track, form: "a") } sur { NAME($space) } pour { $paid }
tapestry-scene-keeps = Il vous reste { $what }.
tapestry-scene-keeps-nothing = Il ne vous reste rien.
tapestry-scene-landmark-first = Premier à ce niveau : { NAME($landmark) }
tapestry-scene-lay =
    { $n ->
        [one] Poser la tuile ici : { $n } PV
       *[other] Poser la tuile ici : { $n } PV
    }
tapestry-scene-turned = Rotation { $n }
tapestry-phase-pay = Payer
tapestry-phase-landmark = Monument
tapestry-phase-benefit = Bénéfice
tapestry-phase-bonus = Bonus
tapestry-phase-civilizations = Civilisations
tapestry-phase-card = Carte Fresque
tapestry-phase-upgrade = Amélioration
tapestry-phase-points = Points
tapestry-phase-income = Revenus

## Sections de la règle

tapestry-section-setup = Mise en place
tapestry-section-turns = Les tours
tapestry-section-income = Les tours de revenus
tapestry-section-tapestry_cards = Les cartes Fresque
tapestry-section-advancing = Avancer
tapestry-section-tracks = Les cases des pistes
tapestry-section-exploring = Explorer
tapestry-section-space = L’espace
tapestry-section-technology = La technologie
tapestry-section-research = La recherche
tapestry-section-conquering = Conquérir
tapestry-section-responses = Les ripostes
tapestry-section-capital = La capitale
tapestry-section-landmarks = Les monuments
tapestry-section-achievements = Les objectifs
tapestry-section-resources = Les ressources
tapestry-section-decks = Les pioches
tapestry-section-neighbours = Les voisins
tapestry-section-civilizations = Les civilisations
tapestry-section-adjustments = Rééquilibrage des civilisations
tapestry-section-cards = Les cartes Fresque une à une
tapestry-section-tech = Les cartes Technologie une à une
tapestry-section-end = La fin
tapestry-section-scoring = Les points
tapestry-section-options = Les options
tapestry-section-faq = Réponses
tapestry-section-rulings = Nos lectures

## Étiquettes d’un décompte

label-tapestry-end-winner = points
label-tapestry-scoring-income = tours de revenus
label-tapestry-scoring-tracks = pistes
label-tapestry-scoring-exploring = exploration
label-tapestry-scoring-space = espace
label-tapestry-scoring-conquering = conquête
label-tapestry-scoring-technology = technologie
label-tapestry-scoring-cards = fresques
label-tapestry-scoring-civilizations = civilisations
label-tapestry-scoring-achievements = objectifs
label-tapestry-advancing-cost = coût
label-tapestry-income-icons = du plateau
label-tapestry-civilizations-architects = d’un seul type
label-tapestry-income-points = revenus
label-tapestry-exploring-alignment = côtés alignés
label-tapestry-capital-lines = lignes et colonnes
label-tapestry-conquering-control = territoires

## Options

tapestry-option-board_icons = Acier et Biologie
    .about = La règle et le plateau imprimé diffèrent sur deux cases. Sur le plateau, le bonus d’Acier invente au lieu d’améliorer, et Biologie peut donner une maison au lieu d’une recherche.
tapestry-option-board_icons-rulebook = Selon la règle
tapestry-option-board_icons-printed = Selon le plateau
tapestry-option-nanotechnology = Bonus de Nanotechnologie
    .about = Combien de cartes Technologie il faut défausser pour ses 10 PV.
tapestry-option-nanotechnology-3 = 3 cartes Technologie
tapestry-option-nanotechnology-2 = 2 cartes Technologie
tapestry-option-strong_cards = Cartes fortes
    .about = Certaines tables jugent quelques cartes trop fortes : Alliance, Mariage Arrangé, Renaissance, Théocratie, Traité de Paix, Batterie Lithium-Ion et Radio.
tapestry-option-strong_cards-in = Dans le jeu
tapestry-option-strong_cards-out = Laissées dans la boîte
tapestry-option-first_card = Première carte Fresque
    .about = Au premier tour de revenus, chacun peut piocher 2 cartes Fresque au lieu de 1, en garder 1 et défausser l’autre.
tapestry-option-first_card-one = Piocher 1
tapestry-option-first_card-of_two = Piocher 2, garder 1
tapestry-option-gained_civilization = Autres civilisations
    .about = Qui gagne une civilisation en cours de partie peut en piocher 2 au lieu de 1, en garder 1 et défausser l’autre.
tapestry-option-gained_civilization-one = Piocher 1
tapestry-option-gained_civilization-of_two = Piocher 2, garder 1
tapestry-option-start = Départ
    .about = Où se dressent les premiers avant-postes : selon le numéro de la capitale, ou au centre de l’île la plus proche de sa place.
tapestry-option-start-capital = Selon la capitale
tapestry-option-start-nearest_island = Île la plus proche
tapestry-option-civilizations = Civilisations
    .about = Si les civilisations viennent de toutes les boîtes de la table ou d’une seule, y compris celles gagnées plus tard. La boîte doit être en jeu et avoir deux civilisations par joueur.
tapestry-option-civilizations-any = De toutes les boîtes
tapestry-option-civilizations-base = Jeu de base seul
tapestry-option-civilizations-plans_and_ploys = Manœuvres & Manigances seul
tapestry-option-civilizations-fantasies_and_futures = Fictions & Futurs seul
tapestry-option-civilizations-arts_and_architecture = Arts & Architecture seul, à deux joueurs

## Refus : pourquoi une chose n’est pas permise

no-tapestry-advancing-cost = vous ne pouvez pas payer la prochaine case { NAME($track, form: "a") }
no-tapestry-advancing-end_of_track = aucun de vos pions n’a de case devant lui { NAME($track, form: "a") }
no-tapestry-advancing-regress = aucun de vos pions ne peut reculer { NAME($track, form: "a") }
no-tapestry-advancing-once_per_turn = vous avez déjà utilisé votre position { NAME($track, form: "a") } dans ce tour
no-tapestry-rulings-advance_blocked = vous ne pouvez pas avancer { NAME($track, form: "a") } pour le moment
no-tapestry-cards-dictatorship = une Dictature ferme la piste { NAME($track) }
no-tapestry-cards-dark_ages = ce pion ne peut pas faire cela maintenant
no-tapestry-faq-marriage_copy = un autre mariage nomme la piste { NAME($track) }
no-tapestry-rulings-mandatory_with_choice = cela n’aurait pas d’effet, et autre chose en aurait un
no-tapestry-rulings-mercantilism_timing = vous ne pouvez pas changer de nourriture en { NAME($resource, form: "bare") } maintenant
no-tapestry-rulings-vp_floor = vous n’avez pas assez de PV
no-tapestry-rulings-equal_rotations = tournée ainsi, elle se présente comme dans une autre rotation
no-tapestry-rulings-overhang_minimum = il ne couvrirait aucune parcelle de votre capitale
no-tapestry-rulings-overhang_collision = un autre monument dépasse à cet endroit
no-tapestry-resources-limit = vous avez déjà 8 de cette ressource ({ NAME($resource, form: "bare") })
no-tapestry-exploring-where = on explore une case inexplorée voisine d’un territoire contrôlé, avec une tuile de sa réserve
no-tapestry-conquering-where = on conquiert un territoire exploré voisin d’un territoire contrôlé
no-tapestry-conquering-control = vous le contrôlez déjà
no-tapestry-conquering-limit = deux pièces s’y trouvent déjà
no-tapestry-conquering-outposts = vous n’avez plus d’avant-poste
no-tapestry-cards-alliance = vous êtes alliés
no-tapestry-responses-trap = vous n’avez pas cette riposte
no-tapestry-income-tapestry = vous devez jouer une carte de votre main
no-tapestry-space-explore = cette tuile n’est pas dans votre réserve
no-tapestry-technology-upgrade = cette carte n’est ni dans votre ligne du bas ni dans celle du milieu
no-tapestry-technology-top_row = cette carte est déjà dans la ligne du haut
no-tapestry-technology-prerequisite = ni vous ni un voisin ne remplissez sa condition
no-tapestry-technology-use_circle = cette carte n’est pas dans votre ligne du milieu
no-tapestry-technology-use_square = cette carte n’est pas dans votre ligne du haut
no-tapestry-landmarks-unique = quelqu’un l’a déjà
no-tapestry-landmarks-board = il n’est pas sur le plateau des monuments
no-tapestry-capital-place = quelque chose s’y trouve déjà
no-tapestry-capital-impassable = on ne bâtit pas sur une parcelle infranchissable
no-tapestry-capital-empty_row = il ne reste plus de tel bâtiment sur votre plateau Revenus
no-tapestry-faq-colonialism_island = ce territoire est imprimé sur la carte et n’est pas une tuile
no-tapestry-cards-colonialism = il faut une tuile Territoire que vous contrôlez
no-tapestry-cards-revolution = aucun de vos avant-postes n’y est couché
no-tapestry-cards-guilds = l’échange ne va que dans un sens
no-tapestry-cards-espionage = aucune carte de ce genre n’y est visible
no-tapestry-civilizations-leaders = ce carré est déjà couvert
no-tapestry-civilizations-alchemists = cette piste n’est pas marquée
no-tapestry-civilizations-architects = ce bâtiment ne peut pas être échangé
no-tapestry-adjustments-architects = chaque parcelle est libre et dans un autre district

tapestry-scene-people = Civilisation

## Comment se nomment les pièces d’un joueur quand elles disent où est un territoire

tapestry-yours-landmark = votre monument
tapestry-yours-outpost = votre avant-poste
tapestry-yours-marker = votre jeton
tapestry-yours-house = votre maison
tapestry-yours-farm = votre ferme
tapestry-yours-market = votre marché
tapestry-yours-armory = votre arsenal

tapestry-gains-these = { $who } gagne { $what }
