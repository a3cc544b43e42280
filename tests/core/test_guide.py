"""Guides as data: what a guide may say, what is refused, and which steps fit a question."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import ClassVar

import pytest

from ecumene.contract import BrokenContract, check_guide
from ecumene.core.errors import ContentError, OptionError
from ecumene.core.game import Game
from ecumene.core.guide import Said, Wish
from tests.tiny.harbour import Harbour

BERTH = """
  - id: berth
    chapter: {en: The quays, fr: Les quais}
    title: {en: Choose a quay, fr: Choisir un quai}
    text: {en: Everybody chooses in secret., fr: Chacun choisit en secret.}
    task: {en: "Berth at {thing}.", fr: "Accostez à {thing}."}
    accept: berth *
    suggest: berth 1.0
    points: "@act"
    why: harbour.round.berths
"""
DRAW = """
  - id: draw
    title: {en: Draw a card, fr: Piocher}
    text: {en: A card is cargo., fr: Une carte est une cargaison.}
    task: {en: Draw., fr: Piochez.}
    ask: turn
    accept: draw
"""
HEAD = "seats: 2\nseed: 3\nminutes: 5\ngoal: {en: Most coins, fr: Le plus de pièces}\nsteps:"


def harbour_with(folder: Path, guide: str) -> Game:
    """Harbour with a guide beside its rules."""
    copytree(Harbour.folder, folder / "harbour", ignore=lambda *_: ["__pycache__"])
    (folder / "harbour" / "guide.yaml").write_text(guide, encoding="utf-8")

    class Taught(Harbour):
        folder: ClassVar[Path] = Path()

    Taught.folder = folder / "harbour"
    return Taught()


def test_a_game_needs_no_guide(harbour: Harbour) -> None:
    assert harbour.guide is None
    position = harbour.new(2, 3)
    choice = harbour.choice(position.view(0), 0)
    assert choice is not None
    assert harbour.guided(position.view(0), harbour.scene(position.view(0), 0), choice) == []


def test_a_guide_is_read_with_what_it_leaves_out(tmp_path: Path) -> None:
    guide = harbour_with(tmp_path, HEAD + BERTH + DRAW).guide
    assert guide is not None
    assert (guide.seats, guide.seed, guide.minutes, guide.options) == (2, 3, 5, {})
    assert guide.goal == Said("Most coins", "Le plus de pièces")
    berth, draw = guide.steps
    assert (berth.accept, berth.suggest, berth.ask) == ((Wish("berth *"),), (Wish("berth 1.0"),), ())
    assert (draw.chapter, draw.also, draw.points, draw.suggest, draw.why) == (None, None, ("@act",), (), "")


def test_the_steps_that_fit_a_question_name_their_answers_and_things(tmp_path: Path) -> None:
    game = harbour_with(tmp_path, HEAD + BERTH + DRAW)
    view = game.new(2, 3).view(0)
    choice = game.choice(view, 0)
    assert choice is not None
    (moment,) = game.guided(view, game.scene(view, 0), choice)
    assert moment["step"] == "berth"
    assert sorted(moment["acts"]) == sorted(act["i"] for act in choice["acts"])
    assert game.actions[moment["suggested"]].notation == "berth 1.0"
    (suggested,) = [act for act in choice["acts"] if act["i"] == moment["suggested"]]
    first = suggested["path"][0]
    assert moment["points"][0] == (first if isinstance(first, str) else first[0])


def test_a_guide_that_can_be_followed_passes(tmp_path: Path) -> None:
    taught = check_guide(harbour_with(tmp_path, HEAD + BERTH + DRAW))
    assert [step.step for step in taught] == ["berth", "draw"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("seats: 2", "seats: 9", "seats must be a whole number"),
        ("seed: 3", "seed: soon", "seed must be a whole number"),
        ("minutes: 5", "", "minutes is missing"),
        ("en: Most coins, ", "", "en is missing"),
        ("id: draw", "id: berth", 'has "berth" twice'),
        ("accept: draw", "accept: []", "names no answer"),
        ("accept: draw", "accept: {do: draw, rule: harbour.none}", '"harbour.none" is no rule of the game'),
        ("why: harbour.round.berths", "why: because", '"because" is no rule of the game'),
        ("ask: turn", "when: turn", "when is not a field"),
        ("en: A card is cargo.,", "en: One. Two. Three.,", "more than 2 sentences"),
        ("points: \"@act\"", "points: 7", "must be a text or a list of texts"),
    ],
)  # fmt: skip
def test_a_guide_with_a_mistake_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = (HEAD + BERTH + DRAW).replace(old, new)
    assert text != HEAD + BERTH + DRAW
    with pytest.raises(ContentError, match=r"guide\.yaml") as refused:
        _ = harbour_with(tmp_path, text).guide
    assert problem in str(refused.value)


def test_options_that_nobody_is_offered_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no option 'none'"):
        _ = harbour_with(tmp_path, HEAD.replace("steps:", "options: {none: 1}\nsteps:") + BERTH).guide


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('points: "@act"', "points: lighthouse", "points at 'lighthouse', which is not there"),
        ("fr: Chacun choisit en secret.", "fr: Chacun choisit; en secret.", "narrow space before ;"),
        ("accept: draw", "accept: sing", "the game is over before step 'draw'"),
        ("{thing}", "{theng}", "a word left open"),
        ("why: harbour.round.berths", "why: act", "explains an answer without a tally"),
    ],
)  # fmt: skip
def test_a_guide_that_cannot_be_followed_breaks_the_contract(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BrokenContract) as broken:
        check_guide(harbour_with(tmp_path, (HEAD + BERTH + DRAW).replace(old, new)))
    assert problem in str(broken.value)


def test_steps_must_come_in_their_order(tmp_path: Path) -> None:
    with pytest.raises(BrokenContract, match="step 'berth' comes before 'draw'"):
        check_guide(harbour_with(tmp_path, HEAD + DRAW + BERTH.replace("chapter: {en: The quays, fr: Les quais}", "")))
