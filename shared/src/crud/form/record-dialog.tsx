import { useRef, useState } from 'react';
import type { CrudDefinition, CrudRow } from '../types';
import { formDraftKey } from './draft/form-draft';
import { FormDialog } from './form-dialog';
import { notifySaved, saveRecord } from './save-record';
import { valuesFromRow } from './values';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  /** Record to edit; absent to create one. */
  row?: T;
  /** Initial values of a new record. */
  preset?: Partial<Input>;
  onSaved?: (record: T) => void;
  onClose: () => void;
}

const titleOf = <T extends CrudRow, Input extends object>({ labels, nameOf }: CrudDefinition<T, Input>, row?: T) =>
  row ? `Editar ${labels.one} "${nameOf(row)}"` : (labels.create ?? `Cadastrar ${labels.one}`);

/** Dialog that creates or edits a record of a definition. */
export function RecordDialog<T extends CrudRow, Input extends object>({
  definition,
  row,
  preset,
  onSaved,
  onClose,
}: Props<T, Input>) {
  const { form } = definition;
  const valuesOf = (record: T) => form?.valuesOf?.(record) ?? valuesFromRow(record, form?.empty ?? ({} as Input));
  const [initial] = useState(() => form && (row ? valuesOf(row) : { ...form.empty, ...preset }));
  const written = useRef<T>(undefined);
  if (!form || !initial) return null;
  return (
    <FormDialog
      title={titleOf(definition, row)}
      place={formDraftKey(definition.path, row)}
      form={form}
      initial={initial}
      record={row}
      valuesOf={valuesOf}
      onSubmit={(values, known) =>
        saveRecord(definition, known, values, (record) => {
          written.current = record;
        })
      }
      onSaved={async () => {
        await notifySaved(definition, row);
        if (written.current) onSaved?.(written.current);
      }}
      onClose={onClose}
    />
  );
}
