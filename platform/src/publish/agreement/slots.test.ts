import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ModuleDeclaration, SLOTS, typesFit } from '@rodovia/shared/contracts/platform';
import fc from 'fast-check';
import { openStore } from '../../store/open-store';
import type { ReleaseStore } from '../../store/release-store';
import { fakeBuild, fakeShell } from '../../testing/fake-build';
import { withdraw } from '../channel';
import { publish } from '../publish';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-slots-')));
  await put(await fakeShell('1.0.0', { react: '19.3.1', '@rodovia/shared/runtime': '1.2.0' }));
});

const put = (...dirs: string[]) => publish(store, { ...author, dirs, sha: () => 'abc1234' });

type Declared = Partial<ModuleDeclaration>;
const owner = (version: string, declaration: Declared = {}) =>
  fakeBuild({
    module: 'mf-owner',
    version,
    declaration: { routes: [{ path: '/pecas/:code', area: 'back-office' }], ...declaration },
  });
const offer = { slot: 'piece.aside', routes: ['/pecas/:code'], props: { code: 'string', price: 'number|null' } };
const filling = { slot: 'piece.aside', part: 'card', roles: ['admin' as const], order: 1, props: { code: 'string' } };
const filler = (own: Partial<typeof filling> & { chunk?: string } = {}, version = '1.0.0') =>
  fakeBuild({ module: 'mf-filler', version, declaration: { fills: [{ ...filling, ...own }] } });

describe('[MF-05] a filling', () => {
  beforeEach(async () => put(await owner('1.0.0', { offers: [offer] })));

  test('that fits is published', async () => {
    await put(await filler({ props: { code: 'string|null', price: 'number|null' } as never }));
    expect(await store.releasesOf('mf-filler')).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof filler>[0], string]>([
    [
      'of a slot that nobody offers',
      { slot: 'piece.top' },
      'A parte card de mf-filler 1.0.0 preenche piece.top, que ninguém oferece.',
    ],
    [
      'that reads what is not passed',
      { props: { client: 'string' } as never },
      "A parte card de mf-filler 1.0.0 lê 'client' em piece.aside; mf-owner 1.0.0 não o passa.",
    ],
    [
      'that cannot stand null',
      { props: { price: 'number' } as never },
      "A parte card de mf-filler 1.0.0 lê 'price' em piece.aside como number; mf-owner 1.0.0 passa number|null.",
    ],
    [
      'for a role that does not see the place',
      { roles: ['visitor' as never] },
      'A parte card de mf-filler 1.0.0 é para visitor, que não vê piece.aside.',
    ],
    [
      'whose code the build does not have',
      { chunk: 'card' },
      "A parte card de mf-filler 1.0.0 pede o pedaço 'card', que não há.",
    ],
    [
      'of a type that does not exist',
      { props: { code: 'text' } as never },
      "'fills.0.props.code' não tem a forma esperada.",
    ],
  ])('%s is refused', async (_, own, sentence) => {
    await expect(put(await filler(own))).rejects.toThrow(sentence);
    expect(await store.releasesOf('mf-filler')).toEqual([]);
  });
});

describe('[MF-05] an offer', () => {
  test('of a page that is not the module’s own is refused', async () => {
    await expect(put(await owner('1.0.0', { offers: [{ ...offer, routes: ['/outra'] }] }))).rejects.toThrow(
      'mf-owner 1.0.0 oferece piece.aside em /outra, que não é rota sua.',
    );
  });

  test('does not go while another module fills it, nor become narrower; with its owner it goes', async () => {
    await put(await owner('1.0.0', { offers: [offer] }), await filler());
    await expect(put(await owner('1.1.0'))).rejects.toThrow(
      'mf-owner 1.1.0 deixa de oferecer piece.aside, que mf-filler 1.0.0 preenche.',
    );
    await expect(put(await owner('1.2.0', { offers: [{ ...offer, props: { price: 'number' } }] }))).rejects.toThrow(
      "A parte card de mf-filler 1.0.0 lê 'code' em piece.aside; mf-owner 1.2.0 não o passa.",
    );
    await withdraw(store, 'mf-owner', author);
    expect((await store.livePointer(store.channel, 'mf-owner'))?.withdrawn).toBe(true);
  });

  test('may go where another module offers the same', async () => {
    const second = fakeBuild({
      module: 'mf-second',
      version: '1.0.0',
      declaration: {
        routes: [{ path: '/pneus/:code', area: 'back-office' }],
        offers: [{ ...offer, routes: ['/pneus/:code'] }],
      },
    });
    await put(await owner('1.0.0', { offers: [offer] }), await second, await filler());
    await put(await owner('1.1.0'));
    expect((await store.livePointer(store.channel, 'mf-owner'))?.release).toBe('1.1.0-abc1234');
  });
});

test('modules pass what the types of the slots say', async () => {
  const root = path.resolve(__dirname, '../../../..');
  const folders = (await readdir(root)).filter((name) => name.startsWith('mf-') || name === 'shell');
  const declarations = await Promise.all(
    folders.map(async (name) => JSON.parse(await readFile(path.join(root, name, 'module.json'), 'utf8'))),
  );
  const offers = (declarations as ModuleDeclaration[]).flatMap(({ offers = [] }) => offers);
  expect(new Set(offers.map(({ slot }) => slot))).toEqual(new Set(Object.keys(SLOTS)));
  for (const { slot, props } of offers) expect(props).toEqual(SLOTS[slot as keyof typeof SLOTS]);
});

test('types fit when each of them is wanted', () => {
  const types = fc.uniqueArray(fc.constantFrom('string', 'number', 'boolean', 'null'), { minLength: 1 });
  fc.assert(
    fc.property(types, types, (offered, wanted) => {
      const isWithin = offered.every((type) => wanted.includes(type));
      expect(typesFit(offered.join('|'), wanted.join('|'))).toBe(isWithin);
    }),
  );
});
