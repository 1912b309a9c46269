import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { endCanary, rollBack, setCanary, setLive, withdraw } from '../publish/channel';
import { LIVE } from '../publish/decide';
import { verify } from '../publish/verify';
import { changeRecord, publishInto, recordOf, storeOf } from '../testing/fake-store';
import { liveState, withoutUnreadable } from './discovery';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };

describe('[MF-04] what is damaged costs what it is about', () => {
  const versionsOf = async (own: ReleaseStore) =>
    Object.fromEntries([...(await liveState(own, LIVE)).modules].map(([name, { current }]) => [name, current.version]));

  test('a pointer: the one before counts, verify names it, and the module is published and rolled back as ever', async () => {
    const { folder, own } = await storeOf('mf-a', 'mf-b');
    await publishInto(own, 'mf-a', '2.0.0');
    await writeFile(path.join(folder, 'channels', LIVE, 'mf-a', '99999999.json'), '{"release":');
    expect(await versionsOf(own)).toEqual({ 'mf-a': '2.0.0', 'mf-b': '1.0.0' });
    expect(await verify(own)).toEqual(['O ponteiro 99999999 de mf-a não pode ser lido; vale o anterior.']);
    await publishInto(own, 'mf-b', '2.0.0');
    await publishInto(own, 'mf-a', '3.0.0');
    expect(await versionsOf(own)).toEqual({ 'mf-a': '3.0.0', 'mf-b': '2.0.0' });
    await rollBack(own, 'mf-a', undefined, author);
    expect(await versionsOf(own)).toEqual({ 'mf-a': '2.0.0', 'mf-b': '2.0.0' });
  });

  test.each<[string, (folder: string) => Promise<unknown>]>([
    ['its folder gone', (folder) => rm(path.dirname(recordOf(folder, 'mf-a', '2.0.0')), { recursive: true })],
    ['its record cut off', (folder) => writeFile(recordOf(folder, 'mf-a', '2.0.0'), '{"module":"mf-a"')],
    [
      'a record that lacks its menu',
      async (folder) => {
        const file = recordOf(folder, 'mf-a', '2.0.0');
        const { declaration, ...record } = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(file, JSON.stringify({ ...record, declaration: { ...declaration, menu: undefined } }));
      },
    ],
  ])('a release, %s: the one before it is served, and other teams publish', async (_, damage) => {
    const { folder, own } = await storeOf('mf-a', 'mf-b');
    await publishInto(own, 'mf-a', '2.0.0');
    await damage(folder);
    expect(await versionsOf(own)).toEqual({ 'mf-a': '1.0.0', 'mf-b': '1.0.0' });
    const [problem] = (await liveState(own, LIVE)).modules.get('mf-a')?.problems ?? [];
    expect(problem).toMatch(/mf-a 2\.0\.0-abc1234/);
    await publishInto(own, 'mf-b', '2.0.0');
    await publishInto(own, 'mf-a', '3.0.0');
    expect(await versionsOf(own)).toEqual({ 'mf-a': '3.0.0', 'mf-b': '2.0.0' });
  });

  test('the only release of a module: it is missing, can be withdrawn and published again', async () => {
    const { folder, own } = await storeOf('mf-a', 'mf-b');
    await writeFile(recordOf(folder, 'mf-a', '1.0.0'), '[]');
    expect([...(await liveState(own, LIVE, withoutUnreadable)).modules.keys()]).toEqual(['mf-b']);
    await publishInto(own, 'mf-b', '2.0.0');
    await withdraw(own, 'mf-a', author);
    expect(await versionsOf(own)).toEqual({ 'mf-b': '2.0.0' });
    await publishInto(own, 'mf-a', '2.0.0');
    expect(await versionsOf(own)).toEqual({ 'mf-a': '2.0.0', 'mf-b': '2.0.0' });
  });

  test('a decision: what it made live counts no more, verify names it, and the next one stands', async () => {
    const { folder, own } = await storeOf('mf-a');
    await publishInto(own, 'mf-a', '2.0.0');
    await writeFile(path.join(folder, 'decisions', LIVE, '00000002.json'), '{');
    const after = openStore(folder);
    expect(await versionsOf(after)).toEqual({ 'mf-a': '1.0.0' });
    expect(await verify(after)).toEqual(['A decisão 2 não pode ser lida: o que ela pôs no ar não vale mais.']);
    await publishInto(after, 'mf-a', '3.0.0');
    expect(await versionsOf(after)).toEqual({ 'mf-a': '3.0.0' });
    expect(await after.lastDecision(LIVE)).toBe(3);
  });

  test('a release from before records told of every file is whole, and can be gone back to', async () => {
    const { folder, own } = await storeOf('mf-a');
    await publishInto(own, 'mf-a', '2.0.0');
    const file = recordOf(folder, 'mf-a', '1.0.0');
    const { others: _others, at: _at, ...earlier } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(earlier));
    const beside = (name: string) => path.join(path.dirname(file), name);
    await rm(beside('bundle.json'));
    const script = await readFile(beside('100.js'));
    await writeFile(beside('100.js.br'), brotliCompressSync(script));
    for (const name of ['100.js.LICENSE.txt', '100.js.LICENSE.txt.br']) await writeFile(beside(name), 'MIT');
    expect(await verify(own)).toEqual([]);
    expect(await rollBack(own, 'mf-a', undefined, author)).toBe('1.0.0-abc1234');
    await writeFile(beside('100.js.br'), brotliCompressSync(Buffer.from('outro')));
    expect(await verify(own)).toEqual(['mf-a 1.0.0-abc1234: 100.js.br não é da publicação.']);
  });

  test('two modules at odds with each other: each can still be changed for the better', async () => {
    const { own } = await storeOf('mf-a', 'mf-b');
    for (const module of ['mf-a', 'mf-b']) {
      await publishInto(own, module, '2.0.0');
      await setCanary(own, module, { release: '1.0.0-abc1234', traffic: 10 }, author);
      for (const version of ['1.0.0', '2.0.0'])
        await changeRecord(own, module, version, ({ declaration }) => ({
          declaration: { ...declaration, routes: [{ path: '/admin/frota', area: 'back-office' }] },
        }));
    }
    for (const module of ['mf-a', 'mf-b']) await endCanary(own, module, 'canary', author);
    await publishInto(own, 'mf-a', '3.0.0');
    await expect(setLive(own, 'mf-a', '2.0.0-abc1234', 'rollback', author)).rejects.toThrow('já é de mf-b 2.0.0');
  });
});
