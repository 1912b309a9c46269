import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Number of consecutive commits in which every part of every matrix runs once. */
const BLOCK = 10;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Shuffles the numbers from 0 to `BLOCK` - 1 by a seed. */
function shuffled(seed) {
  const keyOf = (turn) => createHash('sha256').update(`${seed} ${turn}`).digest('hex');
  const keyed = Array.from({ length: BLOCK }, (_, turn) => ({ turn, key: keyOf(turn) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ turn }) => turn);
}

/**
 * Returns the turn of a commit, a number below ten. The history is divided into blocks of ten commits; the hash of a
 * block's first commit shuffles the ten turns, so that each occurs once.
 * @param {number} position of the commit in the history, from 1
 * @param {(back: number) => string} hashOf returns the hash of an earlier commit
 */
export function turnOf(position, hashOf) {
  const place = (position - 1) % BLOCK;
  return shuffled(hashOf(place))[place];
}

let turnOfCommit;

/** Returns `all` without a history or with `MATRIX=all`, otherwise the turn of the current commit. */
export function presentTurn() {
  if (process.env.MATRIX) return process.env.MATRIX;
  turnOfCommit ??= askedTurn();
  return turnOfCommit;
}

function askedTurn() {
  try {
    const position = Number(git('rev-list', '--count', '--first-parent', 'HEAD'));
    return String(turnOf(position, (back) => git('rev-parse', `HEAD~${back}`)));
  } catch {
    return 'all';
  }
}

/**
 * Returns whether the cell at `index` of a matrix runs at this commit: each of `parts` parts within ten commits, all
 * with `MATRIX=all`.
 * @param {number} index
 * @param {number} parts at most ten
 */
export function isInTurn(index, parts) {
  if (!(parts >= 1 && parts <= BLOCK)) throw new Error(`A matrix has 1 to ${BLOCK} parts, not ${parts}.`);
  const turn = presentTurn();
  return turn === 'all' || index % parts === Number(turn) % parts;
}

/**
 * Returns the cells of a matrix that run at this commit.
 * @template T
 * @param {readonly T[]} cells
 * @param {number} parts at most ten
 * @returns {T[]}
 */
export const inTurn = (cells, parts) => cells.filter((_, index) => isInTurn(index, parts));

/** Turns of what runs at every second commit, in two halves of about the same work. */
const EVEN = [0, 2, 4, 6, 8];
const ODD = [1, 3, 5, 7, 9];

/**
 * Costly test files about what few commits touch, with the turns at which a whole run has them. A file that somebody
 * names, or that `--changed` chooses, runs at any turn.
 * @type {Record<string, number[]>}
 */
export const COSTLY = {
  'e2e/specs/deployment/earlier-major.spec.ts': [0, 5],
  'e2e/specs/deployment/packs.spec.ts': [1, 6],
  'e2e/specs/gallery.spec.ts': [2, 7],
  'e2e/specs/deployment/recordings.spec.ts': [3, 8],
  'e2e/specs/deployment/dev.spec.ts': [4, 9],
  'e2e/specs/first-start.spec.ts': [4, 9],
  'platform/scripts/checks/clones.test.mjs': [1, 4, 7],
  'platform/scripts/checks/operator-commands.test.mjs': [0, 3, 6],
  'platform/scripts/checks/affected.test.mjs': [2, 5, 8],
  'platform/scripts/checks/import-rules.test.mjs': [3, 6, 9],
  'platform/scripts/generators/check-generators.mjs': EVEN,
  'deploy/test/running.test.mjs': ODD,
  'e2e/specs/deployment/operators.spec.ts': EVEN,
  'e2e/specs/deployment/own-machine.spec.ts': EVEN,
  'e2e/specs/renderer.spec.ts': EVEN,
  'e2e/specs/storefront/installed.spec.ts': ODD,
  'e2e/specs/deployment/probe.spec.ts': ODD,
  'e2e/specs/deployment/publish.spec.ts': ODD,
  'e2e/specs/deployment/shell-canary.spec.ts': ODD,
  'api/test/catalog/import-load.test.ts': EVEN,
  'api/test/server/availability.test.ts': EVEN,
  'api/test/server/traces.test.ts': EVEN,
  'api/test/proposals/proposal-kill.test.ts': ODD,
  'api/test/server/instances.test.ts': ODD,
  'api/test/server/kill.test.ts': ODD,
  'api/test/server/seed.test.ts': ODD,
};

/**
 * Returns whether a whole run of this commit has a test file.
 * @param {string} file relative to the root
 * @param {string} turn
 */
export const isFileInTurn = (file, turn = presentTurn()) =>
  turn === 'all' || !COSTLY[file] || COSTLY[file].includes(Number(turn));

/** Returns the costly files that a whole run of this commit leaves to other turns. */
export const outOfTurn = () => Object.keys(COSTLY).filter((file) => !isFileInTurn(file));
