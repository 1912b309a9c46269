/**
 * @jest-environment jsdom
 */
import { waitFor } from '@testing-library/react';
import { openContainer } from './container';
import type { Container } from './container-source';

type Scope = Record<string, Record<string, Record<string, unknown>>>;

const provideReact = () => 'react';
const SCOPE: Scope = { react: { '19.0.0': { get: provideReact, from: 'shell' } } };
const page = globalThis as unknown as Record<string, unknown>;
page.__webpack_share_scopes__ = { default: SCOPE };

const sourceOf = (name: string) =>
  ({ name, type: 'script', src: `/mf/${name}.js`, integrity: '', hostApi: '^3.0.0', parts: {} }) as const;

/** Defines a container as its script would; returns the share scopes that it is initialized with. */
function define(name: string, more: Partial<Container> = {}) {
  const scopes: Scope[] = [];
  page[name] = {
    init: (scope: Scope) => void scopes.push(scope),
    get: async () => () => ({ name }),
    ...more,
  };
  return scopes;
}

test('[MF-03] what a container writes into the share scope reaches no other container, nor the shell', async () => {
  define('mf_writes', {
    init(given) {
      const scope = given as Scope;
      scope.react = { '99.0.0': { get: () => 'other', from: 'mf_writes' } };
      scope['@rodovia/shared/runtime'] = {};
    },
  });
  define('mf_changes', {
    init(given) {
      const [provided] = Object.values((given as Scope).react ?? {});
      if (provided) provided.get = () => 'other';
    },
  });
  const seen = define('mf_reads');
  for (const name of ['mf_writes', 'mf_changes', 'mf_reads']) await openContainer(sourceOf(name), false);
  expect(Object.keys(seen[0] ?? {})).toEqual(['react']);
  expect(seen[0]?.react?.['19.0.0']).toEqual(SCOPE.react?.['19.0.0']);
  expect(SCOPE).toEqual({ react: { '19.0.0': { get: provideReact, from: 'shell' } } });
});

test('[MF-04] a container that its script does not define is a failure with its address', async () => {
  const failure = expect(openContainer(sourceOf('mf_gone'), false)).rejects.toThrow('/mf/mf_gone.js: sem mf_gone');
  const script = await waitFor(() => {
    const found = document.querySelector('script');
    if (!found) throw new Error('not yet requested');
    return found;
  });
  script.dispatchEvent(new Event('load'));
  await failure;
});
