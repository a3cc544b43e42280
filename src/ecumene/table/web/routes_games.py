"""Routes about guests and games: what one finds before there is a table."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ecumene.catalogue import catalogue
from ecumene.core.errors import OptionError
from ecumene.core.game import Game, Option
from ecumene.core.guide import Guide, Said
from ecumene.core.options import LEVELS, Options, chosen_options, measured_minutes
from ecumene.core.scene import Stage
from ecumene.core.words import LANGUAGES
from ecumene.table.web.access import no_cookie, read_pass
from ecumene.table.web.how_to_play import glossary, how_to_play, pictures
from ecumene.table.web.nearby import is_loopback, own_address
from ecumene.table.web.refusals import refusal
from ecumene.table.web.routes import LOOK, ORDER, Shared, Someone, Visitor, problems
from ecumene.table.web.settings import Settings
from ecumene.table.web.static import FOR_EVER, accepts_gzip
from ecumene.table.wire.game_messages import (
    BringsInfo,
    CountInfo,
    GameInfo,
    GuideInfo,
    GuideStepInfo,
    OptionInfo,
    RuleBookInfo,
    RuleInfo,
    RuleSection,
)
from ecumene.table.wire.messages import Both, Forgotten, Me, Nearby, Rename
from ecumene.table.wire.teaching_messages import GlossaryInfo, HowToPictures, HowToPlay

routes = APIRouter(prefix="/api")


@routes.get("/me", tags=["guests"], summary="Who am I? A new guest is handed a cookie", responses=problems(400, 403))
async def me(guest: Someone) -> Me:
    return Me(name=guest.name)


@routes.put("/me", tags=["guests"], summary="Choose a name", responses=ORDER)
async def rename(guest: Someone, given: Rename, services: Shared) -> Me:
    return Me(name=(await services.guests.rename(guest, given.name)).name)


@routes.delete("/me", tags=["guests"], summary="Forget me: no name, no seat, no secret is left", responses=ORDER)
async def forget(guest: Visitor, services: Shared, request: Request, response: Response) -> Forgotten:
    """At every table they become "a guest". A seat before a game is free again; in a game a bot plays on."""
    tables = await services.tables.forget(guest)
    services.guests.forget(guest)
    for who in (guest.id, read_pass(request).guest):
        services.keeper.passes.changed(who)
    response.headers.append("set-cookie", no_cookie(request.url.scheme == "https"))
    return Forgotten(tables=tables)


@routes.get("/nearby", tags=["server"], summary="Whether only this computer can open the page", responses=problems())
async def nearby(request: Request, services: Shared) -> Nearby:
    client = request.client.host if request.client else ""
    return neighbourhood(services.settings, client, request.headers.get("host", ""))


def neighbourhood(settings: Settings, client: str, asked: str) -> Nearby:
    """What somebody is told who asks from `client` for the host `asked`: a proxy here speaks for others by name."""
    name = asked.rpartition(":")[0] if asked.rpartition(":")[2].isdecimal() else asked
    if not (is_loopback(client) and is_loopback(name)):
        return Nearby(near=False)
    return Nearby(near=True, open=not is_loopback(settings.host), address=own_address())


@routes.get("/games", tags=["games"], summary="The games one can play", responses=problems())
async def games() -> list[GameInfo]:
    return [game_info(catalogue[game]) for game in catalogue]


@routes.get("/games/{game}/rules", tags=["games"], summary="The rules of a game", responses=LOOK)
async def rules(game: str) -> RuleBookInfo:
    return rule_book(known(game))


@routes.get("/games/{game}/glossary", tags=["games"], summary="The words of a game, explained", responses=LOOK)
async def words(game: str) -> GlossaryInfo:
    return glossary(known(game))


@routes.get("/games/{game}/how-to-play", tags=["games"], summary="How to play a game, for a first time", responses=LOOK)
async def first_pages(game: str) -> HowToPlay:
    return how_to_play(known(game))


@routes.get("/games/{game}/pictures", tags=["games"], summary="What these pages show of our tables", responses=LOOK)
def first_pictures(game: str) -> HowToPictures:
    """In a thread of its own: the first who asks has the moments played that are shown."""
    return pictures(known(game))


def known(game: str) -> Game:
    """A game of the catalogue."""
    if game not in catalogue:
        raise refusal("not_found", 404, "no-such-game", field="game", problem=game[:40])
    return catalogue[game]


@routes.get("/games/{game}/brings", tags=["games"], summary="What a game brings with some options", responses=LOOK)
async def brings(game: str, chosen: Annotated[list[str], Query(max_length=32)] = []) -> BringsInfo:  # noqa: B006
    """`chosen` is one option and its value, `plans_and_ploys=in`; the others are as usual."""
    if game not in catalogue:
        raise refusal("not_found", 404, "no-such-game", field="game", problem=game[:40])
    try:
        return brings_info(catalogue[game], _options(catalogue[game], chosen))
    except OptionError as error:
        raise refusal("bad_request", 400, "wrong-options", field="chosen", problem=str(error)[:200]) from error


@routes.get("/games/{game}/guide", tags=["games"], summary="The guide of a game, for who learns it", responses=LOOK)
async def guide(game: str) -> GuideInfo:
    found = catalogue[game].guide if game in catalogue else None
    if found is None:
        raise refusal("not_found", 404, "no-such-guide", field="game", problem=game[:40])
    return guide_info(game, found)


@routes.get(
    "/stages/{name}",
    tags=["games"],
    summary="What never changes in a game, by its hash",
    response_model=Stage,
    responses=LOOK,
)
async def stage(name: str, services: Shared, request: Request, table: str = "") -> Response:
    """A stage is known while one of its tables is looked at; `table` names one, so that any server knows it."""
    if table and services.stage(name) is None:
        await services.table(table)
    zipped = services.stage(name)
    if zipped is None:
        raise refusal("not_found", 404, "no-such-stage", field="name")
    told = {"Cache-Control": FOR_EVER}
    if not accepts_gzip(request.headers):
        return Response(gzip.decompress(zipped), media_type="application/json", headers=told)
    return Response(
        zipped, media_type="application/json", headers={**told, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    )


# ---- games as the lobby shows them


def read_catalogue() -> None:
    """Have every game at hand, with its words and rules."""
    for game in catalogue.values():
        game_info(game)
        rule_book(game)


@cache
def game_info(game: Game) -> GameInfo:
    """A game of the catalogue in both languages."""
    usual = brings_info(game, chosen_options(game.id, game.options, {}))
    return GameInfo(
        id=game.id,
        name=Both(en=game.name("en"), fr=game.name("fr")),
        about=Both(en=game.about("en"), fr=game.about("fr")),
        seats=list(game.seat_counts),
        usual_seats=min(game.seat_counts, key=lambda seats: (abs(seats - 4), seats)),
        options=[_option(game, option) for option in game.offered],
        rules=game.version,
        content=game.content.hash,
        level=usual.level,
        levels=usual.levels,
        minutes=usual.minutes,
        learn=None if game.guide is None else game.guide.minutes,
    )


def _option(game: Game, option: Option) -> OptionInfo:
    (label_en, about_en), (label_fr, about_fr) = (game.option_words(option.id, lang) for lang in LANGUAGES)
    return OptionInfo(
        id=option.id,
        label=Both(en=label_en, fr=label_fr),
        about=Both(en=about_en, fr=about_fr),
        values=list(option.values),
        labels=[
            Both(en=game.value_words(option.id, value, "en"), fr=game.value_words(option.id, value, "fr"))
            for value in option.values
        ],
    )


def _options(game: Game, chosen: list[str]) -> Options:
    """Options as they are written in an address: a value is known by its text."""
    values = {f"{option.id}={value}": value for option in game.offered for value in option.values}
    given = {each.partition("=")[0]: values.get(each, each.partition("=")[2]) for each in chosen}
    game.check_offered(given)
    return chosen_options(game.id, game.options, given)


def brings_info(game: Game, options: Options) -> BringsInfo:
    """What a game brings with some options, in both languages."""
    found = game.brings(options)
    return BringsInfo(
        counts=[
            CountInfo(icon=each.icon, n=each.n, label=_counted(game, each.name, each.n))
            for each in (found.counts if found else ())
        ],
        level=found.level if found else 0,
        levels=LEVELS,
        minutes={str(seats): minutes for seats, minutes in measured_minutes(game.folder, options).items()},
    )


def _counted(game: Game, name: str, n: int) -> Both:
    en, fr = (game.words(lang)(f"{game.id}-brings-{name}", n=n) for lang in LANGUAGES)
    return Both(en=en, fr=fr)


def guide_info(game: str, guide: Guide) -> GuideInfo:
    """What a guide says, in both languages."""
    steps = [
        GuideStepInfo(
            id=step.id,
            chapter=None if step.chapter is None else _both(step.chapter),
            title=_both(step.title),
            text=_both(step.text),
            task=_both(step.task),
            also=None if step.also is None else _both(step.also),
            why=step.why,
        )
        for step in guide.steps
    ]
    return GuideInfo(game=game, minutes=guide.minutes, goal=_both(guide.goal), steps=steps)


def _both(said: Said) -> Both:
    return Both(en=said.en, fr=said.fr)


@cache
def rule_book(game: Game) -> RuleBookInfo:
    """A game's rules, section by section, in the order of the rulebook; a section that comes again is one section."""
    sections: dict[str, list[RuleInfo]] = {}
    for rule in game.rules:
        told = RuleInfo(
            id=rule.id, section=rule.section, en=rule.en, fr=rule.fr, source=rule.source, ruling=rule.ruling
        )
        sections.setdefault(rule.section, []).append(told)
    titled = [
        RuleSection(id=name, title=Both(en=game.section(name, "en"), fr=game.section(name, "fr")), rules=rules)
        for name, rules in sections.items()
    ]
    return RuleBookInfo(game=game.id, version=game.version, sections=titled)
