// The tracks of the made-up table in `tapestry.ts`, and what stands on them.
import type { Element } from "../lib/types";

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

export const TRACK_THINGS: Element[] = Object.entries(TRACKS).map(([id, { label, colour, spaces }], order): Element => ({
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
export const TOKENS: Element[] = Object.entries(STANDING).flatMap(([track, at]) =>
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
export const BLOCK = [
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
export const LANDMARKS: Element[] = Object.entries(SHAPES).map(([glyph, [track, slot, cells]]): Element => ({
  id: `landmark.${glyph}`,
  type: "piece",
  kind: "landmark",
  glyph,
  cells,
  in: `track.${track}`,
  slot,
  label: glyph.replace("_", " "),
}));
