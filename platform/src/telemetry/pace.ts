import type { Counts } from './counts';
import { type Distribution, type Metric, percentile75, valuesAbove, valuesIn } from './distribution';

/** Thresholds of good 75th percentiles according to Web Vitals, in ms. Good values never count as slow. */
const GOOD = { LCP: 2500, INP: 200 } as const;
type Judged = keyof typeof GOOD;
const JUDGED = Object.keys(GOOD) as Judged[];

/** Maximum ratio of a canary to the default. */
const SLOWER = 1.5;
/** Minimum number of values of canary and default for a comparison. */
const MIN_VALUES = 100;
/** Minimum number of networks. */
const MIN_NETWORKS = 30;
/** Share of pages above the 75th percentile. */
const ABOVE = 0.25;
/**
 * Required standard deviations beyond the limit: canaries are checked every few seconds, and chance must not take one
 * back.
 */
const CERTAINTY = 3;

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const isEnough = (found: Distribution | undefined): found is Distribution =>
  found !== undefined && valuesIn(found) >= MIN_VALUES && found.networks >= MIN_NETWORKS;

/** Returns whether significantly more of the canary's pages are above the limit than expected. */
function isBeyond(metric: Metric, canary: Distribution, limit: number): boolean {
  const values = valuesIn(canary);
  const most = ABOVE + CERTAINTY * Math.sqrt((ABOVE * (1 - ABOVE)) / values);
  return valuesAbove(metric, canary, limit) / values > most;
}

/** Returns the metric by which a canary is slower than its default, or null. */
export function slowerBy(canary: Counts, standard: Counts | undefined): Judged | null {
  for (const metric of JUDGED) {
    const [own, theirs] = [canary.vitals[metric], standard?.vitals[metric]];
    if (!isEnough(own) || !isEnough(theirs)) continue;
    const usual = percentile75(metric, theirs) ?? 0;
    if (isBeyond(metric, own, Math.max(GOOD[metric], usual * SLOWER))) return metric;
  }
  return null;
}

const UNITS: Record<Metric, string> = { LCP: ' ms', INP: ' ms', CLS: '' };

/** Describes measurements; empty without any. */
export function paceInWords({ vitals }: Counts): string {
  const parts = Object.entries(vitals).map(([name, found]) => {
    const metric = name as Metric;
    const value = NUMBER.format(percentile75(metric, found) ?? 0);
    return `${metric} ${value}${UNITS[metric]} (${valuesIn(found)} medidas de ${found.networks} redes)`;
  });
  return parts.length > 0 ? `p75: ${parts.join(', ')}` : '';
}

/** Description of the rule for slow canaries. */
export const PACE_RULE = `LCP acima de ${NUMBER.format(GOOD.LCP)} ms ou INP acima de ${NUMBER.format(GOOD.INP)} ms, e de ${NUMBER.format(SLOWER)} vezes o da versão de todos, em mais páginas que o acaso explica, de ${MIN_VALUES} medidas e ${MIN_NETWORKS} redes em diante`;
