import { type ReactNode, useId } from 'react';
import styles from './facts.module.css';

/** Sections of a record's page, beside each other where there is room. */
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
  /** Stands in several columns where there is room. */
  columns?: boolean;
}

/** Facts of a record as term and value; those without a value are left out. */
export function Facts({ facts, columns = false }: FactsProps) {
  const known = facts.filter(([, value]) => value !== '' && value !== false && value != null);
  return (
    <dl className={columns ? `${styles.facts} ${styles.columns}` : styles.facts}>
      {known.map(([term, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may say the same term twice
        <div key={`${term} ${at}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Holds the place of a record's page while the record is on its way. */
export const SectionsWaiting = () => (
  <div className={styles.sections} aria-busy="true">
    <div className={styles.waiting} />
    <div className={styles.waiting} />
  </div>
);
