import type { PasskeyCreation, PasskeyProof } from '@rodovia/shared/contracts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Asks this device to prove that it has one of the passkeys; undefined where it did not, for whatever reason. */
export async function proveWithPasskey(options: string): Promise<PasskeyProof | undefined> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: JSON.parse(options) });
    return { id, rawId, type, response };
  } catch {
    return undefined;
  }
}

/** Asks this device, or one beside it, to make a passkey; undefined where it did not. */
export async function makePasskey(options: string): Promise<PasskeyCreation | undefined> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: JSON.parse(options) });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return undefined;
  }
}
