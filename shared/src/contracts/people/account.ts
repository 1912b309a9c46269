import { type Static, Type } from 'typebox';
import { Code, Instant } from '../records/common';
import { PERSON_LIMITS } from './person-rules';
import { PasskeyProof } from './second-step';

/**
 * Payload of a log-in. `code` or `passkey` is the second step of accounts that have one. Without it the answer is a
 * 401: its `errors.secondStep` lists the available methods, separated by spaces, and `errors.passkey` contains the
 * challenge for the device.
 */
export const LoginInput = Type.Object({
  username: Type.String(),
  password: Type.String(),
  code: Type.Optional(Type.String({ maxLength: 40 })),
  passkey: Type.Optional(PasskeyProof),
});
export type LoginInput = Static<typeof LoginInput>;
/** Answer to a log-in. */
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

/** Payload that asks for a link to a new password. */
export const RecoveryRequest = Type.Object({ email: Type.String({ maxLength: PERSON_LIMITS.email }) });
export type RecoveryRequest = Static<typeof RecoveryRequest>;
/** Payload for setting a new password. `guid` is the last segment of the link in the recovery mail. */
export const RecoveryInput = Type.Object({
  guid: Type.String({ maxLength: 100 }),
  newPassword: Type.String({ maxLength: 200 }),
  confirmPassword: Type.String({ maxLength: 200 }),
});
export type RecoveryInput = Static<typeof RecoveryInput>;

/** Payload for confirming an address. `guid` is the last segment of the link in the confirmation mail. */
export const ConfirmationInput = Type.Object({ guid: Type.String({ maxLength: 100 }) });
export type ConfirmationInput = Static<typeof ConfirmationInput>;

/**
 * Link by which an invited person sets a password. It is returned once and not stored. `Mailed` says whether it was
 * also sent by mail.
 */
export const Invitation = Type.Object({ Url: Type.String(), Expires: Instant, Mailed: Type.Boolean() });
export type Invitation = Static<typeof Invitation>;

/** Payload for reading an invitation. `guid` is the last segment of its link. */
export const InvitationRequest = Type.Object({ guid: Type.String({ maxLength: 100 }) });
export type InvitationRequest = Static<typeof InvitationRequest>;
/**
 * The invited person. `IsStaff` says whether the invitation is to the back office, `NeedsEmail` whether the account has
 * no address yet.
 */
export const InvitedPerson = Type.Object({ Name: Type.String(), NeedsEmail: Type.Boolean(), IsStaff: Type.Boolean() });
export type InvitedPerson = Static<typeof InvitedPerson>;
/** Payload for accepting an invitation. `email` is only used if `NeedsEmail` is true. */
export const InvitationAnswer = Type.Object({
  ...RecoveryInput.properties,
  email: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.email })),
});
export type InvitationAnswer = Static<typeof InvitationAnswer>;
