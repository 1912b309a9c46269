import type { Product } from '@rodovia/shared/contracts';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

const MIN_LENGTH = 3;
const PAUSE_MS = 200;

/**
 * Products that match what is being typed, from three characters on and after a short pause; an older read is aborted.
 * Undefined until it is known which; `failed` where they did not come.
 */
export function useSuggestions(text: string): { found: Product[] | undefined; failed: boolean } {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const wanted = settled.length >= MIN_LENGTH && typed.length >= MIN_LENGTH;
  const { data, isError } = useApi<Product[]>(
    callPath('/product/by-description', { term: settled }),
    // while more is typed, what was found stays until there is something better
    { enabled: wanted, placeholderData: (before) => before },
  );
  return { found: wanted ? data : undefined, failed: wanted && isError };
}
