"""The games, each a folder of data and one module per chapter of its rulebook. None imports another."""
