// The pages about people come when one is first looked at.
import { Later } from "../lib/later.svelte";

export const mePage = new Later(() => import("./MePage.svelte"));
export const personPage = new Later(() => import("./PersonPage.svelte"));
export const friendPage = new Later(() => import("./FriendPage.svelte"));
