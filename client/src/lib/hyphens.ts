// Where a long word of a title may break: between a vowel and the consonants that begin the next syllable, and between a
// consonant and the same again. It is less than a dictionary knows, but right in English and French, and browsers without one break words anywhere.
const SOFT = "\u00AD";
const LONG = 7; // letters of a word that has room in the narrowest place
const EDGE = 3; // letters that stay together at each end
const TWICE = /(?<=[aeiouyàâéèêëîïôûü]([bcdfglmnprstz]))(?=\1[aeiouyàâéèêëîïôûü])/gi;
const SYLLABLE = /(?<=[aeiouyàâéèêëîïôûü])(?=(?:[bcdfgp][rl]|[cpt]h|tr|vr|[bcdfgjklmnpqrstvxz])[aeiouyàâéèêëîïôûü])/gi;

/** A title with soft hyphens in its long words. */
export function hyphened(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONG) return word;
    const places = [...word.matchAll(SYLLABLE), ...word.matchAll(TWICE)].map(({ index }) => index);
    const inside = new Set(places.filter((at) => at >= EDGE && word.length - at >= EDGE));
    return [...word].map((letter, at) => (inside.has(at) ? SOFT + letter : letter)).join("");
  });
}
