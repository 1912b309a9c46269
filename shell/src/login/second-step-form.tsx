import type { LoginInput } from '@rodovia/shared/contracts/people';
import { FORM_ERROR, Form, FormAlert, required, TextField } from '@rodovia/shared/forms';
import { ApiError, logIn, messageOf, messages } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { proveWithPasskey } from '../security/passkey-device';
import styles from './login.module.css';

interface Props {
  username: string;
  password: string;
  /** The server's answer to the password alone. */
  challenge: ApiError;
  onDone: () => void;
  onBack: () => void;
}

interface Values {
  code: string;
}

const filled = required('Preencha este campo.');
const EXPIRED = 'O acesso expirou. Volte e entre de novo.';

/** Sends the second step. The error names what is required next. */
function useSecondStep({ username, password, challenge: initial, onDone }: Props) {
  const [challenge, setChallenge] = useState(initial.fieldErrors);
  const send = async (step: Partial<LoginInput>): Promise<string | undefined> => {
    try {
      await logIn(username.trim(), password, step);
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.secondStep) setChallenge(error.fieldErrors);
      return messageOf(error, messages.wrongCredentials);
    }
    onDone();
  };
  return { challenge, send };
}

function PasskeyButton({
  options,
  onProof,
}: {
  options: string;
  onProof: (proof: Partial<LoginInput>) => Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const prove = async () => {
    setBusy(true);
    const passkey = await proveWithPasskey(options);
    setFailure(
      passkey ? String((await onProof({ passkey })) ?? '') : 'A chave de acesso não foi usada. Tente de novo.',
    );
    setBusy(false);
  };
  return (
    <>
      <Button kind="primary" busy={busy} onClick={prove}>
        Usar chave de acesso
      </Button>
      <FormAlert error={failure} />
    </>
  );
}

function CodeForm({ hasApp, onCode }: { hasApp: boolean; onCode: (code: string) => Promise<string | undefined> }) {
  const [isRecovery, setRecovery] = useState(!hasApp);
  const submit = async ({ code }: Values) => {
    const failure = await onCode(code);
    return failure ? { [FORM_ERROR]: failure } : undefined;
  };
  return (
    <Form<Values> onSubmit={submit}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <TextField
            key={String(isRecovery)}
            name="code"
            label={isRecovery ? 'Código de recuperação' : 'Código do aplicativo'}
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            required
            validate={filled}
          />
          <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit} />
          <Button type="submit" kind={hasApp ? 'primary' : 'plain'} busy={submitting}>
            Confirmar
          </Button>
          {hasApp && (
            <Button onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? 'Usar o código do aplicativo' : 'Usar um código de recuperação'}
            </Button>
          )}
        </form>
      )}
    </Form>
  );
}

/** Second step of a log-in: passkey, code of an authenticator app, or recovery code. */
export function SecondStepForm(props: Props) {
  const { challenge, send } = useSecondStep(props);
  const ways = challenge.secondStep?.split(' ') ?? [];
  return (
    <div className={styles.form}>
      <p>Confirme que é você com o segundo passo.</p>
      {ways.length === 0 && <p role="alert">{EXPIRED}</p>}
      {challenge.passkey && <PasskeyButton options={challenge.passkey} onProof={send} />}
      {(ways.includes('totp') || ways.includes('recovery')) && (
        <CodeForm hasApp={ways.includes('totp')} onCode={(code) => send({ code })} />
      )}
      <Button onClick={props.onBack}>Voltar</Button>
    </div>
  );
}
