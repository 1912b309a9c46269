import { type Static, Type } from 'typebox';
import { Code } from '../records/common';
import { parseTyreSize } from '../tyres/tyre-size';

/** Years of a vehicle; `last` is null while it is still made. */
export interface FitmentYears {
  first: number;
  last: number | null;
}

const EARLIEST = 1900;
const LATEST = 2100;
const YEARS = /^(\d{4})(?:\s*(?:[–—-]|a|até)\s*(\d{4})|\s+em diante)?$/i;

/** Reads years: `2016`, `2016 a 2024`, `2016-2024`, `2016 em diante`. Undefined if they are none. */
export function readYears(text: string): FitmentYears | undefined {
  const trimmed = text.trim();
  const [, from = '', to] = YEARS.exec(trimmed) ?? [];
  const first = Number(from);
  const last = /em diante$/i.test(trimmed) ? null : Number(to ?? from);
  const isKnown = (year: number) => year >= EARLIEST && year <= LATEST;
  return isKnown(first) && (last === null || (isKnown(last) && last >= first)) ? { first, last } : undefined;
}

/** Writes years in one notation. */
export const yearsText = ({ first, last }: FitmentYears) =>
  last === null ? `${first} em diante` : first === last ? String(first) : `${first} a ${last}`;

/** Maximum number of sizes of one axle. */
const MAX_SIZES = 12;

/** Reads sizes between commas, semicolons or 'ou', each once and in the notation of the trade. */
export function readFactorySizes(text: string): { sizes: string[]; unknown: string[] } {
  const parts = text
    .split(/[,;\n]|\sou\s/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => parseTyreSize(part)?.text);
  return {
    sizes: [...new Set(read.filter((size) => size !== undefined))],
    unknown: parts.filter((_, index) => read[index] === undefined),
  };
}

/** What is typed or imported of a vehicle. */
export interface FitmentTexts {
  years: string;
  sizes: string;
  rearSizes?: string | undefined;
}

function sizesFault(text: string, isOptional: boolean): string | undefined {
  const { sizes, unknown } = readFactorySizes(text);
  if (unknown.length > 0) return `Medida desconhecida: ${unknown[0]}.`;
  if (sizes.length > MAX_SIZES) return `No máximo ${MAX_SIZES} medidas.`;
  return sizes.length > 0 || isOptional ? undefined : 'Informe ao menos uma medida.';
}

/** Returns what is wrong with the years or sizes of a vehicle, by field. */
export function fitmentFaults({ years, sizes, rearSizes = '' }: FitmentTexts): Record<string, string> {
  const faults = {
    years: readYears(years) ? undefined : 'Use um ano, dois ou “em diante”: 2016, 2016 a 2024, 2016 em diante.',
    sizes: sizesFault(sizes, false),
    rearSizes: sizesFault(rearSizes, true),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

/** A factory size, and the number of active products of that size. */
export const FactorySize = Type.Object({ Value: Type.String(), Count: Type.Integer() });
export type FactorySize = Static<typeof FactorySize>;

/** A vehicle as visitors find it. `RearSizes` is empty if both axles have the same. */
export const FoundFitment = Type.Object({
  Code,
  Description: Type.String(),
  Years: Type.String(),
  Type: Type.String(),
  Sizes: Type.Array(FactorySize),
  RearSizes: Type.Array(FactorySize),
});
export type FoundFitment = Static<typeof FoundFitment>;

/** Maximum number of vehicles that a search returns. */
export const FOUND_FITMENTS = 8;
