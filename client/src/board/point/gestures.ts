// Fingers, mouse and wheel on a board: a click, a long press, a pan or a zoom, told apart.
import type { Point } from "../../lib/geometry";

export interface Gestures {
  /** Called before anything else: whoever touches the board wants to see it as it is. */
  begin(): void;
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  /** Nothing moves any more. */
  settle(): void;
  click(target: EventTarget | null, at: Point, touch: boolean): void;
  press(target: EventTarget | null, at: Point): void;
}

const SLACK: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 10 }; // pixels that are no drag yet
const LONG = 480; // milliseconds

interface Pointer {
  at: Point;
  start: Point;
}

/** Listens on an element until the returned function is called. */
export function listen(node: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Pointer>();
  let [moved, timer] = [false, 0];
  let target: EventTarget | null = null;
  let settling = 0;

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (event.target instanceof globalThis.Element && event.target.closest("button, a, input")) return;
    gestures.begin();
    const at = local(event);
    pointers.set(event.pointerId, { at, start: at });
    clearTimeout(timer);
    if (pointers.size > 1) moved = true;
    else {
      moved = false;
      target = event.target;
      if (event.pointerType !== "mouse") timer = window.setTimeout(() => hold(at), LONG);
    }
  }

  function hold(at: Point): void {
    if (moved || pointers.size !== 1) return;
    moved = true; // the finger's way up is no click
    gestures.press(target, at);
  }

  function move(event: PointerEvent): void {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const at = local(event);
    const slack = SLACK[event.pointerType] ?? 6;
    if (!moved && Math.hypot(at[0] - pointer.start[0], at[1] - pointer.start[1]) > slack) {
      moved = true;
      clearTimeout(timer);
      node.setPointerCapture(event.pointerId);
    }
    if (moved && pointers.size === 1) gestures.pan(at[0] - pointer.at[0], at[1] - pointer.at[1]);
    if (pointers.size === 2) pinch(event.pointerId, pointer.at, at);
    pointer.at = at;
  }

  function pinch(id: number, from: Point, to: Point): void {
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1].at;
    if (!other) return;
    const [before, after] = [
      Math.hypot(from[0] - other[0], from[1] - other[1]),
      Math.hypot(to[0] - other[0], to[1] - other[1]),
    ];
    gestures.pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
    if (before > 0) gestures.zoom([(to[0] + other[0]) / 2, (to[1] + other[1]) / 2], after / before);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (pointers.size > 0) return;
    if (!moved && event.type === "pointerup") gestures.click(target, local(event), event.pointerType === "touch");
    gestures.settle();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    gestures.begin();
    const step = event.deltaMode === 1 ? 18 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016; // a trackpad's pinch comes as a wheel with ctrl
    gestures.zoom(local(event), Math.exp(-event.deltaY * step * speed));
    clearTimeout(settling);
    settling = window.setTimeout(() => gestures.settle(), 160);
  }

  const abort = new AbortController();
  const { signal } = abort;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  for (const kind of ["pointerup", "pointercancel"] as const) node.addEventListener(kind, up, { signal });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  node.addEventListener("contextmenu", (event) => pointers.size > 0 && event.preventDefault(), { signal });
  return () => {
    clearTimeout(timer);
    clearTimeout(settling);
    abort.abort();
  };
}
