import type { BrokenRule } from '@rodovia/shared/contracts';
import { FORM_ERROR, Form, FormSpy } from '@rodovia/shared/forms';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { type ReactNode, useRef } from 'react';
import styles from './dialog-form.module.css';

/** What a submission says went wrong: with single fields, or with the whole. */
export interface Refusal {
  fields: BrokenRule[] | { field: string; message: string }[];
  message?: string;
}

interface Props<T> {
  title: string;
  initial: T;
  action: string;
  wide?: boolean;
  onClose: () => void;
  /** Sends the values; answers what is wrong with them, or nothing once done. */
  send: (values: T) => Promise<Refusal | undefined>;
  /** Told of all values whenever one of them is typed. */
  onTyped?: (values: T) => void;
  /** Shown in place of the fields, which keep what was typed. */
  panel?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: one submission at a time, the first wrong field focused, what was typed never lost. */
export function DialogForm<T extends object>({
  title,
  initial,
  action,
  wide,
  onClose,
  send,
  onTyped,
  panel,
  children,
}: Props<T>) {
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (values: T) => {
    const refusal = await send(values);
    if (!refusal) return undefined;
    const [first] = refusal.fields;
    if (first)
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus());
    const errors = Object.fromEntries(refusal.fields.map(({ field, message }) => [field, message]));
    return refusal.message ? { ...errors, [FORM_ERROR]: refusal.message } : errors;
  };
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <Form<T> onSubmit={submit} initialValues={initial}>
        {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
          <form onSubmit={handleSubmit} className={styles.form} noValidate ref={formRef}>
            <div role="alert">
              {submitError && !dirtySinceLastSubmit && <p className={styles.error}>{submitError}</p>}
            </div>
            {onTyped && (
              <FormSpy<T> subscription={{ values: true }} onChange={({ values }) => values && onTyped(values)} />
            )}
            {panel}
            <div className={styles.form} hidden={Boolean(panel)}>
              {children}
              <DialogActions>
                <Button onClick={onClose}>Cancelar</Button>
                <Button type="submit" kind="primary" busy={submitting === true}>
                  {action}
                </Button>
              </DialogActions>
            </div>
          </form>
        )}
      </Form>
    </Dialog>
  );
}
