import { expect, it } from "vitest";

import place from "../../../fixtures/rise_of_empires-place.json";
import stageJson from "../../../fixtures/rise_of_empires-stage.json";
import seaJson from "../../../fixtures/rise_and_fall-sea.json";
import riseStageJson from "../../../fixtures/rise_and_fall-stage.json";
import advance from "../../../fixtures/tapestry-advance.json";
import crowdedJson from "../../../fixtures/tapestry-stage.json";
import chooseJson from "../../../fixtures/vinci-choose.json";
import vinciStageJson from "../../../fixtures/vinci-stage.json";
import { draw } from "../../lib/scene";
import type { Full, Stage } from "../../lib/types";
import { galleryFull, galleryStage } from "../../samples/things";
import { tapestryFull, tapestryStage } from "../../samples/tapestry";
import { arranged, boardRegions, hasTrays, holdsCards, isCrowded, isDesk, isPane, isPaper, matOwner, mostLit } from "./regions";
import { cardsIn, isCramped, pagesOf, panesOf, partOf, planeOf } from "./regions";

const empiresStage = stageJson as unknown as Stage;
const empires = (place as unknown as Full).scene!;
const scene = tapestryFull(null).scene;
if (!scene || !galleryFull.scene) throw new Error("nothing to draw");
const desk = draw(tapestryStage, scene);

it("sheets of the board stand above, everything else in columns, each under the one it asks for", () => {
  expect(arranged(desk, boardRegions(desk))).toEqual({
    bands: ["tracks"],
    columns: [
      { regions: ["world"], weight: 31 },
      { regions: ["mat"], weight: 39 },
      { regions: ["capital", "tech"], weight: 30 },
    ],
  });
});

it("with less room a crowded board is two panes: what is everybody's, and what is one's own", () => {
  const crowded = draw(crowdedJson as unknown as Stage, (advance as unknown as Full).scene!);
  const regions = boardRegions(crowded);
  expect([isCrowded(crowded), isCrowded(desk)]).toEqual([true, false]);
  expect(arranged(crowded, regions).bands).toEqual(["tracks", "offers"]);
  expect(panesOf(crowded, regions, 968)).toEqual([
    ["world", "offers"],
    ["mat", "capital", "tech", "people"],
  ]);
  expect([panesOf(crowded, regions, 1096), panesOf(crowded, regions, 0), panesOf(desk, regions, 968)]).toEqual([null, null, null]);
  expect(pagesOf(crowded, regions)).toEqual([["tracks"], ["world"], ["mat", "people"], ["capital", "tech"], ["offers"]]);
});

it("a region is a sheet where it has no surface", () => {
  expect(isPane(desk, "tracks")).toBe(true);
  expect(isPane(desk, "world")).toBe(false);
  expect(isDesk(desk)).toBe(true);
  expect(isDesk(draw(galleryStage, galleryFull.scene!))).toBe(false);
});

it("a thing on a mat is its player's, however deep it lies", () => {
  expect(matOwner(desk, "tech.sundial")).toBe("p1");
  expect(matOwner(desk, "city.p2.3.4")).toBe("p2");
  expect(matOwner(desk, "civ.p0.token")).toBe("p0");
  expect(matOwner(desk, "tech.compass")).toBeNull();
  expect(matOwner(desk, "space.exploration_4")).toBeNull();
});

it("the region with most of the lights is the one to open, the first of equals", () => {
  const regions = boardRegions(desk);
  expect(mostLit(desk, regions, ["m.0.0", "city.p0.3.4", "city.p0.3.5"])).toBe("capital");
  expect(mostLit(desk, regions, ["city.p0.3.4", "m.0.0"])).toBe("world");
  expect(mostLit(desk, regions, [])).toBeNull();
});

it("a sheet of the board that has a weight is a column, and others may stand under a plane", () => {
  const world = draw(empiresStage, empires);
  expect(arranged(world, boardRegions(world))).toEqual({
    bands: [],
    columns: [
      { regions: ["world", "mat"], weight: 65 },
      { regions: ["display"], weight: 35 },
    ],
  });
  expect(hasTrays(world)).toBe(false);
  expect(hasTrays(desk)).toBe(true);
});

it("things lie on a plane where its surface holds all of them", () => {
  const world = draw(empiresStage, empires);
  const own = empires.elements.find(({ id }) => id.startsWith("cubes."))!.id;
  expect(planeOf(world, ["gaul", "egypt", own])).toBe("world");
  expect(planeOf(world, ["gaul", "order.1"])).toBeNull();
  expect(planeOf(world, ["order.1"])).toBeNull(); // the track lies below the plane
  expect(planeOf(world, [])).toBeNull();
});

it("things may lie all on one plane or all on one sheet", () => {
  const world = draw(empiresStage, empires);
  expect(partOf(world, ["gaul", "egypt"])).toBe("world");
  expect(partOf(world, ["gaul", "order.1"])).toBeNull();
  expect(partOf(desk, ["city.p0.0.0", "city.p0.3.4"])).toBe("capital");
  expect(partOf(desk, ["city.p0.0.0", "track.science"])).toBeNull();
  expect(partOf(desk, [])).toBeNull();
});

it("a tray with nothing in it is not there", () => {
  const [tray] = desk.regions("tray");
  const things = desk.inRegion(tray ?? "").map(({ id }) => id);
  const without = { ...scene, elements: scene.elements.filter(({ id }) => !things.includes(id)) };
  expect(hasTrays(draw(tapestryStage, without))).toBe(false);
});

it("a plane of paper is no map", () => {
  expect(isPaper(desk, "world")).toBe(false);
  expect(isPaper(desk, "tracks")).toBe(false);
  const surface = { id: "tree", type: "surface" as const, region: "world", backdrop: "paper" as const };
  expect(isPaper(draw({ ...tapestryStage, elements: [surface] }, { ...scene, elements: [] }), "world")).toBe(true);
});

it("counts the cards of each place of a region, of one player and of all", () => {
  const crowded = draw(crowdedJson as unknown as Stage, (advance as unknown as Full).scene!);
  expect(cardsIn(crowded, "offers", null)).toEqual([3]);
  const own = cardsIn(crowded, "people", "p0");
  expect(own.length).toBeGreaterThan(0);
  expect(cardsIn(crowded, "people", null).length).toBeGreaterThan(own.length);
});

it("planes that would be too narrow side by side ask for the room of the rail on a small desk", () => {
  expect([isCramped(draw(empiresStage, empires)), isCramped(desk)]).toEqual([true, false]);
});

it("a tray keeps the height of a card from the first tile on, and an offer of slots its own", () => {
  const drawn = (stage: unknown, full: unknown) => draw(stage as Stage, (full as Full).scene!);
  expect(holdsCards(drawn(riseStageJson, seaJson))).toBe(true);
  expect(holdsCards(drawn(vinciStageJson, chooseJson))).toBe(false);
});
