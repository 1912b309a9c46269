import { useCallback } from 'react';
import { Button } from '../button';
import { loadForms, RecordDialog } from '../form/form-parts';
import { formPlace, useOpenPlace } from '../form/kept-form';
import type { CrudDefinition, CrudRow } from '../types';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  row: T;
}

/** The button that opens a record's form on the record's own page. */
export function EditRecord<T extends CrudRow, Input extends object>({ definition, row }: Props<T, Input>) {
  const [open, setOpen] = useOpenPlace(formPlace(definition.path, row));
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <>
      <Button type="primary" icon="edit" onPointerEnter={loadForms} onClick={() => setOpen(true)}>
        Editar
      </Button>
      {open && <RecordDialog definition={definition} row={row} onClose={close} />}
    </>
  );
}
