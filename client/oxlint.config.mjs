// The rooms of the page and which way the arrows run: a room imports only those that it names, types included, and no
// file comes back to itself. A folder without a place here fails the check.
import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const BASE = ["lib", "parts"];
const AROUND_BOARD = [...BASE, "board/layout", "board/point"];
const DESK = [...BASE, "table/desk"];

/** Each room with those that it may import, from the ground up. */
const ROOMS = {
  lib: [],
  words: [],
  samples: ["lib"], // made-up tables, for tests and the gallery only
  parts: ["lib"],
  frame: BASE,
  channels: BASE, // ways of being told, one's own and a table's; comes with the first list of them
  invite: BASE, // how friends come to a table; comes with what invites them
  rules: [...BASE, "rules/pictures"],
  "rules/pictures": [...BASE, "board/point", "board/plane", "board/pane", "board/tray"],

  "board/layout": ["lib"],
  "board/point": ["lib", "board/layout"],
  "board/faces": [...BASE, "board/layout"],
  "board/draw": [...AROUND_BOARD, "board/faces"],
  "board/plane": [...AROUND_BOARD, "board/draw"],
  "board/pane": [...AROUND_BOARD, "board/faces", "board/draw"],
  "board/tray": [...AROUND_BOARD, "board/faces"],

  "table/desk": ["lib", "board/layout", "board/point"],
  "table/coach": DESK, // the button of a hint, and its card, which comes later
  "table/guide": DESK, // comes with a table that was opened to learn
  "table/talk": DESK, // comes once there is somebody to speak with
  "table/own": DESK, // what the reader keeps for themselves; comes with the first note or mark
  "table/seats": DESK,
  "table/boards": [...DESK, "board/layout", "board/point", "board/plane", "board/pane", "board/tray"],
  "table/bar": [...DESK, "table/own", "table/coach", "table/seats"],
  "table/side": [...DESK, "table/own", "table/talk", "table/coach", "table/seats", "table/guide", "rules"],
  "table/lookback": [...DESK, "board/point", "board/plane", "table/boards"], // comes with the first look back
  "table/sheets": [...DESK, "table/side", "table/lookback", "channels", "invite"],
  "table/room": [...DESK, "table/seats", "table/talk", "invite"], // comes while a table waits for its players
  "table/phone": [...DESK, "table/own", "table/talk", "table/coach", "table/seats", "table/guide", "table/boards", "table/bar", "table/side", "rules"],
  "table/page": [
    ...[...DESK, "table/own", "table/talk", "table/coach", "table/seats", "table/guide", "table/boards", "table/bar", "table/side", "table/sheets", "table/phone"],
    "table/lookback",
    "table/room",
    "frame",
  ],

  "lobby/pictures": [...BASE, "board/layout", "board/faces", "board/draw"],
  lobby: [...BASE, "frame", "rules", "invite", "lobby/pictures"],

  me: [...BASE, "frame", "lobby", "channels", "invite"], // comes with the first look at a page of one's own

  operator: [...BASE, "frame"], // comes to whoever runs the server

  "": [...BASE, "lobby", "me", "operator", "table/page"],
  gallery: ["lib", "samples", "board/point", "board/plane", "board/tray", "lobby/pictures", "table/page", ""],
};
const WORDS = { lib: ["words"] }; // sentences are read as text
const FIXTURES = "../fixtures";
const WITH_FIXTURES = ["gallery"];

const SRC = join(dirname(fileURLToPath(import.meta.url)), "src");

/** How a file of one folder names what lies in another. */
function way(from, to) {
  const path = relative(join(SRC, from), join(SRC, to)) || ".";
  return path.startsWith(".") ? path : `./${path}`;
}

function rule(room, open) {
  const may = open.map((to) => `!${way(room, to)}/*`);
  const message = `What ${room || "src"} may import stands in oxlint.config.mjs.`;
  return { "no-restricted-imports": ["error", { patterns: [{ group: ["../**", "./*/**", ...may], message }] }] };
}

function overrides([room, rooms]) {
  const open = [...rooms, ...(WORDS[room] ?? []), ...(WITH_FIXTURES.includes(room) ? [FIXTURES] : [])];
  const files = join("src", room, "*");
  return [
    { files: [files], rules: rule(room, open) },
    { files: [`${files}.test.ts`], rules: rule(room, [...open, "samples", FIXTURES]) },
  ];
}

const folders = readdirSync(SRC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const homeless = new Set(folders.map((file) => relative(SRC, file.parentPath)).filter((room) => !(room in ROOMS)));
if (homeless.size) throw new Error(`no place in oxlint.config.mjs: ${[...homeless].join(", ")}`);

export default {
  plugins: ["import"],
  categories: { correctness: "off" },
  rules: { "import/no-cycle": ["error", { ignoreTypes: false }] },
  overrides: Object.entries(ROOMS).flatMap(overrides),
};
