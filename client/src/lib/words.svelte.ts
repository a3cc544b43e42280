// The page's own words and the stage's, in the language of the moment; switching it redraws every sentence at once.
import { pieces, Words, type Piece, type Saying } from "./fluent";
import { remember, remembered } from "./storage";
import type { Both, Lang, Stage, Text } from "./types";
import english from "../words/en.ftl?raw";
import french from "../words/fr.ftl?raw";

export type { Piece, Saying } from "./fluent";

export const LANGUAGES: readonly Lang[] = ["en", "fr"];

const page: Record<Lang, Words> = { en: new Words("en", [english]), fr: new Words("fr", [french]) };
const stages = new Map<string, Words>();

class PageWords {
  #lang = $state<Lang>(firstLanguage());

  constructor() {
    document.documentElement.lang = this.#lang;
  }

  get lang(): Lang {
    return this.#lang;
  }

  setLang(lang: Lang): void {
    this.#lang = lang;
    document.documentElement.lang = lang;
    remember("lang", lang);
  }

  /** A sentence of the page itself. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return page[this.#lang].say(key, args);
  }

  /** More of the page's own messages, by file (`./en.ftl`): those of a part that comes later come with it. */
  learn(files: Record<string, string>): void {
    for (const lang of LANGUAGES) page[lang].learn(files[`./${lang}.ftl`] ?? "");
  }

  /** A fixed text that the server gave in both languages. */
  both(text: Both): string {
    return text[this.#lang];
  }
}

export const words = new PageWords();

/** Whether a game's words have a message. */
export function knows(key: string, saying: Saying): boolean {
  return saying.stage !== null && bundleOf(saying.stage).has(key);
}

/** A game's text in pieces; those with an id are live names of things (their id) or of players (`p0`). */
export function sayText(text: Text, saying: Saying): Piece[] {
  return pieces(marked(text, saying));
}

/** A game's text as one string. */
export function plain(text: Text, saying: Saying): string {
  return sayText(text, saying)
    .map((piece) => piece.text)
    .join("");
}

/** A game's name of a thing with the places where its words may break. */
export function typeset(text: Text, { stage }: Saying): string {
  return (stage === null ? page[words.lang] : bundleOf(stage)).set(text);
}

function marked(text: Text, { stage, names, you = null }: Saying): string {
  return (stage === null ? page[words.lang] : bundleOf(stage)).text(text, names, you);
}

function bundleOf(stage: Stage): Words {
  const key = `${stage.hash}.${words.lang}`;
  let bundle = stages.get(key);
  if (!bundle) {
    bundle = new Words(words.lang, [stage.texts[words.lang] ?? ""], stage.things);
    stages.set(key, bundle);
  }
  return bundle;
}

function firstLanguage(): Lang {
  const asked = remembered("lang") ?? navigator.language.slice(0, 2);
  return asked === "fr" ? "fr" : "en";
}
