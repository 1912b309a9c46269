import { emailRule } from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { FORM_ERROR, Form, FormAlert, required, TextField } from '@rodovia/shared/forms';
import { ApiError, lazyComponent, logIn, messageOf, messages, notify } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './login.module.css';

interface Values {
  username: string;
  password: string;
}

const filled = required('Preencha este campo.');

const SecondStepForm = lazyComponent(() => import('./second-step-form').then(({ SecondStepForm }) => SecondStepForm));

interface CredentialsProps {
  initial?: Values;
  onDone: () => void;
  /** Called if the password is correct and a second step is required. */
  onSecondStep: (values: Values, challenge: ApiError) => void;
}

function CredentialsForm({ initial, onDone, onSecondStep }: CredentialsProps) {
  const submit = async (values: Values) => {
    try {
      await logIn(values.username.trim(), values.password);
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.secondStep) return onSecondStep(values, error);
      return { [FORM_ERROR]: messageOf(error, messages.wrongCredentials) };
    }
    onDone();
  };
  return (
    <Form<Values> onSubmit={submit} initialValues={initial}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <TextField
            name="username"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            validate={(value) => filled(value) ?? firstBroken([emailRule], { email: String(value) })?.message}
          />
          <TextField
            name="password"
            label="Senha"
            type="password"
            autoComplete="current-password"
            required
            validate={filled}
          />
          <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit} />
          <Button type="submit" kind="primary" busy={submitting}>
            Entrar
          </Button>
        </form>
      )}
    </Form>
  );
}

/** E-mail, password, and the second step of accounts that have one. `onDone` is called once the session has started. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [values, setValues] = useState<Values>();
  const [challenge, setChallenge] = useState<ApiError>();
  const enter = () => {
    notify.success('Bem Vindo!');
    onDone();
  };
  const askSecondStep = (given: Values, error: ApiError) => {
    setValues(given);
    setChallenge(error);
  };
  if (!values || !challenge) return <CredentialsForm initial={values} onDone={enter} onSecondStep={askSecondStep} />;
  return (
    <Boundary title="O segundo passo não abriu">
      <SecondStepForm {...values} challenge={challenge} onDone={enter} onBack={() => setChallenge(undefined)} />
    </Boundary>
  );
}
