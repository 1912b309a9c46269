import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OwnServer, test } from '../../support/servers/own-server';
import { expect } from '../../support/test';

/**
 * Truncates the records of all releases of a module, so that none can replace another. Returns a function that restores
 * them.
 */
async function damage(server: OwnServer, module: string) {
  const folder = path.join(server.storeDir, 'mf', module);
  const files = (await readdir(folder)).map((release) => path.join(folder, release, 'release.json'));
  const whole = await Promise.all(files.map((file) => readFile(file)));
  for (const file of files) await writeFile(file, '{');
  return () => Promise.all(files.map((file, i) => writeFile(file, whole[i] ?? '')));
}

/** Removes the style sheets that the server renders the storefront with. Returns a function that restores them. */
async function loseSheets(server: OwnServer) {
  const files = await readdir(path.join(server.storeDir, 'mf/mf-storefront'), { recursive: true, withFileTypes: true });
  const sheets = files.filter(({ name }) => /\.css(\.br|\.gz)?$/.test(name));
  const lost = sheets.map(({ name, parentPath }) => path.join(parentPath, name));
  for (const file of lost) await rename(file, `${file}-away`);
  return async () => {
    for (const file of lost) await rename(`${file}-away`, file);
  };
}

test('[MF-04] a store whose shell cannot be read says so until it can; a module that cannot is missing, and a storefront without its sheet is left for the browser to draw', async ({
  page,
  request,
  startServer,
}) => {
  const server = await startServer();
  await damage(server, 'mf-quotations');
  const bringSheets = await loseSheets(server);
  const mend = await damage(server, 'shell');
  const answer = await request.get(`${server.origin}/modelos`);
  expect(answer.status()).toBe(500);
  expect(answer.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const text = await answer.text();
  expect(text).toContain('<h1>A Rodovia volta em instantes</h1>');
  expect(text).not.toMatch(/shell|JSON|channels/);
  expect((await request.get(`${server.origin}/api/health/ready`)).status()).toBe(503);
  expect((await request.get(`${server.origin}/api/health/live`)).status()).toBe(200);
  await mend();

  const found = await (await request.get(`${server.origin}/mf/discovery.json`)).json();
  expect(Object.keys(found.microFrontends)).not.toContain('@rodovia/mf-quotations');
  expect(Object.keys(found.microFrontends)).toContain('@rodovia/mf-dashboard');
  const undrawn = await request.get(`${server.origin}/modelos`);
  expect(undrawn.status()).toBe(200);
  expect(await undrawn.text()).toContain('<div id="app"></div>');
  await bringSheets();
  await page.goto(`${server.origin}/modelos`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
});
