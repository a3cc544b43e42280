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
tapestry-text-card-ghost_towns = Avancez en Militaire avec le bénéfice, sans le bonus.
tapestry-text-card-lost_artifacts = Regardez trois cartes Fresque, gardez-en une et défaussez les autres ; puis gagnez 1 ressource.
tapestry-text-card-mind_control = Déplacez-vous d’une case en Science, en avant ou en arrière, et gagnez le bénéfice de cette case, sans le bonus.
tapestry-text-card-zombie_army = Dans jusqu’à deux territoires où votre avant-poste renversé gît à côté de celui de l’occupant, il se relève et conquiert, pour un dé ; puis 2 PV.
tapestry-text-card-chimera_citizen_rights = Lancez le dé de science ; vous pouvez avancer sur cette piste, gagner le bénéfice et payer le bonus.
tapestry-text-card-doppelgangers = Réutilisez la capacité « Pose » d’une autre carte visible de votre plateau Revenus.
tapestry-text-card-status_quo = Prenez gratuitement le bonus de deux cases au plus où se trouvent vos pions.
tapestry-text-card-parallel_selves = 3 PV pour chaque enchantement que vous gagnez.
tapestry-text-card-fairy_ring = Gagnez une carte Fresque et une tuile Territoire. Enchantements : à gauche 4 PV, à droite avancez sur une piste au choix sans bénéfice.
tapestry-text-card-blood_moon = 1 ressource chaque fois que vous renversez un avant-poste, et chaque fois qu’un des vôtres est renversé.
tapestry-text-card-alchemical_gold = Vous pouvez échanger jusqu’à trois de vos ressources contre d’autres au choix, avec 1 PV pour chacune.
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

### Les cartes de Fictions & Futurs

## Cartes Fresque

tapestry-name-card-microbial_magic = Magie Microbienne
tapestry-name-card-ecstatic_visions = Visions extatiques
tapestry-name-card-crystal_ball = Boule de cristal
tapestry-name-card-haunted_manor = Manoir hanté
tapestry-name-card-goblin_bazaar = Bazar gobelin
tapestry-name-card-dragon_smithy = Forge du dragon
tapestry-name-card-time_capsule = Capsule temporelle
tapestry-name-card-sealed_prophecy = Prophétie scellée
tapestry-name-card-sleeping_giants = Géants endormis
tapestry-name-card-cryogenic_sleep = Sommeil cryogénique
tapestry-name-card-giant_beanstalk = Haricot géant
tapestry-name-card-dream_archive = Archives des rêves
tapestry-name-card-star_corsairs = Corsaires stellaires
tapestry-name-card-floating_islands = Îles flottantes
tapestry-name-card-enchanted_forest = Forêt enchantée
tapestry-name-card-sea_monsters = Monstres marins
tapestry-name-card-robot_labor = Main-d’œuvre robotique
tapestry-name-card-philosophers_stone = Pierre philosophale
tapestry-name-card-wishing_well = Puits aux souhaits
tapestry-name-card-three_oracles = Trois oracles
tapestry-name-card-galactic_embassy = Ambassade galactique
tapestry-name-card-cloaking_field = Champ d’invisibilité
tapestry-name-card-music_of_the_spheres = Musique des sphères
tapestry-name-card-mirror_dimension = Dimension miroir
tapestry-name-card-multiverse_summit = Sommet du multivers
tapestry-text-card-microbial_magic = Mettez votre prochaine ferme en réserve.
tapestry-text-card-ecstatic_visions = Gagnez une carte Fresque, puis piochez une tuile Espace et mettez-la en réserve ; vous l’explorez à votre cinquième tour de revenus.
tapestry-text-card-crystal_ball = Mettez une des cartes Technologie visibles en réserve ; à votre cinquième tour de revenus elle rejoint votre ligne du milieu et donne ce que montre son cercle.
tapestry-text-card-haunted_manor = Mettez votre prochaine maison en réserve.
tapestry-text-card-goblin_bazaar = Mettez votre prochain marché en réserve.
tapestry-text-card-dragon_smithy = Mettez votre prochain arsenal en réserve.
tapestry-text-card-time_capsule = Gagnez une carte Fresque et mettez un jeton en réserve ; à votre cinquième tour de revenus il donne 1 PV par carte Fresque dans votre main et sur votre plateau.
tapestry-text-card-sealed_prophecy = Nommez une piste et mettez un jeton pour elle en réserve ; à votre cinquième tour de revenus il donne 1 PV par case parcourue sur cette piste.
tapestry-text-card-sleeping_giants = Marquez 3 PV et mettez un jeton en réserve ; à votre cinquième tour de revenus il donne un monument au choix encore présent sur le plateau des monuments.
tapestry-text-card-cryogenic_sleep = Gagnez une carte Fresque, puis mettez une carte de votre main en réserve, face visible ; à votre cinquième tour de revenus vous la jouez par-dessus votre carte de l’ère 4.
tapestry-text-card-giant_beanstalk = Marquez 1 PV par ferme et mettez en réserve un jeton qui marque vos fermes une nouvelle fois à votre cinquième tour de revenus.
tapestry-text-card-dream_archive = Gagnez deux cartes Fresque, puis vous pouvez en défausser une de votre main pour 5 PV.
tapestry-text-card-star_corsairs = 2 PV pour chacune de vos conquêtes, et 1 ressource chaque fois que vous renversez un avant-poste adverse.
tapestry-text-card-floating_islands = Explorez n’importe où sur la carte avec une tuile de votre réserve. Enchantements, à gauche et à droite : une tuile Territoire chacun.
tapestry-text-card-enchanted_forest = Gagnez une nourriture, et 2 PV pour chaque territoire que vous contrôlez et qui montre de la forêt.
tapestry-text-card-sea_monsters = Personne ne conquiert vos territoires qui montrent la mer. 2 PV chaque fois qu’un adversaire explore à côté d’un de vos territoires.
tapestry-text-card-robot_labor = 2 PV pour chaque ouvrier de vos revenus, et un ouvrier pour chaque maison que vous gagnez.
tapestry-text-card-philosophers_stone = Après chacun de vos revenus vous pouvez donner 1 ressource contre deux ressources de sortes différentes.
tapestry-text-card-wishing_well = Vous pouvez payer 1 ressource pour lancer les deux dés de conquête, les gagner tous deux et marquer 2 PV ; la face de la tuile donne le bénéfice d’une tuile que vous contrôlez.
tapestry-text-card-three_oracles = Nommez une piste et lancez trois fois le dé de science : chaque fois qu’il la montre, avancez-y sans bénéfice ni bonus ; sinon 3 PV.
tapestry-text-card-galactic_embassy = 5 PV chaque fois qu’un voisin commence un tour de revenus.
tapestry-text-card-cloaking_field = Aucune riposte ne se joue contre vous. 2 PV pour chacune de vos conquêtes.
tapestry-text-card-music_of_the_spheres = Avancez en Arts sans bénéfice ni bonus, puis 1 PV par case sur cette piste.
tapestry-text-card-mirror_dimension = Réutilisez la case d’une de vos positions : gagnez le bénéfice, et vous pouvez payer le bonus.
tapestry-text-card-multiverse_summit = 3 PV pour chaque carte enchantée de votre plateau Revenus, 1 pour chacune de ceux de vos voisins, et 4 de plus.
tapestry-ask-takedifferent = Quelle ressource prenez-vous ? { $n ->
        [one] Encore une, d’une autre sorte.
       *[other] { $n }, de sortes différentes.
    }
tapestry-ask-oracletrack = Sur quelle piste interrogez-vous les oracles ?
tapestry-ask-wishdie = Quel dé gagnez-vous d’abord ?
tapestry-effect-different =
    { $n ->
        [one] gagner { $n } ressource
       *[other] gagner { $n } ressources de sortes différentes
    }
tapestry-effect-roll-both = lancer les deux dés de conquête et les gagner tous deux
tapestry-per-forest = territoire contrôlé avec de la forêt
tapestry-per-enchanted_card = carte enchantée de votre plateau Revenus
tapestry-per-neighbours_enchanted_card = carte enchantée des plateaux de vos voisins
tapestry-log-foretells = { $who } interroge les oracles sur la piste { NAME($track, form: "bare") }
no-tapestry-cards-sea_monsters = des monstres marins gardent cette côte
no-tapestry-cards-wishing_well = il faut une tuile contrôlée qui donne quelque chose
no-tapestry-cards-philosophers_stone = vous avez déjà pris de cette sorte
