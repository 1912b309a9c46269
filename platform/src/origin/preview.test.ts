/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Discovery } from '@rodovia/shared/contracts';
import { openStore } from '../store/open-store';
import { withPreview } from './preview';

const discovery: Discovery = { microFrontends: { '@rodovia/mf-a': [], '@rodovia/mf-b': [] } };

async function seenWith(cookie?: string) {
  const store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-preview-')));
  return withPreview(store, discovery, cookie);
}

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
