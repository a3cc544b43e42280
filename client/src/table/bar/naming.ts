// What a button of the question is called.
import { plain, type Saying } from "../../lib/words.svelte";
import type { Option } from "../desk/desk.svelte";

/** What a button without a name of its own does, for those who cannot see the question beside it. */
export function named({ id, act }: Pick<Option, "id" | "act">, label: string, saying: Saying): string | undefined {
  const say = id === "" && act ? plain(act.say, saying) : "";
  return say && say !== label ? `${label} – ${say}` : undefined;
}
