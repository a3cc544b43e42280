// What a browser has and jsdom has not; and a clean page after every test.
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // a machine may have much else to do
afterEach(cleanup);

window.matchMedia ??= (query: string): MediaQueryList =>
  ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
