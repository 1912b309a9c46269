import { Link } from '@rodovia/shared/router';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icons';
import { Check } from '../selection/check';
import { CheckPage } from '../selection/check-page';
import type { Selection } from '../selection/use-selection';
import type { Column, CrudRow, ListDefinition, RowTools } from '../types';
import styles from './table.module.css';

/** A column as both tables draw it, the plain one and antd's. */
export interface TableColumn<T> {
  key: string;
  title: ReactNode;
  /** What a card says before the cell on a narrow screen. */
  label: string;
  cell: (row: T) => ReactNode;
  width?: number;
  align?: 'right';
  /** Field of `orderBy`; a column without one does not sort. */
  sortBy?: string;
  className?: string;
}

function actionColumn<T extends CrudRow>(actions: (row: T) => ReactNode): TableColumn<T> {
  return {
    key: 'actions',
    title: 'Ações',
    label: '',
    width: 96,
    cell: (row) => <span className={styles.actions}>{actions(row)}</span>,
  };
}

function checkColumn<T extends CrudRow>(
  selection: Selection<T>,
  rows: readonly T[],
  nameOf: (row: T) => string,
): TableColumn<T> {
  return {
    key: 'selection',
    title: <CheckPage selection={selection} rows={rows} />,
    label: '',
    width: 52,
    className: styles.checkCell,
    cell: (row) => (
      <Check
        label={`Selecionar ${nameOf(row)}`}
        checked={selection.has(row.Code)}
        onChange={() => selection.toggle(row)}
      />
    ),
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

/** Columns of a definition's table. One of them carries the link to the record's own page. */
export function tableColumns<T extends CrudRow, Input extends object>(
  { columns, hrefOf, form, rowActions }: ListDefinition<T, Input>,
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
  const own = columns.map((column): TableColumn<T> => {
    const { key, title, width, align, sortBy } = column;
    return { key, title, label: title, width, align, sortBy, cell: cellOf(column) };
  });
  const data = [...first, ...own];
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
