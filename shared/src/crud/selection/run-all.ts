import { messageOf } from '@rodovia/shared/runtime';

/** A record that a bulk action could not change, and why. */
export interface Refused<T> {
  row: T;
  reason: string;
}

const AT_ONCE = 4;
const UNKNOWN = 'Não foi possível concluir.';

/** Runs `work` for every row, a few at a time; one refusal does not keep the others from being tried. */
export async function runAll<T>(
  rows: readonly T[],
  work: (row: T) => Promise<unknown>,
  onStep: (done: number) => void = () => undefined,
): Promise<Refused<T>[]> {
  const refused: Refused<T>[] = [];
  const queue = [...rows];
  let done = 0;
  const worker = async () => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      const current = row;
      await work(current).catch((error: unknown) => refused.push({ row: current, reason: messageOf(error, UNKNOWN) }));
      done += 1;
      onStep(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return refused;
}
