import { useState } from 'react';
import { Button } from '../button';
import type { ListState } from '../list/list-state';
import type { CrudDefinition, CrudRow, Outcome } from '../types';
import { ChooseAll } from './choose-all';
import { RecordDeeds } from './record-deeds';
import { Refusals } from './refusals';
import styles from './selection.module.css';
import type { Selection } from './use-selection';
import { selectedOf } from './wording';

interface Props<T extends CrudRow, Input extends object> {
  definition: CrudDefinition<T, Input>;
  selection: Selection<T>;
  /** What the list shows. */
  state: ListState;
}

/** What can be done to the selected records, on whichever pages they stand. What was refused stays selected. */
export function SelectionBar<T extends CrudRow, Input extends object>({
  definition,
  selection,
  state,
}: Props<T, Input>) {
  const { chosen, set, clear } = selection;
  const { ChosenDeeds, labels } = definition;
  const [step, setStep] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ of: Outcome<T>; undoing: boolean } | null>(null);
  const finish = (done: Outcome<T>) => {
    const kept = new Set(done.refused.map(({ row }) => row));
    set(
      chosen.filter((row) => !kept.has(row)),
      false,
    );
    setStep(null);
    if (kept.size > 0) setOutcome({ of: done, undoing: false });
  };
  const finishUndo = (done: Outcome<T>) => {
    if (done.refused.length > 0) setOutcome({ of: done, undoing: true });
  };
  const deeds = { chosen, onDone: finish, onUndone: finishUndo };
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
          {ChosenDeeds ? (
            <ChosenDeeds {...deeds} />
          ) : (
            <RecordDeeds definition={definition} filters={state.filters} {...deeds} onStep={setStep} />
          )}
          <ChooseAll definition={definition} selection={selection} state={state} />
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
