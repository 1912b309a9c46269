import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ApiConfig } from '../base/config';
import { keyedDigest, keyFor } from '../base/keys';
import type { Executor } from '../db/database';
import { confirmationLink, invitationLink, type mailMessage, recoveryLink } from '../db/schema';
import { Undeliverable } from './outbox';

/** Stands in stored mails where the link goes: nobody who reads them can use it. */
export const REMOVED_LINK = '[link removido]';

type Message = typeof mailMessage.$inferSelect;

/** A digest as a UUID. */
function asUuid(digest: string): string {
  const digits = Buffer.from(digest, 'base64url').toString('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

/** What the table keeps of a link. */
export const linkDigest = (guid: string) => createHash('sha256').update(guid.trim().toLowerCase()).digest('hex');

const notExpired = ({ expires }: { expires: AnyPgColumn }) => sql`${expires} > now()`;

/** The kinds of mail that carry a link: where its page is, and the row that says whether it still works. */
const LINKS = {
  recovery: {
    page: 'recovery-pass',
    purpose: 'recovery link',
    table: recoveryLink,
    isOpen: and(isNull(recoveryLink.used), notExpired(recoveryLink)),
  },
  invitation: {
    page: 'convite',
    purpose: 'invitation link',
    table: invitationLink,
    isOpen: and(isNull(invitationLink.used), isNull(invitationLink.voided), notExpired(invitationLink)),
  },
  confirmation: {
    page: 'confirmar-email',
    purpose: 'confirmation link',
    table: confirmationLink,
    isOpen: notExpired(confirmationLink),
  },
};
type LinkKind = keyof typeof LINKS;

const carriesLink = (kind: string): kind is LinkKind => Object.hasOwn(LINKS, kind);

/** Links that mails carry: made from the mail's code under a key whenever the mail leaves, and stored nowhere. */
export function createMailedLinks(config: Pick<ApiConfig, 'tokenSecret' | 'publicUrl'>) {
  const guidOf = (kind: LinkKind, mailCode: string) =>
    asUuid(keyedDigest(keyFor(config, LINKS[kind].purpose), mailCode));

  const urlOf = (kind: LinkKind, guid: string) => `${config.publicUrl}/${LINKS[kind].page}/${guid}`;

  /** Whether the mail may leave; true for one without a link. */
  async function isUsable(db: Executor, { kind, code }: Pick<Message, 'kind' | 'code'>): Promise<boolean> {
    if (!carriesLink(kind)) return true;
    const { table, isOpen } = LINKS[kind];
    return (await db.$count(table, and(eq(table.digest, linkDigest(guidOf(kind, code))), isOpen))) > 0;
  }

  /** The mail as it leaves. @throws {Undeliverable} where its link does not work any more. */
  async function complete(db: Executor, message: Message): Promise<Message> {
    const { kind, code } = message;
    if (!carriesLink(kind)) return message;
    if (!(await isUsable(db, message))) throw new Undeliverable('O link desta mensagem não vale mais.');
    const url = urlOf(kind, guidOf(kind, code));
    const filled = (text: string) => text.replaceAll(REMOVED_LINK, () => url);
    return { ...message, html: filled(message.html), plain: filled(message.plain) };
  }

  return { guidOf, urlOf, isUsable, complete };
}
