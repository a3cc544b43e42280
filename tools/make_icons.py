"""Writes the icons of the installed page from `client/public/favicon.svg`: `python -m tools.make_icons`."""

from __future__ import annotations

from pathlib import Path

import vl_convert

PUBLIC = Path(__file__).parents[1] / "client" / "public"
PAPER = "#F4EFE4"
SIZES = (180, 192, 512)


def icon(size: int, maskable: bool) -> bytes:
    """The picture at a size; a maskable one lies on paper, with room around it that a system may cut away."""
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    inside = picture[picture.index(">") + 1 : picture.rindex("</svg>")]
    pen = 'fill="none" stroke="#16202B" stroke-linejoin="round"'
    room = 5 if maskable else 0.5
    box = f"{-room} {-room} {24 + 2 * room} {24 + 2 * room}"
    paper = f'<rect x="{-room}" y="{-room}" width="60" height="60" fill="{PAPER}" stroke="none"/>' if maskable else ""
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="{box}" {pen}>'
    return vl_convert.svg_to_png(f"{drawn}{paper}{inside}</svg>", scale=1.0)


def main() -> None:
    """Write all of them."""
    for size in SIZES:
        (PUBLIC / "icons" / f"icon-{size}.png").write_bytes(icon(size, maskable=size == SIZES[0]))
    (PUBLIC / "icons" / "maskable-512.png").write_bytes(icon(512, maskable=True))


if __name__ == "__main__":
    main()
