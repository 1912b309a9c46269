import { api, invalidate } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { feedback } from '../feedback/feedback';
import { useSwitchQuestion } from '../feedback/use-switch-question';
import { switchOffLeftOpen } from '../form/kept-form';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';
import { patchRows } from './patch-rows';

async function setActive(resource: string, code: string, active: boolean) {
  const rollBack = await patchRows(resource, code, { IsActive: active });
  try {
    await resourceOf(resource).setActive({ Code: code }, active);
    feedback.done('Status atualizado com sucesso!');
  } catch (error) {
    rollBack();
    feedback.failed(error);
  }
  await invalidate(resource);
}

type Toggled<T> = Pick<CrudDefinition<T & CrudRow>, 'resource' | 'labels' | 'nameOf' | 'SwitchOffQuestion'>;

/**
 * Switches records on and off: asks, shows the new state at once, goes back where the server refuses. Asks
 * again where the session broke off while something was typed into the question.
 */
export function useToggle<T extends CrudRow>({ resource, labels, nameOf, SwitchOffQuestion }: Toggled<T>) {
  const [ask, holder] = useSwitchQuestion<T>(SwitchOffQuestion);
  const toggle = async (row: T) => {
    const verb = row.IsActive ? 'desativar' : 'ativar';
    const title = `Deseja realmente ${verb} ${labels.article} ${labels.one} "${nameOf(row)}"?`;
    if (await ask(title, [row], !row.IsActive)) await setActive(resource, row.Code, !row.IsActive);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const left = SwitchOffQuestion && switchOffLeftOpen();
    if (!left) return;
    const askAgain = (row: T) => (row.IsActive ? toggle(row) : undefined);
    api.get<T>(`/${resource}/${left}`).then(askAgain, () => undefined);
  }, []);
  return [toggle, holder] as const;
}
