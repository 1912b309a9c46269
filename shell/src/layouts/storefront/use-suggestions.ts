import type { Product } from '@rodovia/shared/contracts';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

const MIN_LENGTH = 3;
const PAUSE_MS = 200;

/** Products that match what is being typed, from three characters on and after a short pause; an older read is aborted. */
export function useSuggestions(text: string): Product[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const wanted = settled.length >= MIN_LENGTH && text.trim().length >= MIN_LENGTH;
  const { data } = useApi<Product[]>(callPath('/product/by-description', { term: settled }), { enabled: wanted });
  return wanted ? (data ?? []) : [];
}
