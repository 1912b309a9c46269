import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildKind, FIRST_VERSION, moduleOf, pathOf, withVersion } from '../../../platform/conformance/build-kind.mjs';
import { test } from '../../support/servers/own-product';
import { expect } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const KIND = 'written-module';

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rodovia-elsewhere-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Module of another team, with the types of the shell. */
const TYPED = `
import type { Remote } from '@rodovia/shared/runtime';
import type { FillingOf } from '@rodovia/shared/slots';
export const Note: FillingOf<'product.below'> = ({ code }) => code.toUpperCase();
// @ts-expect-error the slot passes no price
export const Price: FillingOf<'product.below'> = ({ price }) => price;
export const remote: Remote = { routes: [], parts: { note: Note } };
`;

test('[MF-02] [MF-05] from an empty folder, with the packed packages alone, to a canary in the running system', async ({
  page,
  server,
}) => {
  const packs = path.join(folder, 'packs');
  const inTree = { cwd: root, env: { ...process.env, MF_STORE: server.storeDir } };
  await run(process.execPath, ['platform/scripts/pack.mjs', packs], inTree);
  const files = (await readdir(packs)).map((file) => path.join(packs, file));
  const team = path.join(folder, 'team');
  const dir = await buildKind(KIND, team, '');
  await writeFile(path.join(team, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const elsewhere = { cwd: team, env: { PATH: process.env.PATH, HOME: process.env.HOME, MF_STORE: server.storeDir } };
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-workspaces', '@types/react@19', ...files],
    elsewhere,
  );

  await writeFile(path.join(team, 'note.ts'), TYPED);
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  await run(
    process.execPath,
    [tsc, ...options, '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', 'note.ts'],
    elsewhere,
  );

  const mf = async (...args: string[]) => (await run('npx', ['mf', ...args], elsewhere)).stdout;
  expect(await mf('facts', path.join(dir, 'dist'))).toContain('bundle.json escrito.');
  await expect(mf('publish', dir, '--sha', 'abc1234')).rejects.toThrow('Aqui não se constrói');
  // a module has no canary before it has a release
  await mf('publish', dir, '--built', '--sha', 'abc1234');
  const next = await withVersion(KIND, dir, '71.1.0');
  await mf('facts', path.join(next, 'dist'));
  expect(await mf('publish', next, '--built', '--sha', 'abc1234', '--canary', '99')).toContain(
    `${moduleOf(KIND)} ${FIRST_VERSION}-abc1234, canário 71.1.0-abc1234 99 %`,
  );
  await expect.poll(async () => (await page.request.get(pathOf(KIND))).status()).toBe(200);
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto(pathOf(KIND));
    await expect(page.getByText('Versão 71.1.0')).toBeVisible({ timeout: 5000 });
  }).toPass();
});
