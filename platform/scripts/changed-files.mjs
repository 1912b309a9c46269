import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);

/**
 * Returns the last commit that a branch has in common with `since`.
 * @throws if `since` does not exist.
 */
export const baseOf = (since) => git('merge-base', since, 'HEAD')[0];

/** Returns the files of the working tree that differ from a commit, including new and deleted ones. */
export const changedFiles = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
