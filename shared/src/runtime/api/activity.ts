import { create } from 'zustand';

/** Number of running calls, for the 'Carregando...' overlay. */
export const useActivity = create(() => ({ running: 0 }));

const add = (n: number) => useActivity.setState(({ running }) => ({ running: running + n }));

/** Increments the number of running calls until the returned function is called. */
export function beginActivity(): () => void {
  add(1);
  return () => add(-1);
}

/** Counts `work` as running until it settles. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  const end = beginActivity();
  try {
    return await work;
  } finally {
    end();
  }
}
