import { formatCents } from '@rodovia/shared/contracts/proposals';
import { ChartCard } from '../../charts/chart-card';
import { CountLink, type Sight } from './count-link';
import { FigureTable } from './figure-table';
import { COUNTS, type Compared, type CountedFigure, type Figures, minutesText } from './figures';
import styles from './performance.module.css';

/** Maximum number of bars in a chart; the table has all rows. */
const MAX_BARS = 8;

const COLUMNS: readonly (CountedFigure & { title: string })[] = [
  { ...COUNTS.closed, title: 'Fechados' },
  { ...COUNTS.proposed, title: 'Com proposta' },
  { ...COUNTS.inTime, title: 'No prazo' },
  { ...COUNTS.accepted, title: 'Aceitos' },
  { ...COUNTS.lost, title: 'Perdidos' },
];

interface Props extends Sight {
  title: string;
  /** Heading of the first column. */
  one: 'Vendedor' | 'Marca';
  /** Query key that filters a list by the row. */
  by: 'seller' | 'brand';
  rows: readonly Compared<Figures>[];
}

function Row({ row, by, one, ...sight }: Omit<Props, 'rows' | 'title'> & { row: Compared<Figures> }) {
  const { code, name, current, previous } = row;
  return (
    <tr>
      <th scope="row">{name}</th>
      {COLUMNS.map(({ field, label, filter }) => (
        <td key={field}>
          <CountLink
            {...sight}
            label={`${label}, ${one.toLowerCase()} ${name},`}
            filter={{ [by]: code, ...filter }}
            current={current[field] ?? 0}
            previous={previous[field] ?? 0}
          />
        </td>
      ))}
      <td>
        {formatCents(current.AcceptedCents)}{' '}
        <span className={styles.before}>antes {formatCents(previous.AcceptedCents)}</span>
      </td>
      <td>
        {minutesText(current.MedianMinutes)}{' '}
        <span className={styles.before}>antes {minutesText(previous.MedianMinutes)}</span>
      </td>
    </tr>
  );
}

/** Figures by seller or by requested brand. */
export function BreakdownCard({ title, rows, ...rest }: Props) {
  const headings = [rest.one, ...COLUMNS.map((column) => column.title), 'Valor aceito', 'Mediana'];
  if (rows.length === 0) return <ChartCard title={title} items={undefined} kind="rows" />;
  const items = rows.slice(0, MAX_BARS).map(({ name, current, previous }) => ({
    Description: name,
    Total: current.Closed,
    Before: previous.Closed,
  }));
  return (
    <ChartCard title={title} summary="Orçamentos fechados" items={items} kind="rows" wide>
      <FigureTable caption={title} headings={headings}>
        {rows.map((row) => (
          <Row key={row.code} row={row} {...rest} />
        ))}
      </FigureTable>
    </ChartCard>
  );
}
