import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import {
  buildKind,
  containerOf,
  FIRST_VERSION,
  KINDS,
  moduleOf,
  PLATFORM,
  pathOf,
  toolsOf,
  withVersion,
} from '../../../platform/conformance/build-kind.mjs';
import type { ReleaseRecord } from '../../../platform/src/store/release';
import { inTurn } from '../../../testing/rotation.mjs';
import { anyProduct } from '../../support/data/catalogue';
import type { FederationProbe } from '../../support/federation';
import { mf, publishBuilt } from '../../support/servers/own-module';
import { test } from '../../support/servers/own-product';
import { expect, ONE_TRY } from '../../support/test';

// one server for all kinds, of which one may fail alone
test.describe.configure({ mode: 'default' });

const root = path.resolve(import.meta.dirname, '../../..');
const NEXT_VERSION = '71.1.0';
/** What each kind has proved, for the table. */
const proofs = new Map<string, Record<string, string>>();
/** Below the root, where the platform's build configuration finds its packages. */
const ownFolder = path.join(root, '.cache/conformance', String(process.pid));
let folder = '';
let types = '';

test.beforeAll(async ({ server }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'rodovia-conformance-'));
  types = path.join(folder, 'types');
  await mf(server.storeDir, 'types', types);
});

test.afterAll(async () => {
  for (const one of [folder, ownFolder]) await rm(one, { recursive: true, force: true });
  console.table(Object.fromEntries(proofs));
});

const note = (kind: string, results: Record<string, string>) => proofs.set(kind, { ...proofs.get(kind), ...results });

const versionOn = (page: Page, version: string) => page.getByText(`Versão ${version}`);

/**
 * Opens a kind's page until it shows a version: the live view of a store may be some seconds old, and one visitor of a
 * hundred is in no canary, so that each try is somebody else's.
 */
async function opens(page: Page, kind: string, version: string) {
  await expect.poll(async () => (await page.request.get(pathOf(kind))).status()).toBe(200);
  await expect(async () => {
    await page.context().clearCookies({ name: 'visit' });
    await page.goto(pathOf(kind));
    await expect(versionOn(page, version)).toBeVisible(ONE_TRY);
  }).toPass();
}

/** Returns who provides shared packages in the page, the most versions of any, and what developer tools read of it. */
const federationIn = (page: Page, container: string) =>
  page.evaluate((name) => {
    const { __FEDERATION__ } = globalThis as unknown as FederationProbe;
    const instances = __FEDERATION__.__INSTANCES__;
    const scopes = instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default ?? {}));
    const { shell, [name]: own } = __FEDERATION__.moduleInfo;
    return {
      from: [...new Set(scopes.flatMap((scope) => Object.values(scope).map(({ from }) => from)))],
      mostVersions: Math.max(...scopes.map((scope) => Object.keys(scope).length)),
      isDescribed: instances.every(({ options }) => Boolean(options?.shared && options.plugins)),
      version: own?.version,
      expected: shell?.remotesInfo[name]?.matchedVersion,
    };
  }, container);

/** Returns the record of a kind's release. */
const recordOf = async (storeDir: string, kind: string, version: string): Promise<ReleaseRecord> =>
  JSON.parse(readFileSync(path.join(storeDir, 'mf', moduleOf(kind), `${version}-abc1234`, 'release.json'), 'utf8'));

/** In its own tree for the platform's build configuration, elsewhere for all others. */
const folderFor = (kind: string) => (kind === PLATFORM ? ownFolder : folder);

/** Returns what `facts` has to be told of a build whose bundler writes no manifest. */
const optionsOf = (kind: string) =>
  kind === 'webpack-builtin' ? ['--container', containerOf(kind, FIRST_VERSION)] : [];

for (const kind of inTurn(KINDS, 8)) {
  test.describe(kind, () => {
    test.describe.configure({ mode: 'serial' });
    const entry = new RegExp(`/mf/${moduleOf(kind)}/[^/]+/remote(Entry|Script)\\.js`);
    let dir = '';
    // other tests of this server count what fills a slot
    test.afterAll(({ server }) => mf(server.storeDir, 'withdraw', moduleOf(kind)));

    test(`[MF-02] [MF-03] ${kind}: is described, published and opened, and takes everything from the shell`, async ({
      page,
      server,
    }) => {
      await mkdir(folderFor(kind), { recursive: true });
      dir = await buildKind(kind, folderFor(kind), types);
      if (kind !== PLATFORM) await mf(server.storeDir, 'facts', path.join(dir, 'dist'), ...optionsOf(kind));
      await publishBuilt(server.storeDir, dir);
      await opens(page, kind, FIRST_VERSION);
      await expect(page.getByText('R$ 1.234,50')).toBeVisible();
      const { version, ...described } = await federationIn(page, containerOf(kind, FIRST_VERSION));
      expect(described).toEqual({ from: ['shell'], mostVersions: 1, isDescribed: true, expected: FIRST_VERSION });
      expect(version).toBe(FIRST_VERSION);
      await page.getByRole('button', { name: 'Abrir depois' }).click();
      await expect(page.getByText(`depois, ${FIRST_VERSION}`)).toBeVisible();
      if (kind === 'webpack-module')
        await expect(page.locator('html')).toHaveAttribute('data-runtime-plugin', 'conformance');
      await page.getByRole('link', { name: 'Todos os pneus' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pneus' })).toBeVisible();
      const { Code } = await anyProduct(page.request);
      await page.goto(`/modelos/${Code}`);
      await expect(page.getByText(`Parte de ${moduleOf(kind)} ${FIRST_VERSION}: ${Code}`)).toBeVisible();
      const record = await recordOf(server.storeDir, kind, FIRST_VERSION);
      expect(record.uses?.['@rodovia/shared/runtime']).toEqual(expect.arrayContaining(['formatMoney', 'useSession']));
      const file = path.join(dir, 'dist', record.entry?.file ?? 'remoteEntry.js');
      const size = brotliCompressSync(readFileSync(file)).length;
      const isModule = record.entry?.type === 'module';
      note(kind, {
        com: toolsOf(dir),
        entrada: `${(size / 1000).toFixed(1)} kB`,
        tipo: isModule ? 'módulo' : 'script',
      });
      note(kind, { aberto: 'sim', 'lugar preenchido': 'sim' });
    });

    test(`[MF-05] ${kind}: another version is a canary, goes to all, and is rolled back`, async ({ page, server }) => {
      const next = await withVersion(kind, dir, NEXT_VERSION);
      await publishBuilt(server.storeDir, next, '--no-probe', '--canary', '99');
      await opens(page, kind, NEXT_VERSION);
      await mf(server.storeDir, 'promote', moduleOf(kind));
      await mf(server.storeDir, 'rollback', moduleOf(kind));
      await opens(page, kind, FIRST_VERSION);
      note(kind, { 'canário e volta': 'sim' });
    });

    test.describe('without its entry', () => {
      test.use({ expectedErrors: /ERR_FAILED|valid digest in the 'integrity'/ });

      test(`[MF-04] ${kind}: an entry that is lost, or another than the published one, costs its own area`, async ({
        page,
      }) => {
        const failed = page.getByText(/^Não foi possível abrir esta área/);
        await page.route(entry, (route: Route) => route.abort());
        await page.goto(pathOf(kind));
        await expect(failed).toBeVisible();
        await page.unroute(entry);
        await page.getByRole('button', { name: 'Tentar novamente' }).click();
        await expect(versionOn(page, FIRST_VERSION)).toBeVisible();
        await page.route(entry, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: `globalThis.tainted = true;${await answer.text()}` });
        });
        await page.goto(pathOf(kind));
        await expect(failed).toBeVisible();
        expect(await page.evaluate(() => 'tainted' in globalThis)).toBe(false);
        note(kind, { perdido: 'recuperado', adulterado: 'recusado' });
      });

      // scripts have their digest in every browser
      if (!kind.endsWith('module')) return;

      test(`[MF-04] ${kind}: a browser that does not check preloaded modules opens the entry, and no other one`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const supports = DOMTokenList.prototype.supports;
          DOMTokenList.prototype.supports = function (token) {
            return token !== 'modulepreload' && supports.call(this, token);
          };
        });
        await page.goto(pathOf(kind));
        await expect(versionOn(page, FIRST_VERSION)).toBeVisible();
        // what is checked is another than what would run
        await page.route(entry, async (route) => {
          if (route.request().resourceType() !== 'fetch') return route.fallback();
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: `${await answer.text()};` });
        });
        await page.goto(pathOf(kind));
        await expect(page.getByText(/^Não foi possível abrir esta área/)).toBeVisible();
      });
    });
  });
}
