import { formatCents } from '@rodovia/shared/contracts/proposals';
import { formatNumber } from '@rodovia/shared/runtime';
import { ChartCard } from '../../charts/chart-card';
import { type Breakdown, barsOf } from './breakdown';
import { CountLink, type Sight } from './count-link';
import { FigureTable } from './figure-table';
import { COUNTS, type Compared, type CountedFigure, type Figures, minutesText, type Narrowing } from './figures';
import styles from './performance.module.css';

const COLUMNS: readonly (CountedFigure & { title: string })[] = [
  { ...COUNTS.closed, title: 'Fechados' },
  { ...COUNTS.proposed, title: 'Com proposta' },
  { ...COUNTS.inTime, title: 'No prazo' },
  { ...COUNTS.accepted, title: 'Aceitos' },
  { ...COUNTS.lost, title: 'Perdidos' },
];

interface Props extends Sight {
  title: string;
  /** What the bars count. */
  summary: string;
  /** Heading of the first column. */
  one: 'Vendedor' | 'Marca';
  /** Name of the bar of all rows that have none of their own. */
  others: string;
  /** Query key that filters a list by the row. */
  by: 'seller' | 'brand';
  breakdown: Breakdown;
}

const Before = ({ children }: { children: string }) => <span className={styles.before}>antes {children}</span>;

/** A count that has no list of its own. */
const PlainCount = ({ current, previous }: { current: number; previous: number }) => (
  <>
    {formatNumber(current)} <Before>{formatNumber(previous)}</Before>
  </>
);

interface RowProps extends Sight {
  row: Compared<Figures>;
  /** Name of the row in the labels of its links. */
  label: string;
  /** Filter of the row's lists; null if its counts have none. */
  filter: Narrowing | null;
}

function Row({ row: { name, current, previous }, label: named, filter: own, ...sight }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {COLUMNS.map(({ field, label, filter }) => {
        const counts = { current: current[field] ?? 0, previous: previous[field] ?? 0 };
        return (
          <td key={field}>
            {own ? (
              <CountLink {...sight} {...counts} label={`${label}, ${named},`} filter={{ ...own, ...filter }} />
            ) : (
              <PlainCount {...counts} />
            )}
          </td>
        );
      })}
      <td>
        {formatCents(current.AcceptedCents)} <Before>{formatCents(previous.AcceptedCents)}</Before>
      </td>
      <td>
        {minutesText(current.MedianMinutes)} <Before>{minutesText(previous.MedianMinutes)}</Before>
      </td>
    </tr>
  );
}

/** Figures by seller or by brand, and the rows that make them add up to the total. */
export function BreakdownCard({ title, summary, one, others, by, breakdown, ...sight }: Props) {
  const { rows, repeated, total } = breakdown;
  const headings = [one, ...COLUMNS.map((column) => column.title), 'Valor aceito', 'Mediana'];
  if (rows.length === 0) return <ChartCard title={title} items={undefined} kind="rows" />;
  return (
    <ChartCard title={title} summary={summary} items={barsOf(rows, others)} kind="rows" wide>
      <FigureTable
        caption={title}
        headings={headings}
        foot={
          <>
            {repeated && <Row {...sight} row={repeated} label="" filter={null} />}
            <Row {...sight} row={total} label="no total" filter={{}} />
          </>
        }
      >
        {rows.map((row) => (
          <Row
            key={row.code}
            {...sight}
            row={row}
            label={`${one.toLowerCase()} ${row.name}`}
            filter={{ [by]: row.code }}
          />
        ))}
      </FigureTable>
    </ChartCard>
  );
}
