import type { Discovery, Release } from '@rodovia/shared/contracts/platform';
import { ADMIN, CLIENT, logInDirectly } from '../../support/accounts';
import type { FederationProbe } from '../../support/federation';
import { expect, test } from '../../support/test';

const SCREENS = [
  ['/modelos', 'Pneus', 'mf_storefront'],
  ['/admin/marcas', 'Marcas', 'mf_catalog_admin'],
  ['/admin/clientes', 'Clientes', 'mf_people_admin'],
  ['/admin/orcamentos', 'Orçamentos', 'mf_quotations'],
  ['/admin/dashboard', 'Dashboard', 'mf_dashboard'],
] as const;

test('[MF-03] shell and all five modules share one copy of every shared package', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  for (const [at, heading, container] of SCREENS) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const providers = await page.evaluate(() => {
      const { __FEDERATION__ } = globalThis as unknown as FederationProbe;
      const instances = __FEDERATION__.__INSTANCES__;
      const scopes = instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default ?? {}));
      const versions = scopes.map((scope) => Object.keys(scope).length);
      return {
        names: instances.map(({ name }) => name),
        from: [...new Set(scopes.flatMap((scope) => Object.values(scope).map(({ from }) => from)))],
        mostVersions: Math.max(...versions),
      };
    });
    expect(providers.from).toEqual(['shell']);
    expect(providers.mostVersions).toBe(1);
    expect(providers.names.some((name) => name.startsWith(container))).toBe(true);
  }
});

test('[MF-03][ST-01] a log-in in the shell is the session of every module, and one client sends its token', async ({
  page,
}) => {
  const authorizations = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.url().includes('/api/') && authorization) authorizations.add(authorization);
  });
  await page.goto('/orcamentos');
  await expect(page.getByText('Entre para continuar')).toBeVisible();
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(CLIENT);
  await dialog.getByLabel('Senha').fill('Rodovia#2026');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Bem Vindo!')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Orçamento \d+$/ })
      .first(),
  ).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect([...authorizations]).toEqual([`Bearer ${token}`]);
});

test('[MF-02] no address and no version of a module is in the shell', async ({ page }) => {
  await page.goto('/');
  const boot = JSON.parse((await page.locator('#rodovia-boot').textContent()) ?? '{}');
  const modules: Record<string, { url: string; extras: { modulefederation: { name: string } } }[]> =
    boot.discovery.microFrontends;
  expect(Object.keys(modules)).toHaveLength(5);
  const releases = Object.values(modules).flat();
  const scripts = await page
    .locator('script[src*="/mf/shell/"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    for (const { url, extras } of releases) {
      expect(text).not.toContain(url);
      expect(text).not.toContain(extras.modulefederation.name);
    }
  }
});

test('[MF-03] the stream of quotations is held by the shell for all modules; none carries one of its own', async ({
  request,
}) => {
  const { microFrontends }: Discovery = await (await request.get('/mf/discovery.json')).json();
  for (const releases of Object.values(microFrontends)) {
    const { url, extras } = releases[0] as Release;
    const scripts = Object.keys(extras.modulefederation.assets).filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts).toContain('remoteEntry.js');
    for (const script of scripts) {
      const text = await (await request.get(url.replace(/[^/]+$/, script))).text();
      expect(text, `${script} of ${url}`).not.toContain('shopping-cart/events');
    }
  }
});
