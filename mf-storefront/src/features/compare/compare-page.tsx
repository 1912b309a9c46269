import type { Product } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { compareList, comparePath, MAX_COMPARED } from '../../compare/compare-list';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { codesIn } from '../../stored-state';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';

const TITLE = 'Comparar pneus';

/** Returns the codes in the address, limited to the maximum, and the number of requested ones. */
function askedCodes(search: URLSearchParams) {
  const all = codesIn((search.get('codes') ?? '').toLowerCase().split(';'), Number.POSITIVE_INFINITY);
  return { codes: all.slice(0, MAX_COMPARED), isMore: all.length > MAX_COMPARED };
}

function Nothing() {
  const codes = compareList.use();
  const count = codes.length === 1 ? '1 pneu escolhido' : `${codes.length} pneus escolhidos`;
  return (
    <EmptyState title={codes.length > 0 ? count : 'Nenhum pneu para comparar'}>
      <p>Escolha até quatro pneus com “Comparar”, na lista ou na página de cada um.</p>
      <div className={page.actions}>
        {codes.length > 0 && (
          <Link className={buttonClass('primary')} to={comparePath(codes)}>
            {codes.length === 1 ? 'Ver o pneu escolhido' : 'Comparar os escolhidos'}
          </Link>
        )}
        <Link className={buttonClass(codes.length > 0 ? undefined : 'primary')} to="/modelos">
          Ver todos os pneus
        </Link>
      </div>
    </EmptyState>
  );
}

/** Comparison of up to four products named by the address. */
export function ComparePage() {
  const [search] = useSearchParams();
  const { codes, isMore } = askedCodes(search);
  const url = viewCallPath('/comparar', 'compared', { codes: codes.join(';') });
  const read = useApi<PagedResult<Product>>(url, { enabled: codes.length > 0 });
  usePage(TITLE, [{ label: 'Pneus', href: '/modelos' }, { label: TITLE }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>{TITLE}</h1>
      {isMore && (
        <p className={styles.note}>
          Só {MAX_COMPARED} pneus cabem lado a lado: aqui estão os {MAX_COMPARED} primeiros do endereço.
        </p>
      )}
      {codes.length === 0 ? (
        <Nothing />
      ) : (
        <ReadView read={read} failure="Os pneus não vieram.">
          {({ Results }) => (
            <CompareTable
              codes={codes}
              products={codes.map((code) => Results.find(({ Code, IsActive }) => IsActive && Code === code) ?? null)}
            />
          )}
        </ReadView>
      )}
    </div>
  );
}
