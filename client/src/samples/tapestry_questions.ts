// What the made-up table in `tapestry.ts` can be asked.
import type { Act, Choice } from "../lib/types";
import { HAND } from "./tapestry_mats";
import { BLOCK } from "./tapestry_tracks";

const act = (i: number, path: Act["path"], say: string, more: Partial<Act> = {}): Act => ({ i, path, say, ...more });
const NEW_TILE: [number, number][] = [
  [1, -3],
  [0, -1],
  [-2, 0],
  [2, 1],
];

/** The questions that the gallery can ask of this table. */
export const QUESTIONS: Record<string, Partial<Choice> & { acts: Act[] }> = {
  advance: {
    prompt: "Advance on a track, or take an income turn",
    acts: [
      act(0, ["space.exploration_5"], "Advance to Ships for 1 food and 1 of your choice", { pill: 2 }),
      act(1, ["space.science_3"], "Advance to Herbalism for 1 of your choice", { pill: 1 }),
      act(2, ["space.military_2"], "Advance to Bladed weapons for 1 of your choice", { pill: 1 }),
      act(3, ["space.technology_4"], "Advance to Metallurgy for 1 coin and 1 of your choice", { pill: 2 }),
      act(4, [], "Take an income turn", { role: "end" }),
    ],
  },
  tile: {
    prompt: "Explore: lay a tile",
    control: "rotate",
    within: "m",
    turns: Object.fromEntries([0, 1, 2, 3, 4, 5].map((k) => [`~turn.${k}`, [[0, 0]]])),
    acts: ["tile.t07", "tile.t11", "tile.t30"].flatMap((tile, t) =>
      NEW_TILE.flatMap(([q, r], h) =>
        [0, 1, 2, 3, 4, 5].map((k) =>
          act(t * 100 + h * 10 + k, [tile, `m.${q}.${r}`, `~turn.${k}`], "Lay the tile here", {
            pill: (k * 7 + h) % 4,
          }),
        ),
      ),
    ),
  },
  landmark: {
    prompt: "Place the Lighthouse in your capital",
    control: "rotate",
    within: "city.p0",
    turns: { "~turn.0": BLOCK },
    acts: [
      [6, 3],
      [7, 3],
      [3, 6],
      [4, 6],
      [-1, 6],
      [7, 8],
    ].map((at, i) => act(i, ["landmark.lighthouse", `city.p0.${at.join(".")}`, "~turn.0"], "Place it here")),
  },
  station: {
    prompt: "Place the Train station in your capital",
    control: "rotate",
    within: "city.p0",
    turns: {
      "~turn.0": [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
      ],
      "~turn.1": [
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      "~turn.2": [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      "~turn.3": [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
    },
    acts: [
      [6, 3],
      [7, 3],
      [3, 6],
      [4, 6],
    ].flatMap((at, i) =>
      [0, 1, 2, 3].map((k) =>
        act(i * 4 + k, ["landmark.train_station", `city.p0.${at.join(".")}`, `~turn.${k}`], "Place it here"),
      ),
    ),
  },
  building: {
    prompt: "Place the farm in your capital",
    acts: [
      [0, 0],
      [0, 1],
      [0, 2],
      [2, 4],
      [3, 2],
      [4, 2],
      [4, 3],
      [6, 6],
      [6, 7],
      [8, 6],
      [7, 7],
      [0, 8],
    ].map((at, i) =>
      act(i, [`city.p0.${at.join(".")}`], "Place the farm here", {
        ghost: [{ kind: "farm", within: "city.p0", slot: at }],
      }),
    ),
  },
  card: {
    prompt: "Play a tapestry card",
    acts: HAND.slice(1).map((card, i) => act(i, [card.id], `Play ${String(card.title)}`)),
  },
  tech: {
    prompt: "Invent: take a card, or the top one of the deck",
    acts: [
      ...["tech.compass", "tech.dyes", "tech.plough"].map((id, i) => act(i, [id], "Take this card")),
      act(8, ["tech.deck"], "Take the top card", { final: "A card is revealed" }),
    ],
  },
  die: {
    prompt: "Take the red die or the black one",
    acts: ["die.red", "die.black"].map((id, i) => act(i, [id], "Take it")),
  },
  conquer: {
    prompt: "Conquer a territory",
    acts: ["m.0.-2", "m.2.0"].map((id, i) =>
      act(i, [id], "Conquer it", {
        ghost: [{ kind: "outpost", within: "m", slot: id.split(".").slice(1).map(Number), owner: "p0" }],
      }),
    ),
  },
  other: { prompt: "Choose a technology of Ines", acts: [act(0, ["tech.sundial"], "Copy it")] },
};
