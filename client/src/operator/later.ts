// The operator's page comes to whoever runs the server, and to nobody else.
import { Later } from "../lib/later.svelte";

export const operatorPage = new Later(() => import("./OperatorPage.svelte"));
