import { ChartCard } from '../../charts/chart-card';
import { CountLink, type Sight } from './count-link';
import { FigureTable } from './figure-table';
import { lossReasons } from './figures';

/** Loss reasons. */
export function LossCard(sight: Sight) {
  const reasons = lossReasons(sight.read);
  const items = reasons.map(({ name, current, previous }) => ({
    Description: name,
    Total: current,
    Other: previous,
  }));
  if (reasons.length === 0) return <ChartCard title="Perdidos por motivo" items={undefined} kind="rows" />;
  return (
    <ChartCard title="Perdidos por motivo" items={items} kind="rows">
      <FigureTable caption="Orçamentos perdidos por motivo" headings={['Motivo', 'Perdidos']}>
        {reasons.map(({ code, name, current, previous }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>
              <CountLink
                {...sight}
                label={`perdidos por ${name}`}
                filter={{ outcome: 'LOST', lossReason: code }}
                current={current}
                previous={previous}
              />
            </td>
          </tr>
        ))}
      </FigureTable>
    </ChartCard>
  );
}
