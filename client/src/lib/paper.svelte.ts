// What the reader keeps at a table for themselves: a note that saves itself, and marks that are drawn on the board. Each
// change names the version it was made on; where another device was faster, what it did is taken in first.
import { api, problemOf } from "./api";
import type { Ink, MarkInfo, PaperInfo, Problem } from "./types";

export const LONGEST_NOTE = 4000;
export const MOST_MARKS = 200;
export const INKS: readonly Ink[] = ["violet", "red", "green", "blue"];

const PAUSE = 700; // milliseconds without a letter before a note is saved
const TRIES = 3;
const WAITS = [1_000, 3_000]; // milliseconds before a server that does not answer is asked again

export class Paper {
  readonly #table: string;
  note = $state("");
  marks = $state.raw<readonly MarkInfo[]>([]);
  /** Whether the reader draws on the board. */
  draws = $state(false);
  ink = $state<Ink>("violet");
  /** Where an arrow was begun. */
  from = $state<string | null>(null);
  /** Why the last change was not kept. */
  problem = $state.raw<Problem | null>(null);
  /** Whether something is written that has not been kept yet. */
  unsaved = $state(false);
  #version = 0;
  #base = "";
  #sent: string | null = null;
  #known = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for it, at most once. */
  load(): void {
    if (this.#known) return;
    this.#known = true;
    void this.#fetch().catch(() => void (this.#known = false));
  }

  /** Asks again for what another device may have changed while the line was down. */
  resume(): void {
    if (this.#known) void this.#fetch().catch(() => undefined);
  }

  hear(info: PaperInfo): void {
    if (info.version < this.#version) return;
    const theirs = info.note;
    if (!this.unsaved) this.note = theirs;
    else if (theirs !== this.#base && theirs !== this.#sent) this.note = merged(theirs, this.note);
    this.#base = theirs;
    this.marks = info.marks;
    this.#version = info.version;
    this.#known = true;
  }

  // ---- the note

  /** Something was written; it is kept once the writer pauses. */
  write(note: string): void {
    this.note = note;
    this.unsaved = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** Keeps what was written, now. */
  async save(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.unsaved) await this.#keep(() => this.#saveNote());
  }

  async #saveNote(): Promise<void> {
    this.#sent = this.note;
    try {
      const info = await api.keepNote(this.#table, this.#sent, this.#version);
      if (this.note === this.#sent) this.unsaved = false;
      this.hear(info);
    } finally {
      this.#sent = null;
    }
  }

  // ---- marks

  /** Draws a mark; one that is there already goes. */
  toggle(mark: MarkInfo): Promise<void> {
    const gone = this.marks.some((each) => isSame(each, mark));
    return this.#redraw((marks) => (gone ? marks.filter((each) => !isSame(each, mark)) : [...marks.filter((each) => !isSame(each, mark)), mark]));
  }

  /** Rings a thing; or begins an arrow at it, or ends there the one that was begun. */
  point(id: string, arrow = false): Promise<void> {
    const [from, ink] = [this.from, this.ink];
    this.from = arrow && from === null ? id : null;
    if (!arrow) return this.toggle({ kind: "ring", at: id, to: null, ink });
    return from === null || from === id ? Promise.resolve() : this.toggle({ kind: "arrow", at: from, to: id, ink });
  }

  clear(): Promise<void> {
    return this.#redraw(() => []);
  }

  /** Draws at once, and again on what another device drew meanwhile. */
  async #redraw(change: (marks: readonly MarkInfo[]) => MarkInfo[]): Promise<void> {
    const before = this.marks;
    this.marks = change(before).slice(-MOST_MARKS);
    const kept = await this.#keep(async () => {
      const marks = change(this.marks).slice(-MOST_MARKS);
      this.hear(await api.keepMarks(this.#table, marks, this.#version));
    });
    if (!kept) this.marks = before;
  }

  // ---- keeping

  /** One change after the other; whether it was kept. */
  #keep(change: () => Promise<void>): Promise<boolean> {
    const done = this.#turn.then(() => this.#try(change));
    this.#turn = done;
    return done;
  }

  async #try(change: () => Promise<void>): Promise<boolean> {
    const waits = [...WAITS];
    for (let tries = TRIES; tries > 0; ) {
      const problem = await change().then(() => null, problemOf);
      this.problem = problem;
      if (problem === null) return true;
      // a server that is busy for a moment loses nothing: what is drawn stays drawn meanwhile
      const wait = problem.code === "unavailable" ? waits.shift() : undefined;
      if (wait !== undefined) await new Promise((goOn) => setTimeout(goOn, wait));
      else if (problem.code !== "stale") return false;
      else if (--tries > 0) await this.#fetch().catch(() => undefined);
    }
    return false;
  }

  async #fetch(): Promise<void> {
    this.hear(await api.paper(this.#table));
  }
}

/** Whether two marks are of the same things; their colours do not tell them apart. */
export function isSame(one: MarkInfo, other: MarkInfo): boolean {
  return one.kind === other.kind && one.at === other.at && one.to === other.to;
}

/** Both texts, or the one that has the other in it. */
function merged(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n\n${mine}`.slice(0, LONGEST_NOTE);
}
