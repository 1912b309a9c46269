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

/** Which columns the reader sees, kept for them on every device. */
export function ColumnsMenu<T>({ list, columns }: Props<T>) {
  const { hidden } = usePreferences();
  const gone = hidden[list] ?? [];
  const name = linkedOf(columns);
  const choose = (key: string, isShown: boolean) =>
    void hideColumns(list, isShown ? gone.filter((one) => one !== key) : [...gone, key]);
  return (
    <Menu label="Colunas" icon="columns">
      {() => (
        <fieldset className={styles.columns}>
          <legend>Colunas desta lista</legend>
          {columns.map((column) => (
            <label key={column.key}>
              <input
                type="checkbox"
                checked={column === name || !gone.includes(column.key)}
                disabled={column === name}
                onChange={(event) => choose(column.key, event.target.checked)}
              />
              {column.title}
            </label>
          ))}
          {gone.length > 0 && (
            <Button size="small" type="text" onClick={() => void hideColumns(list, [])}>
              Mostrar todas
            </Button>
          )}
        </fieldset>
      )}
    </Menu>
  );
}
