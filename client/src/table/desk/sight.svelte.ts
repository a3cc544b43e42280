// What the reader of a table sees: the living table or one of its moves, the game's name and its rules.
import { cellName } from "../../board/layout/terrain";
import { hexOf, placeOf, whereabouts } from "../../board/layout/whereabouts";
import { api, ApiProblem, problemOf } from "../../lib/api";
import { calledSeats, youAt } from "../../lib/called";
import { Glossary } from "../../lib/glossary";
import type { Connection } from "../../lib/line";
import type { LiveTable } from "../../lib/live.svelte";
import { tablePath } from "../../lib/route.svelte";
import { draw, type Drawing } from "../../lib/scene";
import { plain, words, type Saying } from "../../lib/words.svelte";
import type {
  Act,
  Choice,
  Counter,
  Element,
  GameInfo,
  LogLine,
  Moment,
  Problem,
  RuleInfo,
  Scene,
  SceneEvent,
  SeatInfo,
  Series,
  TableInfo,
  Text,
} from "../../lib/types";
import { Plan } from "./plan.svelte";
import { Reel } from "./reel.svelte";
import { toldOf, wholeDeed } from "./replay";
import { resultOf } from "./result";
import { Showing } from "./showing.svelte";
import { seatOf } from "./story";

/** What can be answered, as far as it has names. */
interface Named {
  acts: readonly Pick<Act, "say" | "path" | "final">[];
  steps?: Choice["steps"];
}

const MOTION = 700; // milliseconds from one move to the next
const TRIES = 8; // before a move that cannot be fetched is given up

const andThen = (one: string, other: string): string => words.t("place-then", { one, other });

export class Sight {
  readonly live: LiveTable;
  readonly showing: Showing;
  /** What plays the game from a move on. */
  readonly reel: Reel;
  /** The decisions of a turn that the reader thinks through before sending them. */
  readonly plan: Plan;
  problem = $state.raw<Problem | null>(null);
  /** The rule that the reader wants to see, for whoever shows the rulebook. */
  wantedRule = $state.raw<{ id: string } | null>(null);
  past = $state.raw<Moment | null>(null);
  #game = $state.raw<GameInfo | null>(null);
  #rules = $state.raw(new Map<string, RuleInfo>());
  /** The words of the game, once somebody asked for them. */
  glossary = $state.raw<Glossary | null>(null);
  series = $state.raw<Series | null>(null);
  #seriesOf = -1;
  #seriesComing: Promise<void> = Promise.resolve();
  /** The move that the reader looks for, until it is here. */
  sought = $state<number | null>(null);
  #looking = 0;
  #coming: Promise<void> = Promise.resolve();

  constructor(live: LiveTable) {
    this.live = live;
    this.showing = new Showing(live);
    this.reel = new Reel(this);
    this.plan = new Plan(this);
  }

  /** The seat of the reader, if it is their only one and they have given no name: they are "You". */
  readonly you: number | null = $derived.by(() => (this.live.table ? youAt(this.live.table) : null));

  /** The seats, each with a name of its own. */
  readonly seats: SeatInfo[] = $derived.by(() => (this.live.table ? calledSeats(this.live.table) : []));
  readonly saying: Saying = $derived.by(() => ({
    stage: this.live.stage,
    names: this.seats.map((seat) => seat.name),
    you: this.you,
    mine: this.live.table?.you.seats ?? [],
  }));
  readonly scene: Scene | null = $derived.by(() => this.past?.scene ?? this.plan.scene ?? this.showing.scene);
  /** The story, as far as it has been shown. */
  readonly log: LogLine[] = $derived.by(() => {
    const { log, logFrom } = this.live;
    return this.showing.lines === null ? log : log.slice(0, Math.max(0, this.showing.lines - logFrom));
  });
  readonly drawing: Drawing | null = $derived.by(() =>
    this.live.stage && this.scene ? draw(this.live.stage, this.scene) : null,
  );

  /** The seats whose cards are in the reader's hand. */
  readonly mine: number[] = $derived.by(() => this.live.table?.you.seats ?? []);
  /** Whether there is anybody to speak with, or anything that was said. */
  readonly company: boolean = $derived.by(() => this.live.table !== null && this.live.talk.has(this.live.table));
  /** Whether the reader came to this table to learn the game. */
  readonly learns: boolean = $derived.by(() => this.live.table?.guide === true && this.mine.length > 0);
  /** How many moves behind the game the reader watches it. */
  readonly behind: number = $derived.by(() => {
    const { table } = this.live;
    const running = table?.status === "running" || table?.status === "stopped";
    return running && this.mine.length === 0 ? (table.watch?.delay ?? 0) : 0;
  });
  readonly pending: number[] = $derived.by(() =>
    this.past || this.showing.lags ? [] : (this.live.table?.pending ?? []),
  );

  /** Where several choose in secret at once, those that have. */
  readonly ready: number[] = $derived.by(() => (this.past || this.showing.lags ? [] : (this.live.table?.ready ?? [])));

  /** Why a bot plays for the reader, and whether it is too late to have it undone by merely being there. */
  stoodIn({ stand_in }: SeatInfo): string {
    if (!stand_in) return words.t("table-stood-in-own");
    if (stand_in.why === "time") return words.t(stand_in.moved ? "table-stood-in-time" : "table-stood-in-time-waits");
    const by = stand_in.by === null ? words.t("table-stood-in-owner") : (this.seats[stand_in.by]?.name ?? "");
    const then = words.t(stand_in.moved ? "table-stood-in-moved" : "table-stood-in-waits");
    return `${words.t(`table-stood-in-${stand_in.why}`, { by })} ${then}`;
  }

  /** What decides how the action bar looks. */
  get sighted(): { table: TableInfo | null; connection: Connection; past: boolean; lags: boolean; planned: boolean } {
    const { table, connection } = this.live;
    return {
      table: table && { ...table, seats: this.seats },
      connection,
      past: this.past !== null,
      lags: this.showing.lags,
      planned: this.plan.ends !== "",
    };
  }

  element(id: string): Element | undefined {
    return this.drawing?.get(id) ?? this.drawing?.host(id);
  }

  /** A thing's name. A slot or a space is named after what holds it, too: "Peoples, IV". */
  nameOf(id: string): string {
    const own = this.drawing?.get(id);
    const host = own ?? this.drawing?.host(id);
    const cell = !own && host?.type === "hexes" ? cellName(host, id) : undefined;
    const number = own ? undefined : this.counterOf(id);
    const part = own ? undefined : this.#partOf(id);
    const labels = number ? [number.label] : cell === undefined ? [host?.label ?? host?.title, part] : [cell];
    const names = labels.filter((label) => label !== undefined).map((label) => plain(label, this.saying));
    return names.join(", ") || id;
  }

  /** What each act of a choice is called by those who hear it. Where that does not tell two apart, all that is clicked does. */
  namesOfActs({ acts, steps = {} }: Named): string[] {
    const names = acts.map((act) => this.#nameOfAct(act));
    return acts.map(({ path }, at) => {
      const name = names[at] ?? "";
      if (names.filter((other) => other === name).length === 1) return name;
      return [name, ...path.flatMap((step) => this.#named([step].flat()[0] ?? "", steps))].reduce(andThen);
    });
  }

  /** The button of a step, or the name of a thing that has one without its place. */
  #named(id: string, steps: Record<string, Text>): string[] {
    const text = steps[id] ?? this.drawing?.get(id)?.title;
    return text === undefined ? [] : [plain(text, this.saying)];
  }

  /** What an act says, and where: "Place your nomad here: Forest, north of your city, row 4". */
  #nameOfAct({ say, path, final }: Named["acts"][number]): string {
    const said = plain(say, this.saying);
    const places = path.flatMap((step) => this.#placed([step].flat()[0] ?? "", said));
    const [where, ...more] = places;
    const first = where === undefined ? said : said.includes(":") ? andThen(said, where) : words.t("place-choice", { say: said, where });
    const whole = [first, ...more].reduce(andThen);
    return final === undefined ? whole : `${whole}. ${plain(final, this.saying)}`;
  }

  /** A thing's name with its place on a map, which tells it from others of its kind. */
  placedNameOf(id: string): string {
    const name = this.nameOf(id);
    const [placed = ""] = this.#placed(id, "");
    return placed.startsWith(name) ? placed : placed ? `${name}, ${placed}` : name;
  }

  /** The name of something on a map with its place, unless a sentence names it already. */
  #placed(id: string, said: string): string[] {
    const { drawing } = this;
    if (!drawing) return [];
    const own = drawing.get(id);
    const hex = whereabouts(drawing, this.saying).get((own?.type === "piece" && hexOf(drawing, own)) || id);
    if (hex?.alone && said.toLowerCase().includes(hex.kind.toLowerCase())) return [];
    if (hex) return [`${this.nameOf(id)}, ${placeOf(drawing, this.saying, own, id)}`];
    const [, row, column] = (drawing.host(id)?.type === "grid" && /\.(-?\d+)\.(-?\d+)$/.exec(id)) || [];
    if (row === undefined) return [];
    const cell = words.t("board-cell", { row: Number(row) + 1, column: Number(column) + 1 });
    return said.toLowerCase().includes(cell.toLowerCase()) ? [] : [cell];
  }

  #partOf(id: string): Element["label"] {
    const slot = this.drawing?.host(id)?.slots?.find((part) => part.id === id);
    return (slot ?? this.#spaceOf(id))?.label;
  }

  /** The number of a panel that has this id. */
  counterOf(id: string): Counter | undefined {
    return this.drawing?.host(id)?.counters?.find((counter) => counter.id === id);
  }

  #spaceOf(id: string): NonNullable<Element["spaces"]>[number] | undefined {
    return this.drawing?.host(id)?.spaces?.find((part) => part.id === id);
  }

  /** What a thing says of itself, line by line; a space of a track says its own. */
  linesOf(id: string): Text[] {
    const own = this.drawing?.get(id) ?? (this.#spaceOf(id) ? undefined : this.element(id));
    return Array.isArray(own?.lines) ? own.lines : (this.#spaceOf(id)?.lines ?? []);
  }

  /** The rules that a thing is about. */
  rulesOf(id: string | null): string[] {
    if (id === null) return [];
    return this.drawing?.get(id)?.rule ?? this.#spaceOf(id)?.rule ?? this.element(id)?.rule ?? [];
  }

  // ---- the game and its rules

  /** Fetches what the page says about the game itself: its name and its rules. Without them the table still works. */
  async loadGame(id: string): Promise<void> {
    const [games, book] = await Promise.all([api.games().catch(() => []), api.rules(id).catch(() => null)]);
    this.#game = games.find((game) => game.id === id) ?? null;
    this.#rules = new Map(book?.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  }

  /** Fetches the words of the game; without them things still have their names. */
  async loadGlossary(): Promise<void> {
    const game = this.live.table?.game;
    if (this.glossary || game === undefined) return;
    const read = await api.glossary(game).catch(() => null);
    if (read) this.glossary = new Glossary(read);
  }

  get gameName(): string {
    return this.#game ? words.both(this.#game.name) : (this.live.table?.game ?? "");
  }

  /** What the game is about, in a sentence or two. */
  get about(): string | null {
    return this.#game ? words.both(this.#game.about) : null;
  }

  /** The step of the turn and how far the game is, in a few words; whose turn it is, the players' strip shows. */
  get whereabouts(): string {
    const phase = this.scene?.phase;
    const step = phase?.steps.find(({ id }) => id === phase.now);
    const notes = (this.scene?.notes ?? []).filter((note) => !namesPlayer(note));
    const texts = [...(step ? [step.label] : []), ...notes];
    return texts.map((text) => plain(text, this.saying)).join(" · ");
  }

  /** Shows a rule beside the table instead of leaving it; with a modifier the link opens as links do. */
  openRule(event: MouseEvent, id: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.wantedRule = { id };
  }

  /** How the game ended, in a sentence. */
  get result(): string {
    const table = this.live.table;
    if (!table) return "";
    return resultOf({ ...table, seats: this.seats }, words, this.you, this.live.scene?.standings);
  }

  rule(id: string | undefined): RuleInfo | null {
    return this.#rules.get(id ?? "") ?? null;
  }

  // ---- looking back

  /** The move that is shown, or is about to be. */
  get at(): number {
    return this.sought ?? this.past?.move ?? this.moves;
  }

  get moves(): number {
    return this.live.table?.moves ?? 0;
  }

  /** What was done in the move that is shown, line by line. */
  readonly told: SceneEvent[] = $derived.by(() =>
    this.past ? toldOf(this.past, this.live.log, this.series?.halfway ?? []) : [],
  );

  /** What a move was of which the story has no line; null where it has, or nobody moved. */
  readonly did: string | null = $derived.by(() => {
    const who = this.seats[this.past?.by ?? -1]?.name;
    if (!this.past || this.told.length || who === undefined) return null;
    const { did } = this.past;
    return did ? words.t("replay-did", { who, say: plain(did, this.saying) }) : words.t("replay-silent", { who });
  });

  /** What was done, in one go. */
  get toldInWords(): string {
    return this.did ?? this.told.map(({ say = "" }) => plain(say, this.saying)).join(". ");
  }

  get letters(): number {
    return this.toldInWords.length;
  }

  /** Whether one can go back and forth with keys: one looks at a move, or the game is over. */
  get replays(): boolean {
    return this.past !== null || this.live.table?.status === "over" || this.live.table?.status === "stopped";
  }

  /** Shows the table after a move; the last move is the living table. */
  async look(move: number | null): Promise<void> {
    const asked = (this.#looking += 1);
    const last = this.live.table?.moves ?? 0;
    if (move === null || (move >= last && this.live.table?.status !== "over")) {
      this.past = null;
      this.sought = null;
      return;
    }
    const wanted = Math.max(0, Math.min(move, last));
    this.sought = wanted;
    // one after the other: who leafs quickly asks for where they have come to, not for all that they passed
    this.#coming = this.#coming.then(() => this.#fetchMoment(wanted, () => asked === this.#looking));
    await this.#coming;
  }

  /** Fetches a move, unless another is wanted by then. Where the table has been asked too much, it waits and asks again. */
  async #fetchMoment(move: number, isWanted: () => boolean): Promise<void> {
    for (let tries = TRIES; tries > 0 && isWanted(); tries -= 1) {
      try {
        const moment = await api.moment(this.live.id, move);
        if (isWanted()) [this.past, this.sought] = [moment, null];
        return;
      } catch (error) {
        const wait = error instanceof ApiProblem && tries > 1 ? error.wait : null;
        if (wait !== null) await new Promise((wake) => setTimeout(wake, wait * 1000));
        else if (isWanted()) [this.problem, this.sought, tries] = [problemOf(error), null, 0];
      }
    }
  }

  /** Goes through the game to a move. It stops at whole deeds only: in the middle of one it goes on in its direction. */
  async scrub(move: number): Promise<void> {
    const { moves, at: from } = this;
    const before = this.sought === null ? this.drawing : null;
    await this.loadSeries();
    const halfway = this.series?.halfway ?? [];
    const stop = wholeDeed(move, move < from ? -1 : 1, halfway);
    await this.look(stop >= moves ? null : Math.max(0, stop));
    if (before && stop === wholeDeed(from + 1, 1, halfway) && this.at === stop) this.#animate(before);
  }

  /** Back to the table as it is. */
  leave(): void {
    this.reel.stop();
    void this.look(null);
  }

  /** Shows how one move led to the next: who leafs on sees what happened, not only what has become of it. */
  #animate(before: Drawing): void {
    const haste = { most: MOTION / this.reel.rate, speed: this.reel.rate };
    for (const player of this.showing.players) void player.play(before, this.past?.events ?? [], haste);
  }

  /** The address of what is shown: the table, or one of its moves for good. */
  get path(): string {
    return tablePath(this.live.id, this.past?.move ?? null);
  }

  /** Fetches points over time, unless those at hand are of this move. */
  async loadSeries(): Promise<void> {
    const moves = this.live.table?.moves ?? 0;
    if (this.#seriesOf !== moves) {
      this.#seriesOf = moves;
      this.#seriesComing = this.#fetchSeries();
    }
    await this.#seriesComing;
  }

  async #fetchSeries(): Promise<void> {
    const series = await api.series(this.live.id).catch(() => null);
    if (series) this.series = series;
    else this.#seriesOf = -1;
  }
}

function namesPlayer(text: Text): boolean {
  return typeof text !== "string" && Object.values(text.a ?? {}).some((value) => typeof value === "string" && seatOf(value) !== null);
}
