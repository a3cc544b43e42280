// @vitest-environment jsdom
import { expect, test } from "vitest";
import { command, isBusy } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}, letters = true) =>
  command({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, letters);

test("letters, figures, Enter and Escape", () => {
  expect(press("n")).toEqual({ do: "next" });
  expect(press("U")).toEqual({ do: "undo" });
  expect(press("3")).toEqual({ do: "button", at: 2 });
  expect(press("Enter")).toEqual({ do: "act" });
  expect(press("0")).toBeNull();
  expect(["d", "m", "a"].map((key) => press(key))).toEqual([{ do: "draw" }, { do: "mark" }, { do: "arrow" }]);
});

test("letters can be switched off, the rest stays", () => {
  expect(press("n", {}, false)).toBeNull();
  expect(press("Escape", {}, false)).toEqual({ do: "back" });
});

test("the browser keeps its own shortcuts, but for undo", () => {
  expect(press("l", { ctrlKey: true })).toBeNull();
  expect(press("z", { ctrlKey: true })).toEqual({ do: "undo" });
  expect(press("Z", { metaKey: true, shiftKey: true })).toEqual({ do: "redo" });
});

test("text being typed and a focused button keep their keys", () => {
  document.body.innerHTML = "<input><button><span>x</span></button><p>y</p>";
  const [input, span, plain] = ["input", "span", "p"].map((name) => document.querySelector(name));
  expect(isBusy(input!, "n")).toBe(true);
  expect(isBusy(span!, "Enter")).toBe(true);
  expect(isBusy(span!, "n")).toBe(false);
  expect(isBusy(plain!, "Enter")).toBe(false);
});

test("an open dialog has every key, also when the focus was lost", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  expect(isBusy(document.body, "Escape")).toBe(true);
  expect(isBusy(document.body, "u")).toBe(true);
  document.body.innerHTML = "<dialog></dialog>";
  expect(isBusy(document.body, "Escape")).toBe(false);
});

test("who looks back plays with the space bar and leafs with the arrows, anybody else does not", () => {
  const key = (name: string, replays: boolean) =>
    command({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, false, replays);
  expect([" ", "ArrowLeft", "ArrowRight"].map((name) => key(name, true)?.do)).toEqual(["play", "earlier", "later"]);
  expect([" ", "ArrowLeft", "ArrowRight"].map((name) => key(name, false))).toEqual([null, null, null]);
});

test("where the space bar or an arrow has a meaning of its own, it keeps it", () => {
  document.body.innerHTML = '<button>x</button><p>y</p><div role="application"><i>z</i></div><input type="range">';
  const at = (name: string) => document.querySelector(name)!;
  expect([isBusy(at("button"), " "), isBusy(at("i"), "ArrowLeft"), isBusy(at("input"), "ArrowLeft")]).toEqual([true, true, true]);
  expect([isBusy(at("p"), " "), isBusy(at("button"), "ArrowLeft")]).toEqual([false, false]);
});
