import type { SeriesItem } from '@rodovia/shared/contracts/back-office';
import { formatNumber } from '@rodovia/shared/runtime';
import type { ChartKind } from '../../charts/chart';
import { ChartCard } from '../../charts/chart-card';
import styles from '../../charts/chart-card.module.css';
import { sumOf } from './series';

interface TableProps {
  title: string;
  /** Unit of the totals. */
  unit: string;
  items: readonly SeriesItem[];
}

function SeriesTable({ title, unit, items }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Descrição</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ Description, Total }) => (
          <tr key={Description}>
            <th scope="row">{Description}</th>
            <td>{formatNumber(Total)}</td>
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
}

/** A series with its total. */
export function SeriesCard({ title, unit, items, kind }: Props) {
  const total = sumOf(items ?? []);
  const counted = total === 1 ? unit.toLowerCase().replace(/s$/, '') : unit.toLowerCase();
  const summary = items && `Total: ${formatNumber(total)} ${counted}`;
  return (
    <ChartCard title={title} summary={summary} items={items} kind={kind} unit={unit} folded>
      {items && <SeriesTable title={title} unit={unit} items={items} />}
    </ChartCard>
  );
}
