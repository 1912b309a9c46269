import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OwnServer, startOwnServer } from '../../support/own-server';
import { expect, test } from '../../support/test';

let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

const pointer = (module: string) => path.join(server.storeDir, 'channels/live', module, '99999999.json');

test('[MF-04] a store whose shell cannot be read answers with a page that says so, and goes on once it can', async ({
  page,
  request,
}) => {
  await writeFile(pointer('shell'), '{');
  const answer = await request.get(`${server.origin}/modelos`);
  expect(answer.status()).toBe(500);
  expect(answer.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const text = await answer.text();
  expect(text).toContain('<h1>A Rodovia volta em instantes</h1>');
  expect(text).not.toMatch(/shell|JSON|channels/);
  expect((await request.get(`${server.origin}/api/health/ready`)).status()).toBe(200);
  await rm(pointer('shell'));
  await page.goto(`${server.origin}/modelos`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
});

test('[MF-04] a module that cannot be read from the beginning is missing, and nobody else', async ({ page }) => {
  await writeFile(pointer('mf-quotations'), '{');
  await page.goto(`${server.origin}/modelos`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
  const found = await (await page.request.get(`${server.origin}/mf/discovery.json`)).json();
  expect(Object.keys(found.microFrontends)).not.toContain('@rodovia/mf-quotations');
  expect(Object.keys(found.microFrontends)).toContain('@rodovia/mf-dashboard');
});

test('[MF-04] a storefront that has lost its style sheet on the server is left for the browser to draw', async ({
  request,
}) => {
  const files = await readdir(path.join(server.storeDir, 'mf/mf-storefront'), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files) if (/\.css(\.br|\.gz)?$/.test(name)) await rm(path.join(parentPath, name));
  const answer = await request.get(`${server.origin}/modelos`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<div id="app"></div>');
});
