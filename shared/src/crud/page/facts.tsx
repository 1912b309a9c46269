import { Fact } from '@rodovia/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './facts.module.css';

/** Sections of a record's page, side by side if there is room. */
export const Sections = ({ children }: { children: ReactNode }) => <div className={styles.sections}>{children}</div>;

interface SectionProps {
  title: string;
  wide?: boolean;
  /** Leaves the title to screen readers, where the content speaks for itself. */
  untitled?: boolean;
  children: ReactNode;
}

/** A titled part of a record's page. */
export function Section({ title, wide = false, untitled = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={wide ? `${styles.section} ${styles.wide}` : styles.section} aria-labelledby={id}>
      <h2 id={id} className={untitled ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Arranges the facts in several columns if there is room. */
  columns?: boolean;
  /** Puts the facts side by side, each value below its term. */
  strip?: boolean;
}

/** Facts about a record as a description list. Facts without a value are omitted. */
export function Facts({ facts, columns = false, strip = false }: FactsProps) {
  const layout = (columns && styles.columns) || (strip && styles.strip);
  const known = facts.filter(([, value]) => value !== '' && value !== false && value != null);
  return (
    <dl className={layout ? `${styles.facts} ${layout}` : styles.facts}>
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
