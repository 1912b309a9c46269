import { useSearchParams } from '@rodovia/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { interruptedForm } from '../form/draft/form-draft';
import type { CrudDefinition, CrudRow } from '../types';

/**
 * Query parameter that opens the form of a new record. Other parameters prefill its fields (`novo=sim&size=205/55R16`).
 */
const CREATES = 'novo';

/** The record that is being edited, or the initial values of a new one. */
interface Editing<T, Input> {
  row?: T;
  preset?: Partial<Input>;
}

/** Returns the query parameters that match fields of the form. */
function presetIn<Input extends object>(params: URLSearchParams, empty: Input): Partial<Input> {
  const texts = Object.entries(empty).filter(([name, value]) => typeof value === 'string' && params.has(name));
  return Object.fromEntries(texts.map(([name]) => [name, params.get(name)])) as Partial<Input>;
}

/**
 * State of a list's record form. An address can open it for a new record, and it reopens after an interrupted session.
 */
export function useEditing<T extends CrudRow, Input extends object>({ form, path }: CrudDefinition<T, Input>) {
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState<Editing<T, Input> | null>(() => {
    const left = form && interruptedForm<T>(path);
    if (left) return { row: left.record };
    return form && params.has(CREATES) ? { preset: presetIn(params, form.empty) } : null;
  });
  const isAsked = form !== undefined && params.has(CREATES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open form is not prefilled again
  useEffect(() => {
    if (isAsked && form) setEditing((before) => before ?? { preset: presetIn(params, form.empty) });
  }, [isAsked]);
  const close = useCallback(() => {
    setEditing(null);
    if (params.has(CREATES)) setParams({}, { replace: true });
  }, [params, setParams]);
  return { editing, open: setEditing, close };
}
