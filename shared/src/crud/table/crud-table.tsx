import { useNavigate } from '@rodovia/shared/router';
import { useMemo, useRef } from 'react';
import { KeepFocus } from '../antd/keep-focus';
import { useListParts } from '../antd/use-list-parts';
import type { Selection } from '../selection/use-selection';
import type { CrudRow, ListDefinition, RowTools } from '../types';
import { useExpandedRows } from './expanded-rows';
import { PlainTable } from './plain-table';
import { rowHandlers } from './row-navigation';
import type { RowShape } from './row-shape';
import styles from './table.module.css';
import { hiddenFieldsOf, linkedOf, type TableParts, tableColumns } from './table-columns';
import type { TableView } from './table-view';
import { useFit } from './use-fit';
import { useStableCallback } from './use-stable-callback';

interface Props<T extends CrudRow, Input extends object> {
  definition: ListDefinition<T, Input>;
  /** Undefined while the first rows are loading. */
  rows: T[] | undefined;
  /** Number of placeholder rows while loading. */
  quantity: number;
  orderBy: string;
  /** Whether the rows belong to the previous page. */
  stale: boolean;
  tools: RowTools<T>;
  /** Selection, if rows can be selected. */
  selection?: Selection<T>;
  onSort: (orderBy: string) => void;
}

const places = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ Code: `place-${i}`, pending: true as const }));

/** Returns the space that a row's buttons and checkbox need. */
function useShape<T extends CrudRow, Input extends object>(
  { form, rowActions, actionsWidth = 96 }: ListDefinition<T, Input>,
  { edit, choose }: RowTools<T>,
  selects: boolean,
): RowShape {
  const edits = edit !== undefined && form !== undefined && form.edits !== false;
  const chooses = choose !== undefined;
  const actions = rowActions ? actionsWidth : 0;
  return useMemo(() => ({ edits, chooses, actions, selects }), [edits, chooses, actions, selects]);
}

/**
 * Rows of a list: compact, sorted by the server, with keyboard navigation. Columns that do not fit are hidden, and rows
 * expand to show them. Rendered as plain HTML until antd's table has loaded.
 */
export function CrudTable<T extends CrudRow, Input extends object>(props: Props<T, Input>) {
  const { definition, rows, quantity, orderBy, stale, tools, selection, onSort } = props;
  const navigate = useNavigate();
  const parts = useListParts();
  const { hrefOf, form } = definition;
  const { columns } = definition;
  const { nameOf } = tools;
  const element = useRef<HTMLDivElement>(null);
  const shape = useShape(definition, tools, selection !== undefined);
  const fit = useFit(element, columns, linkedOf(columns)?.key, shape);
  const rests = useExpandedRows(fit.isExpandable);
  const [toggle, edit, choose] = [
    useStableCallback(tools.toggle),
    useStableCallback(tools.edit),
    useStableCallback(tools.choose),
  ];
  const sort = useStableCallback(onSort);
  const visit = useStableCallback((row: T) => hrefOf && void navigate(hrefOf(row)));
  // rows re-render when they change, but not while others are loading
  const view = useMemo((): TableView<T> => {
    const open = hrefOf ? visit : form && form.edits !== false ? edit : undefined;
    const chosen = selection && { selection, rows: rows ?? [] };
    const parts: TableParts<T> = { tools: { toggle, edit, choose, nameOf }, chosen, shape, fit, rests };
    return {
      columns: tableColumns(definition, parts),
      slots: rows ?? places(quantity),
      orderBy,
      onSort: (next) => sort?.(next),
      classOf: (slot) => (selection?.has(slot.Code) ? (styles.chosen ?? '') : ''),
      rest: hiddenFieldsOf(definition, parts),
      isOpen: (code) => rests.open.has(code),
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
    hrefOf,
    form,
    nameOf,
    rows,
    quantity,
    orderBy,
    selection,
    shape,
    fit,
    rests,
    toggle,
    edit,
    choose,
    sort,
    visit,
  ]);
  const Table = parts?.Table ?? PlainTable;
  const table = useMemo(() => <Table {...view} />, [Table, view]);
  const isTwo = fit.hidden.some(({ brief }) => brief);
  const classes = [styles.table, stale && styles.stale, hrefOf && styles.opens, isTwo && styles.two];
  return (
    <KeepFocus
      element={element}
      swapped={parts !== undefined}
      className={classes.filter(Boolean).join(' ')}
      busy={stale || rows === undefined}
    >
      {table}
    </KeepFocus>
  );
}
