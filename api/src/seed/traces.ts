import type { Executor } from '../db/database';
import { recordChange, searchMiss } from '../db/schema';
import type { SeededProduct } from './catalogue';
import type { SeededPersons } from './persons';
import { integer, type Random } from './random';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const CHANGED_PRODUCTS = 60;

/** Searches without results: missing sizes, and unknown words. */
const SIZES: readonly (readonly [term: string, key: string])[] = [
  ['255/35R20', '2553520'],
  ['215/65R17', '2156517'],
  ['380/85R30', '3808530'],
  ['7.50-18', '75018'],
  ['165/60R15', '1656015'],
];
const TERMS = ['camara de ar aro 8', 'roda esportiva', 'pneu carrinho de mao', 'run flat', 'pneu macico empilhadeira'];

async function seedSearches(tx: Executor, next: Random): Promise<void> {
  const misses = () => {
    const lastAsked = new Date(Date.now() - integer(next, 1, 20) * HOUR);
    const created = new Date(lastAsked.getTime() - integer(next, 1, 60) * DAY);
    return { asked: integer(next, 2, 40), created, lastAsked };
  };
  await tx
    .insert(searchMiss)
    .values([
      ...SIZES.map(([term, sizeKey]) => ({ kind: 'SIZE', term, sizeKey, ...misses() })),
      ...TERMS.map((term) => ({ kind: 'TERM', term, ...misses() })),
    ]);
}

/** Inserts price changes of some percent. */
async function seedChanges(tx: Executor, products: SeededProduct[], admin: string, next: Random): Promise<void> {
  const priced = products.flatMap(({ code, publicPrice }) => (publicPrice ? [{ code, publicPrice }] : []));
  const changes = priced.slice(0, CHANGED_PRODUCTS).map(({ code, publicPrice }) => ({
    entity: 'PRODUCT' as const,
    recordCode: code,
    kind: 'CHANGED' as const,
    field: 'public_price',
    before: (publicPrice / (1 + integer(next, 2, 9) / 100)).toFixed(2),
    after: publicPrice.toFixed(2),
    actorCode: admin,
    created: new Date(Date.now() - integer(next, 1, 90) * DAY),
  }));
  await tx.insert(recordChange).values(changes.sort((a, b) => a.created.getTime() - b.created.getTime()));
}

/** Inserts searches without results and price changes. */
export async function seedTraces(
  tx: Executor,
  products: SeededProduct[],
  { admin }: SeededPersons,
  next: Random,
): Promise<void> {
  await seedSearches(tx, next);
  await seedChanges(tx, products, admin, next);
}
