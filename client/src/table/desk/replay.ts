// Where a replay stops.

/** The nearest move in a direction after which nobody is in the middle of a deed. */
export function wholeDeed(move: number, direction: 1 | -1, halfway: readonly number[]): number {
  const middles = new Set(halfway);
  let at = move;
  while (middles.has(at)) at += direction;
  return at;
}
