// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { router } from "../lib/route.svelte";
import { words } from "../lib/words.svelte";
import Lobby from "./Lobby.svelte";
import { lobby } from "./lobby.svelte";
import type { GameInfo } from "../lib/types";

const both = (text: string) => ({ en: text, fr: text });
const game = (id: string): GameInfo => ({
  id,
  name: both(id),
  about: both(`about ${id}`),
  seats: [2, 3, 4],
  usual_seats: 3,
  options: [],
  rules: 1,
  content: "",
});
const problem = { code: "too_many", text: { en: "Too many tables. Wait a little.", fr: "" } };

let games: GameInfo[];
let refuse: boolean;
let created: unknown[];

beforeEach(() => {
  [games, refuse, created] = [[game("vinci"), game("harbour")], false, []];
  lobby.games = lobby.tables = lobby.problem = null;
  words.setLang("en");
  router.go("/");
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (path === "/api/games") return Response.json(games);
    if (path === "/api/me") return Response.json({ name: request.method === "PUT" ? "Ines" : "" });
    if (request.method !== "POST") return Response.json({ yours: [], open: [], watch: [] });
    created.push(JSON.parse(String(request.body)));
    return refuse ? Response.json(problem, { status: 429 }) : Response.json({ id: "t1" }, { status: 201 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("one click on Play now opens a table with bots and goes there", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: "Play now" }));
  await waitFor(() => expect(router.now).toEqual({ page: "table", id: "t1", move: null }));
  expect(created).toMatchObject([{ game: "vinci", seats: [{ kind: "you" }, { kind: "bot" }, { kind: "bot" }] }]);
});

test("another game can be chosen, and its seats changed", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: /harbour/ }));
  await fireEvent.change(screen.getByLabelText("Seat 2, cobalt"), { target: { value: "fierce" } });
  await fireEvent.change(screen.getByLabelText("Seat 3, jade"), { target: { value: "remove" } });
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]).toMatchObject({ game: "harbour", seats: [{ kind: "you" }, { kind: "bot", level: "fierce" }] });
});

test("with one game there is nothing to choose", async () => {
  games = [game("vinci")];
  render(Lobby);
  expect(await screen.findByRole("heading", { name: "vinci" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /vinci/ })).toBeNull();
});

test("a refusal stays on the page, with what to do", async () => {
  refuse = true;
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: "Play now" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many tables. Wait a little.");
  expect(router.now).toEqual({ page: "lobby" });
});

test("inviting asks for a name, keeps a seat open and shows the link", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: "Invite friends" }));
  await fireEvent.input(await screen.findByRole("textbox", { name: "Your name" }), { target: { value: "Ines" } });
  await fireEvent.click(screen.getByRole("button", { name: "Get the link" }));
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link to the table" });
  expect(link.value).toBe(`${location.origin}/t/t1`);
  expect(created).toMatchObject([{ seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot" }] }]);
});

test("the language changes every word at once", async () => {
  render(Lobby);
  await screen.findByRole("button", { name: "Play now" });
  await fireEvent.click(screen.getByRole("button", { name: "EN, switch to French (Français)" }));
  expect(screen.getByRole("button", { name: "Inviter des amis" })).toBeTruthy();
});

test("a card says how long and how hard, and one's colour is chosen and kept", async () => {
  games = [{ ...game("vinci"), level: 2, levels: 5, minutes: { 2: 20, 3: 23, 4: 24 } }, game("harbour")];
  render(Lobby);
  const card = await screen.findByRole("button", { name: /vinci/ });
  expect(card.textContent).toMatch(/25 min each\s*easy to learn/);
  expect(screen.getByRole("button", { name: /harbour/ }).textContent).not.toContain("min");
  const chosen = screen.getByRole("radio", { name: "vermilion" }) as HTMLInputElement;
  expect(chosen.checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "jade" }));
  await waitFor(() => expect(screen.getByLabelText("Seat 1, jade")).toBeTruthy());
  expect(screen.getByLabelText("Seat 3, vermilion")).toBeTruthy();
  expect(localStorage.getItem("ecumene.colour")).toBe("jade");
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(created).toMatchObject([{ seats: [{ kind: "you", colour: "jade" }, {}, {}] }]));
});

test("who is invited may come by a camera", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("button", { name: "Invite friends" }));
  await fireEvent.input(await screen.findByRole("textbox"), { target: { value: "Ines" } });
  await fireEvent.click(screen.getByRole("button", { name: "Get the link" }));
  expect((await screen.findByRole("img", { name: "A QR code of the link" })).querySelector("path")?.getAttribute("d")).toMatch(/^M0 0h7/);
});
