import { setTimeout as wait } from 'node:timers/promises';
import { databaseFailure, hasMetAnother } from './errors';

const ATTEMPTS = 4;
const FIRST_PAUSE = 20;

/** Retries `work` a few times if the database aborted it in favour of another transaction. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasMetAnother(databaseFailure(error)?.code)) throw error;
      await wait(FIRST_PAUSE * 2 ** attempt * Math.random());
    }
  }
}
