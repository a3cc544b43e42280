import { describe, expect, it } from "vitest";

import { cover, settle, shortOf, type Block, type Patch } from "./labels";

const SHEET = { x: 0, y: 0, w: 400, h: 300 };
const row = (x: number, y: number): Block => ({
  home: [x, y],
  patches: [
    { at: [0, 0], half: [25, 9] },
    { at: [0, -15], half: [35, 6] },
  ],
  room: [{ at: [0, 20], half: [12, 12] }],
});

function standing(blocks: readonly Block[], shifts: readonly (readonly [number, number])[]): Patch[][] {
  return blocks.map(({ home, patches }, i) =>
    patches.map(({ at, half }) => ({ at: [home[0] + shifts[i]![0] + at[0], home[1] + shifts[i]![1] + at[1]], half })),
  );
}

function worst(all: readonly Patch[][]): number {
  const covered = all.flatMap((own, i) => {
    const others = all.filter((_, j) => j !== i).flat();
    return own.map((patch) => cover(patch, others));
  });
  return Math.max(...covered);
}

describe("labels of areas", () => {
  it("stay where they are drawn while they have room", () => {
    const { shifts, fit } = settle([row(100, 100), row(200, 100), row(100, 160)], SHEET);
    expect(shifts).toEqual([[0, 0], [0, 0], [0, 0]]);
    expect(fit).toBe(true);
  });

  it("step aside until none lies over another", () => {
    const crowd = [row(100, 100), row(130, 104), row(112, 122), row(160, 128), row(130, 140), row(90, 140)];
    const before = worst(standing(crowd, crowd.map(() => [0, 0] as const)));
    const { shifts, fit } = settle(crowd, SHEET);
    expect(before).toBeGreaterThan(5);
    expect(worst(standing(crowd, shifts))).toBeLessThanOrEqual(1);
    expect(fit, "they had to go far").toBe(false);
  });

  it("stay on the sheet, and leave room for pieces below another where there is any", () => {
    const [corner, upper, lower] = [row(10, 8), row(200, 150), row(200, 185)];
    const { shifts } = settle([corner, upper, lower], SHEET);
    const [first, second, third] = standing([corner, upper, lower], shifts);
    for (const { at, half } of first!) {
      expect(at[0] - half[0]).toBeGreaterThanOrEqual(-0.01);
      expect(at[1] - half[1]).toBeGreaterThanOrEqual(-0.01);
    }
    const apart = (ones: readonly Patch[], others: readonly Patch[]): number => others[0]!.at[1] - ones[0]!.at[1];
    expect(apart(second!, third!), "more than a name needs").toBeGreaterThan(35 + 8);
  });

  it("say only figures where words have no room, and no more than their help says", () => {
    const label = "2 points for most cubes, 1 for second";
    expect(shortOf({ text: "2/1 pts", label }, "2/1 pts")).toBe("2/1");
    expect(shortOf({ text: "2/1 pts" }, "2/1 pts"), "nothing else explains it").toBe("2/1 pts");
    expect(shortOf({ text: "Gold 3", label }, "Gold 3")).toBe("Gold 3");
  });
});
