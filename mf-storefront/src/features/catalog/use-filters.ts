import { useLocation, useNavigate, useSearchParams } from '@rodovia/shared/router';
import { KEEPS_PLACE } from '@rodovia/shared/runtime';
import { chosenIn } from './filters';

/** Part of the address while the sheet of the filters is over the list. */
const SHEET = '#filtros';

/**
 * The filters in the address, and the sheet that is over the list on a narrow screen. The sheet has an entry of the
 * history to itself, to which everything belongs that is chosen in it: one step back closes it without that.
 */
export function useFilters() {
  const { hash, search: before, state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = hash === SHEET;
  /** What a link with these filters needs. */
  const linkTo = (next: URLSearchParams) => ({
    to: { search: String(next), hash },
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
