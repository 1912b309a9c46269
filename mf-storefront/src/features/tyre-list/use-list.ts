import type { MatchedList } from '@rodovia/shared/contracts/quotations';
import { ApiError, api, messageOf } from '@rodovia/shared/runtime';
import { type Dispatch, useEffect, useReducer } from 'react';
import { changeList, type ListAction, type ListRow, type ListState, NO_LIST, unreadRows } from './list-state';

const NOT_READ = 'Não foi possível ler esta linha.';
/** Pause in ms before retrying after the server asked to slow down. */
const PAUSE_MS = 2500;
const MAX_ATTEMPTS = 8;

const TOO_MANY = 429;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A lost network must not end the session, which would discard the list. */
const HERE = { unattended: true };

async function match(rows: readonly ListRow[], signal: AbortSignal, tries = MAX_ATTEMPTS): Promise<MatchedList> {
  try {
    return await api.post<MatchedList>(
      '/product/match-list',
      { lines: rows.map(({ text }) => text) },
      { ...HERE, signal },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== TOO_MANY || tries === 1) throw error;
    await pause(signal);
    return match(rows, signal, tries - 1);
  }
}

/** State of a list whose lines are read by the server in batches, one after the other. */
export function useList(): [ListState, Dispatch<ListAction>] {
  const [state, dispatch] = useReducer(changeList, NO_LIST);
  const rows = unreadRows(state);
  const key = rows.map(({ reading }) => reading).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers identify the reads
  useEffect(() => {
    if (key === '') return undefined;
    const leaving = new AbortController();
    const readings = rows.map(({ reading }) => reading);
    match(rows, leaving.signal).then(
      (answer) => leaving.signal.aborted || dispatch({ type: 'read', readings, answer }),
      (error: unknown) =>
        leaving.signal.aborted || dispatch({ type: 'fail', readings, failure: messageOf(error, NOT_READ) }),
    );
    return () => leaving.abort();
  }, [key]);
  return [state, dispatch];
}
