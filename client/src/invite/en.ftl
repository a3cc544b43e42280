# Bringing friends to a table: this comes with it.
invite-qr-about = Point a phone here, or send the link. Friends choose a name and sit down; no account.
invite-here-only = Only this computer can open this link.
invite-here-how = To play with others, start the server with the command below, then open the table at { $address }.
invite-here-unknown = To play with others, start the server with this computer’s address in your network:
invite-others = Others in your network cannot open this link, but this one:
again-about = The same game with the same options. Seats are kept for whom you choose, and they find the invitation.
again-nobody = None of the others can be invited. The same game with the same options, with open seats for whoever comes by its link.
again-rated = This game is rated, and the next one will be: everybody agrees by sitting down.
again-open = Open the table
