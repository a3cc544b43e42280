"""Makes room on a map: what is dense flows apart, what is thin is pressed together, and neighbours stay neighbours.

The flow of Gastner, Seguy and More (2018): the density of the ground evens out steadily, and every place is carried
along. It is one smooth motion of the plane, so no line tears and no two lines cross.
"""

from __future__ import annotations

from typing import Any

import numpy as np  # pyright: ignore[reportMissingImports]

Array = Any

STEPS = 24  # in which a place is carried along


class Flow:
    """The motion that evens out a density, given in square cells from the upper left corner of the picture."""

    def __init__(self, density: Array, cell: float) -> None:
        self.cell = cell
        self.density = density / density.mean()
        self.stream = _gradient(_potential(self.density - 1))

    def __call__(self, places: Array) -> Array:
        """Where places of the picture are carried to."""
        time = 1 / STEPS
        at = places / self.cell
        for step in range(STEPS):
            middle = at + self._speed(at, step * time) * time / 2
            at = at + self._speed(middle, (step + 0.5) * time) * time
        return at * self.cell

    def _speed(self, at: Array, time: float) -> Array:
        across, down, density = (_between(grid, at) for grid in (*self.stream, self.density))
        left = (1 - time) * density + time
        return np.column_stack([across / left, down / left])


def blurred(grid: Array, spread: float) -> Array:
    """A grid of values without detail finer than `spread` cells; at its sides it goes on as in a mirror."""
    down, across = _waves(grid.shape)
    return _from_waves(_to_waves(grid) * np.exp(-(spread**2) * (down[:, None] ** 2 + across**2) / 2), grid.shape)


def _potential(source: Array) -> Array:
    """What flows away from `source` runs down this slope; nothing leaves the picture."""
    down, across = _waves(source.shape)
    curvature = down[:, None] ** 2 + across**2
    curvature[0, 0] = 1
    return _from_waves(_to_waves(source) / curvature, source.shape)


def _gradient(slope: Array) -> tuple[Array, Array]:
    """How steeply it goes down to the right and below, in cells."""
    down, across = np.gradient(np.pad(slope, 1, mode="symmetric"))
    return -across[1:-1, 1:-1], -down[1:-1, 1:-1]


def _waves(shape: tuple[int, ...]) -> tuple[Array, Array]:
    rows, columns = shape
    return 2 * np.pi * np.fft.fftfreq(2 * rows), 2 * np.pi * np.fft.rfftfreq(2 * columns)


def _to_waves(grid: Array) -> Array:
    wide = np.concatenate([grid, grid[:, ::-1]], axis=1)
    return np.fft.rfft2(np.concatenate([wide, wide[::-1]], axis=0))


def _from_waves(waves: Array, shape: tuple[int, ...]) -> Array:
    rows, columns = shape
    return np.fft.irfft2(waves, s=(2 * rows, 2 * columns))[:rows, :columns]


def _between(grid: Array, at: Array) -> Array:
    """The values of a grid between the middles of its cells."""
    rows, columns = grid.shape
    x = np.clip(at[:, 0] - 0.5, 0, columns - 1.001)
    y = np.clip(at[:, 1] - 0.5, 0, rows - 1.001)
    i, j = x.astype(int), y.astype(int)
    u, v = x - i, y - j
    upper = grid[j, i] * (1 - u) + grid[j, i + 1] * u
    return upper * (1 - v) + (grid[j + 1, i] * (1 - u) + grid[j + 1, i + 1] * u) * v
