// A QR code as one path. Comes with the library that works it out, when a link is first shown.
import { generate } from "lean-qr";

/** So many modules of paper around it, as readers expect. */
export const QUIET = 4;

export interface Qr {
  /** Modules along an edge, without the paper around. */
  size: number;
  /** What is dark, row by row. */
  path: string;
}

export function qrOf(text: string): Qr {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0, run = 0; x <= code.size; x += 1) {
      if (code.get(x, y)) run += 1;
      else if (run > 0) {
        path += `M${x - run} ${y}h${run}v1h-${run}z`;
        run = 0;
      }
    }
  }
  return { size: code.size, path };
}
