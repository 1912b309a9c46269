import { isEmail } from './documents';
import {
  emailRule,
  type Identity,
  identityRules,
  PASSWORD_SHORT,
  type Registration,
  SHORTEST_PASSWORD,
} from './person-rules';
import { isBlank, type Rule } from './rules';

const DOCUMENTS = ['physicalDocument', 'legalDocument'] as const;
const isDocument = (field: string): field is (typeof DOCUMENTS)[number] => DOCUMENTS.includes(field as never);

/** Of somebody whose document nobody has asked for yet: one that is given has to be right. */
export const contactRules = identityRules.map(
  ([field, sentence, isBroken]): Rule<Identity> =>
    isDocument(field)
      ? [field, sentence, (identity) => !isBlank(identity[field]) && isBroken(identity)]
      : [field, sentence, isBroken],
);

/** Whoever is not given a password is invited to set one. */
const optionalPassword: readonly Rule<Registration>[] = [
  [
    'passwordVerify',
    'As senhas não coincidem.',
    ({ password, passwordVerify }) => (password ?? '') !== (passwordVerify ?? ''),
  ],
  ['password', PASSWORD_SHORT, ({ password }) => !isBlank(password) && String(password).length < SHORTEST_PASSWORD],
];

/** Of a client whom staff register: name and telephone are enough. Whoever is given a password needs an address to log in. */
export const clientRules: readonly Rule<Registration>[] = [
  ...contactRules,
  ['email', emailRule[1], ({ email, password }) => (isBlank(email) ? !isBlank(password) : !isEmail(email))],
  ...optionalPassword,
];

/** Of a seller or an administrator: whoever registers them knows everything of them but the password. */
export const staffRules: readonly Rule<Registration>[] = [...identityRules, emailRule, ...optionalPassword];
