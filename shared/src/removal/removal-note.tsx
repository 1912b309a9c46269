import { Button } from '@rodovia/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './removal-note.module.css';
import type { Removal } from './use-removal';

/** Shown in place of a removed item, with a button to restore it. Takes over the focus of the removed element. */
export function RemovalNote({ removal: { text, undo } }: { removal: Removal }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every removal moves the focus
  useEffect(() => ref.current?.querySelector('button')?.focus(), [undo]);
  return (
    <p ref={ref} role="status" className={styles.note}>
      {text} <Button onClick={undo}>Desfazer</Button>
    </p>
  );
}
