import type { PagedResult } from '@rodovia/shared/contracts';
import { api, formatNumber } from '@rodovia/shared/runtime';
import pLimit from 'p-limit';
import { useState } from 'react';
import { Button } from '../button';
import { feedback } from '../feedback/feedback';
import type { ListState } from '../list/list-state';
import { listUrlOf, useList } from '../list/use-list';
import type { CrudRow, ListDefinition } from '../types';
import type { Selection } from './use-selection';

/** Rows of a call, the most that one may ask for, and calls at once. */
const ROWS = 100;
const AT_ONCE = 3;
/** More than these are chosen in parts: whoever acts on so many at once looks at none of them. */
const MOST = 2000;

interface Props<T extends CrudRow, Input extends object> {
  definition: ListDefinition<T, Input>;
  selection: Selection<T>;
  state: ListState;
}

/** Every row that corresponds to the filters, as of when the list was read. */
async function readAll<T extends CrudRow, Input extends object>(
  definition: ListDefinition<T, Input>,
  state: ListState,
  total: number,
): Promise<T[]> {
  const pages = Array.from({ length: Math.ceil(Math.min(total, MOST) / ROWS) }, (_, index) => index + 1);
  const answers = await pLimit(AT_ONCE).map(pages, (page) =>
    api.get<PagedResult<T>>(listUrlOf(definition, { ...state, page, quantity: ROWS })),
  );
  return answers.flatMap(({ Results }) => definition.rowsOf?.(Results) ?? Results);
}

/** Chooses what stands on other pages too. */
export function ChooseAll<T extends CrudRow, Input extends object>({ definition, selection, state }: Props<T, Input>) {
  const { data } = useList<T>(listUrlOf(definition, state), state.page, () => undefined);
  const [running, setRunning] = useState(false);
  const total = data?.TotalCount ?? 0;
  if (!data || total <= data.Results.length || selection.chosen.length >= Math.min(total, MOST)) return null;
  const choose = async () => {
    setRunning(true);
    try {
      const asOf = state.asOf ?? data.AsOf;
      selection.set(await readAll(definition, { ...state, asOf }, total), true);
    } catch (error) {
      feedback.failed(error, 'Não foi possível selecionar tudo:');
    }
    setRunning(false);
  };
  const text =
    total > MOST
      ? `Selecionar os primeiros ${formatNumber(MOST)} de ${formatNumber(total)}`
      : `Selecionar ${definition.labels.article}s ${formatNumber(total)} que correspondem`;
  return (
    <Button type="text" loading={running} onClick={() => void choose()}>
      {text}
    </Button>
  );
}
