import { requiredSentence } from '../records/entity';
import { isCnpj, isCpf, isEmail } from '../rules/documents';
import { hiddenInLine, isPlainLine } from '../rules/plain-text';
import { isBlank, type Rule } from '../rules/rules';
import { nationalNumber } from './phone';

/** Maximum lengths of a person's fields, in characters. */
export const PERSON_LIMITS = { name: 160, email: 254, phone: 15 } as const;

/** Minimum length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 8;
/** Hint next to the password field, shown before validation. */
export const PASSWORD_HINT = `Pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`;

const PASSWORD_REQUIRED = requiredSentence('Senha');
/** Message for a password that is too short. */
export const PASSWORD_SHORT = `A senha deve ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`;

const isShort = (password = '') => password.length < MIN_PASSWORD_LENGTH;

const isNoNumber = (phone = '') => nationalNumber(phone) === null;

/** Personal data that the rules validate. Missing fields count as empty. */
export interface Identity {
  name?: string;
  mobile?: string;
  phone1?: string;
  isPhysical?: boolean | number;
  physicalDocument?: string;
  legalDocument?: string;
}

/** What a visitor enters to register. */
export interface Registration extends Identity {
  email?: string;
  password?: string;
  passwordVerify?: string;
}

/** Rules for personal data, in the order of the form. */
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

/** An e-mail address has the form of one. */
export const emailRule: Rule<{ email?: string }> = ['email', 'Email inválido.', ({ email }) => !isEmail(email)];

/** Rules of a registration, in the order of the form. */
export const registrationRules: readonly Rule<Registration>[] = [
  ...identityRules,
  emailRule,
  ['password', PASSWORD_REQUIRED, ({ password }) => isBlank(password)],
  ['passwordVerify', 'As senhas não coincidem.', ({ password, passwordVerify }) => password !== passwordVerify],
  ['password', PASSWORD_SHORT, ({ password }) => isShort(password)],
];

/** A new password and its repetition. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** A change of one's own password. */
export interface PasswordChange extends NewPassword {
  currentPassword: string;
}

/** The server verifies the current password itself and treats a blank one as wrong. */
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

/** Rules of a change of one's own password. */
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

/** Rules for a password that is set through a recovery link. */
export const recoveryRules: readonly Rule<NewPassword>[] = [
  newPasswordRequired,
  ['confirmPassword', 'Senhas estão diferentes', areDifferent],
  newPasswordShort,
];
