// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { words } from "../lib/words.svelte";
import type { Overview } from "../lib/types";
import OperatorPage from "./OperatorPage.svelte";

const line = (number: number, text: string) => ({ number, circle: "table" as const, who: "abcdef", name: "Zed", text, phrase: null, at: 1, removed: false });
const overview: Overview = {
  reports: [
    {
      ...{ table: "t1", game: "vinci", title: "Sunday", status: "running", number: 2, verdict: "" },
      reports: [{ who: "123456", why: "insult", at: 2 }],
      lines: [line(1, "hello"), line(2, "you fool"), line(3, "sorry")],
    },
  ],
  bans: [{ id: "b1", kind: "address", name: "", range: "203.0.113.0/24", reason: { en: "Spam", fr: "Spam" }, created: 1, until: null }],
  announcements: [],
  log: [
    { number: 2, at: 2, what: "close", about: "t9", details: { en: "Too loud", fr: "Trop bruyant" } },
    { number: 1, at: 1, what: "token", about: "", details: {} },
  ],
};
const refusal = { code: "not_allowed", text: { en: "This is for whoever runs the server.", fr: "" } };

let open: boolean;
let sent: [string, unknown][];

beforeEach(() => {
  [open, sent] = [false, []];
  words.setLang("en");
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (path === "/api/me") return Response.json({ name: "" });
    if (request.method !== "GET") sent.push([path, request.body ? JSON.parse(String(request.body)) : null]);
    if (path === "/api/operator/sign-in") open = sent.at(-1)?.[1] !== null && (sent.at(-1)?.[1] as { token: string }).token === "right";
    return open ? Response.json(overview) : Response.json(refusal, { status: 403 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function enter(token: string): Promise<void> {
  await fireEvent.input(await screen.findByLabelText("Token"), { target: { value: token } });
  await fireEvent.click(screen.getByRole("button", { name: "Open" }));
}

test("nothing is shown before the right token was typed", async () => {
  render(OperatorPage);
  await screen.findByLabelText("Token");
  expect(screen.queryByRole("alert")).toBeNull();
  await enter("wrong");
  await screen.findByText(/This is for whoever runs the server/);
  expect(screen.queryByText("you fool")).toBeNull();
  await enter("right");
  await screen.findByText("you fool");
  expect(screen.queryByLabelText("Token")).toBeNull();
});

test("a report shows the words around it and is decided on", async () => {
  open = true;
  render(OperatorPage);
  const reported = (await screen.findByText("you fool")).closest("li");
  expect(reported?.getAttribute("aria-current")).toBe("true");
  expect([screen.getByText("hello"), screen.getByText("sorry"), screen.getByText("1 reported it: insult")]).toHaveLength(3);
  await fireEvent.click(screen.getByRole("button", { name: "Take the words away" }));
  await waitFor(() => expect(sent.at(-1)).toEqual(["/api/operator/reports/t1/2", { verdict: "remove" }]));
});

test("whoever said it is banned for a time with a reason in both languages, and the report is done", async () => {
  open = true;
  render(OperatorPage);
  await screen.findByText("you fool");
  await fireEvent.click(screen.getByRole("button", { name: "Ban…" }));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  await fireEvent.input(dialog.getByLabelText("Reason, in English"), { target: { value: "No insults." } });
  await fireEvent.click(dialog.getByRole("button", { name: "Ban", hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const reason = { en: "No insults.", fr: "Vous n’avez pas respecté les règles de ce serveur." };
  expect(sent[0]).toEqual(["/api/operator/bans", { table: "t1", number: 2, seat: null, days: 7, reason }]);
  expect(sent[1]).toEqual(["/api/operator/reports/t1/2", { verdict: "done" }]);
  await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
});

test("a ban is lifted, in French too", async () => {
  open = true;
  words.setLang("fr");
  render(OperatorPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Lever l’exclusion de 203.0.113.0/24" }));
  await waitFor(() => expect(sent.at(-1)).toEqual(["/api/operator/bans/b1", null]));
  expect(screen.getByText("nouveau jeton créé")).toBeTruthy();
  expect(screen.getByText("Trop bruyant")).toBeTruthy();
});
