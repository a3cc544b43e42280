// Fluent bundles, and names that stay live inside a sentence.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";

import { secondPerson, YOU } from "./second";
import type { Lang, Message, Stage, Text } from "./types";

/** A part of a sentence. With an id it is the name of a thing or of a player, which can be pointed at. */
export interface Piece {
  text: string;
  id?: string;
}

/** What a game's sentences need: its words, and the players' names by seat. */
export interface Saying {
  stage: Stage | null;
  names: string[];
  /** The seat of a reader who has given no name: sentences say "you". */
  you?: number | null;
  /** The seats of the reader. */
  mine?: readonly number[];
}

type Args = Record<string, FluentVariable>;

// Fluent makes plain strings. A live name travels through it between characters that no text has.
const ID = "\uE000";
const NAME = "\uE001";
const END = "\uE002";
const MARKS = /[\uE000-\uE002]/g;
const LIVE = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const PLAYER = /^p(\d+)$/;

/** One language's messages; a missing one shows its key. */
export class Words {
  readonly #lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, sources: string[], things = "") {
    this.#lang = lang;
    const functions: Record<string, FluentFunction> = {
      NAME: ([thing], { form }) => this.#name(things, String(thing), form === undefined ? "" : String(form)),
      LOWER: ([sentence]) => lower(String(sentence)),
    };
    const transform = lang === "fr" ? frenchSpaces : (text: string) => text;
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false, transform });
    for (const source of sources) this.learn(source);
  }

  /** More messages; a later one with the same name stands. */
  learn(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message, or its key where there is none. */
  say(key: string, args: Args = {}): string {
    return this.#form(key, "", args) ?? key;
  }

  /** A game's text, with live names between marks. */
  text(text: Text, names: string[], you: number | null = null): string {
    if (typeof text === "string") return text.replace(MARKS, "");
    const said = this.say(text.t, this.#args(text, names, you));
    if (you === null || !said.includes(YOU)) return said;
    const reader = live(`p${you}`, YOU);
    return secondPerson(this.#lang, said.replaceAll(reader, YOU), (word) => live(`p${you}`, word));
  }

  /** A name as it is set where there is little room: with soft hyphens where its words may break. */
  set(text: Text): string {
    if (typeof text === "string") return text.replace(MARKS, "");
    return (this.#form(text.t, "set", this.#args(text, [], null)) ?? text.t).replace(LIVE, "$2");
  }

  #args(message: Message, names: string[], you: number | null): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(message.a ?? {})) {
      if (typeof value === "object") args[key] = this.text(value, names, you);
      else if (you !== null && value === `p${you}`) args[key] = live(value, YOU);
      else args[key] = typeof value === "string" ? playerName(value, names) : value;
    }
    return args;
  }

  #form(key: string, attribute: string, args: Args): string | null {
    const message = this.#bundle.getMessage(key);
    const pattern = message?.attributes[attribute] ?? message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }

  #name(things: string, thing: string, form: string): string {
    if (thing.includes(ID)) return thing; // a player, or a sentence with names of its own
    return live(thing, this.#form(things + thing, form, {}) ?? thing);
  }
}

/** A sentence cut at its live names. */
export function pieces(marked: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of marked.matchAll(LIVE)) {
    if (match.index > end) found.push({ text: marked.slice(end, match.index) });
    found.push({ text: match[2] ?? "", id: match[1] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

function live(id: string, name: string): string {
  return ID + id + NAME + name.replace(MARKS, "") + END;
}

/** A sentence as it goes on after a colon. */
function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function playerName(value: string, names: string[]): string {
  const seat = PLAYER.exec(value)?.[1];
  return seat === undefined ? value : live(value, names[Number(seat)] ?? value);
}

/** French wants a narrow space that does not break before `: ; ! ?` and inside guillemets. */
function frenchSpaces(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u202F").replace(/« /g, "«\u202F");
}
