import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats `work` over several connections until `measured` is done; it receives the number of the connection and of the
 * repetition.
 */
export async function beside<T>(
  connections: number,
  work: (at: number, turn: number) => Promise<void>,
  measured: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const connection = async (at: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      await work(at, turn);
      await wait(1);
    }
  };
  const all = Array.from({ length: connections }, (_, at) => connection(at));
  const done = await measured().finally(() => {
    isOver = true;
  });
  await Promise.all(all);
  return done;
}
