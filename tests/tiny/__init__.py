"""Tiny games that prove the engine; each is laid out as a third party's package would be."""
