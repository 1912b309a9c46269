import {
  clientRules,
  contactRules,
  emailRule,
  type Identity,
  identityRules,
  type NewPassword,
  type PasswordChange,
  passwordChangeRules,
  type Registration,
  recoveryRules,
  registrationRules,
  staffRules,
} from '@rodovia/shared/contracts/people';
import { brokenRules, type Rule } from '@rodovia/shared/contracts/rules';
import { invalidFields } from '../../base/http-error';

function check<T>(rules: readonly Rule<T>[], input: T): void {
  const errors = brokenRules(rules, input);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** @throws {HttpError} 400 with all broken rules of a registration; the first one is the message. */
export const checkRegistration = (input: Registration) => check(registrationRules, input);

/** @throws {HttpError} 400 with all broken rules of a client registered by staff. */
export const checkClient = (input: Registration) => check(clientRules, input);

/** @throws {HttpError} 400 with all broken rules of a seller or administrator registered by an administrator. */
export const checkStaff = (input: Registration) => check(staffRules, input);

/** @throws {HttpError} 400 with all broken rules of personal data; people without a document may omit it. */
export const checkIdentity = (input: Identity, hasDocument: boolean) =>
  check(hasDocument ? identityRules : contactRules, input);

/** @throws {HttpError} 400 if the address is invalid. */
export const checkEmail = (email: string) => check([emailRule], { email });

/** @throws {HttpError} 400 with all broken rules of a password change. */
export const checkPasswordChange = (input: PasswordChange) => check(passwordChangeRules, input);

/** @throws {HttpError} 400 with all broken rules of a password set by a recovery link. */
export const checkRecovery = (input: NewPassword) => check(recoveryRules, input);
