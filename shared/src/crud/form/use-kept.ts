import { openForms } from '@rodovia/shared/runtime';
import { useCallback, useEffect, useState } from 'react';
import { forgetForm, keepForm, keptForm } from './kept-form';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What is typed and chosen in a dialog that is no form of fields: it stays on this device until the step is taken or the
 * dialog is closed, and is there again where the session broke off in between.
 * @param place names the dialog and its record.
 * @param onLeave closes the dialog.
 * @returns the values, a function that changes some of them, one that forgets them, and one that forgets them and closes.
 */
export function useKept<T extends object>(place: string, initial: T, onLeave?: () => void) {
  const [begun] = useState(initial);
  const [values, setValues] = useState<T>(() => ({ ...initial, ...(keptForm(place)?.values as Partial<T>) }));
  const isChanged = JSON.stringify(values) !== JSON.stringify(begun);
  useEffect(() => {
    if (isChanged) keepForm(place, undefined, values, NOTHING);
    else forgetForm(place);
  }, [place, values, isChanged]);
  useEffect(() => {
    if (!isChanged) return;
    openForms.add(place);
    return () => void openForms.delete(place);
  }, [place, isChanged]);
  const change = useCallback((some: Partial<T>) => setValues((before) => ({ ...before, ...some })), []);
  const forget = useCallback(() => forgetForm(place), [place]);
  const leave = () => {
    forget();
    onLeave?.();
  };
  return { values, change, forget, leave, isChanged };
}
