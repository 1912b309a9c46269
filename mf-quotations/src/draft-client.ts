import type { Person } from '@rodovia/shared/contracts';
import { useSearchParams } from '@rodovia/shared/router';
import { useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

/** In the address of a new quotation: whom it is for. */
const PARAMETER = 'cliente';
/** Where that is kept while the products are chosen, and until the log-out at most. */
const KEY = 'rodovia.draft-client';

const CODE = /^[\da-f-]{36}$/;
const kept = () => sessionStorage.getItem(KEY) ?? '';

export const forgetDraftClient = () => sessionStorage.removeItem(KEY);

/** The client whom a new quotation was begun for, and how to go on without; null where nobody is known yet. */
export function useDraftClient(): { client: Person | null; forget: () => void } {
  const [params] = useSearchParams();
  const asked = params.get(PARAMETER) ?? '';
  const [code, setCode] = useState(() => (CODE.test(asked) ? asked : kept()));
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
