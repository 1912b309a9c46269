import type { SeriesItem } from '@rodovia/shared/contracts/back-office';
import { formatNumber } from '@rodovia/shared/runtime';
import type { ChartKind } from '../../charts/chart';
import { ChartCard } from '../../charts/chart-card';
import styles from '../../charts/chart-card.module.css';
import type { SeriesNames } from '../../charts/series-bars';
import { sumOf } from './series';

interface TableProps {
  title: string;
  /** Unit of the totals. */
  unit: string;
  items: readonly SeriesItem[];
}

/** Names of the bars where accepted proposals are counted beside. */
const ACCEPTED: SeriesNames = ['Em orçamentos', 'Em propostas aceitas'];

const withAccepted = (items: readonly SeriesItem[]) => items.some(({ Accepted }) => Accepted !== undefined);

function SeriesTable({ title, unit, items }: TableProps) {
  const isCompared = withAccepted(items);
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Descrição</th>
          <th scope="col">{unit}</th>
          {isCompared && <th scope="col">{ACCEPTED[1]}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ Description, Total, Accepted }) => (
          <tr key={Description}>
            <th scope="row">{Description}</th>
            <td>{formatNumber(Total)}</td>
            {isCompared && <td>{formatNumber(Accepted ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props extends Omit<TableProps, 'items'> {
  /** Undefined while loading, and if loading failed. */
  items: readonly SeriesItem[] | undefined;
  kind: ChartKind;
  /** What is counted, in a sentence. */
  counts?: string;
}

/** A series with its total. */
export function SeriesCard({ title, unit, items, kind, counts }: Props) {
  const total = sumOf(items ?? []);
  const counted = total === 1 ? unit.toLowerCase().replace(/s$/, '') : unit.toLowerCase();
  const summary = items && [`Total: ${formatNumber(total)} ${counted}`, counts].filter(Boolean).join('. ');
  const bars = items?.map(({ Description, Total, Accepted }) => ({ Description, Total, Other: Accepted }));
  return (
    <ChartCard title={title} summary={summary} items={bars} names={ACCEPTED} kind={kind} unit={unit} folded>
      {items && <SeriesTable title={title} unit={unit} items={items} />}
    </ChartCard>
  );
}
