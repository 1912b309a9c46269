import { useState } from 'react';
import { Button } from '../button';
import type { ListState } from '../list/list-state';
import type { CrudDefinition, CrudRow, Outcome } from '../types';
import { RecordActions } from './record-actions';
import { Refusals } from './refusals';
import { SelectAll } from './select-all';
import styles from './selection.module.css';
import { selectedOf } from './texts';
import type { Selection } from './use-selection';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  selection: Selection<T>;
  /** State of the list. */
  state: ListState;
}

/** Actions on the selected records of all pages. Refused records stay selected. */
export function SelectionBar<T extends CrudRow, Input extends object>({
  definition,
  selection,
  state,
}: Props<T, Input>) {
  const { chosen, set, clear } = selection;
  const { SelectionActions, labels } = definition;
  const [step, setStep] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ of: Outcome<T>; undoing: boolean } | null>(null);
  const finish = (done: Outcome<T>) => {
    const remaining = new Set(done.refused.map(({ row }) => row));
    set(
      chosen.filter((row) => !remaining.has(row)),
      false,
    );
    setStep(null);
    if (remaining.size > 0) setOutcome({ of: done, undoing: false });
  };
  const finishUndo = (done: Outcome<T>) => {
    if (done.refused.length > 0) setOutcome({ of: done, undoing: true });
  };
  const actions = { chosen, onDone: finish, onUndone: finishUndo };
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label="Seleção">
          <p role="status" className={styles.count}>
            {step === null ? selectedOf(chosen.length, labels) : `${step} de ${chosen.length}…`}
          </p>
          <Button type="text" disabled={step !== null} onClick={clear}>
            Limpar seleção
          </Button>
          {SelectionActions ? (
            <SelectionActions {...actions} />
          ) : (
            <RecordActions definition={definition} filters={state.filters} {...actions} onStep={setStep} />
          )}
          <SelectAll definition={definition} selection={selection} state={state} />
        </section>
      )}
      {outcome && (
        <Refusals
          definition={definition}
          outcome={outcome.of}
          note={outcome.undoing ? '' : 'O que não mudou continua na seleção.'}
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  );
}
