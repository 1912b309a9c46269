import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';

const text = (maxLength: number) => Type.String({ maxLength });

/** WebAuthn assertion of a device: a `PublicKeyCredential` as JSON. */
export const PasskeyProof = Type.Object({
  id: text(2000),
  rawId: text(2000),
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: text(10_000),
    authenticatorData: text(10_000),
    signature: text(10_000),
    userHandle: Type.Optional(text(2000)),
  }),
});
export type PasskeyProof = Static<typeof PasskeyProof>;

/** WebAuthn attestation of a new passkey: a `PublicKeyCredential` as JSON. */
export const PasskeyCreation = Type.Object({
  id: text(2000),
  rawId: text(2000),
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: text(10_000),
    attestationObject: text(100_000),
    transports: Type.Optional(Type.Array(text(40), { maxItems: 10 })),
  }),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** A registered passkey, without its key. */
export const Passkey = Type.Object({
  Code,
  Name: Type.String(),
  Created: Instant,
  LastUsed: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** Second step of the caller's log-in: the configured methods, and whether this installation requires one. */
export const SecondStep = Type.Object({
  IsDemanded: Type.Boolean(),
  HasTotp: Type.Boolean(),
  Passkeys: Type.Array(Passkey),
  /** Number of unused recovery codes. */
  RecoveryCodes: Type.Integer(),
});
export type SecondStep = Static<typeof SecondStep>;

/** Payload that repeats the current password before a sensitive change. */
export const PasswordProof = Type.Object({ currentPassword: text(200) });
export type PasswordProof = Static<typeof PasswordProof>;

/** Secret for an authenticator app. `Uri` is the content of the QR code. */
export const TotpEnrolment = Type.Object({ Secret: Type.String(), Uri: Type.String() });
export type TotpEnrolment = Static<typeof TotpEnrolment>;

/** Payload with a code of an authenticator app. */
export const TotpConfirmation = Type.Object({ code: text(20) });
export type TotpConfirmation = Static<typeof TotpConfirmation>;

/** Maximum length of a passkey’s name, in characters. */
export const PASSKEY_NAME_LIMIT = 60;
/** Payload that registers a passkey. */
export const NewPasskey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LIMIT, pattern: '\\S' }),
  credential: PasskeyCreation,
});
export type NewPasskey = Static<typeof NewPasskey>;

/** Options for `navigator.credentials`, as JSON. */
export const PasskeyOptions = Type.Object({ Options: Type.String() });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** Recovery codes, returned only once; empty if the existing ones stay valid. */
export const RecoveryCodes = Type.Object({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
