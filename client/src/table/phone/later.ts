// Where a phone asks its questions: no part of a table on a larger screen.
import { Later } from "../../lib/later.svelte";

export const phoneSheet = new Later(() => import("./PhoneSheet.svelte"));
