import type { SellerLoad } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber, messageOf, useApi } from '@rodovia/shared/runtime';
import { UNSETTLED } from '../../status-options';
import styles from './queue.module.css';

const words = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

function Load({ load: { Code, Name, IsActive, Open, Late }, list }: { load: SellerLoad; list: string }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name} title={Name}>
          {Name} {!IsActive && <span className={styles.soft}>(inativo)</span>}
        </span>
        <span className={styles.counts}>
          <Link to={callPath(list, { status: UNSETTLED, seller: Code })} aria-label={`${Name}: ${Open} em aberto`}>
            {formatNumber(Open)} em aberto
          </Link>
          {Late > 0 && (
            <Link
              to={callPath(list, { seller: Code, queue: 'LATE' })}
              className={styles.lateLink}
              aria-label={`${Name}: ${words(Late, 'atrasado', 'atrasados')}`}
            >
              {words(Late, 'atrasado', 'atrasados')}
            </Link>
          )}
        </span>
      </div>
    </li>
  );
}

/** Workload of all sellers; each number links to its quotations. */
export function SellerLoads({ list }: { list: string }) {
  const { data, error, refetch } = useApi<SellerLoad[]>('/shopping-cart/load');
  if (error && !data)
    return (
      <p role="alert" className={styles.note}>
        Erro ao carregar os vendedores! {messageOf(error, '')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    );
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  if (data.length === 0) return <p className={styles.note}>Ainda não há vendedores.</p>;
  return (
    <ul className={styles.loads}>
      {data.map((load) => (
        <Load key={load.Code} load={load} list={list} />
      ))}
    </ul>
  );
}
