import { create } from 'zustand';

/** Number of calls under way, for the 'Carregando...' overlay. */
export const useActivity = create(() => ({ running: 0 }));

/** Counts `work` as under way until it settles, however it ends. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  const add = (n: number) => useActivity.setState(({ running }) => ({ running: running + n }));
  add(1);
  try {
    return await work;
  } finally {
    add(-1);
  }
}
