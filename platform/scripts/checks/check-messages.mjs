import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../inputs.mjs';

/*
 * Checks docs/messages.md against the last run of all browser tests: each sentence must have been displayed by a test
 * of the file that the list names. `--write` updates the list from that run.
 */

const file = path.join(root, 'docs/messages.md');
const ROW = /^\| (\w+) \| (.+?) \| `(.+?)` \|$/gm;

/** Returns the tests of a report, including nested suites. */
const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, file: spec.file }))),
  ...suites.flatMap(testsOf),
];

/** Returns the files by the sentences that their tests displayed. */
function shownBy(report) {
  const files = new Map();
  for (const test of testsOf(report)) {
    for (const { type, description } of test.status === 'expected' ? test.annotations : []) {
      if (type === 'shows') files.set(description, (files.get(description) ?? new Set()).add(test.file));
    }
  }
  return files;
}

const report = JSON.parse(readFileSync(path.join(root, '.cache/e2e/report.json'), 'utf8'));
const shown = shownBy(report);
const list = readFileSync(file, 'utf8');
const unseen = [];
const updated = list.replace(ROW, (row, where, sentence, named) => {
  const files = shown.get(sentence) ?? new Set();
  if (files.has(named)) return row;
  unseen.push(`${sentence} (${named})`);
  return files.size > 0 ? `| ${where} | ${sentence} | \`${[...files].sort()[0]}\` |` : row;
});
const rows = [...list.matchAll(ROW)].length;
if (process.argv.includes('--write')) writeFileSync(file, updated);
for (const sentence of unseen) console.error(`não foi mostrada: ${sentence}`);
console.log(`${rows - unseen.length} de ${rows} frases foram vistas na tela`);
process.exitCode = unseen.length > 0 || rows === 0 ? 1 : 0;
