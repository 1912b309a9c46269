import { useNavigate } from '@rodovia/shared/router';
import { useMemo, useRef } from 'react';
import { KeepFocus } from '../antd/keep-focus';
import { useListParts } from '../antd/use-list-parts';
import type { Selection } from '../selection/use-selection';
import type { CrudRow, ListDefinition, RowTools } from '../types';
import { PlainTable } from './plain-table';
import { useRests } from './rest';
import { rowHandlers } from './row-navigation';
import type { RowShape } from './row-shape';
import styles from './table.module.css';
import { linkedOf, restOf, type TableParts, tableColumns } from './table-columns';
import type { TableView } from './table-view';
import { useFit } from './use-fit';
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

/** The buttons of a row, and its box. */
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
 * The rows of a list: dense, sorted by the server, each row reachable by keyboard. Where there is no room for all columns
 * some go, and a row opens to show them. They stand as plain HTML until antd's table takes over.
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
  const rests = useRests(fit.hasRest);
  const [toggle, edit, choose] = [useSteady(tools.toggle), useSteady(tools.edit), useSteady(tools.choose)];
  const sort = useSteady(onSort);
  const visit = useSteady((row: T) => hrefOf && void navigate(hrefOf(row)));
  // Rows are drawn anew when they change, and not while others are on the way.
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
      rest: restOf(definition, parts),
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
  const isTwo = fit.gone.some(({ brief }) => brief);
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
