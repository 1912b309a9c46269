import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** In so many commits one after the other, every part of every matrix runs once. */
const BLOCK = 10;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The numbers from 0 to `BLOCK` - 1 in an order that a text decides. */
function shuffled(seed) {
  const keyOf = (turn) => createHash('sha256').update(`${seed} ${turn}`).digest('hex');
  const keyed = Array.from({ length: BLOCK }, (_, turn) => ({ turn, key: keyOf(turn) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ turn }) => turn);
}

/**
 * Whose turn it is at a commit: a number below ten. The history is cut into blocks of ten commits; the hash of the
 * first commit of a block decides in which order the ten turns come, so that each of them comes once.
 * @param {number} position of the commit in the history, from 1
 * @param {(back: number) => string} hashOf hash of the commit so many steps before it
 */
export function turnOf(position, hashOf) {
  const place = (position - 1) % BLOCK;
  return shuffled(hashOf(place))[place];
}

let turnOfCommit;

/** `all` where there is no history to choose by, or `MATRIX=all` asks for it; else the turn of the present commit. */
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
 * True where the cell at `index` of a matrix runs at this commit: every one of `parts` parts within ten commits, all of
 * them with `MATRIX=all`.
 * @param {number} index
 * @param {number} parts ten at most
 */
export function isInTurn(index, parts) {
  if (!(parts >= 1 && parts <= BLOCK)) throw new Error(`A matrix has 1 to ${BLOCK} parts, not ${parts}.`);
  const turn = presentTurn();
  return turn === 'all' || index % parts === Number(turn) % parts;
}

/**
 * The cells of a matrix that run at this commit, as `isInTurn` says.
 * @template T
 * @param {readonly T[]} cells
 * @param {number} parts ten at most
 * @returns {T[]}
 */
export const inTurn = (cells, parts) => cells.filter((_, index) => isInTurn(index, parts));
