import type { LoginAnswer } from '@rodovia/shared/contracts';
import { TextField } from '@rodovia/shared/forms';
import { api, notify, startSession } from '@rodovia/shared/runtime';
import { DialogForm } from './dialog-form';
import { refusal } from './register';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof empty;

function wrong({ currentPassword, newPassword, confirmPassword }: Values) {
  if (!currentPassword) return { field: 'currentPassword', message: 'Senha é obrigatório.' };
  if (!newPassword) return { field: 'newPassword', message: 'Senha é obrigatório.' };
  if (newPassword !== confirmPassword) return { field: 'confirmPassword', message: 'Novas senhas não conferem' };
  if (newPassword === currentPassword) {
    return { field: 'newPassword', message: 'Nova senha não pode ser igual a senha anterior.' };
  }
  return null;
}

/** Changes the own password; this session goes on with a new token, all others end. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const send = async (values: Values) => {
    const error = wrong(values);
    if (error) return { fields: [error] };
    try {
      startSession(await api.put<LoginAnswer>('/person/update-password', values));
    } catch (failure) {
      return refusal(failure, 'Erro ao alterar senha. Tente novamente.');
    }
    notify.success('Alterado com sucesso!');
    onClose();
    return undefined;
  };
  return (
    <DialogForm title="Trocar senha" initial={empty} action="Trocar senha" onClose={onClose} send={send}>
      <TextField name="currentPassword" label="Senha atual" type="password" autoComplete="current-password" required />
      <TextField
        name="newPassword"
        label="Nova senha"
        type="password"
        autoComplete="new-password"
        required
        hint="Pelo menos 8 caracteres."
      />
      <TextField
        name="confirmPassword"
        label="Confirme a nova senha"
        type="password"
        autoComplete="new-password"
        required
      />
    </DialogForm>
  );
}
