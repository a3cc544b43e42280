// A table of tracks, a world of tiles, mats and capitals, as a game like Tapestry would say it. No game: its names, numbers
// and places are made up, and nothing of it can be played.
import type { Element, Full, Stage } from "../lib/types";
import { GRIDS, HAND, MATS } from "./tapestry_mats";
import { QUESTIONS } from "./tapestry_questions";
import { LANDMARKS, TOKENS, TRACK_THINGS } from "./tapestry_tracks";
import { WORLD } from "./tapestry_world";

export const tapestryStage: Stage = {
  hash: "gallery-tapestry",
  game: "tapestry",
  seats: 3,
  things: "",
  texts: { en: "", fr: "" },
  glyphs: {},
  regions: {
    tracks: { place: "board", title: "Tracks" },
    world: { place: "board", title: "World", weight: 31 },
    mat: { place: "mat", title: "Civilization", weight: 39 },
    capital: { place: "mat", title: "Capital", weight: 30 },
    tech: { place: "mat", title: "Technology", under: "capital" },
    hand: { place: "tray", title: "Your hand" },
    supply: { place: "player" },
  },
  elements: [...TRACK_THINGS, ...WORLD],
};

const elements: Element[] = [...TOKENS, ...LANDMARKS, ...GRIDS, ...MATS, ...HAND];

export function tapestryFull(ask: string | null): Full {
  const question = QUESTIONS[ask ?? ""];
  return {
    version: 1,
    table: {
      id: "gallery",
      game: "tapestry",
      title: "Sunday long game",
      options: {},
      public: false,
      order: "fixed",
      status: "running",
      version: 1,
      created: 0,
      changed: 0,
      moves: 164,
      pending: [0],
      seats: [
        { seat: 0, kind: "person", name: "", colour: "vermilion", online: true },
        { seat: 1, kind: "person", name: "Ines", colour: "cobalt", online: true },
        { seat: 2, kind: "bot", name: "Orm", colour: "jade" },
      ],
      you: { role: "player", seats: [0] },
    },
    stage: "gallery-tapestry",
    scene: {
      phase: {
        steps: ["Pay", "Landmark", "Benefit", "Bonus"].map((label) => ({ id: label, label })),
        now: "Landmark",
      },
      notes: [],
      standings: [71, 84, 66].map((sum, seat) => ({
        who: `p${seat}`,
        place: 1 + [1, 0, 2].indexOf(seat),
        tally: { of: "Points", sum, items: [{ label: "Incomes", amount: sum, rule: "" }] },
      })),
      elements,
    },
    choices: question ? [{ seat: 0, kind: ask ?? "", prompt: "", ...question }] : [],
    undo: { can: false },
    log: [],
  };
}
