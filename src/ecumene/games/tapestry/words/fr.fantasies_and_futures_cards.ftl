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
