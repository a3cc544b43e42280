"""Bots think in processes of their own: which one when, and what is done when none answers."""
