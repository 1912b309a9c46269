import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Filling } from '@rodovia/shared/contracts/platform';
import { ADMIN, CLIENT, PASSWORD } from '../../support/accounts';
import { buildProva, mf, PROVA, publishBuilt } from '../../support/servers/own-module';
import { test } from '../../support/servers/own-product';
import type { OwnServer } from '../../support/servers/own-server';
import { expect } from '../../support/test';

test.describe.configure({ mode: 'serial' });

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder = '';
let file = '';

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rodovia-recording-'));
  file = path.join(folder, 'recording.json');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const filling = (part: string): Filling => ({
  slot: 'product.below',
  part,
  roles: ['visitor', 'admin'],
  order: 1,
  props: { code: 'string' },
});

/** Publishes the test's module with a part for the product page, probed with a recording. */
async function publishWith({ storeDir }: OwnServer, part: string, version: string, recording = file) {
  const dir = await buildProva(version, {}, { fills: [filling(part)] });
  return publishBuilt(storeDir, dir, '--recording', recording);
}

test('[MF-05] what pages read is recorded without persons, secrets and prices', async ({ server }) => {
  const { storeDir, origin } = server;
  const accounts = [ADMIN, CLIENT].map((username) => `${username}:${PASSWORD}`).join(' ');
  const { stdout } = await run(
    process.execPath,
    ['platform/dist/cli.mjs', 'record', file, '--modules', 'mf-storefront', '--store', storeDir],
    { cwd: root, env: { ...process.env, SHELL_URL: origin, MF_RECORD_AS: accounts } },
  );
  expect(stdout).toMatch(/recording\.json: \d+ de visitor, \d+ de admin, \d+ de client; [1-9]/);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"/modelos/:guid"');
  for (const secret of ['@rodovia.example', 'Cliente Demonstração', 'Administração', 'eyJ', PASSWORD])
    expect(text).not.toContain(secret);
});

test('[MF-05] the probe opens pages with records, without any and without answers, and parts in their slots', async ({
  server,
}) => {
  await publishWith(server, 'nota', '31.0.0');
  expect(await mf(server.storeDir, 'audit', PROVA)).toMatch(
    /\[prova: 8 de 8 visitas com registros, sem nenhum e sem respostas em \d+ s\]/,
  );
});

test('[MF-05] a part that throws is seen in the filled page', async ({ server }) => {
  await expect(publishWith(server, 'quebra', '31.1.0')).rejects.toThrow(
    /mf-prova 31\.1\.0, aberto em \/modelos\/[0-9a-f-]+: mf-prova falhou \(render\) \(com os registros gravados\)\./,
  );
});

test('[MF-05] a recording with a session in it is not used', async ({ server }) => {
  const leaking = path.join(folder, 'leaking.json');
  const session = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl';
  await writeFile(leaking, (await readFile(file, 'utf8')).replace('"Pneus"', `"${session}"`));
  await expect(publishWith(server, 'nota', '31.3.0', leaking)).rejects.toThrow('Há uma ficha de sessão em ');
});
