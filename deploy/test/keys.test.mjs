import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';

const script = path.resolve(import.meta.dirname, '../storage/keys.sh');
const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-keys-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Stands in for `mc`, the MinIO client: records its commands with the texts of their files, and answers that a policy
 * is attached already if told so.
 */
const STAND_IN = `#!/usr/bin/env node
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const texts = args.map((arg) => (arg.endsWith('.json') && existsSync(arg) ? readFileSync(arg, 'utf8') : arg));
appendFileSync(process.env.NOTES, JSON.stringify(texts) + '\\n');
const line = args.join(' ');
if (line.startsWith('admin user info')) console.log(JSON.stringify({ policyName: process.env.ATTACHED ? args[4] : '' }).replaceAll(' ', ''));
process.exit(line.startsWith('admin policy attach') && process.env.TWICE ? 1 : 0);
`;

function run(TEAM_KEYS, more = {}) {
  const NOTES = path.join(folder, `notes-${Math.random()}`);
  writeFileSync(path.join(folder, 'mc'), STAND_IN);
  chmodSync(path.join(folder, 'mc'), 0o755);
  writeFileSync(NOTES, '');
  const PATH = `${folder}:${process.env.PATH}`;
  const secrets = { STORAGE_ADDRESS: 'http://storage:9000', STORAGE_PASSWORD: 'r', STORAGE_SERVER_PASSWORD: 's' };
  const { status, stderr } = spawnSync('sh', [script], {
    env: { PATH, NOTES, TEAM_KEYS, ...secrets, ...more },
    encoding: 'utf8',
  });
  const calls = readFileSync(NOTES, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const policies = calls.filter((call) => call.slice(0, 3).join(' ') === 'admin policy create');
  return { status, stderr, calls, policies: new Map(policies.map(([, , , , name, text]) => [name, JSON.parse(text)])) };
}

const matches = (pattern, text) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('.*')}$`,
  ).test(text);

/** Says whether a policy allows an action on a key. As in the object store, what no statement allows is refused. */
const allows = ({ Statement }, action, key) =>
  Statement.some(
    ({ Effect, Action, Resource }) =>
      Effect === 'Allow' &&
      Action.some((one) => matches(one, `s3:${action}`)) &&
      Resource.some((one) => matches(one, `arn:aws:s3:::${key}`)),
  );

const teams = run('mf-a=um,mf-b=dois').policies;

test('[MF-05] a team writes its own releases and pointers, and nobody else’s', () => {
  const own = teams.get('mf-a');
  for (const key of [
    'mf/mf-a/1.0.0-abc/release.json',
    'channels/live/mf-a/00000001.json',
    'decisions/live/00000001.json',
    'notes/previews/mf-a/1.0.0-abc.json',
    'notes/probes/x.json',
  ])
    assert.ok(allows(own, 'PutObject', `releases/${key}`), key);
  for (const key of [
    'mf/mf-b/1.0.0-abc/release.json',
    'mf/mf-a-b/1.0.0-abc/release.json',
    'mf/shell/1.0.0-abc/release.json',
    'channels/live/mf-b/00000001.json',
    'channels/live/shell/00000001.json',
    'notes/previews/mf-b/1.0.0-abc.json',
    'notes/seen/mf-a/1.0.0-abc.json',
  ])
    assert.ok(!allows(own, 'PutObject', `releases/${key}`), key);
  assert.ok(allows(own, 'GetObject', 'releases/mf/mf-b/1.0.0-abc/release.json'));
  assert.ok(allows(own, 'ListBucket', 'releases'));
  assert.ok(allows(own, 'DeleteObject', 'releases/mf/mf-a/1.0.0-abc/100.js'));
  for (const key of ['mf/mf-b/1.0.0-abc/100.js', 'channels/live/mf-a/00000001.json', 'decisions/live/00000001.json'])
    assert.ok(!allows(own, 'DeleteObject', `releases/${key}`), key);
  assert.ok(!allows(own, 'GetObject', 'pictures/x.webp'));
});

test('[MF-05] a key of one environment changes what is live in that one alone', () => {
  const { policies } = run('mf-a=um,mf-a.homologacao=dois');
  const [live, trial] = [policies.get('mf-a'), policies.get('mf-a.homologacao')];
  for (const [policy, own, other] of [
    [live, 'live', 'homologacao'],
    [trial, 'homologacao', 'live'],
  ])
    for (const key of ['channels/%/mf-a/00000001.json', 'decisions/%/00000001.json']) {
      assert.ok(allows(policy, 'PutObject', `releases/${key.replace('%', own)}`), key);
      assert.ok(!allows(policy, 'PutObject', `releases/${key.replace('%', other)}`), key);
    }
  for (const name of ['mf-a.', 'mf-a.A', 'mf-a.*', 'mf-a.x.y', 'mf-a.1']) {
    const { status, stderr } = run(`${name}=um`);
    assert.equal(status, 1, name);
    assert.match(stderr, /não é o nome de um ambiente/, name);
  }
});

test('[MF-05] the server writes no release, and keeps the pictures', () => {
  const server = teams.get('server');
  assert.ok(!allows(server, 'PutObject', 'releases/mf/mf-a/1.0.0-abc/100.js'));
  assert.ok(!allows(server, 'DeleteObject', 'releases/mf/mf-a/1.0.0-abc/100.js'));
  for (const key of ['notes/seen/mf-a/x.json', 'channels/live/mf-a/00000002.json', 'decisions/live/00000002.json'])
    assert.ok(allows(server, 'PutObject', `releases/${key}`), key);
  for (const action of ['PutObject', 'GetObject', 'DeleteObject']) assert.ok(allows(server, action, 'pictures/x.webp'));
});

test('[MF-05] each key has the secret of its own, and a second start leaves it as it is', () => {
  const { status, calls } = run('mf-a=um', { TWICE: '1', ATTACHED: '1' });
  assert.equal(status, 0);
  assert.deepEqual(
    calls.filter(([, what, verb]) => what === 'user' && verb === 'add').map((call) => call.slice(4)),
    [
      ['server', 's'],
      ['mf-a', 'um'],
    ],
  );
  assert.equal(run('mf-a=um', { TWICE: '1' }).status, 1, 'a policy that could not be attached');
});

test('[MF-05] a name that is no module’s is a sentence', () => {
  for (const name of ['shell', '*', 'mf-*', 'mf-a/../shell', 'MF-A']) {
    const { status, stderr, policies } = run(`${name}=um`);
    assert.equal(status, 1, name);
    assert.match(stderr, /não é o nome de um módulo/, name);
    assert.deepEqual([...policies.keys()], ['server'], name);
  }
});
