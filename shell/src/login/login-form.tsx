import { emailRule, firstBroken } from '@rodovia/shared/contracts';
import { FORM_ERROR, Form, required, TextField } from '@rodovia/shared/forms';
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
  /** Runs where the password is right and a second step is missing. */
  onSecondStep: (values: Values, asked: ApiError) => void;
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
          <div role="alert">
            {submitError && !dirtySinceLastSubmit && <p className={styles.error}>{submitError}</p>}
          </div>
          <Button type="submit" kind="primary" busy={submitting}>
            Entrar
          </Button>
        </form>
      )}
    </Form>
  );
}

/** E-mail and password, and the second step of accounts that have one; `onDone` runs once the session has begun. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [values, setValues] = useState<Values>();
  const [asked, setAsked] = useState<ApiError>();
  const enter = () => {
    notify.success('Bem Vindo!');
    onDone();
  };
  const askSecondStep = (given: Values, error: ApiError) => {
    setValues(given);
    setAsked(error);
  };
  if (!values || !asked) return <CredentialsForm initial={values} onDone={enter} onSecondStep={askSecondStep} />;
  return (
    <Boundary title="O segundo passo não abriu">
      <SecondStepForm {...values} asked={asked} onDone={enter} onBack={() => setAsked(undefined)} />
    </Boundary>
  );
}
