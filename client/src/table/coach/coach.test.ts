// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import type { LiveTable } from "../../lib/live.svelte";
import { deed } from "../../lib/deed";
import type { Choice, Full, Hint, HintAnswer, Stage, TableInfo } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { actFor } from "../desk/coach.svelte";
import { Desk } from "../desk/desk.svelte";
import HintButton from "./HintButton.svelte";
import HintCard from "./HintCard.svelte";
import { apart, bars, figure } from "./scale";

const full = expand as unknown as Full;
const acts = full.choices[0]!.acts.filter(({ path }) => path.length === 1 && !JSON.stringify(path).includes("~"));
const reason = (en: string, points: number) => ({ text: { en, fr: `fr ${en}` }, points });
const answer = (at: number, mean: number, ...reasons: HintAnswer["reasons"]): HintAnswer => ({
  ...{ acts: deed(acts[at]!), say: acts[at]!.say, reasons },
  ...{ points: { mean, doubt: 3 }, chance: { mean: 0.4, doubt: 0.05 } },
});
const hint: Hint = {
  ...{ seat: full.choices[0]!.seat, level: "fierce", hints: 2 },
  answers: [answer(0, 57, reason("your land brings more", 2.34), reason("less safe", -0.8)), answer(1, 54)],
};

/** A table whose changes are seen, outside of Svelte's own files. */
class Live {
  id = "t";
  readonly #tables = new SvelteMap<"now", TableInfo>([["now", { ...full.table, hints: true }]]);
  readonly #asked = new SvelteMap<"now", Choice[]>([["now", full.choices]]);
  get table(): TableInfo {
    return this.#tables.get("now")!;
  }
  set table(table: TableInfo) {
    this.#tables.set("now", table);
  }
  get choices(): Choice[] {
    return this.#asked.get("now")!;
  }
  set choices(choices: Choice[]) {
    this.#asked.set("now", choices);
  }
  stage = stageJson as unknown as Stage;
  scene = full.scene;
  log = [];
  logFrom = 0;
  undoState = full.undo;
  beats = [];
  takeBeat = () => undefined;
  connection = "live";
  accepted = 0;
  retryIn = 0;
  absent = [];
  act = vi.fn<() => Promise<null>>(async () => null);
}

let told: { give: (answer: Response) => void; path: string; body: unknown }[] = [];
beforeEach(() => {
  told = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    return new Promise<Response>((give) => told.push({ give, path, body: JSON.parse(String(init?.body ?? "null")) }));
  });
});
afterEach(() => {
  cleanup();
  words.setLang("en");
});

function desk(): { desk: Desk; live: Live } {
  const live = new Live();
  return { desk: new Desk(live as unknown as LiveTable), live };
}

async function asked(): Promise<{ desk: Desk; live: Live }> {
  const made = desk();
  render(HintButton, { desk: made.desk });
  render(HintCard, { desk: made.desk });
  await fireEvent.click(screen.getByRole("button", { name: "What would a strong player do?" }));
  await waitFor(() => expect(told).toHaveLength(1));
  return made;
}

test("a table without hints has no button, and neither has somebody who is not asked", async () => {
  const { desk: at, live } = desk();
  render(HintButton, { desk: at });
  expect(screen.getByRole("button")).toBeTruthy();
  live.choices = [];
  await tick();
  expect(screen.queryByRole("button")).toBeNull();
  live.choices = full.choices;
  live.table = { ...live.table, hints: false };
  await tick();
  expect(screen.queryByRole("button")).toBeNull();
});

test("it says that somebody thinks, then shows the answers with points, chances and reasons", async () => {
  await asked();
  expect(told[0]).toMatchObject({ path: "/api/tables/t/hint", body: { seat: hint.seat, version: full.table.version } });
  expect(screen.getByText(/^A fierce bot thinks/)).toBeTruthy();
  told[0]!.give(Response.json(hint));
  const [first, second] = await screen.findAllByRole("button", { name: /Chance to win/ });
  expect(first!.textContent).toContain("57 points expected, give or take 3");
  expect(first!.textContent).toMatch(/Chance to win 40 %, give or take 5/);
  expect(first!.textContent).toMatch(/\+2\.3\s*your land brings more/);
  expect(first!.textContent).toMatch(/−0\.8\s*less safe/);
  expect(second!.textContent).toContain("As good as the others");
  expect(screen.getByText("2 so far")).toBeTruthy();
  words.setLang("fr");
  await tick();
  expect(screen.getByText("fr your land brings more")).toBeTruthy();
});

test("a click on an answer chooses it on the board and does nothing", async () => {
  const { desk: at, live } = await asked();
  told[0]!.give(Response.json(hint));
  const [, second] = await screen.findAllByRole("button", { name: /Chance to win/ });
  await fireEvent.click(second!);
  expect(at.now?.chosen).toEqual(acts[1]);
  expect(at.lamp.selected.has([acts[1]!.path[0]].flat()[0]!)).toBe(true);
  expect(live.act).not.toHaveBeenCalled();
  expect(second!.getAttribute("aria-pressed")).toBe("true");
  expect(second!.textContent).toContain("Nothing is done yet");
});

test("what is no longer asked is not shown, whenever the answer comes", async () => {
  const { desk: at, live } = await asked();
  live.table = { ...live.table, moves: (live.table.moves ?? 0) + 1 };
  await tick();
  expect(screen.queryByText(/thinks/)).toBeNull();
  told[0]!.give(Response.json(hint));
  await new Promise((done) => setTimeout(done));
  expect(at.coach.open).toBe(false);
  live.table = { ...live.table, moves: (live.table.moves ?? 0) - 1 };
  await tick();
  expect(at.coach.open, "nor when the table comes back to as many moves").toBe(false);
});

test("what others choose in secret meanwhile does not take it away", async () => {
  const { desk: at, live } = await asked();
  told[0]!.give(Response.json(hint));
  await screen.findAllByRole("button", { name: /Chance to win/ });
  live.table = { ...live.table, moves: (live.table.moves ?? 0) + 1, ready: [(hint.seat + 1) % 3] };
  await tick();
  expect(at.coach.hint).not.toBeNull();
});

test("a refusal is said, and one may ask again or close it", async () => {
  const { desk: at } = await asked();
  const problem = { code: "too_many", text: { en: "Think for a moment.", fr: "Réfléchissez." } };
  told[0]!.give(Response.json(problem, { status: 429 }));
  expect(await screen.findByText("Think for a moment.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(told).toHaveLength(2));
  told[1]!.give(Response.json(hint));
  await screen.findAllByRole("button", { name: /Chance to win/ });
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(at.coach.open).toBe(false);
});

test("an act is found by all its actions, by how many, or by its beginning", () => {
  const act = (i: number, more: object = {}) => ({ i, path: [`${i}`], say: `${i}`, ...more });
  const choice = { ...full.choices[0]!, acts: [act(1, { then: [7] }), act(2, { then: [8] }), act(10, { up_to: 5 }), act(20)] };
  expect(actFor(choice, [2, 8])?.act.i).toBe(2);
  expect(actFor(choice, [12])).toMatchObject({ act: { i: 10 }, n: 3 });
  expect(actFor(choice, [20, 99])).toMatchObject({ act: { i: 20 }, n: 1 });
  expect(actFor(choice, [3])).toBeNull();
});

test("bars share one line, and figures are as fine as they are sure", () => {
  const [first, second] = bars([answer(0, 57), answer(1, 54)]);
  expect(first!.left + first!.width).toBeCloseTo(94);
  expect(second!.left).toBeCloseTo(6);
  expect(first!.width).toBeCloseTo(second!.width);
  expect(first!.at).toBeCloseTo(first!.left + first!.width / 2);
  expect(figure(57.25, 3, "en")).toBe("57");
  expect(figure(57.25, 1, "fr")).toBe("57,3");
  expect(apart(-12.4, "en")).toBe("−12");
});
