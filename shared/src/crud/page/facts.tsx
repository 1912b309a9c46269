import { Fact } from '@rodovia/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './facts.module.css';

/** Sections of a record's page, side by side if there is room. */
export const Sections = ({ children }: { children: ReactNode }) => <div className={styles.sections}>{children}</div>;

/** A titled part of a record's page. */
export function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={wide ? `${styles.section} ${styles.wide}` : styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Arranges the facts in several columns if there is room. */
  columns?: boolean;
}

/** Facts about a record as a description list. Facts without a value are omitted. */
export function Facts({ facts, columns = false }: FactsProps) {
  const known = facts.filter(([, value]) => value !== '' && value !== false && value != null);
  return (
    <dl className={columns ? `${styles.facts} ${styles.columns}` : styles.facts}>
      {known.map(([term, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may have the same term twice
        <Fact key={`${term} ${at}`} label={term}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** Placeholder of a record's page while it loads. */
export const SectionsWaiting = () => (
  <div className={styles.sections} aria-busy="true">
    <div className={styles.waiting} />
    <div className={styles.waiting} />
  </div>
);
