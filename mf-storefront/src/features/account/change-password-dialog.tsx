import {
  currentPasswordRule,
  type LoginAnswer,
  type PasswordChange,
  passwordChangeRules,
} from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { TextField } from '@rodovia/shared/forms';
import { api, notify, startSession } from '@rodovia/shared/runtime';
import { NewPasswordFields } from '../../account/new-password-fields';
import { DialogForm } from '../../dialog-form';
import { refusal } from './registration/register';

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };
const rules = [currentPasswordRule, ...passwordChangeRules];

/** Dialog that changes the password. This session continues with a new token; all others end. */
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
      <NewPasswordFields label="Nova senha" confirmLabel="Confirme a nova senha" />
    </DialogForm>
  );
}
