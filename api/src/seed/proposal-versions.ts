import { formatCents, lineTotal, REFUSAL_WORDS, type RefusalReason } from '@rodovia/shared/contracts/proposals';
import { remindAt, validUntil } from '../calendar/working-days';
import { csvDate } from '../csv/write-csv';
import type { paymentTerm, proposal, proposalLine, quotation, quotationEvent, quotationItem } from '../db/schema';
import { digestOf } from '../modules/proposal/proposal-digest';
import type { NewLine } from '../modules/proposal/proposal-lines';
import { pick, type Random, uuid } from './random';

/** Quotation of the demonstration data. */
export type Quotation = typeof quotation.$inferInsert & { code: string; number: number; created: Date };
/** Item of such a quotation. */
export type Item = typeof quotationItem.$inferInsert & { code: string };
export type Event = typeof quotationEvent.$inferInsert;
/** Payment term of the demonstration data. */
export type Term = typeof paymentTerm.$inferInsert & { code: string };

/** Validity of the proposals, in working days. */
export const VALIDITY = 5;
const NO_DAYS_OFF: ReadonlySet<string> = new Set();
/** States of a quotation's proposal versions, oldest first. */
export type Story = readonly ('DRAFT' | 'SENT' | 'REPLACED' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN')[];
const REASONS: readonly RefusalReason[] = ['PRICE', 'PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE'];

/** Creates a line of a version; products without a public price get one, later versions are slightly cheaper. */
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

/** What a quotation's proposals are made from. */
export interface ProposalPlan {
  of: Quotation;
  items: Item[];
  story: Story;
  terms: Term[];
  priceOf: ReadonlyMap<string, number>;
  /** Returns when each version was sent and decided. */
  clock: (version: number) => { sent: Date; decided: Date };
}

/** Rows of all versions, by table. */
export interface SeededRows {
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

/** Creates a version except for its digest. */
function version(
  { of, terms, clock }: ProposalPlan,
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
          // past reminders count as sent
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

function eventsOf({ of }: ProposalPlan, one: Version): Event[] {
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

/** Returns the rows of a quotation's versions. */
export function rowsOf(plan: ProposalPlan, next: Random): SeededRows {
  const rows: SeededRows = { proposals: [], lines: [], events: [] };
  let previousDigest = '';
  plan.story.forEach((status, index) => {
    const lines = plan.items.map((item) => line(item, plan.priceOf, index + 1));
    const totalCents = lines.reduce((sum, { lineTotalCents = 0 }) => sum + lineTotalCents, 0);
    const one = version(plan, status, index + 1, totalCents, next);
    if (status !== 'DRAFT') {
      one.previousDigest = previousDigest;
      one.digest = digestOf(one, plan.of.number, lines);
      previousDigest = one.digest;
    }
    rows.proposals.push(one);
    rows.lines.push(...lines.map((row, position) => ({ ...row, position, proposalCode: one.code })));
    rows.events.push(...eventsOf(plan, one));
  });
  return rows;
}
