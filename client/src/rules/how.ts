// How to play: chapters for a first game, where words stand in them, and how their sentences are set.
import type { GlossaryEntry, HowToChapter, Lang } from "../lib/types";
import { fold, wordsOf } from "./search";

/** A piece of a sentence. */
export interface Run {
  text: string;
  as: "plain" | "strong" | "em" | "code";
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** A sentence with its bold, its italics and its code set apart. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), as: "plain" });
    const [whole, strong, em, code] = match;
    found.push({ text: strong ?? em ?? code ?? "", as: strong ? "strong" : em ? "em" : "code" });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), as: "plain" });
  return found;
}

/** The chapters that have every word that is searched; all of them where nothing is. */
export function chaptersWith(chapters: readonly HowToChapter[], query: string): HowToChapter[] {
  const wanted = wordsOf(query);
  return chapters.filter((chapter) => {
    const text = fold([chapter.title, ...chapter.blocks.flatMap(({ text, rows }) => [text, ...(rows ?? []).flat()])].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** The chapter about a phase of the turn; without one, the first that has a title: the game in a nutshell. */
export function chapterFor(chapters: readonly HowToChapter[], phase: string | null): number {
  const about = chapters.findIndex(({ phases }) => phase !== null && phases.includes(phase));
  return about >= 0 ? about : chapters.findIndex(({ title }) => title !== "");
}

/** The words of a game in the order of the alphabet, with every word that is searched; those of states are no terms. */
export function wordsWith(entries: readonly GlossaryEntry[], query: string, lang: Lang): GlossaryEntry[] {
  const wanted = wordsOf(query);
  const isTerm = ({ about }: GlossaryEntry): boolean => !about.every((key) => key.startsWith("state."));
  const has = (entry: GlossaryEntry): boolean => {
    const { word, text, forms = [] } = entry[lang];
    const all = fold([word, text, ...forms].join(" "));
    return wanted.every((one) => all.includes(one));
  };
  const named = entries.filter((entry) => isTerm(entry) && has(entry));
  return named.sort((one, other) => one[lang].word.localeCompare(other[lang].word, lang));
}
