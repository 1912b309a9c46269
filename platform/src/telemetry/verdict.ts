import type { Counts } from './counts';
import { WEIGHS_AT_MOST } from './tally';

/** Visits before the platform judges a canary by itself. */
const MIN_VISITS = 50;
/** Networks that must see it fail before it does: what one, or a handful, says is for people to judge. */
const MIN_NETWORKS = 5;
/** Part of the visits that may fail before a release counts as failing. */
const MOST_FAILING = 0.1;

const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Part of the visits that failed. */
const byVisit = ({ visits, failed }: Counts) => share(failed, visits);
/** The same where no network counts for more than a few visits: what it is like for people in different places. */
const byNetwork = ({ weight, failedWeight }: Counts) => share(failedWeight, weight);

/** The same without what the worst network may say, which somebody may have to themselves. */
const byOtherNetworks = ({ weight, failedWeight }: Counts) =>
  share(Math.max(0, failedWeight - WEIGHS_AT_MOST), Math.max(0, weight - WEIGHS_AT_MOST));

/**
 * True where the platform takes a canary back by itself: it fails for too many of enough visits, in several networks,
 * and would also without one of them.
 */
export const isFailing = (counts: Counts) =>
  counts.visits >= MIN_VISITS && counts.failingNetworks >= MIN_NETWORKS && byOtherNetworks(counts) > MOST_FAILING;

/** True where a release fails for few, however they are counted: a single network that it fails for altogether counts too. */
export const isSound = (counts: Counts) => byVisit(counts) <= MOST_FAILING && byNetwork(counts) <= MOST_FAILING;

/** What was counted, as people read it. */
export const inWords = (counts: Counts) =>
  `${counts.visits} visitas de ${counts.networks} redes, ${counts.failed} com falha de ${counts.failingNetworks} (${PERCENT.format(byVisit(counts))} das visitas, ${PERCENT.format(byNetwork(counts))} por rede, ${PERCENT.format(byOtherNetworks(counts))} sem a pior)`;

/** The rule by which the platform takes a canary back. */
export const RULE = `mais de ${PERCENT.format(MOST_FAILING)} por rede, mesmo sem a pior, de ${MIN_VISITS} visitas e ${MIN_NETWORKS} redes com falha em diante`;
