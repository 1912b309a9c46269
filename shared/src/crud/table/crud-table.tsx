import { useNavigate } from '@rodovia/shared/router';
import { useMemo } from 'react';
import { KeepFocus } from '../antd/keep-focus';
import { useListParts } from '../antd/use-list-parts';
import type { Selection } from '../selection/use-selection';
import type { CrudRow, ListDefinition, RowTools } from '../types';
import { PlainTable } from './plain-table';
import { rowHandlers } from './row-navigation';
import styles from './table.module.css';
import { tableColumns } from './table-columns';
import type { TableView } from './table-view';
import { useRoom } from './use-room';
import { useSteady } from './use-steady';

interface Props<T extends CrudRow, Input extends object> {
  definition: ListDefinition<T, Input>;
  /** Undefined while the first rows are on the way. */
  rows: T[] | undefined;
  /** Number of places to hold while they are. */
  quantity: number;
  orderBy: string;
  /** The rows are those of the page before. */
  stale: boolean;
  tools: RowTools<T>;
  /** Where rows can be chosen. */
  selection?: Selection<T>;
  onSort: (orderBy: string) => void;
}

const places = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ Code: `place-${i}`, pending: true as const }));

/**
 * The rows of a list: dense, sorted by the server, each row reachable by keyboard; cards on a narrow screen. They stand
 * as plain HTML until antd's table takes over.
 */
export function CrudTable<T extends CrudRow, Input extends object>(props: Props<T, Input>) {
  const { definition, rows, quantity, orderBy, stale, tools, selection, onSort } = props;
  const navigate = useNavigate();
  const parts = useListParts();
  const { hrefOf, form } = definition;
  const columns = useRoom(definition.columns);
  const { nameOf } = tools;
  const [toggle, edit, choose] = [useSteady(tools.toggle), useSteady(tools.edit), useSteady(tools.choose)];
  const sort = useSteady(onSort);
  const visit = useSteady((row: T) => hrefOf && void navigate(hrefOf(row)));
  // Rows are drawn anew when they change, and not while others are on the way.
  const view = useMemo((): TableView<T> => {
    const open = hrefOf ? visit : form && form.edits !== false ? edit : undefined;
    const steadyTools = { toggle, edit, choose, nameOf };
    return {
      columns: tableColumns({ ...definition, columns }, steadyTools, selection && { selection, rows: rows ?? [] }),
      slots: rows ?? places(quantity),
      orderBy,
      onSort: (next) => sort?.(next),
      classOf: (slot) => (selection?.has(slot.Code) ? (styles.chosen ?? '') : ''),
      handlersOf: (row, index) =>
        rowHandlers({
          index,
          open: open && (() => open(row)),
          href: hrefOf?.(row),
          select: selection && (() => selection.toggle(row)),
        }),
    };
  }, [
    definition,
    columns,
    hrefOf,
    form,
    nameOf,
    rows,
    quantity,
    orderBy,
    selection,
    toggle,
    edit,
    choose,
    sort,
    visit,
  ]);
  const Table = parts?.Table ?? PlainTable;
  const table = useMemo(() => <Table {...view} />, [Table, view]);
  return (
    <KeepFocus
      swapped={parts !== undefined}
      className={`${styles.table} ${stale ? styles.stale : ''} ${hrefOf ? styles.opens : ''}`}
      busy={stale || rows === undefined}
    >
      {table}
    </KeepFocus>
  );
}
