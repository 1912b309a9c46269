import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FederationProbe } from '../../support/federation';
import { buildProva, mf, PROVA, publishBuilt } from '../../support/servers/own-module';
import { withOwnProduct } from '../../support/servers/own-product';
import { buildShell } from '../../support/servers/own-shell';
import { expect } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
/** In the repository, where the shell's packages are found. */
const folder = path.join(root, '.cache/e2e/earlier-major', String(process.pid));

const test = withOwnProduct();
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the runtime had in its second major, written over the present one. */
const RUNTIME = `
import { formatMoney } from '@rodovia/shared/runtime';
export * from '@rodovia/shared/runtime';
export const money = formatMoney;
`;

/** Builds the shell with an earlier major of the shared package; returns its folder. */
async function shellWithEarlierMajor(version: string): Promise<string> {
  const [earlier, dir] = [path.join(folder, 'earlier'), path.join(folder, 'shell')];
  await mkdir(path.join(earlier, '2.9.0'), { recursive: true });
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(earlier, '2.9.0/runtime.ts'), RUNTIME);
  const manifest = JSON.parse(await readFile(path.join(root, 'shell/package.json'), 'utf8'));
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ ...manifest, version }));
  await copyFile(path.join(root, 'shell/module.json'), path.join(dir, 'module.json'));
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  await run(process.execPath, [webpack, '--config', 'shell/webpack.config.mjs', '--mode', 'production'], {
    cwd: root,
    env: {
      ...process.env,
      EARLIER_MAJORS: earlier,
      RELEASE_DIST: path.join(dir, 'dist'),
      RELEASE: `${version}-abc1234`,
      NODE_ENV: 'production',
    },
  });
  return dir;
}

const CONTAINER = 'mf_prova__7_0_0';
/** A module that was built for the second major. */
const ENTRY = `var ${CONTAINER} = {
  init(scope) { this.scope = scope; },
  async get() {
    const shared = async (key) => (await Object.values(this.scope[key])[0].get())();
    const [React, { money }, { Link }] = await Promise.all(
      ['react', '@rodovia/shared/runtime', '@rodovia/shared/router'].map(shared));
    const h = React.createElement;
    const versions = Object.keys(this.scope['@rodovia/shared/router']).join();
    const page = h('div', null, h('h1', null, 'Prova'), h('p', null, money(1234.5)), h('p', null, 'router ' + versions),
      h(Link, { to: '/modelos' }, 'Todos os pneus'));
    return () => ({ remote: { routes: [{ path: '/prova', element: page }] } });
  },
}; globalThis.${CONTAINER} = ${CONTAINER};`;

const moduleOfEarlierMajor = () =>
  buildProva(
    '7.0.0',
    {
      'remoteEntry.js': ENTRY,
      'bundle.json': JSON.stringify({
        packages: {},
        uses: { react: ['createElement'], '@rodovia/shared/runtime': ['money'], '@rodovia/shared/router': ['Link'] },
      }),
      'mf-manifest.json': JSON.stringify({
        name: CONTAINER,
        shared: [
          { name: 'react', requiredVersion: '^19.0.0' },
          { name: '@rodovia/shared/runtime', requiredVersion: '^2.0.0' },
          { name: '@rodovia/shared/router', requiredVersion: '^2.0.0' },
        ],
        exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
      }),
    },
    { hostApi: '^2.1.0', routes: [{ path: '/prova', area: 'storefront' }], dialogs: [] },
  );

/** Returns whether an earlier and the present runtime have the same session, by the shell's share scope. */
const haveOneSession = async () => {
  const { __FEDERATION__ } = globalThis as unknown as FederationProbe;
  const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
  const sessions = await Promise.all(
    ['@rodovia/shared/runtime', '@rodovia/shared-2/runtime'].map(async (key) => {
      const [provided] = Object.values(scope[key] ?? {});
      const factory = (await provided?.get()) as (() => { useSession: unknown }) | undefined;
      return factory?.().useSession;
    }),
  );
  return sessions[0] !== undefined && sessions[0] === sessions[1];
};

test('[MF-03] [MF-05] a shell carries an earlier major for the modules that name it, and leaves it out of everything else', async ({
  page,
  server,
}) => {
  const { storeDir } = server;
  const prova = await moduleOfEarlierMajor();
  const without = await buildShell(storeDir, '8.0.0');
  const publish = (dir: string) => publishBuilt(storeDir, dir, '--no-probe');
  await expect(publish(prova)).rejects.toThrow('mf-prova 7.0.0 foi feito para a hostApi ^2.1.0');

  const shell = await shellWithEarlierMajor('7.0.0');
  expect(await publish(shell)).toMatch(/@rodovia\/shared 2\.9\.0 em shell 7\.0\.0: ninguém no ar precisa mais dele/);
  await publish(prova);
  expect(await mf(storeDir, 'doctor')).toMatch(
    /@rodovia\/shared 2\.9\.0 em shell 7\.0\.0: \d\.\d kB para quem abre mf-prova 7\.0\.0\./,
  );

  const { provided } = JSON.parse(await readFile(path.join(shell, 'dist/assets.json'), 'utf8'));
  const [file] = provided['@rodovia/shared-2/runtime'].files as string[];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const earlier = () => loaded.filter((at) => at.startsWith('/mf/shell/7.0.0-') && at.endsWith(`/${file}`));
  await expect.poll(async () => (await page.request.get('/prova')).text()).toContain('/mf/shell/7.0.0-');
  await page.goto('/modelos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pneus');
  expect(earlier()).toEqual([]);
  await page.goto('/prova');
  await expect(page.getByText('R$ 1.234,50')).toBeVisible();
  await expect(page.getByText('router 2.9.0')).toBeVisible();
  expect(earlier()).toHaveLength(1);
  expect(await page.evaluate(haveOneSession)).toBe(true);
  await page.getByRole('link', { name: 'Todos os pneus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pneus');

  await expect(publish(without)).rejects.toThrow(
    'mf-prova 7.0.0 foi feito para a hostApi ^2.1.0; shell 8.0.0 tem a 3.',
  );
  await mf(storeDir, 'withdraw', PROVA);
  await publish(without);
});
