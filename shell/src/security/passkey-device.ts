import type { PasskeyCreation, PasskeyProof } from '@rodovia/shared/contracts/people';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Requests a passkey assertion from the device; undefined if there was none, for any reason. */
export async function proveWithPasskey(options: string): Promise<PasskeyProof | undefined> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: JSON.parse(options) });
    return { id, rawId, type, response };
  } catch {
    return undefined;
  }
}

/** Creates a passkey on this or a nearby device; undefined if that failed. */
export async function makePasskey(options: string): Promise<PasskeyCreation | undefined> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: JSON.parse(options) });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return undefined;
  }
}
