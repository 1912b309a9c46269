import assert from 'node:assert/strict';
import { test } from 'node:test';

/** Returns the scripts and style sheets below `/mf/` that a page names. */
export const filesOf = (html) => [
  ...new Set([...html.matchAll(/"(\/mf\/[^"?]+\.(?:js|css))"/g)].map(([, file]) => file)),
];

/** Puts a release that no visitor receives into a bucket, as a preview: a copy of a live one under another version. */
function storePreview(objects, module, key) {
  const live = [...objects.keys()].find((name) => name.startsWith(`mf/${module}/`) && name.endsWith('/release.json'));
  const from = live.slice(0, -'release.json'.length);
  const release = '99.0.0-abc1234';
  const to = `mf/${module}/${release}/`;
  for (const [name, content] of [...objects]) if (name.startsWith(from)) objects.set(name.replace(from, to), content);
  const put = (name, value) => objects.set(name, Buffer.from(JSON.stringify(value)));
  put(`${to}release.json`, { ...JSON.parse(objects.get(live)), version: '99.0.0', sha: 'abc1234' });
  put(`notes/previews/${module}/${release}.json`, { key, until: Date.now() + 60_000 });
  return release;
}

/** Tests what the proxy does with files of releases, in a running system and as one of its visitors. */
export function testReleasesAtTheDoor(system, visitor) {
  test('[MF-01] a first visit: the page with its products, and every file it names, compressed once', async () => {
    const page = await visitor().get('/modelos', { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(page.status, 200);
    assert.equal(page.headers['content-encoding'], 'br');
    assert.match(page.text, /<h1[^>]*>Pneus/);
    const files = filesOf(page.text);
    assert.ok(files.length >= 3, files.join());
    for (const file of files) {
      const { status, headers } = await visitor().get(file, { 'accept-encoding': 'br' });
      assert.equal(status, 200, file);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    }
  });

  test('[MF-02] a release is kept at the door, a variant for each encoding; what does not exist is a plain 404', async () => {
    const [file] = filesOf((await visitor().get('/modelos')).text);
    const texts = new Set();
    for (const encoding of ['br', 'gzip', 'identity']) {
      await visitor().get(file, { 'accept-encoding': encoding });
      const { headers, text } = await visitor().get(file, { 'accept-encoding': `${encoding}, *;q=0.1` });
      assert.equal(headers['x-cache'], 'HIT');
      assert.equal(headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
      texts.add(text);
    }
    assert.equal(texts.size, 1);
    for (const missing of [`${file}x`, '/mf/mf-nada/1.0.0-abc/remoteEntry.js', '/mf/nada']) {
      const { status, headers, text } = await visitor().get(missing);
      assert.deepEqual([status, headers['content-type'], text], [404, 'text/plain; charset=utf-8', '404']);
      assert.equal(headers['cache-control'], 'no-store');
    }
    assert.equal((await visitor().get('/mf/discovery.json')).headers['x-cache'], undefined);
  });

  test('[MF-05] a file of a preview is for who has its key, whoever asked before; the door keeps none of it', async () => {
    const release = storePreview(system().storage.buckets.get('releases'), 'mf-people-admin', 'chave');
    const file = `/mf/mf-people-admin/${release}/remoteEntry.js`;
    const cookie = `preview=mf-people-admin@${release}@chave`;
    for (const [headers, status] of [
      [{}, 404],
      [{ cookie }, 200],
      [{}, 404],
      [{ cookie: `${cookie}x` }, 404],
      [{ cookie }, 200],
    ]) {
      const answer = await visitor().get(file, headers);
      assert.deepEqual([answer.status, answer.headers['x-cache']], [status, 'MISS']);
      assert.match(answer.headers['cache-control'], /no-store$/);
    }
  });
}
