import { parseTyreSize } from './tyre-size';

/** Measures of a tyre, in millimetres. */
export interface TyreGeometry {
  width: number;
  sidewall: number;
  rim: number;
  diameter: number;
}

const INCH_MM = 25.4;
/** Aspect ratio of sizes in inches, which do not name one: the side wall is nearly as high as the section is wide. */
const INCH_RATIO = 0.9;
/** Aspect ratio of sizes in millimetres that do not name one, such as `185R14C`. */
const MILLIMETRE_RATIO = 0.82;
/**
 * Tells millimetres (`185R14`) from hundredths of an inch (`1000-20`, `750-16`): no tyre is narrower than 4 inches or
 * wider than 400 mm in these notations.
 */
const MIN_HUNDREDTHS = 400;

/**
 * Matches metric sizes. Motorcycle sizes such as `90/90-18` are metric too; sizes of the largest machines such as
 * `59/80R63` are in inches.
 */
const METRIC = /^([6-9]\d|\d{3})\/(\d{2}|100)\D+(\d+(?:\.\d)?)/;
const FLOTATION = /^(\d+(?:\.\d)?)x(\d+(?:\.\d+)?)\D+(\d+(?:\.\d)?)/;
const INCHES = /^(\d+(?:\.\d+)?)(?:\/(\d{2}))?[R-](\d+(?:\.\d)?)/;

const measures = (width: number, sidewall: number, rim: number): TyreGeometry => ({
  width,
  sidewall,
  rim,
  diameter: rim + 2 * sidewall,
});

/** Returns the measures that a size defines, or undefined if the text is no size. */
export function tyreGeometry(size: string): TyreGeometry | undefined {
  const text = parseTyreSize(size)?.text ?? '';
  const metric = METRIC.exec(text)?.slice(1).map(Number);
  if (metric) {
    const [width = 0, ratio = 0, rim = 0] = metric;
    return measures(width, (width * ratio) / 100, rim * INCH_MM);
  }
  const flotation = FLOTATION.exec(text)?.slice(1).map(Number);
  if (flotation) {
    const [diameter = 0, width = 0, rim = 0] = flotation;
    return measures(width * INCH_MM, ((diameter - rim) / 2) * INCH_MM, rim * INCH_MM);
  }
  const inches = INCHES.exec(text);
  if (!inches) return undefined;
  const named = Number(inches[1]);
  const rim = Number(inches[3]) * INCH_MM;
  if (named >= 100 && named < MIN_HUNDREDTHS) return measures(named, named * MILLIMETRE_RATIO, rim);
  const width = (named >= 100 ? named / 100 : named) * INCH_MM;
  return measures(width, width * (inches[2] ? Number(inches[2]) / 100 : INCH_RATIO), rim);
}
