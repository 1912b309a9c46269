import type { PagedResult, Product } from '@rodovia/shared/contracts';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import { compareList, comparePath, MOST_COMPARED } from '../../kept/compare-list';
import { codesIn } from '../../kept/stored-state';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';

const TITLE = 'Comparar pneus';

/** Codes in the address; as many as have room, and how many were asked for. */
function askedCodes(search: URLSearchParams) {
  const all = codesIn((search.get('codes') ?? '').toLowerCase().split(';'), Number.POSITIVE_INFINITY);
  return { codes: all.slice(0, MOST_COMPARED), isMore: all.length > MOST_COMPARED };
}

function Nothing() {
  const kept = compareList.use();
  return (
    <EmptyState title="Nenhum pneu para comparar">
      <p>Escolha até quatro pneus com “Comparar”, na lista ou na página de cada um.</p>
      <div className={page.actions}>
        {kept.length > 0 && (
          <Link className={buttonClass('primary')} to={comparePath(kept)}>
            Comparar os {kept.length} escolhidos
          </Link>
        )}
        <Link className={buttonClass(kept.length > 0 ? undefined : 'primary')} to="/modelos">
          Ver todos os pneus
        </Link>
      </div>
    </EmptyState>
  );
}

/** Up to four products side by side, as the address names them. */
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
          Só {MOST_COMPARED} pneus cabem lado a lado: aqui estão os {MOST_COMPARED} primeiros do endereço.
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
