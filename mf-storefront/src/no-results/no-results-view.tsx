import { Link, useSearchParams } from '@rodovia/shared/router';
import { messages, parseTyreSize } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';
import { EquivalentSizes } from '../equivalents/equivalent-sizes';
import { NoSuchPage } from '../no-such-page';
import type { NoResultsProps } from '../server-components';
import { WhenNear } from '../when-near';
import { SearchHelp } from './search-help';

/** Returns the requested size, from the filter or the search term. */
function askedSize(search: URLSearchParams): string | undefined {
  const queries = [search.get('size'), search.get('term')].flatMap((text) => text?.split(';') ?? []);
  return queries.flatMap((text) => parseTyreSize(text)?.text ?? [])[0];
}

function Nothing({ isPage, words, children }: { isPage?: boolean; words: string; children?: ReactNode }) {
  return (
    <EmptyState title={messages.notFound} isPage={isPage}>
      <p>{words}</p>
      {children}
      <Link className={buttonClass('primary')} to="/modelos">
        Ver todos os pneus
      </Link>
    </EmptyState>
  );
}

/** Says that no product matches, and suggests alternatives. */
function NothingFound() {
  const [search] = useSearchParams();
  const size = askedSize(search);
  const term = search.get('term')?.trim() ?? '';
  return (
    <>
      <Nothing words="Nenhum pneu atende a todos os filtros escolhidos.">
        {(term || size) && <SearchHelp key={`${term} ${size}`} term={term} size={size ?? ''} />}
      </Nothing>
      {size && (
        <WhenNear>
          <EquivalentSizes key={size} tyre={{ Size: size }} />
        </WhenNear>
      )}
    </>
  );
}

/** Empty state of a list without products, of a page beyond the end, and of a product that does not exist. */
export function NoResultsView({ requested, last }: NoResultsProps) {
  if (requested === undefined) return <Nothing isPage words="Este pneu não está mais no catálogo." />;
  return last ? <NoSuchPage requested={requested} last={last} /> : <NothingFound />;
}
