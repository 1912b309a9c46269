import { Link, useSearchParams } from '@rodovia/shared/router';
import { messages, parseTyreSize } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import type { NothingProps } from '../drawn-pages';
import { EmptyState } from '../empty-state';
import { EquivalentSizes } from '../equivalents/equivalent-sizes';
import { NoSuchPage } from '../no-such-page';
import { WhenNear } from '../when-near';
import { SearchHelp } from './search-help';

/** The size that was asked for, by filter or as what was searched for. */
function askedSize(search: URLSearchParams): string | undefined {
  const asked = [search.get('size'), search.get('term')].flatMap((text) => text?.split(';') ?? []);
  return asked.flatMap((text) => parseTyreSize(text)?.text ?? [])[0];
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

/** Says that no product is as asked for, and what comes near. */
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

/** What a list without a row says: that there is nothing, or that it ends before the page that is asked for; and the page of a product that there is not. */
export function NothingShown({ asked, last }: NothingProps) {
  if (asked === undefined) return <Nothing isPage words="Este pneu não está mais no catálogo." />;
  return last ? <NoSuchPage asked={asked} last={last} /> : <NothingFound />;
}
