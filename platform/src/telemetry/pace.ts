import type { Counts } from './counts';
import { type Distribution, type Metric, percentile75, valuesAbove, valuesIn } from './distribution';

/** What three of four pages may take at most and still be good, by the Web Vitals programme. What is good is nobody's fault. */
const GOOD = { LCP: 2500, INP: 200 } as const;
type Judged = keyof typeof GOOD;
const JUDGED = Object.keys(GOOD) as Judged[];

/** So many times slower than the default may a canary be. */
const SLOWER = 1.5;
/** Values, of the canary and of the default each, before they are compared. */
const MIN_VALUES = 100;
/** Networks that they must come from. */
const MIN_NETWORKS = 30;
/** Part of the pages that lies above a 75th percentile. */
const ABOVE = 0.25;
/** Standard deviations that the canary must lie beyond the limit: it is looked at every few seconds, and chance is to do nothing. */
const CERTAINTY = 3;

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const isEnough = (found: Distribution | undefined): found is Distribution =>
  found !== undefined && valuesIn(found) >= MIN_VALUES && found.networks >= MIN_NETWORKS;

/** More of the canary's pages lie above the limit than chance would have it if its percentile were the limit. */
function isBeyond(metric: Metric, canary: Distribution, limit: number): boolean {
  const values = valuesIn(canary);
  const most = ABOVE + CERTAINTY * Math.sqrt((ABOVE * (1 - ABOVE)) / values);
  return valuesAbove(metric, canary, limit) / values > most;
}

/** The metric by which a canary is slower than the default of the same module, or null. */
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

/** What was measured, as people read it; empty where nothing was. */
export function paceInWords({ vitals }: Counts): string {
  const parts = Object.entries(vitals).map(([name, found]) => {
    const metric = name as Metric;
    const value = NUMBER.format(percentile75(metric, found) ?? 0);
    return `${metric} ${value}${UNITS[metric]} (${valuesIn(found)} medidas de ${found.networks} redes)`;
  });
  return parts.length > 0 ? `p75: ${parts.join(', ')}` : '';
}

/** The rule by which the platform takes a canary back that is slow. */
export const PACE_RULE = `LCP acima de ${NUMBER.format(GOOD.LCP)} ms ou INP acima de ${NUMBER.format(GOOD.INP)} ms, e de ${NUMBER.format(SLOWER)} vezes o da versão de todos, em mais páginas que o acaso explica, de ${MIN_VALUES} medidas e ${MIN_NETWORKS} redes em diante`;
