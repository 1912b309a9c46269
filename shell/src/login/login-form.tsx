import { emailRule, firstBroken } from '@rodovia/shared/contracts';
import { FORM_ERROR, Form, required, TextField } from '@rodovia/shared/forms';
import { logIn, messageOf, messages, notify } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import styles from './login.module.css';

interface Values {
  username: string;
  password: string;
}

const filled = required('Preencha este campo.');

/** E-mail and password; `onDone` runs once the session has begun. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const submit = async ({ username, password }: Values) => {
    try {
      await logIn(username.trim(), password);
    } catch (error) {
      return { [FORM_ERROR]: messageOf(error, messages.wrongCredentials) };
    }
    notify.success('Bem Vindo!');
    onDone();
  };
  return (
    <Form<Values> onSubmit={submit}>
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
