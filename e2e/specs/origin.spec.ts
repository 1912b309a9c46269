import { createHash } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/test';

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests an address byte by byte: a browser would normalize what other clients send as it is. */
const askRaw = (origin: string | undefined, address: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin ?? '');
    get({ hostname, port, path: address, headers }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
    ).once('error', reject);
  });

test.describe('the origin', () => {
  test('a missing file of a module is a plain 404, never the page', async ({ request }) => {
    const answer = await request.get('/mf/mf-storefront/0.0.0-none/remoteEntry.js');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).not.toContain('<html');
  });

  test('release files are immutable and compressed, page and discovery are checked again', async ({ request }) => {
    const page = await request.get('/');
    const script = /src="(\/mf\/shell\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
    const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers()['cache-control']).toContain('immutable');
    expect(file.headers()['content-encoding']).toBe('br');
    expect((await request.get(`${script}.map`)).status()).toBe(404);
    expect(await file.text()).not.toContain('sourceMappingURL');
    for (const at of ['/', '/mf/discovery.json']) {
      const answer = await request.get(at);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(answer.headers().vary?.toLowerCase()).toContain('cookie');
      const again = await request.get(at, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
      expect(again.status()).toBe(304);
    }
  });

  test('scripts run from files of the origin only, and those that its pages carry', async ({ request }) => {
    const digests = new Set<string>();
    const policies = new Set<string>();
    for (const at of ['/modelos', '/admin/marcas']) {
      const page = await request.get(at);
      for (const [, inline = ''] of (await page.text()).matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs))
        digests.add(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
      policies.add(page.headers()['content-security-policy'] ?? '');
    }
    expect(digests.size).toBe(5);
    expect(policies.size).toBe(1);
    const [, allowed = ''] = /script-src 'self' ([^;]+);/.exec([...policies].join()) ?? [];
    expect(allowed.split(' ').sort()).toEqual([...digests].sort());
    expect([...policies].join()).not.toContain('unsafe-eval');
  });

  test('the API answers beside it, an unknown path of it as JSON', async ({ request }) => {
    expect((await request.get('/api/health/ready')).status()).toBe(200);
    const answer = await request.get('/api/nada');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404 });
  });

  test('the first view of the list comes with the page', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto('/modelos?type=Vans');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
    expect(calls.filter((path) => !path.startsWith('/api/site-image/'))).toEqual([]);
  });

  for (const address of ['//', '//outra.example/modelos', '/%E0%A4%A', '/modelos/%E0%A4%A', '/modelos/%00'])
    test(`an address that nobody has is the page that says so: ${address}`, async ({ baseURL }) => {
      const { status, headers, body } = await askRaw(baseURL, address);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.includes('<main')).toBe(true);
    });

  test('an address that is not well encoded is unknown to the files and to the API, each in its own form', async ({
    baseURL,
  }) => {
    const file = await askRaw(baseURL, '/mf/%E0%A4%A');
    expect([file.status, file.headers['content-type'], file.body]).toEqual([404, 'text/plain; charset=utf-8', '404']);
    const call = await askRaw(baseURL, '/api/%E0%A4%A');
    expect([call.status, JSON.parse(call.body)]).toEqual([404, { code: 404, message: 'Endereço não encontrado.' }]);
  });

  for (const host of ['a b', '"><b>', 'x/y', 'a:99999'])
    test(`no address is made of a host that is none: ${host}`, async ({ baseURL }) => {
      for (const address of ['/modelos', '/sitemap.xml', '/robots.txt']) {
        const { status, body } = await askRaw(baseURL, address, { host });
        expect([status, body]).toEqual([400, '400']);
      }
    });
});

test.describe('a page that nobody has', () => {
  test.use({ expectedErrors: /status of 40[04]/ });

  for (const address of ['//', '/%E0%A4%A', '/modelos/%E0%A4%A'])
    test(`the code of the page can live with it too: ${address}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`);
      await page.getByRole('link', { name: 'Vans', exact: true }).last().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
    });
});
