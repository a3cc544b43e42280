// How the page is looked at: on which screens, in which languages, and what a sample of all that is.

export const SIZES = [[1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [390, 844], [360, 740]] as const;
export type Size = (typeof SIZES)[number];
export const isPhone = ([width]: readonly [number, number]): boolean => width < 640;

export interface Look {
  size: readonly [number, number];
  lang: "en" | "fr";
}

const [SMALLEST, LARGEST] = [SIZES[0], SIZES[4]];
const DESKS = SIZES.slice(0, 4);
const PHONES = SIZES.slice(5);

/**
 * Two looks at one of so many games, on a desk and on a phone, by a number that changes from time to time. One game is seen
 * on the largest desk, and the `sorest` always on the smallest one, in the longer language.
 */
export function sampled(number: number, at: number, games: number, sorest: boolean): [Look, Look] {
  const turn = number + at;
  const size = sorest ? SMALLEST : turn % (games - 1) === 0 ? LARGEST : DESKS[turn % DESKS.length]!;
  const lang = sorest || turn % 2 === 0 ? "fr" : "en";
  return [{ size, lang }, { size: PHONES[turn % PHONES.length]!, lang: lang === "fr" ? "en" : "fr" }];
}
