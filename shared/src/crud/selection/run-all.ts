import { messageOf } from '@rodovia/shared/runtime';
import pLimit from 'p-limit';
import type { Refused } from '../types';

const AT_ONCE = 4;
const UNKNOWN = 'Não foi possível concluir.';

/** Returns the message of a refusal. */
export const reasonOf = (error: unknown) => messageOf(error, UNKNOWN);

/** Runs `work` for every row with limited concurrency; failures do not stop the others. */
export async function runAll<T>(
  rows: readonly T[],
  work: (row: T) => Promise<unknown>,
  onStep: (done: number) => void = () => undefined,
  say: (error: unknown) => string = reasonOf,
): Promise<Refused<T>[]> {
  const refused: Refused<T>[] = [];
  let done = 0;
  await pLimit(AT_ONCE).map(rows, async (row) => {
    await work(row).catch((error: unknown) => refused.push({ row, reason: say(error) }));
    done += 1;
    onStep(done);
  });
  return refused;
}
