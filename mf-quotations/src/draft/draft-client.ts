import type { Person } from '@rodovia/shared/contracts/people';
import { useSearchParams } from '@rodovia/shared/router';
import { useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

/** Query parameter with the client of a new quotation. */
const PARAMETER = 'cliente';
/** Storage key of the client while products are chosen; cleared with the log-out at the latest. */
const KEY = 'rodovia.draft-client';

const CODE = /^[\da-f-]{36}$/;
const storedClient = () => sessionStorage.getItem(KEY) ?? '';

export const forgetDraftClient = () => sessionStorage.removeItem(KEY);

/** Returns the client for whom a new quotation was started, null if unknown, and a function that clears it. */
export function useDraftClient(): { client: Person | null; forget: () => void } {
  const [params] = useSearchParams();
  const requested = params.get(PARAMETER) ?? '';
  const [code, setCode] = useState(() => (CODE.test(requested) ? requested : storedClient()));
  useEffect(() => {
    if (code) sessionStorage.setItem(KEY, code);
  }, [code]);
  const read = useApi<Person>(`/person/${code}`, { enabled: code !== '' });
  const forget = () => {
    forgetDraftClient();
    setCode('');
  };
  const isUsable = code !== '' && read.data?.IsActive === true;
  return { client: isUsable ? (read.data ?? null) : null, forget };
}
