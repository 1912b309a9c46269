import {
  currentPasswordRule,
  PASSWORD_HINT,
  type PasswordChange,
  passwordChangeRules,
  validatorOf,
} from '@rodovia/shared/contracts';
import type { FieldDefinition, FormDefinition } from '@rodovia/shared/crud';

const rules = [currentPasswordRule, ...passwordChangeRules];

const field = (name: keyof PasswordChange, label: string, autoComplete: string): FieldDefinition<PasswordChange> => ({
  name,
  label,
  control: 'password',
  autoComplete,
  validate: validatorOf(rules, name),
});

/** The form that changes one's own password. */
export const passwordForm: FormDefinition<never, PasswordChange> = {
  empty: { currentPassword: '', newPassword: '', confirmPassword: '' },
  fields: [
    field('currentPassword', 'Senha atual', 'current-password'),
    { ...field('newPassword', 'Nova senha', 'new-password'), hint: PASSWORD_HINT },
    field('confirmPassword', 'Confirmar nova senha', 'new-password'),
  ],
};
