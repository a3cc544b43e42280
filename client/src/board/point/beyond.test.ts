import { expect, it } from "vitest";

import { BROUGHT, landBeyond, outOfSight } from "./beyond";
import { reveal } from "./camera";
import { boundsOf, outlineOf, ringsOf } from "../../lib/geometry";

const view = { x: 0, y: 0, w: 100, h: 80 };
const land = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

it("lets land go on where the sheet cuts it, and nothing else", () => {
  expect(landBeyond(land(20, 20, 20, 20), view)).toBe("");
  const east = boundsOf(landBeyond(land(70, 30, 30, 20), view));
  expect(east.x).toBeCloseTo(98);
  expect(east.w).toBeGreaterThanOrEqual(202);
  expect(east.y).toBeGreaterThan(-20);
  expect(east.y + east.h).toBeLessThan(100);
});

it("fills a corner that land reaches from both sides", () => {
  const { x, y, w, h } = boundsOf(landBeyond(land(60, 0, 40, 40), view));
  expect(x + w).toBeGreaterThanOrEqual(300);
  expect(y).toBeLessThanOrEqual(-200);
  expect(y + h).toBeLessThan(100);
});

it("ends a narrow bay where the sheet ends, and leaves a wide one open", () => {
  const narrow = landBeyond(land(80, 10, 20, 30) + land(80, 46, 20, 20), view);
  expect(ringsOf(narrow).rings).toHaveLength(1); // no water, and so no shore, beyond the sheet
  const wide = landBeyond(land(80, 5, 20, 10) + land(80, 60, 20, 10), view);
  expect(ringsOf(wide).rings).toHaveLength(2); // two lands
  expect(boundsOf(`M${wide.split("M")[2]}`).w).toBeGreaterThan(200);
});

it("goes round every land the same way, so that none is a hole in another", () => {
  const all = land(0, 0, 100, 4) + land(0, 76, 100, 4) + land(0, 4, 4, 72) + land(96, 4, 4, 72);
  const { rings } = ringsOf(landBeyond(outlineOf([all]), view));
  expect(rings).toHaveLength(4);
  const turns = rings.map((ring) =>
    Math.sign(
      ring.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = ring[(i + 1) % ring.length]!;
        return sum + x * nextY - nextX * y;
      }, 0),
    ),
  );
  expect(new Set(turns).size).toBe(1);
});

it("counts what is out of sight once, on the side where it is farthest", () => {
  const at = (id: string, x: number, y: number) => ({ id, at: [x, y] as const, w: 10, h: 10 });
  const things = [at("here", 70, 30), at("near", -10, 40), at("far", -60, -20), at("below", 50, 300)];
  expect(outOfSight(things, { w: 100, h: 100 })).toEqual([
    { side: "left", count: 2, nearest: "near", along: 50 },
    { side: "bottom", count: 1, nearest: "below", along: 50 },
  ]);
});

it("an arrow stands where it lies over nothing that can be clicked, and in the middle where all is free or taken", () => {
  const screen = { w: 360, h: 440 };
  const at = (x: number, y: number) => ({ id: `${x} ${y}`, at: [x, y] as const, w: 40, h: 40 });
  const beyond = at(400, 220);
  const along = (things: readonly ReturnType<typeof at>[]): number | undefined => outOfSight([beyond, ...things], screen, "low left")[0]?.along;
  expect(along([])).toBe(220);
  expect(along([at(340, 215)])).toBe(244);
  expect(along([at(340, 200), at(340, 240)])).toBe(172);
  expect(along([100, 140, 180, 220, 260, 300].map((y) => at(340, y)))).toBeLessThan(75); // far from the middle, but free
  expect(along(Array.from({ length: 12 }, (_, i) => at(340, i * 40)))).toBeGreaterThan(40);
  // what it lies over after all comes along with the nearest of the others, and is beside it then
  const crowd = Array.from({ length: 12 }, (_, i) => at(340, i * 40));
  const [arrow] = outOfSight([beyond, ...crowd], screen, "low left");
  expect(arrow).toMatchObject({ nearest: beyond.id });
  expect(arrow!.count).toBeGreaterThan(1);
  const camera = { x: 0, y: 0, scale: 1 };
  const moved = reveal(camera, beyond.at, screen, BROUGHT).x;
  const gone = [beyond, ...crowd].map((thing) => ({ ...thing, at: [thing.at[0] + moved, thing.at[1]] as const }));
  const under = gone.filter(({ at: [x, y] }) => Math.abs(x - (screen.w - 28)) < 34 && Math.abs(y - arrow!.along) < 26);
  expect(under).toEqual([]);
  // an area is also hit in its own middle
  expect(outOfSight([beyond], screen, "low left", [at(340, 215)])).toEqual([{ side: "right", count: 1, nearest: beyond.id, along: 244 }]);
  // zoom buttons stand in the upper right corner
  expect(outOfSight([beyond, at(340, 200), at(340, 240)], screen, "right")[0]?.along).toBe(268);
  // the arrow at the foot stands above the rim of what lies there
  expect(outOfSight([at(180, 500), at(180, 380)], screen, "low left")[0]?.along).not.toBe(180);
  // and on a phone it has more room between the buttons
  const row = [at(180, 500), at(140, 400), at(180, 400), at(220, 400)];
  expect(outOfSight(row, screen, "low left", [], true)[0]).toMatchObject({ side: "bottom", count: 1, along: 100 });
});
