import { formatCents } from '@rodovia/shared/contracts/proposals';
import { ChartCard } from '../../charts/chart-card';
import { CountLink, type Sight } from './count-link';
import { FigureTable } from './figure-table';
import { COUNTS, type Figures, shareText } from './figures';
import styles from './performance.module.css';

const STAGES = [
  { name: 'Fechados', count: COUNTS.closed, cents: undefined },
  { name: 'Com proposta', count: COUNTS.proposed, cents: 'ProposedCents' },
  { name: 'Aceitos', count: COUNTS.accepted, cents: 'AcceptedCents' },
] as const;

type Stage = (typeof STAGES)[number];

const amount = (figures: Figures, { cents }: Stage) => (cents ? formatCents(figures[cents]) : '–');

/** Funnel from closing over proposals to acceptance: numbers and amounts. */
export function FunnelCard(sight: Sight) {
  const now = sight.read.Current.Total;
  const then = sight.read.Previous.Total;
  const items = STAGES.map(({ name, count }) => ({
    Description: name,
    Total: now[count.field],
    Other: then[count.field],
  }));
  return (
    <ChartCard title="Do fechamento à venda" items={items} kind="rows">
      <FigureTable
        caption="Orçamentos em cada etapa, e o valor das suas propostas"
        headings={['Etapa', 'Orçamentos', 'Valor']}
      >
        {STAGES.map((stage) => (
          <tr key={stage.name}>
            <th scope="row">{stage.name}</th>
            <td>
              <CountLink
                {...sight}
                label={stage.count.label}
                filter={stage.count.filter}
                current={now[stage.count.field]}
                previous={then[stage.count.field]}
              />
              <span className={styles.before}>{shareText(now[stage.count.field], now.Closed)}</span>
            </td>
            <td>
              {amount(now, stage)} {stage.cents && <span className={styles.before}>antes {amount(then, stage)}</span>}
            </td>
          </tr>
        ))}
      </FigureTable>
    </ChartCard>
  );
}
