import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { createQuotation, newPerson } from '../../support/data/quotations';
import type { FederationProbe } from '../../support/federation';
import { buildProva, mf, PROVA, PROVA_DIALOG, publishBuilt, publishProva } from '../../support/servers/own-module';
import { showsProva, test } from '../../support/servers/own-product';
import { expect } from '../../support/test';

test.describe.configure({ mode: 'serial' });

/** Returns one digest over all files of all modules except the test's own. */
async function digestOfOthers(storeDir: string): Promise<string> {
  const folder = path.join(storeDir, 'mf');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const hash = createHash('sha256');
  for (const file of files.filter((one) => !one.includes(`/${PROVA}/`)).sort())
    hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

test('[MF-05][MF-02] a team publishes its module into the running system; the others stay as they are, to the byte', async ({
  page,
  server,
}) => {
  const before = await digestOfOthers(server.storeDir);
  const output = await publishProva(server.storeDir, '1.0.0');
  expect(output.trim().split('\n').at(-1)).toMatch(/^No ar: .*mf-prova 1\.0\.0-abc1234/);
  await showsProva(page, 'Prova 1.0.0');
  await publishProva(server.storeDir, '2.0.0');
  await showsProva(page, 'Prova 2.0.0');
  expect(await digestOfOthers(server.storeDir)).toBe(before);
  await expect(publishProva(server.storeDir, '2.0.0')).rejects.toThrow('já foi publicado');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Vans' })).toBeVisible();
});

test('[MF-03] [BO-19] two modules that follow the quotations on one page share one connection', async ({ page }) => {
  const opened: string[] = [];
  const ended: string[] = [];
  const noteIn = (list: string[]) => (request: Request) => {
    if (request.url().endsWith('/shopping-cart/events')) list.push(request.url());
  };
  page.on('request', noteIn(opened));
  page.on('requestfinished', noteIn(ended));
  page.on('requestfailed', noteIn(ended));
  await logInDirectly(page, ADMIN);
  const connected = page.waitForResponse(/shopping-cart\/events$/);
  await page.goto('/admin/orcamentos');
  await connected;
  await page.evaluate(async (name) => {
    const { __FEDERATION__ } = globalThis as unknown as FederationProbe;
    const scopes = __FEDERATION__.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
    const runtime = scopes.map((scope) => Object.values(scope['@rodovia/shared/runtime'] ?? {})[0]).find(Boolean);
    const factory = (await runtime?.get()) as (() => { openDialog: (name: string) => void }) | undefined;
    factory?.().openDialog(name);
  }, PROVA_DIALOG);
  const dialog = page.getByRole('dialog', { name: 'Aviso' });
  await expect(dialog).toBeVisible();

  const client = await newPerson(page.request, 'client');
  const first = await createQuotation(page.request, client.Email);
  await expect(page.getByText(`Novo orçamento ${first.Number}`)).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toHaveCount(0);
  const second = await createQuotation(page.request, client.Email);
  await expect(page.getByText(`Novo orçamento ${second.Number}`)).toHaveCount(1);
  expect([opened.length, ended.length]).toEqual([1, 0]);
});

test('[MF-05] a rollback under 50 readers fails no request, and new loads have it within 5 s', async ({
  page,
  request,
  server,
}) => {
  const failures: string[] = [];
  let reading = true;
  let reads = 0;
  const reader = async () => {
    while (reading) {
      const html = await request.get('/prova');
      const [entry = ''] = /\/mf\/mf-prova\/[^"\\]+\/remoteEntry\.js/.exec(await html.text()) ?? [];
      const script = await request.get(entry);
      reads += 1;
      if (!html.ok() || !script.ok()) failures.push(`${html.status()} ${script.status()} ${entry}`);
    }
  };
  const readers = Array.from({ length: 50 }, reader);
  await expect.poll(() => reads).toBeGreaterThan(50);
  await mf(server.storeDir, 'rollback', PROVA);
  await expect
    .poll(async () => (await request.get('/prova')).text())
    .toContain('/mf-prova/1.0.0-abc1234/remoteEntry.js');
  reading = false;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  await showsProva(page, 'Prova 1.0.0');
  expect(await mf(server.storeDir, 'audit', PROVA)).toMatch(/rollback +mf-prova 1\.0\.0-abc1234/);
});

test('[MF-05] a tab that was opened before three deployments opens a page it had not visited', async ({
  page,
  server,
}) => {
  await showsProva(page, 'Prova 1.0.0');
  for (const version of ['3.0.0', '4.0.0', '5.0.0']) await publishProva(server.storeDir, version);
  await page.getByRole('button', { name: 'Abrir depois' }).click();
  await expect(page.getByText('depois 1.0.0')).toBeVisible();
  await showsProva(page, 'Prova 5.0.0');
});

test('[MF-05] a canary goes to its part of the visitors, the same every time; promoted, to all', async ({
  page,
  playwright,
  request,
  server,
}) => {
  await publishProva(server.storeDir, '6.0.0', '--canary', '50');
  await expect(async () => expect((await mf(server.storeDir, 'list', PROVA)).includes('canário')).toBe(true)).toPass();
  const versionFor = async (context: import('@playwright/test').APIRequestContext) => {
    const html = await (await context.get('/prova')).text();
    return /\/mf\/mf-prova\/([\d.]+)-abc1234\/remoteEntry\.js/.exec(html)?.[1];
  };
  const discovery = async () => (await request.get('/mf/discovery.json')).text();
  await expect.poll(discovery).toContain('/mf-prova/6.0.0-abc1234/');
  const seen = { '5.0.0': 0, '6.0.0': 0 };
  for (let i = 0; i < 60; i++) {
    const visitor = await playwright.request.newContext({ baseURL: server.origin });
    const version = await versionFor(visitor);
    expect(await versionFor(visitor)).toBe(version);
    seen[version as '5.0.0'] += 1;
    await visitor.dispose();
  }
  expect(seen['6.0.0']).toBeGreaterThan(15);
  expect(seen['5.0.0']).toBeGreaterThan(15);
  await mf(server.storeDir, 'promote', PROVA);
  await showsProva(page, 'Prova 6.0.0');
});

test('[MF-05] styles that would reach the shell are refused; the shell looks as before', async ({ page, server }) => {
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header *, footer, footer *')].map((one) =>
        [...getComputedStyle(one)].map((name) => getComputedStyle(one).getPropertyValue(name)).join(),
      ),
    );
  // the page requests the menu if the server had no time to include it
  const whole = async () => {
    await showsProva(page, 'Prova 6.0.0');
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('listitem')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
  };
  await whole();
  const before = await looks();
  const dir = await buildProva('6.6.0', { '300.css': 'button{all:unset} body:has(.mf-prova-x) a{color:red}' });
  const refusal = publishBuilt(server.storeDir, dir, '--no-probe');
  await expect(refusal).rejects.toThrow(/'button' \(300\.css\).*'body:has\(\.mf-prova-x\) a' \(300\.css\)/s);
  await whole();
  await expect.poll(looks).toEqual(before);
});

test('[MF-05] a preview is for the browser that asked for it, says so, and ends on request', async ({
  page,
  server,
  openBrowser,
}) => {
  const output = await publishProva(server.storeDir, '7.0.0', '--preview');
  const [address = ''] = /\/mf\/preview\?\S+/.exec(output) ?? [];
  await page.goto(address);
  await page.goto('/prova');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prova 7.0.0');
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toContainText('mf-prova 7.0.0-abc1234');
  const other = await openBrowser();
  await other.goto(`${server.origin}/prova`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Prova 6.0.0');
  await page.getByRole('link', { name: 'Voltar ao publicado' }).click();
  await page.goto('/prova');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prova 6.0.0');
});

test("[MF-05] a preview's files are for who has its key, and for everybody once it was live", async ({
  page,
  server,
  openBrowser,
}) => {
  const output = await publishProva(server.storeDir, '7.1.0', '--preview');
  const other = await openBrowser();
  const fileOf = async (who: Page, at: string) => {
    const answer = await who.request.get(`${server.origin}${at}`);
    const { 'cache-control': cacheControl, 'x-accel-expires': proxy } = answer.headers();
    return [answer.status(), cacheControl, proxy];
  };
  const file = '/mf/mf-prova/7.1.0-abc1234/remoteEntry.js';
  const hidden = [404, 'no-store', undefined];
  for (const at of [file, file.replace('7.1', '%37.1'), file.replace('mf-p', 'mf%2Dp'), `${file}?x`])
    expect([at, await fileOf(other, at)]).toEqual([at, hidden]);
  for (const at of ['/mf/mf-prova/6.0.0-abc1234/..%2F7.1.0-abc1234/remoteEntry.js', `/mf/${file.slice(3)}`])
    expect([at, (await fileOf(other, at))[0]]).not.toEqual([at, 200]);
  await page.goto(/\/mf\/preview\?\S+/.exec(output)?.[0] ?? '');
  expect(await fileOf(page, file)).toEqual([200, 'private, no-store', '0']);
  expect(await fileOf(other, file)).toEqual(hidden);
  await mf(server.storeDir, 'promote', 'mf-prova', '7.1.0-abc1234', '--why', 'está boa');
  const everybody = [200, 'public, max-age=31536000, immutable', '1800'];
  await expect.poll(() => fileOf(other, file)).toEqual(everybody);
  await mf(server.storeDir, 'rollback', 'mf-prova', '--to', '6.0.0-abc1234', '--why', 'fim do teste');
  expect(await fileOf(other, file)).toEqual(everybody);
});
