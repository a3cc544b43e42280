// The world of the made-up table in `tapestry.ts`.
import type { Element } from "../lib/types";

type Icons = [string, number][];
type Corners = NonNullable<Element["corners"]>;

const LANDS: [number, number, string][] = [
  [0, -3, "spffss"],
  [0, -2, "ssffpp"],
  [-1, -1, "mffppm"],
  [1, -2, "ssddms"],
  [-1, 0, "pssmmp"],
  [1, -1, "ffpsss"],
  [0, 0, "ssssss"],
  [-2, 1, "pssppp"],
  [-1, 1, "msspps"],
  [1, 0, "sspdds"],
  [2, -1, "ssddds"],
  [-3, 3, "sspsss"],
  [-2, 2, "ppffsd"],
  [2, 0, "ssdppd"],
  [3, 0, "sspsss"],
  [-1, 2, "sddpps"],
  [1, 1, "ddffss"],
];
const NAMES: Record<string, Corners[number]> = { s: "sea", p: "pasture", f: "forest", d: "desert", m: "mountain" };
const cornersOf = (word: string): Corners => [...word].map((letter) => NAMES[letter] ?? "sea");
const GIFTS: Record<string, Icons> = {
  "0.-2": [["coin", 1]],
  "1.1": [["territory", 2]],
  "-1.2": [["tapestry", 1]],
  "2.-1": [["food", 1]],
};

const cells = LANDS.map(([q, r, word]): Element => {
  const gives = GIFTS[`${q}.${r}`];
  return {
    id: `m.${q}.${r}`,
    in: "m",
    slot: [q, r],
    corners: cornersOf(word),
    label: "A territory",
    ...(gives ? { gives } : {}),
  };
});
const OUTPOSTS: [string, number, number, string?][] = [
  ["p0", 0, -2],
  ["p0", -1, 0],
  ["p0", 1, -1],
  ["p1", 1, 0],
  ["p1", 2, 0],
  ["p2", -1, 1],
  ["p2", -2, 2],
  ["p1", -2, 2, "toppled"],
  ["p0", 1, 1],
  ["p1", 1, 1, "toppled"],
  ["p2", 1, 1, "toppled"],
];
const TILES: [string, string, Icons][] = [
  ["tile.t07", "sspffs", [["food", 1]]],
  ["tile.t11", "mdddpp", [["coin", 1]]],
  ["tile.t30", "fffmms", [["culture", 1]]],
];

export const WORLD: Element[] = [
  { id: "world", type: "surface", region: "world", view: [-192, -212, 384, 400], label: "World" },
  {
    id: "m",
    type: "hexes",
    in: "world",
    layout: "flat",
    size: 32,
    cells: LANDS.map(([q, r]) => [q, r, "sea", 0]),
    frontier: [
      [1, -3],
      [-1, -2],
      [2, -3],
      [2, -2],
      [-2, 0],
      [-2, -1],
      [3, -2],
      [3, -1],
      [0, -1],
      [0, 1],
      [-3, 1],
      [-3, 2],
      [0, 2],
      [-1, 3],
      [-2, 3],
      [1, 2],
      [2, 1],
      [3, 1],
    ].filter(([q, r]) => !LANDS.some(([a, b]) => a === q && b === r)),
    names: { frontier: "Unexplored" },
  },
  ...cells,
  ...OUTPOSTS.map(([owner, q, r, state], i): Element => ({
    id: `outpost.${owner}.${i}`,
    type: "piece",
    kind: "outpost",
    in: "m",
    slot: [q, r],
    owner,
    label: "Outpost",
    ...(state === undefined ? {} : { state: [state] }),
  })),
  { id: "note.world", type: "text", region: "world", text: "3 lands are yours" },
  {
    id: "tiles.p0",
    type: "zone",
    region: "world",
    order: 1,
    layout: "row",
    owner: "p0",
    label: "Your tiles",
    title: "Your tiles",
  },
  ...TILES.map(([id, word, gives], slot): Element => ({
    id,
    type: "card",
    size: "tile",
    in: "tiles.p0",
    slot,
    corners: cornersOf(word),
    gives,
    label: "Territory tile",
  })),
  {
    id: "die.red",
    type: "die",
    region: "world",
    order: 2,
    colour: "brick",
    faces: ["4", "5", "6", "7", "per-territory", "per-territory"],
    up: 2,
    label: "Red die",
  },
  {
    id: "die.black",
    type: "die",
    region: "world",
    order: 3,
    colour: "ink",
    faces: ["coin", "worker", "food", "culture", "tile-benefit", "tile-benefit"],
    up: 1,
    label: "Black die",
  },
  {
    id: "die.science",
    type: "die",
    region: "world",
    order: 4,
    colour: "slate",
    faces: ["exploration", "science", "military", "technology"],
    up: 3,
    label: "Science die",
  },
];
