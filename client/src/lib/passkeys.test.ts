// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

import { bytes, canPasskey, makePasskey, text, usePasskey } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

test("bytes are written without the letters that an address cannot have, and read again", () => {
  const given = Uint8Array.from([0, 251, 255, 254, 63, 62]);
  expect(text(given.buffer)).toBe("APv__j8-");
  expect(bytes("APv__j8-")).toEqual(given);
});

test("an address that is read by others has no passkeys", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("isSecureContext", false);
  expect(canPasskey()).toBe(false);
  vi.stubGlobal("isSecureContext", true);
  expect(canPasskey()).toBe(true);
});

const buffer = (...numbers: number[]) => Uint8Array.from(numbers).buffer;

test("a passkey is made of what the server asks and told as it can read it", async () => {
  const create = vi.fn(async () => ({
    id: "AQ",
    rawId: buffer(1),
    type: "public-key",
    response: { clientDataJSON: buffer(2), attestationObject: buffer(3) },
  }));
  vi.stubGlobal("navigator", { credentials: { create } });
  const options = { challenge: "BA", user: { id: "BQ", name: "Anna" }, excludeCredentials: [{ id: "Bg", type: "public-key" }] };
  expect(await makePasskey({ ask: "a", options })).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    response: { clientDataJSON: "Ag", attestationObject: "Aw" },
  });
  expect(create).toHaveBeenCalledWith({
    publicKey: {
      challenge: bytes("BA"),
      user: { id: bytes("BQ"), name: "Anna" },
      excludeCredentials: [{ id: bytes("Bg"), type: "public-key" }],
    },
  });
});

test("whoever thinks better of it has not failed; what is broken has", async () => {
  const get = vi.fn(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  vi.stubGlobal("navigator", { credentials: { get } });
  expect(await usePasskey({ ask: "a", options: { challenge: "BA" } })).toBeNull();
  get.mockImplementation(() => Promise.reject(new TypeError("broken")));
  await expect(usePasskey({ ask: "a", options: { challenge: "BA" } })).rejects.toThrow("broken");
});
