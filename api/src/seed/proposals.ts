import { centsOf, formatCents, lineTotal, REFUSAL_WORDS, type RefusalReason } from '@rodovia/shared/contracts';
import type { DayOff } from '@rodovia/shared/contracts/business-settings';
import type { Static } from 'typebox';
import { remindAt, validUntil } from '../calendar/working-days';
import { csvDate } from '../csv/write-csv';
import type { Executor } from '../db/database';
import {
  businessSettings,
  paymentTerm,
  proposal,
  proposalLine,
  type quotation,
  type quotationEvent,
  type quotationItem,
} from '../db/schema';
import { digestOf } from '../modules/proposal/proposal-digest';
import type { NewLine } from '../modules/proposal/proposal-lines';
import type { SeededProduct } from './catalogue';
import { cnpj } from './documents';
import type { SeededPersons } from './persons';
import { pick, type Random, uuid } from './random';

type Quotation = typeof quotation.$inferInsert & { code: string; number: number; created: Date };
type Item = typeof quotationItem.$inferInsert & { code: string };
type Event = typeof quotationEvent.$inferInsert;
type Term = typeof paymentTerm.$inferInsert & { code: string };

const TERMS: readonly [description: string, days: number, text: string][] = [
  ['À vista', 0, 'Pagamento na retirada ou na entrega.'],
  ['28 dias', 28, 'Boleto para 28 dias da emissão da nota fiscal.'],
  ['30/60/90 dias', 90, 'Três boletos, para 30, 60 e 90 dias da emissão da nota fiscal.'],
];
const VALIDITY = 5;
const NO_DAYS_OFF: ReadonlySet<string> = new Set();
const MINUTE = 60_000;

/** What becomes of the versions of a quotation's proposal, oldest first. */
type Story = readonly ('DRAFT' | 'SENT' | 'REPLACED' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN')[];
const IN_SERVICE: readonly Story[] = [['DRAFT'], ['SENT'], ['REPLACED', 'SENT'], ['REFUSED'], ['SENT', 'DRAFT'], []];
const FINISHED: readonly Story[] = [
  ['ACCEPTED'],
  ['REPLACED', 'ACCEPTED'],
  ['ACCEPTED'],
  ['REFUSED'],
  ['REPLACED', 'REFUSED'],
  ['WITHDRAWN'],
];
const REASONS: readonly RefusalReason[] = ['PRICE', 'PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE'];

/** The payment terms of the demonstration, and its company. */
export async function seedBusiness(tx: Executor, next: Random): Promise<Term[]> {
  const terms = TERMS.map(([description, days, text]) => ({ code: uuid(next), description, days, text }));
  await tx.insert(paymentTerm).values(terms);
  const daysOff: Static<typeof DayOff>[] = [];
  await tx.update(businessSettings).set({
    validityDays: VALIDITY,
    paymentTermCode: terms[0]?.code,
    daysOff,
    companyName: 'Rodovia Pneus (demonstração)',
    companyDocument: cnpj(next),
    companyAddress: 'Rodovia dos Pneus, km 0, São Paulo/SP',
    companyPhone: '1133330000',
  });
  return terms;
}

/** One line of a version; what has no public price is priced by hand, later versions are a little cheaper. */
function line(item: Item, priceOf: ReadonlyMap<string, number>, version: number): NewLine {
  const unitPriceCents = priceOf.get(item.productCode) ?? 89_990;
  const { quantity } = item;
  const amounts = { quantity, unitPriceCents, discountPercent: version > 1 ? 500 : null, discountCents: null };
  return {
    ...amounts,
    quotationItemCode: item.code,
    productCode: item.productCode,
    description: item.description,
    size: item.size,
    codePub: item.codePub,
    leadTimeDays: (item.position * 3 + version) % 6,
    note: '',
    declined: false,
    declineReason: '',
    lineTotalCents: lineTotal(amounts),
  };
}

interface Telling {
  of: Quotation;
  items: Item[];
  story: Story;
  terms: Term[];
  priceOf: ReadonlyMap<string, number>;
  /** When each version was sent and, an instant later, decided. */
  clock: (version: number) => { sent: Date; decided: Date };
}

interface Told {
  proposals: (typeof proposal.$inferInsert)[];
  lines: (typeof proposalLine.$inferInsert)[];
  events: Event[];
}

const UNSENT = {
  ordinal: null,
  sent: null,
  validUntil: null,
  remind: null,
  verifyToken: null,
  digest: '',
  previousDigest: '',
};

/** Everything about one version but its digest. */
function version(
  { of, terms, clock }: Telling,
  status: Story[number],
  ordinal: number,
  totalCents: number,
  next: Random,
) {
  const { sent, decided } = clock(ordinal);
  const until = validUntil(sent, VALIDITY, NO_DAYS_OFF);
  const isDecided = status === 'ACCEPTED' || status === 'REFUSED' || status === 'WITHDRAWN';
  const term = pick(next, terms);
  const { description, days, text } = term;
  const reminded = status === 'SENT' ? remindAt(sent, until, NO_DAYS_OFF) : null;
  const stamps =
    status === 'DRAFT'
      ? UNSENT
      : {
          ordinal,
          sent,
          validUntil: until,
          // What is over was reminded of when it was time.
          remind: reminded && reminded > new Date() ? reminded : null,
          verifyToken: uuid(next).replaceAll('-', ''),
          digest: '',
          previousDigest: '',
        };
  return {
    code: uuid(next),
    quotationCode: of.code,
    status,
    freightKind: 'CIF',
    freightCents: 0,
    paymentTermCode: term.code,
    paymentTerm: status === 'DRAFT' ? null : { description, days, text },
    paymentNote: '',
    delivery: status === 'DRAFT' ? '' : 'Retira na loja',
    validityDays: VALIDITY,
    clientNote: '',
    innerNote: '',
    subtotalCents: totalCents,
    totalCents,
    authorCode: of.sellerCode ?? '',
    decided: isDecided ? decided : null,
    decidedBy: isDecided ? (status === 'WITHDRAWN' ? (of.sellerCode ?? null) : of.personCode) : null,
    reason: status === 'REFUSED' ? pick(next, REASONS) : null,
    created: sent,
    updated: isDecided ? decided : sent,
    ...stamps,
  };
}

type Version = ReturnType<typeof version>;

function eventsOf({ of }: Telling, one: Version): Event[] {
  if (one.status === 'DRAFT' || !one.sent || !one.validUntil) return [];
  const name = `${of.number}/${one.ordinal}`;
  const event = (note: string, actorCode: string, created: Date): Event => ({
    quotationCode: of.code,
    status: 'IN PROGRESS',
    kind: 'PROPOSAL',
    note,
    actorCode,
    created,
  });
  const until = csvDate(one.validUntil.toISOString());
  const past = one.ordinal === 1 ? 'enviada' : 'enviada com correções';
  const sent = event(
    `Proposta ${name} ${past}: ${formatCents(one.totalCents)}, válida até ${until}.`,
    one.authorCode,
    one.sent,
  );
  if (!one.decided) return [sent];
  const why = one.reason ? `recusada: ${REFUSAL_WORDS[one.reason]}` : one.status === 'ACCEPTED' ? 'aceita' : 'retirada';
  return [sent, event(`Proposta ${name} ${why}.`, one.decidedBy ?? '', one.decided)];
}

function tell(telling: Telling, next: Random): Told {
  const told: Told = { proposals: [], lines: [], events: [] };
  let previousDigest = '';
  telling.story.forEach((status, index) => {
    const lines = telling.items.map((item) => line(item, telling.priceOf, index + 1));
    const totalCents = lines.reduce((sum, { lineTotalCents = 0 }) => sum + lineTotalCents, 0);
    const one = version(telling, status, index + 1, totalCents, next);
    if (status !== 'DRAFT') {
      one.previousDigest = previousDigest;
      one.digest = digestOf(one, telling.of.number, lines);
      previousDigest = one.digest;
    }
    told.proposals.push(one);
    told.lines.push(...lines.map((row, position) => ({ ...row, position, proposalCode: one.code })));
    told.events.push(...eventsOf(telling, one));
  });
  return told;
}

/** Versions are sent while the quotation is in service: between start and end, or after the start of one that has none. */
function clockOf({ status, created, updated }: Quotation): Telling['clock'] {
  const end = updated ?? created;
  const step = status === 'COMPLETE' ? (end.getTime() - created.getTime()) / 10 : MINUTE;
  const begin = status === 'COMPLETE' ? created.getTime() + 2 * step : end.getTime();
  const at = (steps: number) => new Date(Math.round(begin + steps * step));
  return (version) => ({ sent: at(2 * version), decided: at(2 * version + 1) });
}

const storyOf = ({ status, personCode }: Quotation, index: number, shownTo = ''): Story => {
  if (status === 'IN PROGRESS' && personCode === shownTo) return ['REPLACED', 'SENT'];
  const stories = status === 'IN PROGRESS' ? IN_SERVICE : FINISHED;
  return (status === 'IN PROGRESS' || status === 'COMPLETE' ? stories[index % stories.length] : undefined) ?? [];
};

/** Answers the quotations in service, all of the first client's, and those that are concluded. @returns the steps for their histories, by quotation. */
export async function seedProposals(
  tx: Executor,
  quotations: Quotation[],
  items: Item[],
  products: SeededProduct[],
  { clients }: SeededPersons,
  next: Random,
): Promise<Map<string, Event[]>> {
  const terms = await seedBusiness(tx, next);
  const priceOf = new Map(
    products.flatMap(({ code, publicPrice }) => (publicPrice ? [[code, centsOf(publicPrice)] as const] : [])),
  );
  const events = new Map<string, Event[]>();
  const all: Told = { proposals: [], lines: [], events: [] };
  quotations.forEach((of, index) => {
    const own = items.filter(({ quotationCode }) => quotationCode === of.code);
    const told = tell(
      { of, items: own, story: storyOf(of, index, clients[0]), terms, priceOf, clock: clockOf(of) },
      next,
    );
    all.proposals.push(...told.proposals);
    all.lines.push(...told.lines);
    events.set(of.code, told.events);
  });
  await tx.insert(proposal).values(all.proposals);
  await tx.insert(proposalLine).values(all.lines);
  return events;
}
