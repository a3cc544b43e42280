// From which width on a window is no phone's any more: the style sheets say the same.
export const PHONE = 640;

/** Whether the window is held in a hand. */
export function isHandheld(): boolean {
  return innerWidth < PHONE;
}
