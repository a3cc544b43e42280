"""A player's own things in the scene: resources, the income mat, the row of tapestry cards, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Badge, Counter, Element, Slot, Text
from ecumene.core.staging import tally_data, zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, TRACKS
from ecumene.games.tapestry.play.civilizations.heralds import HEIGHT
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, FACE_DOWN, KINDS, MOST, NONE, OPEN, UNKNOWN
from ecumene.games.tapestry.play.rows import covered_places
from ecumene.games.tapestry.scene.edges import add_hand_edges, add_mat_edges
from ecumene.games.tapestry.scene.icons import effect_icons
from ecumene.games.tapestry.scene.things import (
    HAND,
    MAT,
    ROMAN,
    bare,
    era_id,
    income_id,
    name_of,
    panel_id,
    said,
    text_of,
)
from ecumene.games.tapestry.speech.describing import several
from ecumene.games.tapestry.speech.enchanting import enchantments_of

WHEN: Final = ("scene-when-played", "scene-this-era", "scene-permanent")
"""When a card's ability holds, by its kind."""


def mat_elements(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """What one player has in front of them, but for capital, technology and civilizations."""
    return [
        _panel(position, seat),
        _stock(position, seat),
        *_buildings(position, seat),
        *_tapestry(position, seat),
        *_hand(position, seat, viewer),
        *_seen(position, seat, viewer),
        *_drawn(position, seat, viewer),
    ]


# ---- numbers


def _resources(position: TapestryPosition, seat: Seat, prefix: str) -> list[Counter]:
    return [
        {
            "id": f"{prefix}.{name}",
            "icon": name,
            "label": said(f"name-{name}"),
            "value": position.stock[KINDS * seat + resource],
        }
        for resource, name in enumerate(RESOURCES)
    ]


def _panel(position: TapestryPosition, seat: Seat) -> Element:
    """A player at a glance."""
    counted = (
        ("era", "era", position.era[seat]),
        ("hand", "tapestry", len(position.hands[seat])),
        ("techs", "tech", position.tech_count(seat)),
        ("lands", "per-territory", len(position.controlled(seat))),
        ("landmarks", "landmark", position.landmarks_of(seat)),
        ("tiles", "territory", len(position.supply[seat])),
        ("outposts", "outpost", position.outposts[seat]),
    )
    counters: list[Counter] = [
        {"id": f"has.p{seat}.{name}", "icon": icon, "label": said(f"scene-has-{name}"), "value": value}
        for name, icon, value in counted
    ]
    panel: Element = {"id": panel_id(seat), "counters": [*_resources(position, seat, f"has.p{seat}"), *counters]}
    if position.finished[seat]:
        panel["state"] = ["dim"]
        panel["tags"] = [said("scene-finished")]
    elif position.era and position.after_last_income(seat):
        panel["tags"] = [said("scene-plays-on")]
    return panel


def _stock(position: TapestryPosition, seat: Seat) -> Element:
    """The resources, and what the next income turn would score."""
    counters: list[Counter] = [{**row, "max": MOST, "show": "figure"} for row in _resources(position, seat, f"p{seat}")]
    if 0 < position.era[seat] < ERAS:
        tally = position.explain(seat, position.acts.income)
        assert tally is not None
        counters.append(
            {
                "id": f"p{seat}.income",
                "icon": "points",
                "label": said("scene-next-income"),
                "value": tally.sum,
                "show": "figure",
                "tally": tally_data(position.game, tally),
            }
        )
    return {"id": f"mat.p{seat}", "counters": counters}


def _buildings(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The buildings that still cover spaces of the income mat; the leftmost is gained first."""
    found: list[Element] = []
    for kind, name in enumerate(BUILDINGS):
        first = position.built[KINDS * seat + kind]
        for number, place in enumerate(covered_places(position, seat, kind), first):
            found.append(
                {
                    "id": f"building.p{seat}.{name}.{number}",
                    "type": "piece",
                    "kind": name,
                    "in": income_id(seat, kind),
                    "slot": place,
                    "owner": player(seat),
                    "label": said("scene-piece", who=player(seat), what=bare(name)),
                }
            )
    return found


# ---- tapestry cards


def card_id(position: TapestryPosition, seat: Seat, kind: int, copy: int) -> str:
    """The id of one of a seat's cards of a kind: those on the mat come before those in hand."""
    return f"card.{position.box.cards[kind].id}.p{seat}.{copy}"


def hand_ids(position: TapestryPosition, seat: Seat, kind: int) -> list[str]:
    """The ids of all cards of a kind in a hand."""
    played = _played(position, seat, kind)
    held = position.hands[seat].count(kind)
    return [card_id(position, seat, kind, played + copy) for copy in range(held)]


def _played(position: TapestryPosition, seat: Seat, kind: int) -> int:
    return sum([position.mat(seat, era).count(kind) for era in range(1, ERAS + 1)])


def mat_card_id(position: TapestryPosition, seat: Seat, era: int, height: int) -> str:
    """The id of the card at a height of the stack on the space of an era."""
    stack = position.mat(seat, era)
    kind = stack[height]
    if kind == FACE_DOWN:
        return f"down.p{seat}.{era}.{height}"
    before = sum([position.mat(seat, earlier).count(kind) for earlier in range(1, era)])
    return card_id(position, seat, kind, before + stack[:height].count(kind))


def card_face(position: TapestryPosition, kind: int) -> Element:
    """What a tapestry card shows; its enchantments stand at its edges."""
    card = position.box.cards[kind]
    name = name_of("card", card.id)
    face: Element = {
        "id": "",
        "type": "card",
        "title": name,
        "label": name,
        "lines": card_lines(position, kind),
        "tags": [said(WHEN[card.kind])],
        "rule": [f"tapestry.cards.{card.id}"],
    }
    if card.left >= 0:
        face["left"] = effect_icons(position, card.left)
    if card.right >= 0:
        face["right"] = effect_icons(position, card.right)
    return face


def card_lines(position: TapestryPosition, kind: int) -> list[Text]:
    """What a tapestry card does, and its enchantments."""
    return [text_of("card", position.box.cards[kind].id), *enchantments_of(position, kind)]


def _tapestry(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The row of eras, with all cards that were laid there."""
    era = said("scene-era", n=position.era[seat], of=ERAS)
    found: list[Element] = [
        {"id": f"note.mat.p{seat}", "type": "text", "region": MAT, "owner": player(seat), "text": era},
        {
            "id": zone_id("tapestry", seat),
            "badges": [{"text": era}],
            "slots": [_era_space(position, seat, space) for space in range(1, ERAS + 1)],
        },
    ]
    for space in range(1, ERAS + 1):
        stack = position.mat(seat, space)
        for height, kind in enumerate(stack):
            card: Element
            if kind == FACE_DOWN:
                name = name_of("card", "face_down")
                card = {"id": "", "type": "card", "title": name, "label": name, "state": ["down"]}
            else:
                card = card_face(position, kind)
            card["id"] = mat_card_id(position, seat, space, height)
            card.update({"in": zone_id("tapestry", seat), "slot": era_id(seat, space), "order": height})
            add_mat_edges(position, seat, space, height, card)
            badges = [*_marks(position, ERAS * seat + space - 1, height + 1), *_covered(position, seat, kind)]
            held = space == position.current_space(seat) or kind in position.lasting[seat]
            if height == len(stack) - 1 and held:
                badges += _force(position, seat, kind)
                if badges:
                    card["state"] = [*card.get("state", []), "current"]
            if badges:
                card["badges"] = badges
            found.append(card)
    return found


def _era_space(position: TapestryPosition, seat: Seat, era: int) -> Slot:
    """A space of the row, with the resources for the first among neighbours as long as a seat can be that."""
    slot: Slot = {"id": era_id(seat, era), "label": ROMAN[era - 1]}
    if era == ERAS and position.futures:  # [tapestry.reserve.turn_5]
        slot["badges"] = [{"text": said("scene-reserve-instead")}]
    first = position.box.eras[era] if era < len(position.box.eras) else 0
    if first and all(position.era[other] < era for other in [seat, *position.neighbours(seat)]):
        slot["badges"] = [{"icon": "any", "text": str(first), "label": said("scene-first-of-neighbours", n=first)}]
    return slot


def _force(position: TapestryPosition, seat: Seat, kind: int) -> list[Badge]:
    """That a card holds, for this era or permanently, and whom and what it names."""
    lasts = kind in position.lasting[seat]
    if not lasts and (position.ability[seat] == NONE or position.ability[seat] != kind):
        return []
    texts: list[Text] = [said("scene-in-force")]
    if lasts:
        return [{"text": texts[0], "label": texts[0]}]
    if position.partner[seat] != NONE:
        texts.append(said("scene-partner", who=player(position.partner[seat])))
    if position.partner_track[seat] != NONE:
        texts.append(said(f"name-{TRACKS[position.partner_track[seat]]}"))
    return [{"text": text, "label": text} for text in texts]


def _covered(position: TapestryPosition, seat: Seat, kind: int) -> list[Badge]:
    """How many plots of a card are covered [tapestry.capital.on_cards]."""
    plotted = position.shared.plotted
    if kind not in plotted:
        return []
    grid = position.grids[len(plotted) * seat + plotted.index(kind)]
    text = said("scene-plots", n=len(grid) - grid.count(OPEN), of=len(grid))
    return [{"text": text, "label": text}]


def _marks(position: TapestryPosition, space: int, height: int) -> list[Badge]:
    """The token of the Heralds on a card."""
    civ = position.box.civ_no["heralds"]
    holder = position.holder_of(civ)
    if holder == NONE or HEIGHT * space + height not in position.civ_state[civ][1:]:
        return []
    text = said("scene-marked", who=player(holder))
    return [{"text": text, "label": text}]


def drawn_ids(position: TapestryPosition, seat: Seat, kind: int) -> list[str]:
    """The ids of the cards of a kind among those of which a seat keeps or uses one."""
    return [f"drawn.p{seat}.{slot}" for slot, drawn in enumerate(shown_cards(position, seat)) if drawn == kind]


def shown_cards(position: TapestryPosition, seat: Seat) -> Sequence[int]:
    """The cards that lie before a seat for a while: those of which it keeps one, or the hand that it spies on.

    [tapestry.options.first_card] [tapestry.cards.double_agents]
    """
    spied = position.spied_on(seat)
    return position.drawn[seat] if spied == NONE else position.hands[spied]


def _drawn(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """The cards of which the viewer keeps one, or uses one out of another hand, and those that lie open to all."""
    kinds = shown_cards(position, seat)
    open_to_all = bool(position.drawn[seat]) and UNKNOWN not in position.drawn[seat]
    if not kinds or (seat != viewer and not open_to_all):
        return []
    spying = position.spied_on(seat) != NONE
    region = HAND if seat == viewer else MAT
    holder = place_element("tapestry", "spied" if spying else "keep", region, "row", seat, -1)
    found: list[Element] = [holder]
    for slot, kind in enumerate(kinds):
        card = card_face(position, kind)
        card.update({"id": f"drawn.p{seat}.{slot}", "in": holder["id"], "slot": slot})
        found.append(card)
    return found


def _seen(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """The cards of another hand that the viewer has seen there [tapestry.boxes.seen_hands]."""
    known = () if viewer is None else position.seen[position.seats * viewer + seat]
    if not known:
        return []
    cards = several("and", [name_of("card", position.box.cards[kind].id) for kind in known])
    text = said("scene-seen", cards=cards)
    return [{"id": f"note.seen.p{seat}", "type": "text", "region": MAT, "owner": player(seat), "text": text}]


def _hand(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """The viewer's own hand; of the others' only the panels tell how many cards there are."""
    if seat != viewer:
        return []
    holder = place_element("tapestry", "hand", HAND, "fan", seat, 0)
    found: list[Element] = [holder]
    kinds = position.hands[seat]
    for slot, kind in enumerate(kinds):
        card = card_face(position, kind)
        card["id"] = card_id(position, seat, kind, _played(position, seat, kind) + kinds[:slot].count(kind))
        card.update({"in": holder["id"], "slot": slot})
        add_hand_edges(position, seat, kind, card)
        found.append(card)
    return found
