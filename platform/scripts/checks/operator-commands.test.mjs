import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../inputs.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-commands-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the documents as an operator does, on the embedded engine in a folder of its own. */
function run(command, { data = 'data', ...more } = {}) {
  const { DATABASE_URL: _other, ...env } = process.env;
  const place = { NODE_ENV: 'development', DATA_DIR: path.join(folder, data), ...more };
  const [tool, ...args] = command.split(' ');
  const options = { cwd: root, env: { ...env, ...place }, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(tool, args, options);
  return { status, output: stdout + stderr };
}

const PERSON = '--email=dona@loja.example --name=Dona --cpf=52998224725 --mobile=11900000000';

test('an operator creates an administrator, checks the proposals, saves everything and restores it elsewhere', () => {
  const created = run(`npm run admin -w api -- ${PERSON}`, { ADMIN_PASSWORD: 'Rodovia#2026' });
  assert.match(created.output, /Administrador criado: dona@loja\.example/);
  assert.equal(run('npm run proposals:verify').status, 0);
  const backup = path.join(folder, 'backup');
  assert.match(run(`npm run backup -- ${backup}`).output, /Backup gravado em /);
  const restored = run(`npm run restore -- ${backup}`, { data: 'other' });
  assert.equal(restored.status, 0, restored.output);
  const again = run('npm run admin -w api -- --email=dona@loja.example --reset-second-step', { data: 'other' });
  assert.match(again.output, /A conta de dona@loja\.example não tem um segundo passo\./);
});

test('the list of routes names every route with its roles', () => {
  const { status, output } = run('npm run api:routes');
  assert.equal(status, 0, output);
  assert.match(output, /GET +\/brand\/pagged +/);
});

test('the sentences of a package are collected into one file', () => {
  assert.match(run('npm run sentences -- mf-storefront').output, /^mf-storefront: \d+ · en: \d+$/m);
  const found = JSON.parse(readFileSync(path.join(root, '.cache/sentences/mf-storefront.json'), 'utf8'));
  assert.match(found['Não há proposta com este código'][0], /^mf-storefront\/src\/features\/verify\//);
});
