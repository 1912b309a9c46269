import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { percentileOf } from '@rodovia/shared/contracts/platform';
import Ajv from 'ajv';
import { LIVE, setCanary } from '../publish/channel';
import { publish } from '../publish/publish';
import { fakeBuild } from '../testing/fake-build';
import { discoveryFor, type LiveState, liveState } from './discovery';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const closed = { type: 'object', additionalProperties: false } as const;
/** Schema of `frontend-discovery` v1, without other keys; extensions are under `extras`. */
const SCHEMA = {
  ...closed,
  required: ['microFrontends'],
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        minItems: 1,
        items: {
          ...closed,
          required: ['url', 'metadata', 'deployment'],
          properties: {
            url: { type: 'string', minLength: 1 },
            fallbackUrl: { type: 'string' },
            metadata: {
              ...closed,
              required: ['version'],
              properties: { version: { type: 'string' }, integrity: { type: 'string' } },
            },
            deployment: {
              ...closed,
              required: ['traffic', 'default'],
              properties: { traffic: { type: 'integer', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
            },
            extras: { type: 'object' },
          },
        },
      },
    },
  },
};

let store: ReleaseStore;
let state: LiveState;
beforeAll(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-discovery-')));
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publish(store, { ...author, dirs: [await fakeBuild({ module: 'mf-a', version })], sha: () => 'abc1234' });
  await setCanary(store, 'mf-a', { release: '1.0.0-abc1234', traffic: 10 }, author);
  state = await liveState(store, LIVE);
});

const orderFor = (visitor: string | null) =>
  discoveryFor(state, visitor).microFrontends['@rodovia/mf-a']?.map(({ metadata }) => metadata.version);

test('[MF-02] the document is valid frontend-discovery, with canary, default and fall-back', () => {
  const document = discoveryFor(state, null);
  const validate = new Ajv().compile(SCHEMA);
  expect(validate(JSON.parse(JSON.stringify(document))) || validate.errors).toBe(true);
  const [first, second] = document.microFrontends['@rodovia/mf-a'] ?? [];
  expect(first).toMatchObject({
    url: '/mf/mf-a/3.0.0-abc1234/mf-manifest.json',
    deployment: { traffic: 90, default: true },
    extras: { owner: 'testes', modulefederation: { name: 'mf_a__3_0_0', shared: { react: '^19.0.0' } } },
  });
  expect(first?.metadata.integrity).toMatch(/^sha384-.{64}$/);
  expect(second?.deployment).toEqual({ traffic: 10, default: false });
});

test('[MF-05] a canary of 10 % gets 10 ± 1 % of 10,000 visitors, each always the same', () => {
  const visitors = Array.from({ length: 10_000 }, (_, i) => `visita-${i}`);
  const chosen = visitors.filter((visitor) => orderFor(visitor)?.[0] === '1.0.0');
  expect(chosen.length).toBeGreaterThanOrEqual(900);
  expect(chosen.length).toBeLessThanOrEqual(1100);
  for (const visitor of chosen.slice(0, 200)) expect(orderFor(visitor)).toEqual(['1.0.0', '3.0.0', '2.0.0']);
  expect(orderFor(null)?.[0]).toBe('3.0.0');
});

test('a visitor stands elsewhere for another module', () => {
  const both = Array.from({ length: 10_000 }, (_, i) => `v${i}`).filter(
    (visitor) => percentileOf(visitor, 'mf-a') < 10 && percentileOf(visitor, 'mf-b') < 10,
  );
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(160);
});
