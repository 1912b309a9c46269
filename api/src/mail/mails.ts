import { and, eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Database, Executor } from '../db/database';
import { mailMessage, person } from '../db/schema';
import type { Tracing } from '../tracing/tracing';
import { htmlMail, type MailContent, plainMail } from './layout';
import { createMailedLinks } from './mailed-links';
import { claimDue, claimOne, deliverClaimed } from './outbox';
import type { MailKind } from './texts';
import { type Attachment, createDelivery } from './transport';

/** Recipient of a mail. */
export interface Recipient {
  /** Absent for somebody who is nobody here yet. */
  code?: string;
  email: string;
}

/** Creates the document attached to a mail when it is sent; null if it no longer exists. */
export type MakeAttachment = (code: string) => Promise<Attachment | null>;

/** The outbox. */
export interface Mails {
  /**
   * Adds a mail in the caller's transaction; it is sent after the commit. Recipients without an address are skipped.
   * @param attachment code of the attached document, created by the function passed to `attach`.
   * @returns the mail's code, empty if none was added.
   */
  add(tx: Executor, kind: MailKind, recipient: Recipient, content: MailContent, attachment?: string): Promise<string>;
  /** Sets the function that creates attached documents. */
  attach(make: MakeAttachment): void;
  /**
   * Sends a message immediately.
   * @returns its status, undefined if it has been sent or is being sent.
   */
  sendNow(code: string): Promise<string | undefined>;
  /** Sends all messages that are due. */
  work(): Promise<void>;
  /** Resolves when no message is being sent; new work is refused from then on. */
  idle(): Promise<void>;
}

/**
 * Kinds that are also sent to unconfirmed addresses: the confirmation itself, and what the owner requested. Their calls
 * have rate limits of their own.
 */
const TO_ANYBODY: readonly MailKind[] = ['welcome', 'confirmation', 'recovery', 'guestCode'];

const OVER_LIMIT = 'Limite de mensagens por hora para esta pessoa.';

/**
 * Returns the initial status of a mail: pending, held until the address is confirmed, or refused if there are too many.
 */
async function beginningOf(tx: Executor, kind: MailKind, personCode: string | undefined, mailsPerHour: number) {
  if (personCode === undefined || TO_ANYBODY.includes(kind)) return { status: 'PENDING' };
  const [found] = await tx.select({ confirmed: person.emailConfirmed }).from(person).where(eq(person.code, personCode));
  const recent = and(eq(mailMessage.personCode, personCode), sql`${mailMessage.created} > now() - interval '1 hour'`);
  if ((await tx.$count(mailMessage, recent)) >= mailsPerHour) return { status: 'ERROR', failure: OVER_LIMIT };
  return { status: found?.confirmed ? 'PENDING' : 'HELD' };
}

/** Delay in ms after which a transaction that wrote a mail is usually committed; otherwise the next poll finds it. */
const COMMITTED_BY = 100;

/** Creates the outbox: mails are rows of the caller's transaction and leave after its commit. */
export function createMails(config: ApiConfig, db: Database, tracing?: Tracing): Mails {
  const send = createDelivery(config);
  const links = createMailedLinks(config);
  let makeAttachment: MakeAttachment = async () => null;
  const complete = async (message: typeof mailMessage.$inferSelect) => {
    const attachment = message.attachment ? await makeAttachment(message.attachment) : null;
    return send(await links.complete(db, message), attachment);
  };
  const deliver: typeof complete = tracing
    ? (message) => tracing.run('mail', { 'rodovia.mail.kind': message.kind }, () => complete(message))
    : complete;
  let working: Promise<void> | undefined;
  let closed = false;

  async function drain(): Promise<void> {
    for (let due = await claimDue(db); due; due = closed ? undefined : await claimDue(db)) {
      await deliverClaimed(db, config, deliver, due);
    }
  }

  function work(): Promise<void> {
    if (closed) return Promise.resolve();
    working ??= drain().finally(() => {
      working = undefined;
    });
    return working;
  }

  return {
    work,
    attach(make) {
      makeAttachment = make;
    },
    async add(tx, kind, { code: personCode, email }, content, attachment) {
      if (email === '') return '';
      const [row] = await tx
        .insert(mailMessage)
        .values({
          kind,
          personCode,
          attachment,
          sender: config.mailFrom,
          recipient: email,
          subject: content.subject,
          html: htmlMail(content),
          plain: plainMail(content),
          ...(await beginningOf(tx, kind, personCode, config.mailsPerHour)),
        })
        .returning({ code: mailMessage.code });
      setTimeout(() => void work().catch(() => undefined), COMMITTED_BY).unref();
      return row?.code ?? '';
    },
    async idle() {
      closed = true;
      await working;
    },
    async sendNow(code) {
      const message = await claimOne(db, code);
      return message && deliverClaimed(db, config, deliver, message);
    },
  };
}
