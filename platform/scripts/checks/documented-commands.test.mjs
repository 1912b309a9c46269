import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../inputs.mjs';

const scriptsOf = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};
const documents = execFileSync('git', ['ls-files', '*.md', ':!*CHANGELOG.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

/** Returns the commands of a text: lines of its shell blocks, and code spans that begin like one. */
function commandsIn(text) {
  const blocks = [...text.matchAll(/^```(?:sh|bash|shell)?\n([\s\S]*?)^```/gm)].map(([, block]) => block);
  const lines = blocks.flatMap((block) => block.split('\n'));
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [...lines, ...spans]
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((line) => /^(?:npm|node|npx) /.test(line));
}

/** Returns what is wrong with a command, or undefined: a script, file or tool that does not exist. */
function faultOf(command) {
  const [tool, ...words] = command.split(/\s+/);
  const workspace = /\s-w (\S+)/.exec(command)?.[1];
  if (tool === 'node') {
    const file = words[0];
    // bundles are made from a source of the same name
    const isBundle = /^api\/dist\/[\w-]+\.mjs$/.test(file);
    const known = isBundle
      ? readFileSync(path.join(root, 'api/build.mjs'), 'utf8').includes(path.basename(file, '.mjs'))
      : existsSync(path.join(root, file));
    return known ? undefined : `${file} does not exist`;
  }
  if (tool === 'npx')
    return existsSync(path.join(root, 'node_modules/.bin', words[0])) ? undefined : `${words[0]} is not installed`;
  const [verb, name] = words;
  const script = verb === 'run' ? name : verb;
  if (['ci', 'version', 'pack'].includes(script)) return undefined;
  // a module of an example is made by the command before
  const folder = workspace && existsSync(path.join(root, workspace)) ? workspace : workspace ? 'mf-quotations' : '.';
  return scriptsOf(folder)[script] ? undefined : `${folder} has no script ${script}`;
}

test('every command that the documents name exists', () => {
  const found = documents.flatMap((file) =>
    commandsIn(readFileSync(path.join(root, file), 'utf8')).map((command) => ({ file, command })),
  );
  assert.ok(found.length > 60, String(found.length));
  const faults = found.map((one) => ({ ...one, fault: faultOf(one.command) })).filter(({ fault }) => fault);
  assert.deepEqual(faults, []);
});

test('a command that does not exist is named', () => {
  const text = 'Do `npm run nothing`.\n\n```sh\nnode platform/nowhere.mjs\nTEST=1 npm test -- --changed\n```\n';
  assert.deepEqual(commandsIn(text).map(faultOf), [
    'platform/nowhere.mjs does not exist',
    undefined,
    '. has no script nothing',
  ]);
});
