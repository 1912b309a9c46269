import type { DatabaseHandle } from './database';

/**
 * Lets several hearers share one connection that listens: it is opened for the first and closed after the last. A
 * failed opening is tried again for the next hearer.
 */
export function sharedListening(open: DatabaseHandle['listen']): DatabaseHandle['listen'] {
  const hearers = new Set<(payload: string) => void>();
  let opened: ReturnType<typeof open> | undefined;
  return async (hear) => {
    const own = (payload: string) => hear(payload);
    hearers.add(own);
    opened ??= open((payload) => {
      for (const one of hearers) one(payload);
    });
    const mine = opened;
    const leave = () => {
      hearers.delete(own);
      if (hearers.size > 0 || opened !== mine) return undefined;
      opened = undefined;
      return mine;
    };
    try {
      await mine;
    } catch (error) {
      hearers.delete(own);
      if (opened === mine) opened = undefined;
      throw error;
    }
    return async () => (await leave())?.();
  };
}
