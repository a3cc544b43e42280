// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import type { LiveTable } from "../../lib/live.svelte";
import { me } from "../../lib/me.svelte";
import type { Full, Stage, TableInfo } from "../../lib/types";
import { Desk } from "../desk/desk.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const full = structuredClone(expand) as unknown as Full;
const clock = { kind: "clock", minutes: 10, increment_s: 20, hours: 24, time_up: "bot", level: "steady" } as const;

function room(you: Partial<TableInfo["you"]>): HTMLElement {
  const seats = full.table.seats.map((seat, at) => (at === 0 ? { ...seat, kind: "open" as const, name: "" } : seat));
  const table = { ...full.table, status: "waiting", title: "Sunday", seats, pace: clock, you: { ...full.table.you, seats: [], barred: false, ...you } };
  const live = { id: "t", table, stage: stageJson as unknown as Stage, scene: null, choices: [], beats: [], connection: "live", absent: [], talk: { has: () => false } };
  const { container } = render(WaitingRoom, { desk: new Desk(live as unknown as LiveTable) });
  return container;
}

const follows = (one: Element, other: Element): boolean => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

beforeEach(() => {
  vi.spyOn(me, "load").mockResolvedValue();
});

test("whoever is invited reads of the clock before they sit down, and that the seat is theirs", () => {
  room({ role: "spectator" });
  expect(screen.getByText("One seat is free for you.")).toBeTruthy();
  expect(follows(screen.getByText(/10 minutes/), screen.getByRole("button", { name: "Sit down" }))).toBe(true);
});

test("whoever sits there is told whom to invite, and the clock below that", () => {
  room({ seats: [1], role: "player" });
  expect(screen.getByText(/One seat is free\. Send the link to your friends\./)).toBeTruthy();
  expect(follows(screen.getByRole("heading", { level: 2 }), screen.getByText(/10 minutes/))).toBe(true);
});
