// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { LiveTable } from "../../lib/live.svelte";
import { draw } from "../../lib/scene";
import type { Choice, Full, Problem, Stage } from "../../lib/types";
import choose from "../../../fixtures/vinci-choose.json";
import expand from "../../../fixtures/vinci-expand.json";
import spreading from "../../../fixtures/vinci-spread.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import { Desk } from "./desk.svelte";

const stage = stageJson as unknown as Stage;

/** A table that does what it is told and remembers it. */
function seated(full: unknown, choice: Partial<Choice> = {}) {
  const { table, scene, choices, log } = full as Full;
  const act = vi.fn<LiveTable["act"]>(async () => {
    live.accepted = table.version + 1;
    return null;
  });
  const why = vi.fn<LiveTable["why"]>(async () => null);
  const live = {
    id: "t",
    table,
    stage,
    scene,
    drawing: draw(stage, scene!),
    choices: choices.map((asked) => ({ ...asked, ...choice })),
    log,
    beats: [],
    takeBeat: () => undefined,
    connection: "live",
    accepted: 0,
    act,
    why,
  };
  return { desk: new Desk(live as unknown as LiveTable), act, why };
}

beforeEach(() => settings.set("actAtOnce", false));
afterEach(() => settings.set("actAtOnce", false));

const firstLit = (desk: Desk): string => [...desk.lights.keys()][0]!;

test("one click previews, the second acts", () => {
  const { desk, act } = seated(expand);
  const id = firstLit(desk);
  desk.pick(id);
  expect(act).not.toHaveBeenCalled();
  expect(desk.lamp.selected.has(id)).toBe(true);
  expect(desk.options.at(-1)?.role).toBe("primary");
  const wanted = desk.now?.chosen?.i;
  desk.pick(id);
  expect(act).toHaveBeenCalledWith(1, [wanted]);
});

test("a question with one answer waits for it: that there was no other may be a secret", async () => {
  settings.set("actAtOnce", true);
  const { desk, act } = seated(expand, { acts: [{ i: 7, path: ["~pass"], say: "Do nothing" }] });
  await Promise.resolve();
  expect(desk.options.map(({ id }) => id)).toEqual(["~pass"]);
  expect(act).not.toHaveBeenCalled();
  desk.options[0]!.press();
  expect(act).toHaveBeenCalledWith(1, [7]);
});

test("a province and the pawns in it are one click", () => {
  const { desk, act } = seated(expand);
  const both = desk.choice?.acts.find((one) => Array.isArray(one.path[0]) && one.path[0].length > 1);
  const [area, pawns] = both?.path[0] as string[];
  desk.pick(area!);
  expect(desk.lamp.selected.has(pawns!)).toBe(true);
  desk.pick(pawns!);
  expect(act).toHaveBeenCalledWith(1, [both?.i]);
});

test("another lit thing takes the place of the one chosen", () => {
  const { desk, act } = seated(expand);
  const [first, other] = [...new Set([...desk.lights.values()].map((lit) => lit.act))];
  const id = (of: typeof first): string => [of!.path[0]!].flat()[0]!;
  desk.pick(id(first));
  desk.pick(id(other));
  expect(act).not.toHaveBeenCalled();
  expect(desk.now?.chosen).toBe(other);
});

test("with “act at once” the first click acts, unless it is final", () => {
  settings.set("actAtOnce", true);
  const undoable = seated(expand);
  undoable.desk.pick(firstLit(undoable.desk));
  expect(undoable.act).toHaveBeenCalledOnce();
  const final = seated(choose);
  final.desk.pick(firstLit(final.desk));
  expect(final.act).not.toHaveBeenCalled();
  final.desk.confirm();
  expect(final.act).toHaveBeenCalledOnce();
});

test("a button acts at once, but a final one asks first", () => {
  const { desk, act } = seated(expand);
  desk.options.find(({ id }) => id === "~stop")?.press();
  expect(act).toHaveBeenCalledOnce();

  const acts = [
    { i: 5, path: [], say: "End", final: "No way back." },
    { i: 6, path: ["alps"], say: "Go on" },
  ];
  const asking = seated(expand, { acts });
  asking.desk.options[0]?.press();
  expect(asking.act).not.toHaveBeenCalled();
  expect(asking.desk.considered?.final).toBe("No way back.");
  asking.desk.confirm();
  expect(asking.act).toHaveBeenCalledWith(1, [5]);
});

test("what is not lit is asked about, with what was clicked before", async () => {
  const { desk, why } = seated(expand);
  const answer = { rule: "vinci.conquest.pawns", text: null, sentence: {}, tally: null };
  why.mockResolvedValueOnce(answer);
  desk.pick("map");
  expect(desk.asked).toEqual({ id: "map", why: undefined });
  await vi.waitFor(() => expect(desk.asked?.why).toBe(answer));
  expect(why).toHaveBeenCalledWith(1, ["map"]);
});

test("placing one by one: a click is one more, all here and spread are one request", async () => {
  const { desk, act } = seated(spreading);
  const left = desk.choice?.repeat ?? 0;
  desk.pick(firstLit(desk));
  expect(act.mock.lastCall?.[1]).toHaveLength(1);

  const again = seated(spreading);
  await again.desk.allHere(again.desk.choice!.acts[0]!);
  expect(new Set(again.act.mock.lastCall?.[1]).size).toBe(1);
  expect(again.act.mock.lastCall?.[1]).toHaveLength(left);

  const even = seated(spreading);
  await even.desk.spreadEvenly();
  expect(even.act.mock.lastCall?.[1]).toHaveLength(left);
  expect(new Set(even.act.mock.lastCall?.[1]).size).toBeGreaterThan(1);
});

test("a deed of several actions is previewed, confirmed and sent as one", () => {
  const acts = [
    { i: 3, then: [7], path: ["alps", "po"], say: "To the Po" },
    { i: 3, then: [8], path: ["alps", "ebro"], say: "To the Ebro" },
    { i: 4, then: [7], path: ["tagus", "po"], say: "From the Tagus" },
    { i: 3, then: [9, 4, 9], path: ["~all"], say: "All stay" },
  ];
  const { desk, act } = seated(expand, { acts });
  desk.pick("alps");
  expect([...desk.lights.keys()]).toEqual(["po", "ebro"]);
  desk.pick("ebro");
  expect(desk.considered).toBe(acts[1]);
  desk.confirm();
  expect(act).toHaveBeenLastCalledWith(1, [3, 8]);

  const all = seated(expand, { acts });
  all.desk.options.find(({ id }) => id === "~all")?.press();
  expect(all.act).toHaveBeenLastCalledWith(1, [3, 9, 4, 9]);
});

test("a click on another beginning starts anew, one on the same takes it back", () => {
  const acts = [
    { i: 3, then: [7], path: ["alps", "po"], say: "x" },
    { i: 3, then: [8], path: ["alps", "ebro"], say: "x" },
    { i: 4, then: [7], path: ["tagus", "po"], say: "x" },
    { i: 4, then: [8], path: ["tagus", "ebro"], say: "x" },
  ];
  const { desk, why } = seated(expand, { acts });
  desk.pick("alps");
  desk.pick("tagus");
  expect(desk.now?.clicked).toEqual(["tagus"]);
  desk.pick("tagus");
  expect(desk.now?.clicked).toEqual([]);
  expect(why).not.toHaveBeenCalled();
});

test("things of a set are selected one by one, and each is taken back by itself", () => {
  const of = (...ids: string[]) => ids.map(() => ids);
  const acts = [
    { i: 1, path: of("alps", "po"), say: "x" },
    { i: 2, path: of("alps", "ebro"), say: "x" },
    { i: 3, path: of("po", "ebro"), say: "x" },
  ];
  const { desk, act } = seated(expand, { acts });
  desk.pick("ebro");
  expect([...desk.lamp.selected]).toEqual(["ebro"]);
  desk.pick("alps");
  expect(desk.now?.chosen?.i).toBe(2);
  expect([...desk.lamp.selected].sort()).toEqual(["alps", "ebro"]);
  desk.pick("ebro");
  expect(desk.now?.clicked).toEqual(["alps"]);
  desk.pick("po");
  desk.confirm();
  expect(act).toHaveBeenLastCalledWith(1, [1]);
});

test("an answered question is closed until the table has moved on", async () => {
  const { desk, act } = seated(expand);
  await desk.act([208]);
  expect(desk.open).toBe(false);
  await desk.act([208]);
  expect(act).toHaveBeenCalledOnce();
});

test("a refusal is shown, a late move is said politely, and both leave the question open", async () => {
  const { desk, act } = seated(expand);
  const problem: Problem = { code: "illegal", text: { en: "no", fr: "non" }, rule: "vinci.conquest.pawns" };
  act.mockResolvedValueOnce(problem);
  await desk.act([1]);
  expect([desk.problem, desk.stale, desk.open]).toEqual([problem, false, true]);
  act.mockResolvedValueOnce({ ...problem, code: "stale" });
  await desk.act([1]);
  expect([desk.problem, desk.stale, desk.open]).toEqual([null, true, true]);
});

test("going back closes the answer first, then takes back the last click", () => {
  const { desk } = seated(expand);
  const id = firstLit(desk);
  desk.pick(id);
  desk.pick("map");
  expect(desk.asked).not.toBeNull();
  desk.back();
  expect(desk.asked).toBeNull();
  expect(desk.now?.clicked).toEqual([id]);
  desk.back();
  expect(desk.now?.clicked).toEqual([]);
});

test("a slot is named after its market, another guest without a name after the colour, and the reader is You", () => {
  const { desk } = seated(choose);
  expect(desk.nameOf("peoples.4")).toMatch(/, IV$/);
  const nameless = structuredClone(choose) as unknown as Full;
  nameless.table.seats[1]!.name = "";
  const other = seated(nameless);
  expect(other.desk.seats[1]?.name).toBe("You");
  expect(other.desk.saying).toMatchObject({ you: 1 });
  nameless.table.you.seats = [0];
  expect(seated(nameless).desk.seats[1]?.name).toBe("Cobalt");
  expect(seated(nameless).desk.saying).toMatchObject({ you: null });
});

test("a long press tells about a thing, and asks why an unlit one cannot be chosen", () => {
  const { desk, act, why } = seated(expand);
  const lit = firstLit(desk);
  desk.hold(lit);
  expect(desk.subject).toBe(lit);
  expect(why).not.toHaveBeenCalled();
  const areas = stage.elements.filter(({ type }) => type === "area");
  const unlit = areas.find(({ id }) => desk.actAt(id) === null)!.id;
  desk.hold(unlit);
  expect(desk.subject).toBe(unlit);
  expect(why).toHaveBeenCalledOnce();
  desk.back();
  expect(desk.subject).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("a few words say where the game is, but not whose turn: that is seen beside them", () => {
  const { scene, ...rest } = expand as unknown as Full;
  const notes = [{ t: "core-turn", a: { who: "p1" } }, "Era 4 of 5"];
  const { desk } = seated({ ...rest, scene: { ...scene!, notes } } as Full);
  expect(desk.whereabouts.endsWith(" · Era 4 of 5")).toBe(true);
  expect(desk.whereabouts).not.toContain("core-turn");
});

test("who watches is some moves behind while the game is on; who plays is not", () => {
  const { table, ...rest } = expand as unknown as Full;
  const behind = (more: object) => seated({ ...rest, table: { ...table, watch: { open: true, delay: 12 }, ...more } } as Full).desk.behind;
  const watching = { role: "spectator", seats: [] };
  expect(behind({ you: watching })).toBe(12);
  expect(behind({ you: watching, status: "over" })).toBe(0);
  expect(behind({ you: watching, watch: { open: true, delay: 0 } })).toBe(0);
  expect(behind({})).toBe(0);
});

test("seats of one person have names of their own", () => {
  const { table, ...rest } = expand as unknown as Full;
  const seats = table.seats.map((seat) => ({ ...seat, name: "Ada" }));
  const mine = seats.map(({ seat }) => seat);
  const { desk } = seated({ ...rest, table: { ...table, seats, you: { ...table.you, seats: mine } } });
  expect(new Set(desk.seats.map((seat) => seat.name)).size).toBe(seats.length);
  expect(desk.seats.every((seat) => seat.name.startsWith("Ada ("))).toBe(true);
  const unnamed = seats.map((seat) => ({ ...seat, name: "" }));
  const guest = seated({ ...rest, table: { ...table, seats: unnamed, you: { ...table.you, seats: mine } } }).desk;
  expect(new Set(guest.seats.map((seat) => seat.name)).size).toBe(seats.length);
});

test("the lamp breathes until a kind of question was answered twice", async () => {
  localStorage.clear();
  for (let times = 0; times < 2; times += 1) {
    const { desk } = seated(expand);
    expect(desk.lamp.breathes).toBe(true);
    await desk.act([0]);
  }
  expect(seated(expand).desk.lamp.breathes).toBe(false);
});

const MANY: Choice["acts"] = [
  { i: 40, up_to: 5, pill: 2, path: [["burgundy", "pawns.burgundy.p1"]], say: { t: "place", a: { n: 1 } } },
  { i: 60, up_to: 3, path: ["~pay.gold"], say: { t: "count", a: { n: 1, thing: "gold" } } },
  { i: 7, path: ["~done"], say: "Done" },
];

test("where an act asks how many, a click asks and a second click takes the number on the thing", () => {
  settings.set("actAtOnce", true);
  const { desk, act } = seated(expand, { acts: MANY });
  desk.pick("burgundy");
  expect(act).not.toHaveBeenCalled();
  expect(desk.counted?.n).toBe(2);
  desk.pick("burgundy");
  expect(act).toHaveBeenCalledWith(1, [41]);
});

test("the reader says how many, within what there is", () => {
  const { desk, act } = seated(expand, { acts: MANY });
  desk.pick("burgundy");
  desk.setAmount(4);
  desk.setAmount(6);
  desk.setAmount(0);
  expect(desk.counted?.n).toBe(4);
  expect(desk.lamp.selected.has("burgundy")).toBe(true);
  desk.confirm();
  expect(act).toHaveBeenCalledWith(1, [43]);
});

test("a button that asks how many begins with all, and does nothing before it is confirmed", () => {
  const { desk, act } = seated(expand, { acts: MANY });
  desk.options.find(({ id }) => id === "~pay.gold")?.press();
  expect(act).not.toHaveBeenCalled();
  expect(desk.counted?.n).toBe(3);
  desk.setAmount(1);
  desk.confirm();
  expect(act).toHaveBeenCalledWith(1, [60]);
});

test("an act of the list is chosen but for its number", () => {
  const { desk } = seated(expand, { acts: MANY });
  desk.choose(desk.choice!.acts[0]!);
  expect(desk.counted?.up_to).toBe(5);
  desk.back();
  expect(desk.counted).toBeNull();
});

test("once an act is chosen the question is the act, and its button need not say it again", () => {
  const { desk } = seated(expand, { acts: [{ i: 3, path: ["burgundy"], say: "Conquer Burgundy" }, { i: 5, path: ["~end"], say: "End" }] });
  desk.pick("burgundy");
  expect(desk.asks).toEqual({ t: "core-ask-sure", a: { act: "Conquer Burgundy" } });
  expect(desk.options.map(({ label }) => label)).toEqual([{ t: "core-do-it" }]);
});

test("once a thing is chosen and the payment is left, the bar asks for it, and the list of answers is short", () => {
  const pay = (i: number, icon: string) => ({
    ...{ i, path: ["burgundy", `~pay.${icon}`], say: `Advance to Burgundy for 1 ${icon}` },
    chip: { icons: [[icon, 1]] as [string, number][], label: `1 ${icon}` },
  });
  const { desk, act } = seated(expand, { acts: [pay(3, "coin"), pay(4, "food"), { i: 5, path: ["~end"], say: "End" }], asks: { "~pay": "Pay with?" } });
  expect(desk.asks).toEqual(desk.choice?.prompt);
  desk.pick("burgundy");
  expect(desk.asks).toBe("Pay with?");
  expect(desk.options.map(({ label, chip }) => [label, chip?.icons])).toEqual([
    ["1 coin", [["coin", 1]]],
    ["1 food", [["food", 1]]],
  ]);
  desk.options[1]!.press();
  expect(act).toHaveBeenCalledWith(1, [4]);
});

test("of the ways to pay one is chosen already; another is chosen first, and Enter or the button pays", () => {
  const pay = (i: number, icon: string) => ({
    ...{ i, path: ["burgundy", `~pay.${icon}`], say: `Advance for 1 ${icon}` },
    chip: { icons: [[icon, 1]] as [string, number][], label: `1 ${icon}` },
    pays: [[icon, 1]] as [string, number][],
  });
  const asks = { "~pay": { t: "core-ask-pay" } };
  const acts = [pay(3, "coin"), pay(4, "food"), { i: 5, path: ["~end"], say: "End" }];
  const { desk, act } = seated(expand, { acts, asks });
  desk.pick("burgundy");
  expect(desk.options.map(({ id, selected }) => [id, selected])).toEqual([
    ["~pay.coin", true],
    ["~pay.food", false],
    ["", undefined],
  ]);
  expect(desk.considered?.i).toBe(3);
  expect(desk.lamp.spends).toEqual({ owner: "p1", amounts: new Map([["coin", 1]]) });
  expect(desk.subject).toBeNull(); // the bar says what there is to know
  desk.options[1]!.press();
  expect(desk.lamp.spends?.amounts).toEqual(new Map([["food", 1]]));
  expect(act).not.toHaveBeenCalled();
  expect(desk.considered?.i).toBe(4);
  expect(desk.confirmable).toBe(true);
  desk.confirm();
  expect(act).toHaveBeenLastCalledWith(1, [4]);
});

test("a second click on the thing pays in the way that is chosen", () => {
  const chip = { icons: [["coin", 1]] as [string, number][], label: "1 coin" };
  const way = (i: number) => ({ i, path: ["burgundy", `~pay.${i}`], say: "Advance", chip });
  const other = { i: 5, path: ["~end"], say: "End" };
  const { desk, act } = seated(expand, { acts: [way(3), way(4), other], asks: { "~pay": { t: "core-ask-pay" } } });
  desk.pick("burgundy");
  desk.pick("burgundy");
  expect(act).toHaveBeenCalledWith(1, [3]);
});

test("who leafs quickly asks for where they have come to, and waits where that was too much", async () => {
  vi.useFakeTimers();
  const { desk } = seated({ ...expand, table: { ...expand.table, moves: 50, status: "over" } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path.split("/").at(-1) ?? "");
    const tooMany = { code: "too_many", text: { en: "Too many.", fr: "Trop." } };
    if (asked.length === 2) return new Response(JSON.stringify(tooMany), { status: 429, headers: { "Retry-After": "2" } });
    return new Response(JSON.stringify({ move: Number(asked.at(-1)), moves: 50, scene: expand.scene, choices: [], events: [] }));
  });
  for (const move of [49, 48, 47, 46]) void desk.look(move);
  expect(desk.sought).toBe(46);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["46"]);
  expect([desk.past?.move, desk.sought]).toEqual([46, null]);
  void desk.look(45);
  await vi.advanceTimersByTimeAsync(1000);
  expect([desk.past?.move, desk.sought, desk.problem]).toEqual([46, 45, null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual(["46", "45", "45"]);
  expect([desk.past?.move, desk.sought, desk.problem]).toEqual([45, null, null]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
