import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);

/** The last commit that a branch has in common with `since`. @throws where there is no `since`. */
export const baseOf = (since) => git('merge-base', since, 'HEAD')[0];

/** Files of the working tree that differ from a commit, new and deleted ones too. */
export const changedFiles = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
