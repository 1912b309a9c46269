import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** State of a process: open, in progress, completed, cancelled, or over. */
export type TagLook = 'open' | 'progress' | 'completed' | 'cancelled' | 'past';

/** A status as a coloured tag. */
export const Tag = ({ look, children }: { look: TagLook; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
);
