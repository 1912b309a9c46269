import { Link } from '@rodovia/shared/router';
import { type Crumb, usePage } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { listAddress, useNeighbours } from '../list/last-list';
import styles from './page.module.css';

interface StepsProps {
  list: string;
  code: string;
}

/** The ways to the records before and after this one in the list that it was opened from; J and K go them. */
function Steps({ list, code }: StepsProps) {
  const beside = useNeighbours(list, code);
  if (!beside || beside.count < 2) return null;
  const step = (to: string | undefined, rel: 'prev' | 'next', label: string, sign: string) =>
    to ? (
      <Link rel={rel} to={`${list}/${to}`} aria-label={label} title={label} className={styles.beside}>
        {sign}
      </Link>
    ) : (
      <span className={styles.beside} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <nav aria-label="Registros da lista" className={styles.steps}>
      {step(beside.previous, 'prev', 'Registro anterior (K)', '‹')}
      <span>
        {beside.place} de {beside.count}
      </span>
      {step(beside.next, 'next', 'Próximo registro (J)', '›')}
    </nav>
  );
}

interface Props {
  /** The list that the record belongs to; further steps of the trail stand before it. */
  list: { path: string; label: string; before?: Crumb[] };
  code: string;
  /** What kind of record this is, above its name. */
  kind?: string;
  /** How people call the record; undefined while it is on its way. */
  name: string | undefined;
  /** Stands for the name until then, and for one that is not there. */
  otherwise: string;
  children?: ReactNode;
}

/** Heading, tab title and trail of a record's page, with its buttons at the other end. The trail keeps the list's filters. */
export function RecordHead({ list, code, kind, name, otherwise, children }: Props) {
  usePage(name ?? otherwise, [...(list.before ?? []), { label: list.label, href: listAddress(list.path) }]);
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.record}>
        {kind && <span className={styles.kind}>{kind}</span>} {name ?? (kind ? '' : otherwise)}
      </h1>
      <Steps list={list.path} code={code} />
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
