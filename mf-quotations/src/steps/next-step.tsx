import type { ReactNode } from 'react';
import styles from './next-step.module.css';

/** Bar with the next step of a quotation: it stays in view at the foot of the screen, however long the page is. */
export const NextStep = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
