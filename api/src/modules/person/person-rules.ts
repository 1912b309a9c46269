import { isValidCnpj, isValidCpf, isValidEmail } from '@brazilian-utils/brazilian-utils';
import { type FieldErrors, invalidFields } from '../../base/http-error';

/** The fields that the registration rules look at; whatever is missing counts as empty. */
export interface RegistrationFields {
  name?: string;
  email?: string;
  mobile?: string;
  isPhysical?: boolean | number;
  physicalDocument?: string;
  legalDocument?: string;
  password?: string;
  passwordVerify?: string;
}

export const SHORTEST_PASSWORD = 8;
const TOO_SHORT = `A senha deve ter pelo menos ${SHORTEST_PASSWORD} caracteres.`;
const CPF = /^[\d.\- ]*$/;
const CNPJ = /^[\dA-Z./\- ]*$/i;

/** A document without its punctuation. */
export const bareDocument = (text = '') => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();

export const isCpf = (text = '') => CPF.test(text) && isValidCpf(bareDocument(text));

/** Numeric, or alphanumeric as issued since July 2026. */
export const isCnpj = (text = '') => CNPJ.test(text) && isValidCnpj(bareDocument(text), { version: 2 });

const isBlank = (text = '') => text.trim() === '';

/** A rule: the field it speaks of, its sentence, and whether the input breaks it. */
type Rule<T> = [field: string, message: string, isBroken: (input: T) => unknown];

function check<T>(rules: Rule<T>[], input: T): void {
  const errors: FieldErrors = {};
  for (const [field, message, isBroken] of rules) if (isBroken(input)) errors[field] ??= message;
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** In the order the form explains them; the first broken one is the answer's message. */
const identityRules: Rule<RegistrationFields>[] = [
  ['name', 'Nome é obrigatório.', ({ name }) => isBlank(name)],
  ['physicalDocument', 'CPF inválido.', ({ isPhysical, physicalDocument }) => isPhysical && !isCpf(physicalDocument)],
  ['legalDocument', 'CNPJ inválido.', ({ isPhysical, legalDocument }) => !isPhysical && !isCnpj(legalDocument)],
  ['mobile', 'Celular é obrigatório.', ({ mobile }) => isBlank(mobile)],
];

const registrationRules: Rule<RegistrationFields>[] = [
  ...identityRules,
  ['email', 'Email inválido.', ({ email = '' }) => !isValidEmail(email.trim())],
  ['password', 'Senha é obrigatório.', ({ password }) => isBlank(password)],
  ['passwordVerify', 'As senhas não coincidem.', ({ password, passwordVerify }) => password !== passwordVerify],
  ['password', TOO_SHORT, ({ password = '' }) => password.length < SHORTEST_PASSWORD],
];

/** @throws {HttpError} 400 with every broken rule of a registration. */
export const checkRegistration = (input: RegistrationFields) => check(registrationRules, input);

/** @throws {HttpError} 400 with every broken rule of changed personal data. */
export const checkIdentity = (input: RegistrationFields) => check(identityRules, input);

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const passwordRules: Rule<PasswordChange>[] = [
  ['newPassword', 'Senha é obrigatório.', ({ newPassword }) => isBlank(newPassword)],
  [
    'confirmPassword',
    'Novas senhas não conferem',
    ({ newPassword, confirmPassword }) => newPassword !== confirmPassword,
  ],
  [
    'newPassword',
    'Nova senha não pode ser igual a senha anterior.',
    ({ currentPassword, newPassword }) => currentPassword === newPassword,
  ],
  ['newPassword', TOO_SHORT, ({ newPassword }) => newPassword.length < SHORTEST_PASSWORD],
];

/** @throws {HttpError} 400 with every broken rule of a password change. */
export const checkPasswordChange = (input: PasswordChange) => check(passwordRules, input);

type NewPassword = Pick<PasswordChange, 'newPassword' | 'confirmPassword'>;

const recoveryRules: Rule<NewPassword>[] = [
  ['newPassword', 'Senha é obrigatório.', ({ newPassword }) => isBlank(newPassword)],
  ['confirmPassword', 'Senhas estão diferentes', ({ newPassword, confirmPassword }) => newPassword !== confirmPassword],
  ['newPassword', TOO_SHORT, ({ newPassword }) => newPassword.length < SHORTEST_PASSWORD],
];

/** @throws {HttpError} 400 with every broken rule of a password set by a recovery link. */
export const checkRecovery = (input: NewPassword) => check(recoveryRules, input);
