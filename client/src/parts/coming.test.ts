// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Later } from "../lib/later.svelte";
import { words } from "../lib/words.svelte";
import Chip from "./Chip.svelte";
import Coming from "./Coming.svelte";
import Mark from "./Mark.svelte";

type Named = Record<string, unknown>;
const props = { colour: "jade", label: "Ines" };
const mark = Mark as unknown as Component<Named>;

beforeEach(() => words.setLang("en"));

test("a part comes when it is first wanted, and once", async () => {
  const fetch = vi.fn(async () => ({ default: mark }));
  const part = new Later<Component<Named>>(fetch);
  expect(part.here).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  const first = render(Coming, { props: { part, props } });
  expect(await screen.findByRole("img", { name: "Ines" })).toBeTruthy();
  first.unmount();
  render(Coming, { props: { part, props } });
  expect(screen.getByRole("img", { name: "Ines" })).toBeTruthy(); // at once
  expect(fetch).toHaveBeenCalledOnce();
});

test("a part that does not come says so, and comes when it is asked for again", async () => {
  let cut = true;
  const fetch = vi.fn(async () => {
    if (cut) throw new TypeError("no line");
    return { default: mark };
  });
  const part = new Later<Component<Named>>(fetch);
  render(Coming, { props: { part, props } });
  expect((await screen.findByRole("alert")).textContent).toContain("This part of the page has not come.");
  expect(screen.getByRole("button", { name: "Open the page anew" })).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce(); // never by itself
  cut = false;
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("img", { name: "Ines" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what opens over the page and does not come can be closed", async () => {
  const part = new Later<Component<Named>>(() => Promise.reject(new TypeError("no line")));
  const onclose = vi.fn();
  render(Coming, { props: { part, props: {}, title: "Settings", onclose } });
  expect(await screen.findByRole("dialog", { name: "Settings" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onclose).toHaveBeenCalledOnce();
});

test("a picture that does not come is not missed", async () => {
  const part = new Later<Component<Named>>(() => Promise.reject(new TypeError("no line")));
  const { container } = render(Coming, { props: { part, props: {}, quiet: true } });
  await waitFor(() => expect(part.failed).toBe(true));
  expect(container.textContent).toBe("");
});

test("style sheets that did not come are asked for again with their part", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/assets/part.css";
  document.head.append(link); // jsdom fetches nothing, so it stays without a sheet
  let cut = true;
  const part = new Later(async () => {
    if (cut) throw new TypeError("no style");
    return { default: Chip };
  });
  await part.load();
  cut = false;
  const loaded = part.load();
  const next = document.head.querySelector<HTMLLinkElement>('link[href="/assets/part.css"]')!;
  expect(next).not.toBe(link);
  expect(part.here).toBeNull(); // not before it is dressed
  next.dispatchEvent(new Event("load"));
  await loaded;
  expect(part.here).toBe(Chip);
  next.remove();
});
