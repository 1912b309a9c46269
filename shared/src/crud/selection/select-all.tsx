import { api, formatNumber } from '@rodovia/shared/runtime';
import pLimit from 'p-limit';
import { useState } from 'react';
import type { PagedResult } from '../../contracts/records';
import { Button } from '../button';
import { feedback } from '../feedback/feedback';
import type { ListState } from '../list/list-state';
import { listUrlOf, useList } from '../list/use-list';
import type { CrudRow, ListDefinition } from '../types';
import type { Selection } from './use-selection';

/** Rows per call: the maximum that a call can request. */
const ROWS = 100;
const AT_ONCE = 3;
/** Maximum number of rows that can be selected across pages. */
const MAX_SELECTED = 2000;

interface Props<T extends CrudRow, Input extends object> {
  definition: ListDefinition<T, Input>;
  selection: Selection<T>;
  state: ListState;
}

/** Reads all rows that match the filters, using the snapshot of the list. */
async function readAll<T extends CrudRow, Input extends object>(
  definition: ListDefinition<T, Input>,
  state: ListState,
  total: number,
): Promise<T[]> {
  const pages = Array.from({ length: Math.ceil(Math.min(total, MAX_SELECTED) / ROWS) }, (_, index) => index + 1);
  const answers = await pLimit(AT_ONCE).map(pages, (page) =>
    api.get<PagedResult<T>>(listUrlOf(definition, { ...state, page, quantity: ROWS })),
  );
  return answers.flatMap(({ Results }) => definition.rowsOf?.(Results) ?? Results);
}

/** Button that selects the rows of all pages. */
export function SelectAll<T extends CrudRow, Input extends object>({ definition, selection, state }: Props<T, Input>) {
  const { data } = useList<T>(listUrlOf(definition, state), state.page, () => undefined);
  const [running, setRunning] = useState(false);
  const total = data?.TotalCount ?? 0;
  if (!data || total <= data.Results.length || selection.chosen.length >= Math.min(total, MAX_SELECTED)) return null;
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
    total > MAX_SELECTED
      ? `Selecionar os primeiros ${formatNumber(MAX_SELECTED)} de ${formatNumber(total)}`
      : `Selecionar ${definition.labels.article}s ${formatNumber(total)} que correspondem`;
  return (
    <Button type="text" loading={running} onClick={() => void choose()}>
      {text}
    </Button>
  );
}
