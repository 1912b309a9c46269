import { copyText } from '@rodovia/shared/copy-text';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { notify } from '@rodovia/shared/runtime';
import { type FormEvent, useId, useState } from 'react';
import { VIEW_NAME_LIMIT } from '../../contracts/back-office';
import { Button } from '../button';
import { Menu } from '../menu/menu';
import { removeView, saveView, usePreferences } from '../preferences/use-preferences';
import styles from './list-tools.module.css';

/** Returns the query of a view: filters and order, without the page. */
function queryOf(params: URLSearchParams): string {
  const view = [...params].filter(([key]) => key !== 'page' && key !== 'asOf');
  return String(new URLSearchParams(view));
}

const isSame = (one: string, other: string) =>
  queryOf(new URLSearchParams(one)) === queryOf(new URLSearchParams(other));

interface SaveProps {
  list: string;
  query: string;
  known: readonly string[];
}

/** Saves the current filters under a name. An existing view is replaced after a confirmation. */
function SaveView({ list, query, known }: SaveProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const isKnown = known.some((one) => one.toLowerCase() === name.trim().toLowerCase());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const Name = name.trim();
    if (Name === '') return setFault('Dê um nome à visão.');
    if (Name.length > VIEW_NAME_LIMIT) return setFault(`O nome tem até ${VIEW_NAME_LIMIT} caracteres.`);
    if (!(await saveView({ List: list, Name, Query: query }))) return;
    notify.success(`Visão "${Name}" guardada!`);
    setName('');
  };
  return (
    <form className={styles.save} onSubmit={(event) => void save(event)} noValidate>
      <label htmlFor={id}>Guardar o que está filtrado como</label>
      <input
        id={id}
        value={name}
        autoComplete="off"
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={(event) => {
          setName(event.target.value);
          setFault('');
        }}
      />
      <p id={`${id}-fault`} className={fault ? styles.fault : styles.note}>
        {fault || (isKnown ? 'Esta visão existe e recebe os filtros de agora.' : '')}
      </p>
      <Button htmlType="submit" size="small">
        Guardar visão
      </Button>
    </form>
  );
}

const copyAddress = () =>
  copyText(location.href, 'Endereço copiado!', 'O navegador não deixou copiar. Copie da barra de endereço.');

/** Menu of saved views. Each view is an address that can be shared. */
export function ViewsMenu({ list }: { list: string }) {
  const { views } = usePreferences();
  const [params] = useSearchParams();
  const query = queryOf(params);
  const own = views
    .filter(({ List }) => List === list)
    .sort((one, other) => one.Name.localeCompare(other.Name, 'pt-BR'));
  return (
    <Menu label="Visões" icon="bookmark">
      {(close) => (
        <>
          {own.length > 0 && (
            <ul className={styles.views}>
              {own.map((view) => (
                <li key={view.Name}>
                  <Link
                    to={view.Query ? `${list}?${view.Query}` : list}
                    aria-current={isSame(view.Query, query) || undefined}
                    onClick={close}
                  >
                    {view.Name}
                  </Link>
                  <Button
                    size="small"
                    type="text"
                    aria-label={`Excluir a visão ${view.Name}`}
                    onClick={() => void removeView(view)}
                  >
                    ×
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {query ? (
            <>
              <SaveView list={list} query={query} known={own.map(({ Name }) => Name)} />
              <Button size="small" type="text" onClick={() => void copyAddress()}>
                Copiar o endereço desta lista
              </Button>
            </>
          ) : (
            <p className={styles.note}>Filtre ou ordene a lista para guardá-la como visão.</p>
          )}
        </>
      )}
    </Menu>
  );
}
