import { createHash } from 'node:crypto';
import * as backOffice from '@rodovia/shared/contracts/back-office';
import * as catalog from '@rodovia/shared/contracts/catalog';
import * as images from '@rodovia/shared/contracts/images';
import * as people from '@rodovia/shared/contracts/people';
import * as platform from '@rodovia/shared/contracts/platform';
import * as proposals from '@rodovia/shared/contracts/proposals';
import * as quotations from '@rodovia/shared/contracts/quotations';
import * as records from '@rodovia/shared/contracts/records';
import * as site from '@rodovia/shared/contracts/site';
import * as vehicles from '@rodovia/shared/contracts/vehicles';
import { Type } from 'typebox';

const CONTRACTS = [backOffice, catalog, images, people, platform, proposals, quotations, records, site, vehicles];

/** Words that the contracts of the API fix: values of enumerations, and names of properties. */
interface Vocabulary {
  values: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

function vocabularyOf(contracts: readonly object[]): Vocabulary {
  const [values, names] = [new Set<string>(), new Set<string>()];
  const seen = new Set<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const schema = value as { enum?: unknown; const?: unknown; properties?: object };
    const fixed = [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])];
    for (const one of fixed) if (typeof one === 'string') values.add(one);
    if (typeof schema.properties === 'object') for (const name of Object.keys(schema.properties)) names.add(name);
    for (const one of Object.values(value)) visit(one);
  };
  for (const contract of contracts) for (const one of Object.values(contract)) visit(one);
  return { values, names };
}

const vocabulary = vocabularyOf([...CONTRACTS, { page: records.Paged(Type.Unknown()) }]);

const CODE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Numbers that are neither prices nor facts about a person. */
const COUNTS = /^(?:TotalCount|PageCount|Page|Count|Quantity|ItemCount|Version|Seq|Number|Order|Weekday|Lines?)$/;
/** Numbers that stand for no and yes. */
const FLAGS: readonly number[] = [0, 1];
/** Stands for every other number: an amount of R$ 10,00. */
const AMOUNT = 1000;

/** Replaces letters by `x` and digits by `0`; lengths and signs stay. */
const masked = (text: string) =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{L}]/gu, (letter) => (letter === 'X' ? letter : 'x'))
    .replace(/\d/g, '0');

/** Collects every text of a value. */
export function textsOf(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) textsOf(one, into);
  return into;
}

/**
 * Replaces codes of records, each always by the same one, and those in `fixed` by what they stand for. They are not
 * those of the running system.
 */
export function codeReplacer(salt: string, fixed: ReadonlyMap<string, string> = new Map()) {
  return (text: string) =>
    text.replace(CODE, (code) => {
      const known = fixed.get(code.toLowerCase());
      if (known !== undefined) return known;
      const hash = createHash('sha256')
        .update(salt + code.toLowerCase())
        .digest('hex');
      return [
        hash.slice(0, 8),
        hash.slice(8, 12),
        `4${hash.slice(13, 16)}`,
        `8${hash.slice(17, 20)}`,
        hash.slice(20, 32),
      ].join('-');
    });
}

/** What cleaning an answer needs. */
export interface Cleaning {
  /** Texts that everybody may read. */
  publicTexts: ReadonlySet<string>;
  replaceCodes: (text: string) => string;
}

/**
 * Returns an answer that not everybody may read, without what persons, secrets and prices of clients consist of. What
 * stays is what the contracts fix, what is public, codes (replaced), times, and counts.
 */
export function cleaned(value: unknown, cleaning: Cleaning, name = ''): unknown {
  if (typeof value === 'string') return cleanText(value, cleaning);
  if (typeof value === 'number') return FLAGS.includes(value) || COUNTS.test(name) ? value : AMOUNT;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, cleaning, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isKnown = vocabulary.names.has(key) || vocabulary.values.has(key);
      return [isKnown ? key : cleanText(key, cleaning), cleaned(one, cleaning, key)];
    }),
  );
}

function cleanText(text: string, { publicTexts, replaceCodes }: Cleaning): string {
  if (vocabulary.values.has(text) || publicTexts.has(text) || INSTANT.test(text)) return replaceCodes(text);
  if (DAY.test(text)) return '2000-01-01';
  const codes = [...text.matchAll(CODE)];
  if (codes.length === 1 && codes[0]?.[0].length === text.length) return replaceCodes(text);
  return masked(text);
}

/** Returns a public answer with replaced codes. */
export const withCodes = (value: unknown, replaceCodes: Cleaning['replaceCodes']): unknown =>
  JSON.parse(replaceCodes(JSON.stringify(value)));
