// A first game that teaches: which step is said now, what was decided at those before, and what "Why?" shows.
//
// The table tells which steps fit its question and which actions show their idea; of those the first one of the
// chapter that was not done is said. What was done, skipped or left is remembered in this browser, so a guide is never told twice by itself;
// what is taken back is told again.
import { api } from "../../lib/api";
import { filled } from "../../lib/carried";
import { remember, remembered } from "../../lib/storage";
import type { Act, GuideInfo, GuideMoment, GuideStepInfo, RuleInfo, TallyData, Text } from "../../lib/types";
import { plain, words } from "../../lib/words.svelte";
import type { Desk } from "../desk/desk.svelte";
import type { Teaching } from "../desk/teaching";

/** What is remembered: steps with what was decided there, null for one that was skipped; and how long the log was before. */
interface Kept {
  done: Record<string, Text | null>;
  lines: Record<string, number>;
  left: boolean;
}

export interface Told {
  step: GuideStepInfo;
  moment: GuideMoment;
}

export class Lesson implements Teaching {
  readonly desk: Desk;
  info = $state.raw<GuideInfo | null>(null);
  #kept = $state.raw<Kept>({ done: {}, lines: {}, left: false });
  /** The step that the reader looks back at. */
  looked = $state<string | null>(null);
  /** Where the card stands over the board, once it does. */
  stands = $state<"left" | "right" | null>(null);

  constructor(desk: Desk) {
    this.desk = desk;
    this.#kept = keptOf(desk.live.id);
    desk.live.onBack = (lines) => this.#reopen(lines);
    const game = desk.live.table?.game ?? "";
    void api.guide(game).then((info) => (this.info = info)).catch(() => undefined);
  }

  readonly steps: GuideStepInfo[] = $derived.by(() => this.info?.steps ?? []);
  /** The steps that are neither done nor skipped. */
  readonly open: GuideStepInfo[] = $derived.by(() => this.steps.filter(({ id }) => !(id in this.#kept.done)));
  readonly left: boolean = $derived.by(() => this.#kept.left);
  readonly over: boolean = $derived.by(() => this.info !== null && this.open.length === 0);
  readonly goesOn: boolean = $derived.by(() => this.info !== null && !this.left && this.desk.live.table?.status === "running" && this.desk.past === null);

  /** The open steps of the chapter one is in: later chapters wait for it. */
  readonly #chapter: GuideStepInfo[] = $derived.by(() => {
    const first = this.steps.findIndex((step) => !this.isDone(step));
    const end = this.steps.findIndex(({ chapter }, at) => chapter && at > first);
    return this.open.filter((step) => end < 0 || this.steps.indexOf(step) < end);
  });
  /** The step that is said now, where the question has one. */
  readonly now: Told | null = $derived.by(() => {
    if (!this.goesOn || this.desk.question === null) return null;
    const fitting = new Map(this.desk.live.guide.map((moment) => [moment.step, moment]));
    const step = this.#chapter.find(({ id }) => fitting.has(id));
    const moment = step && fitting.get(step.id);
    return step && moment ? { step, moment } : null;
  });
  /** The step on the card: one looked back at, the present one, or the next to come. */
  readonly shown: GuideStepInfo | null = $derived.by(
    () => this.steps.find(({ id }) => id === this.looked) ?? this.now?.step ?? this.open[0] ?? null,
  );
  readonly points: readonly string[] = $derived.by(() => (this.looked === null ? (this.now?.moment.points ?? []) : []));

  readonly telling: string | null = $derived.by(() => this.now?.step.id ?? null);
  /** Once the answer is begun, what it goes on with. */
  readonly target: string | null = $derived.by(() => {
    const { now } = this.desk;
    if (!now?.clicked.length) return this.points[0] ?? null;
    const buttons = new Set(this.desk.options.filter(({ selected }) => !selected).map(({ id }) => id));
    return this.points.find((id) => now.lit.has(id) || (id.startsWith("~") && buttons.has(id))) ?? null;
  });

  numberOf(step: GuideStepInfo): number {
    return this.steps.indexOf(step) + 1;
  }

  isDone(step: GuideStepInfo): boolean {
    return step.id in this.#kept.done;
  }

  /** What was decided at a step, in words; null for one that was skipped. */
  decided(step: GuideStepInfo): string | null {
    const said = this.#kept.done[step.id] ?? null;
    return said === null ? null : plain(said, this.desk.saying);
  }

  /** A text of a step, with the name of what it points at. */
  text(said: GuideStepInfo["text"]): string {
    return filled(words.both(said), { thing: this.#thing() });
  }

  #thing(): string {
    const id = this.now?.moment.points[0];
    if (id === undefined) return "";
    const button = this.desk.options.find((option) => option.id === id);
    if (id.startsWith("~")) return button ? plain(button.label, this.desk.saying) : "";
    return this.desk.nameOf(this.desk.cardOn(id));
  }

  /** Minutes that are left, as the guide reckons. */
  readonly minutes: number = $derived.by(() =>
    this.info ? Math.max(1, Math.round((this.info.minutes * this.open.length) / Math.max(1, this.steps.length))) : 0,
  );

  /** The points of the reader. */
  readonly score: TallyData | null = $derived.by(() => {
    const seat = `p${this.desk.mine[0] ?? 0}`;
    return this.desk.scene?.standings.find(({ who }) => who === seat)?.tally ?? null;
  });

  /** The act that the guide would choose. */
  readonly suggested: Act | null = $derived.by(() => {
    const moment = this.now?.moment;
    return this.desk.question?.acts.find(({ i }) => i === moment?.suggested) ?? null;
  });

  /** What explains the present step: a number with its parts, or a rule. */
  readonly why: { tally: TallyData | null; rule: RuleInfo | null } = $derived.by(() => {
    const about = this.now && this.looked === null ? (this.now.step.why ?? "") : "";
    const tally = about === "act" ? (this.suggested?.tally ?? null) : about === "score" ? this.score : null;
    return { tally, rule: tally ? null : this.desk.rule(about) };
  });

  learns(actions: readonly number[]): (() => void) | undefined {
    const { now } = this;
    const [first] = actions;
    if (!now || first === undefined || !now.moment.acts.includes(first)) return undefined;
    const act = this.desk.choice?.acts.find(({ i, up_to = 1 }) => first >= i && first < i + up_to);
    const said = act?.say ?? "";
    const { live } = this.desk;
    const lines = live.logFrom + live.log.length;
    return () => this.#settle(now.step, said, { [now.step.id]: lines });
  }

  /** The table went back: what was decided since is not decided any more, and is told again. */
  #reopen(lines: number): void {
    const undone = Object.keys(this.#kept.lines).filter((id) => this.#kept.lines[id]! >= lines);
    if (undone.length === 0) return;
    const without = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => !undone.includes(id)));
    this.looked = null;
    this.#keep({ ...this.#kept, done: without(this.#kept.done), lines: without(this.#kept.lines) });
  }

  laterStep(button: string): number | null {
    if (!this.goesOn || this.now?.moment.points.includes(button)) return null;
    const fits = this.desk.live.guide.filter(({ points }) => points.includes(button)).map(({ step }) => step);
    const step = this.open.find(({ id }) => id !== this.now?.step.id && fits.includes(id));
    return step ? this.numberOf(step) : null;
  }

  /** Leaves the present step, or the one to come, undone. */
  skip(): void {
    const step = this.now?.step ?? this.open[0];
    if (step) this.#settle(step, null);
  }

  /** Looks at the step before the one on the card; there is none before the first. */
  get before(): GuideStepInfo | null {
    const at = this.shown ? this.steps.indexOf(this.shown) : this.steps.length;
    return this.steps[at - 1] ?? null;
  }

  look(step: GuideStepInfo | null): void {
    const present = this.now?.step ?? this.open[0];
    this.looked = step === null || step === present ? null : step.id;
  }

  leave(): void {
    this.#keep({ ...this.#kept, left: true });
  }

  resume(): void {
    this.looked = null;
    this.#keep({ ...this.#kept, left: false });
  }

  #settle(step: GuideStepInfo, said: Text | null, lines: Kept["lines"] = {}): void {
    this.looked = null;
    this.#keep({ ...this.#kept, done: { ...this.#kept.done, [step.id]: said }, lines: { ...this.#kept.lines, ...lines } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(`guide.${this.desk.live.id}`, JSON.stringify(kept));
  }
}

const lessons = new WeakMap<Desk, Lesson>();

/** The lesson of a desk; the first to ask begins it. */
export function lessonOf(desk: Desk): Lesson {
  let lesson = lessons.get(desk);
  if (!lesson) lessons.set(desk, (lesson = new Lesson(desk)));
  return lesson;
}

function keptOf(table: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(remembered(`guide.${table}`) ?? "{}");
    return { done: kept.done ?? {}, lines: kept.lines ?? {}, left: kept.left === true };
  } catch {
    return { done: {}, lines: {}, left: false };
  }
}
