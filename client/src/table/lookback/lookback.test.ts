// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../../lib/api";
import type { LiveTable } from "../../lib/live.svelte";
import { draw } from "../../lib/scene";
import type { Analysis, AnswerItem, ChancePoint, Full, Moment, Stage, TableInfo, TurningPoint } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import over from "../../../fixtures/vinci-over.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import { Desk } from "../desk/desk.svelte";
import ChanceTable from "./ChanceTable.svelte";
import { band, chanceAt, compared, endsOf, greatest, hundredths, line, mainItem, moveTicks, plot, reasons, signed, sumOf } from "./chances";
import ChanceChart from "./ChanceChart.svelte";
import Lookback from "./Lookback.svelte";

const full = over as unknown as Full;
const stage = stageJson as unknown as Stage;
const frame = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const points: ChancePoint[] = [
  { move: 0, chances: [0.4, 0.3, 0.2, 0.1], errors: [0.1, 0.1, 0.1, 0.1] },
  { move: 50, chances: [0.2, 0.6, 0.1, 0.1], errors: [0.05, 0.05, 0.2, 0.05] },
  { move: 100, chances: [1, 0, 0, 0], errors: [0, 0, 0, 0] },
];
const item = (kind: AnswerItem["kind"], played: number, better: number, label: string | null = null): AnswerItem => ({ kind, played, better, label });
const items = [item("rule", 8, 6, "This turn"), item("rule", 14, 25, "New people"), item("later", 0, 0.2), item("others", -4, 0)];

const told = [
  { text: { en: "a new people comes sooner", fr: "un nouveau peuple vient plus tôt" }, points: 11 },
  { text: { en: "fewer points", fr: "moins de points" }, points: -2 },
];

function moment(before: number, chance: number, then: number, better: boolean): TurningPoint {
  const answer = (say: string, notation: string, of: number) => ({ say, actions: [notation], chance: of, error: 0.05 });
  const [played, other] = [answer(`Deed ${before}`, "stop", then), answer(`Other ${before}`, "decline", chance)];
  return { before, move: before + 1, who: 1, ask: "What now?", chance, then, error: 0.05, played, other, better, compared: 4, items, reasons: told };
}
const whole: Analysis = { done: true, thoughts: 9, of: 9, points, moments: [moment(20, 0.3, 0.37, false), moment(60, 0.62, 0.43, true)] };

function deskOf() {
  const live = {
    ...{ id: "t", table: { ...structuredClone(full.table), moves: 100 }, stage, scene: full.scene, drawing: draw(stage, full.scene!) },
    ...{ choices: [], log: [], logFrom: 0, undoState: full.undo, beats: [], takeBeat: () => undefined },
    ...{ connection: "live", retryIn: 0, absent: [] },
  };
  const desk = new Desk(live as unknown as LiveTable);
  vi.spyOn(api, "series").mockResolvedValue({ points: [], marks: [], turns: [], halfway: [] });
  vi.spyOn(api, "moment").mockImplementation(async (_, move) => ({ move, moves: 100, by: null, scene: full.scene!, events: [], choices: [] }) as Moment);
  return desk;
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  words.setLang("en");
});

test("chart and slider have one axis, and a place on it is a move", () => {
  const on = plot(frame, 100);
  expect([on.x(0), on.x(100), on.y(0), on.y(1)]).toEqual([10, 110, 105, 5]);
  expect([on.moveAt(0), on.moveAt(60), on.moveAt(999)]).toEqual([0, 50, 100]);
});

test("a line goes through what was judged, and its band stays within the chart", () => {
  const on = plot(frame, 100);
  expect(line(points, 0, on)).toBe("M10.0 65.0L60.0 85.0L110.0 5.0");
  expect(band(points, 3, on)).toBe("M10.0 85.0L60.0 90.0L110.0 105.0L110.0 105.0L60.0 100.0L10.0 105.0Z");
  expect(band([], 0, on)).toBe("");
});

test("a line ends in its player's name where all names are whole there, else in the mark, and the names stand below", () => {
  expect(endsOf(["You", "Sappho"], 600)).toEqual({ room: 75, named: true });
  expect(endsOf(["You", "Sappho"], 232).named).toBe(false);
  expect(endsOf(["Wilhelmina-Charlotte Oom"], 600).named).toBe(false);
  const desk = deskOf();
  desk.live.table!.seats[1]!.name = "Wilhelmina-Charlotte Oom";
  const { container } = render(ChanceChart, { desk, analysis: whole, moves: 100, at: 0, chosen: null, onmove: vi.fn(), onchoose: vi.fn() });
  expect(container.querySelector(".end")!.textContent!.trim()).toBe("");
  expect(container.querySelector(".now-all")!.textContent).toContain("Wilhelmina-Charlotte Oom");
});

test("between two moments a chance lies between them", () => {
  expect(chanceAt(points, 1, 25)).toBeCloseTo(0.45);
  expect(chanceAt(points, 0, 100)).toBe(1);
  expect(chanceAt([], 0, 3)).toBe(0);
});

test("hundredths add up to a hundred", () => {
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(hundredths([0.999, 0.001])).toEqual([100, 0]);
  expect(hundredths([0, 0])).toEqual([0, 0]);
});

test("numbers with their sign, moves in round steps", () => {
  expect([signed(7), signed(-19), signed(0), signed(-0.04, 1), signed(2.25, 1)]).toEqual(["+7", "−19", "0", "0.0", "+2.3"]);
  expect([signed(2.25, 1, "fr"), signed(-0.04, 1, "fr")]).toEqual(["+2,3", "0,0"]);
  expect(moveTicks(327, 8)).toEqual([0, 50, 100, 150, 200, 250, 327]);
  expect(moveTicks(3, 8)).toEqual([0, 1, 2, 3]);
});

test("the item that explains most goes the way of the sum, and the reasons are for and against", () => {
  expect(sumOf(items)).toEqual({ played: 18, better: 31.2 });
  expect(mainItem(items)).toBe(1);
  expect(reasons(items)).toEqual({ gains: [items[1], items[3]], losses: [items[0]] });
  expect(greatest(whole.moments)).toBe(1);
});

test("what was played was worse, about as good as another answer, or the best", () => {
  const at = whole.moments[1]!;
  expect(compared(at)).toBe("better");
  expect(compared({ ...at, better: false })).toBe("alike");
  expect(compared({ ...at, better: false, other: { ...at.other, chance: 0.3 } })).toBe("best");
});

test("the chart says in words what it shows, and its points and slider are for every hand", async () => {
  const desk = deskOf();
  const [onmove, onchoose] = [vi.fn(), vi.fn()];
  render(ChanceChart, { desk, analysis: whole, moves: 100, at: 50, chosen: 0, onmove, onchoose });
  const names = desk.seats.map(({ name }) => name);
  expect(screen.getByRole("img", { name: new RegExp(`After move 50: ${names[0]} 20`) })).toBeTruthy();
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toContain(`Move 50 of 100. ${names[0]} 20`);
  await fireEvent.input(slider, { target: { value: "70" } });
  expect(onmove).toHaveBeenCalledWith(70);
  const second = screen.getByRole("button", { name: "Turning point 2, move 61: Deed 60" });
  expect([second.getAttribute("aria-pressed"), screen.getByRole("button", { name: /^Turning point 1/ }).getAttribute("aria-pressed")]).toEqual(["false", "true"]);
  await fireEvent.click(second);
  expect(onchoose).toHaveBeenCalledWith(1);
});

test("the chances can be read as a table", () => {
  render(ChanceTable, { desk: deskOf(), analysis: whole });
  const rows = [...document.querySelectorAll("tbody tr")];
  expect(rows).toHaveLength(3);
  const cells = [...rows[1]!.children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, " "));
  expect(cells).toEqual(["50", "20 % ± 5", "60 % ± 5", "10 % ± 20", "10 % ± 5"]);
});

test("while the bots think their progress is told, and they are asked again until they have said all", async () => {
  vi.useFakeTimers();
  const half = { ...whole, done: false, thoughts: 4, of: 10, moments: [] };
  const asked = vi.spyOn(api, "analysis").mockResolvedValueOnce(half).mockResolvedValue(whole);
  render(Lookback, { desk: deskOf(), onclose: vi.fn() });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByText(/thinking about this game: 40/)).toBeTruthy();
  expect(screen.queryByText(/turning points/)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByText("Two turning points")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("the greatest change is shown first: what was played, what was better and why", async () => {
  vi.spyOn(api, "analysis").mockResolvedValue(whole);
  const desk = deskOf();
  render(Lookback, { desk, onclose: vi.fn() });
  const detail = await screen.findByRole("region", { name: "Turning point 2" });
  expect(desk.past?.move ?? desk.sought).toBe(60);
  expect(detail.textContent).toContain("Deed 60");
  expect(detail.textContent).toContain("62 → 43");
  expect(detail.textContent).toContain("Asked was: What now?");
  expect(detail.querySelector("tr.main")?.textContent).toContain("New people");
  expect(detail.querySelector("tfoot")?.textContent?.replaceAll(/\s+/g, "")).toBe("Leadontheothers+18.0+31.2+13.2");
  expect(detail.querySelector(".why")?.textContent).toMatch(/What speaks for “Other 60”, .+: a new people comes sooner\. But: fewer points\. When bots/);
  expect(screen.getByText("Better: Other 60")).toBeTruthy();
  expect(screen.getByText("Best of 4 compared. Next best: Other 20")).toBeTruthy();
  await fireEvent.click(document.querySelector("ol button")!);
  expect(await screen.findByRole("region", { name: "Turning point 1" })).toBeTruthy();
});

test("playing on opens a table from the move that is shown, with the better answer where one wishes", async () => {
  vi.spyOn(api, "analysis").mockResolvedValue(whole);
  const opened = vi.spyOn(api, "playOn").mockResolvedValue({ ...full.table, id: "new" } as TableInfo);
  render(Lookback, { desk: deskOf(), onclose: vi.fn() });
  await screen.findByRole("region", { name: "Turning point 2" });
  await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
  expect(opened).toHaveBeenLastCalledWith("t", { move: 60, actions: [] });
  await waitFor(() => expect(location.pathname).toBe("/t/new"));
  await fireEvent.click(screen.getByRole("button", { name: "Play on with the better answer" }));
  expect(opened).toHaveBeenLastCalledWith("t", { move: 60, actions: ["decline"] });
});
