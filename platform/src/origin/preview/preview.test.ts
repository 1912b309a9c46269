import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Discovery } from '@rodovia/shared/contracts/platform';
import fastify from 'fastify';
import { notePreview } from '../../publish/previews';
import { publish } from '../../publish/publish';
import { openStore } from '../../store/open-store';
import type { ReleaseStore } from '../../store/release-store';
import { fakeBuild } from '../../testing/fake-build';
import { registerPreview, withPreview } from './preview';

const discovery: Discovery = { microFrontends: { '@rodovia/mf-a': [], '@rodovia/mf-b': [] } };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-preview-')));
});

const seenWith = (cookie?: string) => withPreview(store, discovery, cookie);

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };

/**
 * Publishes a preview of a module.
 * @returns the key of its address.
 */
async function preview(module: string) {
  const dirs = [await fakeBuild({ module, version: '1.0.0' })];
  await publish(store, { ...author, dirs, sha: () => 'abc1234', isPreview: true });
  const { address } = await notePreview(store, module, '1.0.0-abc1234');
  return new URLSearchParams(address.split('?')[1]).get('key');
}

describe('[MF-05] a preview', () => {
  const shown = (cookie: string) => seenWith(cookie).then(({ preview: text }) => text);

  test('is for who has its address, while it lasts', async () => {
    const key = await preview('mf-a');
    expect(await shown(`mf-a@1.0.0-abc1234@${key}`)).toBe('mf-a 1.0.0-abc1234');
    const other = await preview('mf-b');
    for (const wrong of ['', 'x', other, `${key}x`, undefined])
      expect(await shown(`mf-a@1.0.0-abc1234@${wrong}`)).toBeNull();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 24 * 3600 * 1000);
    expect(await shown(`mf-a@1.0.0-abc1234@${key}`)).toBeNull();
    jest.restoreAllMocks();
  });

  test('is opened by its address alone, and what is wrong with one is no failure of the server', async () => {
    const key = await preview('mf-a');
    const app = fastify();
    registerPreview(app, store);
    const open = async (query: string) => {
      const { statusCode, headers } = await app.inject(`/mf/preview?${query}`);
      return [statusCode, headers['set-cookie']];
    };
    const cookie = expect.stringContaining(`preview=mf-a@1.0.0-abc1234@${key};`);
    expect(await open(`module=mf-a&release=1.0.0-abc1234&key=${key}`)).toEqual([302, cookie]);
    for (const query of [
      'module=mf-a&release=1.0.0-abc1234',
      'module=mf-a&release=1.0.0-abc1234&key=x',
      `module=mf-a&release=1.0.0-abc1234;x&key=${key}`,
      `module=../../x&release=1.0.0-abc1234&key=${key}`,
      `module=shell&release=1.0.0-abc1234&key=${key}`,
      `module=mf-a&release=1.0.0-abc1234&key=a&key=${key}`,
    ])
      expect((await open(query))[0]).toBe(404);
    await app.close();
  });
});

test('[MF-05] a module that comes from its sources is left out of the page, and no other', async () => {
  expect(await seenWith('mf-a@sources')).toEqual({
    discovery: { microFrontends: { '@rodovia/mf-b': [] } },
    preview: null,
  });
});

test.each([undefined, '', 'mf-a', 'mf-a@', '@1.0.0-a', 'mf-a@9.9.9-abc1234', '../x@1.0.0-a', 'mf-a@../..', 'a\0b@c'])(
  '[MF-05] a cookie that names no release (%p) changes nothing',
  async (cookie) => {
    expect(await seenWith(cookie)).toEqual({ discovery, preview: null });
  },
);
