import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import semver from 'semver';
import { root } from '../inputs.mjs';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { engines } = readJson('package.json');

/** Returns installed packages that a Node version is too old for, except optional ones. */
const tooNew = (packages, node) =>
  Object.entries(packages)
    .filter(([at, one]) => at.includes('node_modules/') && !one.optional && one.engines?.node)
    .filter(([, one]) => !semver.satisfies(node, one.engines.node))
    .map(([at, one]) => `${at} ${one.version}: ${one.engines.node}`);

const floor = semver.minVersion(engines.node)?.version ?? '';

test('every package runs on the oldest Node that this repository asks for', () => {
  assert.deepEqual(tooNew(readJson('package-lock.json').packages, floor), []);
});

test('the oldest Node is the same in the manifest, in what checks it at the start and in the README', () => {
  const [major, minor] = floor.split('.');
  assert.match(readFileSync(path.join(root, 'README.md'), 'utf8'), new RegExp(`Node ${major}\\.${minor} ou mais novo`));
  assert.match(
    readFileSync(path.join(root, 'platform/scripts/prepare.cjs'), 'utf8'),
    new RegExp(`REQUIRED = \\[${major}, ${minor}\\]`),
  );
});

test('a package that asks for a newer Node is found', () => {
  const packages = {
    'node_modules/newer': { version: '5.1.0', engines: { node: '>=22' } },
    'node_modules/fits': { version: '1.0.0', engines: { node: '>=18' } },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, engines: { node: '>=24' } },
  };
  assert.deepEqual(tooNew(packages, '20.19.0'), ['node_modules/newer 5.1.0: >=22']);
});
