// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Channel, Channels } from "../../lib/types";
import HooksDialog from "./HooksDialog.svelte";

const hook: Channel = { id: "h", kind: "json", label: "", to: "https://hook.example", wants: ["turn"], lang: "en", created: 1, confirmed: true };
const trouble = { en: "Nobody was found there.", fr: "Personne n’y a été trouvé." };

/** A server with these hooks; what it was asked, in order. */
function serving(hooks: Channel[], more: Partial<Channels> = {}): { asked: string[]; hooks: Channel[] } {
  const state = { asked: [] as string[], hooks };
  vi.stubGlobal("fetch", async (path: string, how: RequestInit) => {
    state.asked.push(`${how.method} ${path}`);
    if (how.method === "POST" && path.endsWith("/hooks")) state.hooks = [...state.hooks, hook];
    if (how.method === "DELETE") state.hooks = [];
    const made = how.method === "POST" && path.endsWith("/hooks") ? { made: "h", secret: "s3cret" } : {};
    return Response.json({ channels: state.hooks, push_key: null, hooks: true, mail: true, ...more, ...made });
  });
  return state;
}

const open = (): void => void render(HooksDialog, { table: "t/1", onclose: () => undefined });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table's webhook is added, and its secret is told once", async () => {
  const { asked } = serving([]);
  open();
  await fireEvent.change(await screen.findByLabelText("Way"), { target: { value: "json" } });
  expect(screen.queryByRole("option", { name: "Mail" })).toBeNull(); // a table has no mailbox
  await fireEvent.input(screen.getByLabelText("Address of the webhook"), { target: { value: "https://hook.example/x" } });
  await fireEvent.submit(screen.getByLabelText("Way").closest("form") as HTMLFormElement);
  expect(await screen.findByText("s3cret")).toBeTruthy();
  expect(await screen.findByText("Nothing was sent there yet.")).toBeTruthy();
  expect(screen.getByLabelText("Somebody’s turn")).toHaveProperty("checked", true);
  expect(asked).toEqual(["GET /api/tables/t%2F1/hooks", "POST /api/tables/t%2F1/hooks"]);
});

test("what is tried says what came of it", async () => {
  const state = serving([hook]);
  open();
  await fireEvent.click(await screen.findByRole("button", { name: "Try Webhook (JSON)" }));
  expect(await screen.findByText("Something is on its way.")).toBeTruthy();
  state.hooks = [{ ...hook, arrived: Date.now() / 1000 }];
  await vi.advanceTimersByTimeAsync(700);
  expect(await screen.findByText("The last message arrived now.")).toBeTruthy();
  const looks = state.asked.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.asked.length).toBe(looks); // it is known, so nobody asks again
  await fireEvent.click(screen.getByRole("button", { name: "Try Webhook (JSON)" }));
  await screen.findByText("Something is on its way.");
  state.hooks = [{ ...hook, trouble }];
  await vi.advanceTimersByTimeAsync(700);
  expect(await screen.findByText(trouble.en)).toBeTruthy();
});

test("one that never answers is not asked about for ever", async () => {
  const state = serving([hook]);
  open();
  await fireEvent.click(await screen.findByRole("button", { name: "Try Webhook (JSON)" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.asked.filter((each) => each.startsWith("GET")).length).toBe(5);
  expect(screen.getByText("Something is on its way.")).toBeTruthy();
});

test("a webhook is removed, and a server without any says so", async () => {
  const { asked } = serving([hook], { hooks: false });
  open();
  expect(await screen.findByText("This server sends to no webhooks.")).toBeTruthy();
  expect(screen.queryByLabelText("Way")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Remove Webhook (JSON)" }));
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  expect(asked.at(-1)).toBe("DELETE /api/tables/t%2F1/hooks/h");
});
