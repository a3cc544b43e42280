// Sheets over the table: each comes when it is first opened.
import { Later } from "../../lib/later.svelte";

export const tableMenu = new Later(() => import("./TableMenu.svelte"));
export const settingsSheet = new Later(() => import("./SettingsSheet.svelte"));
export const keysSheet = new Later(() => import("./KeysSheet.svelte"));
export const endSheet = new Later(() => import("./EndSheet.svelte"));
export const hooksDialog = new Later(() => import("./HooksDialog.svelte"));
export const againDialog = new Later(() => import("../../invite/AgainDialog.svelte"));
