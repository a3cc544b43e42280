// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { keepLook, looksAt } from "./looks";
import { View, type Look } from "./view.svelte";

const BOX = { x: 0, y: 0, w: 800, h: 600 };
const camera = { x: -20, y: -30, scale: 0.9 };

function opened(width: number, height: number, before: readonly Look[], box = BOX): View {
  const view = new View(() => box, undefined, () => true, undefined, before);
  [view.width, view.height] = [width, height];
  view.open();
  return view;
}

describe("a board that comes back", () => {
  it("is seen as it was left", () => {
    const first = opened(640, 480, []);
    first.look(camera);
    const again = opened(640, 480, [first.present]);
    expect(again.camera).toEqual(first.camera);
    again.open();
    expect(again.camera).toEqual(first.camera);
  });

  it("is seen so, too, where a line has come below it", () => {
    const first = opened(640, 480, []);
    expect(opened(640, 437, [first.present]).camera).toEqual(first.camera);
  });

  it("is fitted anew in another place, or where there is more to see", () => {
    const first = opened(640, 480, []);
    expect(opened(1280, 960, [first.present]).camera.scale).toBeGreaterThan(1.5);
    expect(opened(640, 480, [first.present], { ...BOX, w: 1600 }).camera.scale).toBeLessThan(0.5);
  });
});

describe("looks", () => {
  it("are kept for each table and region, in two places", () => {
    const [one, other] = [{}, {}];
    const look = (width: number): Look => ({ camera, chosen: false, shape: "", width, height: 10 });
    for (const width of [100, 200, 100, 300]) keepLook(one, "tree", look(width));
    expect(looksAt(one, "tree").map(({ width }) => width)).toEqual([300, 100]);
    expect(looksAt(one, "map")).toEqual([]);
    expect(looksAt(other, "tree")).toEqual([]);
  });
});
