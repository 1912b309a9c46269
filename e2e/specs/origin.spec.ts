import { createHash } from 'node:crypto';
import { expect, test } from '../support/test';

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
    for (const at of ['/', '/mf/discovery.json']) {
      const answer = await request.get(at);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      const again = await request.get(at, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
      expect(again.status()).toBe(304);
    }
  });

  test('scripts run from files of the origin only, and the one that a drawn page carries', async ({ request }) => {
    const page = await request.get('/modelos');
    const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(await page.text()) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    const policy = page.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe-eval');
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
});
