import { useEffect } from 'react';
import { Button } from '../button';
import type { ChosenDeedsProps, CrudDefinition, CrudRow } from '../types';
import { ExportSelected } from './export-selected';
import { RemoveDeed } from './remove-deed';
import { useBulkSwitch } from './use-bulk-switch';

interface Props<T extends CrudRow, Input extends object> extends ChosenDeedsProps<T> {
  definition: CrudDefinition<T, Input>;
  /** How many rows are done with; null while none is on the way. */
  onStep: (done: number | null) => void;
}

/** Switches the chosen records on or off, and saves them as a file. */
export function SwitchDeeds<T extends CrudRow, Input extends object>({
  definition,
  chosen,
  onDone,
  onStep,
}: Props<T, Input>) {
  const { run, done, holder } = useBulkSwitch<T>(definition, { chosen }, onDone);
  const busy = done !== null;
  useEffect(() => onStep(done), [done, onStep]);
  return (
    <>
      <Button disabled={busy} onClick={() => run(true)}>
        Ativar
      </Button>
      <Button danger disabled={busy} onClick={() => run(false)}>
        Desativar
      </Button>
      {definition.removes && (
        <RemoveDeed definition={definition} chosen={chosen} busy={busy} onStep={onStep} onDone={onDone} />
      )}
      <ExportSelected definition={definition} codes={chosen.map(({ Code }) => Code)} />
      {holder}
    </>
  );
}
