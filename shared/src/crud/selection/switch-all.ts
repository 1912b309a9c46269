import { STALE } from '@rodovia/shared/contracts/if-match';
import { ApiError } from '@rodovia/shared/runtime';
import { resourceOf } from '../resource';
import type { CrudRow, Refused } from '../types';
import { reasonOf, runAll } from './run-all';

interface Switched<T> {
  /** As they are since. */
  changed: T[];
  refused: Refused<T>[];
}

/** Switches rows on or off as they are by now, whatever a list shows of them; those that are so already are left alone. */
export async function switchAll<T extends CrudRow>(
  resource: string,
  rows: readonly T[],
  active: boolean,
  onStep: (done: number) => void,
): Promise<Switched<T>> {
  const { read, setActive } = resourceOf(resource);
  const changed: T[] = [];
  const refused = await runAll(
    rows,
    async (row) => {
      const present = await read(row.Code);
      if (present.IsActive === active) return;
      const { Version } = await setActive(present, active);
      changed.push({ ...row, IsActive: active, Version });
    },
    onStep,
  );
  return { changed, refused };
}

const whyLeft = (error: unknown) =>
  error instanceof ApiError && error.status === STALE
    ? 'Este registro foi alterado depois disso e ficou como está.'
    : reasonOf(error);

/** Gives rows the state back that they had before `switchAll`; one that somebody has changed since keeps what it has. */
export const switchBack = <T extends CrudRow>(resource: string, rows: readonly T[]): Promise<Refused<T>[]> =>
  runAll(rows, (row) => resourceOf(resource).setActive(row, !row.IsActive), undefined, whyLeft);
