import { useRef, useState } from 'react';
import { type Draft, type Place, readMessageDraft, saveMessageDraft } from './drafts';

/** Changes some fields of the draft; a function receives the current draft. */
export type ChangeDraft = (values: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void;

/** State of the draft. It is stored on every change, so that a reload or an interrupted session loses nothing. */
export function useDraft(place: Place): [draft: Draft, change: ChangeDraft] {
  const [draft, setDraft] = useState(() => readMessageDraft(place));
  const latest = useRef(draft);
  const change: ChangeDraft = (values) => {
    const { current } = latest;
    latest.current = { ...current, ...(typeof values === 'function' ? values(current) : values) };
    saveMessageDraft(place, latest.current);
    setDraft(latest.current);
  };
  return [draft, change];
}
