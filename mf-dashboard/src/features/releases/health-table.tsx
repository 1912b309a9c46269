import type { ReleaseHealth } from '@rodovia/shared/contracts/platform';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './releases.module.css';

const ROLES: Record<ReleaseHealth['Role'], string> = { live: 'No ar', canary: 'Canário', before: 'Antes' };
type Metric = 'LCP' | 'INP' | 'CLS';

const ROWS: readonly [metric: Metric, name: string, unit: string][] = [
  ['LCP', 'Primeira vista (LCP)', ' ms'],
  ['INP', 'Resposta (INP)', ' ms'],
  ['CLS', 'Saltos (CLS)', ''],
];

const decimal = (value: number) => String(Number(value.toFixed(3))).replace('.', ',');

function shownOf(health: ReleaseHealth, metric: Metric, unit: string): string {
  const found = health[metric];
  if (!found) return '—';
  return metric === 'CLS' ? decimal(found.P75) : formatNumber(Math.round(found.P75)) + unit;
}

const failedOf = ({ Visits, Failed }: ReleaseHealth) =>
  Visits === 0 ? '—' : `${formatNumber(Failed)} (${decimal((100 * Failed) / Visits)} %)`;

interface Props {
  module: string;
  releases: readonly ReleaseHealth[];
}

/** Measurements of a module's releases side by side (75th percentile) and their failures. */
export const HealthTable = ({ module, releases }: Props) => (
  <table className={styles.health}>
    <caption>O que os navegadores relatam de {module}; a velocidade é a de três em cada quatro páginas.</caption>
    <thead>
      <tr>
        <td />
        {releases.map(({ Role, Release }) => (
          <th key={Role} scope="col">
            {ROLES[Role]}
            <span className={styles.soft}>{Release}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Visitas</th>
        {releases.map(({ Role, Visits }) => (
          <td key={Role}>{formatNumber(Visits)}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">Com falha</th>
        {releases.map((health) => (
          <td key={health.Role}>{failedOf(health)}</td>
        ))}
      </tr>
      {ROWS.map(([metric, name, unit]) => (
        <tr key={metric}>
          <th scope="row">{name}</th>
          {releases.map((health) => (
            <td key={health.Role}>{shownOf(health, metric, unit)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
