"""The players in the scene: goods and forecasts with the numbers behind them, territories, cities, progress tiles."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import mark
from ecumene.core.scene import Counter, Element
from ecumene.core.staging import tally_data, zone_id
from ecumene.core.tally import Tally
from ecumene.core.texts import player
from ecumene.games.rise_of_empires.box.content import CUBE, FOOD, GOLD, LAST_TURN, NONE, POINT, RESOURCE, THINGS
from ecumene.games.rise_of_empires.play.era_end import KeepTiles
from ecumene.games.rise_of_empires.play.model import ACTIONS, LAND_KINDS, SOURCE_RULES, EmpiresPosition
from ecumene.games.rise_of_empires.play.points import TURN_SOURCES, final_points
from ecumene.games.rise_of_empires.play.yields import food, income, points
from ecumene.games.rise_of_empires.scene.faces import Faces
from ecumene.games.rise_of_empires.scene.icons import GOODS
from ecumene.games.rise_of_empires.scene.things import MAT, city_id, land_id, panel_id, progress_id, said

INCOME_RULE: Final = "rise_of_empires.income.collect"
TURN_RULES: Final[list[str]] = [SOURCE_RULES[source] for source in TURN_SOURCES]
"""Where the points of a turn come from, as `points` gives them."""


def player_elements(position: EmpiresPosition, seat: Seat, faces: Faces) -> list[Element]:
    """What one player has in front of them."""
    return [
        _panel(position, seat),
        *_mat(position, seat),
        *_lands(position, seat, faces),
        *_cities(position, seat, faces),
        *_progress(position, seat, faces),
    ]


# ---- goods


def _goods(position: EmpiresPosition, seat: Seat, prefix: str) -> list[Counter]:
    """Gold, resource discs, the cubes of pool and stock, food."""
    found: list[Counter] = []
    for thing in (GOLD, RESOURCE, CUBE, FOOD):
        name = "pool" if thing == CUBE else THINGS[thing]
        label = said("scene-pool") if thing == CUBE else said(f"name-{name}")
        value = position.have(seat, thing)
        found.append({"id": f"{prefix}.{name}", "icon": GOODS[thing], "label": label, "value": value})
    stock: Counter = {
        "id": f"{prefix}.stock",
        "icon": "cubes",
        "label": said("scene-stock"),
        "value": position.stock(seat),
    }
    found.insert(3, stock)
    return found


def _panel(position: EmpiresPosition, seat: Seat) -> Element:
    """A player at a glance: goods, and what the turn would bring as things stand."""
    prefix = f"has.{player(seat)}"
    counters = _goods(position, seat, prefix)
    if position.agenda:
        counters += [_plain(_food(position, seat, prefix, "scene-next-food")), _summed(position, seat, prefix)]
    panel: Element = {"id": panel_id(seat), "counters": counters}
    if position.order and position.order[0] == seat:
        panel["state"] = ["first"]
    return panel


def _plain(counter: Counter) -> Counter:
    """A number without its parts, which the mat tells."""
    plain = counter.copy()
    del plain["tally"]
    return plain


def _mat(position: EmpiresPosition, seat: Seat) -> list[Element]:
    """Goods in full, and what the rest of the turn would bring as things stand."""
    prefix = player(seat)
    counters = _goods(position, seat, prefix)
    discs = position.rows.count(seat)
    left = discs if position.turn_b else ACTIONS - discs
    counters.append({"id": f"{prefix}.discs", "icon": "disc", "label": said("scene-discs"), "value": left})
    coming: list[Counter] = []
    if position.agenda:
        coming.append(_food(position, seat, prefix, "name-food"))
        coming += [_income(position, seat, thing, prefix) for thing in (GOLD, RESOURCE, CUBE)]
        coming.append(_points(position, seat, prefix))
    return [{"id": zone_id(MAT, seat), "counters": counters}, {"id": zone_id("next", seat), "counters": coming}]


# ---- forecasts


def _forecast(position: EmpiresPosition, name: str, icon: str, key: str, tally: Tally) -> Counter:
    data = tally_data(position.game, tally)
    return {"id": name, "icon": icon, "label": said(key), "value": data["sum"], "tally": data}


def _food(position: EmpiresPosition, seat: Seat, prefix: str, key: str) -> Counter:
    tally = Tally("rise_of_empires.food.sum")
    food(position, seat, tally)
    return _forecast(position, f"{prefix}.next-food", "food", key, tally)


def _income(position: EmpiresPosition, seat: Seat, thing: int, prefix: str) -> Counter:
    tally = Tally(INCOME_RULE)
    income(position, seat, thing, tally)
    name = THINGS[thing]
    return _forecast(position, f"{prefix}.next-{name}", GOODS[thing], f"name-{name}", tally)


def _points(position: EmpiresPosition, seat: Seat, prefix: str) -> Counter:
    """The points of this turn; in the last one those for gold and discs as well."""
    tally = Tally("rise_of_empires.points.collect")
    points(position, seat, tally)
    if position.turn == LAST_TURN:
        final_points(position, seat, tally)
    return _forecast(position, f"{prefix}.next-points", GOODS[POINT], "name-point", tally)


def _summed(position: EmpiresPosition, seat: Seat, prefix: str) -> Counter:
    """The points of this turn by where they come from; the mat tells of each thing."""
    tally = Tally("rise_of_empires.points.collect")
    for rule, amount in zip(TURN_RULES, points(position, seat), strict=True):
        tally.add(rule, amount)
    if position.turn == LAST_TURN:
        final_points(position, seat, tally)
    return _forecast(position, f"{prefix}.next-points", GOODS[POINT], "scene-next-points", tally)


# ---- tiles


def _lands(position: EmpiresPosition, seat: Seat, faces: Faces) -> list[Element]:
    found: list[Element] = []
    for kind, land in enumerate(position.box.lands):
        n = position.lands[LAND_KINDS * seat + kind]
        if n:
            card: Element = {**faces.lands[kind], "id": land_id(land.id, seat)}
            card.update({"in": zone_id("lands", seat), "slot": kind})
            if n > 1:
                card["n"] = n
            found.append(card)
    return found


def _cities(position: EmpiresPosition, seat: Seat, faces: Faces) -> list[Element]:
    """The cities in the order of the box; of two with one name there is one card."""
    found: list[Element] = []
    owned = position.cities[seat]
    kept = _kept(position, seat)[1]
    for slot, city in enumerate(sorted(set(owned))):
        card: Element = {**faces.cities[city], "id": city_id(position.box.cities[city].id, seat)}
        card.update({"in": zone_id("cities", seat), "slot": slot})
        if owned.count(city) > 1:
            card["n"] = owned.count(city)
        if city in kept:
            card["state"] = ["claimed"]
        found.append(card)
    return found


def _progress(position: EmpiresPosition, seat: Seat, faces: Faces) -> list[Element]:
    """The progress tiles as they were taken: those used in this turn, and those that still wait, say so."""
    found: list[Element] = []
    kept = _kept(position, seat)[0]
    for slot, kind in enumerate(position.progress[seat]):
        name = progress_id(position.box.progress[kind].id, seat)
        card: Element = {**faces.progress[kind], "id": name, "in": zone_id("progress", seat), "slot": slot}
        if kind in position.used[seat]:
            card["state"] = ["spent"]
        elif kind in kept:
            card["state"] = ["claimed"]
        if position.waits(seat, kind):
            text = said("scene-waits")  # taken too recently to change its owner's own actions
            mark(card, text, {"icon": "hourglass", "label": text, "tone": "lock"})
        elif position.box.progress[kind].free != NONE and kind not in position.used[seat]:
            mark(card, said("scene-free-action"))
        found.append(card)
    return found


def _kept(position: EmpiresPosition, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a seat keeps so far, while it is asked at the end of an era."""
    top = position.agenda[-1] if position.agenda else None
    return (top.progress, top.cities) if isinstance(top, KeepTiles) and top.seat == seat else ((), ())
