import { isStale, type ShownField, useVersioned } from '@rodovia/shared/forms';
import { invalidate, notify } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { DialogForm, type Refusal } from './dialog-form';

interface Props<R, V> {
  title: string;
  /** Record to change; undefined to create one. */
  record: R | undefined;
  /** Values of a new record. */
  empty?: V;
  valuesOf: (record: R) => V;
  /** Fields that are compared if somebody else has changed the record. */
  fields: readonly ShownField<V>[];
  /** Returns what is wrong with the values before anything is sent. */
  check: (values: V) => Refusal | undefined;
  /** Writes the values over the current version of the record. */
  send: (values: V, known: R | undefined) => Promise<unknown>;
  /** Returns what the dialog says of a refused write. */
  refusalOf: (error: unknown) => Refusal;
  /** First segment of the calls that are read again after a write. */
  resource: string;
  /** Toast after a write. */
  saved: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog that creates or changes a record. If somebody else has changed it, both versions are shown. */
export function RecordDialogForm<R extends { Version?: number }, V extends object>({
  title,
  record,
  empty,
  valuesOf,
  fields,
  check,
  send,
  refusalOf,
  resource,
  saved,
  onClose,
  children,
}: Props<R, V>) {
  const write = async (values: V, known?: R): Promise<Refusal | undefined> => {
    const refusal = check(values);
    if (refusal) return refusal;
    try {
      await send(values, known);
    } catch (error) {
      if (isStale(error)) throw error;
      return refusalOf(error);
    }
    await invalidate(resource);
    notify.success(saved);
    onClose();
    return undefined;
  };
  const { save, panel } = useVersioned({ record, valuesOf, fields, write, waiting: { fields: [] } });
  const initial = record ? valuesOf(record) : (empty ?? ({} as V));
  return (
    <DialogForm title={title} initial={initial} action="Salvar" onClose={onClose} send={save} panel={panel} wide>
      {children}
    </DialogForm>
  );
}
