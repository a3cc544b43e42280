// Passkeys: what the server asks and answers in JSON, as the browser's own functions want it, and back.
import type { KeyOptions } from "./types";

type Json = Record<string, unknown>;

/** Whether this browser has passkeys at this address. */
export function canPasskey(): boolean {
  return typeof PublicKeyCredential === "function" && isSecureContext;
}

/** Lets the browser make a passkey; null where its person thinks better of it. */
export async function makePasskey({ options }: KeyOptions): Promise<object | null> {
  const asked = options as Json & { user: Json; excludeCredentials?: Json[] };
  const publicKey = {
    ...asked,
    challenge: bytes(asked["challenge"]),
    user: { ...asked.user, id: bytes(asked.user["id"]) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((key) => ({ ...key, id: bytes(key["id"]) })),
  };
  return answered(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }));
}

/** Lets the browser use one; null where its person thinks better of it, or has none. */
export async function usePasskey({ options }: KeyOptions): Promise<object | null> {
  const publicKey = { ...options, challenge: bytes(options["challenge"]), allowCredentials: [] };
  return answered(() => navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const found = await ask();
    return found === null ? null : toJson(found as PublicKeyCredential);
  } catch (error) {
    if (error instanceof DOMException) return null; // closed, too late, or a device that has this one already
    throw error;
  }
}

function toJson(found: PublicKeyCredential): object {
  const response = found.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const told: Json = {};
  for (const part of parts) if (response[part] instanceof ArrayBuffer) told[part] = text(response[part]);
  return { id: found.id, rawId: text(found.rawId), type: found.type, response: told };
}

/** The bytes of a base64url text. */
export function bytes(written: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(written).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Bytes as a base64url text. */
export function text(given: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(given), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
