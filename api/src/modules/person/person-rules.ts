import {
  brokenRules,
  clientRules,
  contactRules,
  emailRule,
  type Identity,
  identityRules,
  type NewPassword,
  type PasswordChange,
  passwordChangeRules,
  type Registration,
  type Rule,
  recoveryRules,
  registrationRules,
  staffRules,
} from '@rodovia/shared/contracts';
import { invalidFields } from '../../base/http-error';

function check<T>(rules: readonly Rule<T>[], input: T): void {
  const errors = brokenRules(rules, input);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** @throws {HttpError} 400 with every broken rule of a registration; the first one is the answer's message. */
export const checkRegistration = (input: Registration) => check(registrationRules, input);

/** @throws {HttpError} 400 with every broken rule of a client whom staff register. */
export const checkClient = (input: Registration) => check(clientRules, input);

/** @throws {HttpError} 400 with every broken rule of a seller or an administrator whom an administrator registers. */
export const checkStaff = (input: Registration) => check(staffRules, input);

/** @throws {HttpError} 400 with every broken rule of changed personal data; who has no document yet may go on without. */
export const checkIdentity = (input: Identity, hasDocument: boolean) =>
  check(hasDocument ? identityRules : contactRules, input);

/** @throws {HttpError} 400 where it is no address. */
export const checkEmail = (email: string) => check([emailRule], { email });

/** @throws {HttpError} 400 with every broken rule of a password change. */
export const checkPasswordChange = (input: PasswordChange) => check(passwordChangeRules, input);

/** @throws {HttpError} 400 with every broken rule of a password set by a recovery link. */
export const checkRecovery = (input: NewPassword) => check(recoveryRules, input);
