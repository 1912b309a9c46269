import { readPage } from '@rodovia/shared/contracts/records';
import { useSearchParams } from '@rodovia/shared/router';
import { useEffect } from 'react';

/** Returns the page number of the address. */
export const pageOf = (search: URLSearchParams) => readPage(search.get('page'));

/** Returns the address of a page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Returns the page number of the address. A missing one is added without a history entry. */
export function usePageNumber(): number {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const written = search.get('page');
  useEffect(() => {
    if (written !== null && written !== String(page)) setSearch(withPage(search, page), { replace: true });
  });
  return page;
}
