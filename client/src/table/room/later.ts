// The room in which a table waits for its players: no part of a game that goes on.
import { Later } from "../../lib/later.svelte";

export const waitingRoom = new Later(() => import("./WaitingRoom.svelte"));
export const roomFriends = new Later(() => import("./RoomFriends.svelte"));
