import { api, invalidate } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { feedback } from '../feedback/feedback';
import { useSwitchQuestion } from '../feedback/use-switch-question';
import { interruptedDeactivation } from '../form/draft/form-draft';
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
 * Activates and deactivates records: asks, shows the new state optimistically, and reverts if the server refuses. The
 * question reopens after an interrupted session.
 */
export function useToggle<T extends CrudRow>({ resource, labels, nameOf, SwitchOffQuestion }: Toggled<T>) {
  const [ask, holder] = useSwitchQuestion<T>(SwitchOffQuestion);
  const toggle = async (row: T) => {
    const verb = row.IsActive ? 'desativar' : 'ativar';
    const title = `Deseja realmente ${verb} ${labels.article} ${labels.one} "${nameOf(row)}"?`;
    if (await ask(title, [row], !row.IsActive)) await setActive(resource, row.Code, !row.IsActive);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const left = SwitchOffQuestion && interruptedDeactivation();
    if (!left) return;
    const askAgain = (row: T) => (row.IsActive ? toggle(row) : undefined);
    api.get<T>(`/${resource}/${left}`).then(askAgain, () => undefined);
  }, []);
  return [toggle, holder] as const;
}
