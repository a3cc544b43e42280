"""Environments: the games of the catalogue as other libraries know games. Nothing here is part of the base install."""
