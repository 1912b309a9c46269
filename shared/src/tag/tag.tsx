import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** How far something has come: asked for or on its way, being dealt with, done, failed, or over. */
export type TagLook = 'open' | 'progress' | 'completed' | 'cancelled' | 'past';

/** A status in words and colour. */
export const Tag = ({ look, children }: { look: TagLook; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
);
