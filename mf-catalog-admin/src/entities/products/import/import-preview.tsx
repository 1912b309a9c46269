import type { ImportAnswer } from '@rodovia/shared/contracts';
import { formatNumber } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './import.module.css';
import { countsOf, type Part, partsOf } from './preview-parts';
import { Tabs } from './tabs';

/** What a file did, in numbers. */
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

/** What is worth reading first: what is wrong, then whatever there is. */
const firstOf = (parts: readonly Part[]) =>
  parts.find(({ key, count }) => key === 'wrong' && count > 0) ?? parts.find(({ count }) => count > 0) ?? parts[0];

/** What a file would do, line by line and cell by cell. */
export function ImportPreview({ preview }: { preview: ImportAnswer }) {
  const id = useId();
  const parts = partsOf(preview);
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
        tabIndex={0}
        className={styles.panel}
      >
        {part.note && <p className={styles.note}>{part.note}</p>}
        {part.content}
      </div>
    </>
  );
}
