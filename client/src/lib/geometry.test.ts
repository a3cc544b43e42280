import { describe, expect, it } from "vitest";

import { boundsOf, outlineOf, polygonPath, rectPath, ringsOf, type Point } from "./geometry";

/** The area inside an outline by the even-odd rule, for outlines whose rings do not cross: holes are given as such. */
function area(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

describe("reading a path", () => {
  it("follows relative and absolute commands alike", () => {
    const relative = ringsOf("M10 10l20 0 0 10h-20z").rings;
    const absolute = ringsOf("M10 10L30 10L30 20H10Z").rings;
    expect(relative).toEqual(absolute);
    expect(relative).toEqual([
      [
        [10, 10],
        [30, 10],
        [30, 20],
        [10, 20],
      ],
    ]);
  });

  it("begins a ring at the end of the last one where a move is relative", () => {
    expect(ringsOf("M0 0l4 0 0 4zm10 10l1 0 0 1z").rings[1]?.[0]).toEqual([10, 10]);
  });

  it("reads numbers that lean on each other", () => {
    expect(ringsOf("M.5-.5l-1.5.25Z").rings).toEqual([
      [
        [0.5, -0.5],
        [-1, -0.25],
      ],
    ]);
  });

  it("knows the box around it", () => {
    expect(boundsOf("M10 10l20 0 0 10h-20z")).toEqual({ x: 10, y: 10, w: 20, h: 10 });
  });
});

describe("joining areas", () => {
  const left = "M0 0h10v10h-10Z";
  const right = "M10 0h10v10h-10Z";

  it("leaves out the border between two neighbours", () => {
    const { rings } = ringsOf(outlineOf([left, right]));
    expect(rings).toHaveLength(1);
    expect(area(rings[0] ?? [])).toBe(200);
    expect(rings[0]?.some(([x, y]) => x === 10 && y > 0 && y < 10)).toBe(false);
  });

  it("does so whichever way round they are drawn", () => {
    const { rings } = ringsOf(
      outlineOf([
        left,
        polygonPath([
          [10, 0],
          [10, 10],
          [20, 10],
          [20, 0],
        ]),
      ]),
    );
    expect(rings).toHaveLength(1);
    expect(area(rings[0] ?? [])).toBe(200);
  });

  it("keeps islands apart", () => {
    expect(ringsOf(outlineOf([left, "M40 0h10v10h-10Z"])).rings).toHaveLength(2);
  });

  it("keeps the hole where somebody else lives", () => {
    const around = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ] as const;
    const { rings } = ringsOf(outlineOf(around.map(([x, y]) => rectPath({ x: x * 10, y: y * 10, w: 10, h: 10 }))));
    expect(rings.map(area).sort((one, other) => one - other)).toEqual([100, 900]);
  });

  it("does not try with curves", () => {
    const curved = "M10 0q5 5 0 10Z";
    expect(outlineOf([left, curved])).toBe(left + curved);
  });
});
