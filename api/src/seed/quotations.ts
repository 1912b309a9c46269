import type { QuotationStatus } from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { quotation, quotationEvent, quotationItem } from '../db/schema';
import type { SeededProduct } from './catalogue';
import { seedDesk } from './desk';
import type { SeededPersons } from './persons';
import { seedProposals } from './proposals';
import { integer, pick, type Random, uuid } from './random';

const QUOTATIONS = 200;
const DAYS = 90;
const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

type Quotation = typeof quotation.$inferInsert & { code: string; created: Date; status: QuotationStatus };
type Event = typeof quotationEvent.$inferInsert;
type Item = typeof quotationItem.$inferInsert;

/** Returns a status: old quotations are mostly finished, recent ones mostly open. */
function statusAt(age: number, next: Random): QuotationStatus {
  const chance = next();
  if (age < 4) return chance < 0.7 ? 'OPEN' : 'IN PROGRESS';
  if (chance < 0.12) return 'CANCEL';
  if (chance < 0.2) return 'OPEN';
  return chance < 0.32 ? 'IN PROGRESS' : 'COMPLETE';
}

const CLIENT_REASON = 'Solicitação de cancelamento pelo cliente!';
const COMPLETION = 'Atendimento finalizado.';

function noteOf(status: QuotationStatus): string {
  if (status === 'CANCEL') return CLIENT_REASON;
  return status === 'COMPLETE' ? COMPLETION : '';
}

/** Moves an instant into opening hours, between 8 and 18 in the time zone of São Paulo. */
function inTheDay(instant: number, next: Random): Date {
  const opening = Math.floor(instant / DAY) * DAY + 11 * HOUR;
  return new Date(Math.min(opening + next() * 10 * HOUR, Date.now() - HOUR));
}

/** Returns some hours later, but never in the future. */
const servedAt = (created: Date, next: Random) =>
  new Date(Math.min(created.getTime() + integer(next, 1, 50) * 45 * MINUTE, Date.now() - HOUR / 2));

function draw(index: number, { sellers, clients }: SeededPersons, next: Random): Quotation {
  // the demonstration client's first quotation, answered by the demonstration seller
  const isShown = index === 0;
  const age = isShown ? 1 : next() ** 1.4 * DAYS;
  const status = isShown ? 'IN PROGRESS' : statusAt(age, next);
  // every twelfth belongs to the demonstration client, so that their list is never empty
  const client = index % 12 === 0 ? clients[0] : pick(next, clients.slice(0, -1));
  const served = status === 'IN PROGRESS' || status === 'COMPLETE';
  const created = inTheDay(Date.now() - age * DAY - HOUR, next);
  const personCode = client ?? '';
  return {
    code: uuid(next),
    status,
    personCode,
    sellerCode: isShown ? (sellers[0] ?? null) : served || next() < 0.25 ? pick(next, sellers) : null,
    note: noteOf(status),
    createdBy: personCode,
    created,
    updated: status === 'OPEN' ? created : servedAt(created, next),
  };
}

function items(quotationCode: string, products: SeededProduct[], next: Random): (Item & { code: string })[] {
  const chosen = new Set(Array.from({ length: integer(next, 1, 5) }, () => pick(next, products)));
  return [...chosen].map((entry, position) => ({
    code: uuid(next),
    quotationCode,
    productCode: entry.code,
    position,
    quantity: pick(next, [1, 2, 2, 4, 4, 4, 6, 8, 12]),
    description: entry.description,
    size: entry.size,
    codePub: entry.codePub,
    internCode: entry.internCode,
  }));
}

/** Returns the events of a quotation including those of its proposals. */
function events(
  { code, status, personCode, sellerCode, created, updated, note }: Quotation,
  ofProposals: Event[],
): Event[] {
  const at = (moment: Date, reached: string, actorCode: string, text = ''): Event => ({
    quotationCode: code,
    status: reached,
    note: text,
    actorCode,
    created: moment,
  });
  const history = [at(created, 'OPEN', personCode)];
  const later = updated ?? created;
  if (status === 'CANCEL') history.push(at(later, status, personCode, note));
  // quotations are taken early, so that there is time for proposals
  const started =
    status === 'COMPLETE' ? new Date(created.getTime() + (later.getTime() - created.getTime()) / 10) : later;
  if (sellerCode && (status === 'IN PROGRESS' || status === 'COMPLETE'))
    history.push({ ...at(started, 'IN PROGRESS', sellerCode), sellerCode });
  history.push(...ofProposals);
  if (sellerCode && status === 'COMPLETE') history.push(at(later, status, sellerCode, note));
  return history;
}

/** Inserts two hundred quotations of the last ninety days with items and history, oldest first. */
export async function seedQuotations(
  tx: Executor,
  products: SeededProduct[],
  people: SeededPersons,
  next: Random,
): Promise<void> {
  const drawn = Array.from({ length: QUOTATIONS }, (_, index) => draw(index, people, next));
  drawn.sort((first, second) => first.created.getTime() - second.created.getTime());
  const numbered = await tx
    .insert(quotation)
    .values(drawn)
    .returning({ code: quotation.code, number: quotation.number });
  const numberOf = new Map(numbered.map(({ code, number }) => [code, number]));
  const lines = drawn.flatMap(({ code }) => items(code, products, next));
  await tx.insert(quotationItem).values(lines);
  const answered = drawn.map((one) => ({ ...one, number: numberOf.get(one.code) ?? 0 }));
  const ofProposals = await seedProposals(tx, answered, lines, products, people, next);
  await tx.insert(quotationEvent).values(drawn.flatMap((one) => events(one, ofProposals.get(one.code) ?? [])));
  await seedDesk(tx, drawn);
  await tx.execute(sql`analyze`);
}
