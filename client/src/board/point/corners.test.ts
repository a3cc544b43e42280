import { describe, expect, it } from "vitest";
import { aboveThumb, clearOfThumb, freeCorner } from "./corners";

const SCREEN = { w: 600, h: 400 };
const at = (x: number, y: number) => ({ id: `${x}.${y}`, at: [x, y] as [number, number], w: 40, h: 40 });

describe("the corner of the buttons", () => {
  it("is the usual one where nothing is lit", () => {
    expect(freeCorner([], SCREEN, false)).toBe("right");
    expect(freeCorner([at(300, 200)], SCREEN, true)).toBe("low left");
  });

  it("is another where the buttons would lie over what can be clicked", () => {
    expect(freeCorner([at(570, 60)], SCREEN, false)).toBe("low right");
    expect(freeCorner([at(570, 60), at(570, 380)], SCREEN, false)).toBe("low left");
    expect(freeCorner([at(20, 380)], SCREEN, true)).toBe("low right");
    expect(freeCorner([at(570, 60), at(570, 380), at(30, 380)], SCREEN, false)).toBe("left");
  });

  it("is never that of a thumb's own buttons", () => {
    expect(freeCorner([at(570, 60)], SCREEN, false, true)).toBe("low left");
    expect(freeCorner([at(20, 380)], SCREEN, true, true)).toBe("right");
  });

  it("is that with the fewest lit things where every corner is taken", () => {
    expect(freeCorner([at(570, 60), at(570, 120), at(570, 380), at(30, 380), at(20, 20)], SCREEN, false)).toBe("low right");
  });

  it("of a phone holds one button only", () => {
    expect(freeCorner([at(570, 120)], SCREEN, false, true)).toBe("right");
    expect(freeCorner([at(570, 120)], SCREEN, false, true, true)).toBe("low left"); // the button for groups is below it
    expect(freeCorner([at(570, 120)], SCREEN, false)).not.toBe("right");
  });

  it("is none on a phone where all are taken, for a button never lies over what can be clicked", () => {
    expect(freeCorner([at(570, 40), at(30, 380), at(20, 20)], SCREEN, false, true)).toBeNull();
    expect(freeCorner([at(570, 40), at(30, 440), at(20, -40)], SCREEN, false, true), "what is out of sight takes no corner").toBe("low left");
  });

  it("stays the usual one where every corner is taken", () => {
    expect(freeCorner([at(570, 60), at(570, 380), at(30, 380), at(20, 20)], SCREEN, false)).toBe("right");
  });
});

describe("what lies in the corner of a phone where one takes back", () => {
  it("needs room below it, so that it is brought above the button", () => {
    expect(aboveThumb(at(580, 380), SCREEN)).toEqual({ ...at(580, 380), at: [580, 420], h: 120 });
    expect(aboveThumb(at(300, 380), SCREEN)).toEqual(at(300, 380));
  });

  it("comes out from under it where not all can be brought, unless something else would be lost", () => {
    expect(clearOfThumb([at(580, 340), at(300, 200)], SCREEN)).toEqual([0, -24]);
    expect(clearOfThumb([at(580, 360), at(300, 20)], SCREEN)).toEqual([-48, 0]);
    expect(clearOfThumb([at(580, 360), at(300, 20), at(10, 200)], SCREEN)).toEqual([0, 0]);
    expect(clearOfThumb([at(500, 360), at(300, 20)], SCREEN)).toEqual([0, 0]);
    expect(clearOfThumb([at(640, 100), at(640, 200), at(10, 200)], SCREEN), "the board keeps still for what is not under it").toEqual([0, 0]);
  });
});
