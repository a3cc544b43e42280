// Silhouettes of pieces and the players' shapes. Every glyph fits a 24 box around the origin and can be told at 16 px.
import type { Colour } from "./types";

export type Shape = "circle" | "square" | "hexagon" | "diamond" | "triangle" | "shield";

/** A shape belongs to each colour: it says who owns a thing to those who do not see the colour. */
export const SHAPES: Readonly<Record<Colour, Shape>> = {
  vermilion: "circle",
  cobalt: "square",
  jade: "hexagon",
  plum: "diamond",
  sky: "triangle",
  rose: "shield",
};

/** The outline of a shape about as large as a disc of radius `r`, around the origin. */
export function shapePath(shape: Shape, r: number): string {
  const at = (x: number, y: number): string => `${round(x * r)} ${round(y * r)}`;
  switch (shape) {
    case "circle":
      return discPath(r);
    case "square":
      return roundedSquare(0.9 * r, 0.22 * r);
    case "hexagon":
      return (
        `M${at(0.953, 0.55)}L${at(0, 1.1)}L${at(-0.953, 0.55)}` +
        `L${at(-0.953, -0.55)}L${at(0, -1.1)}L${at(0.953, -0.55)}Z`
      );
    case "diamond":
      return `M${at(1.24, 0)}L${at(0, 1.24)}L${at(-1.24, 0)}L${at(0, -1.24)}Z`;
    case "triangle":
      return `M${at(0, -1.3)}L${at(1.28, 0.92)}L${at(-1.28, 0.92)}Z`;
    case "shield":
      return (
        `M${at(-0.95, -1)}L${at(0.95, -1)}L${at(0.95, 0.15)}` +
        `Q${at(0.95, 0.85)} ${at(0, 1.2)}Q${at(-0.95, 0.85)} ${at(-0.95, 0.15)}Z`
      );
  }
}

/** How far below the middle of a shape its number stands, for a shape of radius 1. */
export function numberDrop(shape: Shape | null): number {
  return shape === "triangle" ? 0.24 : shape === "shield" ? -0.04 : 0;
}

/** A piece's silhouette: its outline, and where the owner's shape is stamped on it (`[x, y, radius]`). */
export interface Glyph {
  d: string;
  stamp?: readonly [number, number, number];
  /** Faces and lines within the outline. */
  light?: string;
  dark?: string;
  line?: string;
}

const PAWN = "M0-11a4.5 4.5 0 0 1 2.8 8L6.5 10H-6.5L-2.8-3A4.5 4.5 0 0 1 0-11Z";

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  pawn: { d: PAWN, stamp: [0, 5, 2.4] },
  cube: {
    d: "M0-11L9.6-5.5V5.5L0 11L-9.6 5.5V-5.5Z",
    light: "M0-11L9.6-5.5L0 0L-9.6-5.5Z",
    dark: "M0 0L9.6-5.5V5.5L0 11Z",
    stamp: [-4.8, 3, 2.6],
  },
  disc: { d: discPath(10.5), line: discPath(7.4), stamp: [0, 0, 3.6] },
  nomad: { d: "M0-10L10 9H3.5L0 2L-3.5 9H-10Z", stamp: [0, -1.8, 2.2] },
  city: { d: "M-11 9V-2l5-4 5 4V-8l5.5-3.5L10.5-8V9Z", stamp: [4.5, 3.5, 3] },
  ship: { d: "M-11 3H11L7 10H-7ZM-1.5-11V1H-9.5ZM.8-9V1H9Z", stamp: [0, 6.5, 2] },
  temple: {
    d: "M0-11L11-4.5V-1.5H-11V-4.5ZM-9 0h3.5v6.5H-9ZM-1.8 0h3.6v6.5h-3.6ZM5.5 0H9v6.5H5.5ZM-11 7.5H11V10.5H-11Z",
    stamp: [0, -5.6, 2],
  },
  mountaineer: {
    d: "M-2.5-4.6a3.4 3.4 0 1 1 .01 0ZM-6.5-3.8H1.5L6.6-1.5V1L3 .2 5 10H-9ZM7.2-10.5H9.6V10H7.2Z",
    stamp: [-3.5, 4.5, 2.3],
  },
  merchant: { d: "M-4-11H4L2.5-6.5Q10-1 9.5 5Q9 10.5 0 10.5T-9.5 5Q-10-1-2.5-6.5Z", stamp: [0, 2.5, 2.6] },
  outpost: { d: "M-7 10V-4H-9V-10H-5.5V-7.5H-2V-10H2V-7.5H5.5V-10H9V-4H7V10Z", stamp: [0, 3, 3] },
  fort: { d: "M-11-11h7v2.6h8v-2.6h7v7h-2.6v8h2.6v7h-7v-2.6h-8v2.6h-7v-7h2.6v-8h-2.6Z", stamp: [0, 0, 3.6] },
  landmark: { d: "M-10 10.5V7.5H-8V-2.5H-10V-5L0-11L10-5V-2.5H8V7.5H10V10.5Z", stamp: [0, 2, 3] },
  settler: { d: PAWN + "M5 2q3-1 6 1l-1.5 7H7Z", stamp: [0, 5, 2.4] },
  soldier: { d: PAWN + "M7-9l1.6-2.5L10.2-9V4h1.8v2h-1.8v4H7V6H5.2V4H7Z", stamp: [0, 5, 2.4] },
};

/** The silhouette of a kind of piece: one of the page's, a path of the stage's, or a plain disc. */
export function glyphOf(kind: string, stageGlyphs: Readonly<Record<string, string>> = {}): Glyph {
  const own = GLYPHS[kind];
  if (own) return own;
  const path = stageGlyphs[kind];
  return path === undefined ? { d: discPath(9), stamp: [0, 0, 3.6] } : { d: path };
}

export function discPath(r: number): string {
  const d = round(2 * r);
  return `M${round(-r)} 0a${round(r)} ${round(r)} 0 1 0 ${d} 0a${round(r)} ${round(r)} 0 1 0 ${-d} 0Z`;
}

function roundedSquare(half: number, corner: number): string {
  const [h, c] = [round(half), round(corner)];
  const side = round(2 * (half - corner));
  return (
    `M${round(c - half)} ${-h}h${side}q${c} 0 ${c} ${c}v${side}q0 ${c} ${-c} ${c}` +
    `h${-side}q${-c} 0 ${-c} ${-c}v${-side}q0 ${-c} ${c} ${-c}Z`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
