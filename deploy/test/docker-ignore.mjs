import { readFileSync } from 'node:fs';

const PLAIN = /^!?(\*\*\/)?[\w./*-]+$/;

const escaped = (text) => text.replace(/[.+^${}()|[\]\\?]/g, '\\$&');

function ruleOf(line) {
  if (!PLAIN.test(line)) throw new Error(`.dockerignore: '${line}' não é lido por este teste.`);
  const isException = line.startsWith('!');
  const pattern = line.replace(/^!/, '');
  const anywhere = pattern.startsWith('**/');
  const body = escaped(pattern.replace(/^\*\*\//, '')).replaceAll('*', '[^/]*');
  return { isKept: isException, pattern: new RegExp(`^${anywhere ? '(.*/)?' : ''}${body}(/.*)?$`) };
}

/**
 * Returns a function that says whether the builder receives a path of the build context. As in `.dockerignore`, the
 * last matching rule wins.
 */
export function readDockerIgnore(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rules = lines.filter((line) => line.trim() && !line.startsWith('#')).map(ruleOf);
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true;
}
