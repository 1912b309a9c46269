import {
  currentPasswordRule,
  PASSWORD_HINT,
  type PasswordChange,
  passwordChangeRules,
} from '@rodovia/shared/contracts/people';
import { validatorOf } from '@rodovia/shared/contracts/rules';
import type { FieldDefinition, FormDefinition } from '@rodovia/shared/crud';

const rules = [currentPasswordRule, ...passwordChangeRules];

const field = (name: keyof PasswordChange, label: string, autoComplete: string): FieldDefinition<PasswordChange> => ({
  name,
  label,
  control: 'password',
  autoComplete,
  validate: validatorOf(rules, name),
});

/** Form for changing the password. */
export const passwordForm: FormDefinition<never, PasswordChange> = {
  empty: { currentPassword: '', newPassword: '', confirmPassword: '' },
  fields: [
    field('currentPassword', 'Senha atual', 'current-password'),
    { ...field('newPassword', 'Nova senha', 'new-password'), hint: PASSWORD_HINT },
    field('confirmPassword', 'Confirmar nova senha', 'new-password'),
  ],
};
