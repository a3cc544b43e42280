// Where a replay stops, and what happened there.
import type { LogLine, Moment, SceneEvent } from "../../lib/types";

/** The nearest move in a direction after which nobody is in the middle of a deed. */
export function wholeDeed(move: number, direction: 1 | -1, halfway: readonly number[]): number {
  const middles = new Set(halfway);
  let at = move;
  while (middles.has(at)) at += direction;
  return at;
}

/**
 * The lines of the story that tell of the deed that led to a move. A deed may have taken several moves; of a story too
 * long to be here as a whole there is at least what the last of them did.
 */
export function toldOf(
  { move, events }: Pick<Moment, "move" | "events">,
  log: readonly LogLine[],
  halfway: readonly number[],
): SceneEvent[] {
  const before = wholeDeed(move - 1, -1, halfway);
  const lines = log.filter((line) => line.move > before && line.move <= move).map(({ event }) => event);
  return (lines.length ? lines : events).filter(({ say }) => say !== undefined);
}
