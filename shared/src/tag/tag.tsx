import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** State of a process: open, in progress, completed, cancelled, or over. */
export type TagLook = 'open' | 'progress' | 'completed' | 'cancelled' | 'past';

const CLASSES: Record<TagLook, string | undefined> = {
  open: 'state-open',
  progress: styles.progress,
  completed: 'state-completed',
  cancelled: 'state-cancelled',
  past: styles.past,
};

/** A status as a coloured tag. */
export const Tag = ({ look, children }: { look: TagLook; children: ReactNode }) => (
  <span className={`${styles.tag} ${CLASSES[look]}`}>{children}</span>
);
