import { Button } from '@rodovia/shared/crud';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useComplaints } from './complaints';
import styles from './content.module.css';
import { moved } from './content-values';

interface Props<T> {
  /** Path of the list within its part; empty if it is the part. */
  path: string;
  items: readonly T[];
  /** Noun for an item (`item`, `link`). */
  one: string;
  /** Name of the list. */
  label: string;
  most: number;
  /** Returns the name of an item. */
  nameOf: (item: T) => string;
  make: () => T;
  onChange: (items: T[]) => void;
  children: (item: T, path: string, change: (item: T) => void) => ReactNode;
}

/** Button to focus after an action, because the pressed one may have moved or disappeared. */
interface Wanted {
  index: number;
  action: 'up' | 'down' | 'remove';
}

const within = (path: string, index: number) => (path ? `${path}.${index}` : String(index));

/** Editable list: items are added, removed and reordered with buttons; changes are announced. */
export function ListEditor<T>({ path, items, one, label, most, nameOf, make, onChange, children }: Props<T>) {
  const { of, clear } = useComplaints();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLSpanElement>(null);
  const wanted = useRef<Wanted | 'add' | 'new'>(undefined);
  const [announcement, say] = useState('');
  useEffect(() => {
    const step = wanted.current;
    wanted.current = undefined;
    const rows = [...(list.current?.children ?? [])];
    if (step === 'add') add.current?.querySelector('button')?.focus();
    else if (step === 'new') rows.at(-1)?.querySelector<HTMLElement>('input, textarea')?.focus();
    else if (step) rows[step.index]?.querySelector<HTMLElement>(`:scope > * > [data-action="${step.action}"]`)?.focus();
  });
  const put = (next: T[], step: Wanted | 'add' | 'new', sentence: string) => {
    clear(path);
    wanted.current = step;
    say(sentence);
    onChange(next);
  };
  const wordsOf = (item: T, index: number) => nameOf(item).trim() || `${one} ${index + 1}`;
  const move = (from: number, to: number, action: 'up' | 'down') => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    const sentence = `${wordsOf(item, from)}: agora na posição ${to + 1} de ${items.length}.`;
    put(moved(items, from, to), { index: to, action }, sentence);
  };
  const remove = (index: number) => {
    const next = items.filter((_, at) => at !== index);
    const step = next.length > 0 ? ({ index: Math.min(index, next.length - 1), action: 'remove' } as const) : 'add';
    put(next, step, `${wordsOf(items[index] as T, index)}: retirado.`);
  };
  const error = of(path);
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <ol ref={list} className={styles.rows}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled by the list and have no state of their own
          <li key={index} className={styles.row}>
            <div className={styles.actions}>
              <span className={styles.place}>
                {index + 1}. {wordsOf(item, index)}
              </span>
              <Button
                size="small"
                data-action="up"
                aria-label={`Subir ${wordsOf(item, index)}`}
                aria-disabled={index === 0}
                className={index === 0 ? styles.end : undefined}
                onClick={() => move(index, index - 1, 'up')}
              >
                ↑
              </Button>
              <Button
                size="small"
                data-action="down"
                aria-label={`Descer ${wordsOf(item, index)}`}
                aria-disabled={index === items.length - 1}
                className={index === items.length - 1 ? styles.end : undefined}
                onClick={() => move(index, index + 1, 'down')}
              >
                ↓
              </Button>
              <Button
                size="small"
                danger
                data-action="remove"
                aria-label={`Retirar ${wordsOf(item, index)}`}
                onClick={() => remove(index)}
              >
                Retirar
              </Button>
            </div>
            {children(item, within(path, index), (changed) =>
              onChange(items.map((other, at) => (at === index ? changed : other))),
            )}
          </li>
        ))}
      </ol>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <span ref={add}>
        {items.length < most ? (
          <Button size="small" icon="plus" onClick={() => put([...items, make()], 'new', `${one}: adicionado no fim.`)}>
            Adicionar {one}
          </Button>
        ) : (
          <span className={styles.soft}>No máximo {most}.</span>
        )}
      </span>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </fieldset>
  );
}
