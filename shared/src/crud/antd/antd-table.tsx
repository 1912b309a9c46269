import { Table, type TableProps } from '@rodovia/shared/antd-list';
import { orderByOf, sortOrderOf } from '../table/order-by';
import { SortMark } from '../table/plain-table';
import styles from '../table/table.module.css';
import type { TableColumn } from '../table/table-columns';
import { isPending, type Slot, type TableView } from '../table/table-view';
import type { CrudRow } from '../types';

const placeholder = <span className={styles.bar} />;

function antdColumn<T extends CrudRow>(column: TableColumn<T>, orderBy: string) {
  const { key, title, width, align, sortBy, className, cell } = column;
  return {
    key,
    title,
    width,
    align,
    sorter: sortBy !== undefined,
    sortOrder: sortOrderOf(orderBy, sortBy),
    sortIcon: ({ sortOrder }: { sortOrder: 'ascend' | 'descend' | null }) => <SortMark order={sortOrder} />,
    className,
    render: (_: unknown, slot: Slot<T>) => (isPending(slot) ? placeholder : <div>{cell(slot)}</div>),
  };
}

/** Renders a list's rows with antd's table. */
export function AntdTable<T extends CrudRow>(view: TableView<T>) {
  const { columns, slots, orderBy, onSort, classOf, handlersOf, rest, isOpen } = view;
  return (
    <Table<Slot<T>>
      rowKey="Code"
      size="small"
      columns={columns.map((column) => antdColumn(column, orderBy)) as TableProps<Slot<T>>['columns']}
      dataSource={slots as Slot<T>[]}
      pagination={false}
      showSorterTooltip={false}
      rowClassName={classOf}
      tableLayout="fixed"
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: slots.filter(({ Code }) => isOpen(Code)).map(({ Code }) => Code),
        expandedRowRender: (slot) => !isPending(slot) && rest(slot),
        expandedRowClassName: styles.restRow,
      }}
      onRow={(slot, index = 0) => (isPending(slot) ? {} : handlersOf(slot, index))}
      onChange={(_pages, _filters, sorter) => {
        const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
        const column = columns.find(({ key }) => key === chosen?.columnKey);
        onSort(orderByOf(column?.sortBy, chosen?.order));
      }}
    />
  );
}
