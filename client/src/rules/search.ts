// Searching a rulebook the way people type in a hurry: no capitals, no accents, words in any order.
import type { Lang, RuleInfo, RuleSection } from "../lib/types";

/** A text without capitals and accents, letter by letter, so that places in it are places in the text. */
export function fold(text: string): string {
  return [...text].map((letter) => bare(letter)).join("");
}

export function wordsOf(query: string): string[] {
  return fold(query.trim()).split(/\s+/).filter(Boolean);
}

/** The sections with the rules that have every word, in their sentence, their heading or their id. */
export function search(sections: readonly RuleSection[], query: string, lang: Lang): RuleSection[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [...sections];
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => has(rule, section, wanted, lang)) }))
    .filter((section) => section.rules.length > 0);
}

/** The chapters of a rulebook as one looks things up: within each the house rules last, and last those that are all ours. */
export function arranged(sections: readonly RuleSection[]): RuleSection[] {
  const ours = ({ source }: RuleInfo): boolean => source === "house";
  const housed = sections.map((section) => ({
    ...section,
    rules: [...section.rules.filter((rule) => !ours(rule)), ...section.rules.filter(ours)],
  }));
  return [...housed.filter(({ rules }) => !rules.every(ours)), ...housed.filter(({ rules }) => rules.every(ours))];
}

/** A sentence cut where a searched word stands. */
export function highlight(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = wordsOf(query);
  const folded = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  return runs(text, hits);
}

function has(rule: RuleInfo, section: RuleSection, wanted: string[], lang: Lang): boolean {
  const text = fold(`${rule[lang]} ${section.title[lang]} ${rule.id}`);
  return wanted.every((word) => text.includes(word));
}

function runs(text: string, hits: boolean[]): { text: string; hit: boolean }[] {
  const found: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [last, hit, letter] = [found.at(-1), hits[at] ?? false, text[at] ?? ""];
    if (last?.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
  }
  return found;
}

/** One letter, bare; always of the same length, since places must not shift. */
function bare(letter: string): string {
  const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.length === letter.length ? folded : letter;
}
