import type { ListMatch } from '@rodovia/shared/contracts/quotations';
import { foldText } from '@rodovia/shared/contracts/rules';
import { labelLines, parseTyreSize, speedRank, tyreFacts, tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import type { ListLine } from '../reading/line';
import { buildOf } from '../reading/sizes';
import {
  type AskedVehicle,
  formsOf,
  isWord,
  MIN_PREFIX_LENGTH,
  MIN_WORD_LENGTH,
  namedVehicles,
} from '../reading/words';

/** A possible product for a line. */
export interface Candidate {
  code: string;
  brand: string;
  size: string;
  description: string;
  observation: string;
  /** Folded search text. */
  searchText: string;
  price: number | null;
  /** Type of the vehicle group, and its folded description. */
  vehicleType: string;
  vehicleGroup: string;
}

const ALL_AXLES = 'todos os eixos';
/** A difference from the line and its weight. */
type Difference = [weight: number, sentence: string];

const lineOf = (observation: string, label: string) =>
  labelLines(observation).find((line) => foldText(line.label) === label)?.value ?? '';

const first = (load: string) => Number.parseInt(load, 10);

function ofBrand({ brand }: ListLine, product: Candidate): Difference | undefined {
  if (brand === null || foldText(brand) === foldText(product.brand)) return undefined;
  return [16, `A marca é ${product.brand}, e não ${brand}.`];
}

function ofSize({ size }: ListLine, product: Candidate): Difference | undefined {
  if (size === null) return undefined;
  const offered = parseTyreSize(product.size);
  if (!offered || offered.key !== tyreSizeKey(size)) return [32, `A medida é ${product.size}, e não ${size}.`];
  return buildOf(offered.text) === buildOf(size) ? undefined : [3, `A construção é outra: ${product.size}.`];
}

function ofPosition({ position }: ListLine, { observation }: Candidate): Difference | undefined {
  if (position === null) return undefined;
  const mounted = foldText(lineOf(observation, 'posicao'));
  if (mounted === foldText(position) || mounted === ALL_AXLES) return undefined;
  return [8, mounted ? `A posição é ${lineOf(observation, 'posicao')}.` : 'A posição não está no catálogo.'];
}

const factsOf = ({ size, description, observation }: Candidate) =>
  tyreFacts({ Size: size, Description: description, Observation: observation });

function ofLoad({ load }: ListLine, product: Candidate): Difference | undefined {
  if (load === null) return undefined;
  const carried = factsOf(product);
  if (!carried.load) return [4, 'O índice de carga não está no catálogo.'];
  return first(carried.load) < first(load) ? [8, `O índice de carga é ${carried.load}, menor que ${load}.`] : undefined;
}

function ofSpeed({ speed }: ListLine, product: Candidate): Difference | undefined {
  if (speed === null) return undefined;
  const facts = factsOf(product);
  if (!facts.speed) return [2, 'O índice de velocidade não está no catálogo.'];
  return speedRank(facts.speed) < speedRank(speed)
    ? [4, `O índice de velocidade é ${facts.speed}, menor que ${speed}.`]
    : undefined;
}

function ofPlies({ plies }: ListLine, { observation }: Candidate): Difference | undefined {
  if (plies === null) return undefined;
  const built = Number.parseInt(lineOf(observation, 'lonas'), 10);
  if (Number.isNaN(built)) return [2, 'As lonas não estão no catálogo.'];
  return built < plies ? [4, `Tem ${built} lonas, e não ${plies}.`] : undefined;
}

const FACTS = [ofSize, ofBrand, ofPosition, ofLoad, ofSpeed, ofPlies];

/** Returns whether a text has a word that begins like this. */
const begins = (text: string, start: string) => ` ${text}`.replace(/[^\p{L}\d/.-]/gu, ' ').includes(` ${start}`);

const isFor = ({ vehicleType, vehicleGroup }: Candidate, { type, group = '' }: AskedVehicle) =>
  vehicleType === type && vehicleGroup.includes(group);

/**
 * Returns whether a product has a word, as the search understands it: in its text in any form, as its vehicle, or as
 * the beginning of a word in its lines.
 */
function hasWord(product: Candidate, word: string): boolean {
  const text = `${product.searchText} ${foldText(product.brand)}`;
  const lines = foldText(product.observation);
  if (!isWord(word)) return `${text} ${lines}`.includes(word);
  const [vehicle] = namedVehicles([word]).vehicles;
  return (
    text.includes(word) ||
    formsOf(word, MIN_WORD_LENGTH).some((form) => begins(text, form)) ||
    (vehicle !== undefined && isFor(product, vehicle)) ||
    formsOf(word, MIN_PREFIX_LENGTH).some((form) => begins(lines, form))
  );
}

/** Matches a number that is too short to be more than a count. */
const SHORT_NUMBER = /^0{0,3}\d{1,2}$/;

/** Returns the words that occur in some products; words that occur in none do not distinguish them. */
const tellingWords = (words: string, products: readonly Candidate[]) =>
  words
    .split(' ')
    .filter((word) => word !== '' && !SHORT_NUMBER.test(word) && products.some((one) => hasWord(one, word)));

function differences(line: ListLine, words: readonly string[], product: Candidate): Difference[] {
  const facts = FACTS.flatMap((compare) => {
    const difference = compare(line, product);
    return difference ? [difference] : [];
  });
  const absent = words.filter((word) => !hasWord(product, word));
  return absent.length > 0 ? [...facts, [absent.length, `Não diz “${absent.join(' ')}”.`]] : facts;
}

/** Sorts tyres for the position of the line before those for all positions. */
const byPosition = ({ position }: ListLine) => {
  const isOther = ({ observation }: Candidate) =>
    Number(position !== null && foldText(lineOf(observation, 'posicao')) !== foldText(position));
  return (a: Candidate, b: Candidate) => isOther(a) - isOther(b);
};

/** Sorts by price; products without a price come last. */
const byPrice = (a: Candidate, b: Candidate) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0;

/**
 * Ranks products by closeness to a line, then by price; those for its position before those for all.
 * @returns the best ones, and the words of the line that occur in none of them.
 */
export function rankMatches(
  line: ListLine,
  products: readonly Candidate[],
  most: number,
): { matches: ListMatch[]; unused: string[] } {
  const words = tellingWords(line.words, products);
  const nearer = byPosition(line);
  const ranked = products
    .map((product) => ({ product, found: differences(line, words, product) }))
    .map((one) => ({ ...one, weight: one.found.reduce((sum, [weight]) => sum + weight, 0) }))
    .sort(
      (a, b) =>
        a.weight - b.weight ||
        nearer(a.product, b.product) ||
        byPrice(a.product, b.product) ||
        (a.product.code < b.product.code ? -1 : 1),
    );
  return {
    matches: ranked
      .slice(0, most)
      .map(({ product, found }) => ({ Code: product.code, Differs: found.map(([, sentence]) => sentence) })),
    unused: line.words.split(' ').filter((word) => word !== '' && !words.includes(word)),
  };
}
