import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/inputs.mjs';

/** Of a hundred changes of a file, so many have to be noticed. */
const LEAST = 80;

/** How many of a file's changes were noticed, in percent; what does not compile counts as no change. */
function scoreOf({ mutants }) {
  const count = (...kinds) => mutants.filter(({ status }) => kinds.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return (100 * noticed) / (noticed + count('Survived', 'NoCoverage'));
}

const { files } = JSON.parse(readFileSync(path.join(root, '.cache/reports/mutation.json'), 'utf8'));
const scores = Object.entries(files).map(([file, found]) => [file, scoreOf(found)]);
const low = scores.filter(([, score]) => score < LEAST);
for (const [file, score] of low) console.error(`${file}: ${score.toFixed(1)} %, at least ${LEAST} % are asked for`);
if (low.length > 0) process.exitCode = 1;
