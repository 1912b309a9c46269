import { Form, FormAlert } from '@rodovia/shared/forms';
import { Button } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import form from '../../dialog-form.module.css';
import styles from './register-dialog.module.css';

interface Props<T> {
  /** Resolves to errors by field, or undefined on success. */
  onSubmit: (values: T) => Promise<object | undefined>;
  action: string;
  /** Follows the message of a refused submission. */
  afterRefusal?: ReactNode;
  children: ReactNode;
}

/** Form of a page on which somebody sets a password. */
export const PasswordForm = <T extends object>({ onSubmit, action, afterRefusal, children }: Props<T>) => (
  <Form<T> onSubmit={onSubmit}>
    {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
      <form onSubmit={handleSubmit} className={`${form.form} ${styles.narrow}`} noValidate>
        <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit}>
          {afterRefusal}
        </FormAlert>
        {children}
        <Button type="submit" kind="primary" busy={submitting === true}>
          {action}
        </Button>
      </form>
    )}
  </Form>
);
