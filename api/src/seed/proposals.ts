import { centsOf, type DayOff } from '@rodovia/shared/contracts/proposals';
import type { Static } from 'typebox';
import type { Executor } from '../db/database';
import { businessSettings, paymentTerm, proposal, proposalLine } from '../db/schema';
import type { SeededProduct } from './catalogue';
import { cnpj } from './documents';
import type { SeededPersons } from './persons';
import {
  type Event,
  type Item,
  type ProposalPlan,
  type Quotation,
  rowsOf,
  type SeededRows,
  type Story,
  type Term,
  VALIDITY,
} from './proposal-versions';
import { type Random, uuid } from './random';

const TERMS: readonly [description: string, days: number, text: string][] = [
  ['À vista', 0, 'Pagamento na retirada ou na entrega.'],
  ['28 dias', 28, 'Boleto para 28 dias da emissão da nota fiscal.'],
  ['30/60/90 dias', 90, 'Três boletos, para 30, 60 e 90 dias da emissão da nota fiscal.'],
];
const MINUTE = 60_000;

const IN_SERVICE: readonly Story[] = [['DRAFT'], ['SENT'], ['REPLACED', 'SENT'], ['REFUSED'], ['SENT', 'DRAFT'], []];
const FINISHED: readonly Story[] = [
  ['ACCEPTED'],
  ['REPLACED', 'ACCEPTED'],
  ['ACCEPTED'],
  ['REFUSED'],
  ['REPLACED', 'REFUSED'],
  ['WITHDRAWN'],
];

/** Inserts payment terms and company data. */
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

/** Returns a clock for versions, which are sent while the quotation is in progress. */
function clockOf({ status, created, updated }: Quotation): ProposalPlan['clock'] {
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

/**
 * Inserts proposals for quotations in progress, finished ones, and all of the first client.
 * @returns events for their histories, by quotation.
 */
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
  const all: SeededRows = { proposals: [], lines: [], events: [] };
  quotations.forEach((of, index) => {
    const own = items.filter(({ quotationCode }) => quotationCode === of.code);
    const rows = rowsOf(
      { of, items: own, story: storyOf(of, index, clients[0]), terms, priceOf, clock: clockOf(of) },
      next,
    );
    all.proposals.push(...rows.proposals);
    all.lines.push(...rows.lines);
    events.set(of.code, rows.events);
  });
  await tx.insert(proposal).values(all.proposals);
  await tx.insert(proposalLine).values(all.lines);
  return events;
}
