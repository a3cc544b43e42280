// A table of tracks, a world of tiles, mats and capitals, as a game like Tapestry would say it. No game: its names, numbers
// and places are made up, and nothing of it can be played.
import type { Act, Choice, Element, Full, Stage } from "../lib/types";
import { GRIDS, MATS, WORLD } from "./tapestry_things";

type Icons = [string, number][];

// a space: its name, what it gives, and what one may buy there; `territory:2` is two of it, `>` stands between price and gain
const TRACKS: Record<string, { label: string; colour: string; spaces: string[] }> = {
  exploration: {
    label: "Exploration",
    colour: "food",
    spaces: [
      "Scouting | territory:2",
      "Rafts | explore | any > tapestry",
      "Wagons | explore or farm",
      "Navigation | territory explore",
      "Ships | per-territory | any > farm",
      "Tunnels | territory farm | any > explore",
      "Trains | territory:2 explore",
      "Cars | farm per-farm | territory:2 > points:5",
      "Airplanes | territory:2 explore-anywhere",
      "Space shuttle | per-technology | territory:3 > points:10",
      "Interstellar travel | space-tile:3 explore-space",
      "Warpgates | explore-space | any > explore-space",
    ],
  },
  science: {
    label: "Science",
    colour: "worker",
    spaces: [
      "Astronomy | research-free",
      "Mathematics | tapestry | any > house",
      "Herbalism | research-free or house",
      "Medicine | per-house tapestry",
      "Chemistry | research",
      "Biology | research or house",
      "Academic research | advance",
      "Nutrition | house per-house",
      "Physics | advance-free",
      "Neurology | advance",
      "Quantum physics | advance advance",
      "Alien biology | research:4",
    ],
  },
  military: {
    label: "Military",
    colour: "culture",
    spaces: [
      "Archery | conquer",
      "Bladed weapons | worker tapestry",
      "Walls | conquer or armory",
      "Standing army | worker per-territory",
      "Cavalry | conquer armory",
      "Gunpowder | conquer tapestry",
      "Tanks | conquer-anywhere",
      "Warplanes | conquer-anywhere",
      "Air defence | armory per-armory",
      "Nuclear bomb | conquer tapestry",
      "Drone assassins | conquer-anywhere per-military",
      "Mechs | conquer civilization",
    ],
  },
  technology: {
    label: "Technology",
    colour: "coin",
    spaces: [
      "Pottery | invent",
      "Carpentry | tapestry | any > market",
      "Stone tools | invent or market",
      "Metallurgy | upgrade",
      "Glass | market | any > upgrade",
      "Steel | per-tech market",
      "Rubber | invent upgrade",
      "Plastic | market per-market",
      "Electronics | circle upgrade",
      "Computers | invent:2 per-tech",
      "Nanotechnology | square upgrade",
      "AI singularity | repeat",
    ],
  },
};

function icons(words: string | undefined): Icons {
  return (words ?? "").split(" ").map((word): [string, number] => {
    const [icon = "", n = "1"] = word.split(":");
    return [icon === ">" ? "then" : icon, Number(n)];
  });
}

const TIERS = ["pay 1 of any", "pay its own + 1", "pay its own + 2", "pay its own × 2"];
const CAPTIONS: Record<string, string> = { food: "food", worker: "workers", culture: "culture", coin: "coins" };

const tracks = Object.entries(TRACKS).map(([id, { label, colour, spaces }], order): Element => ({
  id: `track.${id}`,
  type: "track",
  region: "tracks",
  order,
  label,
  glyph: id,
  colour,
  tags: [CAPTIONS[colour] ?? ""],
  groups: TIERS.map((note, i) => ({ id: `tier.${id}.${i}`, label: `Tier ${["I", "II", "III", "IV"][i]}`, note })),
  spaces: [
    { id: `space.${id}_0`, label: "Start" },
    ...spaces.map((said, i) => {
      const [name = "", gives, bonus] = said.split(" | ");
      return {
        id: `space.${id}_${i + 1}`,
        group: `tier.${id}.${Math.floor(i / 3)}`,
        label: name,
        icons: icons(gives),
        ...(bonus === undefined ? {} : { bonus: icons(bonus) }),
      };
    }),
  ],
}));

const STANDING: Record<string, number[]> = {
  exploration: [4, 3, 1],
  science: [2, 5, 2],
  military: [1, 0, 4],
  technology: [3, 1, 2],
};
const tokens = Object.entries(STANDING).flatMap(([track, at]) =>
  at.map((slot, seat): Element => ({
    id: `token.p${seat}.${track}.0`,
    type: "piece",
    kind: "marker",
    in: `track.${track}`,
    slot,
    owner: `p${seat}`,
    label: "Token",
  })),
);
const BLOCK = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const SHAPES: Record<string, [string, number, number[][]]> = {
  lighthouse: ["exploration", 4, BLOCK],
  train_station: [
    "exploration",
    7,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ],
  ],
  launch_pad: [
    "exploration",
    10,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 1],
    ],
  ],
  academy: [
    "science",
    7,
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ],
  ],
  laboratory: [
    "science",
    10,
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  ],
  tank_factory: [
    "military",
    7,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
  ],
  fusion_reactor: [
    "military",
    10,
    [
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
  ],
  rubber_works: [
    "technology",
    7,
    [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 3],
    ],
  ],
  tech_hub: [
    "technology",
    10,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  ],
};
const landmarks = Object.entries(SHAPES).map(([glyph, [track, slot, cells]]): Element => ({
  id: `landmark.${glyph}`,
  type: "piece",
  kind: "landmark",
  glyph,
  cells,
  in: `track.${track}`,
  slot,
  label: glyph.replace("_", " "),
}));

const HAND: Element[] = [
  { id: "hand.p0", type: "zone", region: "hand", layout: "fan", owner: "p0", title: "Your hand", label: "Your hand" },
  ...[
    ["Renaissance", "When played: gain the bonus of the space of your choice once more."],
    ["Age of Sail", "This era: score 3 whenever you explore."],
    ["Tricksters", "A trap. Keep your outpost when another conquers it."],
  ].map(([title = "", line = ""], i): Element => ({
    id: `card.${i}.${title.toLowerCase().replace(/ /g, "_")}`,
    type: "card",
    in: "hand.p0",
    slot: i,
    owner: "p0",
    glyph: i === 2 ? "trap" : "tapestry",
    title,
    lines: [line],
    label: title,
  })),
];

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
  elements: [...tracks, ...WORLD],
};

const elements: Element[] = [...tokens, ...landmarks, ...GRIDS, ...MATS, ...HAND];

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
