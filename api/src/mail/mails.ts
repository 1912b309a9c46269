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

/** Who a mail goes to. */
export interface Recipient {
  code: string;
  email: string;
}

/** Makes the document that a mail names, when the mail leaves; null where there is none any more. */
export type MakeAttachment = (code: string) => Promise<Attachment | null>;

/** The outbox as the rest of the API sees it. */
export interface Mails {
  /**
   * Writes a mail inside the caller's transaction; it leaves once that is committed. To whom has no address none is written.
   * @param attachment code of the document that goes along, made by what `attach` was told. @returns the mail's code, empty where none was written.
   */
  add(tx: Executor, kind: MailKind, recipient: Recipient, content: MailContent, attachment?: string): Promise<string>;
  /** Says how documents are made that go along with mails. */
  attach(make: MakeAttachment): void;
  /** Tries a message at once. @returns its status, undefined where it is sent already or on its way. */
  sendNow(code: string): Promise<string | undefined>;
  /** Sends everything that is due. */
  work(): Promise<void>;
  /** Resolves when nothing is being sent any more; new work is refused from then on. */
  idle(): Promise<void>;
}

/** What somebody who has not confirmed the address gets: what asks for it, and what its owner asked for. Its calls have bounds of their own. */
const TO_ANYBODY: readonly MailKind[] = ['welcome', 'confirmation', 'recovery'];

const OVER_LIMIT = 'Limite de mensagens por hora para esta pessoa.';

/** How a new mail begins: on its way, held until the address is confirmed, or given up where there are too many. */
async function beginningOf(tx: Executor, kind: MailKind, personCode: string, mailsPerHour: number) {
  if (TO_ANYBODY.includes(kind)) return { status: 'PENDING' };
  const [found] = await tx.select({ confirmed: person.emailConfirmed }).from(person).where(eq(person.code, personCode));
  const recent = and(eq(mailMessage.personCode, personCode), sql`${mailMessage.created} > now() - interval '1 hour'`);
  if ((await tx.$count(mailMessage, recent)) >= mailsPerHour) return { status: 'ERROR', failure: OVER_LIMIT };
  return { status: found?.confirmed ? 'PENDING' : 'HELD' };
}

/** A transaction that wrote a mail is committed by then; if not, the next regular look finds it. */
const COMMITTED_BY = 100;

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
