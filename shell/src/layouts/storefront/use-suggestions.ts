import type { Product } from '@rodovia/shared/contracts';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

const MIN_LENGTH = 3;
const PAUSE_MS = 200;

/**
 * Products that match what is being typed, from three characters on and after a short pause; an older read is aborted.
 * Undefined until it is known which; `failed` where they did not come, or the code that `preload` fetches to show them.
 */
export function useSuggestions(
  text: string,
  preload: () => Promise<unknown>,
): { found: Product[] | undefined; failed: boolean } {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  const [code, setCode] = useState<'there' | 'lost'>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const wanted = settled.length >= MIN_LENGTH && typed.length >= MIN_LENGTH;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is another try
  useEffect(() => {
    if (!wanted) return;
    preload().then(
      () => setCode('there'),
      () => setCode('lost'),
    );
  }, [settled, wanted, preload]);
  const { data, isError } = useApi<Product[]>(
    callPath('/product/by-description', { term: settled }),
    // while more is typed, what was found stays until there is something better
    { enabled: wanted, placeholderData: (before) => before },
  );
  return { found: wanted && code === 'there' ? data : undefined, failed: wanted && (isError || code === 'lost') };
}
