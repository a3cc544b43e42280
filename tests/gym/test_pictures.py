"""Pixels from a PNG, however its rows are written."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from ecumene.gym.pictures import read_png, text_svg
from ecumene.gym.plan import PlanError


def paeth(left: int, up: int, corner: int) -> int:
    base = left + up - corner
    distances = (abs(base - left), abs(base - up), abs(base - corner))
    return (left, up, corner)[distances.index(min(distances))]


def png(pixels: np.ndarray, filters: list[int], bits: int = 8) -> bytes:
    """An image as a PNG writes it, each row filtered as asked."""
    height, width, step = pixels.shape
    raw = b""
    for y in range(height):
        raw += bytes([filters[y]])
        for at in range(width * step):
            row, above = pixels[y].reshape(-1), pixels[y - 1].reshape(-1) if y else np.zeros(width * step, np.uint8)
            left, corner = (int(row[at - step]), int(above[at - step])) if at >= step else (0, 0)
            up = int(above[at])
            guess = (0, left, up, (left + up) // 2, paeth(left, up, corner))[filters[y]]
            raw += bytes([(int(row[at]) - guess) & 255])
    header = struct.pack(">IIBBBBB", width, height, bits, 6 if step == 4 else 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(raw)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def test_every_filter_is_undone() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (10, 7, 3), np.uint8)
    assert (read_png(png(pixels, [0, 1, 2, 3, 4] * 2)) == pixels).all()


def test_what_is_transparent_is_white() -> None:
    pixels = np.array([[[0, 0, 0, 255], [9, 9, 9, 0]]], np.uint8)
    assert read_png(png(pixels, [1])).tolist() == [[[0, 0, 0], [255, 255, 255]]]


def test_another_kind_of_png_is_refused() -> None:
    with pytest.raises(PlanError, match="16 bits"):
        read_png(png(np.zeros((1, 1, 3), np.uint8), [0], bits=16))


def test_text_as_an_svg_is_escaped() -> None:
    assert "a &lt; b" in text_svg("a < b\nc")
