import { readPage } from '@rodovia/shared/contracts/page-number';
import { useSearchParams } from '@rodovia/shared/router';
import { useEffect } from 'react';

/** The page in the address. */
export const pageOf = (search: URLSearchParams) => readPage(search.get('page'));

/** The address of one page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** The page that the address asks for. An address that names none is mended, without an entry in the history. */
export function usePageNumber(): number {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const written = search.get('page');
  useEffect(() => {
    if (written !== null && written !== String(page)) setSearch(withPage(search, page), { replace: true });
  });
  return page;
}
