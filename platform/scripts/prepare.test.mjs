import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-prepare-'));
after(() => rmSync(folder, { recursive: true }));

const LOCK = '{}';
const HASH = createHash('sha256').update(LOCK).digest('hex');
const marker = path.join(folder, 'node_modules/.rodovia-lock');
const calls = path.join(folder, 'calls');

for (const name of ['platform/scripts', 'node_modules', 'bin']) mkdirSync(path.join(folder, name), { recursive: true });
cpSync(path.join(import.meta.dirname, 'prepare.cjs'), path.join(folder, 'platform/scripts/prepare.cjs'));
writeFileSync(path.join(folder, 'package-lock.json'), LOCK);
writeFileSync(path.join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> ${calls}\n`);
chmodSync(path.join(folder, 'bin/npm'), 0o755);

/** Prepares after an installation, and returns what npm was called with and the marker that is left. */
function prepared(before, ...args) {
  writeFileSync(marker, before);
  writeFileSync(calls, '');
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  const { status } = spawnSync(process.execPath, [path.join(folder, 'platform/scripts/prepare.cjs'), ...args], { env });
  assert.equal(status, 0);
  return [readFileSync(calls, 'utf8').split(' --')[0].trim(), readFileSync(marker, 'utf8')];
}

test('packages are installed anew for another lock, and not at all for the same', () => {
  assert.deepEqual(prepared('other'), ['ci', HASH]);
  assert.deepEqual(prepared('other', '--runtime'), ['ci', `${HASH} runtime`]);
  assert.deepEqual(prepared(HASH), ['', HASH]);
  assert.deepEqual(prepared(HASH, '--runtime'), ['', HASH]);
  assert.deepEqual(prepared(`${HASH} runtime`, '--runtime'), ['', `${HASH} runtime`]);
});

test('test tools are added to what a running start uses, and nothing of that is removed', () => {
  assert.deepEqual(prepared(`${HASH} runtime`), ['install', HASH]);
});
