import { useEffect } from 'react';
import { Button } from '../button';
import type { CrudDefinition, CrudRow, ManyDeedsProps } from '../types';
import { ExportSelected } from './export-selected';
import { RemoveDeed } from './remove-deed';
import { useBulkSwitch } from './use-bulk-switch';

interface Props<T extends CrudRow, Input extends object> extends ManyDeedsProps<T> {
  definition: CrudDefinition<T, Input>;
  /** How many rows are done with; null while none is on the way. */
  onStep: (done: number | null) => void;
}

/** Switches the chosen records on or off, does what their list does besides, and saves them as a file. */
export function RecordDeeds<T extends CrudRow, Input extends object>({
  definition,
  filters,
  onStep,
  ...deeds
}: Props<T, Input>) {
  const { run, done, holder } = useBulkSwitch<T>(definition, deeds);
  const { ManyDeeds, removes } = definition;
  const busy = done !== null;
  useEffect(() => onStep(done), [done, onStep]);
  return (
    <>
      {ManyDeeds ? (
        <ManyDeeds filters={filters} {...deeds} />
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
      {removes && <RemoveDeed definition={definition} busy={busy} onStep={onStep} {...deeds} />}
      <ExportSelected definition={definition} codes={deeds.chosen.map(({ Code }) => Code)} />
      {holder}
    </>
  );
}
