### The cards of Fantasies & Futures

## Tapestry cards

tapestry-name-card-gremlins = Gremlins
tapestry-name-card-ghost_towns = Villes fantômes
tapestry-name-card-lost_artifacts = Artefacts perdus
tapestry-name-card-mind_control = Contrôle mental
tapestry-name-card-zombie_army = Armée de zombies
tapestry-name-card-chimera_citizen_rights = Droits des chimères
tapestry-name-card-doppelgangers = Doppelgängers
tapestry-name-card-status_quo = Statu quo
tapestry-name-card-parallel_selves = Vies parallèles
tapestry-name-card-fairy_ring = Cercle de fées
tapestry-name-card-blood_moon = Lune de sang
tapestry-name-card-alchemical_gold = Or alchimique
tapestry-name-card-nanobots = Nanorobots
tapestry-text-card-gremlins = Riposte, une embuscade : quand un adversaire conquiert votre territoire, défaussez-la pour renverser l’avant-poste attaquant. Pose : gagnez une carte Fresque et 7 PV.
tapestry-text-card-ghost_towns = Avancez en Militaire avec le bénéfice, sans le bonus. Enchantement à gauche : 2 PV.
tapestry-text-card-lost_artifacts = Regardez trois cartes Fresque, gardez-en une et défaussez les autres ; puis gagnez 1 ressource. Enchantement à droite : une carte Fresque.
tapestry-text-card-mind_control = Déplacez-vous d’une case en Science, en avant ou en arrière, et gagnez le bénéfice de cette case, sans le bonus. Enchantement à gauche : 2 PV.
tapestry-text-card-zombie_army = Dans jusqu’à deux territoires où votre avant-poste renversé gît à côté de celui de l’occupant, il se relève et conquiert, pour un dé ; puis 2 PV. Enchantement à droite : 1 ressource.
tapestry-text-card-chimera_citizen_rights = Lancez le dé de science ; vous pouvez avancer sur cette piste, gagner le bénéfice et payer le bonus. Enchantement à droite : avancez sur une piste au choix sans bénéfice.
tapestry-text-card-doppelgangers = Réutilisez la capacité « Pose » d’une autre carte visible de votre plateau Revenus. Enchantement à gauche : une carte Fresque.
tapestry-text-card-status_quo = Prenez gratuitement le bonus de deux cases au plus où se trouvent vos pions.
tapestry-text-card-parallel_selves = 3 PV pour chaque enchantement que vous gagnez. Enchantement à droite : 3 PV.
tapestry-text-card-fairy_ring = Gagnez une carte Fresque et une tuile Territoire. Enchantements : à gauche 4 PV, à droite avancez sur une piste au choix sans bénéfice.
tapestry-text-card-blood_moon = 1 ressource chaque fois que vous renversez un avant-poste, et chaque fois qu’un des vôtres est renversé. Enchantement à gauche : 3 PV.
tapestry-text-card-alchemical_gold = Vous pouvez échanger jusqu’à trois de vos ressources contre d’autres au choix, avec 1 PV pour chacune. Enchantement à gauche : une pièce.
tapestry-text-card-nanobots = 2 PV chaque fois que vous améliorez une carte Technologie. Dans l’étape d’amélioration de ce tour de revenus vous pouvez aussi améliorer une autre carte.
tapestry-ask-keepartifact = Laquelle de ces cartes Fresque gardez-vous ?
tapestry-ask-armytarget = Dans quel territoire votre avant-poste renversé reprend-il la conquête ?
tapestry-say-decline-armytarget = Nulle part
tapestry-ask-copyowncard = Laquelle de vos cartes réutilisez-vous ?
tapestry-ask-quobonus = De laquelle de vos positions prenez-vous le bonus gratuitement ?
tapestry-ask-quobonus-token = De la case de quel pion prenez-vous le bonus ?
tapestry-say-track-quobonus = { NAME($space) } : { $what }
tapestry-say-track-quobonus-some = Un bonus en { NAME($track) }
tapestry-say-decline-quobonus = Ne prendre aucun bonus
tapestry-ask-exchangeresource = Quelle ressource échangez-vous ?
tapestry-ask-exchangeresource-take = Que prenez-vous en échange ?
tapestry-say-pay-exchangeresource = Donner { $paid }
tapestry-say-decline-exchangeresource = Ne plus rien échanger
tapestry-ask-upgradeanother = Quelle autre carte Technologie améliorez-vous ?
tapestry-say-decline-upgradeanother = N’en améliorer aucune autre
