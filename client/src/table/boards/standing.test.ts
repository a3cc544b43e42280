import { describe, expect, it } from "vitest";
import { standing, type Box } from "./standing";

const ROOM: Box = { left: 0, top: 0, width: 1000, height: 600 };
const CARD = { width: 260, height: 200 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

function meets(one: Box, other: Box): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}

describe("the card about a thing", () => {
  it("stands beside it", () => {
    const thing = box(400, 300);
    const at = standing(ROOM, CARD, thing, [thing]);
    expect(at.over).toBe(0);
    expect(meets({ ...at, ...CARD }, thing)).toBe(false);
    expect(Math.abs(at.left - 454) + Math.abs(at.top - 220)).toBe(0);
  });

  it("goes where it lies over nothing that can be clicked", () => {
    const thing = box(400, 300);
    const lit = [thing, box(500, 250), box(500, 380), box(300, 300), box(420, 150), box(420, 450)];
    const at = standing(ROOM, CARD, thing, lit);
    expect(at.over).toBe(0);
    expect(lit.every((each) => !meets({ ...at, ...CARD }, each))).toBe(true);
  });

  it("finds a gap between what can be clicked", () => {
    const lit = Array.from({ length: 240 }, (_, i) => box((i % 20) * 50, Math.floor(i / 20) * 50));
    const gap = { left: 300, top: 200, width: 340, height: 280 };
    const around = lit.filter((each) => !meets(each, gap));
    expect(standing(ROOM, CARD, around[0]!, around).over).toBe(0);
  });

  it("stays within the room, and off its own thing", () => {
    for (const thing of [box(0, 0), box(960, 560), box(0, 560), box(480, 0, 200, 600)]) {
      const at = standing(ROOM, CARD, thing, []);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + CARD.width).toBeLessThanOrEqual(1000);
      expect(at.top + CARD.height).toBeLessThanOrEqual(600);
      expect(meets({ ...at, ...CARD }, { ...thing, left: thing.left + 1, width: thing.width / 4 })).toBe(false);
    }
  });

  it("says how many things it would lie over where there is no other place", () => {
    const lit = Array.from({ length: 240 }, (_, i) => box((i % 20) * 50, Math.floor(i / 20) * 50));
    expect(standing(ROOM, CARD, lit[30]!, lit).over).toBeGreaterThan(0);
  });

  it("leaves other cards alone", () => {
    const guide = box(600, 100, 380, 400);
    const at = standing(ROOM, CARD, box(500, 300), [], [guide]);
    expect(meets({ ...at, ...CARD }, guide)).toBe(false);
  });
});
