import path from 'node:path';
import { unhurried } from '../../../api/test/support/pace.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { startDevServer } from '../../support/dev-server';
import { expect, test } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
const MODULE = 'mf-people-admin';

// where nothing listens any more, and the events that were being read
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/ });

test("[MF-05] an administrator sees one module from their own machine on the product's origin, in that browser alone", async ({
  page,
  baseURL,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const { port, built, stop } = await startDevServer(path.join(root, MODULE), baseURL ?? '');
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/\/mf\/mf-people-admin\/.*remoteEntry\.js/.test(request.url())) entries.push(request.url());
  });
  const badge = page.locator('#rodovia-sources');
  const openClients = async () => {
    const answer = await page.goto('/admin/clientes');
    return answer?.headers() ?? {};
  };
  try {
    await built;
    await logInDirectly(page, ADMIN);
    // as a log-in leaves it; without it the cookie ends
    await page.context().addCookies([{ name: 'staff', value: '1', url: baseURL }]);
    await page.goto('/admin/configuracoes/publicacoes');
    await page.getByRole('button', { name: `Ver da minha máquina: ${MODULE}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Porta').fill('80');
    await expect(dialog.getByRole('button', { name: 'Ver da minha máquina' })).toBeDisabled();
    await dialog.getByLabel('Porta').fill(String(port));
    await dialog.getByRole('button', { name: 'Ver da minha máquina' }).click();
    await expect(badge).toContainText(`${MODULE} da sua máquina (localhost:${port})`);

    const own = await openClients();
    await expect(page.getByRole('table')).toBeVisible();
    expect([own['cache-control'], own.etag]).toEqual(['private, no-store', undefined]);
    expect(own.vary).toContain('cookie');
    expect(own['content-security-policy']).toContain(`connect-src 'self' http://localhost:${port};`);
    const dev = `http://localhost:${port}/mf/${MODULE}/dev/`;
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((entry) => !entry.startsWith(dev))).toEqual([]);

    const other = await openBrowser();
    const published = await other.goto(`${baseURL}/admin/clientes`);
    expect(published?.headers()['content-security-policy']).not.toContain('localhost');
    await expect(other.locator('#rodovia-sources')).toHaveCount(0);

    await stop();
    await openClients();
    await expect(badge).toContainText(`localhost:${port} não responde. Inicie npm run dev -w ${MODULE}`);
    await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Marcas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();

    await page.getByRole('link', { name: 'Voltar ao publicado' }).click();
    await expect(badge).toHaveCount(0);
    await openClients();
    await expect(page.getByRole('table')).toBeVisible({ timeout: unhurried(10_000) });
    expect(entries.at(-1)).toMatch(/\/mf\/mf-people-admin\/\d/);
  } finally {
    await stop();
  }
});
