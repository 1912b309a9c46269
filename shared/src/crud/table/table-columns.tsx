import { Button, type TableProps } from '@rodovia/shared/antd';
import { Link } from '@rodovia/shared/router';
import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { Check } from '../selection/check';
import { CheckPage } from '../selection/check-page';
import type { Selection } from '../selection/use-selection';
import type { Column, CrudRow, ListDefinition, RowTools } from '../types';
import { sortOrderOf } from './order-by';
import styles from './table.module.css';

/** A row, or the place of one that is still on the way. */
export type Slot<T> = T | { Code: string; pending: true };
type TableColumn<T> = NonNullable<TableProps<Slot<T>>['columns']>[number];

export const isPending = <T extends CrudRow>(slot: Slot<T>): slot is { Code: string; pending: true } =>
  'pending' in slot;

const placeholder = <span className={styles.bar} />;

const shown =
  <T extends CrudRow>(cell: (row: T) => ReactNode) =>
  (_: unknown, slot: Slot<T>) =>
    isPending(slot) ? placeholder : <div>{cell(slot)}</div>;

const labelled = (title: string) => () => ({ 'data-label': title }) as object;

function dataColumn<T extends CrudRow>(
  column: Column<T>,
  cell: (row: T) => ReactNode,
  orderBy: string,
): TableColumn<T> {
  const { key, title, sortBy, align, width } = column;
  return {
    key,
    title,
    align,
    width,
    sorter: sortBy !== undefined,
    sortOrder: sortOrderOf(orderBy, sortBy),
    onCell: labelled(title),
    render: shown(cell),
  };
}

function actionColumn<T extends CrudRow>(actions: (row: T) => ReactNode): TableColumn<T> {
  return {
    key: 'actions',
    title: 'Ações',
    width: 96,
    onCell: labelled(''),
    render: shown((row) => <span className={styles.actions}>{actions(row)}</span>),
  };
}

function checkColumn<T extends CrudRow>(selection: Selection<T>, rows: readonly T[], nameOf: (row: T) => string) {
  return {
    key: 'selection',
    title: <CheckPage selection={selection} rows={rows} />,
    width: 52,
    onCell: () => ({ className: styles.checkCell }),
    render: shown<T>((row) => (
      <Check
        label={`Selecionar ${nameOf(row)}`}
        checked={selection.has(row.Code)}
        onChange={() => selection.toggle(row)}
      />
    )),
  };
}

interface RowButtonProps {
  name: string;
  onClick: () => void;
}

const EditButton = ({ name, onClick }: RowButtonProps) => (
  <Button type="text" size="small" icon={<Icon name="edit" />} aria-label={`Editar ${name}`} onClick={onClick} />
);

const ChooseButton = ({ name, onClick }: RowButtonProps) => (
  <Button size="small" aria-label={`Selecionar ${name}`} onClick={onClick}>
    Selecionar
  </Button>
);

/** Columns of a definition for antd's table. One of them carries the link to the record's own page. */
export function tableColumns<T extends CrudRow, Input extends object>(
  { columns, hrefOf, form, rowActions }: ListDefinition<T, Input>,
  orderBy: string,
  tools: RowTools<T>,
  chosen?: { selection: Selection<T>; rows: readonly T[] },
): TableColumn<T>[] {
  const { nameOf, choose } = tools;
  const edit = form && form.edits !== false ? tools.edit : undefined;
  const linked = columns.find(({ link }) => link) ?? columns[0];
  const cellOf = (column: Column<T>) => (row: T) => {
    const content = column.render(row, tools);
    return hrefOf && column === linked ? <Link to={hrefOf(row)}>{content}</Link> : content;
  };
  const first = chosen ? [checkColumn(chosen.selection, chosen.rows, nameOf)] : [];
  const data = [...first, ...columns.map((column) => dataColumn(column, cellOf(column), orderBy))];
  if (!edit && !choose && !rowActions) return data;
  const actions = actionColumn<T>((row) => (
    <>
      {edit && <EditButton name={nameOf(row)} onClick={() => edit(row)} />}
      {choose && <ChooseButton name={nameOf(row)} onClick={() => choose(row)} />}
      {rowActions?.(row, tools)}
    </>
  ));
  return [...data, actions];
}
