import type { FormDefinition } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const filled = required('Senha é obrigatório.');

/** The form that changes one's own password. */
export const passwordForm: FormDefinition<never, PasswordChange> = {
  empty: { currentPassword: '', newPassword: '', confirmPassword: '' },
  fields: [
    {
      name: 'currentPassword',
      label: 'Senha atual',
      control: 'password',
      autoComplete: 'current-password',
      validate: filled,
    },
    {
      name: 'newPassword',
      label: 'Nova senha',
      control: 'password',
      autoComplete: 'new-password',
      hint: 'Pelo menos 8 caracteres.',
      validate: (value, { currentPassword }) =>
        filled(value) ?? (value === currentPassword ? 'Nova senha não pode ser igual a senha anterior.' : undefined),
    },
    {
      name: 'confirmPassword',
      label: 'Confirmar nova senha',
      control: 'password',
      autoComplete: 'new-password',
      validate: (value, { newPassword }) => (value === newPassword ? undefined : 'Novas senhas não conferem'),
    },
  ],
};
