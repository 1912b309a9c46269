import { type Static, Type } from 'typebox';
import { Code } from './common';
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
