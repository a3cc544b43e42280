import { describe, expect, it } from "vitest";

import { beside, between, firstLook, fit, gather, held, reveal, symbolScale, toScreen, toSurface, zoom } from "./camera";

const view = { x: 100, y: 50, w: 1400, h: 1000 };
const desk = { w: 1096, h: 652 };
const phone = { w: 390, h: 568 };

it("fits all of the view into the screen, in the middle", () => {
  const camera = fit(view, desk);
  const [left, top] = toScreen(camera, [100, 50]);
  const [right, bottom] = toScreen(camera, [1500, 1050]);
  expect(top).toBeCloseTo(0);
  expect(bottom).toBeCloseTo(652);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeCloseTo(desk.w - right);
});

it("shows all of a board at first, but on a tall screen as much as can be read", () => {
  expect(firstLook(view, desk)).toEqual(fit(view, desk));
  expect(firstLook(view, phone).scale).toBeCloseTo(1.35 * fit(view, phone).scale);
});

it("keeps what is under the pointer there while it zooms", () => {
  const before = fit(view, desk);
  const there = toSurface(before, [300, 200]);
  const [x, y] = toScreen(zoom(before, [300, 200], 1.7), there);
  expect(x).toBeCloseTo(300);
  expect(y).toBeCloseTo(200);
});

it("never loses the board", () => {
  const lost = held({ x: -90_000, y: 90_000, scale: 900 }, view, desk);
  const [right, top] = [toScreen(lost, [1500, 50])[0], toScreen(lost, [100, 50])[1]];
  expect(lost.scale).toBeCloseTo(5 * fit(view, desk).scale);
  expect(right).toBeGreaterThan(0);
  expect(top).toBeLessThan(desk.h);
  expect(held(fit(view, desk), view, desk)).toEqual(fit(view, desk));
});

it("brings a thing into sight, and does not move for one that is", () => {
  const near = zoom(fit(view, desk), [0, 0], 4);
  const [x, y] = toScreen(reveal(near, [1500, 1050], desk), [1500, 1050]);
  expect([x, y]).toEqual([desk.w - 56, desk.h - 56]);
  expect(reveal(fit(view, desk), [800, 550], desk)).toEqual(fit(view, desk));
});

it("lets symbols grow less than the map, and keeps them readable from afar", () => {
  const onScreen = (scale: number): number => symbolScale(scale, 1) * scale;
  expect(onScreen(1)).toBe(1);
  expect(onScreen(2)).toBeGreaterThan(1);
  expect(onScreen(2)).toBeLessThan(2);
  expect(onScreen(0.2)).toBeCloseTo(0.85);
});

describe("a board that grows", () => {
  const screen = { w: 1000, h: 500 };

  it("is seen beside what covers it", () => {
    const camera = beside(screen, 200, (free) => fit({ x: 0, y: 0, w: 100, h: 10 }, free));
    expect(toScreen(camera, [0, 5])).toEqual([200, 250]);
    expect(toScreen(camera, [100, 5])).toEqual([1000, 250]);
    const crowded = beside(screen, 600, (free) => fit({ x: 0, y: 0, w: 100, h: 10 }, free));
    expect(crowded.scale).toBe(10); // too much to give away
  });

  it("comes into sight evenly", () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: -500, y: -100, scale: 4 },
    ];
    expect(between(from, to, 0, screen)).toEqual(from);
    const end = between(from, to, 1, screen);
    expect(end.scale).toBeCloseTo(4);
    expect(end.x).toBeCloseTo(-500);
    expect(between(from, to, 0.5, screen).scale).toBeCloseTo(2);
  });
});

describe("gather", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const at = (x: number, y: number) => ({ at: [x, y] as const, w: 20, h: 20 });
  const screen = { w: 300, h: 200 };

  it("keeps still while all is in sight", () => {
    expect(gather(camera, [at(50, 50), at(250, 150)], screen)).toEqual(camera);
    expect(gather(camera, [], screen)).toEqual(camera);
  });

  it("pans as far as it must, so that all is in sight", () => {
    expect(gather(camera, [at(50, 90), at(250, 230)], screen)).toEqual({ x: 0, y: -50, scale: 1 });
    expect(gather(camera, [at(-40, 90)], screen)).toEqual({ x: 60, y: 0, scale: 1 });
  });

  it("shows one of them where there is no room for all", () => {
    expect(gather(camera, [at(50, 100), at(50, 600)], screen)).toEqual(camera);
    expect(gather(camera, [at(50, 300), at(50, 600)], screen)).toEqual({ x: 0, y: -120, scale: 1 });
  });

  it("shows a whole one, not the column of one and the row of another", () => {
    const wide = [at(150, -400), at(900, 100)]; // straight above, and straight to the right
    expect(gather(camera, wide, screen)).toEqual({ x: 0, y: 420, scale: 1 });
  });
});
