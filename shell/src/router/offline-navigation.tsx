import { NavigationContext, useLocation } from '@rodovia/shared/router';
import { isOffline, type KEEPS_PLACE, useNetwork } from '@rodovia/shared/runtime';
import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

const isOfControl = (state: unknown) => (state as typeof KEEPS_PLACE | null)?.keepsPlace === true;

/**
 * While the device is offline, navigation to pages that were not opened before waits: the current page stays, and the
 * last requested one opens when the network is back. Pages opened before open immediately from the cache.
 */
export function OfflineNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const opened = useRef(new Set<string>());
  useEffect(() => {
    if (!isOffline()) opened.current.add(address);
    useNetwork.setState({ pendingPage: null });
  }, [address]);
  useEffect(
    () =>
      useNetwork.subscribe(({ isOnline, pendingPage }) => {
        if (isOnline) pendingPage?.();
      }),
    [],
  );
  const holding = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, state, options) => {
      const go = () => navigator.push(to, state, options);
      const [page = ''] = navigator.createHref(to).split('#');
      if (!isOffline() || isOfControl(state) || opened.current.has(page)) return go();
      useNetwork.setState({ pendingPage: go });
    };
    return { ...context, navigator: Object.assign(Object.create(navigator), { push }) };
  }, [context]);
  return <NavigationContext.Provider value={holding}>{children}</NavigationContext.Provider>;
}
