import { isCnpj, isCpf, isEmail } from './documents';
import { requiredSentence } from './entity';
import { nationalNumber } from './phone';
import { hiddenInLine, isPlainLine } from './plain-text';
import { isBlank, type Rule } from './rules';

/** The longest texts of a person, in characters. */
export const PERSON_LIMITS = { name: 160, email: 254, phone: 15 } as const;

export const SHORTEST_PASSWORD = 8;
/** Said beside the field, before anything is wrong. */
export const PASSWORD_HINT = `Pelo menos ${SHORTEST_PASSWORD} caracteres.`;

const PASSWORD_REQUIRED = requiredSentence('Senha');
export const PASSWORD_SHORT = `A senha deve ter pelo menos ${SHORTEST_PASSWORD} caracteres.`;

const isShort = (password = '') => password.length < SHORTEST_PASSWORD;

const isNoNumber = (phone = '') => nationalNumber(phone) === null;

/** The personal data that rules look at; whatever is missing counts as empty. */
export interface Identity {
  name?: string;
  mobile?: string;
  phone1?: string;
  isPhysical?: boolean | number;
  physicalDocument?: string;
  legalDocument?: string;
}

export interface Registration extends Identity {
  email?: string;
  password?: string;
  passwordVerify?: string;
}

/** In the order in which the form explains them. */
export const identityRules: readonly Rule<Identity>[] = [
  ['name', requiredSentence('Nome'), ({ name }) => isBlank(name)],
  ['name', hiddenInLine('Nome'), ({ name }) => !isPlainLine(name)],
  ['physicalDocument', 'CPF inválido.', ({ isPhysical, physicalDocument }) => !!isPhysical && !isCpf(physicalDocument)],
  ['legalDocument', 'CNPJ inválido.', ({ isPhysical, legalDocument }) => !isPhysical && !isCnpj(legalDocument)],
  ['mobile', requiredSentence('Celular'), ({ mobile }) => isBlank(mobile)],
  ['mobile', hiddenInLine('Celular'), ({ mobile }) => !isPlainLine(mobile)],
  ['mobile', 'Celular inválido. Informe o DDD e o número.', ({ mobile }) => isNoNumber(mobile)],
  ['phone1', hiddenInLine('Telefone'), ({ phone1 }) => !isPlainLine(phone1)],
  ['phone1', 'Telefone inválido. Informe o DDD e o número.', ({ phone1 }) => !isBlank(phone1) && isNoNumber(phone1)],
];

export const emailRule: Rule<{ email?: string }> = ['email', 'Email inválido.', ({ email }) => !isEmail(email)];

export const registrationRules: readonly Rule<Registration>[] = [
  ...identityRules,
  emailRule,
  ['password', PASSWORD_REQUIRED, ({ password }) => isBlank(password)],
  ['passwordVerify', 'As senhas não coincidem.', ({ password, passwordVerify }) => password !== passwordVerify],
  ['password', PASSWORD_SHORT, ({ password }) => isShort(password)],
];

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface PasswordChange extends NewPassword {
  currentPassword: string;
}

/** The server looks at the current password itself: a blank one is simply wrong there. */
export const currentPasswordRule: Rule<PasswordChange> = [
  'currentPassword',
  PASSWORD_REQUIRED,
  ({ currentPassword }) => isBlank(currentPassword),
];

const newPasswordRequired: Rule<NewPassword> = [
  'newPassword',
  PASSWORD_REQUIRED,
  ({ newPassword }) => isBlank(newPassword),
];
const newPasswordShort: Rule<NewPassword> = ['newPassword', PASSWORD_SHORT, ({ newPassword }) => isShort(newPassword)];
const areDifferent = ({ newPassword, confirmPassword }: NewPassword) => newPassword !== confirmPassword;

export const passwordChangeRules: readonly Rule<PasswordChange>[] = [
  newPasswordRequired,
  ['confirmPassword', 'Novas senhas não conferem', areDifferent],
  [
    'newPassword',
    'Nova senha não pode ser igual a senha anterior.',
    ({ currentPassword, newPassword }) => currentPassword === newPassword,
  ],
  newPasswordShort,
];

/** Of a password that is set by the link of a recovery mail. */
export const recoveryRules: readonly Rule<NewPassword>[] = [
  newPasswordRequired,
  ['confirmPassword', 'Senhas estão diferentes', areDifferent],
  newPasswordShort,
];
