### What the lobby says of a table; the page of a table is not sent it

tapestry-brings-civilizations = { $n ->
        [one] civilization
       *[other] civilizations
    }
tapestry-brings-tapestry_cards = { $n ->
        [one] tapestry card
       *[other] tapestry cards
    }
tapestry-brings-tech_cards = { $n ->
        [one] tech card
       *[other] tech cards
    }
tapestry-brings-capitals = { $n ->
        [one] capital
       *[other] capitals
    }
tapestry-brings-landmarks = { $n ->
        [one] landmark
       *[other] landmarks
    }
tapestry-brings-tracks = { $n ->
        [one] track
       *[other] tracks
    }
tapestry-brings-space_tiles = { $n ->
        [one] space tile
       *[other] space tiles
    }
tapestry-brings-masterpieces = { $n ->
        [one] masterpiece
       *[other] masterpieces
    }
