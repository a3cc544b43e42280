// Every sentence of every game that names a player is turned to a reader without a name.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { pieces, Words } from "./fluent";
import type { Lang } from "./types";

const HOME = "../src/ecumene";
const GAMES = readdirSync(`${HOME}/games`).filter((name) => !name.startsWith("_") && !name.includes("."));
const PLAYERS = ["who", "other", "by"];

function wordsOf(game: string, lang: Lang): { words: Words; messages: [string, string][] } {
  const core = readFileSync(`${HOME}/core/words/${lang}.ftl`, "utf8");
  const own = readFileSync(`${HOME}/games/${game}/words/${lang}.ftl`, "utf8");
  const messages = [...`${core}\n${own}`.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)/gm)];
  return { words: new Words(lang, [core, own], `${game}-`), messages: messages.map((one) => [one[1] ?? "", one[2] ?? ""]) };
}

/** A sentence with the reader in the place of one player; other things are numbers or names. */
function said(words: Words, key: string, body: string, reader: string, n: number): string {
  const names = [...body.matchAll(/\$(\w+)/g)].map((one) => one[1] ?? "");
  const args = names.map((name) => {
    if (name === reader) return [name, "p0"];
    if (PLAYERS.includes(name)) return [name, "p1"];
    return [name, new RegExp(`\\$${name} ->|\\{ \\$${name} \\}`).test(body) ? n : "thing"];
  });
  const marked = words.text({ t: key, a: Object.fromEntries(args) as Record<string, string | number> }, ["You", "Ann"], 0);
  return pieces(marked).map((piece) => piece.text).join("");
}

const WRONG: Record<Lang, RegExp> = {
  en: /\bYou,? (?!as |across )[a-z]+[^s]s\b|\byou (loses|has|is|takes|must moves)\b|of you\b|[\uE000-\uE004]/,
  fr: /(^|[.:]\s)Vous (?!êtes|vous |ne |n’|en |l’)(?!\p{L}*(ez|tes)\b)\p{L}|(de|que) vous (?!\p{L}*ez)|d’vous|[\uE000-\uE004]/u,
};

describe.each(GAMES)("%s says you", (game) => {
  it.each(["en", "fr"] as const)("in every sentence (%s)", (lang) => {
    const { words, messages } = wordsOf(game, lang);
    const turned = messages.flatMap(([key, body]) =>
      PLAYERS.filter((name) => new RegExp(`\\$${name}\\b`).test(body) && !/effect|side-l/.test(key)).flatMap((reader) =>
        [0, 1, 2].map((n) => `${key}: ${said(words, key, body, reader, n)}`),
      ),
    );
    expect(turned.length).toBeGreaterThan(60);
    expect(turned.filter((line) => WRONG[lang].test(line.slice(line.indexOf(":") + 2)))).toEqual([]);
  });
});

it.each<[Lang, string, string, string]>([
  ["en", "core-log-back", "who", "You are back."],
  ["en", "tapestry-scene-turn", "who", "Your turn"],
  ["en", "tapestry-log-topples", "other", "Ann topples an outpost of yours in 2"],
  ["en", "tapestry-log-marries", "other", "Ann marries into your family: thing"],
  ["en", "tapestry-log-pays", "who", "You pay 2 thing"],
  ["en", "tapestry-log-face-down", "who", "You have no tapestry card and lay one face down in era 2"],
  ["fr", "core-log-bot-timeout", "who", "Votre bot a été trop lent\u202F; un plus rapide a décidé."],
  ["fr", "core-log-standin", "who", "Un bot vous remplace."],
  ["fr", "tapestry-scene-turn", "who", "Votre tour"],
  ["fr", "tapestry-log-attacks", "other", "Ann vous attaque dans 2"],
  ["fr", "tapestry-log-gives", "other", "Ann vous donne thing"],
  ["fr", "tapestry-log-allies", "who", "Vous vous alliez à Ann"],
  ["fr", "tapestry-log-face-down", "who", "Vous n’avez pas de carte Fresque et en posez une face cachée à l’ère 2"],
  ["fr", "tapestry-log-finishes", "who", "Vous avez terminé votre partie"],
  ["fr", "tapestry-log-topples", "other", "Ann renverse un avant-poste vous appartenant dans 2"],
])("%s %s with the reader as %s", (lang, key, reader, sentence) => {
  const { words, messages } = wordsOf("tapestry", lang);
  const body = messages.find(([name]) => name === key)?.[1] ?? "";
  expect(said(words, key, body, reader, 2)).toBe(sentence);
});

it("a name with « et » in it keeps its letters", () => {
  const words = new Words("fr", ["takes = { $who } conquiert la Flandre et la Frise et en garde une part"], "");
  const marked = words.text({ t: "takes", a: { who: "p0" } }, ["Vous"], 0);
  const turned = pieces(marked).map((piece) => piece.text).join("");
  expect(turned).toBe("Vous conquérez la Flandre et la Frise et en gardez une part");
});
