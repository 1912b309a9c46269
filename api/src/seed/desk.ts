import { sql } from 'drizzle-orm';
import { readDesk, readSchedule } from '../calendar/schedule';
import { afterWorkingMinutes, workingMinutesBetween } from '../calendar/working-time';
import type { Executor } from '../db/database';
import { conversation, deskSettings, message, messageRead, type quotation } from '../db/schema';

type Quotation = typeof quotation.$inferInsert & { code: string; created: Date };

interface Answered extends Record<string, unknown> {
  code: string;
  first: string;
}

const MINUTE = 60_000;
/** A number that belongs to nobody. */
const SHOP_MOBILE = '11900000000';

/** Sample conversations, the client first. */
const TALKS: readonly (readonly string[])[] = [
  [
    'Bom dia! Consegue entregar ainda nesta semana?',
    'Bom dia! Sim, a entrega sai em dois dias úteis.',
    'Perfeito, obrigado.',
  ],
  ['Esse preço vale para mais quatro unidades?', 'Vale, sim. Posso incluir na proposta?'],
  ['O índice de carga serve para uso com reboque?'],
  ['Vocês fazem o descarte dos pneus usados?', 'Fazemos, sem custo, na retirada na loja.'],
];

/** Sets due dates, response times and outcomes. */
async function seedAnswers(tx: Executor, quotations: Quotation[]): Promise<void> {
  const [schedule, { answerMinutes }] = [await readSchedule(tx), await readDesk(tx)];
  const { rows } = await tx.execute<Answered>(
    sql`select quotation_code as code, min(sent) as first from proposal where sent is not null group by quotation_code`,
  );
  const firstOf = new Map(rows.map(({ code, first }) => [code, new Date(first)]));
  const facts = quotations.map(({ code, created }) => {
    const first = firstOf.get(code);
    return {
      code,
      due: afterWorkingMinutes(created, answerMinutes, schedule),
      first: first ?? null,
      minutes: first ? workingMinutesBetween(created, first, schedule) : null,
    };
  });
  await tx.execute(sql`update quotation
    set response_due = fact.due, first_proposal = fact.first, answer_minutes = fact.minutes
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact (code uuid, due timestamptz, first timestamptz, minutes integer)
    where fact.code = quotation.code`);
  // demonstration data must not trigger notifications
  await tx.execute(sql`update quotation set late_told = now() where response_due < now()`);
  await tx.execute(sql`update quotation set
      outcome = case last.status when 'ACCEPTED' then 'WON' when 'REFUSED' then 'LOST' else 'UNANSWERED' end,
      loss_reason_code = case last.status when 'REFUSED' then (select code from loss_reason where refusal = last.reason) end
    from (select distinct on (quotation_code) quotation_code, status, reason from proposal
      where ordinal is not null order by quotation_code, ordinal desc) last
    where last.quotation_code = quotation.code and quotation.status = 'COMPLETE'`);
}

/** Adds a conversation to every third assigned quotation; the newest have unread messages. */
async function seedConversations(tx: Executor, quotations: Quotation[]): Promise<void> {
  const spoken = quotations.filter(({ sellerCode }, index) => sellerCode && index % 3 === 0);
  for (const [index, { code, personCode, sellerCode, created }] of spoken.entries()) {
    const talk = TALKS[index % TALKS.length] ?? [];
    const turns = talk.map((text, turn) => ({
      quotationCode: code,
      position: turn + 1,
      side: turn % 2 ? ('STAFF' as const) : ('CLIENT' as const),
      authorCode: (turn % 2 ? sellerCode : personCode) ?? personCode,
      text,
      created: new Date(created.getTime() + (turn + 1) * MINUTE),
    }));
    await tx.insert(message).values(turns);
    const last = turns.length;
    const [lastClient, lastStaff] = last % 2 ? [last, last - 1] : [last - 1, last];
    const isRead = index < spoken.length - 8;
    await tx.insert(conversation).values({
      quotationCode: code,
      lastPosition: last,
      lastClient,
      lastStaff,
      staffRead: isRead ? last : lastStaff,
    });
    const marks = [
      { personCode, position: isRead ? last : lastClient },
      { personCode: sellerCode ?? personCode, position: isRead ? last : lastStaff },
    ].filter(({ position }) => position > 0);
    await tx.insert(messageRead).values(marks.map((mark) => ({ quotationCode: code, ...mark })));
  }
}

/** Inserts the data of the sellers' desk. */
export async function seedDesk(tx: Executor, quotations: Quotation[]): Promise<void> {
  await tx.update(deskSettings).set({ whatsapp: SHOP_MOBILE });
  await seedAnswers(tx, quotations);
  await seedConversations(tx, quotations);
}
