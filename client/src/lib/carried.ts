// Sentences that travel with a part of the page that comes later: what most tables never show is not in everybody's words.
import type { Both } from "./types";
import { words } from "./words.svelte";

type Args = Record<string, string | number>;

/** Says one of some sentences in the language of the moment, its open words (`{n}`) filled in. */
export function carried<Key extends string>(sentences: Record<Key, Both>): (key: Key, args?: Args) => string {
  return (key, args = {}) => filled(words.both(sentences[key]), args);
}

/** A text with its open words filled in. */
export function filled(text: string, args: Args): string {
  return text.replace(/\{(\w+)\}/g, (open, name: string) => String(args[name] ?? open));
}
