// What is said at a table, as far as this page may hear it. It is asked for once there is somebody to speak with.
import { api, problemOf } from "./api";
import { remember, remembered } from "./storage";
import type { PhraseInfo, Problem, ReportWhy, Talk, TalkInfo, TalkLine, TalkRule, TableInfo } from "./types";

const NONE: TalkRule = { on: true, slow: 0 };

export class Conversation {
  readonly #table: string;
  #all = $state.raw<TalkLine[]>([]);
  #muted = $state.raw<readonly string[]>([]);
  #read = $state(0);
  #known = $state(false);
  circle = $state<TalkInfo["circle"]>("table");
  rule = $state.raw<TalkRule>(NONE);
  phrases = $state.raw<PhraseInfo[]>([]);
  /** Marks what the reader said. */
  you = $state("");
  /** Why the last thing could not be said. */
  problem = $state.raw<Problem | null>(null);

  constructor(table: string) {
    this.#table = table;
    this.#muted = (remembered(`muted.${table}`) ?? "").split(" ").filter(Boolean);
    this.#read = Number(remembered(`heard.${table}`)) || 0;
  }

  /** What is to be read, without those who were muted. */
  readonly lines: TalkLine[] = $derived(this.#all.filter(({ who }) => !who || !this.#muted.includes(who)));
  /** How many lines of muted people are left out. */
  readonly hidden: number = $derived(this.#all.length - this.lines.length);
  readonly news: number = $derived(this.lines.filter(({ number, who }) => number > this.#read && who !== this.you).length);

  /** Whether there is anybody to speak with, or anything to read. */
  has(table: TableInfo): boolean {
    const mine = table.you.seats;
    const others = table.seats.some(({ seat, kind, conceded }) => kind === "person" && !conceded && !mine.includes(seat));
    return others || this.#all.length > 0 || (table.watching ?? 0) > (table.you.role === "spectator" ? 1 : 0);
  }

  /** Follows a table: asks for what was said once there is company, and again where others are heard now. */
  follow(before: TableInfo | null, now: TableInfo): void {
    this.rule = now.talk ?? NONE;
    const turned = before !== null && (before.status !== now.status || before.you.role !== now.you.role);
    if (this.#known ? turned || before === null : this.has(now)) void this.load();
  }

  /** Asks for all of it, after a gap too. */
  async load(): Promise<void> {
    this.#known = true;
    await api.talk(this.#table).then(
      (info) => this.#adopt(info),
      () => void (this.#known = false),
    );
  }

  /** Asks again what was said while the line was down. */
  resume(): void {
    if (this.#known) void this.load();
  }

  hear({ whole, lines }: Talk): void {
    const last = this.#all.at(-1)?.number ?? 0;
    this.#all = whole ? lines : [...this.#all, ...lines.filter(({ number }) => number > last)];
    this.#known = true;
  }

  /** Says a text, or a phrase by its id; whether it was said. */
  async say(said: { text: string } | { phrase: PhraseInfo["id"] }): Promise<boolean> {
    return this.#ask(async () => this.#adopt(await api.say(this.#table, said)));
  }

  report(line: TalkLine, why: ReportWhy): Promise<boolean> {
    return this.#ask(() => api.report(this.#table, line.number, why));
  }

  /** The owner says whether one speaks here, and how slowly. */
  set(rule: TalkRule): Promise<boolean> {
    return this.#ask(() => api.ruleTalk(this.#table, rule));
  }

  mute(who: string): void {
    this.#keepMuted([...this.#muted, who]);
  }

  unmute(): void {
    this.#keepMuted([]);
  }

  /** Everything so far has been read. */
  seen(): void {
    const last = this.#all.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(`heard.${this.#table}`, String(last));
  }

  async #ask(ask: () => Promise<unknown>): Promise<boolean> {
    this.problem = await ask().then(() => null, problemOf);
    return this.problem === null;
  }

  #adopt(info: TalkInfo): void {
    this.#all = info.lines;
    this.circle = info.circle;
    this.rule = info.rule;
    this.you = info.you;
    this.phrases = info.phrases;
  }

  #keepMuted(muted: readonly string[]): void {
    this.#muted = muted;
    remember(`muted.${this.#table}`, muted.join(" "));
  }
}
