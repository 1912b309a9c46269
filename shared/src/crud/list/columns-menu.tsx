import { Button } from '../button';
import { Menu } from '../menu/menu';
import { hideColumns, usePreferences } from '../preferences/use-preferences';
import { linkedOf } from '../table/table-columns';
import type { Column } from '../types';
import styles from './list-tools.module.css';

interface Props<T> {
  /** Address of the list. */
  list: string;
  columns: readonly Column<T>[];
}

/** Menu for showing and hiding columns. The choice is stored per person, on the server. */
export function ColumnsMenu<T>({ list, columns }: Props<T>) {
  const { hidden } = usePreferences();
  const hiddenColumns = hidden[list] ?? [];
  const name = linkedOf(columns);
  const choose = (key: string, isShown: boolean) =>
    void hideColumns(list, isShown ? hiddenColumns.filter((one) => one !== key) : [...hiddenColumns, key]);
  return (
    <Menu label="Colunas" icon="columns">
      {() => (
        <fieldset className={styles.columns}>
          <legend>Colunas desta lista</legend>
          {columns.map((column) => (
            <label key={column.key}>
              <input
                type="checkbox"
                checked={column === name || !hiddenColumns.includes(column.key)}
                disabled={column === name}
                onChange={(event) => choose(column.key, event.target.checked)}
              />
              {column.title}
            </label>
          ))}
          {hiddenColumns.length > 0 && (
            <Button size="small" type="text" onClick={() => void hideColumns(list, [])}>
              Mostrar todas
            </Button>
          )}
        </fieldset>
      )}
    </Menu>
  );
}
