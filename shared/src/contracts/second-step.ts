import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from './common';

const text = (maxLength: number) => Type.String({ maxLength });

/** What a device answers when it is asked to prove itself, as `PublicKeyCredential` tells it in JSON. */
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

/** What a device answers when a passkey is made on it. */
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

export const Passkey = Type.Object({
  Code,
  Name: Type.String(),
  Created: Instant,
  LastUsed: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** The second step of the caller's log-in: what there is of it, and whether this installation demands one. */
export const SecondStep = Type.Object({
  IsDemanded: Type.Boolean(),
  HasTotp: Type.Boolean(),
  Passkeys: Type.Array(Passkey),
  /** Recovery codes that are left. */
  RecoveryCodes: Type.Integer(),
});
export type SecondStep = Static<typeof SecondStep>;

export const PasswordProof = Type.Object({ currentPassword: text(200) });
export type PasswordProof = Static<typeof PasswordProof>;

/** What an app of codes has to be given: `Uri` is what its camera reads. */
export const TotpEnrolment = Type.Object({ Secret: Type.String(), Uri: Type.String() });
export type TotpEnrolment = Static<typeof TotpEnrolment>;

export const TotpConfirmation = Type.Object({ code: text(20) });
export type TotpConfirmation = Static<typeof TotpConfirmation>;

export const PASSKEY_NAME_LIMIT = 60;
export const NewPasskey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LIMIT, pattern: '\\S' }),
  credential: PasskeyCreation,
});
export type NewPasskey = Static<typeof NewPasskey>;

/** Options for `navigator.credentials`, in JSON. */
export const PasskeyOptions = Type.Object({ Options: Type.String() });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** Recovery codes, shown this once; empty where earlier ones go on. */
export const RecoveryCodes = Type.Object({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
