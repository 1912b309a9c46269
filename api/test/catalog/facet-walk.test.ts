import type { Facet, ProductFacets } from '@rodovia/shared/contracts/catalog';
import fc from 'fast-check';
import { seedCatalogue } from '../../src/seed/catalogue';
import { random } from '../../src/seed/random';
import { startApi, type TestApi } from '../support/api';
import { ENGINES } from '../support/engines';

type Chosen = Record<string, string[]>;
interface Offer extends Facet {
  key: string;
}

const NAMES = { Brands: 'brands', GroupTypes: 'groupTypes', Rims: 'rims', Sizes: 'sizes' } as const;

const queryOf = (chosen: Chosen) =>
  new URLSearchParams(Object.entries(chosen).map(([key, values]) => [key, values.join(';')])).toString();

/** Returns all filter values offered in addition to the chosen ones. */
function offers(facets: ProductFacets, chosen: Chosen): Offer[] {
  const own = Object.entries(NAMES).flatMap(([name, key]) =>
    facets[name as keyof typeof NAMES].map((facet) => ({ ...facet, key })),
  );
  const lines = facets.Lines.flatMap(({ Label, Values }) =>
    Values.map(({ Value, Count }) => ({ key: 'lines', Value: `${Label}:${Value}`, Count })),
  );
  return [...own, ...lines].filter(({ key, Value }) => !chosen[key]?.includes(Value));
}

describe.each(ENGINES)('filters one after the other on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await api.database.db.transaction((tx) => seedCatalogue(tx, random(7)));
  });
  afterAll(() => api.close());
  const get = async (path: string) => (await api.call('visitor', 'GET', path)).body;

  test('[SF-05] whatever is chosen of what is offered, in any order, never leads to an empty list, and the counts are true', async () => {
    const steps = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 7 });
    const walk = async (terms: string, places: number[]) => {
      const chosen: Chosen = terms ? { term: [terms] } : {};
      for (const place of places) {
        const all = offers(await get(`/product/facets?${queryOf(chosen)}`), chosen);
        if (all.length === 0) return;
        const { key, Value, Count } = all[place % all.length] as Offer;
        expect(Count).toBeGreaterThan(0);
        const isFirst = key === 'lines' ? false : chosen[key] === undefined;
        chosen[key] = [...(chosen[key] ?? []), Value];
        const { TotalCount } = await get(`/product/pagged?quantity=1&${queryOf(chosen)}`);
        expect([queryOf(chosen), TotalCount > 0]).toEqual([queryOf(chosen), true]);
        if (isFirst) expect([queryOf(chosen), TotalCount]).toEqual([queryOf(chosen), Count]);
      }
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom('', 'aro 16', 'carga'), steps, walk), { numRuns: 25 });
  });
});
