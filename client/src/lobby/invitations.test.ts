// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { GameInfo, Invitation, TableInfo } from "../lib/types";
import Invitations from "./Invitations.svelte";

const games = [{ id: "vinci", name: { en: "Vinci", fr: "Vinci" } } as GameInfo];
const seats = [0, 1].map((seat) => ({ seat, kind: "open" as const, name: "", colour: "jade" as const }));
const table = { id: "t", game: "vinci", title: "", status: "waiting", seats, rated: true, pace: { kind: "days" } } as unknown as TableInfo;

function shown(more: Partial<Invitation>): void {
  render(Invitations, { invitations: [{ by: "Bob", kept: false, table, ...more } as Invitation], games, onleft: () => undefined });
}

test("an invitation says what one agrees to by coming, and nothing twice", () => {
  shown({});
  expect(screen.getByText("Bob awaits you: Vinci")).toBeTruthy();
  expect(screen.getByText("2 players · Rated · Over days")).toBeTruthy();
});

test("one to a table with a title names the game, and the seat that is kept", () => {
  shown({ table: { ...table, title: "Sunday", rated: false }, kept: true });
  expect(screen.getByText("Bob awaits you: Sunday")).toBeTruthy();
  expect(screen.getByText("Vinci, 2 players · Over days · a seat is kept for you")).toBeTruthy();
});
