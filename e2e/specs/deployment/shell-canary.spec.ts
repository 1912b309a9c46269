import type { Browser } from '@playwright/test';
import { mf } from '../../support/servers/own-module';
import { withOwnProduct } from '../../support/servers/own-product';
import type { OwnServer } from '../../support/servers/own-server';
import { buildShell, publishShell, SHELL_SHA } from '../../support/servers/own-shell';
import { expect } from '../../support/test';

const test = withOwnProduct();
test.describe.configure({ mode: 'serial' });

const NEW = `1.0.1-${SHELL_SHA}`;

interface Shown {
  release: string;
  cookie: string;
  answer: Response;
}

/** Returns the page that a visit receives, with a given cookie or as a new visitor. */
async function pageOf(server: OwnServer, cookie?: string, etag?: string): Promise<Shown> {
  const headers = { ...(cookie && { cookie }), ...(etag && { 'if-none-match': etag }) };
  const answer = await fetch(`${server.origin}/modelos`, { headers });
  const [, release = ''] = /src="\/mf\/shell\/([^/]+)\/main/.exec(await answer.text()) ?? [];
  return { release, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie ?? '', answer };
}

/** Makes visits until one receives the canary and one does not; returns both. */
async function bothVisits(server: OwnServer): Promise<[Shown, Shown]> {
  let canary: Shown | undefined;
  let other: Shown | undefined;
  await expect(async () => {
    const one = await pageOf(server);
    if (one.release === NEW) canary = one;
    else other = one;
    expect(canary && other).toBeTruthy();
  }).toPass({ intervals: [20] });
  return [canary as Shown, other as Shown];
}

/** Opens a visitor for one test and records what its pages send. Playwright does not show the body of a beacon. */
async function visitor(browser: Browser) {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => sent.push(`${url} ${text}`));
      return send(url, data);
    };
  });
  const page = await context.newPage();
  /** Waits until the page has sent something to an address, and returns it. */
  const sentTo = async (address: string) => {
    const all = () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
    await expect.poll(all).toContainEqual(expect.stringContaining(`${address} `));
    const found = (await all()).find((one) => one.startsWith(`${address} `));
    return JSON.parse(found?.slice(address.length) ?? 'null');
  };
  return { context, page, sentTo };
}

test('[MF-05] a canary of the shell is the page of its visits alone, and no cache takes one page for the other', async ({
  server,
}) => {
  expect(await publishShell(server.storeDir, '1.0.1', '--canary', '50')).toContain(`canário ${NEW} 50 %`);
  const [canary, other] = await bothVisits(server);
  for (const [own, foreign] of [
    [canary, other],
    [other, canary],
  ] as const) {
    const etag = own.answer.headers.get('etag') ?? '';
    expect(etag).not.toBe(foreign.answer.headers.get('etag'));
    expect(own.answer.headers.get('cache-control')).toBe('no-cache');
    expect(own.answer.headers.get('vary')?.toLowerCase()).toContain('cookie');
    for (let i = 0; i < 3; i += 1) expect((await pageOf(server, own.cookie)).release).toBe(own.release);
    // a cached page of another visitor does not answer this visit
    const answer = await pageOf(server, own.cookie, foreign.answer.headers.get('etag') ?? '');
    expect([answer.answer.status, answer.release]).toEqual([200, own.release]);
    expect((await pageOf(server, own.cookie, etag)).answer.status).toBe(304);
  }
});

test('[MF-05] a tab keeps the shell that it began with, lazy parts too', async ({ browser, server }) => {
  const [canary] = await bothVisits(server);
  const [name = '', value = ''] = canary.cookie.split('=');
  const context = await browser.newContext();
  await context.addCookies([{ name, value, url: server.origin }]);
  const page = await context.newPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${server.origin}/modelos`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mf(server.storeDir, 'canary', 'shell', '--off');
  await expect.poll(async () => (await pageOf(server, canary.cookie)).release).not.toBe(NEW);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Vans' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await expect(page.getByRole('dialog').getByLabel('Senha')).toBeVisible();
  const shells = new Set(files.flatMap((url) => /\/mf\/shell\/([^/]+)\//.exec(url)?.[1] ?? []));
  expect([...shells]).toEqual([NEW]);
  await context.close();
});

test('what a page measures is told once it is out of sight, by a script that nobody waited for', async ({
  browser,
  server,
}) => {
  // the store may contain measurements of earlier pages
  const measured = async () =>
    Number(/p75: LCP [\d.,]+ ms \((\d+) medidas/.exec(await mf(server.storeDir, 'doctor'))?.[1] ?? 0);
  const before = await measured();
  const { context, page, sentTo } = await visitor(browser);
  const loaded = page.waitForResponse(/\/vitals\/main\.\w+\.js$/);
  await page.goto(`${server.origin}/modelos?type=Vans`);
  await loaded;
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const { releases } = await sentTo('/api/telemetry/vitals');
  expect(releases.map(({ module }: { module: string }) => module)).toEqual(['shell', 'mf-storefront']);
  expect(releases[0].vitals.LCP).toBeGreaterThan(0);
  expect(JSON.stringify(releases)).not.toContain('Vans');
  await expect.poll(measured).toBeGreaterThan(before);
  await context.close();
});

test('[MF-05] a shell that does not come up tells so, and is counted as failing', async ({ browser, server }) => {
  const dir = await buildShell(server.storeDir, '1.0.2', (entry) => `throw new Error('quebrado ana@x.com');${entry}`);
  await mf(server.storeDir, 'publish', dir, '--built', '--no-probe', '--sha', SHELL_SHA, '--canary', '50');
  const { context, page, sentTo } = await visitor(browser);
  await expect(async () => {
    await context.clearCookies();
    const html = await (await page.goto(`${server.origin}/modelos`))?.text();
    expect(html).toContain('/mf/shell/1.0.2-');
  }).toPass();
  expect(await sentTo('/api/telemetry')).toMatchObject({
    module: 'shell',
    release: `1.0.2-${SHELL_SHA}`,
    phase: 'load',
  });
  await expect
    .poll(() => mf(server.storeDir, 'doctor'))
    .toMatch(/shell 1\.0\.2-abc1234: \d+ visitas.*[1-9]\d* com falha.*\n.*× load: .*quebrado ‹e-mail›/s);
  await context.close();
});
