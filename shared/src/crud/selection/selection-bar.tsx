import { Button } from '../button';
import type { CrudDefinition, CrudRow } from '../types';
import { ExportSelected } from './export-selected';
import { Refusals } from './refusals';
import styles from './selection.module.css';
import { useBulkSwitch } from './use-bulk-switch';
import type { Selection } from './use-selection';
import { selectedOf } from './wording';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  selection: Selection<T>;
}

/** What can be done to the selected records, on whichever pages they stand. */
export function SelectionBar<T extends CrudRow, Input extends object>({ definition, selection }: Props<T, Input>) {
  const { chosen, clear } = selection;
  const { run, done, outcome, forget, holder } = useBulkSwitch<T>(definition, selection);
  const busy = done !== null;
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label="Seleção">
          <p role="status" className={styles.count}>
            {busy ? `${done} de ${chosen.length}…` : selectedOf(chosen.length, definition.labels)}
          </p>
          <Button disabled={busy} onClick={() => run(true)}>
            Ativar
          </Button>
          <Button danger disabled={busy} onClick={() => run(false)}>
            Desativar
          </Button>
          <ExportSelected definition={definition} codes={chosen.map(({ Code }) => Code)} />
          <Button type="text" disabled={busy} onClick={clear}>
            Limpar seleção
          </Button>
        </section>
      )}
      {outcome && <Refusals definition={definition} outcome={outcome} onClose={forget} />}
      {holder}
    </>
  );
}
