import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { copySources } from './generators/repository-copy.mjs';

const MODULE = 'mf-people-admin';
const MANIFEST = {
  name: 'people',
  shared: [],
  exposes: [{ name: 'remote', assets: { js: { sync: ['100.js'] }, css: { sync: [] } } }],
};

/** Publications from a copy of the repository with trivial builds. */
describe('builds are kept by what they were made from', { timeout: 120_000 }, () => {
  let copy;
  let buildWhatChanged;
  let built = [];

  before(async () => {
    copy = copySources();
    // trivial builds have no chunks for routes, and no other module whose slots they could fill
    const file = path.join(copy, MODULE, 'module.json');
    const { fills: _fills, routes, ...declaration } = JSON.parse(readFileSync(file, 'utf8'));
    const whole = { ...declaration, routes: routes.map(({ chunk: _chunk, ...route }) => route) };
    writeFileSync(file, JSON.stringify(whole));
    process.env.BUILD_CACHE = path.join(copy, 'builds');
    ({ buildWhatChanged } = await import(pathToFileURL(path.join(copy, 'platform/scripts/build.mjs')).href));
  });
  after(() => rmSync(copy, { recursive: true, force: true }));
  beforeEach(() => {
    built = [];
  });

  const build = ({ name, release }, folder) => {
    built.push(name);
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist/mf-manifest.json'), JSON.stringify(MANIFEST));
    writeFileSync(path.join(folder, 'dist/bundle.json'), JSON.stringify({ packages: {}, uses: {}, names: {} }));
    for (const file of ['remoteEntry.js', '100.js'])
      writeFileSync(path.join(folder, 'dist', file), `/* ${file} ${release} */`);
  };
  const inCopy = (...parts) => path.join(copy, ...parts);
  const publishInto = (store, how = build) =>
    buildWhatChanged(inCopy(store), { names: [MODULE], say: () => undefined, build: how });
  const releasesIn = (store) => readdirSync(inCopy(store, 'mf', MODULE)).sort();
  const liveIn = (store) => {
    const channel = inCopy(store, 'channels/live', MODULE);
    const newest = readdirSync(channel).sort().at(-1);
    return JSON.parse(readFileSync(path.join(channel, newest), 'utf8')).release;
  };
  const changeSource = () => appendFileSync(inCopy(MODULE, 'src/remote.tsx'), '// changed\n');

  test('a build that stops half-way is not used; the next one is whole', async () => {
    const stopped = (_release, folder) => {
      mkdirSync(path.join(folder, 'dist'));
      writeFileSync(path.join(folder, 'dist/remoteEntry.js'), 'half');
      throw new Error('stopped');
    };
    await assert.rejects(publishInto('first', stopped), /stopped/);
    await publishInto('first');
    assert.deepEqual(built, [MODULE]);
    const entry = readFileSync(inCopy('first/mf', MODULE, liveIn('first'), 'remoteEntry.js'), 'utf8');
    assert.match(entry, /^\/\* remoteEntry/);
  });

  test('a second store gets the same release without building', async () => {
    await publishInto('second');
    assert.deepEqual(built, []);
    assert.deepEqual(releasesIn('second'), releasesIn('first'));
    assert.equal(liveIn('second'), liveIn('first'));
  });

  test('a changed source is built; changed back, the release from before is live again without building', async () => {
    const earlier = liveIn('second');
    const source = readFileSync(inCopy(MODULE, 'src/remote.tsx'), 'utf8');
    changeSource();
    await publishInto('second');
    assert.deepEqual(built, [MODULE]);
    assert.notEqual(liveIn('second'), earlier);
    writeFileSync(inCopy(MODULE, 'src/remote.tsx'), source);
    await publishInto('second');
    assert.deepEqual(built, [MODULE]);
    assert.equal(liveIn('second'), earlier);
  });

  test('of each module the latest four builds are kept', async () => {
    for (let i = 0; i < 5; i++) {
      changeSource();
      await publishInto('third');
    }
    // the first one was built by the previous test
    assert.equal(built.length, 4);
    const builds = readdirSync(inCopy('builds')).filter((name) => !name.endsWith('.part'));
    assert.equal(builds.length, 4);
    assert.ok(builds.includes(`${MODULE}-${liveIn('third').split('-').at(-1)}`));
  });
});
