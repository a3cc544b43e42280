"""How large a net is: what one core can play with, not what a GPU could hold."""

from __future__ import annotations

from typing import Final

SIZE: Final = 128
"""Numbers of a word's row."""

HIDDEN: Final = 256
"""Numbers of a thought."""
