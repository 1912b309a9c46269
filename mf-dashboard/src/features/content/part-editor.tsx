import { useField } from '@rodovia/shared/forms';
import { type ReactNode, useState } from 'react';
import { useComplaints } from './complaints';
import styles from './content.module.css';
import { type Part, partLabel } from './content-values';

interface Props<T> {
  part: Part;
  /** A few words of what is in it. */
  summary: (value: T) => string;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** A part of the content, which opens; open where something is wrong in it. */
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
