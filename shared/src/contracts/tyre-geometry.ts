import { parseTyreSize } from './tyre-size';

/** Measures of a tyre in millimetres. */
export interface TyreGeometry {
  width: number;
  sidewall: number;
  rim: number;
  diameter: number;
}

const INCH_MM = 25.4;
/** Sizes in inches name no ratio; their side-walls are nearly as high as the section is wide. */
const INCH_RATIO = 0.9;
/** Sizes in millimetres that name no ratio, as `185R14C`, have this one. */
const MILLIMETRE_RATIO = 0.82;
/** `185R14` begins with millimetres, `1000-20` and `750-16` with hundredths of an inch: no tyre is as narrow as 4 inches in these, or as wide as 400 mm in those. */
const LEAST_HUNDREDTHS = 400;

/** `90/90-18` of a motorcycle is in millimetres as well, `59/80R63` of the largest machine in inches. */
const METRIC = /^([6-9]\d|\d{3})\/(\d{2}|100)\D+(\d+(?:\.\d)?)/;
const FLOTATION = /^(\d+(?:\.\d)?)x(\d+(?:\.\d+)?)\D+(\d+(?:\.\d)?)/;
const INCHES = /^(\d+(?:\.\d+)?)(?:\/(\d{2}))?[R-](\d+(?:\.\d)?)/;

const measures = (width: number, sidewall: number, rim: number): TyreGeometry => ({
  width,
  sidewall,
  rim,
  diameter: rim + 2 * sidewall,
});

/** Measures that a size names, or undefined for a text that is no size. */
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
  if (named >= 100 && named < LEAST_HUNDREDTHS) return measures(named, named * MILLIMETRE_RATIO, rim);
  const width = (named >= 100 ? named / 100 : named) * INCH_MM;
  return measures(width, width * (inches[2] ? Number(inches[2]) / 100 : INCH_RATIO), rim);
}
