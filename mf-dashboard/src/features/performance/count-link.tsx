import type { Performance } from '@rodovia/shared/contracts/back-office';
import { Link } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import { listOf, type Narrowing } from './figures';
import styles from './performance.module.css';

export interface Sight {
  read: Performance;
  /** Active filters of the page: seller and brand. */
  narrowed: Narrowing;
}

interface Props extends Sight {
  /** What is counted, for screen readers. */
  label: string;
  current: number;
  previous: number;
  filter: Narrowing;
}

/** A count and, smaller, that of the previous period; each links to its list. */
export function CountLink({ read, narrowed, label, current, previous, filter }: Props) {
  const further = { ...narrowed, ...filter };
  return (
    <>
      <Link to={listOf(read.Period, further)} aria-label={`${formatNumber(current)} ${label} no período`}>
        {formatNumber(current)}
      </Link>{' '}
      <Link
        className={styles.before}
        to={listOf(read.Before, further)}
        aria-label={`antes ${formatNumber(previous)} ${label}, no período anterior`}
      >
        antes {formatNumber(previous)}
      </Link>
    </>
  );
}
