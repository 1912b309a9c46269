import { useApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';

/** Reads data of the dashboard. Failures are only logged to the console, so that the other figures stay. */
export function useLoggedApi<T>(url: string) {
  const read = useApi<T>(url);
  useEffect(() => {
    if (read.error) console.error(`Error fetching ${url}:`, read.error);
  }, [read.error, url]);
  return read;
}
