import { useRef, useState } from 'react';
import { type Draft, keepDraft, keptDraft, type Place } from './kept';

/** Changes some of what is being written; a function is given what is written by now. */
export type ChangeDraft = (values: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void;

/** What is being written; kept with every key, so that a reload and a broken session cost nothing of it. */
export function useDraft(place: Place): [draft: Draft, change: ChangeDraft] {
  const [draft, setDraft] = useState(() => keptDraft(place));
  const latest = useRef(draft);
  const change: ChangeDraft = (values) => {
    const { current } = latest;
    latest.current = { ...current, ...(typeof values === 'function' ? values(current) : values) };
    keepDraft(place, latest.current);
    setDraft(latest.current);
  };
  return [draft, change];
}
