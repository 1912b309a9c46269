import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { MATRIX } from '../support/cases/access-matrix';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { closeAsGuest, sessionHeader } from '../support/guests';
import { proposalCalls } from '../support/proposals';

const OPEN = [
  'DELETE /push/subscription',
  'GET /message/by-quotation/',
  'GET /message/picture/',
  'GET /message/unread',
  'GET /proposal/by-quotation/',
  'GET /proposal/pdf/',
  'GET /proposal/{',
  'GET /shopping-cart/events',
  'GET /shopping-cart/pagged',
  'GET /shopping-cart/{',
  'POST /message',
  'POST /person/logout',
  'PUT /message/read/',
  'PUT /person/account',
  'PUT /proposal/accept/',
  'PUT /proposal/ask/',
  'PUT /proposal/refuse/',
  'PUT /push/subscription',
  'PUT /shopping-cart',
  'PUT /shopping-cart/cancel-service/',
];

describe.each(ONE_ENGINE)('[RO-05] what a session of one quotation opens on %s', (engine) => {
  let api: TestApi;
  let guest: GuestSession;
  /** Records of the same person that are not of the session's quotation. */
  const others: Record<string, string> = {};

  beforeAll(async () => {
    api = await startApi(engine, { guestsPerHour: 10_000 });
    const productCode = await createProduct(api, await createParents(api, 'acesso'), 'ONE-1');
    const first = (await closeAsGuest(api, productCode)).body;
    guest = (await closeAsGuest(api, productCode, {}, sessionHeader(first))).body;
    const { seller } = api.people;
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${first.Code}?sellerCode=${seller.code}`);
    const { draft, send, save } = proposalCalls(api);
    const opened = (await draft(first.Code)).body;
    const priced = await save(opened, {
      lines: opened.Lines.map((line: Record<string, unknown>) => ({
        quotationItemCode: line.QuotationItemCode,
        productCode: line.ProductCode,
        quantity: line.Quantity,
        unitPriceCents: 10_000,
      })),
    });
    const sent = (await send(priced.body)).body;
    const written = await api.call('seller', 'POST', '/message', { quotationCode: first.Code, text: 'Olá' });
    Object.assign(others, { quotation: first.Code, sent: sent.Code, replaced: sent.Code, draft: sent.Code });
    expect([sent.Status, written.status]).toEqual(['SENT', 201]);
  });
  afterAll(() => api.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call('visitor', method, path, body, sessionHeader(guest));
  const isOpen = (method: string, path: string) =>
    OPEN.some((known) =>
      known.endsWith('/') || known.endsWith('{')
        ? `${method} ${path}`.startsWith(known)
        : `${method} ${path}`.split('?')[0] === known,
    );

  test('whatever a client may call beside it is refused with a sentence', async () => {
    const leaks: string[] = [];
    for (const [method, path, visitor] of MATRIX) {
      if (visitor !== 401 || isOpen(method, path)) continue;
      const { status } = await call(
        method,
        path.replace(/\{\w+\}/g, others.quotation ?? ''),
        method === 'GET' ? undefined : {},
      );
      if (status !== 403) leaks.push(`${method} ${path}: ${status}`);
    }
    expect(leaks).toEqual([]);
    const own = await call('GET', `/person/${guest.Session.code}`);
    expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('Crie a sua senha')]);
  });

  test('another quotation of the same person, its proposals and its conversation are not there', async () => {
    const reads = [
      `/shopping-cart/${others.quotation}`,
      `/message/by-quotation/${others.quotation}`,
      `/proposal/${others.sent}`,
      `/proposal/pdf/${others.sent}`,
    ];
    for (const path of reads) expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    expect((await call('GET', `/proposal/by-quotation/${others.quotation}`)).body).toEqual([]);
    expect((await call('GET', '/message/unread')).body).toEqual({ Conversations: 0, Proposals: 0 });
    expect((await call('GET', '/shopping-cart/pagged')).body.TotalCount).toBe(1);
    const events = await api.call('visitor', 'GET', '/shopping-cart/events?follow=false', undefined, {
      ...sessionHeader(guest),
      'last-event-id': '0',
    });
    expect(events.text).toContain(guest.Code);
    expect(events.text).not.toContain(others.quotation);
    const writes: ['PUT' | 'POST', string, object][] = [
      ['PUT', `/shopping-cart/cancel-service/${others.quotation}`, { value: 'x' }],
      ['PUT', `/proposal/accept/${others.sent}`, { totalCents: 40_000 }],
      ['PUT', `/proposal/refuse/${others.sent}`, { reason: 'PRICE' }],
      ['PUT', `/message/read/${others.quotation}`, { position: 1 }],
      ['POST', '/message', { quotationCode: others.quotation, text: 'x' }],
    ];
    for (const [method, path, body] of writes)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 404]);
  });

  test('the quotation itself can be talked about and cancelled', async () => {
    expect((await call('POST', '/message', { quotationCode: guest.Code, text: 'Chegou?' })).status).toBe(201);
    const cancelled = await call('PUT', `/shopping-cart/cancel-service/${guest.Code}`, { value: 'Comprei' });
    expect([cancelled.status, cancelled.body.Status]).toEqual([200, 'CANCEL']);
  });
});
