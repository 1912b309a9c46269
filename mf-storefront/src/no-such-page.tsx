import { Link, useSearchParams } from '@rodovia/shared/router';
import { formatNumber, messages } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from './empty-state';
import page from './page.module.css';
import { withPage } from './pagination/page-number';

/** Says that the list ends before the requested page, and links back into it. */
export function NoSuchPage({ requested, last }: { requested: number; last: number }) {
  const [search] = useSearchParams();
  const to = (number: number) => ({ search: String(withPage(search, number)) });
  return (
    <EmptyState title={messages.notFound}>
      <p>
        A página {formatNumber(requested)} não existe: esta lista{' '}
        {last === 1 ? 'tem uma página só.' : `vai até a página ${formatNumber(last)}.`}
      </p>
      <div className={page.actions}>
        <Link className={buttonClass('primary')} to={to(1)}>
          Ir para a primeira página
        </Link>
        {last > 1 && (
          <Link className={buttonClass()} to={to(last)}>
            Ir para a última página
          </Link>
        )}
      </div>
    </EmptyState>
  );
}
