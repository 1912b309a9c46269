import { Link } from '@rodovia/shared/router';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../button';
import { Check } from '../selection/check';
import { CheckPage } from '../selection/check-page';
import type { Selection } from '../selection/use-selection';
import type { CellForm, Column, CrudRow, ListDefinition, RowTools } from '../types';
import { CellEditor } from './cells/cell-editor';
import { type ExpandedRows, ExpandRowButton } from './expanded-rows';
import { actionsWidthOf, CHECK_WIDTH, type RowShape } from './row-shape';
import styles from './table.module.css';
import restStyles from './table-columns.module.css';
import type { Fit } from './use-fit';

/** A column for both the plain and antd's table. */
export interface TableColumn<T> {
  key: string;
  title: ReactNode;
  cell: (row: T) => ReactNode;
  width?: number;
  align?: 'right';
  /** Field of `orderBy`; columns without it cannot be sorted. */
  sortBy?: string;
  className?: string;
}

function checkColumn<T extends CrudRow>(
  selection: Selection<T>,
  rows: readonly T[],
  nameOf: (row: T) => string,
): TableColumn<T> {
  return {
    key: 'selection',
    title: <CheckPage selection={selection} rows={rows} />,
    width: CHECK_WIDTH,
    className: styles.checkCell,
    cell: (row) => (
      <Check
        label={`Selecionar ${nameOf(row)}`}
        checked={selection.has(row.Code)}
        onChange={(_on, isRange) => (isRange ? selection.reach(row, rows) : selection.toggle(row))}
      />
    ),
  };
}

interface RowButtonProps {
  name: string;
  onClick: () => void;
  written?: boolean;
}

const EditButton = ({ name, onClick, written }: RowButtonProps) => (
  <Button type={written ? undefined : 'text'} size="small" icon="edit" aria-label={`Editar ${name}`} onClick={onClick}>
    {written && 'Editar'}
  </Button>
);

const ChooseButton = ({ name, onClick }: RowButtonProps) => (
  <Button size="small" aria-label={`Selecionar ${name}`} onClick={onClick}>
    Selecionar
  </Button>
);

/** Width of the heading of the buttons' column, in pixels. */
const WRITTEN = 72;

/** Returns the column with the record's name and the link to its page. */
export const linkedOf = <T,>(columns: readonly Column<T>[]) => columns.find(({ link }) => link) ?? columns[0];

/** State that a table is rendered from, besides its definition. */
export interface TableParts<T extends CrudRow> {
  tools: RowTools<T>;
  chosen?: { selection: Selection<T>; rows: readonly T[] };
  shape: RowShape;
  fit: Fit<T>;
  rests: ExpandedRows;
}

/** Parts that fit on one line. */
const ONE_LINE = 2;

/** Short lines under the name; empty parts are omitted. */
const Brief = ({ parts }: { parts: readonly ReactNode[] }) => (
  <span className={parts.length > ONE_LINE ? `${styles.brief} ${styles.wraps}` : styles.brief}>
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, in their order
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ))}
  </span>
);

const isSaid = (part: ReactNode) => part !== '' && part !== null && part !== undefined && part !== false;

/** Renders a cell, with an editor if the column has one; never in a list for choosing. */
function inPlace<T extends CrudRow, Input extends object>(
  definition: ListDefinition<T, Input>,
  { edits, editor }: Column<T>,
  row: T,
  { nameOf, edit }: RowTools<T>,
  content: ReactNode,
) {
  const own = edit && editor?.(row);
  if (own)
    return (
      <span className={styles.editable}>
        <span>{content}</span>
        {own}
      </span>
    );
  const form: CellForm<T> | undefined = definition.cellForm ?? definition.form;
  if (!edits || !edit || !form) return content;
  return (
    <CellEditor definition={definition} form={form} field={edits} row={row} name={nameOf(row)}>
      {content}
    </CellEditor>
  );
}

/** Returns the columns of a definition's table. One of them links to the record's page. */
export function tableColumns<T extends CrudRow, Input extends object>(
  definition: ListDefinition<T, Input>,
  { tools, chosen, shape, fit, rests }: TableParts<T>,
): TableColumn<T>[] {
  const { columns, hrefOf, rowActions } = definition;
  const { nameOf, choose, edit } = tools;
  const { hidden, isPhone, isRoomy, isExpandable, areActionsHidden } = fit;
  const linked = linkedOf(columns);
  const briefs = hidden.filter(({ brief }) => brief);
  const cellOf = (column: Column<T>) => (row: T) => {
    const content = column.render(row, tools);
    if (column !== linked) return inPlace(definition, column, row, tools, content);
    const name = hrefOf ? (
      <Link to={hrefOf(row)} className={styles.name}>
        {content}
      </Link>
    ) : (
      <span className={styles.name}>{content}</span>
    );
    const under = briefs
      .map(({ brief, render }) => (typeof brief === 'function' ? brief(row) : render(row, tools)))
      .filter(isSaid);
    return (
      <>
        {inPlace(definition, column, row, tools, name)}
        {under.length > 0 && <Brief parts={under} />}
      </>
    );
  };
  const first = chosen ? [checkColumn(chosen.selection, chosen.rows, nameOf)] : [];
  const own = columns
    .filter((column) => !hidden.includes(column))
    .map((column): TableColumn<T> => {
      const { key, title, align, sortBy, grows } = column;
      const width = grows && isRoomy ? undefined : column.width;
      return { key, title, width, align, sortBy, cell: cellOf(column) };
    });
  const width = actionsWidthOf(areActionsHidden ? { ...shape, actions: 0 } : shape, isExpandable, isPhone);
  const data = [...first, ...own];
  if (width === 0) return data;
  const cell = (row: T) => (
    <span className={styles.actions}>
      {shape.edits && edit && !isPhone && <EditButton name={nameOf(row)} onClick={() => edit(row)} />}
      {choose && <ChooseButton name={nameOf(row)} onClick={() => choose(row)} />}
      {!areActionsHidden && rowActions?.(row, tools)}
      {isExpandable && <ExpandRowButton code={row.Code} name={nameOf(row)} rests={rests} />}
    </span>
  );
  const title = width < WRITTEN ? <span className={styles.unseen}>Ações</span> : 'Ações';
  return [...data, { key: 'actions', title, width, className: styles.actionsCell, cell }];
}

/** Returns the content of an expanded row: hidden columns, and on phones the button for its form. */
export function hiddenFieldsOf<T extends CrudRow, Input extends object>(
  definition: ListDefinition<T, Input>,
  { tools, shape, fit }: TableParts<T>,
) {
  const { rowActions } = definition;
  const { hidden, isPhone, areActionsHidden } = fit;
  const { edit, nameOf } = tools;
  return (row: T) => (
    <dl className={restStyles.rest}>
      {hidden.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>{inPlace(definition, column, row, tools, column.render(row, tools))}</dd>
        </div>
      ))}
      {(areActionsHidden || (shape.edits && isPhone)) && (
        <div>
          <dd className={restStyles.restActions}>
            {shape.edits && isPhone && edit && <EditButton written name={nameOf(row)} onClick={() => edit(row)} />}
            {areActionsHidden && rowActions?.(row, tools)}
          </dd>
        </div>
      )}
    </dl>
  );
}
