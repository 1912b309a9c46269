import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { Button } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from '../../../import-files/import.module.css';
import { countsOf, type Pages, type Part, partsOf } from './preview-parts';
import { Tabs } from './tabs';
import type { Turned } from './use-import';

/** Numbers of created, changed, unchanged and invalid lines. */
export function ImportCounts({ answer }: { answer: ImportAnswer }) {
  return (
    <dl className={styles.counts}>
      {countsOf(answer).map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the first section to show: errors, otherwise the first with lines. */
const firstOf = (parts: readonly Part[]) =>
  parts.find(({ key, count }) => key === 'wrong' && count > 0) ?? parts.find(({ count }) => count > 0) ?? parts[0];

interface TurnerProps {
  turning: NonNullable<Part['turning']>;
  running: boolean;
  onTurn: (turned: Turned) => void;
}

/** Pager of a long preview. */
function Turner({ turning: { state, page, last }, running, onTurn }: TurnerProps) {
  const to = (next: number) => () => onTurn({ state, page: next });
  return (
    <nav aria-label="Páginas da prévia" className={styles.turner}>
      <Button size="small" disabled={page === 1 || running} onClick={to(page - 1)}>
        Anteriores
      </Button>
      <Button size="small" disabled={page === last || running} onClick={to(page + 1)}>
        Próximas
      </Button>
    </nav>
  );
}

interface Props {
  preview: ImportAnswer;
  pages: Pages;
  running: boolean;
  onTurn: (turned: Turned) => void;
}

/** Preview of an import by line and cell. */
export function ImportPreview({ preview, pages, running, onTurn }: Props) {
  const id = useId();
  const parts = partsOf(preview, pages);
  const [chosen, setChosen] = useState<Part['key'] | undefined>();
  const part = parts.find(({ key }) => key === chosen) ?? firstOf(parts);
  if (!part) return null;
  return (
    <>
      <Tabs id={id} parts={parts} chosen={part.key} onChoose={setChosen} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part.key}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className={styles.panel}
      >
        {part.note && <p className={styles.note}>{part.note}</p>}
        {part.content}
      </div>
      {part.turning && <Turner turning={part.turning} running={running} onTurn={onTurn} />}
    </>
  );
}
