import { readFileSync } from 'node:fs';

const PLAIN = /^!?(\*\*\/)?[\w./*-]+$/;

const escaped = (text) => text.replace(/[.+^${}()|[\]\\?]/g, '\\$&');

function ruleOf(line) {
  if (!PLAIN.test(line)) throw new Error(`.dockerignore: '${line}' não é lido por este teste.`);
  const isKept = line.startsWith('!');
  const pattern = line.replace(/^!/, '');
  const anywhere = pattern.startsWith('**/');
  const body = escaped(pattern.replace(/^\*\*\//, '')).replaceAll('*', '[^/]*');
  return { isKept, pattern: new RegExp(`^${anywhere ? '(.*/)?' : ''}${body}(/.*)?$`) };
}

/** Tells of a path below the build context whether the builder gets it, as `.dockerignore` says: the last rule wins. */
export function readDockerIgnore(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rules = lines.filter((line) => line.trim() && !line.startsWith('#')).map(ruleOf);
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true;
}
