import { useSearchParams } from '@rodovia/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { formLeftOpen } from '../form/kept-form';
import type { CrudDefinition, CrudRow } from '../types';

/** In an address: opens the form of a new record, filled in with the values of its other keys (`novo=sim&size=205/55R16`). */
const CREATES = 'novo';

/** What the form is open for: a record, or a new one with what is known of it already. */
interface Editing<T, Input> {
  row?: T;
  preset?: Partial<Input>;
}

/** The texts of an address that a form has a field for. */
function presetIn<Input extends object>(params: URLSearchParams, empty: Input): Partial<Input> {
  const texts = Object.entries(empty).filter(([name, value]) => typeof value === 'string' && params.has(name));
  return Object.fromEntries(texts.map(([name]) => [name, params.get(name)])) as Partial<Input>;
}

/**
 * The form of a list's records, open or not; an address can open it for a new one. It is open again for whom it
 * was open when the session broke off.
 */
export function useEditing<T extends CrudRow, Input extends object>({ form, path }: CrudDefinition<T, Input>) {
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState<Editing<T, Input> | null>(() => {
    const left = form && formLeftOpen<T>(path);
    if (left) return { row: left.record };
    return form && params.has(CREATES) ? { preset: presetIn(params, form.empty) } : null;
  });
  const isAsked = form !== undefined && params.has(CREATES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is open is not filled in anew
  useEffect(() => {
    if (isAsked && form) setEditing((before) => before ?? { preset: presetIn(params, form.empty) });
  }, [isAsked]);
  const close = useCallback(() => {
    setEditing(null);
    if (params.has(CREATES)) setParams({}, { replace: true });
  }, [params, setParams]);
  return { editing, open: setEditing, close };
}
