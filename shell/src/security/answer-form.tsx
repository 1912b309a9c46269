import { FORM_ERROR, Form, required, TextField } from '@rodovia/shared/forms';
import { ApiError, messageOf } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import type { ComponentProps } from 'react';
import styles from './security.module.css';

type Field = Omit<ComponentProps<typeof TextField>, 'required' | 'validate'>;

interface Props {
  fields: Field[];
  action: string;
  danger?: boolean;
  /** Sends what was typed; rejects with what the server said. */
  send: (values: Record<string, string>) => Promise<void>;
  onCancel: () => void;
}

const filled = required('Preencha este campo.');
const FAILED = 'Não foi possível concluir. Tente novamente.';

/** The own password, without which nothing of the second step changes. */
export const PASSWORD: Field = {
  name: 'currentPassword',
  label: 'Senha atual',
  type: 'password',
  autoComplete: 'current-password',
};

/** A few fields and what is done with them; what the server refuses stands where it belongs, and nothing typed is lost. */
export function AnswerForm({ fields, action, danger, send, onCancel }: Props) {
  const submit = async (values: Record<string, string>) => {
    try {
      await send(values);
    } catch (error) {
      const named = error instanceof ApiError ? error.fieldErrors : {};
      const known = fields.some(({ name }) => named[name]);
      return known ? named : { [FORM_ERROR]: messageOf(error, FAILED) };
    }
  };
  return (
    <Form<Record<string, string>> onSubmit={submit}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          {fields.map((field) => (
            <TextField key={field.name} {...field} required validate={filled} />
          ))}
          <div role="alert">
            {submitError && !dirtySinceLastSubmit && <p className={styles.error}>{submitError}</p>}
          </div>
          <div className={styles.actions}>
            <Button onClick={onCancel}>Cancelar</Button>
            <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={submitting}>
              {action}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}
