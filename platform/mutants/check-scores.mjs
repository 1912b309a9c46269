import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/inputs.mjs';

/** Minimum score of a file, in percent. */
const MIN_SCORE = 80;

/** Returns the percentage of detected changes; changes that do not compile are not counted. */
function scoreOf({ mutants }) {
  const count = (...kinds) => mutants.filter(({ status }) => kinds.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return (100 * noticed) / (noticed + count('Survived', 'NoCoverage'));
}

const { files } = JSON.parse(readFileSync(path.join(root, '.cache/reports/mutation.json'), 'utf8'));
const scores = Object.entries(files).map(([file, found]) => [file, scoreOf(found)]);
const low = scores.filter(([, score]) => score < MIN_SCORE);
for (const [file, score] of low) console.error(`${file}: ${score.toFixed(1)} %, at least ${MIN_SCORE} % are asked for`);
if (low.length > 0) process.exitCode = 1;
