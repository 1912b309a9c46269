import { emailRule } from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { TextField } from '@rodovia/shared/forms';
import { api, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../dialog-form';
import { refusal } from './registration/register';

const FAILED = 'Erro ao solicitar recuperação de senha, entre em contato com o suporte!';

/** Dialog that requests a link for setting a new password. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const send = async ({ email }: { email: string }) => {
    const broken = firstBroken([emailRule], { email });
    if (broken) return { fields: [broken] };
    try {
      const { message } = await api.post<{ message: string }>('/person/SetRecoveryPassword', { email: email.trim() });
      notify.success(message);
    } catch (failure) {
      return refusal(failure, FAILED);
    }
    onClose();
    return undefined;
  };
  return (
    <DialogForm title="Recuperar senha" initial={{ email: '' }} action="Enviar link" onClose={onClose} send={send}>
      <p>Enviamos para o seu e-mail um link para criar uma nova senha.</p>
      <TextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" required />
    </DialogForm>
  );
}
