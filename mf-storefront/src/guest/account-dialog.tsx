import {
  emailRule,
  type LoginAnswer,
  type NewPassword,
  PERSON_LIMITS,
  recoveryRules,
} from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { TextField } from '@rodovia/shared/forms';
import { api, invalidate, notify, startSession } from '@rodovia/shared/runtime';
import { NewPasswordFields } from '../account/new-password-fields';
import { DialogForm, type Refusal, refusedBy, refusedCall } from '../dialog-form';
import { synchronizeSaved } from '../saved-products/saved-products';
import { forgetGuest, otherAccesses, useGuest } from './guest';
import { typedGuest } from './typed-guest';

interface Values extends NewPassword {
  email: string;
}

/** Makes an account of a guest with one password, and goes on in it. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const guest = useGuest();
  const needsEmail = guest?.needsEmail ?? false;
  const send = async (values: Values): Promise<Refusal | undefined> => {
    const broken = (needsEmail && firstBroken([emailRule], values)) || firstBroken(recoveryRules, values);
    if (broken) return refusedBy(broken);
    const { newPassword, confirmPassword, email } = values;
    const own = needsEmail ? { email: email.trim() } : {};
    const others = otherAccesses(guest?.opens ?? '');
    let answer: LoginAnswer;
    try {
      answer = await api.put<LoginAnswer>('/person/account', { newPassword, confirmPassword, ...own, others });
    } catch (error) {
      return refusedCall(error, 'Não foi possível criar a conta. Tente novamente.');
    }
    startSession(answer);
    forgetGuest();
    void invalidate('shopping-cart', 'person');
    void synchronizeSaved();
    notify.success('Conta criada. Os seus orçamentos estão nela.');
    onClose();
    return undefined;
  };
  return (
    <DialogForm<Values>
      title="Criar uma senha"
      initial={{ email: typedGuest.get().email, newPassword: '', confirmPassword: '' }}
      action="Criar a conta"
      send={send}
      onClose={onClose}
    >
      <p>Com ela você entra em qualquer aparelho, e os links destes orçamentos deixam de abri-los.</p>
      {needsEmail && (
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={PERSON_LIMITS.email}
          required
        />
      )}
      <NewPasswordFields label="Senha" confirmLabel="Confirme a senha" />
    </DialogForm>
  );
}
