import { isEmail } from '../rules/documents';
import { isBlank, type Rule } from '../rules/rules';
import {
  emailRule,
  type Identity,
  identityRules,
  MIN_PASSWORD_LENGTH,
  PASSWORD_SHORT,
  type Registration,
} from './person-rules';

const DOCUMENTS = ['physicalDocument', 'legalDocument'] as const;
const isDocument = (field: string): field is (typeof DOCUMENTS)[number] => DOCUMENTS.includes(field as never);

/** Rules for a contact, whose document is optional but must be valid if it is given. */
export const contactRules = identityRules.map(
  ([field, sentence, isBroken]): Rule<Identity> =>
    isDocument(field)
      ? [field, sentence, (identity) => !isBlank(identity[field]) && isBroken(identity)]
      : [field, sentence, isBroken],
);

/** The password is optional: people without one are invited to set it. */
const optionalPassword: readonly Rule<Registration>[] = [
  [
    'passwordVerify',
    'As senhas não coincidem.',
    ({ password, passwordVerify }) => (password ?? '') !== (passwordVerify ?? ''),
  ],
  ['password', PASSWORD_SHORT, ({ password }) => !isBlank(password) && String(password).length < MIN_PASSWORD_LENGTH],
];

/** Rules for a client registered by staff: name and phone are enough. An address is required if a password is given. */
export const clientRules: readonly Rule<Registration>[] = [
  ...contactRules,
  ['email', emailRule[1], ({ email, password }) => (isBlank(email) ? !isBlank(password) : !isEmail(email))],
  ...optionalPassword,
];

/** Rules for a seller or administrator registered by an administrator: everything is required except the password. */
export const staffRules: readonly Rule<Registration>[] = [...identityRules, emailRule, ...optionalPassword];
