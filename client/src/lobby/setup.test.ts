import { afterEach, expect, test, vi } from "vitest";

import { me } from "../lib/me.svelte";
import { Setup, withoutComments } from "./setup.svelte";
import type { Colour } from "../lib/types";
import type { GameInfo } from "../lib/types";

const both = (text: string) => ({ en: text, fr: text });
const game: GameInfo = {
  id: "vinci",
  name: both("Vinci"),
  about: both(""),
  seats: [2, 3, 4],
  usual_seats: 3,
  options: [{ id: "start", label: both("Start"), about: both(""), values: [10, 5], labels: [both("10"), both("5")] }],
  rules: 1,
  content: "",
};
const kinds = (setup: Setup) => setup.seats.map((seat) => seat.kind);

test("a new table is us and bots, with usual options", () => {
  const setup = new Setup(game);
  expect(setup.request()).toMatchObject({
    game: "vinci",
    seats: [{ kind: "you" }, { kind: "bot", level: "steady" }, { kind: "bot", level: "steady" }],
    options: { start: 10 },
    order: "random",
    public: false,
    seed: null,
  });
  expect(setup.changed).toBe(false);
});

test("seats come and go within what the game allows", () => {
  const setup = new Setup(game);
  setup.add();
  setup.add();
  expect(setup.seats).toHaveLength(4);
  for (let at = 0; at < 3; at += 1) setup.remove(1);
  expect(kinds(setup)).toEqual(["you", "bot"]);
});

test("we hold one seat: moving to another leaves a bot behind", () => {
  const setup = new Setup(game);
  setup.give(2, { kind: "you" });
  expect(kinds(setup)).toEqual(["bot", "bot", "you"]);
  setup.give(2, { kind: "bot", level: "fierce" });
  expect(kinds(setup)).toEqual(["bot", "bot", "bot"]);
});

test("friends get open seats and bots keep what is left", () => {
  const setup = new Setup(game);
  setup.give(1, { kind: "bot", level: "fierce" });
  expect(setup.request(1).seats).toEqual([{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "fierce" }]);
  expect(setup.request(3).seats.map((seat) => seat.kind)).toEqual(["you", "open", "open", "open"]);
  expect(setup.mostFriends).toBe(3);
});

test("those who are still to come are people, bots are not", () => {
  const setup = new Setup(game);
  expect(setup.people).toBe(1);
  setup.give(1, { kind: "open" });
  expect(setup.people).toBe(2);
});

test("what is not usual is noticed and can be put back", () => {
  const setup = new Setup(game);
  setup.options.start = 5;
  setup.title = "Thursday";
  expect(setup.changed).toBe(true);
  setup.reset();
  expect(setup.changed).toBe(false);
  expect(setup.request().options).toEqual({ start: 10 });
});

test("a box is left out until one wants it, and the server is asked what it brings", () => {
  const box = { id: "arts", label: both("Arts"), about: both(""), values: ["out", "in"], labels: [both("Out"), both("In")] };
  const other = { id: "cards", label: both("Cards"), about: both(""), values: ["in", "out"], labels: [both("In"), both("Out")] };
  const setup = new Setup({ ...game, options: [...game.options, box, other] });
  expect(setup.boxes.map(({ id }) => id)).toEqual(["arts"]);
  expect(setup.unusual).toEqual([]);
  setup.options["arts"] = "in";
  setup.options["cards"] = "out";
  expect(setup.unusual).toEqual([both("Out")]);
  expect(setup.chosen).toEqual(["arts=in", "cards=out"]);
  expect(setup.request().options).toMatchObject({ arts: "in", cards: "out" });
});

test("an owner's file is sent without its comments, line for line", () => {
  const file = "## how\ngame: vinci\ntokens:\n# - {id: ports}\n- {id: mines, text: '#1'} # so\n";
  expect(withoutComments(file)).toBe("\ngame: vinci\ntokens:\n\n- {id: mines, text: '#1'} # so\n");
});

test("whoever learns brings nothing but the game, and a file of one's own so that the table can say no", () => {
  const setup = new Setup(game);
  setup.options.start = 5;
  expect(setup.lesson()).toEqual({ game: game.id, seats: [{ kind: "you" }], content: "", guide: true });
  setup.content = "tokens: []";
  expect(setup.lesson().content).toBe("tokens: []");
});

test("hints are asked for only where they are wanted, and reset with the rest", () => {
  const setup = new Setup(game);
  expect(setup.request()).not.toHaveProperty("hints");
  setup.hints = true;
  expect(setup.request().hints).toBe(true);
  expect(setup.changed).toBe(true);
  setup.reset();
  expect(setup.hints).toBe(false);
});

test("who may watch is said where it is not everybody", () => {
  const setup = new Setup(game);
  expect(setup.request()).not.toHaveProperty("watch");
  setup.watch = "behind";
  expect(setup.request().watch).toEqual({ open: true, delay: 12 });
  setup.delay = 30;
  expect(setup.request().watch).toEqual({ open: true, delay: 30 });
  setup.watch = "closed";
  expect(setup.request().watch?.open).toBe(false);
  expect(setup.changed).toBe(true);
  setup.reset();
  expect(setup.changed).toBe(false);
});

afterEach(() => vi.restoreAllMocks());
const like = (colour: Colour) => vi.spyOn(me, "colour", "get").mockReturnValue(colour);

test("our seat has the colour we like, and whichever had it has ours", () => {
  const setup = new Setup(game);
  expect(setup.colours.slice(0, 3)).toEqual(["vermilion", "cobalt", "jade"]);
  like("jade");
  expect(setup.colours.slice(0, 3)).toEqual(["jade", "cobalt", "vermilion"]);
  expect(setup.request().seats[0]).toEqual({ kind: "you", colour: "jade" });
  expect(setup.request(1).seats[0]).toEqual({ kind: "you", colour: "jade" });
  expect(setup.lesson().seats).toEqual([{ kind: "you", colour: "jade" }]);
  setup.give(2, { kind: "you" });
  expect(setup.colours.slice(0, 3)).toEqual(["vermilion", "cobalt", "jade"]);
  setup.give(2, { kind: "bot" });
  expect(setup.colours.slice(0, 3)).toEqual(["vermilion", "cobalt", "jade"]);
});

test("how long it takes is what was measured, for the people at the table", () => {
  const setup = new Setup({ ...game, minutes: { 2: 11, 3: 23 } });
  expect(setup.minutes).toBe(25);
  setup.give(1, { kind: "open" });
  expect(setup.minutes).toBe(50);
  setup.add();
  expect(setup.minutes).toBe(0);
});


test("a pace takes the place of the rule of absence, and reset takes it away", () => {
  const setup = new Setup(game);
  expect(setup.request()).not.toHaveProperty("pace");
  setup.setPace("days");
  expect(setup.request().pace).toEqual({ kind: "days", hours: 24, time_up: "bot", level: "steady" });
  expect(setup.request()).not.toHaveProperty("absence");
  setup.setPace("clock");
  expect(setup.request().pace).toMatchObject({ kind: "clock", minutes: 20, increment_s: 20 });
  expect(setup.changed).toBe(true);
  setup.reset();
  expect(setup.changed).toBe(false);
});

test("a table says its language and whom it welcomes only where somebody chose so", () => {
  const setup = new Setup(game);
  expect(setup.request()).not.toHaveProperty("language");
  expect(setup.request()).not.toHaveProperty("beginners");
  setup.language = "fr";
  setup.beginners = true;
  expect(setup.request()).toMatchObject({ language: "fr", beginners: true });
  expect(setup.changed).toBe(true);
  setup.reset();
  expect(setup.changed).toBe(false);
});

test("a rated game has nothing that would make it unfair", () => {
  const setup = new Setup(game);
  setup.hints = true;
  setup.seed = 7;
  setup.content = "title: ours";
  setup.rate(true);
  expect(setup.changed).toBe(true);
  const wish = setup.request();
  expect(wish).toMatchObject({ rated: true, seed: null, content: "" });
  expect(wish.hints).toBeUndefined();
  setup.rate(false);
  expect(setup.request().rated).toBeUndefined();
});
