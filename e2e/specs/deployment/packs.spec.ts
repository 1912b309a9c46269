import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../testing/free-port.mjs';
import { inTurn } from '../../../testing/rotation.mjs';
import { test } from '../../support/servers/own-product';
import { expect, ONE_TRY } from '../../support/test';

// the packages are written once
test.describe.configure({ mode: 'default' });

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder = '';
/** Files of the packages. */
let packs: string[] = [];

test.beforeAll(async ({ server }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'rodovia-elsewhere-'));
  const env = { ...process.env, MF_STORE: server.storeDir };
  const recording = path.join(folder, 'recording.json');
  const cli = path.join(root, 'platform/dist/cli.mjs');
  await run(process.execPath, [cli, 'record', recording, '--modules', 'mf-storefront'], {
    cwd: root,
    env: { ...env, SHELL_URL: server.origin },
  });
  const target = path.join(folder, 'packs');
  await run(process.execPath, ['platform/scripts/pack.mjs', target, '--recording', recording], { cwd: root, env });
  packs = (await readdir(target)).sort().map((file) => path.join(target, file));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const BUNDLERS = ['vite', 'rspack', 'webpack'];
const KINDS = BUNDLERS.flatMap((bundler) => [
  { bundler, extension: 'tsx', options: [] },
  { bundler, extension: 'jsx', options: ['--js'] },
]);

/** A part that the shell's slot has the properties for, and one that it has not. */
const PARTS = `
import type { FillingOf } from '@rodovia/shared/slots';
export const Note: FillingOf<'product.below'> = ({ code }) => code.toUpperCase();
// @ts-expect-error the slot passes no price
export const Price: FillingOf<'product.below'> = ({ price }) => price;
`;

/** Starts a command that runs until it is stopped; resolves when it says that it is there. */
async function started(dir: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['node_modules/.bin/rodovia', ...args], { cwd: dir, env });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        if (output.includes('http://localhost')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`${code}: ${output}`)));
  });
  return child;
}

const stopped = async (child: ChildProcess) => {
  if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
};

for (const { bundler, extension, options } of inTurn(KINDS, 6)) {
  test(`[MF-02] [MF-05] ${bundler}, ${extension}: from an empty folder, with the packed packages alone, to a canary in the running system`, async ({
    page,
    browser,
    server,
    consoleErrors,
  }) => {
    const name = `mf-${bundler}-${extension}`;
    const title = `Prova ${bundler} ${extension}`;
    const address = `/prova-${bundler}-${extension}`;
    const team = path.join(folder, `team-${name}`);
    const dir = path.join(team, name);
    await mkdir(team);
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, CHROMIUM_PATH: process.env.CHROMIUM_PATH };
    const here = { cwd: dir, env: { ...env, MF_STORE: server.storeDir } };
    const npm = async (...args: string[]) => (await run('npm', args, here)).stdout;
    const npx = ['--yes', '--prefer-offline', '--package', packs[0] ?? '', 'mf', 'new', name, title];
    await run('npx', [...npx, '--bundler', bundler, '--packs', '../packs', ...options], { cwd: team, env });
    await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
    if (extension === 'tsx') {
      await writeFile(path.join(dir, 'src/parts.ts'), PARTS);
      await npm('run', 'types');
    }

    // in the emulator, without a system, a database or an API
    const port = await freePort();
    const dev = await started(dir, env, 'dev', '--port', String(port));
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    consoleErrors.watch(context);
    try {
      const local = await context.newPage();
      await local.goto(address);
      await expect(local.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const source = path.join(dir, 'src', `page.${extension}`);
      const text = await readFile(source, 'utf8');
      await writeFile(source, text.replace('<p>', '<p>{'));
      const errors = local.getByRole('alert', { name: 'Erros dos fontes' });
      await expect(errors).toContainText(`page.${extension}`);
      await writeFile(source, text.replace('Esta página', 'Outra página'));
      await expect(local.getByText('Outra página é de um módulo')).toBeVisible();
      await local.getByRole('link', { name: 'Rodovia' }).first().click();
      await expect(local.getByRole('heading', { level: 1 })).toHaveText('O pneu certo para cada estrada');
    } finally {
      await context.close();
      await stopped(dev);
    }

    const mf = (...args: string[]) => npm('run', '--silent', 'mf', '--', ...args);
    const publish = async (...more: string[]) => {
      await npm('run', 'build');
      expect(await mf('facts', 'dist')).toContain('bundle.json escrito.');
      return mf('publish', '.', '--built', '--sha', 'abc1234', ...more);
    };
    const another = ['--bundler', bundler];
    await expect(mf('new', 'mf-two', 'A<b>', ...another)).rejects.toThrow("'A<b>' não é um título");
    await expect(mf('new', '../two', 'Dois', ...another)).rejects.toThrow("'../two' não é um nome de módulo");
    await expect(mf('new', 'mf-two', 'Dois', '--bundler', 'outro')).rejects.toThrow('Diga --bundler: rspack, vite');
    await expect(mf('publish', '.', '--sha', 'abc1234')).rejects.toThrow('Aqui não se constrói');
    // a module has no canary before it has a release
    await publish();
    await npm('version', '1.1.0', '--no-git-tag-version');
    expect(await publish('--canary', '99')).toContain(`${name} 1.0.0-abc1234, canário 1.1.0-abc1234 99 %`);
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
    // one visitor of a hundred is in no canary, so that each try is somebody else's
    await expect(async () => {
      await page.context().clearCookies({ name: 'visit' });
      await page.goto(address);
      await expect(page.getByText('Outra página é de um módulo')).toBeVisible(ONE_TRY);
    }).toPass();
  });
}

test('[MF-05] the packed shell runs with recorded answers: it logs its own accounts in and writes nothing', async ({
  browser,
  server,
  consoleErrors,
}) => {
  const port = await freePort();
  const cli = path.join(root, 'platform/dist/cli.mjs');
  const recording = path.join(folder, 'recording.json');
  const emulator = spawn(process.execPath, [cli, 'emulate', '--port', String(port), '--recording', recording], {
    cwd: folder,
    env: { ...process.env, MF_STORE: server.storeDir },
  });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  consoleErrors.watch(context);
  try {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const page = await context.newPage();
    await page.goto('/modelos');
    await expect(page.locator('main a[href^="/modelos/"]').first()).toBeVisible();
    const ask = (data: object) => page.request.post('/api/Token', { data });
    const refused = await ask({ username: 'maria@rodovia.example', password: 'x' });
    expect([refused.status(), (await refused.json()).message]).toEqual([
      401,
      expect.stringContaining('admin@emulador'),
    ]);
    const session = await (await ask({ username: 'cliente@emulador.example', password: 'x' })).json();
    expect(session).toMatchObject({ is_admin: false, persontypecode: 'client' });
    const write = await page.request.post('/api/shopping-cart', { data: {} });
    expect([write.status(), (await write.json()).message]).toEqual([503, expect.stringContaining('nada é gravado')]);
  } finally {
    await context.close();
    await stopped(emulator);
  }
});
