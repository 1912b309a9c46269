import { create } from 'zustand';

/** Number of things under way, for the 'Carregando...' overlay. */
export const useActivity = create(() => ({ running: 0 }));

const add = (n: number) => useActivity.setState(({ running }) => ({ running: running + n }));

/** Counts something as under way until what is returned is called. */
export function beginActivity(): () => void {
  add(1);
  return () => add(-1);
}

/** Counts `work` as under way until it settles, however it ends. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  const end = beginActivity();
  try {
    return await work;
  } finally {
    end();
  }
}
