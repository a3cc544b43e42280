// What people say comes once there is somebody to speak with.
import { Later } from "../../lib/later.svelte";

export const chat = new Later(() => import("./Chat.svelte"));
