import { startApi, type TestApi } from '../support/api';

describe('documentation and operation', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('pglite');
  });
  afterAll(() => api.close());

  test('an OPENAPI 3.1 document describes every route with its roles, and Swagger UI shows it from here', async () => {
    const { body } = await api.call('visitor', 'GET', '/docs/json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/brand/pagged'].get['x-roles']).toEqual(['admin']);
    expect(body.paths['/api/shopping-cart'].post.requestBody.content['application/json'].schema.required).toContain(
      'shoppingCartItem',
    );
    const page = await api.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/(src|href)="https?:/);
  });

  test('/metrics counts by route template and shows the outbox, to callers on this machine only', async () => {
    await api.call('visitor', 'GET', '/product/00000000-0000-4000-8000-000000000000');
    const { status, text } = await api.call('visitor', 'GET', '/metrics');
    expect(status).toBe(200);
    expect(text).toContain('route="/api/product/:code",status="404"');
    expect(text).toContain('rodovia_mail_messages{status="PENDING"}');
    const outside = await api.app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.7' });
    expect(outside.statusCode).toBe(404);
  });

  test('answers carry a request id, the given one where it is sane', async () => {
    const given = await api.app.inject({ url: '/api/home', headers: { 'x-request-id': 'abcdef12-3456' } });
    expect(given.headers['x-request-id']).toBe('abcdef12-3456');
    const bad = await api.app.inject({ url: '/api/home', headers: { 'x-request-id': 'a b\tc' } });
    expect(bad.headers['x-request-id']).toMatch(/^[\da-f]{16}-[\da-z]+$/);
  });
});
