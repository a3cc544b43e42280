// How a rating is written: 1480 ± 60, with a question mark while too few games are known.
import type { Rating } from "./types";

/** A rating with its doubt. What never moves has none. */
export function ratingLine({ rating, doubt, provisional }: Rating): string {
  const known = `${rating}${provisional ? "?" : ""}`;
  return doubt > 0 ? `${known} ± ${doubt}` : known;
}

/** A rating where there is little room. */
export function ratingShort({ rating, provisional }: Rating): string {
  return `${rating}${provisional ? "?" : ""}`;
}
