// How quickly motion is played.

/** How long motion may take in all, in milliseconds, and how fast it is, as a share of the usual speed. */
export interface Haste {
  most: number;
  speed: number;
}

/** How long something takes that usually takes so many milliseconds. */
export function lasting(usual: number, haste: Haste | undefined): number {
  return haste ? Math.min(usual / haste.speed, haste.most) : usual;
}

/** Makes motions that begin together faster or slower, all by the same share. */
export function hasten(motions: readonly globalThis.Animation[], haste: Haste | undefined): void {
  if (!haste) return;
  const whole = Math.max(0, ...motions.map((motion) => Number(motion.effect?.getComputedTiming().endTime ?? 0)));
  if (whole === 0) return;
  const rate = whole / lasting(whole, haste);
  for (const motion of motions) motion.playbackRate = rate;
}
