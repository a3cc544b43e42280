"""The server around the tables: HTTP and sockets, who is asking, and how much they may ask."""
