// A table as it is now. It follows the server's updates one by one, never twice, and mends itself after a gap.
import { absentAt, type Absent } from "./absence";
import { api, problemOf, unreachable } from "./api";
import { calledName } from "./called";
import { clocksAt, type Clocks } from "./clocks";
import { Line, type Connection, type Socket } from "./line";
import { Paper } from "./paper.svelte";
import { Premoves } from "./premoves.svelte";
import { draw, patch, type Drawing } from "./scene";
import { Conversation } from "./talk.svelte";
import type {
  Answer,
  Choice,
  FromTable,
  Full,
  GuideMoment,
  Hurried,
  LogLine,
  Presence,
  Problem,
  Scene,
  SceneEvent,
  Stage,
  TableInfo,
  UndoState,
  Update,
  Why,
} from "./types";

/** One update to be shown: the table before and after it, and what happened between. */
export interface Beat {
  version: number;
  before: Scene;
  after: Scene;
  events: SceneEvent[];
  /** The table went back: nothing to play. */
  back: boolean;
  /** How many lines the story has after it. */
  lines: number;
}

type Ask =
  | { type: "act"; seat: number; version: number; actions: (number | string)[] }
  | { type: "undo" | "redo"; seat: number; version: number }
  | { type: "why"; seat: number; path: string[] };

/** A seat that must decide before a moment of this page's clock. */
export interface Hurry {
  seat: number;
  until: number;
}

function hurryOf(told: Hurried | null | undefined): Hurry | null {
  return told ? { seat: told.seat, until: performance.now() + told.left * 1000 } : null;
}

const BANNED = 4403; // the code with which a socket closes
const FINAL: ReadonlySet<string> = new Set(["not_found", "not_allowed", "banned"]); // to ask again changes nothing
const MOST_BEATS = 200; // a page that nobody looks at forgets the oldest
const NO_UNDO: UndoState = { can: false, why: "nothing", redo: false };

export class LiveTable {
  readonly id: string;
  /** What people say here. */
  readonly talk: Conversation;
  /** What the reader keeps here for themselves. */
  readonly paper: Paper;
  /** What the reader's seats have answered beforehand. */
  readonly premoves: Premoves;
  table = $state.raw<TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  scene = $state.raw<Scene | null>(null);
  choices = $state.raw<Choice[]>([]);
  /** At a table to learn at: the steps of the guide that fit the question. */
  guide = $state.raw<GuideMoment[]>([]);
  undoState = $state.raw<UndoState>(NO_UNDO);
  log = $state.raw<LogLine[]>([]);
  /** Lines of the log that came before the first one here. */
  logFrom = $state(0);
  /** Updates that nobody has shown yet, oldest first. */
  beats = $state.raw<Beat[]>([]);
  connection = $state<Connection>("connecting");
  /** Seconds until the next attempt, while the connection is lost. */
  retryIn = $state(0);
  /** Whom all others wait for, and until when by this page's clock; then chance decides for that seat. */
  hurried = $state.raw<Hurry | null>(null);
  /** Who is away or does not move, by this page's clock. */
  absent = $state.raw<Absent[]>([]);
  /** Whose time passes, by this page's clock; null where nobody has a clock. */
  clocks = $state.raw<Clocks | null>(null);
  /** The version that our last order made. */
  accepted = 0;
  /** Hears that the table went back, and how many lines of the log are left. */
  onBack?: (lines: number) => void;
  /** Why there is no such table for us; nothing more is tried. */
  problem = $state.raw<Problem | null>(null);

  readonly drawing: Drawing | null = $derived(this.stage && this.scene ? draw(this.stage, this.scene) : null);
  readonly names: string[] = $derived((this.table?.seats ?? []).map(calledName));
  readonly online: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.online).map((seat) => seat.seat));

  readonly #line: Line;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #version: number | null = null;
  #ref = 0;

  constructor(id: string, connect?: (url: string) => Socket) {
    this.id = id;
    this.talk = new Conversation(id);
    this.paper = new Paper(id);
    this.premoves = new Premoves(id);
    this.#line = new Line(
      {
        url: () => this.#url(),
        heard: (message) => this.#heard(message),
        changed: (connection, retryIn) => this.#changed(connection, retryIn),
        failed: (code) => this.#mayTryAgain(code),
      },
      connect,
    );
  }

  /** The version we have, or null before the first message. */
  get version(): number | null {
    return this.#version;
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    this.#hangUp();
  }

  retryNow(): void {
    this.#line.retryNow();
  }

  /** Lets a seat act: one action, or several in order. Gives what went wrong, or null. */
  act(seat: number, actions: (number | string)[]): Promise<Problem | null> {
    return this.#do({ type: "act", seat, version: this.#version ?? 0, actions });
  }

  /** Takes back a seat's last action. */
  undo(seat: number): Promise<Problem | null> {
    return this.#do({ type: "undo", seat, version: this.#version ?? 0 });
  }

  /** Does again what was taken back. */
  redo(seat: number): Promise<Problem | null> {
    return this.#do({ type: "redo", seat, version: this.#version ?? 0 });
  }

  /** Why these things cannot be clicked; null where there is nothing to say. */
  async why(seat: number, path: string[]): Promise<Why | null> {
    return (await this.#ask({ type: "why", seat, path }))?.why ?? null;
  }

  /** The next update to show, taken from the queue. */
  takeBeat(): Beat | undefined {
    const [beat, ...rest] = this.beats;
    if (beat) this.beats = rest;
    return beat;
  }

  #url(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (this.#version !== null) url.searchParams.set("since", String(this.#version));
    return url.href;
  }

  async #do(ask: Ask): Promise<Problem | null> {
    const answer = await this.#ask(ask);
    const problem = answer === null ? unreachable() : (answer.problem ?? null);
    this.accepted = Math.max(this.accepted, answer?.version ?? 0);
    if (problem?.state) this.#adopt(problem.state);
    return problem;
  }

  #ask(ask: Ask): Promise<Answer | null> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      if (!this.#line.send({ ...ask, ref })) this.#answer(ref, null);
    });
  }

  #answer(ref: number, answer: Answer | null): void {
    this.#waiting.get(ref)?.(answer);
    this.#waiting.delete(ref);
  }

  #changed(connection: Connection, retryIn: number): void {
    this.connection = connection;
    this.retryIn = retryIn;
    if (connection !== "live") this.#hangUp();
    else this.#resume();
  }

  #resume(): void {
    this.talk.resume();
    this.paper.resume();
    this.premoves.resume();
  }

  /** Whether a question was carried out is not known; the table itself will tell once the line is back. */
  #hangUp(): void {
    for (const ref of [...this.#waiting.keys()]) this.#answer(ref, null);
  }

  async #mayTryAgain(code: number): Promise<boolean> {
    if (this.table && code !== BANNED) return true;
    const problem = await api.table(this.id).then(() => null, problemOf);
    if (problem === null || !FINAL.has(problem.code)) return true;
    this.problem = problem;
    return false;
  }

  #heard(message: FromTable): void {
    switch (message.type) {
      case "full":
        return this.#adopt(message);
      case "update":
        return this.#follow(message);
      case "presence":
        return this.#present(message);
      case "talk":
        return this.talk.hear(message);
      case "paper":
        return this.paper.hear(message);
      case "premoves":
        return this.premoves.hear(message);
      case "answer":
        return this.#answer(message.ref, message);
    }
  }

  #adopt(full: Full): void {
    if (this.#version !== null && full.version < this.#version) return; // older than what we have
    this.#version = full.version;
    this.talk.follow(this.table, full.table);
    this.table = full.table;
    this.scene = full.scene;
    this.choices = full.choices;
    this.guide = full.guide ?? [];
    this.undoState = full.undo;
    this.log = full.log;
    this.logFrom = full.log_from ?? 0;
    this.hurried = hurryOf(full.hurried);
    this.absent = absentAt(full.table.absent, performance.now());
    this.clocks = clocksAt(full.table.clock, performance.now());
    this.beats = [];
    if (full.stage !== null && full.stage !== this.stage?.hash) void this.#setStage(full.stage);
  }

  async #setStage(hash: string): Promise<void> {
    const stage = await api.stage(hash, this.id).catch(() => null);
    if (stage) this.stage = stage;
    else this.#resync();
  }

  #follow(update: Update): void {
    if (this.#version !== null && update.version <= this.#version) return; // seen before
    const playing = update.table.status !== "waiting";
    if (this.#version === null || update.since !== this.#version || (playing && !this.scene)) {
      return this.#resync();
    }
    this.#version = update.version;
    this.talk.follow(this.table, update.table);
    this.table = update.table;
    this.choices = update.choices;
    this.guide = update.guide ?? [];
    this.undoState = update.undo;
    this.hurried = hurryOf(update.hurried);
    this.absent = absentAt(update.table.absent, performance.now());
    this.clocks = clocksAt(update.table.clock, performance.now());
    this.log = [...this.log.slice(0, Math.max(0, update.log_keep - this.logFrom)), ...update.log];
    this.logFrom = Math.min(this.logFrom, update.log_keep);
    if (this.scene) this.#show(this.scene, update);
    if (update.back) this.onBack?.(update.log_keep);
  }

  #show(before: Scene, update: Update): void {
    const after = patch(before, update.patch);
    const { version, events, back = false } = update;
    const lines = this.logFrom + this.log.length;
    this.scene = after;
    this.beats = [...this.beats, { version, before, after, events, back, lines }].slice(-MOST_BEATS);
  }

  #present(presence: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, online: presence.online.includes(seat.seat) }));
    const table = { ...this.table, seats, watching: presence.watching };
    this.talk.follow(this.table, table);
    this.table = table;
    this.absent = absentAt(presence.absent, performance.now());
  }

  /** Something is missing: asks for the whole table. */
  #resync(): void {
    this.#version = null;
    this.#line.renew();
  }
}
