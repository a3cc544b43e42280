// Where the card about a thing stands: near the thing, never over it, and never over what can be clicked. Pure.

/** A box on the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a card stands, and how many things that can be clicked it lies over there. */
export interface Stand {
  left: number;
  top: number;
  over: number;
}

const GAP = 14; // pixels between a thing and the card about it
const EDGE = 12; // pixels between a card and the edge of the board
const STEP = 32; // pixels from one place that is tried to the next
const HEART = 22; // half of the 44 pixels in the middle of a thing at which people aim

/**
 * The place for a card within `room`. Beside its thing, if it lies over nothing that is lit there, else in the nearest
 * place where it does not; if there is none, the one with the fewest lit things under it. `others` are cards that stand already.
 */
export function standing(
  room: Box,
  card: { width: number; height: number },
  thing: Box | null,
  lit: readonly Box[],
  others: readonly Box[] = [],
): Stand {
  const hearts = lit.map(heartOf);
  const stands = [...(thing ? beside(thing, card) : []), ...corners(room, card), ...lattice(room)]
    .map((at) => ({ ...within(room, card, at), ...card }))
    .filter((at) => !others.some((other) => meets(at, other)) && !(thing && meets(at, heartOf(thing))))
    .map((at) => ({ at, over: hearts.filter((heart) => meets(at, heart)).length, far: thing ? Math.max(GAP, farFrom(at, thing)) : 0 }));
  const best = stands.sort((one, other) => one.over - other.over || one.far - other.far)[0];
  const { left, top } = best?.at ?? room;
  return { left, top, over: best?.over ?? hearts.length };
}

function heartOf({ left, top, width, height }: Box): Box {
  const [w, h] = [Math.min(width / 2, HEART), Math.min(height / 2, HEART)];
  return { left: left + width / 2 - w, top: top + height / 2 - h, width: 2 * w, height: 2 * h };
}

interface At {
  left: number;
  top: number;
}

function beside({ left, top, width, height }: Box, card: { width: number; height: number }): At[] {
  const [middle, upright] = [left + width / 2 - card.width / 2, top + height / 2 - card.height / 2];
  return [
    { left: left + width + GAP, top: upright },
    { left: left - GAP - card.width, top: upright },
    { left: middle, top: top - GAP - card.height },
    { left: middle, top: top + height + GAP },
  ];
}

function corners(room: Box, card: { width: number; height: number }): At[] {
  const [right, bottom] = [room.left + room.width - card.width, room.top + room.height - card.height];
  return [room.left, right].flatMap((left) => [room.top, bottom].map((top) => ({ left, top })));
}

/** Places all over the room. */
function lattice({ left, top, width, height }: Box): At[] {
  const [across, down] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  return Array.from({ length: across * down }, (_, i) => ({
    left: left + (i % across) * STEP,
    top: top + Math.floor(i / across) * STEP,
  }));
}

function within(room: Box, card: { width: number; height: number }, { left, top }: At): At {
  const held = (at: number, from: number, size: number, own: number): number =>
    Math.max(from + EDGE, Math.min(at, from + size - own - EDGE));
  return { left: held(left, room.left, room.width, card.width), top: held(top, room.top, room.height, card.height) };
}

function meets(one: Box, other: Box): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}

/** How many pixels are between a card and its thing; where it lies over a part of a large one, that is farther than all. */
function farFrom(card: Box, thing: Box): number {
  if (meets(card, thing)) return Infinity;
  const across = Math.max(0, thing.left - card.left - card.width, card.left - thing.left - thing.width);
  const down = Math.max(0, thing.top - card.top - card.height, card.top - thing.top - thing.height);
  return Math.hypot(across, down);
}
