import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { problemsOfPack } from '../pack-problems.mjs';

/** Returns the problems of a package with one file. */
function problemsWith(file, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-pack-test-'));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  const problems = problemsOfPack(folder, ['/home/somebody', '/srv/rodovia']);
  rmSync(folder, { recursive: true });
  return problems;
}

const SESSION = ['ey', 'JhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'].join('');

test('[MF-05] a package with a path of the machine, a secret or a test is refused', () => {
  for (const [file, text, problem] of [
    ['dist/a.mjs', 'import("/srv/rodovia/shared/src/x.ts")', 'dist/a.mjs contains the path /srv/rodovia.'],
    ['dist/a.mjs', '// /home/somebody/.npmrc', 'dist/a.mjs contains the path /home/somebody.'],
    ['dist/a.mjs', `const token = "${SESSION}"`, 'dist/a.mjs contains a session.'],
    ['a.pem', ['-----BEGIN ', 'PRIVATE KEY-----'].join(''), 'a.pem contains a private key.'],
    ['dist/a.mjs', 'postgres://shop:secret@db.example/shop', 'dist/a.mjs contains a password in an address.'],
    ['dist/a.test.mjs', '', 'dist/a.test.mjs is for development.'],
    ['dist/a.mjs.map', '{}', 'dist/a.mjs.map is for development.'],
    ['.env', '', '.env is for development.'],
  ])
    assert.deepEqual(problemsWith(file, text), [problem]);
  assert.deepEqual(problemsWith('dist/cli.mjs', 'export const a = "https://example.org/x";'), []);
});
