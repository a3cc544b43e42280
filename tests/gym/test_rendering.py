"""Every game shows itself in every mode in the environments of every library, and passes their own tests of that."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test

import ecumene.gym
from ecumene.core.action import Seat
from ecumene.gym import pictures
from ecumene.gym.names import name_of
from ecumene.gym.plan import RENDER_MODES, PlanError
from ecumene.picture import draw
from tests.tiny.harbour import Harbour

GAMES = ("vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon")
LIBRARIES = ("pettingzoo", "parallel", "gymnasium")


def begun(library: str, game: str, mode: Any) -> Any:
    env = getattr(ecumene.gym, library)(game, seats=2, render_mode=mode, lang="fr")
    env.reset(seed=1)
    return env


def looking(library: str, env: Any) -> Seat | None:
    """Who sees the picture: the agent that is selected, a spectator where all act at once, the learner."""
    if library == "parallel":
        return None
    return 0 if library == "gymnasium" else int(env.agent_selection.removeprefix("seat_"))


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("game", GAMES)
def test_as_text_it_is_what_a_terminal_shows(game: str, library: str) -> None:
    env = begun(library, game, "ansi")
    shown = env.render()
    assert shown == pictures.as_text(env.sitting.position, looking(library, env), "fr")
    assert len(shown.splitlines()) > 10


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("game", GAMES)
def test_as_an_svg_it_is_what_the_page_draws(game: str, library: str) -> None:
    env = begun(library, game, "svg")
    shown = env.render()
    assert shown == draw(env.sitting.position, looking(library, env), lang="fr")
    assert ElementTree.fromstring(shown).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("game", GAMES)
def test_as_pixels_it_is_as_large_as_the_svg_and_no_blank(game: str, library: str) -> None:
    env = begun(library, game, "rgb_array")
    shown = env.render()
    drawn = ElementTree.fromstring(draw(env.sitting.position, looking(library, env), lang="fr"))
    width, height = (float(drawn.attrib[side]) for side in ("width", "height"))
    assert (shown.dtype, shown.shape[1:]) == (np.uint8, (round(width), 3))
    assert abs(shown.shape[0] - height) <= 1  # the converter has its own way with half a pixel
    assert len(np.unique(shown[::4, ::4].reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_checks_every_mode(game: str) -> None:
    env = gymnasium.make(name_of(game), seats=2, bots={1: "random"}).unwrapped
    check_env(env, skip_render_check=False)  # makes one more of each of `render_modes`


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_render_test(game: str) -> None:
    """PettingZoo asks for `human` first, which opens a window: we have none, and render nothing then."""
    modes: list[str] = []
    tried = RENDER_MODES if game == "tapestry" else ("ansi", "svg")  # five pictures in pixels take seconds

    def env_fn(render_mode: Any) -> Any:
        modes.append(render_mode)
        env = ecumene.gym.pettingzoo(game, seats=2, render_mode=None if render_mode == "human" else render_mode)
        assert env.metadata["render_modes"] == list(RENDER_MODES)
        env.metadata["render_modes"] = list(tried)
        return env

    made: Any = env_fn  # it is called with a mode, whatever its type says
    render_test(made, {"svg": lambda shown: ElementTree.fromstring(shown).tag.endswith("svg")})
    assert modes == ["human", *tried]


def test_no_window_is_promised() -> None:
    for library in LIBRARIES:
        assert "human" not in begun(library, "vinci", None).metadata["render_modes"]
        with pytest.raises(PlanError, match="render_mode"):
            begun(library, "vinci", "human")


@pytest.mark.parametrize("library", LIBRARIES)
def test_without_a_mode_nothing_is_shown(library: str) -> None:
    assert begun(library, "vinci", None).render() is None


def test_a_secret_choice_is_in_no_picture() -> None:
    """What the other seat has chosen in secret changes no line of what the next one is shown."""
    shown = []
    for quay in (0, 1):
        env: Any = ecumene.gym.pettingzoo(Harbour(), seats=3, render_mode="ansi")
        env.reset(seed=5)
        env.step(quay)
        assert env.agent_selection == "seat_1"
        shown.append(env.render())
    assert shown[0] == shown[1]
