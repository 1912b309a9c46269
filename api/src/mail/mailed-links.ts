import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ApiConfig } from '../base/config';
import { keyedDigest, keyFor } from '../base/keys';
import { createQuotationLinks, quotationsIn } from '../base/quotation-links';
import type { Executor } from '../db/database';
import { confirmationLink, invitationLink, type mailMessage, person, quotation, recoveryLink } from '../db/schema';
import { Undeliverable } from './outbox';

/** Placeholder for links in stored mails, so that their readers cannot use them. */
export const REMOVED_LINK = '[link removido]';

type Message = typeof mailMessage.$inferSelect;

/** Formats a digest as a UUID. */
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

/** Returns the stored digest of a link. */
export const linkDigest = (guid: string) => createHash('sha256').update(guid.trim().toLowerCase()).digest('hex');

const notExpired = ({ expires }: { expires: AnyPgColumn }) => sql`${expires} > now()`;

/** Kinds of mails with links: the page, and the row that tells whether it is still valid. */
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

/** Links in mails, derived from the mail's code with a key when the mail is sent, and never stored. */
export function createMailedLinks(config: Pick<ApiConfig, 'tokenSecret' | 'publicUrl'>) {
  const quotations = createQuotationLinks(config);
  const guidOf = (kind: LinkKind, mailCode: string) =>
    asUuid(keyedDigest(keyFor(config, LINKS[kind].purpose), mailCode));

  const urlOf = (kind: LinkKind, guid: string) => `${config.publicUrl}/${LINKS[kind].page}/${guid}`;

  /** Returns whether the mail can be sent; true if it has no link. */
  async function isUsable(db: Executor, { kind, code }: Pick<Message, 'kind' | 'code'>): Promise<boolean> {
    if (!carriesLink(kind)) return true;
    const { table, isOpen } = LINKS[kind];
    return (await db.$count(table, and(eq(table.digest, linkDigest(guidOf(kind, code))), isOpen))) > 0;
  }

  /** Returns the mail with links that open the recipient's own quotations, for somebody who cannot log in. */
  async function opened(db: Executor, message: Message): Promise<Message> {
    const { personCode, plain, html } = message;
    const named = quotationsIn(plain);
    if (!personCode || named.length === 0) return message;
    const own = await db
      .select({ code: quotation.code })
      .from(quotation)
      .innerJoin(person, eq(person.code, quotation.personCode))
      .where(and(inArray(quotation.code, named), eq(person.code, personCode), eq(person.passwordHash, '')));
    const codes = own.map(({ code }) => code);
    return { ...message, html: quotations.opened(html, codes), plain: quotations.opened(plain, codes) };
  }

  /**
   * Returns the mail with its link.
   * @throws {Undeliverable} if the link is no longer valid.
   */
  async function complete(db: Executor, message: Message): Promise<Message> {
    const { kind, code } = message;
    if (!carriesLink(kind)) return opened(db, message);
    if (!(await isUsable(db, message))) throw new Undeliverable('O link desta mensagem não vale mais.');
    const url = urlOf(kind, guidOf(kind, code));
    const filled = (text: string) => text.replaceAll(REMOVED_LINK, () => url);
    return { ...message, html: filled(message.html), plain: filled(message.plain) };
  }

  return { guidOf, urlOf, isUsable, complete };
}
