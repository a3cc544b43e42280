// What the lobby shows later than its words: pictures, and what opens over it.
import { Later } from "../lib/later.svelte";

export const gamePicture = new Later(() => import("./pictures/GamePicture.svelte"));
export const boxPicture = new Later(() => import("./pictures/BoxPicture.svelte"));
export const optionsDialog = new Later(() => import("./OptionsDialog.svelte"));
export const inviteDialog = new Later(() => import("./InviteDialog.svelte"));
export const invitations = new Later(() => import("./Invitations.svelte"));
