import { useCallback } from 'react';
import { Button } from '../button';
import { formDraftKey, useReopeningDialog } from '../form/draft/form-draft';
import { loadForms, RecordDialog } from '../form/form-parts';
import type { CrudDefinition, CrudRow } from '../types';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  row: T;
}

/** Button that opens the form of a record on the record's page. */
export function EditRecord<T extends CrudRow, Input extends object>({ definition, row }: Props<T, Input>) {
  const [open, setOpen] = useReopeningDialog(formDraftKey(definition.path, row));
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
