import { Table } from '@rodovia/shared/antd';
import { useNavigate } from '@rodovia/shared/router';
import type { Selection } from '../selection/use-selection';
import type { CrudRow, ListDefinition, RowTools } from '../types';
import { orderByOf } from './order-by';
import { rowHandlers } from './row-navigation';
import styles from './table.module.css';
import { isPending, type Slot, tableColumns } from './table-columns';

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

/** The rows of a list: dense, sorted by the server, each row reachable by keyboard; cards on a narrow screen. */
export function CrudTable<T extends CrudRow, Input extends object>(props: Props<T, Input>) {
  const { definition, rows, quantity, orderBy, stale, tools, selection, onSort } = props;
  const navigate = useNavigate();
  const { hrefOf } = definition;
  const openerOf = (row: T) => {
    if (hrefOf) return () => navigate(hrefOf(row));
    return definition.form && definition.form.edits !== false ? () => tools.edit?.(row) : undefined;
  };
  const columns = tableColumns(definition, orderBy, tools, selection && { selection, rows: rows ?? [] });
  const handlersOf = (row: T, index: number) => {
    const select = selection && (() => selection.toggle(row));
    return rowHandlers({ index, open: openerOf(row), openOnClick: hrefOf !== undefined, select });
  };
  return (
    <Table<Slot<T>>
      className={`${styles.table} ${stale ? styles.stale : ''} ${hrefOf ? styles.opens : ''}`}
      aria-busy={stale || rows === undefined}
      rowKey="Code"
      size="small"
      columns={columns}
      dataSource={rows ?? places(quantity)}
      pagination={false}
      showSorterTooltip={false}
      rowClassName={(slot) => (selection?.has(slot.Code) ? (styles.chosen ?? '') : '')}
      onRow={(slot, index = 0) => (isPending(slot) ? {} : handlersOf(slot, index))}
      onChange={(_pages, _filters, sorter) => {
        const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
        const column = definition.columns.find(({ key }) => key === chosen?.columnKey);
        onSort(orderByOf(column?.sortBy, chosen?.order));
      }}
    />
  );
}
