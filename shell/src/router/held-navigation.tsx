import { NavigationContext, useLocation } from '@rodovia/shared/router';
import { isOffline, type KEEPS_PLACE, useNetwork } from '@rodovia/shared/runtime';
import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

const isOfControl = (state: unknown) => (state as typeof KEEPS_PLACE | null)?.keepsPlace === true;

/**
 * While the device has no network, a page that was not opened yet is held back: one stays where one is, and the last
 * that was asked for opens once the network is there. What was opened before opens at once, from what was read.
 */
export function HeldNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const opened = useRef(new Set<string>());
  useEffect(() => {
    if (!isOffline()) opened.current.add(address);
    useNetwork.setState({ heldPage: null });
  }, [address]);
  useEffect(
    () =>
      useNetwork.subscribe(({ isOnline, heldPage }) => {
        if (isOnline) heldPage?.();
      }),
    [],
  );
  const holding = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, state, options) => {
      const go = () => navigator.push(to, state, options);
      const [page = ''] = navigator.createHref(to).split('#');
      if (!isOffline() || isOfControl(state) || opened.current.has(page)) return go();
      useNetwork.setState({ heldPage: go });
    };
    return { ...context, navigator: Object.assign(Object.create(navigator), { push }) };
  }, [context]);
  return <NavigationContext.Provider value={holding}>{children}</NavigationContext.Provider>;
}
