// Line icons in a 24 box, drawn with a 1.7 stroke, round ends and no fill.

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

const WHEAT =
  "M12 20V9M12 9c-3 0-4-2-4-5 3 0 4 2 4 5zM12 9c3 0 4-2 4-5-3 0-4 2-4 5z" +
  "M12 14.5c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5zM12 14.5c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5z";
const TEMPLE = "M4.5 9.5 12 5l7.5 4.5zM6 19h12M7 10v7M10.3 10v7M13.7 10v7M17 10v7";
const PERSON = circle(12, 8.5, 3.5) + "M5 19.5c1-4 3.5-5.5 7-5.5s6 1.5 7 5.5";
const GEAR =
  circle(12, 12, 5) +
  "M12 4v3M12 17v3M4 12h3M17 12h3M6.3 6.3l2.1 2.1M15.6 15.6l2.1 2.1M17.7 6.3l-2.1 2.1M8.4 15.6l-2.1 2.1";
const FLASK = "M10 4.5v5l-5 9h14l-5-9v-5M8.5 4.5h7M7.5 14.5h9";
const SWORD = "M18.5 5.5l-9 9M18.5 5.5h-3M18.5 5.5v3M7 12l5 5M9 15l-3.5 3.5";
const COMPASS = circle(12, 12, 8.5) + "M15.5 8.5l-2 5-5 2 2-5z";
const MAP = "M4 6.5l5.5-2 5 2 5.5-2v13l-5.5 2-5-2-5.5 2zM9.5 4.5v13M14.5 6.5v13";
const HAMMER = "M14 5.5c-3-1.5-6.5 0-8 2.5 2-.5 3.5-.3 5 .7L5.5 17l2 2L14 11.5M13 7l4 4 2.5-2.5-4-4z";
const BUBBLE = "M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3z";
const STAR = "M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3L4.5 10.1l5.2-.7z";
const PICK = "M5 9c4-4 10-4 14 0M12 6.5V20";
const LINK =
  "M10 14a4 4 0 0 1 0-5.5l2.5-2.5a4 4 0 0 1 5.5 5.5l-1.5 1.5M14 10a4 4 0 0 1 0 5.5L11.5 18A4 4 0 0 1 6 12.5L7.5 11";
const PAWN = circle(12, 7.5, 3) + "M8.5 19h7l-1.5-7h-4z";
const SHIP = "M4.5 15h15l-2.5 4.5h-10zM11 4.5V13H5.5zM13.5 7v6h4.5z";
const HOUSE = "M5 11.5L12 5l7 6.5V19.5H5zM10 19.5v-5h4v5";
const FLAG = "M6.5 20V4.5M6.5 5h10l-2.5 3.5 2.5 3.5h-10";
const ANYWHERE = "M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9";
const NOTHING = circle(12, 12, 8.5) + "M6 18L18 6";
const HEX = "M7.5 4.5h9L21 12l-4.5 7.5h-9L3 12z";
const DIE = "M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5z";
const ROCKET =
  "M12 3.5c3 2.5 4 6 4 9l-1.5 3h-5L8 12.5c0-3 1-6.5 4-9zM8 11l-2.5 3v3.5l4-2M16 11l2.5 3v3.5l-4-2M12 18v2.5" +
  circle(12, 9, 1.5);
const HOURGLASS = "M7 4.5h10M7 19.5h10M8 4.5c0 4 3 5 4 7.5 1-2.5 4-3.5 4-7.5M8 19.5c0-4 3-5 4-7.5 1 2.5 4 3.5 4 7.5";
const CUBE = "M12 3.5l7.5 4.3v8.5L12 20.5l-7.5-4.2V7.8zM4.5 7.8l7.5 4.3 7.5-4.3M12 12.1v8.4";
const TOWER = "M7 20V9H5.5V4.5h3v2h2.2v-2h2.6v2h2.2v-2h3V9H17v11z";
const TOKEN = circle(12, 12, 8.8);
const SMALL_PAWN = circle(9, 7.5, 2.7) + "M5.5 19h7L11 11.7H7z";
const SHAFT = "M5.5 4h13M5.5 20h13";

export const ICONS: Readonly<Record<string, string>> = {
  // the page's own
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  "turn-left": "M7.5 4v4.5H12M7.8 8.3a7 7 0 1 1-2.6 6.2",
  "turn-right": "M16.5 4v4.5H12M16.2 8.3a7 7 0 1 0 2.6 6.2",
  regions: "M9 3.5l5 2.9v5.7L9 15l-5-2.9V6.4zM14 12.1l5 2.9-.5 3.5L14 21l-5-2.9V15",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 5 5V18",
  redo: "M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0-5 5V18",
  book: "M5 5.5A2.5 2.5 0 0 1 7.5 3.5H19v15H7.5A2.5 2.5 0 0 0 5 21zM5 18.5V5.5M9 8h6",
  settings:
    circle(12, 12, 3) +
    "M12 4v2.5M12 17.5V20M4 12h2.5M17.5 12H20M6.3 6.3l1.8 1.8M15.9 15.9l1.8 1.8M6.3 17.7l1.8-1.8M15.9 8.1l1.8-1.8",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6z" + circle(12, 12, 2.5),
  log: "M8 6h11M8 12h11M8 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  chat: BUBBLE,
  pencil: "M5 19l1-4.5L15.5 5l3.5 3.5L9.5 18zM13.5 7l3.5 3.5",
  notes: "M6 4.5h12v10l-5 5H6zM18 14.5h-5v5M9 8.5h6M9 11.5h4",
  chart: "M4 19.5h16M5.5 15l4-5 4 3 5-7",
  first: "M7 6v12M18 6l-8 6 8 6z",
  previous: "M15.5 6l-8 6 8 6z",
  next: "M8.5 6l8 6-8 6z",
  last: "M17 6v12M6 6l8 6-8 6z",
  play: "M8 5.5l10 6.5-10 6.5z",
  pause: "M8.5 6v12M15.5 6v12",
  clock: circle(12, 12, 8) + "M12 7.5V12l3 2",
  bot:
    "M8 8.5h8a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 16v-5A2.5 2.5 0 0 1 8 8.5z" +
    "M12 8.5V5M9.5 13h.01M14.5 13h.01" +
    circle(12, 4.3, 1),
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M5 7h14M5 12h14M5 17h14",
  more: circle(6, 12, 0.8) + circle(12, 12, 0.8) + circle(18, 12, 0.8),
  search: circle(10.5, 10.5, 6) + "M15 15l5 5",
  bell: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10.5 20h3",
  down: "M6.5 9.5l5.5 5.5 5.5-5.5",
  up: "M6.5 14.5L12 9l5.5 5.5",
  left: "M14.5 6.5L9 12l5.5 5.5",
  right: "M9.5 6.5L15 12l-5.5 5.5",
  help: circle(12, 12, 8.5) + "M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.5-1.2.9-1.2 1.9M12 16.7h.01",
  bulb: "M9.5 16.5c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6zM10 19.5h4",
  info: circle(12, 12, 8.5) + "M12 11v5.5M12 7.7h.01",
  warning: "M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01",
  copy: "M9 9h10v10H9zM15 9V5H5v10h4",
  download: "M12 4.5v10M7.5 10.5l4.5 4.5 4.5-4.5M5 19.5h14",
  upload: "M12 15V4.5M7.5 9l4.5-4.5L16.5 9M5 19.5h14",
  share: LINK,
  link: LINK,
  sun: circle(12, 12, 4) + "M12 3.5V5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1",
  moon: "M18.5 14.5A7.5 7.5 0 0 1 9.5 5.5a7.5 7.5 0 1 0 9 9z",
  contrast: circle(12, 12, 8) + "M12 4v16M14.5 5v14M17 6.5v11M19 9v6",
  sound: "M4.5 9.5h3l4.5-4v13l-4.5-4h-3zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  // things of the table
  cards: "M4.3 7.9l7.9-1.4 2.1 11.8-7.9 1.4zM12.5 6.5l7.2 1.3-2.1 11.8-3-.5",
  map: MAP,
  people: PERSON,
  person: PERSON,
  pawn: PAWN,
  population: PAWN,
  opponent: PERSON,
  pawns: circle(9, 8, 2.6) + "M6 18.5h6l-1.3-6.5h-3.4zM15.5 5.5a2.5 2.5 0 0 1 0 5M16 12.5h.6l1.4 6h-3",
  trophy: "M8 5h8v5a4 4 0 0 1-8 0zM8 6.5H5c0 3 1 4.5 3.2 4.7M16 6.5h3c0 3-1 4.5-3.2 4.7M12 14v3M8.5 19.5h7M10 17h4",
  vp: STAR,
  points: STAR,
  decline: "M4.5 6.5l5.5 5.5 3.5-3.5 6 6.5M19.5 10.5V15H15",
  star: STAR,
  flag: FLAG,
  anchor: circle(12, 5.5, 1.8) + "M12 7.3V19M8.5 10h7M5 13.5c.5 4 3.5 5.5 7 5.5s6.5-1.5 7-5.5",
  port: circle(12, 5.5, 1.8) + "M12 7.3V19M8.5 10h7M5 13.5c.5 4 3.5 5.5 7 5.5s6.5-1.5 7-5.5",
  mine: PICK,
  pick: PICK,
  sword: SWORD,
  military: SWORD,
  shield: "M5.5 5h13v7c0 4-3 6.5-6.5 8-3.5-1.5-6.5-4-6.5-8z",
  bow: "M7 4.5c8 2 11 7 11 15M7 4.5l11 15M5 19l9-9M14 10h-3M14 10v3",
  fort: TOWER,
  tower: TOWER,
  ship: SHIP,
  compass: COMPASS,
  explore: COMPASS,
  science: FLASK,
  technology: GEAR,
  gear: GEAR,
  wheat: WHEAT,
  food: WHEAT,
  coin: circle(12, 12, 7.5) + "M12 8v8M10 9.5h3.2a1.6 1.6 0 0 1 0 3.2H10",
  worker: HAMMER,
  hammer: HAMMER,
  culture: TEMPLE,
  temple: TEMPLE,
  column: "M7 4.5h10M7 19.5h10M9 4.5v15M15 4.5v15M12 7v10",
  wood: "M4 15.5l11-6.5 4 2.5L8 18zM4 15.5c-1 1.5-.5 3 1 3.3s2.5-.3 3-.8",
  stone: "M4.5 17l2-6.5 5-3.5 6 2.5 2 7.5zM6.5 10.5l5 2.5 6-3.5M11.5 13l-1 4",
  message: BUBBLE,
  chain: LINK,
  any: circle(12, 12, 7.5) + "M12 9v6M9 12h6",
  resource: "M7 4.5h10M7 19.5h10M8 4.5c-3 5-3 10 0 15M16 4.5c3 5 3 10 0 15M5.9 9.5h12.2M5.9 14.5h12.2",
  cube: CUBE,
  cubes: "M8 9.5l4 2.3v4.6L8 18.7l-4-2.3v-4.6zM16 9.5l4 2.3v4.6l-4 2.3-4-2.3v-4.6zM12 2.5l4 2.3v4.7l-4 2.3-4-2.3V4.8z",
  disc: circle(12, 12, 8) + circle(12, 12, 4.5),
  waves: "M3.5 9.5c2-2 4-2 6 0s4 2 6 0 4-2 5 0M3.5 15c2-2 4-2 6 0s4 2 6 0 4-2 5 0",
  wonder: "M12 4l8.5 15.5h-17zM12 4l2.5 15.5M8.3 11h5M5.8 15.5h8",
  trade: "M4.5 8.5h13M14 5l3.5 3.5L14 12M19.5 15.5h-13M10 12l-3.5 3.5L10 19",
  island:
    "M3.5 17c2.5-1.7 4.5-1.7 8.5 0s6 1.7 8.5 0M5.5 14c1.5-3 4-4 6.5-4s5 1 6.5 4" +
    "M12 10V4.5M12 4.5c-2 0-3 1-3.5 2.5M12 4.5c2 0 3 1 3.5 2.5",
  stays: "M9 4.5h6l-1 6 3 3.5H7l3-3.5zM12 14v6",
  tile: "M12 3.5l7.5 4.3v8.5L12 20.5l-7.5-4.2V7.8z",
  house: HOUSE,
  city: HOUSE,
  building: HOUSE,
  horse: "M7 20v-5c0-4 2-5 2-8l-1-3 4 2c4 1 6 4 6 8l-3 .5-2-2.5-1 1c3 2 3 4.5 3 7z",
  grass: "M6 19c.5-5-1-8-2-10M9.5 19c0-6 .5-9 2.5-13M14 19c0-4 1-7 4-9M4 19.5h16",
  tree: "M12 20v-4M6.5 16l5.5-6.5 5.5 6.5zM8 10.5l4-6 4 6",
  mountain: "M3.5 19L10 6.5l4 7 2-3.5 4.5 9zM8 10.5l2 2 2-2",
  medicine: "M9.5 4.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z",
  spy: "M4 11h16M7 11l1.5-5.5h7L17 11M7 15.5a2.2 2.2 0 1 0 4 0M13 15.5a2.2 2.2 0 1 0 4 0M5 15.5h14",
  scroll: "M7 4.5h11v11a3.5 3.5 0 0 1-3.5 4H6a2.5 2.5 0 0 0 2-2.5V6a1.5 1.5 0 1 0-3 0v2h3M11 9h4M11 12.5h4",
  crown: "M4.5 17.5l-1-9 5 3.5L12 6l3.5 6 5-3.5-1 9z",
  handshake: "M3.5 8.5l4-1.5 4.5 2 4.5-2 4 1.5v7l-3 .5-5 3.5-5.5-4-3.5-.5zM12 9l-3 3.5c1.5 1 3 .5 4-.5l4.5 4",
  dove:
    "M4 7c3 0 5 2 6 4 2-3 5-5 10-5-1 3-2 4-4 5 0 5-3.5 7.5-8.5 7.5-1.5 0-3-.5-4-1.5 2 0 3.5-.5 4.5-2" +
    "C6 14 4.5 11 4 7z",
  tent: "M12 5L3.5 19.5h17zM12 12l-3.5 7.5M12 12l3.5 7.5",
  lock: "M7 10.5h10v9H7zM9 10.5V8a3 3 0 0 1 6 0v2.5",
  up2: "M6 12.5L12 6.5l6 6M6 18.5l6-6 6 6",
  bag: "M9.5 5.5h5l-1.5 3c4 2.5 5 5.5 5 7.5 0 3-2.5 4-6 4s-6-1-6-4c0-2 1-5 5-7.5z",
  hourglass: HOURGLASS,
  era: HOURGLASS,
  // what one gains, and what one does
  territory: HEX + "M12 12l4.5-7.5M12 12H3M12 12l4.5 7.5",
  "tile-benefit": HEX + circle(12, 12, 3),
  "space-tile": circle(12, 12, 4.8) + "M4.2 16c3.5 1 13-3.5 15.6-8-2-.8-4.5-.3-6.5.6M4.2 16c-.6-1.2.8-2.8 3-4.5",
  tapestry: "M6 3.5h12v15.5l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 7.5h6M9 11h6",
  tech: "M6.5 3.5h11v17h-11z" + circle(12, 9.5, 2.6) + "M12 5.7v1.2M12 12.1v1.2M8.2 9.5h1.2M14.6 9.5h1.2M9.5 17h5",
  civilization:
    "M12 20c-5-1-8-5-7.5-11M12 20c5-1 8-5 7.5-11M4.7 12.5l3.3-.5M6.5 16.5L9 14M19.3 12.5L16 12M17.5 16.5L15 14" +
    "M12 4.5v6M9.5 7.5h5",
  trap: "M3.5 17.5a8.5 8.5 0 0 1 17 0zM6.5 17.5l2-4 2 4M10.5 17.5l1.5-4 1.5 4M13.5 17.5l2-4 2 4",
  landmark: "M5 5h7v7h7v7H5z",
  capital: "M5 5h14v14H5zM5 9.7h14M5 14.3h14M9.7 5v14M14.3 5v14",
  outpost: TOWER,
  armory: FLAG,
  farm: WHEAT,
  market: circle(12, 12, 7.5) + "M12 8v8M10 9.5h3.2a1.6 1.6 0 0 1 0 3.2H10",
  exploration: COMPASS,
  "explore-space": ROCKET,
  conquer: "M5 5l10 10M19 5L9 15M5 5h3M5 5v3M19 5h-3M19 5v3M12.5 17l3.5-3.5M11.5 17L8 13.5M15 15l4 4M9 15l-4 4",
  research: DIE + "M10.5 8v3.5L8 16h8l-2.5-4.5V8M9.5 8h5",
  roll: DIE + "M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  invent: "M9 17h6M10 20h4M8.5 14.5c-2-1.5-3-3-3-5.5a6.5 6.5 0 0 1 13 0c0 2.5-1 4-3 5.5V17h-7z",
  upgrade: "M12 17V5.5M6.5 11L12 5.5l5.5 5.5M6.5 20h11",
  circle: circle(12, 12, 7.5),
  square: "M5 5h14v14H5z",
  advance: "M4 12h11M10.5 7.5L15 12l-4.5 4.5M19 5.5v13",
  regress: "M20 12H9M13.5 7.5L9 12l4.5 4.5M5 5.5v13",
  repeat: "M17.7 8.5A7 7 0 1 0 19 13M18.5 4.5v4.3h-4.3",
  refresh: "M5.5 10a7 7 0 0 1 12-2.5L19 9M19 5v4h-4M18.5 14a7 7 0 0 1-12 2.5L5 15M5 19v-4h4",
  "play-over": "M5 4.5h9V8M5 4.5V16h4M9.5 8.5H19V20H9.5zM14.2 11v5.5M11.8 14.2l2.4 2.4 2.4-2.4",
  discard: "M12 4v9.5M8 9.5l4 4 4-4M5 14.5v5h14v-5",
  pay: circle(9, 14, 5.5) + "M9 11.5v5M16 12V4.5M13 7.5l3-3 3 3",
  income: "M12 4v8.5M8.5 9l3.5 3.5L15.5 9M4.5 14c0 3.5 3.5 5.5 7.5 5.5s7.5-2 7.5-5.5",
  then: "M5 12h13M13.5 7.5L18 12l-4.5 4.5",
  steps: "M5.5 6.5L11 12l-5.5 5.5M12.5 6.5L18 12l-5.5 5.5",
  build: "M4.5 19.5v-7l5-4 5 4v7zM15 9.5V4.5M12.5 7H21M18.5 4.5l2.5 2.5-2.5 2.5",
  discount: circle(12, 12, 7.5) + "M8.5 12h7",
  village: "M3.5 12.5L8.5 8l5 4.5v7h-10zM14 11l3-2.7 3.5 3.2v8H16M7 19.5V16h3v3.5",
  token: TOKEN + "M12 7v10M7 12h10",
  "token-colonise": TOKEN + "M7 12.5L12 8l5 4.5V16H7z",
  "token-fortify": TOKEN + "M8 16.5V12H7V8h2.5v1.5h1.5V8h2v1.5h1.5V8H17v4h-1v4.5z",
  settler: SMALL_PAWN + "M18.5 4.5V19M15.5 8.5c0-2 1-4 3-4s3 2 3 4",
  soldier: SMALL_PAWN + "M17.5 4l1.5 2.5V15h-3V6.5zM14.5 15h6M17.5 15v4",
  unit: SMALL_PAWN + "M15 8.5h6M18 5.5v6",
  arts:
    "M12 4.5c-4.7 0-8 3-8 7.2 0 4.3 3.2 7.8 6.6 7.8 1.9 0 2.2-1.4 1.6-2.6-.7-1.5 0-2.9 1.7-2.9h2.6c2.3 0 3.5-1.4 3.5-3.3" +
    "C20 7.2 16.4 4.5 12 4.5zM8 11h.01M10.5 8h.01M14.5 8h.01M17 10.5h.01",
  masterpiece: "M4.5 6h15v13h-15zM7 8.5h10v8H7zM8 15.5l3-3.5 2 2 1.5-1.5 1.8 3M9 3.5l3 2.5 3-2.5",
  broadcast:
    circle(12, 10, 1.6) +
    "M12 11.6V20M8.7 13.3a4.7 4.7 0 0 1 0-6.6M15.3 6.7a4.7 4.7 0 0 1 0 6.6M6 16a8.5 8.5 0 0 1 0-12M18 4a8.5 8.5 0 0 1 0 12",
  inspire: "M19.5 4.5L11 13l-1.8-1.8zM10 12.2c-2.5-.7-4.2.8-4.2 3.2 0 1.7-.6 2.7-1.8 3.6 3.8 1 8.2-.6 7.8-5M14 19.5h5.5",
  different: circle(8, 12, 4) + "M13.5 8h7v8h-7z",
  identical: circle(7.5, 12, 3.8) + circle(16.5, 12, 3.8),
  row: "M4.5 7h15M4.5 17h15M4.5 9.5h15v5h-15zM9.5 9.5v5M14.5 9.5v5",
  // when something holds
  bolt: "M13 3.5L5.5 13.5H11l-1 7 8-10.5h-5.5z",
  action: circle(12, 12, 9) + circle(12, 8.8, 2.2) + "M8.8 16.5h6.4l-1.5-5h-3.4z",
  always: "M12 12c-2-3-3.5-4-5.3-4a4 4 0 0 0 0 8c1.8 0 3.3-1 5.3-4s3.5-4 5.3-4a4 4 0 0 1 0 8c-1.8 0-3.3-1-5.3-4z",
  // tracks, levels, columns, colours, governments
  economy: "M12 4v15.5M7.5 19.5h9M4.5 7h15M5.5 7l-2.7 6.2h5.4zM18.5 7l-2.7 6.2h5.4z",
  infrastructure: "M3 8h18M4.5 8v11.5M19.5 8v11.5M8.2 19.5V15a3.8 3.8 0 0 1 7.6 0v4.5M3 19.5h5.2M15.8 19.5H21",
  "level-1": "M12 6v12M9 6h6M9 18h6",
  "level-2": "M9.2 6v12M14.8 6v12M6.5 6h11M6.5 18h11",
  "level-3": "M7 6v12M12 6v12M17 6v12M4.5 6h15M4.5 18h15",
  "level-4": "M6 6v12M3.8 6h4.4M3.8 18h4.4M10.5 6l4.5 12 4.5-12M9 6h3.2M18 6h3",
  "column-a": SHAFT + "M8.5 17L12 7.5l3.5 9.5M9.8 13.5h4.4",
  "column-b": SHAFT + "M9 7.5V17h3.7a2.5 2.5 0 0 0 0-5H9M9 7.5h3.3a2.2 2.2 0 0 1 0 4.5",
  "column-c": SHAFT + "M15.2 9a4.2 4.8 0 1 0 0 6.5",
  "column-d": SHAFT + "M9 7.5V17h2.2a4.5 4.7 0 0 0 0-9.5z",
  "column-e": SHAFT + "M15 7.5H9.2V17H15M9.2 12h4.8",
  colours: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  despotism: "M7 20V10l5-5.5 5 5.5v10zM7 12.5h10M12 4.5V2.5M10.5 20v-4h3v4",
  democracy: "M4.5 12.5h15v7h-15zM7.5 12.5l2-8h5l2 8M10 8.5l1.5 1.5 3-3M9.5 15.5h5",
  // landmarks
  forge: "M4.5 8.5h15c0 3-3 4.5-5.5 4.5v3h3v3H7v-3h3v-3c-3 0-5.5-1.5-5.5-4.5z",
  rubber_works: circle(12, 12, 8) + circle(12, 12, 3.2) + "M12 4v2M12 18v2M4 12h2M18 12h2",
  tech_hub:
    "M7 7h10v10H7zM10 7V4.5M14 7V4.5M10 19.5V17M14 19.5V17M7 10H4.5M7 14H4.5M19.5 10H17M19.5 14H17M10.5 10.5h3v3h-3z",
  barracks: "M5 19.5v-8h14v8zM4 11.5l8-4 8 4M12 7.5v-4l4 1.5-4 1.5M10 19.5v-4h4v4",
  tank_factory: "M3.5 15h17l-2.5 4.5H6zM6.5 15v-3.5H15V15M15 12.5h5.5M8.5 11.5V9h4v2.5",
  fusion_reactor:
    "M4 12c0-2 3.6-3.5 8-3.5s8 1.5 8 3.5-3.6 3.5-8 3.5-8-1.5-8-3.5zM8 5.1c1.7-1 4.8 1.3 7 5.1s2.7 7.7 1 8.7" +
    "-4.8-1.3-7-5.1-2.7-7.7-1-8.7zM16 5.1c-1.7-1-4.8 1.3-7 5.1s-2.7 7.7-1 8.7 4.8-1.3 7-5.1 2.7-7.7 1-8.7z",
  lighthouse: "M9 20l1.2-11h3.6L15 20zM10 9V6h4v3M12 6V4M4.5 6l3.5 1.2M4.5 10.5L8 9.3M19.5 6L16 7.2M19.5 10.5L16 9.3",
  train_station:
    "M7.5 4.5h9a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2z" +
    "M5.5 11h13M9 14h.01M15 14h.01M8.5 17l-2 3M15.5 17l2 3",
  launch_pad: ROCKET,
  apothecary: "M5 11h14c0 4-2 6.5-4.5 7.5h-5C7 17.5 5 15 5 11zM8.5 20.5h7M13.5 11L17 4.5",
  academy: "M3 10l9-4.5 9 4.5-9 4.5zM7 12v4.5c2.5 2 7.5 2 10 0V12M21 10v5",
  laboratory: "M8.5 4.8l3-1.1 3 8-3 1.1zM12.5 12.5c3.5.5 4.5 2.5 4.5 4.5M5.5 19.5h13M7.5 16h5M14 6.5c4 1 5.5 6 2.5 10",
  bakery:
    "M4.5 11.5c0-3.5 3-5.5 7.5-5.5s7.5 2 7.5 5.5c0 1.5-.8 2-1.5 2v5H6v-5c-.7 0-1.5-.5-1.5-2zM9 9l1.2 3M13 8.5l1.2 3",
  barn: "M4.5 19.5v-9L8 5.5h8l3.5 5v9zM9 19.5V14h6v5.5M9 14l6 5.5M15 14l-6 5.5M10.5 9.5h3",
  com_tower:
    circle(12, 10, 1) +
    "M12 11v9M8.5 20h7M8.5 13.5a5 5 0 0 1 0-7M15.5 6.5a5 5 0 0 1 0 7M6 16A8.5 8.5 0 0 1 6 4M18 4a8.5 8.5 0 0 1 0 12",
  library: "M4.5 5H8v14.5H4.5zM8 5h3.5v14.5H8zM13 6l3.5-1L20 18.5l-3.5 1z",
  stock_market: "M4.5 19.5h15M6 15.5l4-4 3 2.5 5.5-6.5M18.5 11.5v-4h-4",
  arts_ii: "M4 9.5l8-5 8 5v10H4zM8 19.5v-6a4 4 0 0 1 8 0v6M8 11.5h.01M16 11.5h.01M12 13.5v6",
  arts_iii: "M4 19.5v-9l8-5 8 5v9M4 19.5h5v-5h6v5h5M8 11.5h8",
  arts_iv: "M4 16.5a8 8 0 0 1 16 0zM4 16.5v3h16v-3M12 8.5v8M8 16.5c0-4 1.5-7 4-8 2.5 1 4 4 4 8",
  treasury: "M4.5 12c0-4 1.5-6 4-6h7c2.5 0 4 2 4 6v7h-15zM4.5 12h15M11 11h2v3h-2z",
  caravanserai: "M4.5 4.5h15v15h-15zM9 9h6v6H9zM10.5 19.5v-2.5a1.5 1.5 0 0 1 3 0v2.5",
  guildhall: "M5 19.5v-9l7-6 7 6v9zM8.5 19.5V14h7v5.5M12 14v5.5M9 10.5h6",
  observatory: "M5 19.5v-5a7 7 0 0 1 14 0v5zM5 14.5h14M12 14.5l5.5-9M15.8 4.5l3.4 2",
  aqueduct: "M3.5 6h17M3.5 9h17M3.5 9v10M20.5 9v10M6.5 19v-5a2.5 2.5 0 0 1 5 0v5M12.5 19v-5a2.5 2.5 0 0 1 5 0v5",
  town_hall: "M4 19.5v-7h16v7zM9.5 12.5v-6h5v6M9.5 6.5L12 3.5l2.5 3M12 8.5v2h1.5M10.5 19.5v-4h3v4",
  stadium:
    "M3.5 10c0-2.5 3.8-4.5 8.5-4.5s8.5 2 8.5 4.5v5c0 2.5-3.8 4.5-8.5 4.5S3.5 17.5 3.5 15z" +
    "M3.5 10c0 2.5 3.8 4.5 8.5 4.5s8.5-2 8.5-4.5M8 10c0-1 1.8-1.8 4-1.8s4 .8 4 1.8-1.8 1.8-4 1.8-4-.8-4-1.8z",
  monolith: "M9 20V4.5h6V20zM5.5 20h13M15 4.5l1.5 1.5v14",
  castle: "M4.5 19.5v-14h3V8h3V5.5h3V8h3V5.5h3v14zM10 19.5V16a2 2 0 0 1 4 0v3.5M4.5 11h15",
  sculpture_garden:
    circle(12, 6.5, 2) + "M9.5 15V12c0-2 1-3 2.5-3s2.5 1 2.5 3v3M8 15h8v5H8zM4 20h16M5.5 20v-4M18.5 20v-4",
  amphitheater:
    "M3.5 8.5h17c0 6-3.5 10.5-8.5 10.5S3.5 14.5 3.5 8.5zM7 8.5c0 4 2 6.5 5 6.5s5-2.5 5-6.5" +
    "M10 8.5c0 1.5.8 2.5 2 2.5s2-1 2-2.5",
  weaving_hall: "M4.5 5h15M4.5 19h15M6.5 5v14M17.5 5v14M9.5 5v14M12 5v14M14.5 5v14M6.5 10h11M6.5 14h11",
  triumphal_arch: "M4.5 20V5h15v15h-4v-6a3.5 3.5 0 0 0-7 0v6zM4.5 8.5h15M6.5 5V3.5h11V5",
};

/** Icons of resources sit on a disc of their own colour. */
export const DISCS: ReadonlySet<string> = new Set([
  "coin",
  "worker",
  "food",
  "culture",
  "wood",
  "stone",
  "resource",
  "cube",
  "economy",
  "infrastructure",
]);

/** Buildings are blocks of the colour of what they bring, with its icon. */
export const BLOCKS: Readonly<Record<string, { colour: string; icon: string }>> = {
  market: { colour: "coin", icon: "coin" },
  house: { colour: "worker", icon: "person" },
  farm: { colour: "food", icon: "wheat" },
  armory: { colour: "culture", icon: "flag" },
};

/** A part of an icon, within the 24 box. */
export interface IconPart {
  d: string;
  transform?: string;
  solid?: boolean;
}

const ASIDE = "translate(-1 5) scale(.8)";
const CORNER = "translate(12.5 -2.5) scale(.5)";
const STARRED = "translate(10.5 -4) scale(.64)";

/**
 * What an icon is drawn of: its own path, or another's with a sign at its corner. `per-x` is a star for every x,
 * `x-anywhere` is x wherever one likes, `x-free` is x and nothing that usually comes with it.
 */
export function iconParts(name: string): IconPart[] {
  const own = ICONS[name];
  if (own !== undefined) return [{ d: own }];
  const [, per] = /^per-(.+)$/.exec(name) ?? [];
  const [, anywhere] = /^(.+)-anywhere$/.exec(name) ?? [];
  const [, free] = /^(.+)-free$/.exec(name) ?? [];
  const base = ICONS[BLOCKS[per ?? ""]?.icon ?? per ?? anywhere ?? free ?? ""];
  if (base === undefined) return [];
  const sign = per !== undefined ? STAR : anywhere !== undefined ? ANYWHERE : NOTHING;
  return [
    { d: base, transform: ASIDE },
    { d: sign, transform: per === undefined ? CORNER : STARRED, solid: per !== undefined },
  ];
}
