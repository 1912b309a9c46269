import { GROUP_TYPES } from '@rodovia/shared/contracts/catalog';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import type { Executor } from '../db/database';
import { brand, category, company, group, model, modelImage, product } from '../db/schema';
import { insertFitments } from './fitments';
import { integer, type Random, uuid } from './random';
import { BRANDS, SEGMENTS, type Segment, type SizeFacts } from './tyre-tables';

/** Product data that quotations copy. */
export type SeededProduct = typeof product.$inferInsert & { code: string };

const DAY = 86_400_000;
const BATCH = 200;

interface Context {
  next: Random;
  codeOf: (kind: string, name: string) => string;
}

/** Returns one code per name, in the order of first use. */
function codes(next: Random): Context['codeOf'] {
  const known = new Map<string, string>();
  return (kind, name) => {
    const key = `${kind} ${name}`;
    const code = known.get(key) ?? uuid(next);
    known.set(key, code);
    return code;
  };
}

const unique = <T>(values: T[]) => [...new Set(values)];

function observation([size, load, speed, plies]: SizeFacts, [, tread, position]: Segment['models'][number]): string {
  const lines = [
    `Medida:${size}`,
    `Índice de carga:${load}`,
    `Índice de velocidade:${speed}`,
    ...(plies > 0 ? [`Lonas:${plies}`] : []),
    `Banda:${tread}`,
    `Posição:${position}`,
    `Construção:${/\d(?:R|ZR)\d/.test(size) ? 'Radial' : 'Diagonal'}`,
    'Demonstração:Produto fictício, sem valor comercial',
  ];
  return lines.join('\n');
}

/** Computes a price: higher with the load index; every ninth product has none. */
function price(segment: Segment, facts: SizeFacts, index: number, next: Random): number | null {
  if (index % 9 === 8) return null;
  const first = Number.parseInt(segment.sizes[0]?.[1] ?? '0', 10);
  const growth = 1.035 ** (Number.parseInt(facts[1], 10) - first);
  return Math.round(segment.basePrice * growth * (0.92 + next() * 0.2)) - 0.1;
}

function tyre(context: Context, segment: Segment, facts: SizeFacts, brandName: string, index: number): SeededProduct {
  const { next, codeOf } = context;
  const pattern = segment.models[index % segment.models.length];
  if (!pattern) throw new Error(`${segment.group} has no model.`);
  const [size, load, speed, plies] = facts;
  const internCode = `${segment.groupId}${String(index + 1).padStart(4, '0')}`;
  const created = new Date(Date.now() - integer(next, 1, 300) * DAY - integer(next, 0, DAY));
  return {
    code: uuid(next),
    internCode,
    codePub: `RDV-${internCode}`,
    description: `Pneu ${size} ${load}${speed}${plies > 0 ? ` ${plies}PR` : ''} ${brandName} ${pattern[0]}`,
    size,
    sizeKey: tyreSizeKey(size),
    unit: 'UN',
    observation: observation(facts, pattern),
    publicPrice: price(segment, facts, index, next),
    companyCode: codeOf('company', segment.company),
    groupCode: codeOf('group', segment.group),
    brandCode: codeOf('brand', brandName),
    modelCode: codeOf('model', pattern[0]),
    categoryCode: codeOf('category', segment.category),
    isActive: index % 37 !== 36,
    created,
    updated: created,
  };
}

/** Creates each size for each brand of the segment with alternating tread patterns; small segments get all patterns. */
function tyres(context: Context, segment: Segment): SeededProduct[] {
  const patterns = segment.sizes.length < 15 ? segment.models.length : Math.min(2, segment.models.length);
  const offers = segment.sizes.flatMap((facts) =>
    BRANDS[segment.type].flatMap((name) => Array.from({ length: patterns }, () => ({ facts, name }))),
  );
  return offers.map(({ facts, name }, index) => tyre(context, segment, facts, name, index));
}

const typeNames = (name: string) => ({ description: name });

async function insertParents(tx: Executor, { codeOf }: Context): Promise<void> {
  const brands = unique(Object.values(BRANDS).flat());
  await tx.insert(brand).values(brands.map((name) => ({ code: codeOf('brand', name), ...typeNames(name) })));
  const categories = unique(SEGMENTS.map((segment) => segment.category));
  await tx.insert(category).values(categories.map((name) => ({ code: codeOf('category', name), ...typeNames(name) })));
  const companies = unique(SEGMENTS.map((segment) => segment.company));
  await tx.insert(company).values(
    companies.map((name, index) => ({
      code: codeOf('company', name),
      companyId: `E${index + 1}`,
      ...typeNames(name),
    })),
  );
  await tx.insert(group).values(
    SEGMENTS.map(({ group: name, groupId, type }) => ({
      code: codeOf('group', name),
      groupId,
      type,
      ...typeNames(name),
    })),
  );
}

async function insertModels(tx: Executor, { codeOf, next }: Context): Promise<void> {
  const models = SEGMENTS.flatMap((segment) => segment.models.map(([name, tread]) => ({ segment, name, tread })));
  await tx.insert(model).values(
    models.map(({ name, tread, segment }) => ({
      code: codeOf('model', name),
      name,
      description: `${tread}. ${segment.group}; linha de demonstração.`,
    })),
  );
  await tx.insert(modelImage).values(
    // the other models deliberately have no photo: their products are drawn from the size
    GROUP_TYPES.flatMap((type) => models.find(({ segment }) => segment.type === type) ?? []).map(
      ({ name, segment }) => ({
        code: uuid(next),
        parentCode: codeOf('model', name),
        url: `/api/site-image/${segment.drawing}.svg`,
      }),
    ),
  );
}

/**
 * Inserts the demonstration catalogue.
 * @returns its active products.
 */
export async function seedCatalogue(tx: Executor, next: Random): Promise<SeededProduct[]> {
  const context: Context = { next, codeOf: codes(next) };
  await insertParents(tx, context);
  await insertFitments(tx);
  await insertModels(tx, context);
  const products = SEGMENTS.flatMap((segment) => tyres(context, segment));
  for (let start = 0; start < products.length; start += BATCH) {
    await tx.insert(product).values(products.slice(start, start + BATCH));
  }
  return products.filter(({ isActive }) => isActive);
}
