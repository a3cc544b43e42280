// Chances over a game as geometry and as numbers a person reads. No drawing here.
import type { AnswerItem, ChancePoint, TurningPoint } from "../../lib/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plot {
  x(move: number): number;
  y(chance: number): number;
  /** The move under a place, from the left. */
  moveAt(x: number): number;
}

export function plot(frame: Frame, moves: number): Plot {
  const wide = Math.max(1, frame.width - frame.left - frame.right);
  const tall = frame.height - frame.top - frame.bottom;
  const last = Math.max(1, moves);
  return {
    x: (move) => frame.left + (wide * move) / last,
    y: (chance) => frame.top + tall * (1 - chance),
    moveAt: (x) => Math.round(Math.min(1, Math.max(0, (x - frame.left) / wide)) * last),
  };
}

const LETTER = 7.4; // pixels, at most, that a letter of a name takes
const MARK = 30; // pixels: a mark with room around it
const SHARE = 0.3; // of the chart that names may take

/** The room to the right of the lines, where each ends in mark and name; where not every name is whole there, in its mark alone. */
export function endsOf(names: readonly string[], width: number): { room: number; named: boolean } {
  const room = MARK + Math.ceil(LETTER * Math.max(0, ...names.map((name) => name.length)));
  return room <= SHARE * width ? { room, named: true } : { room: MARK, named: false };
}

/** A seat's chances as a line. */
export function line(points: readonly ChancePoint[], seat: number, on: Plot): string {
  return points
    .map(({ move, chances }, at) => `${at ? "L" : "M"}${on.x(move).toFixed(1)} ${on.y(chances[seat] ?? 0).toFixed(1)}`)
    .join("");
}

/** What its chances may be as well: above the line and back below it, never out of the chart. */
export function band(points: readonly ChancePoint[], seat: number, on: Plot): string {
  const edge = (by: 1 | -1) => (point: ChancePoint) => {
    const chance = (point.chances[seat] ?? 0) + by * (point.errors[seat] ?? 0);
    return `${on.x(point.move).toFixed(1)} ${on.y(Math.min(1, Math.max(0, chance))).toFixed(1)}`;
  };
  if (!points.length) return "";
  return `M${[...points.map(edge(1)), ...points.toReversed().map(edge(-1))].join("L")}Z`;
}

/** A seat's chance after a move: between two that were judged, what lies between them. */
export function chanceAt(points: readonly ChancePoint[], seat: number, move: number): number {
  const after = points.find((point) => point.move >= move) ?? points.at(-1);
  const before = points.findLast((point) => point.move <= move) ?? after;
  if (!after || !before) return 0;
  const [low, high] = [before.chances[seat] ?? 0, after.chances[seat] ?? 0];
  const span = after.move - before.move;
  return span ? low + ((high - low) * (move - before.move)) / span : high;
}

/** In hundredths, so that all seats' together are a hundred: the greatest parts that were cut off count up. */
export function hundredths(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance * 100 + 1e-9));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  let left = Math.round(sum * 100) - whole.reduce((total, part) => total + part, 0);
  const order = chances
    .map((_, seat) => seat)
    .toSorted((one, other) => chances[other]! * 100 - whole[other]! - (chances[one]! * 100 - whole[one]!));
  for (const seat of order) {
    if (left <= 0) break;
    whole[seat]! += 1;
    left -= 1;
  }
  return whole;
}

/** A change with its sign, as a language writes it: +7, −19, +2.3 or +2,3. */
export function signed(amount: number, digits = 0, lang = "en"): string {
  const rounded = Number(amount.toFixed(digits));
  const size = Math.abs(rounded).toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${rounded ? (rounded > 0 ? "+" : "−") : ""}${size}`;
}

export function change({ chance, then }: TurningPoint): number {
  return Math.round(then * 100) - Math.round(chance * 100);
}

/** The moment with the greatest change. */
export function greatest(moments: readonly TurningPoint[]): number {
  const size = (at: number): number => Math.abs(moments[at]!.then - moments[at]!.chance);
  return moments.reduce((best, _, at) => (size(at) > size(best) ? at : best), 0);
}

/** Round moves for the axis, the last one among them. */
export function moveTicks(moves: number, most: number): number[] {
  const rough = Math.max(1, moves) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const ticks: number[] = [];
  for (let tick = 0; tick <= moves - 0.6 * step; tick += step) ticks.push(tick);
  return [...ticks, moves];
}

export interface Sum {
  played: number;
  better: number;
}

export function sumOf(items: readonly AnswerItem[]): Sum {
  const total = (of: "played" | "better"): number => items.reduce((sum, item) => sum + item[of], 0);
  return { played: total("played"), better: total("better") };
}

/** The item that explains most: the one whose difference goes furthest the way the sum goes. */
export function mainItem(items: readonly AnswerItem[]): number {
  const sum = sumOf(items);
  const way = Math.sign(sum.better - sum.played) || 1;
  const size = (at: number): number => way * (items[at]!.better - items[at]!.played);
  return items.reduce((best, _, at) => (size(at) > size(best) ? at : best), 0);
}

/** Parts of a difference worth a word: those for it and those against it, the greatest first. */
export function reasons(items: readonly AnswerItem[], least = 0.5): { gains: AnswerItem[]; losses: AnswerItem[] } {
  const by = ({ better, played }: AnswerItem): number => better - played;
  const told = items.filter((item) => Math.abs(by(item)) >= least);
  return {
    gains: told.filter((item) => by(item) > 0).toSorted((one, other) => by(other) - by(one)).slice(0, 2),
    losses: told.filter((item) => by(item) < 0).toSorted((one, other) => by(one) - by(other)).slice(0, 2),
  };
}

/** How the best other answer compares: better beyond doubt, about as good, or not as good as what was played. */
export function compared({ better, played, other }: TurningPoint): "better" | "alike" | "best" {
  if (better) return "better";
  return Math.round(other.chance * 100) >= Math.round(played.chance * 100) ? "alike" : "best";
}
