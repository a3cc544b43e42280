# Faire venir des amis à une table : ceci vient avec.
invite-qr-about = Visez ce code avec un téléphone, ou envoyez le lien. Vos amis donnent un nom et s’assoient ; aucun compte.
invite-here-only = Seul cet ordinateur peut ouvrir ce lien.
invite-here-how = Pour jouer avec d’autres, lancez le serveur par la commande ci-dessous, puis ouvrez la table à l’adresse { $address }.
invite-here-unknown = Pour jouer avec d’autres, lancez le serveur avec l’adresse de cet ordinateur sur votre réseau :
invite-others = Les autres, sur votre réseau, ne peuvent pas ouvrir ce lien, mais celui-ci :
again-about = Le même jeu avec les mêmes options. Des places sont gardées pour qui vous choisissez, et l’invitation les attend.
again-nobody = Aucun des autres ne peut être invité. Le même jeu avec les mêmes options, et des places libres pour qui vient par le lien.
again-rated = Cette partie est classée, et la suivante le sera : chacun l’accepte en s’asseyant.
again-open = Ouvrir la table
