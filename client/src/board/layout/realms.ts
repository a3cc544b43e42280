// Realms: all the areas of one owner as one shape, so that its band runs along the outer border only.
import type { Element } from "../../lib/types";
import { outlineOf } from "../../lib/geometry";

export interface Realm {
  key: string;
  owner: string;
  declining: boolean;
  /** To be filled by the even-odd rule. */
  outline: string;
  ids: string[];
}

/** The realms on a map, those in decline first: they lie under the others. */
export function realmsOf(areas: Iterable<Element>): Realm[] {
  const found = new Map<string, Omit<Realm, "outline"> & { paths: string[] }>();
  for (const area of areas) {
    if (area.owner === undefined || area.path === undefined) continue;
    const declining = area.state?.includes("decline") ?? false;
    const key = `${area.owner}${declining ? ".decline" : ""}`;
    const realm = found.get(key) ?? { key, owner: area.owner, declining, ids: [], paths: [] };
    realm.ids.push(area.id);
    realm.paths.push(area.path);
    found.set(key, realm);
  }
  return [...found.values()]
    .sort((one, other) => Number(other.declining) - Number(one.declining))
    .map(({ paths, ...realm }) => ({ ...realm, outline: joined(paths) }));
}

const known = new Map<string, string>();

/** Outlines are worked out once: most realms stay as they are from move to move. */
function joined(paths: string[]): string {
  const key = paths.join();
  let outline = known.get(key);
  if (outline === undefined) {
    if (known.size > 200) known.clear();
    known.set(key, (outline = outlineOf(paths)));
  }
  return outline;
}
