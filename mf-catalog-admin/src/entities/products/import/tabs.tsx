import { formatNumber } from '@rodovia/shared/runtime';
import { type KeyboardEvent, useRef } from 'react';
import styles from '../../../import-files/import.module.css';
import type { Part } from './preview-parts';

interface Props {
  /** Prefix of the ids that connect tabs and panel. */
  id: string;
  parts: readonly Part[];
  chosen: Part['key'];
  onChoose: (key: Part['key']) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with the number of lines; arrow keys move between them. */
export function Tabs({ id, parts, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (parts.findIndex(({ key }) => key === chosen) + step + parts.length) % parts.length;
    const next = parts[place];
    if (!next) return;
    onChoose(next.key);
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Linhas do arquivo" className={styles.tabs} onKeyDown={move}>
      {parts.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-controls={`${id}-panel`}
          aria-selected={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          className={key === 'wrong' && count > 0 ? styles.bad : undefined}
          onClick={() => onChoose(key)}
        >
          {label} <strong>{formatNumber(count)}</strong>
        </button>
      ))}
    </div>
  );
}
