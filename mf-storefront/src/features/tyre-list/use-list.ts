import type { MatchedList } from '@rodovia/shared/contracts';
import { ApiError, api, messageOf } from '@rodovia/shared/runtime';
import { type Dispatch, useEffect, useReducer } from 'react';
import { changeList, type ListAction, type ListRow, type ListState, NO_LIST, unreadRows } from './list-state';

const NOT_READ = 'Não foi possível ler esta linha.';
/** A server that is asked too much says so; the next try is after so long. */
const PAUSE_MS = 2500;
const MOST_TRIES = 8;

const TOO_MANY = 429;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What goes wrong here stays here: the list is not torn away with the session. */
const HERE = { unattended: true };

async function match(rows: readonly ListRow[], signal: AbortSignal, tries = MOST_TRIES): Promise<MatchedList> {
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

/** A list whose lines are read by the server, in portions one after the other, as long as there are any that were not. */
export function useList(): [ListState, Dispatch<ListAction>] {
  const [state, dispatch] = useReducer(changeList, NO_LIST);
  const asked = unreadRows(state);
  const key = asked.map(({ reading }) => reading).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers of the readings are what is asked
  useEffect(() => {
    if (key === '') return undefined;
    const leaving = new AbortController();
    const readings = asked.map(({ reading }) => reading);
    match(asked, leaving.signal).then(
      (answer) => leaving.signal.aborted || dispatch({ type: 'read', readings, answer }),
      (error: unknown) =>
        leaving.signal.aborted || dispatch({ type: 'fail', readings, failure: messageOf(error, NOT_READ) }),
    );
    return () => leaving.abort();
  }, [key]);
  return [state, dispatch];
}
