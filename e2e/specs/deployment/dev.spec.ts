import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { freePort } from '../../support/own-server';
import { expect, test } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');

const untilBuilt = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      if (said.includes('compiled') && said.includes('dos fontes em')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`saiu com ${code}: ${said}`)));
  });

test('[MF-05] one module is served from its sources, everything else by the running shell, for that browser alone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const child = spawn(process.execPath, ['../platform/scripts/dev.mjs'], {
    cwd: path.join(root, 'mf-people-admin'),
    env: { ...process.env, SHELL_URL: baseURL, DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    await untilBuilt(child);
    const page = await context.newPage();
    const entries: string[] = [];
    page.on('request', (request) => {
      const [, entry] = /\/mf\/(mf-[\w-]+\/[^/]+)\/remoteEntry\.js/.exec(request.url()) ?? [];
      if (entry) entries.push(entry);
    });
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/clientes');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Marcas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
    // A source that is still being compiled may be asked for again.
    const asked = (module: string) => [...new Set(entries.filter((entry) => entry.startsWith(module)))];
    expect(asked('mf-people-admin')).toEqual(['mf-people-admin/dev']);
    expect(asked('mf-catalog-admin')).toEqual([expect.stringMatching(/^mf-catalog-admin\/\d/)]);
    await expect(page.getByRole('complementary', { name: 'Desenvolvimento' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver o publicado' }).click();
    await expect(page.getByRole('complementary', { name: 'Desenvolvimento' })).toBeHidden();
  } finally {
    await context.close();
    child.kill('SIGINT');
  }
});
