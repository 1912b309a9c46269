import { readAhead } from '@rodovia/shared/runtime';
import { useEffect, useMemo } from 'react';
import { listFailed } from '../../../contracts/records';
import { useHeldFailure } from '../../list/use-held-failure';
import { listUrlOf, useList } from '../../list/use-list';
import type { useListState } from '../../list/use-list-state';
import type { Selection } from '../../selection/use-selection';
import { CrudTable } from '../../table/crud-table';
import { NarrowTools } from '../../table/narrow-tools';
import type { CrudDefinition, CrudRow, ListDefinition, RowTools } from '../../types';
import { ReadFailure } from '../read-failure';
import { EmptyList } from './empty-list';
import { ListFooter } from './list-footer';

interface Props<T extends CrudRow, Input extends object> {
  definition: ListDefinition<T, Input>;
  list: ReturnType<typeof useListState>;
  tools: RowTools<T>;
  selection?: Selection<T>;
  /** Opens an empty form, if records can be created. */
  onCreate?: () => void;
  /** Called with the shown records, if records have pages. */
  onShown?: (shown: ShownRecords) => void;
}

/** Records that a list shows: those of its page, the number of those on pages before it, and on all pages. */
export interface ShownRecords {
  codes: readonly string[];
  before: number;
  total?: number;
}

const failureOf = ({ labels }: Pick<CrudDefinition<CrudRow>, 'labels'>) => labels.listFailed ?? listFailed(labels);

/** The rows with count and pager, or the state instead of them: loading, error, or empty. */
export function ListView<T extends CrudRow, Input extends object>({
  definition,
  list,
  tools,
  selection,
  onCreate,
  onShown,
}: Props<T, Input>) {
  const { labels } = definition;
  const { state } = list;
  const url = listUrlOf(definition, state);
  const read = useList<T>(url, state.page, list.correctPage);
  const { failure, retry } = useHeldFailure(read, url);
  const { data, isPlaceholderData } = read;
  const { page, quantity } = state;
  const total = data?.TotalCount;
  const rows = useMemo(() => data && (definition.rowsOf?.(data.Results) ?? data.Results), [definition, data]);
  useEffect(() => {
    if (rows && !isPlaceholderData)
      onShown?.({ codes: rows.map(({ Code }) => Code), before: (page - 1) * quantity, total });
  }, [rows, isPlaceholderData, onShown, page, quantity, total]);
  if (failure && !data) return <ReadFailure title={failureOf(definition)} error={failure} onRetry={retry} />;
  if (data?.TotalCount === 0) {
    const create = onCreate && labels.create ? { text: labels.create, run: onCreate } : undefined;
    const filtered = Object.keys(state.filters).length > 0;
    return <EmptyList none={labels.none} filtered={filtered} onClear={() => list.filterBy({})} create={create} />;
  }
  const asOf = state.asOf ?? data?.AsOf;
  return (
    <>
      <NarrowTools
        columns={definition.columns}
        rows={rows}
        orderBy={state.orderBy}
        selection={selection}
        onSort={list.sortBy}
      />
      <CrudTable
        definition={definition}
        rows={rows}
        quantity={state.quantity}
        orderBy={state.orderBy}
        stale={isPlaceholderData}
        tools={tools}
        selection={selection}
        onSort={list.sortBy}
      />
      <ListFooter
        state={state}
        total={data?.TotalCount}
        labels={labels}
        onChange={(page, quantity) => list.goTo(page, quantity, asOf)}
        onIntent={(page) => void readAhead(listUrlOf(definition, { ...state, page, asOf }))}
      />
    </>
  );
}
