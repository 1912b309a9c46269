import { invalidate } from '@rodovia/shared/runtime';
import { feedback } from '../feedback/feedback';
import { useConfirm } from '../feedback/use-confirm';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';
import { patchRows } from './patch-rows';

async function setActive(resource: string, code: string, active: boolean) {
  const rollBack = await patchRows(resource, code, { IsActive: active });
  try {
    await resourceOf(resource).setActive(code, active);
    feedback.done('Status atualizado com sucesso!');
  } catch (error) {
    rollBack();
    feedback.failed(error);
  }
  await invalidate(resource);
}

type Toggled<T> = Pick<CrudDefinition<T & CrudRow>, 'resource' | 'labels' | 'nameOf' | 'switchOffWarning'>;

/** Switches records on and off: asks, shows the new state at once, goes back where the server refuses. */
export function useToggle<T extends CrudRow>({ resource, labels, nameOf, switchOffWarning }: Toggled<T>) {
  const [ask, holder] = useConfirm();
  const toggle = async (row: T) => {
    const verb = row.IsActive ? 'desativar' : 'ativar';
    const agreed = await ask({
      title: `Deseja realmente ${verb} ${labels.article} ${labels.one} "${nameOf(row)}"?`,
      text: row.IsActive ? await switchOffWarning?.([row]) : undefined,
      ok: row.IsActive ? 'Desativar' : 'Ativar',
      danger: row.IsActive === true,
    });
    if (agreed) await setActive(resource, row.Code, !row.IsActive);
  };
  return [toggle, holder] as const;
}
