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

/** Facts of a record as term and value; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== false && value != null);
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div key={term}>
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
