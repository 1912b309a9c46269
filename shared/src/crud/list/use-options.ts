import { useApi } from '@rodovia/shared/runtime';
import { useMemo } from 'react';
import { MAX_LIST_RECORDS } from '../../contracts/records';
import { isPaged } from '../resource';
import type { Option, OptionSource } from '../types';
import { useResting } from './use-resting';

const OPTIONS_STALE_MS = 5 * 60_000;

interface Options {
  options: readonly Option[];
  loading: boolean;
  failed: boolean;
  /** Message shown instead of the options if they could not be read. */
  failure: string | undefined;
  /** Whether there are more options than these, which are found by typing. */
  isCut: boolean;
}

type Remote = Extract<OptionSource, { url: string }>;

const rowsIn = (answer: unknown) => (isPaged(answer) ? answer.Results : Array.isArray(answer) ? answer : []) as never[];
const optionsIn = (remote: Remote | null, answer: unknown) => (remote ? rowsIn(answer).map(remote.toOption) : []);

const isPart = (answer: unknown) =>
  isPaged(answer) ? answer.TotalCount > answer.Results.length : rowsIn(answer).length >= MAX_LIST_RECORDS;

const read = (url = '') => ({ url, settings: { enabled: url !== '', staleTime: OPTIONS_STALE_MS } });

/** Reads options that an incomplete list lacks: those that match the typed text, and the selected one. */
function useBeyond(remote: Remote | null, isCut: boolean, known: readonly Option[], typed: string, value: string) {
  const term = useResting(typed.trim());
  const more = isCut ? remote?.more : undefined;
  const isMissing = value !== '' && !known.some((option) => option.value === value);
  const search = read(term ? more?.search(term) : undefined);
  const one = read(isMissing ? more?.one(value) : undefined);
  const found = useApi<unknown>(search.url, search.settings);
  const chosen = useApi<unknown>(one.url, one.settings);
  return useMemo(
    () => [...optionsIn(remote, found.data), ...optionsIn(remote, chosen.data && [chosen.data])],
    [remote, found.data, chosen.data],
  );
}

const distinct = (options: readonly Option[]) => [...new Map(options.map((option) => [option.value, option])).values()];

/**
 * Reads the options of a select.
 * @param typed text to search for, and `value` the selected value: both are looked up if there are more options than a
 * list contains.
 */
export function useOptions(source: OptionSource = [], typed = '', value = ''): Options {
  const remote = 'url' in source ? source : null;
  const { url, settings } = read(remote?.url);
  const { data, isLoading, isError } = useApi<unknown>(url, settings);
  const isCut = isPart(data);
  const listed = useMemo(() => [...(remote?.besides ?? []), ...optionsIn(remote, data)], [remote, data]);
  const beyond = useBeyond(remote, isCut, listed, typed, value);
  const options = useMemo(() => (beyond.length > 0 ? distinct([...listed, ...beyond]) : listed), [listed, beyond]);
  const failure = isError ? remote?.failure : undefined;
  return {
    options: remote ? options : (source as readonly Option[]),
    loading: isLoading,
    failed: isError,
    failure,
    isCut,
  };
}
