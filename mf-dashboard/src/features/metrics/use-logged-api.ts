import { useApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';

/** A read of the dashboard. A failure goes to the console only: the other figures stay. */
export function useLoggedApi<T>(url: string) {
  const read = useApi<T>(url);
  useEffect(() => {
    if (read.error) console.error(`Error fetching ${url}:`, read.error);
  }, [read.error, url]);
  return read;
}
