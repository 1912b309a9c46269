import { type ReactNode, useMemo } from 'react';
import { FilterBar } from '../../filter/filter-bar';
import { schemaOf } from '../../list/list-state';
import { useListState } from '../../list/use-list-state';
import type { CrudRow, ListDefinition } from '../../types';
import { ListView } from './list-view';

interface Props<T extends CrudRow> {
  definition: ListDefinition<T>;
  onChoose: (row: T) => void;
  /** Shown next to the filters. */
  children?: ReactNode;
}

/** A list for choosing one record, with filters. */
export function ChoiceList<T extends CrudRow>({ definition, onChoose, children }: Props<T>) {
  const { columns, filters, nameOf } = definition;
  const schema = useMemo(() => schemaOf(columns, filters), [columns, filters]);
  const list = useListState(schema);
  return (
    <>
      <FilterBar filters={filters} values={list.state.filters} onApply={list.filterBy} chips>
        {children}
      </FilterBar>
      <ListView definition={definition} list={list} tools={{ nameOf, choose: onChoose }} />
    </>
  );
}
