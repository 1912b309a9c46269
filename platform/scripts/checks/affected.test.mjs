import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { modules, root } from '../inputs.mjs';

const PACKAGES = ['shared', 'api', 'platform', 'shell', 'e2e', ...modules()];
const COMMON = ['package.json', 'package-lock.json', 'lerna.json', 'tsconfig.json', 'jest.config.cjs'];
const NOTE = `require('node:fs').appendFileSync('../ran.txt', require('node:path').basename(process.cwd()) + '\\n');`;
const RUNS_SCRIPTS = ['shell', ...modules()];

/**
 * The packages of this repository with their dependencies, in a separate repository whose scripts record their runs.
 */
describe('npm run affected', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-affected-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=teste', '-c', 'user.email=teste@rodovia.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const inFolder = (file) => path.join(folder, file);

  function commit(file, text) {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
    git('add', '.');
    git('commit', '-q', '-m', file);
  }

  function copyPackage(name) {
    const manifest = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
    const scripts = manifest.scripts?.build ? { build: 'node ../note.cjs', test: 'node ../note.cjs' } : {};
    commit(`${name}/package.json`, JSON.stringify({ ...manifest, scripts }));
  }

  function affected(env = {}) {
    rmSync(inFolder('ran.txt'), { force: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'platform/scripts/checks/affected.mjs'), 'build'],
      {
        cwd: folder,
        env: { ...process.env, SINCE: 'HEAD~1', NX_DAEMON: 'false', ...env },
        encoding: 'utf8',
      },
    );
    const ran = existsSync(inFolder('ran.txt')) ? readFileSync(inFolder('ran.txt'), 'utf8') : '';
    return { status, stderr, ran: ran.split('\n').filter(Boolean).sort() };
  }

  before(() => {
    git('init', '-q');
    writeFileSync(inFolder('.gitignore'), 'node_modules\nran.txt\n.nx\n');
    writeFileSync(inFolder('note.cjs'), NOTE);
    for (const file of COMMON) cpSync(path.join(root, file), inFolder(file));
    symlinkSync(path.join(root, 'node_modules'), inFolder('node_modules'));
    for (const name of PACKAGES) copyPackage(name);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('[MF-05] a change in one module builds that module', () => {
    commit('mf-quotations/src/remote.tsx', 'export {};');
    assert.deepEqual(affected().ran, ['mf-quotations']);
  });

  test('[MF-05] another version of a module builds that module, though the lock repeats it', () => {
    const raise = (file, change) => {
      const content = JSON.parse(readFileSync(inFolder(file), 'utf8'));
      change(content);
      writeFileSync(inFolder(file), JSON.stringify(content, null, 2));
    };
    raise('package-lock.json', ({ packages }) => Object.assign(packages['mf-dashboard'], { version: '9.9.9' }));
    raise('mf-dashboard/package.json', (manifest) => Object.assign(manifest, { version: '9.9.9' }));
    git('commit', '-q', '-a', '-m', 'mf-dashboard 9.9.9');
    assert.deepEqual(affected().ran, ['mf-dashboard']);
    raise('package-lock.json', ({ packages }) =>
      Object.assign(packages['node_modules/react'], { version: '99.0.0', integrity: 'sha512-x' }),
    );
    git('commit', '-q', '-a', '-m', 'react');
    assert.deepEqual(affected().ran, [...RUNS_SCRIPTS].sort());
  });

  test('[MF-05] a change in shared code builds everything that depends on it', () => {
    commit('shared/src/runtime/index.ts', 'export {};');
    assert.deepEqual(affected().ran, [...RUNS_SCRIPTS].sort());
  });

  test('[MF-05] a change in the server or the documentation builds no module', () => {
    commit('api/src/app.ts', 'export {};');
    assert.deepEqual(affected().ran, []);
    commit('docs/teams.md', 'x');
    assert.deepEqual(affected().ran, []);
  });

  test('[MF-05] a change in what everything is built with builds everything', () => {
    commit('platform/webpack/base.mjs', 'export {};');
    assert.deepEqual(affected().ran, [...RUNS_SCRIPTS].sort());
  });

  test('without anything to compare with it says what to do', () => {
    const { status, stderr } = affected({ SINCE: 'nenhum' });
    assert.equal(status, 1);
    assert.match(stderr, /Não há 'nenhum' para comparar\. Diga com que: SINCE=/);
  });
});
