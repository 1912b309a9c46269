import { startApi, type TestApi } from '../support/api';

describe('the channel', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('pglite', { channelCode: 'loja' });
  });
  afterAll(() => api.close());
  const home = (headers?: Record<string, string>) => api.call('visitor', 'GET', '/home', undefined, headers);

  test('[AP-01] is the only one, or not named', async () => {
    expect((await home({ 'channel-code': 'loja' })).status).toBe(200);
    expect((await home()).status).toBe(200);
  });

  test('[AP-01] another one is refused, also where the answer is known, and the refusal is not stored', async () => {
    await home();
    const refused = await home({ 'channel-code': 'outra' });
    expect(refused).toMatchObject({ status: 400, body: { code: 400, message: 'Canal desconhecido.' } });
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await home()).status).toBe(200);
  });
});
