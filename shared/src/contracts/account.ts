import { type Static, Type } from 'typebox';
import { Code, Instant } from './common';
import { PERSON_LIMITS } from './person-rules';
import { PasskeyProof } from './second-step';

/**
 * `code` or `passkey` is the second step of an account that has one. Without it the answer is a 401 whose `errors` name
 * the ways in `secondStep`, with spaces between, and carry in `passkey` what a device has to sign.
 */
export const LoginInput = Type.Object({
  username: Type.String(),
  password: Type.String(),
  code: Type.Optional(Type.String({ maxLength: 40 })),
  passkey: Type.Optional(PasskeyProof),
});
export type LoginInput = Static<typeof LoginInput>;
export const LoginAnswer = Type.Object({
  access_token: Type.String(),
  code: Code,
  persontypecode: Code,
  name: Type.String(),
  is_admin: Type.Boolean(),
  is_seller: Type.Boolean(),
  username: Type.String(),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

export const RecoveryRequest = Type.Object({ email: Type.String({ maxLength: PERSON_LIMITS.email }) });
export type RecoveryRequest = Static<typeof RecoveryRequest>;
/** `guid` is the last segment of the link in the recovery mail. */
export const RecoveryInput = Type.Object({
  guid: Type.String({ maxLength: 100 }),
  newPassword: Type.String({ maxLength: 200 }),
  confirmPassword: Type.String({ maxLength: 200 }),
});
export type RecoveryInput = Static<typeof RecoveryInput>;

/** `guid` is the last segment of the link in the mail that asks for it. */
export const ConfirmationInput = Type.Object({ guid: Type.String({ maxLength: 100 }) });
export type ConfirmationInput = Static<typeof ConfirmationInput>;

/** A link by which somebody sets a password, told once: it is stored nowhere. `Mailed` says whether it is mailed too. */
export const Invitation = Type.Object({ Url: Type.String(), Expires: Instant, Mailed: Type.Boolean() });
export type Invitation = Static<typeof Invitation>;

/** `guid` is the last segment of the link of an invitation. */
export const InvitationRequest = Type.Object({ guid: Type.String({ maxLength: 100 }) });
export type InvitationRequest = Static<typeof InvitationRequest>;
/** Whom a link invites, and whether to the back office; `NeedsEmail` where the log-in lacks an address. */
export const InvitedPerson = Type.Object({ Name: Type.String(), NeedsEmail: Type.Boolean(), IsStaff: Type.Boolean() });
export type InvitedPerson = Static<typeof InvitedPerson>;
/** `email` is for whom `NeedsEmail` was told. */
export const InvitationAnswer = Type.Object({
  ...RecoveryInput.properties,
  email: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.email })),
});
export type InvitationAnswer = Static<typeof InvitationAnswer>;
