import { openForms } from '@rodovia/shared/runtime';
import { useCallback, useEffect, useState } from 'react';
import { discardFormDraft, readFormDraft, saveFormDraft } from './form-draft';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * State of a dialog without form fields. Its values are stored on this device until the action is taken or the dialog
 * is closed, and restored after an interrupted session.
 * @param place identifies the dialog and its record.
 * @param onLeave closes the dialog.
 * @returns the values, a function that changes some of them, one that discards them, and one that discards them and
 * closes the dialog.
 */
export function useFormDraft<T extends object>(place: string, initial: T, onLeave?: () => void) {
  const [base] = useState(initial);
  const [values, setValues] = useState<T>(() => ({ ...initial, ...(readFormDraft(place)?.values as Partial<T>) }));
  const isChanged = JSON.stringify(values) !== JSON.stringify(base);
  useEffect(() => {
    if (isChanged) saveFormDraft(place, undefined, values, NOTHING);
    else discardFormDraft(place);
  }, [place, values, isChanged]);
  useEffect(() => {
    if (!isChanged) return;
    openForms.add(place);
    return () => void openForms.delete(place);
  }, [place, isChanged]);
  const change = useCallback((some: Partial<T>) => setValues((before) => ({ ...before, ...some })), []);
  const forget = useCallback(() => discardFormDraft(place), [place]);
  const leave = () => {
    forget();
    onLeave?.();
  };
  return { values, change, forget, leave, isChanged };
}
