import type { Product } from '@rodovia/shared/contracts/catalog';
import type { MatchedLine, MatchedList } from '@rodovia/shared/contracts/quotations';
import { foldText } from '@rodovia/shared/contracts/rules';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { eq, inArray } from 'drizzle-orm';
import { readList } from '../../../crud/record-source';
import type { Database } from '../../../db/database';
import { brand, product } from '../../../db/schema';
import { productSource } from '../product.repository';
import { brandNames } from '../reading/brand-names';
import type { ListLine } from '../reading/line';
import { partsOfLine, readListLine } from '../reading/read-line';
import { type Found, findByWords, findCandidates } from './candidates';
import { type Candidate, rankMatches } from './rank';

/** Maximum number of products per line. */
const MAX_MATCHES = 6;
const INCLUDE = 'Brand,Model,ProductImage';

const brandsOf = async (db: Database) =>
  brandNames(
    (await db.select({ name: brand.description }).from(brand).where(eq(brand.isActive, true))).map(({ name }) => name),
  );

/** Returns products whose code is in the line; if it names another size, the word may mean something else. */
function namedByCode(line: ListLine, { byCode }: Found): { code: string; products: Candidate[] } | undefined {
  for (const code of line.codes) {
    const products = byCode.get(foldText(code));
    if (products) return { code, products };
  }
  return undefined;
}

interface Choice {
  products: Candidate[];
  /** The code that identified them. */
  code?: string;
}

/** Chooses candidates for a line: by code, otherwise by size, otherwise by words; none if it asks for no tyre. */
async function choose(db: Database, line: ListLine, found: Found): Promise<Choice> {
  const named = namedByCode(line, found);
  if (named) return named;
  if (line.goods) return { products: [] };
  if (line.size) return { products: found.bySize.get(tyreSizeKey(line.size)) ?? [] };
  return { products: await findByWords(db, line) };
}

function missingOf({ quantity, size, goods }: ListLine, { products, code }: Choice): string[] {
  if (goods && !code) return [`A linha pede ${goods}, e não pneu: o vendedor responde por escrito.`];
  const sizes = size
    ? products.length === 0 && `Não temos ${size} no catálogo.`
    : !code && (products.length > 0 ? 'A medida não está escrita.' : 'Não reconheci uma medida nem um código.');
  return [quantity === null && 'A quantidade não está escrita.', sizes].filter((text) => typeof text === 'string');
}

/** Removes the code from the words that describe the tyre. */
const withoutCode = (line: ListLine, code: string | undefined): ListLine =>
  code === undefined
    ? line
    : {
        ...line,
        words: line.words
          .split(' ')
          .filter((word) => foldText(code) !== word)
          .join(' '),
      };

function answerOf(text: string, read: ListLine, choice: Choice): MatchedLine {
  const line = withoutCode(read, choice.code);
  const { matches, unused } = rankMatches(line, choice.products, MAX_MATCHES);
  const ignored = matches.length > 0 && unused.length > 0 ? [`Não usei “${unused.join(' ')}”.`] : [];
  return {
    Quantity: line.quantity,
    Size: line.size,
    Load: line.load,
    Speed: line.speed,
    Plies: line.plies,
    Position: line.position,
    Brand: line.brand,
    Sizes: line.sizes,
    Goods: line.goods,
    Words: line.words,
    Parts: partsOfLine(text, line),
    Doubts: [...line.doubts, ...ignored],
    Missing: missingOf(line, choice),
    Matches: matches,
  };
}

async function readProducts(db: Database, lines: readonly MatchedLine[]): Promise<Product[]> {
  const codes = new Set(lines.flatMap(({ Matches }) => Matches.map(({ Code }) => Code)));
  if (codes.size === 0) return [];
  const where = [inArray(product.code, [...codes])];
  return readList<Product>(db, productSource, { where, include: INCLUDE }, 'Description asc');
}

/**
 * Parses lines and finds products for each: by code, otherwise by size, otherwise by words, best first, with the
 * differences from the line.
 */
export async function matchList(db: Database, texts: readonly string[]): Promise<MatchedList> {
  const brands = await brandsOf(db);
  const read = texts.map((text) => readListLine(text, brands));
  const found = await findCandidates(db, read);
  const lines: MatchedLine[] = [];
  for (const [at, line] of read.entries()) lines.push(answerOf(texts[at] ?? '', line, await choose(db, line, found)));
  return { Lines: lines, Products: await readProducts(db, lines) };
}
