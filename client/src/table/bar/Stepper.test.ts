// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Desk } from "../desk/desk.svelte";
import Stepper from "./Stepper.svelte";

function shown(n: number, upTo: number) {
  const setAmount = vi.fn<Desk["setAmount"]>();
  const counted = { i: 1, path: [], say: "", n, up_to: upTo };
  const target = document.createElement("div");
  const view = mount(Stepper, { target, props: { desk: { counted, setAmount } as unknown as Desk } });
  flushSync();
  const buttons = [...target.querySelectorAll("button")];
  return { target, buttons, setAmount, away: () => void unmount(view) };
}

test("one less, one more, all", () => {
  const { target, buttons, setAmount, away } = shown(2, 5);
  expect(target.querySelector("output")?.textContent).toBe("2");
  for (const button of buttons) button.click();
  expect(setAmount.mock.calls).toEqual([[1], [3], [5]]);
  away();
});

test("nothing leads below one or beyond all there is", () => {
  const least = shown(1, 5);
  expect(least.buttons.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  least.away();
  const most = shown(5, 5);
  expect(most.buttons.map(({ disabled }) => disabled)).toEqual([false, true, true]);
  most.away();
});
