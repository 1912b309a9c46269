import { Link } from '@rodovia/shared/router';
import { type Crumb, usePage } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { listAddress, useNeighbours } from '../list/last-list';
import styles from './page.module.css';

interface StepsProps {
  list: string;
  code: string;
}

/** Links to the previous and next record of the list that the record was opened from; also with J and K. */
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
  /** List that the record belongs to, with the breadcrumbs before it. */
  list: { path: string; label: string; before?: Crumb[] };
  code: string;
  /** Kind of record, shown above its name. */
  kind?: string;
  /** Name of the record; undefined while it is loading. */
  name: string | undefined;
  /** Title while the record is loading, or if it does not exist. */
  otherwise: string;
  children?: ReactNode;
}

/** Heading, tab title, breadcrumbs and buttons of a record's page. The breadcrumb of the list keeps its filters. */
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
