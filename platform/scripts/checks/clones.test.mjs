import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../inputs.mjs';

const tool = path.join(root, 'node_modules/jscpd/bin/jscpd');
/** Maximum number of lines that two places may have in common. */
const MAX_LINES = 12;
const CODE = 'typescript,tsx,javascript,css';
const FILES = /\.(tsx?|mjs|cjs|js|css)$/;

/**
 * Returns pairs of places below a folder with more common lines than allowed. The scripts that the tool sees within the
 * markup of a component are left out: they are compared with the component.
 * @param {string} folder
 */
function clonesIn(folder) {
  const size = ['--min-lines', String(MAX_LINES + 1), '--min-tokens', '25'];
  const output = ['--reporters', 'json', '--output', path.join(folder, 'report')];
  execFileSync(process.execPath, [tool, folder, ...size, '--format', CODE, ...output], { stdio: 'pipe' });
  const { duplicates } = JSON.parse(readFileSync(path.join(folder, 'report/jscpd-report.json'), 'utf8'));
  const placeOf = ({ name, start }) => `${path.relative(folder, path.resolve(name))}:${start}`;
  return duplicates
    .filter(({ format, firstFile }) => format !== 'javascript' || !firstFile.name.endsWith('.tsx'))
    .map(({ firstFile, secondFile }) => `${placeOf(firstFile)} = ${placeOf(secondFile)}`);
}

/** Runs `work` with a temporary folder. */
function withFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-clones-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no two places have more than twelve lines in common', () =>
  withFolder((folder) => {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
    const files = String(listed)
      .split('\n')
      .filter((file) => FILES.test(file) && existsSync(path.join(root, file)));
    for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
    assert.deepEqual(clonesIn(folder), []);
  }));

test('two places with thirteen lines in common are named', () =>
  withFolder((folder) => {
    const lines = Array.from({ length: MAX_LINES + 1 }, (_, at) => `export const value${at} = compute(${at}, 'x');`);
    for (const name of ['one', 'other']) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, 'copy.ts'), `export const ${name} = 1;\n${lines.join('\n')}\n`);
    }
    const found = clonesIn(folder);
    assert.equal(found.length, 1);
    assert.match(found[0], /^\w+\/copy\.ts:\d+ = \w+\/copy\.ts:\d+$/);
  }));
