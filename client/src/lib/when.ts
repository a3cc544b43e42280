// Moments of a server, as people speak of them.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment is, in the largest whole unit; seconds since 1970. */
export function ago(moment: number, lang: string, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ["second", 1];
  const told = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  return unit === "second" ? told.format(0, "second") : told.format(-Math.floor(passed / length), unit);
}

/** The day of a moment. */
export function day(moment: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(moment * 1000));
}
