import { tyreGeometry } from './tyre-geometry';
import { findTyreSize } from './tyre-size';

/**
 * The fields of a product that a comparison reads. Load index and speed symbol are taken from the lines of the
 * observation, or from the description after the size.
 */
export interface ComparedTyre {
  Size: string;
  Description?: string;
  Observation?: string;
}

/** Properties that decide whether a tyre can replace another one. */
export interface TyreFacts {
  /** Outer diameter and rim in millimetres; undefined if the size does not define them. */
  diameter: number | undefined;
  rim: number | undefined;
  /** Load index: `91`, or `110/108` for single and dual fitment. */
  load: string;
  /** Speed symbol, for example `V`. */
  speed: string;
}

/** Load index and speed symbol of a tyre; each is empty if unknown. */
export type Service = Pick<TyreFacts, 'load' | 'speed'>;

/** Result of comparing an offered tyre with the requested one. */
export interface TyreComparison {
  /** Difference of the outer diameters in percent; null if one of the sizes does not define it. */
  diameterPercent: number | null;
  /** Sentences about properties that are worse than requested. */
  warnings: string[];
  /** Sentences about properties that are not specified and could not be compared. */
  unknowns: string[];
}

/** Maximum difference of outer diameters, in percent, before speedometer and gearing are off. */
export const DIAMETER_TOLERANCE = 3;

/** Speed symbols, slowest first. H is faster than U. */
const SPEEDS = 'A1 A2 A3 A4 A5 A6 A7 A8 B C D E F G J K L M N P Q R S T U H V W Y'.split(' ');

/** Returns the rank of a speed symbol, slowest first; -1 for an unknown symbol. */
export const speedRank = (speed: string): number => SPEEDS.indexOf(speed);

const SERVICE = /^(\d{2,3}(?:\/\d{2,3})?)(A[1-8]|[B-HJ-NP-Y])(?![\p{L}\d])/iu;

const lineOf = (observation: string, label: string) => {
  const line = observation.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${label}:`));
  return line?.slice(label.length + 1).trim() ?? '';
};

/** Extracts the properties of a tyre that a comparison needs; unspecified ones are empty. */
export function tyreFacts({ Size, Description = '', Observation = '' }: ComparedTyre): TyreFacts {
  const geometry = tyreGeometry(Size);
  const [, load = '', speed = ''] = SERVICE.exec(behindSize(Description)) ?? [];
  return {
    diameter: geometry?.diameter,
    rim: geometry?.rim,
    load: lineOf(Observation, 'índice de carga') || load,
    speed: (lineOf(Observation, 'índice de velocidade') || speed).toUpperCase(),
  };
}

/** Returns the part of a description after its size, or from its first number on if it names no size. */
const behindSize = (description: string): string =>
  findTyreSize(description)?.size.rest ?? description.replace(/^.*?(?<![\p{L}\d])(?=\d{2})/su, '');

const loads = (text: string) => text.split('/').map((one) => Number.parseInt(one, 10));

/** Compares load indexes for single fitment, and for dual fitment if both tyres specify it. */
function carriesLess(requested: string, offered: string): boolean {
  const wanted = loads(requested);
  return loads(offered).some((load, place) => load < (wanted[place] ?? 0));
}

const isSlower = (requested: string, offered: string) => SPEEDS.indexOf(offered) < SPEEDS.indexOf(requested);

interface Index {
  name: string;
  of: (service: Service) => string;
  isLess: (requested: string, offered: string) => boolean;
}

const INDEXES: readonly Index[] = [
  { name: 'Índice de carga', of: ({ load }) => load, isLess: carriesLess },
  { name: 'Índice de velocidade', of: ({ speed }) => speed, isLess: isSlower },
];

type Findings = Pick<TyreComparison, 'warnings' | 'unknowns'>;

const NOTHING: Findings = { warnings: [], unknowns: [] };

function compareIndex({ name, of, isLess }: Index, requested: Service, offered: Service): Findings {
  const [wanted, got] = [of(requested), of(offered)];
  if (!wanted) return NOTHING;
  if (!got) return { ...NOTHING, unknowns: [`${name} não informado; o pedido tem ${wanted}.`] };
  return isLess(wanted, got) ? { ...NOTHING, warnings: [`${name} ${got}, menor que o pedido (${wanted}).`] } : NOTHING;
}

/** Matches a load index at the beginning of a line: `91`, `110/108`, `91 (615 kg)`. */
const LOAD = /^\d{2,3}(?:\/\d{2,3})?(?!\d)/;
const SYMBOL = /^[A-Z]\d?(?![\p{L}\d])/u;

/** Parses load index and speed symbol of a tyre. Values in any other notation are treated as unknown. */
export function serviceOf(tyre: ComparedTyre): Service {
  const { load, speed } = tyreFacts(tyre);
  const symbol = SYMBOL.exec(speed)?.[0] ?? '';
  return { load: LOAD.exec(load)?.[0] ?? '', speed: speedRank(symbol) < 0 ? '' : symbol };
}

/** Returns sentences about load and speed: what is worse than requested, and what is unknown. */
export function compareService(requested: Service, offered: Service): Findings {
  const found = INDEXES.map((index) => compareIndex(index, requested, offered));
  return {
    warnings: found.flatMap(({ warnings }) => warnings),
    unknowns: found.flatMap(({ unknowns }) => unknowns),
  };
}

const percentBetween = (requested: number, offered: number) => Math.round((offered / requested - 1) * 1000) / 10;

/** Formats a difference in percent: `3.4` → `3,4% maior`, `-1` → `1% menor`. */
export function differenceWords(percent: number): string {
  if (percent === 0) return 'igual';
  return `${String(Math.abs(percent)).replace('.', ',')}% ${percent > 0 ? 'maior' : 'menor'}`;
}

function compareSizes(requested: TyreFacts, offered: TyreFacts, percent: number | null): Findings {
  if (percent === null) return { ...NOTHING, unknowns: ['Não foi possível comparar as medidas; confira.'] };
  const rims = requested.rim === offered.rim ? [] : ['Aro diferente do pedido.'];
  const diameter = `Diâmetro externo ${differenceWords(percent)} que o pedido (até ${DIAMETER_TOLERANCE}% é o usual).`;
  return { ...NOTHING, warnings: Math.abs(percent) > DIAMETER_TOLERANCE ? [...rims, diameter] : rims };
}

/** Compares an offered tyre with the requested one by outer diameter, rim, load and speed. */
export function compareTyres(requested: ComparedTyre, offered: ComparedTyre): TyreComparison {
  const [wanted, got] = [tyreFacts(requested), tyreFacts(offered)];
  const diameterPercent = wanted.diameter && got.diameter ? percentBetween(wanted.diameter, got.diameter) : null;
  const sizes = compareSizes(wanted, got, diameterPercent);
  const service = compareService(wanted, got);
  return {
    diameterPercent,
    warnings: [...sizes.warnings, ...service.warnings],
    unknowns: [...sizes.unknowns, ...service.unknowns],
  };
}
