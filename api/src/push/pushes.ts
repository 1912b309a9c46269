import { and, eq, isNull, or, sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { ApiConfig } from '../base/config';
import type { Database, Executor } from '../db/database';
import { type PushContent, pushMessage, pushSubscription } from '../db/schema';
import { isPushService } from './push-services';
import { vapidKeys } from './vapid';

type Message = typeof pushMessage.$inferSelect;
type Subscription = typeof pushSubscription.$inferSelect;

/** Notices on the devices of clients. */
export interface Pushes {
  /** Key with which browsers subscribe, base64url. */
  publicKey: string;
  /** Adds a notice for the devices of a person in the caller's transaction; it is sent after the commit. */
  add(tx: Executor, personCode: string, quotationCode: string, content: PushContent): Promise<void>;
  /** Sends all notices that are due. */
  work(): Promise<void>;
  /** Resolves when none is being sent; new work is refused from then on. */
  idle(): Promise<void>;
}

/** Seconds for which a push service keeps a notice for a device that is off. */
const TTL = 24 * 3600;
const TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 5;
const BACK_OFF = 4;

/** Lease of a notice: if the instance dies while sending, another one takes over afterwards. */
const LEASE = sql`now() + interval '1 minute'`;

/** Delay in ms after which a transaction that wrote a notice is usually committed; otherwise the next poll finds it. */
const COMMITTED_BY = 100;

/** Answers of a push service that has forgotten the device. */
const FORGOTTEN = [404, 410];
/** The service asks to try again later. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** Creates the notices: rows of the caller's transaction that leave after its commit. */
export function createPushes(config: ApiConfig, db: Database): Pushes {
  const keys = vapidKeys(config);
  const sender = (config.mailFrom.split('<').at(-1) ?? '').replace('>', '');
  // push services write to it if something is wrong with what they are given
  const vapidDetails = { subject: `mailto:${sender.trim()}`, ...keys };
  let working: Promise<void> | undefined;
  let closed = false;

  async function claim(): Promise<Message | undefined> {
    const free = sql`(${pushMessage.leasedUntil} is null or ${pushMessage.leasedUntil} < now())`;
    const due = sql`${pushMessage.code} in (select ${pushMessage.code} from ${pushMessage}
      where ${pushMessage.due} <= now() and ${free} order by ${pushMessage.due} limit 1 for update skip locked)`;
    const [message] = await db.update(pushMessage).set({ leasedUntil: LEASE }).where(due).returning();
    return message;
  }

  /** Sends a notice; returns the status of the answer, 0 if there was none. */
  async function post({ endpoint, p256dh, auth }: Subscription, content: PushContent): Promise<number> {
    // the list of services may have changed since the device was noted
    if (!isPushService(config.pushServices, endpoint)) return 410;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      {
        vapidDetails,
        TTL,
        urgency: 'normal',
      },
    );
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const call = {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal,
    } as const;
    return fetch(endpoint, call).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => 0,
    );
  }

  const forget = (message: Message) => db.delete(pushMessage).where(eq(pushMessage.code, message.code));

  async function deliver(message: Message): Promise<void> {
    const byCode = eq(pushSubscription.code, message.subscriptionCode);
    const [device] = await db.select().from(pushSubscription).where(byCode);
    if (!device) return;
    const status = await post(device, message.content).catch(() => 400);
    if (FORGOTTEN.includes(status)) return void (await db.delete(pushSubscription).where(byCode));
    const attempts = message.attempts + 1;
    if ((status !== 0 && !isPassing(status)) || attempts >= MAX_ATTEMPTS) return void (await forget(message));
    const wait = config.mailRetry * BACK_OFF ** message.attempts;
    const due = sql`now() + ${wait}::float8 * interval '1 millisecond'`;
    await db.update(pushMessage).set({ attempts, due, leasedUntil: null }).where(eq(pushMessage.code, message.code));
  }

  async function drain(): Promise<void> {
    for (let due = await claim(); due; due = closed ? undefined : await claim()) await deliver(due);
  }

  function work(): Promise<void> {
    if (closed) return Promise.resolve();
    working ??= drain().finally(() => {
      working = undefined;
    });
    return working;
  }

  return {
    publicKey: keys.publicKey,
    work,
    async add(tx, personCode, quotationCode, content) {
      const ofQuotation = or(isNull(pushSubscription.quotationCode), eq(pushSubscription.quotationCode, quotationCode));
      const devices = await tx
        .select({ subscriptionCode: pushSubscription.code })
        .from(pushSubscription)
        .where(and(eq(pushSubscription.personCode, personCode), ofQuotation));
      if (devices.length === 0) return;
      await tx.insert(pushMessage).values(devices.map((device) => ({ ...device, content })));
      setTimeout(() => void work().catch(() => undefined), COMMITTED_BY).unref();
    },
    async idle() {
      closed = true;
      await working;
    },
  };
}
