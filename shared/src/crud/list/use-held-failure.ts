import { useRef } from 'react';

interface Read {
  data?: unknown;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Holds the failure of a read while it is read again unasked, so that what is said of it does not blink. A retry that
 * somebody asks for is shown as a read.
 * @param place what is read; another place has its own failure.
 */
export function useHeldFailure({ data, error, refetch }: Read, place: string) {
  const held = useRef<{ place: string; error: unknown }>(undefined);
  if (error) held.current = { place, error };
  else if (data !== undefined || held.current?.place !== place) held.current = undefined;
  const retry = () => {
    held.current = undefined;
    return refetch();
  };
  return { failure: error ?? held.current?.error, retry };
}
