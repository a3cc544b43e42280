// What the browser remembers between visits. A private window may refuse to: then nothing is remembered, and all works.

const PREFIX = "ecumene.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // nothing to be done, and nothing lost but comfort
  }
}
