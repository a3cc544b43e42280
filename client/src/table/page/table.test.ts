// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../../lib/live.svelte";
import { Premoves } from "../../lib/premoves.svelte";
import { draw } from "../../lib/scene";
import type { Full, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import ActionBar from "../bar/ActionBar.svelte";
import Choices from "../bar/Choices.svelte";
import { Desk } from "../desk/desk.svelte";
import Log from "../side/Log.svelte";
import PlayerPanel from "../seats/PlayerPanel.svelte";

const stage = stageJson as unknown as Stage;
const full = expand as unknown as Full;

function deskOf(more: Partial<LiveTable> = {}) {
  const act = vi.fn<LiveTable["act"]>(async () => null);
  const live = {
    ...{ id: "t", table: full.table, stage, scene: full.scene, drawing: draw(stage, full.scene!) },
    ...{ choices: full.choices, log: full.log, logFrom: 0, undoState: full.undo },
    ...{ beats: [], takeBeat: () => undefined, connection: "live", retryIn: 3.2, act, absent: [] },
    premoves: new Premoves("t"),
    ...more,
  };
  return { desk: new Desk(live as unknown as LiveTable), act };
}
const bar = (desk: Desk) => render(ActionBar, { desk, onresult: vi.fn(), onanalyse: vi.fn() });

afterEach(() => {
  cleanup();
  words.setLang("en");
});

test("the bar asks the question, names the act on its button and does it", async () => {
  const { desk, act } = deskOf();
  bar(desk);
  const stop = screen.getByRole("button", { name: /Stop expanding/ });
  await fireEvent.click(stop);
  expect(act).toHaveBeenCalledWith(1, [208]);
});

test("undo says why it cannot be", () => {
  bar(deskOf().desk);
  const undo = screen.getByRole("button", { name: /^Undo/ });
  expect(undo).toHaveProperty("disabled", true);
  expect(undo.getAttribute("aria-label")).toContain("Another player has acted");
});

test("the language of the bar changes at once", async () => {
  bar(deskOf().desk);
  words.setLang("fr");
  expect(await screen.findByRole("button", { name: /Arrêter l’expansion/ })).toBeTruthy();
});

test("a lost line counts down and offers to try at once", async () => {
  const retryNow = vi.fn();
  bar(deskOf({ connection: "lost", retryNow } as unknown as Partial<LiveTable>).desk);
  expect(screen.getByText(/Trying again in 4 s/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Retry now" }));
  expect(retryNow).toHaveBeenCalledOnce();
});

test("whoever must wait reads for whom", () => {
  bar(deskOf({ choices: [], table: { ...full.table, pending: [0] } }).desk);
  expect(screen.getByText(/Lior is (thinking|deciding)/)).toBeTruthy();
});

test("every legal act is in the plain list", async () => {
  const { desk, act } = deskOf();
  render(Choices, { desk });
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(full.choices[0]!.acts.length);
  await fireEvent.click(buttons[1]!);
  expect(act).toHaveBeenCalledWith(1, [full.choices[0]!.acts[1]!.i]);
});

test("a line of the log rings what it speaks of", async () => {
  const { desk } = deskOf();
  render(Log, { desk });
  const shown = full.log.findLast(({ event }) => event.shows?.length)?.event.shows;
  const lines = document.querySelectorAll<HTMLElement>(".line");
  const line = [...lines].at(full.log.findLastIndex(({ event }) => event.shows?.length))!;
  await fireEvent.focus(line);
  expect(desk.rung).toEqual(shown);
  await fireEvent.blur(line);
  expect(desk.rung).toEqual([]);
});

test("a player's points open into their parts", async () => {
  const { desk } = deskOf();
  render(PlayerPanel, { desk, seat: desk.seats[0]! });
  const parts = full.scene!.standings.find(({ who }) => who === "p0")!.tally.items.length;
  const score = screen.getByRole("button", { name: /show their parts/ });
  expect(document.querySelectorAll("tbody tr")).toHaveLength(0);
  await fireEvent.click(score);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(parts);
});

test("a player's numbers are one stop of the keyboard, and each explains itself by focus and by touch", async () => {
  const { desk } = deskOf();
  render(PlayerPanel, { desk, seat: desk.seats[0]! });
  const numbers = [...document.querySelectorAll<HTMLElement>(".counters button")];
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.map(({ tabIndex }) => tabIndex)).toEqual([0, ...numbers.slice(1).map(() => -1)]);
  numbers[0]!.focus();
  await fireEvent.keyDown(numbers[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(numbers[1]);
  expect(numbers[1]!.tabIndex).toBe(0);
  await fireEvent(numbers[1]!, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
  expect(desk.counterOf(desk.held ?? "")).toBeTruthy();
});

test("a payment is a chip of icons with its name in words, under the question with what one pays", async () => {
  const chip = (icon: string, n: number) => ({ icons: [["food", 1] as [string, number], [icon, n] as [string, number]], label: `1 food and ${n} ${icon}` });
  const acts = [
    { i: 3, path: ["burgundy", "~pay.coin"], say: "Advance for 1 food and 2 coin", chip: chip("coin", 2) },
    { i: 4, path: ["burgundy", "~pay.worker"], say: "Advance for 1 food and 1 worker", chip: chip("worker", 1) },
    { i: 5, path: ["~end"], say: "End" },
  ];
  const { desk, act } = deskOf({ choices: [{ ...full.choices[0]!, acts, asks: { "~pay": "Pay with?" } }] } as Partial<LiveTable>);
  bar(desk);
  desk.pick("burgundy");
  const asked = await screen.findByRole("group", { name: "Pay with?" });
  expect(screen.getByRole("heading", { name: "Pay with?" })).toBeTruthy();
  const chips = [...asked.querySelectorAll("button")];
  expect(chips.map((button) => [button.getAttribute("aria-label"), button.textContent?.replace(/\s+/g, "")])).toEqual([
    ["1 food and 2 coin", "+2"], // icons joined by "+", and how many of the second; a key beside it would read as an amount
    ["1 food and 1 worker", "+"],
  ]);
  await fireEvent.click(chips[1]!);
  expect(act).toHaveBeenCalledWith(full.choices[0]!.seat, [4]);
});

test("who is away is counted down, and then the button is there for whoever may let a bot play", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const now = performance.now();
  const other = full.table.seats.find(({ seat }) => !full.table.you.seats.includes(seat))!;
  const absent = [{ seat: other.seat, why: "away" as const, since: now, until: now + 161_000, yours: now + 161_000 }];
  const { desk } = deskOf({ absent, choices: [], table: { ...full.table, pending: [other.seat] } });
  bar(desk);
  expect(screen.getByRole("timer").textContent).toBe(`A bot may play for ${other.name} in 2:41`);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(screen.getByRole("timer").textContent).toContain("1:01");
  await vi.advanceTimersByTimeAsync(62_000);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByRole("button", { name: `Let a bot play for ${other.name}` })).toBeTruthy();
  vi.useRealTimers();
});

test("whoever may not let a bot play is told who may", () => {
  const now = performance.now();
  const other = full.table.seats.find(({ seat }) => !full.table.you.seats.includes(seat))!;
  const absent = [{ seat: other.seat, why: "away" as const, since: now, until: now - 1, yours: null }];
  bar(deskOf({ absent, choices: [], table: { ...full.table, pending: [other.seat] } }).desk);
  expect(screen.getByText(`The owner may let a bot play for ${other.name}.`)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Let a bot/ })).toBeNull();
});

test("a person for whom others let a bot play reads it, with one button to be back", () => {
  const mine = full.table.you.seats[0]!;
  const stood = { why: "away" as const, by: 1 - mine, moved: true };
  const seats = full.table.seats.map((seat) => (seat.seat === mine ? { ...seat, away: true, stand_in: stood } : seat));
  bar(deskOf({ choices: [], table: { ...full.table, seats, pending: [mine] } }).desk);
  expect(screen.getByRole("status").textContent).toMatch(/^You were away, so .+ let a bot play for you\. It plays until/);
  expect(screen.getByRole("button", { name: "I am back" })).toBeTruthy();
});
