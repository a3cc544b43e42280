// Geometry of the two charts: points over time, and a score as a bar of its parts. No drawing here.
import type { Series, StandingData, TallyData } from "../../lib/types";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scales {
  x(move: number): number;
  y(points: number): number;
  /** Round values for the grid, lowest first. */
  ticks: number[];
}

/** A step of 1, 2 or 5 times a power of ten that cuts `span` into at most `most` parts. */
export function niceStep(span: number, most: number): number {
  const rough = Math.max(span, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

export function scales(series: Series, moves: number, box: Box): Scales {
  const values = series.points.flatMap((point) => point.points);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = niceStep(high - low, 4);
  const floor = Math.floor(low / step) * step;
  const ceiling = Math.ceil(high / step) * step;
  const ticks: number[] = [];
  for (let tick = floor; tick <= ceiling; tick += step) ticks.push(tick);
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (move) => box.left + (wide * move) / Math.max(1, moves),
    y: (points) => box.top + tall * (1 - (points - floor) / (ceiling - floor)),
    ticks,
  };
}

/** A seat's points as a line of steps: points do not change between the moves that give some. */
export function line(series: Series, seat: number, moves: number, scale: Scales): string {
  let path = "";
  for (const point of series.points) {
    const x = scale.x(point.move).toFixed(1);
    const y = scale.y(point.points[seat] ?? 0).toFixed(1);
    path += path ? `H${x}V${y}` : `M${x} ${y}`;
  }
  return path ? `${path}H${scale.x(moves).toFixed(1)}` : "";
}

/** The points of a seat after a move. */
export function pointsAt(series: Series, seat: number, move: number): number {
  let value = 0;
  for (const point of series.points) {
    if (point.move > move) break;
    value = point.points[seat] ?? 0;
  }
  return value;
}

/** The marks with the greatest change of points, in the order of the game. */
export function greatest(series: Series, most: number): Series["marks"] {
  const swing = ({ who, move }: Series["marks"][number]): number =>
    Math.abs(pointsAt(series, who, move) - pointsAt(series, who, move - 1));
  const ranked = series.marks.toSorted((one, other) => swing(other) - swing(one));
  return ranked.slice(0, most).toSorted((one, other) => one.move - other.move);
}

/** Moves labels apart that would lie on each other, keeping their order and staying within the chart. */
export function apart(wishes: number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((_, at) => at).sort((a, b) => wishes[a]! - wishes[b]!);
  const placed = [...wishes];
  let floor = low;
  for (const at of order) {
    placed[at] = Math.max(placed[at]!, floor);
    floor = placed[at]! + gap;
  }
  let ceiling = high;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, ceiling);
    ceiling = placed[at]! - gap;
  }
  return placed;
}

export interface Segment {
  item: TallyData["items"][number];
  amount: number;
  /** Where it begins and how wide it is, in hundredths of the longest bar. */
  start: number;
  width: number;
}

/** The parts of a score side by side. Parts that take away are no length: they are listed beside the bar. */
export function segments(tally: TallyData, longest: number): Segment[] {
  let start = 0;
  return [...bySource(tally).values()]
    .filter(({ amount }) => amount > 0)
    .map(({ item, amount }) => {
      const width = (100 * amount) / Math.max(1, longest);
      const segment = { item, amount, start, width };
      start += width;
      return segment;
    });
}

/** The items of one rule together, however many things they are about. */
function bySource(tally: TallyData): Map<string, { item: TallyData["items"][number]; amount: number }> {
  const sources = new Map<string, { item: TallyData["items"][number]; amount: number }>();
  for (const item of tally.items) {
    sources.set(item.rule, { item, amount: (sources.get(item.rule)?.amount ?? 0) + item.amount });
  }
  return sources;
}

/** The sum of what adds up in the longest of these scores. */
export function longestBar(standings: StandingData[]): number {
  const gains = (tally: TallyData): number =>
    [...bySource(tally).values()].reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return Math.max(1, ...standings.map((standing) => gains(standing.tally)));
}
