import { tyreGeometry } from './tyre-geometry';
import { findTyreSize } from './tyre-size';

/** What a comparison reads of a tyre; load and speed stand in the lines of the observation, or behind the size in the description. */
export interface ComparedTyre {
  Size: string;
  Description?: string;
  Observation?: string;
}

/** What decides whether a tyre can take another's place. */
export interface TyreFacts {
  /** Outer diameter and rim in millimetres, where the size tells them. */
  diameter: number | undefined;
  rim: number | undefined;
  /** `91`, or `110/108` for single and dual fitment. */
  load: string;
  /** `V`. */
  speed: string;
}

/** Load index and speed symbol of a tyre, each empty where it is not known. */
export type Service = Pick<TyreFacts, 'load' | 'speed'>;

/** How an offered tyre stands to the one that was asked for. */
export interface TyreComparison {
  /** Percent by which the offered tyre's outer diameter differs; null where one of the sizes does not tell it. */
  diameterPercent: number | null;
  /** Sentences about what is less than asked. */
  warnings: string[];
  /** Sentences about what is not written down, and so could not be compared. */
  unknowns: string[];
}

/** Farther from the asked outer diameter than this, the speedometer and the gearing are off. */
export const DIAMETER_TOLERANCE = 3;

/** Slowest first; H is faster than U. */
const SPEEDS = 'A1 A2 A3 A4 A5 A6 A7 A8 B C D E F G J K L M N P Q R S T U H V W Y'.split(' ');

/** The place of a speed symbol among them, slowest first; -1 for none. */
export const speedRank = (speed: string): number => SPEEDS.indexOf(speed);

const SERVICE = /^(\d{2,3}(?:\/\d{2,3})?)(A[1-8]|[B-HJ-NP-Y])(?![\p{L}\d])/iu;

const lineOf = (observation: string, label: string) => {
  const line = observation.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${label}:`));
  return line?.slice(label.length + 1).trim() ?? '';
};

/** Reads what a comparison needs of a tyre; empty where it is not written down. */
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

/** What a description says after its size, or from its first number on where it names none. */
const behindSize = (description: string): string =>
  findTyreSize(description)?.size.rest ?? description.replace(/^.*?(?<![\p{L}\d])(?=\d{2})/su, '');

const loads = (text: string) => text.split('/').map((one) => Number.parseInt(one, 10));

/** Compares single with single fitment, and dual with dual where both tell it. */
function carriesLess(asked: string, offered: string): boolean {
  const wanted = loads(asked);
  return loads(offered).some((load, place) => load < (wanted[place] ?? 0));
}

const isSlower = (asked: string, offered: string) => SPEEDS.indexOf(offered) < SPEEDS.indexOf(asked);

interface Index {
  name: string;
  of: (service: Service) => string;
  isLess: (asked: string, offered: string) => boolean;
}

const INDEXES: readonly Index[] = [
  { name: 'Índice de carga', of: ({ load }) => load, isLess: carriesLess },
  { name: 'Índice de velocidade', of: ({ speed }) => speed, isLess: isSlower },
];

type Findings = Pick<TyreComparison, 'warnings' | 'unknowns'>;

const NOTHING: Findings = { warnings: [], unknowns: [] };

function compareIndex({ name, of, isLess }: Index, asked: Service, offered: Service): Findings {
  const [wanted, got] = [of(asked), of(offered)];
  if (!wanted) return NOTHING;
  if (!got) return { ...NOTHING, unknowns: [`${name} não informado; o pedido tem ${wanted}.`] };
  return isLess(wanted, got) ? { ...NOTHING, warnings: [`${name} ${got}, menor que o pedido (${wanted}).`] } : NOTHING;
}

/** An index as a line begins with it: `91`, `110/108`, `91 (615 kg)`. */
const LOAD = /^\d{2,3}(?:\/\d{2,3})?(?!\d)/;
const SYMBOL = /^[A-Z]\d?(?![\p{L}\d])/u;

/** Load and speed of a tyre where they can be read as such; whatever else its lines say is not known. */
export function serviceOf(tyre: ComparedTyre): Service {
  const { load, speed } = tyreFacts(tyre);
  const symbol = SYMBOL.exec(speed)?.[0] ?? '';
  return { load: LOAD.exec(load)?.[0] ?? '', speed: speedRank(symbol) < 0 ? '' : symbol };
}

/** What of an offered tyre's load and speed is less than asked, and what is not known of it. */
export function compareService(asked: Service, offered: Service): Findings {
  const found = INDEXES.map((index) => compareIndex(index, asked, offered));
  return {
    warnings: found.flatMap(({ warnings }) => warnings),
    unknowns: found.flatMap(({ unknowns }) => unknowns),
  };
}

const percentBetween = (asked: number, offered: number) => Math.round((offered / asked - 1) * 1000) / 10;

/** `3.4` → `3,4% maior`, `-1` → `1% menor`. */
export function differenceWords(percent: number): string {
  if (percent === 0) return 'igual';
  return `${String(Math.abs(percent)).replace('.', ',')}% ${percent > 0 ? 'maior' : 'menor'}`;
}

function compareSizes(asked: TyreFacts, offered: TyreFacts, percent: number | null): Findings {
  if (percent === null) return { ...NOTHING, unknowns: ['Não foi possível comparar as medidas; confira.'] };
  const rims = asked.rim === offered.rim ? [] : ['Aro diferente do pedido.'];
  const diameter = `Diâmetro externo ${differenceWords(percent)} que o pedido (até ${DIAMETER_TOLERANCE}% é o usual).`;
  return { ...NOTHING, warnings: Math.abs(percent) > DIAMETER_TOLERANCE ? [...rims, diameter] : rims };
}

/** Compares an offered tyre with the one that was asked for: outer diameter, rim, load and speed. */
export function compareTyres(asked: ComparedTyre, offered: ComparedTyre): TyreComparison {
  const [wanted, got] = [tyreFacts(asked), tyreFacts(offered)];
  const diameterPercent = wanted.diameter && got.diameter ? percentBetween(wanted.diameter, got.diameter) : null;
  const sizes = compareSizes(wanted, got, diameterPercent);
  const service = compareService(wanted, got);
  return {
    diameterPercent,
    warnings: [...sizes.warnings, ...service.warnings],
    unknowns: [...sizes.unknowns, ...service.unknowns],
  };
}
