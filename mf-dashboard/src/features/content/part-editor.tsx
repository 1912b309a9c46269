import { useField } from '@rodovia/shared/forms';
import { type ReactNode, useState } from 'react';
import { useComplaints } from './complaints';
import styles from './content.module.css';
import { type Part, partLabel } from './content-values';

interface Props<T> {
  part: Part;
  /** Summarizes the part in a few words. */
  summary: (value: T) => string;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** A collapsible part of the content; expanded if it has errors. */
export function PartEditor<T>({ part, summary, children }: Props<T>) {
  const { input } = useField<string>(part);
  const { under } = useComplaints();
  const [isOpen, setOpen] = useState(false);
  if (!input.value) return null;
  const value = JSON.parse(input.value) as T;
  const isShown = isOpen || under('');
  return (
    <details className={styles.part} open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{partLabel(part)}</strong> <span className={styles.soft}>{summary(value)}</span>
      </summary>
      {isShown && (
        <div className={styles.fields}>{children(value, (next) => input.onChange(JSON.stringify(next)))}</div>
      )}
    </details>
  );
}
