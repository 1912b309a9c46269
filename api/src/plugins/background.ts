import type { Api, ApiContext } from '../context/context';
import { withoutParameters } from '../db/errors';
import { forgetOld } from '../db/retention';
import { createKnownAddresses } from '../identity/known-addresses';
import { purgeChallenges } from '../identity/passkeys';
import { createSessions } from '../identity/sessions';

const PURGE_EVERY = 60_000;
const CHORES_EVERY = 60_000;

/** Repeats `work` with a pause after each run until it is stopped. */
function repeat(pause: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work().finally(next);
    }, pause);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Starts background work: outbox, clean-up, and the modules' own. It ends with the server, finishing what has begun.
 */
export function background(app: Api, context: ApiContext): void {
  const { config, chores, documents, mails, pushes, limits, database } = context;
  const { db } = database;
  const known = createKnownAddresses(config);
  const sessions = createSessions(config);
  const purge = async () => {
    await limits.purge();
    await known.purge(db);
    await sessions.purge(db);
    await purgeChallenges(db);
    await forgetOld(db, config);
  };
  const stops: (() => Promise<void>)[] = [];
  const guarded = (work: () => Promise<unknown>) => async () => {
    await work().catch((error: Error) =>
      app.log.error({ failure: withoutParameters(error) }, 'o trabalho de fundo falhou'),
    );
  };
  app.addHook('onReady', async () => {
    for (const { work } of [mails, pushes]) stops.push(repeat(config.mailInterval, guarded(work)));
    stops.push(repeat(PURGE_EVERY, guarded(purge)));
    stops.push(...chores.map((chore) => repeat(CHORES_EVERY, guarded(chore))));
  });
  app.addHook('onClose', async () => {
    // the current mail and notice are finished, and no other begins
    await Promise.all([guarded(mails.idle)(), guarded(pushes.idle)(), ...stops.map((stop) => stop())]);
    // last, because a mail being sent may need a document
    await documents.close();
  });
}
