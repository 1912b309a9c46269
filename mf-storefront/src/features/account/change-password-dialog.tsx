import {
  currentPasswordRule,
  firstBroken,
  type LoginAnswer,
  PASSWORD_HINT,
  type PasswordChange,
  passwordChangeRules,
} from '@rodovia/shared/contracts';
import { TextField } from '@rodovia/shared/forms';
import { api, notify, startSession } from '@rodovia/shared/runtime';
import { DialogForm } from '../../dialog-form';
import { refusal } from './register';

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };
const rules = [currentPasswordRule, ...passwordChangeRules];

/** Changes the own password; this session goes on with a new token, all others end. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const send = async (values: PasswordChange) => {
    const error = firstBroken(rules, values);
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
        hint={PASSWORD_HINT}
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
