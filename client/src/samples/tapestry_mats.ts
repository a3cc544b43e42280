// The mats, the capitals and a hand of the made-up table in `tapestry.ts`.
import type { Element } from "../lib/types";

type Icons = [string, number][];
const SEATS = [0, 1, 2];

const BLOCKED = [
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 3],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 6],
  [4, 7],
  [4, 8],
  [5, 0],
  [5, 1],
  [5, 2],
  [6, 2],
  [7, 6],
  [5, 6],
  [1, 7],
  [8, 5],
];
const BUILT: [string, number, number][] = [
  ["house", 0, 4],
  ["armory", 0, 5],
  ["market", 1, 4],
  ["farm", 1, 5],
  ["farm", 2, 5],
  ["market", 5, 3],
  ["house", 5, 4],
  ["farm", 6, 0],
  ["farm", 6, 1],
  ["house", 7, 0],
  ["armory", 7, 1],
  ["farm", 7, 2],
  ["market", 8, 0],
  ["market", 8, 1],
  ["house", 8, 2],
];

export const GRIDS: Element[] = SEATS.flatMap((seat): Element[] => [
  {
    id: `city.p${seat}`,
    type: "grid",
    region: "capital",
    owner: `p${seat}`,
    rows: 9,
    cols: 9,
    blocks: [3, 3],
    blocked: seat === 0 ? BLOCKED : BLOCKED.map(([r = 0, c = 0]) => [c, r]),
    done: seat === 0 ? { blocks: [6], rows: [], cols: [] } : {},
    label: "Capital",
  },
  {
    id: `note.city.p${seat}`,
    type: "text",
    region: "capital",
    owner: `p${seat}`,
    text: seat === 0 ? "1 district complete" : "",
  },
  ...BUILT.slice(0, seat === 0 ? 20 : 6).map(([kind, row, col], i): Element => ({
    id: `building.p${seat}.${kind}.${i + 10}`,
    type: "piece",
    kind,
    in: `city.p${seat}`,
    slot: seat === 0 ? [row, col] : [col, row],
    owner: `p${seat}`,
    label: kind,
  })),
  ...(seat === 0
    ? [
        {
          id: "landmark.forge",
          type: "piece" as const,
          kind: "landmark",
          glyph: "forge",
          cells: [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
          ],
          in: "city.p0",
          slot: [3, 0],
          label: "Forge",
        },
        {
          id: "landmark.apothecary",
          type: "piece" as const,
          kind: "landmark",
          glyph: "apothecary",
          cells: [
            [0, 0],
            [0, 1],
            [1, 0],
          ],
          rot: 1,
          in: "city.p0",
          slot: [2, 7],
          label: "Apothecary",
        },
      ]
    : []),
]);

const ROWS: [string, string, Icons[], number][] = [
  [
    "market",
    "Markets",
    [
      [
        ["coin", 1],
        ["per-tech", 1],
      ],
      [["coin", 1]],
      [["per-tech", 1]],
      [["coin", 1]],
      [["coin", 1]],
      [["per-tech", 1]],
    ],
    2,
  ],
  [
    "house",
    "Houses",
    [
      [
        ["worker", 1],
        ["points", 1],
      ],
      [["worker", 1]],
      [["per-capital", 1]],
      [["worker", 1]],
      [["worker", 1]],
      [["points", 5]],
    ],
    3,
  ],
  [
    "farm",
    "Farms",
    [[["food", 1]], [["food", 1]], [["points", 4]], [["food", 1]], [["territory", 1]], [["food", 1]]],
    4,
  ],
  [
    "armory",
    "Armories",
    [[["culture", 1]], [["culture", 1]], [["per-territory", 1]], [["culture", 1]], [["tapestry", 1]], [["culture", 1]]],
    2,
  ],
];
const SUPPLIES = [
  ["coin", "Coins", 2],
  ["worker", "Workers", 4],
  ["food", "Food", 1],
  ["culture", "Culture", 3],
] as const;
const ERAS: [string, string][] = [
  ["Maker of Fire", "start"],
  ["Guilds", "era 2"],
  ["Trade Winds", "this era"],
];

const MAT = (seat: number): Element[] => {
  const owner = `p${seat}`;
  return [
    {
      id: `mat.${owner}`,
      type: "panel",
      region: "mat",
      owner,
      order: 0,
      counters: SUPPLIES.map(([icon, label, value]) => ({
        id: `${owner}.${icon}`,
        icon,
        label,
        value: (value + 3 * seat) % 9,
        max: 8,
        show: "pips",
      })),
    },
    ...ROWS.flatMap(([kind, label, spaces, open], order): Element[] => [
      {
        id: `income.${owner}.${kind}`,
        type: "track",
        region: "mat",
        owner,
        order: 1 + order,
        covers: true,
        label,
        spaces: spaces.map((icons, i) => ({ id: `income.${owner}.${kind}.${i}`, label: `${label} ${i + 1}`, icons })),
      },
      ...[1, 2, 3, 4, 5]
        .filter((slot) => slot >= open - seat)
        .map((slot): Element => ({
          id: `building.${owner}.${kind}.${slot}`,
          type: "piece",
          kind,
          in: `income.${owner}.${kind}`,
          slot,
          owner,
          label: kind,
        })),
    ]),
    {
      id: `tapestry.${owner}`,
      type: "zone",
      region: "mat",
      owner,
      order: 6,
      layout: "market",
      title: "Tapestry",
      badges: [{ text: "era 3 of 5" }],
      slots: ["I", "II", "III", "IV", "V"].map((label, i) => ({ id: `era.${owner}.${i}`, label })),
    },
    ...ERAS.map(([title, note], slot): Element => ({
      id: `played.${owner}.${slot}`,
      type: "card",
      in: `tapestry.${owner}`,
      slot,
      title,
      label: title,
      lines: ["Score 2 for every market you build in this era."],
      badges: [{ text: note }],
      ...(slot === 2 ? { state: ["current"] } : {}),
    })),
    {
      id: `over.${owner}`,
      type: "card",
      in: `tapestry.${owner}`,
      slot: 1,
      order: 9,
      title: "Guild Wars",
      label: "Guild Wars",
      badges: [{ text: "era 2" }],
    },
    { id: `civs.${owner}`, type: "zone", region: "mat", owner, order: 7, layout: "spread", label: "Civilizations" },
    {
      id: `civ.${owner}`,
      type: "card",
      in: `civs.${owner}`,
      title: seat === 0 ? "Inventors" : "Leaders",
      label: "Civilization",
      lines: [
        "At the start of your income turns, place a token on a space of this mat and gain what it shows.",
        "A space takes one token.",
      ],
    },
    {
      id: `civ.${owner}.row`,
      type: "track",
      in: `civ.${owner}`,
      label: "Tokens",
      spaces: (["coin", "worker", "food", "culture", "tapestry"] as const).map((icon, i) => ({
        id: `civ.${owner}.row.${i}`,
        label: icon,
        icons: [[icon, 1]] as Icons,
      })),
    },
    { id: `civ.${owner}.token`, type: "piece", kind: "marker", in: `civ.${owner}.row`, slot: 1, owner, label: "Token" },
    ...TECHS(seat),
  ];
};

const card = (id: string, within: string, title: string, circle: string, square: string, locked = false): Element => ({
  id: `tech.${id}`,
  type: "card",
  size: "chip",
  in: within,
  title,
  label: title,
  lines: [
    "Circle: gain this when the card moves up to the middle row.",
    "Square: gain this when it moves up to the top.",
  ],
  badges: [
    { icon: circle, shape: "circle", label: "Circle" },
    square.startsWith("+")
      ? { icon: "points", text: square.slice(1), shape: "square", label: "Square" }
      : { icon: square, shape: "square", label: "Square", ...(locked ? { tone: "lock" as const } : {}) },
  ],
});

function TECHS(seat: number): Element[] {
  const owner = `p${seat}`;
  return [
    ...["Top", "Middle", "Bottom"].map((title, i): Element => ({
      id: `tech.${owner}.${title.toLowerCase()}`,
      type: "zone",
      region: "tech",
      owner,
      order: 3 + i,
      layout: "row",
      title,
      label: title,
    })),
    ...(seat === 0
      ? [
          card("sails", "tech.p0.middle", "Sails", "explore", "per-territory", true),
          card("granary", "tech.p0.bottom", "Granary", "farm", "territory"),
          card("loom", "tech.p0.bottom", "Loom", "worker", "+7"),
        ]
      : [
          card(
            seat === 1 ? "sundial" : "anvil",
            `tech.${owner}.top`,
            seat === 1 ? "Sundial" : "Anvil",
            "culture",
            "+5",
          ),
        ]),
    { id: `note.tech.${owner}`, type: "text", region: "tech", owner, text: seat === 0 ? "3 cards" : "1 card" },
  ];
}

export const MATS: Element[] = [
  ...SEATS.flatMap(MAT),
  { id: "tech.offer", type: "zone", region: "tech", order: 0, layout: "row", title: "Offer", label: "Offer" },
  card("compass", "tech.offer", "Compass", "territory", "explore"),
  card("dyes", "tech.offer", "Dyes", "culture", "landmark"),
  card("plough", "tech.offer", "Plough", "food", "per-farm"),
  {
    id: "tech.deck",
    type: "zone",
    in: "tech.offer",
    layout: "pile",
    count: 27,
    order: 9,
    title: "Deck",
    label: "Deck",
  },
  ...SEATS.map((seat): Element => ({
    id: `supply.p${seat}`,
    type: "panel",
    region: "supply",
    owner: `p${seat}`,
    counters: [
      { id: `p${seat}.era`, icon: "era", label: "Era", value: [3, 3, 2][seat] ?? 1 },
      { id: `p${seat}.lands`, icon: "territory", label: "lands", value: [3, 2, 2][seat] ?? 0 },
      { id: `p${seat}.techs`, icon: "tech", label: "techs", value: [3, 1, 2][seat] ?? 0 },
      { id: `p${seat}.hand`, icon: "tapestry", label: "in hand", value: 3 - seat },
    ],
  })),
];

export const HAND: Element[] = [
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
