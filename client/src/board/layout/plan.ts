// What moves between two drawings, and in which order. Pure: the motions are carried out in `animate.ts`.
import type { Drawing } from "../../lib/scene";
import type { Element, SceneEvent } from "../../lib/types";
import type { Layout } from "./layout";
import type { Place } from "./place";

export interface Drawn {
  drawing: Drawing;
  layout: Layout;
}

/**
 * One thing that is seen to change. `beat` counts from 0 in the order of the events; what no event names comes last.
 *
 *     move    a thing is elsewhere now
 *     enter   a thing is new; it comes from `source` where an event says so
 *     leave   a thing is gone; it goes to `target` where an event says so
 *     count   a number became larger or smaller; `source` or `target` is where the others came from or went
 *     turn    a thing was turned, toppled, spent or woken
 *     own     areas have another owner
 *     roll    a die shows another face
 *     land    a cell was added to a world
 */
export type Motion = { beat: number } & (
  | { kind: "move"; from: Place; to: Place }
  | { kind: "enter"; to: Place; source: string | null }
  | { kind: "leave"; from: Place; target: string | null }
  | { kind: "count"; to: Place; by: number; source: string | null; target: string | null }
  | { kind: "turn"; to: Place }
  | { kind: "own"; ids: string[] }
  | { kind: "roll"; id: string }
  | { kind: "land"; id: string }
);

type Unplaced = Motion extends infer M ? (M extends Motion ? Omit<M, "beat"> & { event: number } : never) : never;

/** The motions from one drawing to the next, in their beats. */
export function plan(before: Drawn, after: Drawn, events: readonly SceneEvent[]): Motion[] {
  const found: Unplaced[] = [...things(before, after, events), ...owners(before, after, events)];
  const last = events.length;
  const order = [...new Set(found.map(({ event }) => (event < 0 ? last : event)))].sort((one, other) => one - other);
  return found.map(({ event, ...motion }) => ({ ...motion, beat: order.indexOf(event < 0 ? last : event) }) as Motion);
}

function things(before: Drawn, after: Drawn, events: readonly SceneEvent[]): Unplaced[] {
  const found: Unplaced[] = [];
  for (const [id, to] of after.layout.places) {
    const from = before.layout.places.get(id);
    if (to.host.id !== id) {
      if (!from && to.host.type === "hexes") found.push({ kind: "land", id, event: -1 });
      continue;
    }
    if (to.host.type === "die" && from && from.host.up !== to.host.up) {
      found.push({ kind: "roll", id, event: events.findIndex((event) => event.do === "roll") });
    }
    if (to.host.type !== "piece" && to.host.type !== "card") continue;
    if (!from) {
      const event = events.findIndex((each) => arrives(each, to.host));
      found.push({ kind: "enter", to, source: events[event]?.source ?? null, event });
    } else if (from.host !== to.host) found.push(...changes(from, to, events));
  }
  for (const [id, from] of before.layout.places) {
    if (from.host.id !== id || (from.host.type !== "piece" && from.host.type !== "card") || after.layout.places.has(id))
      continue;
    const leaves = events.findIndex((each) => departs(each, from.host));
    const event = leaves >= 0 ? leaves : events.findLastIndex((each) => drivesOut(each, from.host));
    found.push({ kind: "leave", from, target: events[leaves]?.target ?? null, event });
  }
  return found;
}

/** How a thing that was there before is different now. */
function changes(from: Place, to: Place, events: readonly SceneEvent[]): Unplaced[] {
  const [old, now] = [from.host, to.host];
  const found: Unplaced[] = [];
  const named = events.findIndex((event) => event.shows?.includes(to.id));
  const moved = old.in !== now.in || String(old.slot) !== String(now.slot);
  if (moved) found.push({ kind: "move", from, to, event: events.findIndex((event) => arrives(event, now)) });
  const by = (now.n ?? 1) - (old.n ?? 1);
  if (by !== 0) {
    const event = events.findIndex((each) => (by > 0 ? arrives(each, now) : departs(each, now)));
    const cause = events[event];
    found.push({
      kind: "count",
      to,
      by,
      source: by > 0 ? (cause?.source ?? null) : null,
      target: by < 0 ? (cause?.target ?? null) : null,
      event,
    });
  }
  if (!moved && (old.rot !== now.rot || old.flip !== now.flip || String(old.state) !== String(now.state))) {
    found.push({ kind: "turn", to, event: named });
  }
  return found;
}

function owners(before: Drawn, after: Drawn, events: readonly SceneEvent[]): Unplaced[] {
  const found = new Map<number, string[]>();
  for (const [id, { host }] of after.layout.places) {
    if (host.type !== "area" || host.id !== id) continue;
    const old = before.drawing.get(id);
    if (old?.owner === host.owner && String(old?.state) === String(host.state)) continue;
    const own = events.findIndex((event) => event.do === "own" && event.shows?.includes(id));
    const event = own >= 0 ? own : events.findIndex((each) => each.do === "flow" && each.target === id);
    found.set(event, [...(found.get(event) ?? []), id]);
  }
  return [...found].map(([event, ids]) => ({ kind: "own", ids, event }));
}

function arrives(event: SceneEvent, thing: Element): boolean {
  const there = event.target === thing.in || event.target === thing.id || event.target === thing.slot;
  return event.do === "flow" && sameKind(event, thing) && there;
}

function departs(event: SceneEvent, thing: Element): boolean {
  return event.do === "flow" && sameKind(event, thing) && (event.source === thing.in || event.source === thing.id);
}

/** Whether an event is about the place where a thing was: whoever comes there drives it out. */
function drivesOut(event: SceneEvent, thing: Element): boolean {
  return thing.in !== undefined && (event.target === thing.in || (event.shows?.includes(thing.in) ?? false));
}

/** Whether an event speaks of such things; it may leave out what is plain. */
function sameKind(event: SceneEvent, thing: Element): boolean {
  return event.owner === undefined || thing.owner === undefined || event.owner === thing.owner;
}
