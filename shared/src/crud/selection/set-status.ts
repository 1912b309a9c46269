import { ApiError } from '@rodovia/shared/runtime';
import { STALE } from '../../contracts/records';
import { resourceOf } from '../resource';
import type { CrudRow, Refused } from '../types';
import { reasonOf, runAll } from './run-all';

interface Switched<T> {
  /** The records after the change. */
  changed: T[];
  refused: Refused<T>[];
}

/** Activates or deactivates rows in their current version. Rows that already have the status are skipped. */
export async function setStatusOfAll<T extends CrudRow>(
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

/** Reverts `setStatusOfAll`. Rows that have been changed since are left unchanged. */
export const revertStatus = <T extends CrudRow>(resource: string, rows: readonly T[]): Promise<Refused<T>[]> =>
  runAll(rows, (row) => resourceOf(resource).setActive(row, !row.IsActive), undefined, whyLeft);
