import {
  PASSKEY_NAME_LIMIT,
  type PasskeyOptions,
  type RecoveryCodes,
  type TotpEnrolment,
} from '@rodovia/shared/contracts/people';
import { ApiError, api, invalidate, notify, queryClient } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { AnswerForm, PASSWORD } from './answer-form';
import { makePasskey } from './passkey-device';
import { QrCode } from './qr-code';
import { RecoveryCodeList } from './recovery-codes';
import styles from './security.module.css';

interface Props {
  onDone: () => void;
}

const NOT_MADE = 'A chave de acesso não foi criada neste aparelho. Tente de novo.';

/** Runs a change step by step; new recovery codes are shown before it ends. */
function useCodes(onDone: () => void) {
  const [codes, setCodes] = useState<string[]>();
  const finish = async ({ RecoveryCodes }: RecoveryCodes, message: string) => {
    notify.success(message);
    // people who had to do this first can see everything else now
    await queryClient.invalidateQueries();
    if (RecoveryCodes.length > 0) setCodes(RecoveryCodes);
    else onDone();
  };
  return [codes, finish] as const;
}

/** Enrolment of an authenticator app: shows the secret as a QR code, and verifies it with a first code. */
export function TotpEnrolmentSteps({ onDone }: Props) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const [codes, finish] = useCodes(onDone);
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  if (!enrolment) {
    const begin = async (values: Record<string, string>) =>
      setEnrolment(await api.post<TotpEnrolment>('/second-step/totp', values));
    return <AnswerForm fields={[PASSWORD]} action="Continuar" send={begin} onCancel={onDone} />;
  }
  const confirm = async ({ code }: Record<string, string>) =>
    finish(await api.put<RecoveryCodes>('/second-step/totp', { code }), 'Aplicativo de autenticação ligado.');
  const field = {
    name: 'code',
    label: 'Código de 6 dígitos',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  } as const;
  return (
    <div className={styles.form}>
      <p>Leia o desenho com o aplicativo de autenticação, ou digite nele a chave, e informe o código que ele mostra.</p>
      <QrCode text={enrolment.Uri} label="Desenho para o aplicativo de autenticação" />
      <p>
        Chave: <code className={styles.secret}>{enrolment.Secret}</code>
      </p>
      <AnswerForm fields={[field]} action="Ligar" send={confirm} onCancel={onDone} />
    </div>
  );
}

/** Creates a passkey on this device or a nearby one. */
export function PasskeySteps({ onDone }: Props) {
  const [codes, finish] = useCodes(onDone);
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  const make = async ({ name = '', currentPassword = '' }: Record<string, string>) => {
    const { Options } = await api.post<PasskeyOptions>('/second-step/passkey/options', { currentPassword });
    const credential = await makePasskey(Options);
    if (!credential) throw new ApiError('http', 0, NOT_MADE);
    const made = await api.post<RecoveryCodes>('/second-step/passkey', { name, credential });
    await finish(made, 'Chave de acesso cadastrada.');
  };
  const name = { name: 'name', label: 'Nome da chave', maxLength: PASSKEY_NAME_LIMIT, hint: 'Por exemplo: Celular.' };
  return <AnswerForm fields={[name, PASSWORD]} action="Criar chave" send={make} onCancel={onDone} />;
}

/** Creates new recovery codes and invalidates the old ones. */
export function RecoveryCodeSteps({ onDone }: Props) {
  const [codes, finish] = useCodes(onDone);
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  const draw = async (values: Record<string, string>) =>
    finish(await api.post<RecoveryCodes>('/second-step/recovery-codes', values), 'Novos códigos criados.');
  return <AnswerForm fields={[PASSWORD]} action="Criar novos códigos" send={draw} onCancel={onDone} />;
}

/** Removes a method at `path`. */
export function RemovalSteps({ path, onDone }: Props & { path: string }) {
  const remove = async (values: Record<string, string>) => {
    await api.delete(path, values);
    await invalidate('second-step');
    notify.success('Retirado do seu acesso.');
    onDone();
  };
  return <AnswerForm fields={[PASSWORD]} action="Retirar" danger send={remove} onCancel={onDone} />;
}
