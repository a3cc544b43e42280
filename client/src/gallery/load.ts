// Finds what the gallery shows: one of its own tables, a fixture by its name, or a file by its address.
import type { Full, Stage } from "../lib/types";
import { tapestryFull, tapestryStage } from "../samples/tapestry";
import { galleryFull, galleryStage } from "../samples/things";

const files = import.meta.glob<{ default: unknown }>("../../fixtures/*.json");

export interface Shown {
  stage: Stage;
  full: Full;
}

/** `ask` is one of the questions of the made-up table. */
export async function load(show: string | null, ask: string | null): Promise<Shown> {
  if (show === null) return { stage: galleryStage, full: galleryFull };
  if (show === "tapestry") return { stage: tapestryStage, full: tapestryFull(ask) };
  if (show.startsWith("/")) return (await (await fetch(show)).json()) as Shown;
  const read = async (name: string): Promise<unknown> => (await files[`../../fixtures/${name}.json`]?.())?.default;
  const game = show.slice(0, show.lastIndexOf("-"));
  return { stage: (await read(`${game}-stage`)) as Stage, full: (await read(show)) as Full };
}
