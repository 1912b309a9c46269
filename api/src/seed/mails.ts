import { desc, eq, inArray } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { mailMessage, person, quotation, quotationItem } from '../db/schema';
import { htmlMail, type MailContent, plainMail } from '../mail/layout';
import { type MailKind, mailTexts, type QuotationFacts } from '../mail/texts';
import { type Random, uuid } from './random';

const MAILS = 20;
/** Every seventh mail failed, so that resending can be tried. */
const FAILED_EVERY = 7;
const MINUTE = 60_000;

type Source = { quotation: typeof quotation.$inferSelect; person: typeof person.$inferSelect };

function textOf(
  { quotation: { status, note }, person: { name } }: Source,
  facts: QuotationFacts,
): [MailKind, MailContent] {
  if (status === 'COMPLETE') return ['finished', mailTexts.finished(name, facts, note)];
  if (status === 'CANCEL') return ['cancelled', mailTexts.cancelled(name, facts, note)];
  return ['received', mailTexts.received(name, facts)];
}

async function linesByQuotation(tx: Executor, codes: string[]): Promise<Map<string, string[]>> {
  const items = await tx.select().from(quotationItem).where(inArray(quotationItem.quotationCode, codes));
  const lines = new Map<string, string[]>();
  for (const { quotationCode, quantity, description } of items) {
    lines.set(quotationCode, [...(lines.get(quotationCode) ?? []), `${quantity} × ${description}`]);
  }
  return lines;
}

/** Inserts mails of the latest quotations, a few of them failed. */
export async function seedMails(
  tx: Executor,
  { mailFrom, publicUrl }: Pick<ApiConfig, 'mailFrom' | 'publicUrl'>,
  next: Random,
): Promise<void> {
  const sources = await tx
    .select()
    .from(quotation)
    .innerJoin(person, eq(person.code, quotation.personCode))
    .orderBy(desc(quotation.number))
    .limit(MAILS);
  const lines = await linesByQuotation(
    tx,
    sources.map((source) => source.quotation.code),
  );
  const rows = sources.map((source, index) => {
    const { code, number, updated } = source.quotation;
    const facts = { number, url: `${publicUrl}/orcamentos/${code}`, lines: lines.get(code) ?? [] };
    const [kind, content] = textOf(source, facts);
    const isFailed = index % FAILED_EVERY === FAILED_EVERY - 1;
    return {
      code: uuid(next),
      kind,
      personCode: source.person.code,
      sender: mailFrom,
      recipient: source.person.email,
      subject: content.subject,
      html: htmlMail(content),
      plain: plainMail(content),
      status: isFailed ? 'ERROR' : 'SENT',
      attempts: isFailed ? 5 : 1,
      failure: isFailed ? 'Servidor de e-mail indisponível.' : '',
      sent: isFailed ? null : new Date(updated.getTime() + MINUTE),
      created: updated,
    };
  });
  await tx.insert(mailMessage).values(rows);
}
