// The words of a game: which one is about a thing or an icon, and where words stand in a sentence. The server's
// core/glossary.py says what the keys mean.
import type { Drawing } from "./scene";
import type { Element, GlossaryEntry, GlossaryInfo, Lang } from "./types";

type Space = NonNullable<Element["spaces"]>[number];

/** A piece of a sentence; a word of the game has its entry. */
export interface Piece {
  text: string;
  entry: GlossaryEntry | null;
}

/** Words without which hardly a sentence is written: in one they name no thing of the game. */
const COMMON: Record<Lang, readonly string[]> = { en: ["or", "then"], fr: ["ou", "puis", "par", "pas"] };

const OF_NOBODY = /^(p?-?\d+|has|[a-z]?\d+[a-z]?)$/;

/** The parts of an id that say what a thing is: `track.p0.food` is a track of food, whoever owns it. */
export function stem(id: string): string[] {
  return id.split(/[.#]/).filter((part) => !OF_NOBODY.test(part));
}

export class Glossary {
  readonly entries: readonly GlossaryEntry[];
  readonly #byKey = new Map<string, GlossaryEntry>();
  readonly #forms = new Map<Lang, { pattern: RegExp | null; entries: Map<string, GlossaryEntry> }>();

  constructor({ entries }: GlossaryInfo) {
    this.entries = entries;
    for (const entry of entries)
      for (const key of entry.about) if (!this.#byKey.has(key)) this.#byKey.set(key, entry);
  }

  /** The word about a key, or about what it begins with. */
  find(key: string): GlossaryEntry | null {
    for (let at = key; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
      const found = this.#byKey.get(at);
      if (found) return found;
    }
    return null;
  }

  /** The words about a thing of the drawing, the most telling first. */
  about(drawing: Drawing, id: string): GlossaryEntry[] {
    const found = keysOf(drawing, id).map((key) => this.find(key));
    return [...new Set(found.filter((entry) => entry !== null))];
  }

  /** A sentence with the words of the game set apart, each where it stands first; `but` is explained already. */
  pieces(text: string, lang: Lang, but: readonly GlossaryEntry[] = []): Piece[] {
    const { pattern, entries } = this.#formsIn(lang);
    if (!pattern) return [{ text, entry: null }];
    const said = new Set<GlossaryEntry>(but);
    const found: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const entry = entries.get(match[0].toLowerCase());
      if (!entry || said.has(entry)) continue;
      said.add(entry);
      if (match.index > from) found.push({ text: text.slice(from, match.index), entry: null });
      found.push({ text: match[0], entry });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ text: text.slice(from), entry: null });
    return found;
  }

  #formsIn(lang: Lang): { pattern: RegExp | null; entries: Map<string, GlossaryEntry> } {
    const known = this.#forms.get(lang);
    if (known) return known;
    const entries = new Map<string, GlossaryEntry>();
    for (const entry of this.entries) {
      // a word of a state is no word of a sentence
      if (entry.about.every((key) => key.startsWith("state.") || key === "panel")) continue;
      for (const form of [entry[lang].word, ...(entry[lang].forms ?? [])]) {
        const key = form.toLowerCase();
        if (!COMMON[lang].includes(key) && !entries.has(key)) entries.set(key, entry);
      }
    }
    const longest = [...entries.keys()].sort((one, other) => other.length - one.length).map(escaped);
    const pattern = longest.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu") : null;
    const made = { pattern, entries };
    this.#forms.set(lang, made);
    return made;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The keys of a thing, or of the number, cell, slot or space that has this id. */
export function keysOf(drawing: Drawing, id: string): string[] {
  const own = drawing.get(id);
  const host = own ?? drawing.host(id);
  if (!host) return [];
  const counter = own ? undefined : host.counters?.find((one) => one.id === id);
  if (counter) return [["counter", ...stem(id)].join("."), ...(counter.icon ? [`icon.${counter.icon}`] : [])];
  const states = (host.state ?? []).map((state) => `state.${state}`);
  if (host.type === "hexes" || (own && own.type === undefined)) return [cellKey(drawing, id), ...states];
  const covered = own || !host.covers ? [] : [isCovered(drawing, host, id) ? "state.covered" : "state.open"];
  return [...(host.terrain ? [`terrain.${host.terrain}`] : []), keyOf(host), ...covered, ...states];
}

/** Whether a piece lies on a space of a track that is there to be uncovered. */
function isCovered(drawing: Drawing, track: Element, id: string): boolean {
  const at = track.spaces?.findIndex((space) => space.id === id) ?? -1;
  return [...drawing.children(id), ...drawing.children(track.id).filter(({ slot }) => slot === at)].length > 0;
}

function cellKey(drawing: Drawing, id: string): string {
  const world = drawing.get(/^(.+)\.-?\d+\.-?\d+$/.exec(id)?.[1] ?? "");
  const place = world ?? drawing.host(drawing.get(id)?.in ?? ""); // a thing without a kind is what its place is
  const cell = world?.cells?.find(([q, r]) => id === `${world.id}.${q}.${r}`);
  if (cell) return `terrain.${cell[2]}`;
  return place && place.type !== "hexes" ? keyOf(place) : "frontier";
}

function keyOf(element: Element): string {
  if (element.type === "area") return `area.${element.kind ?? "land"}`;
  if (element.type === "piece") return ["piece", element.kind ?? "land", ...stem(element.id).slice(0, 1)].join(".");
  return [element.type, ...stem(element.id)].join(".");
}

/** The icons of what a thing gives and costs, each once: those of a space, of a card, of its badges. */
export function iconsOf(drawing: Drawing, id: string): { gives: string[]; costs: string[] } {
  const own = drawing.get(id);
  const host = own ?? drawing.host(id);
  const space = own ? undefined : host?.spaces?.find((one) => one.id === id);
  if (space) return { gives: names(space.icons, space.bonus), costs: costOf(host, space) };
  if (!own) return { gives: [], costs: [] };
  const lines = Array.isArray(own.icons) ? own.icons : [];
  const badges = (own.badges ?? []).flatMap(({ icon }) => (icon === undefined ? [] : [icon]));
  return {
    gives: [...new Set([...names(own.gives, ...lines.map(({ icons }) => icons)), ...badges])],
    costs: names(own.cost, ...lines.map(({ cost }) => cost)),
  };
}

function costOf(track: Element | undefined, space: Space): string[] {
  return names(track?.groups?.find(({ id }) => id === space.group)?.cost);
}

function names(...lists: (readonly (readonly [string, number] | readonly unknown[])[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => (list ?? []).map(([name]) => String(name))))];
}

/** Whether a sentence says anything that does not stand there already: "Archery: conquer." beside both words does not. */
export function saysMore(sentence: string, ...known: readonly string[]): boolean {
  return newIn(sentence, known) > 0;
}

const LITTLE = 0.25;

/** Whether a sentence says in other words what stands there already: hardly a word of it is new. */
export function repeats(sentence: string, ...known: readonly string[]): boolean {
  return newIn(sentence, known) <= LITTLE;
}

/** The part of a sentence's words that do not stand there already; no number where it has no words at all. */
function newIn(sentence: string, known: readonly string[]): number {
  const heard = new Set(known.flatMap(wordsIn));
  const own = wordsIn(sentence);
  return own.filter((word) => !heard.has(word)).length / own.length;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
