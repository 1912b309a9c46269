import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pushMessage, pushSubscription } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { closeAsGuest, sessionHeader } from '../support/guests';
import { inService, proposalCalls, sentProposal } from '../support/proposals';
import { type Device, type PushService, startPushService } from '../support/servers/push-service';
import { until } from '../support/wait';

describe.each(ENGINES)('notices on devices on %s', (engine) => {
  let service: PushService;
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    service = await startPushService();
    api = await startApi(engine, { pushServices: [service.origin], guestsPerHour: 10_000, mailRetry: 0 });
    productCode = await createProduct(api, await createParents(api, 'avisos'), 'PUSH-1');
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
  afterEach(async () => {
    await api.database.db.delete(pushSubscription);
  });

  const note = ({ input }: Device, who: 'client' | 'otherClient' = 'client') =>
    api.call(who, 'PUT', '/push/subscription', input);
  const quotation = () => inService(api, [{ productCode, quantity: 4 }]);
  const devices = () => api.database.db.$count(pushSubscription);
  /** Waits until nothing is left to be sent. */
  const untilSent = () => until(async () => ((await api.database.db.$count(pushMessage)) === 0 ? true : undefined));

  test('a proposal that is sent is told to the devices of its client, encrypted for them and signed by the shop', async () => {
    const [device, stranger] = [service.device(), service.device()];
    expect([(await note(device)).status, (await note(stranger, 'otherClient')).status]).toEqual([204, 204]);
    const code = await quotation();
    const { QuotationNumber } = await sentProposal(api, code);
    await untilSent();
    expect(device.notices()).toEqual([
      { title: `Orçamento nº ${QuotationNumber}`, body: 'A proposta chegou.', path: `/orcamentos/${code}`, tag: code },
    ]);
    expect(stranger.given).toEqual([]);
    const headers = device.given[0]?.headers ?? {};
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect((await api.call('visitor', 'GET', '/push/key')).body).toEqual({ Key: key });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [head, claims, signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: service.origin });
  });

  test('a proposal that is withdrawn says so, and what was decided by the client themselves tells nothing', async () => {
    const device = service.device();
    await note(device);
    const first = await sentProposal(api, await quotation());
    await proposalCalls(api).withdraw(first.Code);
    const second = await sentProposal(api, await quotation());
    await proposalCalls(api).accept(second);
    await untilSent();
    expect(device.notices().map((notice) => (notice as { body: string }).body)).toEqual([
      'A proposta chegou.',
      'A proposta foi retirada.',
      'A proposta chegou.',
    ]);
  });

  test('the device of a session of one quotation is told of that one only', async () => {
    const first = (await closeAsGuest(api, productCode)).body;
    const second = (await closeAsGuest(api, productCode, {}, sessionHeader(first))).body;
    const device = service.device();
    const noted = await api.call('visitor', 'PUT', '/push/subscription', device.input, sessionHeader(first));
    expect(noted.status).toBe(204);
    for (const { Code } of [second, first]) {
      await api.call('admin', 'PUT', `/shopping-cart/start-service/${Code}?sellerCode=${api.people.seller.code}`);
      await sentProposal(api, Code);
    }
    await untilSent();
    expect(device.notices()).toMatchObject([{ tag: first.Code }]);
  });

  test('a device that somebody else takes over tells nothing of who had it before, nor does one that is taken back', async () => {
    const [shared, own] = [service.device(), service.device()];
    await note(shared);
    await note(shared, 'otherClient');
    await note(own);
    const wrong = await api.call('otherClient', 'DELETE', '/push/subscription', { endpoint: own.input.endpoint });
    expect([wrong.status, await devices()]).toEqual([204, 2]);
    await api.call('client', 'DELETE', '/push/subscription', { endpoint: own.input.endpoint });
    await sentProposal(api, await quotation());
    await untilSent();
    expect([shared.given, own.given, await devices()]).toEqual([[], [], 1]);
  });

  test.each([
    ['is busy twice is asked a third time', [503, 429], 3, 1],
    ['stays busy is asked five times', Array(9).fill(503), 5, 1],
    ['refuses is not asked again', [400], 1, 1],
    ['leads elsewhere is not followed', [307], 1, 1],
    ['has forgotten the device is not asked for it again', [410], 1, 0],
  ])('a service that %s', async (_, answers, asked, known) => {
    const device = service.device();
    await note(device);
    service.answers.push(...answers);
    await sentProposal(api, await quotation());
    await untilSent();
    service.answers.length = 0;
    expect([device.given.length, await devices()]).toEqual([asked, known]);
  });

  test('only push services are called, in whatever way another address is written', async () => {
    const device = service.device();
    const { port } = new URL(service.origin);
    const wrong = [
      'http://127.0.0.1:9/x',
      `http://user@127.0.0.1:${port}/device/0`,
      `http://127.0.0.1:${port}@evil.example/x`,
      `https://127.0.0.1:${port}/x`,
      `http://localhost:${port}/x`,
      'file:///etc/passwd',
      'javascript:alert(1)',
      'https://fcm.googleapis.com.evil.example/x',
      'nothing',
      '',
    ];
    for (const endpoint of wrong) {
      const { status, body } = await api.call('client', 'PUT', '/push/subscription', { ...device.input, endpoint });
      expect([endpoint, status, Object.keys(body.errors)]).toEqual([endpoint, 400, ['endpoint']]);
    }
    for (const change of [{ p256dh: 'x' }, { auth: '' }, { p256dh: device.input.p256dh.slice(1) }])
      expect((await api.call('client', 'PUT', '/push/subscription', { ...device.input, ...change })).status).toBe(400);
  });

  test('keys that are none harm nobody: the notice is dropped, and the others leave', async () => {
    const [broken, whole] = [service.device(), service.device()];
    await note({ ...broken, input: { ...broken.input, p256dh: 'A'.repeat(87) } });
    await note(whole);
    await sentProposal(api, await quotation());
    await untilSent();
    expect([broken.given.length, whole.notices().length]).toEqual([0, 1]);
  });

  test('a client has at most twenty devices, the newest', async () => {
    const all = Array.from({ length: 23 }, () => service.device());
    for (const device of all) await note(device);
    const left = await api.database.db
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .where(eq(pushSubscription.personCode, api.people.client.code));
    expect(left.map(({ endpoint }) => endpoint).sort()).toEqual(
      all
        .slice(3)
        .map(({ input }) => input.endpoint)
        .sort(),
    );
  });
});
