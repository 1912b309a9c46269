import type { Person } from '@rodovia/shared/contracts/people';
import { useSearchParams } from '@rodovia/shared/router';
import { useApi } from '@rodovia/shared/runtime';
import { useEffect, useSyncExternalStore } from 'react';

/** Query parameter with the client of a new quotation. */
const PARAMETER = 'cliente';
/** Storage key of the client while products are chosen; cleared with the log-out at the latest. */
const KEY = 'rodovia.draft-client';

const CODE = /^[\da-f-]{36}$/;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const storedCode = () => sessionStorage.getItem(KEY) ?? '';

/** Sets the client for whom a new quotation is drafted. */
export function chooseDraftClient(code: string) {
  sessionStorage.setItem(KEY, code);
  for (const listener of listeners) listener();
}

/** Leaves the client of the new quotation open. */
export function forgetDraftClient() {
  sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Returns the code of the client for whom a new quotation is drafted, empty if it is not known yet. */
export const useDraftClientCode = () => useSyncExternalStore(subscribe, storedCode);

/** Returns the client for whom a new quotation is drafted, null while unknown. The address can name one. */
export function useDraftClient(): Person | null {
  const [params] = useSearchParams();
  const requested = params.get(PARAMETER) ?? '';
  useEffect(() => {
    if (CODE.test(requested)) chooseDraftClient(requested);
  }, [requested]);
  const code = useDraftClientCode();
  const { data } = useApi<Person>(`/person/${code}`, { enabled: code !== '' });
  return code !== '' && data?.IsActive ? data : null;
}
