import { FORM_ERROR, Form, FormAlert, required, TextField } from '@rodovia/shared/forms';
import { ApiError, messageOf } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import type { ComponentProps } from 'react';
import styles from './security.module.css';

type Field = Omit<ComponentProps<typeof TextField>, 'required' | 'validate'>;

interface Props {
  fields: Field[];
  action: string;
  danger?: boolean;
  /** Sends the values; rejects with the server's answer. */
  send: (values: Record<string, string>) => Promise<void>;
  onCancel: () => void;
}

const filled = required('Preencha este campo.');
const FAILED = 'Não foi possível concluir. Tente novamente.';

/** Field for the user's password, which every change of the second step requires. */
export const PASSWORD: Field = {
  name: 'currentPassword',
  label: 'Senha atual',
  type: 'password',
  autoComplete: 'current-password',
};

/** A small form with its action. Server errors are shown at their fields, and nothing typed is lost. */
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
          <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit} />
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
