import { Button } from '@rodovia/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './removal-note.module.css';
import type { Removal } from './use-removal';

/** Stands where something was taken out, says so, and puts it back; it takes the focus of what is gone. */
export function RemovalNote({ removal: { text, undo } }: { removal: Removal }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every removal takes the focus with it
  useEffect(() => ref.current?.querySelector('button')?.focus(), [undo]);
  return (
    <p ref={ref} role="status" className={styles.note}>
      {text} <Button onClick={undo}>Desfazer</Button>
    </p>
  );
}
