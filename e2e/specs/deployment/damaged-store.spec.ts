import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OwnServer, startOwnServer } from '../../support/own-server';
import { expect, test } from '../../support/test';

let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.stop());

/** Cuts off the records of all releases of a module, so that none stands in for another. Answers what brings them back. */
async function damage(module: string) {
  const folder = path.join(server.storeDir, 'mf', module);
  const files = (await readdir(folder)).map((release) => path.join(folder, release, 'release.json'));
  const whole = await Promise.all(files.map((file) => readFile(file)));
  for (const file of files) await writeFile(file, '{');
  return () => Promise.all(files.map((file, i) => writeFile(file, whole[i] ?? '')));
}

test('[MF-04] a store whose shell cannot be read answers with a page that says so, and goes on once it can', async ({
  page,
  request,
}) => {
  const mend = await damage('shell');
  const answer = await request.get(`${server.origin}/modelos`);
  expect(answer.status()).toBe(500);
  expect(answer.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const text = await answer.text();
  expect(text).toContain('<h1>A Rodovia volta em instantes</h1>');
  expect(text).not.toMatch(/shell|JSON|channels/);
  expect((await request.get(`${server.origin}/api/health/ready`)).status()).toBe(503);
  expect((await request.get(`${server.origin}/api/health/live`)).status()).toBe(200);
  await mend();
  await page.goto(`${server.origin}/modelos`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
});

test('[MF-04] a module that cannot be read from the beginning is missing, and nobody else', async ({ page }) => {
  await damage('mf-quotations');
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
