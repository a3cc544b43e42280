import { expect, test } from "vitest";

import { pieces, Words } from "./fluent";

const ENGLISH = `
name-burgundy = Burgundy
log-takes = { $who } takes { NAME($area) } for { $n ->
    [one] one pawn
   *[other] { $n } pawns
}.
log-why = Because { $what }
`;
const FRENCH = `
name-burgundy = Bourgogne
    .le = la Bourgogne
log-takes = { $who } prend { NAME($area, form: "le") } ; bien sûr !
log-other = { NAME($area, form: "de") }
`;
const names = ["Ines", "Orm"];
const english = new Words("en", [ENGLISH], "name-");
const french = new Words("fr", [FRENCH], "name-");

test("names of players and of things stay live inside a sentence", () => {
  const said = english.text({ t: "log-takes", a: { who: "p1", area: "burgundy", n: 2 } }, names);
  expect(pieces(said)).toEqual([
    { text: "Orm", id: "p1" },
    { text: " takes " },
    { text: "Burgundy", id: "burgundy" },
    { text: " for 2 pawns." },
  ]);
});

test("French names take the form that the sentence asks for, and spaces that do not break", () => {
  const said = french.text({ t: "log-takes", a: { who: "p0", area: "burgundy" } }, names);
  expect(pieces(said).map((piece) => piece.text).join("")).toBe("Ines prend la Bourgogne\u202F; bien sûr\u202F!");
});

test("a name without the wanted form keeps its plain one", () => {
  const said = french.text({ t: "log-other", a: { area: "burgundy" } }, names);
  expect(pieces(said)).toEqual([{ text: "Bourgogne", id: "burgundy" }]);
});

test("a message inside a message keeps its live names", () => {
  const inner = { t: "log-takes", a: { who: "p0", area: "burgundy", n: 1 } };
  const said = pieces(english.text({ t: "log-why", a: { what: inner } }, names));
  expect(said.map((piece) => piece.id)).toEqual([undefined, "p0", undefined, "burgundy", undefined]);
});

test("a missing message shows its key, a missing thing its id", () => {
  expect(english.text({ t: "log-nothing" }, names)).toBe("log-nothing");
  const said = english.text({ t: "log-takes", a: { who: "p0", area: "atlantis", n: 1 } }, names);
  expect(pieces(said)[2]).toEqual({ text: "atlantis", id: "atlantis" });
});

test("nobody can forge a live name by what they are called", () => {
  const forged = ["\uE000burgundy\uE001x\uE002"];
  const said = pieces(english.text({ t: "log-takes", a: { who: "p0", area: "burgundy", n: 1 } }, forged));
  expect(said[0]).toEqual({ text: "burgundyx", id: "p0" });
  expect(english.text("\uE000a\uE001b\uE002", [])).toBe("ab");
});

test("goes on in small letters after a colon, and keeps names as they are", () => {
  const words = new Words("en", ["for = { $cause }: { LOWER($ask) }\nask = Which do you choose?\nattack = { $who } attacks. Respond?"]);
  const said = (ask: string, a = {}) => words.text({ t: "for", a: { cause: "Steel", ask: { t: ask, a } } }, ["Ann"]);
  expect(said("ask")).toBe("Steel: which do you choose?");
  expect(pieces(said("attack", { who: "p0" })).map(({ text }) => text).join("")).toBe("Steel: Ann attacks. Respond?");
});

test("a name is set with the places where it may break, if it has any", () => {
  const words = new Words("en", ["long = Mathematics\n    .set = Mathe\u00ADmatics\nshort = Rafts"]);
  expect(words.set({ t: "long" })).toBe("Mathe\u00ADmatics");
  expect(words.say("long")).toBe("Mathematics");
  expect(words.set({ t: "short" })).toBe("Rafts");
  expect(words.set("IV")).toBe("IV");
});
