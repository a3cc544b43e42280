### Ce que le salon dit d’une table ; la page d’une table ne le reçoit pas

tapestry-brings-civilizations = { $n ->
        [one] civilisation
       *[other] civilisations
    }
tapestry-brings-tapestry_cards = { $n ->
        [one] carte Fresque
       *[other] cartes Fresque
    }
tapestry-brings-tech_cards = { $n ->
        [one] carte Technologie
       *[other] cartes Technologie
    }
tapestry-brings-capitals = { $n ->
        [one] capitale
       *[other] capitales
    }
tapestry-brings-landmarks = { $n ->
        [one] monument
       *[other] monuments
    }
tapestry-brings-tracks = { $n ->
        [one] piste
       *[other] pistes
    }
tapestry-brings-space_tiles = { $n ->
        [one] tuile Espace
       *[other] tuiles Espace
    }
tapestry-brings-masterpieces = { $n ->
        [one] chef-d’œuvre
       *[other] chefs-d’œuvre
    }
