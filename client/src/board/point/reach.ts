// What a finger hits of small things that can be clicked. Pure.
import type { Point } from "../../lib/geometry";
import type { Seen } from "./aim";

export const FINGER = 24; // pixels

/**
 * Of each thing that is smaller than a finger needs, half of the box in which it is hit, in pixels: as much as a finger
 * needs, but no more than half of the way to the next thing that is another click.
 */
export function reachesOf(things: readonly Seen[], another: (one: string, other: string) => boolean): Map<string, Point> {
  const small = things.filter(({ w, h }) => Math.min(w, h) < FINGER);
  return new Map(
    small.map((thing): [string, Point] => {
      const half: [number, number] = [Math.max(thing.w, FINGER) / 2, Math.max(thing.h, FINGER) / 2];
      for (const other of small) {
        if (other === thing || !another(thing.id, other.id)) continue;
        const away = [Math.abs(other.at[0] - thing.at[0]), Math.abs(other.at[1] - thing.at[1])] as const;
        if (away[0] >= half[0] + other.w / 2 + FINGER / 2 || away[1] >= half[1] + other.h / 2 + FINGER / 2) continue;
        if (away[0] >= away[1]) half[0] = Math.min(half[0], away[0] / 2);
        else half[1] = Math.min(half[1], away[1] / 2);
      }
      return [thing.id, half];
    }),
  );
}
