import { useEffect } from 'react';
import { Button } from '../button';
import type { BulkActionsProps, CrudDefinition, CrudRow } from '../types';
import { ExportSelected } from './export-selected';
import { RemoveAction } from './remove-action';
import { useBulkSwitch } from './use-bulk-switch';

interface Props<T extends CrudRow, Input extends object> extends BulkActionsProps<T> {
  definition: CrudDefinition<T, Input>;
  /** Called with the number of processed rows; null when finished. */
  onStep: (done: number | null) => void;
}

/** Actions on the selected records: activation, the list's own actions, and export. */
export function RecordActions<T extends CrudRow, Input extends object>({
  definition,
  filters,
  onStep,
  ...actions
}: Props<T, Input>) {
  const { run, done, holder } = useBulkSwitch<T>(definition, actions);
  const { BulkActions, removes } = definition;
  const busy = done !== null;
  useEffect(() => onStep(done), [done, onStep]);
  return (
    <>
      {BulkActions ? (
        <BulkActions filters={filters} {...actions} />
      ) : (
        <>
          <Button disabled={busy} onClick={() => run(true)}>
            Ativar
          </Button>
          <Button danger disabled={busy} onClick={() => run(false)}>
            Desativar
          </Button>
        </>
      )}
      {removes && <RemoveAction definition={definition} busy={busy} onStep={onStep} {...actions} />}
      <ExportSelected definition={definition} codes={actions.chosen.map(({ Code }) => Code)} />
      {holder}
    </>
  );
}
