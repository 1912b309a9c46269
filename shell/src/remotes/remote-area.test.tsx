import { BrowserRouter } from '@rodovia/shared/router';
import type { Release } from '@rodovia/shared/runtime';
import { expectingConsoleErrors } from '@rodovia/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { KnownModule } from './discovery';
import { loadModule } from './load';
import { RemoteArea } from './remote-area';

function Throwing({ what }: { what: unknown }): never {
  throw what;
}

const pageThat = (what: unknown) => ({ remote: { routes: [{ path: '*', element: <Throwing what={what} /> }] } });

/** What the container of a module exposes; other modules fail to load. */
const mockExposed: Record<string, unknown> = {
  'mf-broken': pageThat(new Error('quebrado')),
  'mf-null': pageThat(null),
  'mf-undefined': pageThat(undefined),
  'mf-word': pageThat('quebrado'),
  'mf-nothing': undefined,
  'mf-remoteless': {},
  'mf-empty': { remote: null },
  'mf-routeless': { remote: {} },
  'mf-listless': { remote: { routes: 'todas' } },
};

const mockTries: Record<string, number> = {};

jest.mock('./containers/container', () => ({
  openContainer: async ({ name }: { name: string }) => {
    mockTries[name] = (mockTries[name] ?? 0) + 1;
    if (!(name in mockExposed)) throw new Error('sem arquivos');
    return mockExposed[name];
  },
}));

const moduleOf = (name: string, version: string): KnownModule => {
  const release: Release = {
    url: `/mf/${name}/${version}-abc1234/mf-manifest.json`,
    metadata: { version, integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: {
      owner: 'equipe',
      hostApi: '^1.0.0',
      routes: [],
      menu: [],
      dialogs: [],
      modulefederation: { name, assets: {}, preload: [], shared: {} },
    },
  };
  return { name, releases: [release], routes: [], menu: [], dialogs: [] };
};

const LOST = moduleOf('mf-lost', '1.0.0');
const MISSING = moduleOf('mf-gone', '2.0.0');
const THROWING = moduleOf('mf-broken', '3.0.0');

const area = (module: KnownModule) => (
  <BrowserRouter>
    <RemoteArea module={module} loading={<p>a caminho</p>} />
  </BrowserRouter>
);

const reports: Record<string, string>[] = [];
beforeEach(() => {
  reports.length = 0;
  globalThis.fetch = jest.fn(async (_, init) => {
    reports.push(JSON.parse(init?.body as string));
    return new Response(null);
  }) as typeof fetch;
  globalThis.Response ??= class {} as typeof Response;
});

const shownCode = async (module: string) => (await screen.findByText(new RegExp(`^${module}@`))).textContent;

test('[MF-04] after a switch the panel names the module that failed now, and the report carries its code', async () => {
  const { rerender } = render(area(LOST));
  const first = await shownCode('mf-lost');
  expect(first).toMatch(/^mf-lost@1\.0\.0-abc1234-\w+$/);
  rerender(area(MISSING));
  const second = await shownCode('mf-gone');
  expect(second).toMatch(/^mf-gone@2\.0\.0-abc1234-\w+$/);
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports).toMatchObject([
    { module: 'mf-lost', release: '1.0.0-abc1234', phase: 'load', diagnostic: first },
    { module: 'mf-gone', release: '2.0.0-abc1234', phase: 'load', diagnostic: second },
  ]);
});

test('[MF-04] a page that throws is reported under the code that its panel shows', async () => {
  await expectingConsoleErrors(async () => {
    await act(async () => void render(area(THROWING)));
    await shownCode('mf-broken');
  });
  const diagnostic = await shownCode('mf-broken');
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({
    module: 'mf-broken',
    release: '3.0.0-abc1234',
    phase: 'render',
    diagnostic,
    message: 'quebrado',
  });
});

test.each(['null', 'undefined', 'word'])(
  '[MF-04] a page that throws %s costs its own area, and is reported',
  async (what) => {
    await expectingConsoleErrors(async () => {
      await act(async () => void render(area(moduleOf(`mf-${what}`, '4.0.0'))));
      await shownCode(`mf-${what}`);
    });
    await waitFor(() => expect(reports).toMatchObject([{ module: `mf-${what}`, phase: 'render' }]));
  },
);

test('[MF-04] an area shows at once what the page has just lost, and a press tries again', async () => {
  const module = moduleOf('mf-hung', '7.0.0');
  await expect(loadModule(module.name, module.releases)).rejects.toThrow('sem arquivos');
  const tries = mockTries['mf-hung'] ?? 0;
  render(area(module));
  await shownCode('mf-hung');
  expect(mockTries['mf-hung']).toBe(tries);
  mockExposed['mf-hung'] = { remote: { routes: [{ path: '*', element: <p>voltou</p> }] } };
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('voltou');
});

const REMOTELESS = ['nothing', 'remoteless', 'empty', 'routeless', 'listless'];

test.each(REMOTELESS)('[MF-04] a container that exposes %s costs its own area, and is reported', async (what) => {
  render(area(moduleOf(`mf-${what}`, '5.0.0')));
  await shownCode(`mf-${what}`);
  await waitFor(() => expect(reports).toMatchObject([{ module: `mf-${what}`, phase: 'load' }]));
});

test.each(REMOTELESS)('[MF-04] behind a release that exposes %s stands the one before', async (what) => {
  const module = moduleOf(`mf-${what}`, '6.0.0');
  const before = moduleOf('mf-broken', '3.0.0').releases;
  await expectingConsoleErrors(async () => {
    await act(async () => void render(area({ ...module, name: `${what}`, releases: [...module.releases, ...before] })));
    await shownCode('mf-broken');
  });
});
