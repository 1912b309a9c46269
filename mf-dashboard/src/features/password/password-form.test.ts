import { passwordForm } from './password-form';

const check = (name: string, value: string, all = {}) =>
  passwordForm.fields.find((field) => field.name === name)?.validate?.(value, { ...passwordForm.empty, ...all });

test('[VA-03] the new password differs from the current one and is typed twice alike', () => {
  expect(check('newPassword', 'uma', { currentPassword: 'uma' })).toBe(
    'Nova senha não pode ser igual a senha anterior.',
  );
  expect(check('confirmPassword', 'outra', { newPassword: 'uma' })).toBe('Novas senhas não conferem');
  expect(check('newPassword', 'uma senha nova', { currentPassword: 'outra' })).toBeUndefined();
  expect(check('confirmPassword', 'uma', { newPassword: 'uma' })).toBeUndefined();
});
