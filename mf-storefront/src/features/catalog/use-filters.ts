import { isSubject } from '@rodovia/shared/contracts/catalog';
import { useLocation, useNavigate, useParams, useSearchParams } from '@rodovia/shared/router';
import { KEEPS_PLACE } from '@rodovia/shared/runtime';
import { chosenIn } from './filters';

/** Fragment of the address while the filter sheet is open. */
const SHEET = '#filtros';

/** Returns the filters of the address, with that of a page of its own: `/pneus/205-55-r16`. */
export function useCatalogSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const params = useParams();
  const whole = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) if (value && isSubject(name)) whole.set(name, value);
  return whole;
}

/**
 * State of the filters in the address, and of the sheet on narrow screens. The sheet has a history entry of its own
 * that contains all changes made in it: Back closes it and reverts them.
 */
export function useFilters() {
  const { hash, search: before, state } = useLocation();
  const search = useCatalogSearch();
  const navigate = useNavigate();
  const isOpen = hash === SHEET;
  /** Returns the properties of a link with these filters. */
  const linkTo = (next: URLSearchParams) => ({
    to: { pathname: '/modelos', search: String(next), hash },
    replace: isOpen,
    state: isOpen ? state : null,
  });
  return {
    search,
    chosen: chosenIn(search),
    linkTo,
    choose: (next: URLSearchParams) => {
      const { to, ...options } = linkTo(next);
      navigate(to, { ...options, state: { ...options.state, ...KEEPS_PLACE } });
    },
    isOpen,
    open: () => navigate({ search: before, hash: SHEET }, { state: { openedOver: before } }),
    close: () => {
      if (state?.openedOver === before) navigate(-1);
      else navigate({ search: before }, { replace: true });
    },
  };
}
