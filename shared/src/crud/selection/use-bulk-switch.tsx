import { invalidate } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { feedback } from '../feedback/feedback';
import { useConfirm } from '../feedback/use-confirm';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';
import { type Refused, runAll } from './run-all';
import type { Selection } from './use-selection';
import { countOf, questionOf } from './wording';

type Switched<T extends CrudRow> = Pick<CrudDefinition<T>, 'resource' | 'labels' | 'nameOf' | 'switchOffWarning'>;

/** What the last bulk switch left undone. */
export interface Outcome<T> {
  verb: string;
  tried: number;
  refused: Refused<T>[];
}

/** Switches all selected records on or off after one question; those that were refused stay selected. */
export function useBulkSwitch<T extends CrudRow>(
  { resource, labels, nameOf, switchOffWarning }: Switched<T>,
  { chosen, set }: Selection<T>,
) {
  const [ask, holder] = useConfirm();
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);

  const run = async (active: boolean) => {
    const verb = active ? 'ativar' : 'desativar';
    const title = questionOf(verb, chosen.map(nameOf), labels);
    const text = active ? undefined : await switchOffWarning?.(chosen);
    if (!(await ask({ title, text, ok: active ? 'Ativar' : 'Desativar', danger: !active }))) return;
    setDone(0);
    const refused = await runAll(chosen, ({ Code }) => resourceOf(resource).setActive(Code, active), setDone);
    await invalidate(resource);
    setDone(null);
    const kept = new Set(refused.map(({ row }) => row));
    const changed = chosen.filter((row) => !kept.has(row));
    if (changed.length > 0) feedback.done(`Status de ${countOf(changed.length, labels)} atualizado com sucesso!`);
    if (refused.length > 0) setOutcome({ verb, tried: chosen.length, refused });
    set(changed, false);
  };
  return { run, done, outcome, forget: () => setOutcome(null), holder };
}
