import type { Proposal, ProposalLine, ProposalLineInput } from '@rodovia/shared/contracts/proposals';
import { type Answer, type Caller, startApi, type TestApi } from './api';
import { createParents, createProduct, type Parents } from './catalogue';

/**
 * Creates a quotation in progress with these products and quantities.
 * @returns its code.
 */
export async function inService(api: TestApi, items: { productCode: string; quantity: number }[]): Promise<string> {
  const order = { personCode: api.people.client.code, shoppingCartItem: items };
  const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order)).body;
  const started = await api.call('seller', 'PUT', `/shopping-cart/start-service/${Code}`);
  if (started.status !== 200) throw new Error(started.text);
  return Code;
}

/** Converts a line to the payload that a seller's sheet sends. */
export const lineInput = (line: ProposalLine, change: Partial<ProposalLineInput> = {}): ProposalLineInput => ({
  quotationItemCode: line.QuotationItemCode,
  productCode: line.ProductCode,
  quantity: line.Quantity,
  unitPriceCents: line.UnitPriceCents,
  discountPercent: line.DiscountPercent,
  discountCents: line.DiscountCents,
  leadTimeDays: line.LeadTimeDays,
  note: line.Note,
  declined: line.Declined,
  declineReason: line.DeclineReason,
  ...change,
});

const match = (version: number) => ({ 'if-match': `"${version}"` });

/** Returns the calls of a proposal's life. */
export function proposalCalls(api: TestApi) {
  const call = (who: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    api.call(who, method, `/proposal${path}`, body, headers);
  return {
    draft: (quotationCode: string, who: Caller = 'seller') => call(who, 'POST', '', { quotationCode }),
    save: (draft: Proposal, change: object, who: Caller = 'seller') =>
      call(who, 'PUT', '', { code: draft.Code, ...change }, match(draft.Version)),
    send: (draft: Proposal, who: Caller = 'seller') =>
      call(who, 'PUT', `/send/${draft.Code}`, undefined, match(draft.Version)),
    renew: (code: string, who: Caller = 'seller') => call(who, 'PUT', `/renew/${code}`),
    withdraw: (code: string, who: Caller = 'seller', value?: string) =>
      call(who, 'PUT', `/withdraw/${code}`, { value }),
    accept: (of: Proposal, who: Caller = 'client', body: object = {}, headers = {}) =>
      call(who, 'PUT', `/accept/${of.Code}`, { totalCents: of.TotalCents, ...body }, headers),
    refuse: (code: string, body: object = { reason: 'PRICE' }, who: Caller = 'client') =>
      call(who, 'PUT', `/refuse/${code}`, body),
    ask: (code: string, body: object, who: Caller = 'client') => call(who, 'PUT', `/ask/${code}`, body),
    read: (code: string, who: Caller = 'seller') => call(who, 'GET', `/${code}`),
    all: async (quotationCode: string, who: Caller = 'seller'): Promise<Answer> =>
      call(who, 'GET', `/by-quotation/${quotationCode}`),
    verify: (token: string | null) => call('visitor', 'GET', `/verify/${token}`),
  };
}

/** Creates a sent proposal whose lines all have this price. */
export async function sentProposal(api: TestApi, quotationCode: string, unitPriceCents = 39_990): Promise<Proposal> {
  const { draft, save, send } = proposalCalls(api);
  const made: Proposal = (await draft(quotationCode)).body;
  const saved = await save(made, { lines: made.Lines.map((line) => lineInput(line, { unitPriceCents })) });
  const sent = await send(saved.body);
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.body;
}

/** Products of the proposals' tests, and quotations in progress for them. */
export interface ProposalStock {
  parents: Parents;
  products: { priced: string; bare: string; other: string };
  /** Returns an item of a quotation. */
  item: (name: 'priced' | 'bare' | 'other', quantity?: number) => { productCode: string; quantity: number };
  /** Creates a quotation of four priced tyres and two without a price; returns its code. */
  quotation: () => Promise<string>;
}

/** Creates those products. */
export async function proposalStock(api: TestApi): Promise<ProposalStock> {
  const parents = await createParents(api, 'proposta');
  const product = (code: string, input: Record<string, unknown>) => createProduct(api, parents, code, input);
  const priced = await product('PR-1', { description: 'Pneu com preço', publicPrice: 399.9 });
  const bare = await product('PR-2', { description: 'Pneu sem preço', publicPrice: null });
  const other = await product('PR-3', { description: 'Pneu parecido', size: '205/60R16' });
  const products = { priced, bare, other };
  const item: ProposalStock['item'] = (name, quantity = 4) => ({ productCode: products[name], quantity });
  return { parents, products, item, quotation: () => inService(api, [item('priced'), item('bare', 2)]) };
}

/** Starts an API for tests of proposals, with its calls and products. */
export async function startProposals(engine: string) {
  const api = await startApi(engine);
  return { api, calls: proposalCalls(api), stock: await proposalStock(api) };
}

export type Proposals = Awaited<ReturnType<typeof startProposals>>;
