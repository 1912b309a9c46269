import type { BrokenRule } from '@rodovia/shared/contracts/rules';
import { FORM_ERROR, Form, FormAlert, FormSpy } from '@rodovia/shared/forms';
import { ApiError, messageOf } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { type ReactNode, useRef } from 'react';
import styles from './dialog-form.module.css';

/** Result of a refused submission: errors by field, or a message for the whole form. */
export interface Refusal {
  fields: BrokenRule[] | { field: string; message: string }[];
  message?: string;
}

/** Returns the refusal of a call: the fields that the server names, and its message or `fallback`. */
export const refusedCall = (error: unknown, fallback: string): Refusal => ({
  fields:
    error instanceof ApiError ? Object.entries(error.fieldErrors).map(([field, message]) => ({ field, message })) : [],
  message: messageOf(error, fallback),
});

/** Returns the refusal of a broken rule, or undefined without one. */
export const refusedBy = (broken: BrokenRule | null | undefined): Refusal | undefined =>
  broken ? { fields: [broken] } : undefined;

interface Props<T> {
  title: string;
  initial: T;
  action: string;
  wide?: boolean;
  onClose: () => void;
  /** Sends the values; resolves to what is wrong with them, or undefined on success. */
  send: (values: T) => Promise<Refusal | undefined>;
  /** Called with all values after every change. */
  onTyped?: (values: T) => void;
  /** Shown instead of the fields, which keep their values. */
  panel?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog. Only one submission runs at a time, the first invalid field is focused, and nothing typed is
 * lost.
 */
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
            <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit} />
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
