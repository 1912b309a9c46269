import type { Counts } from './counts';
import { MAX_WEIGHT } from './tally';

/** Minimum number of visits for an automatic verdict. */
const MIN_VISITS = 50;
/** Minimum number of failing networks: fewer are left to people to judge. */
const MIN_NETWORKS = 5;
/** Maximum share of failed visits. */
const MAX_FAILING = 0.1;

const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Share of failed visits. */
const byVisit = ({ visits, failed }: Counts) => share(failed, visits);
/** Share of failures with a maximum weight per network, so that it represents people in different places. */
const byNetwork = ({ weight, failedWeight }: Counts) => share(failedWeight, weight);

/** Same without the worst network, which may belong to a single person. */
const byOtherNetworks = ({ weight, failedWeight }: Counts) =>
  share(Math.max(0, failedWeight - MAX_WEIGHT), Math.max(0, weight - MAX_WEIGHT));

/**
 * Returns whether the platform takes a canary back: it fails for too many of enough visits, in several networks, and
 * also without the worst one.
 */
export const isFailing = (counts: Counts) =>
  counts.visits >= MIN_VISITS && counts.failingNetworks >= MIN_NETWORKS && byOtherNetworks(counts) > MAX_FAILING;

/** Returns whether a release rarely fails by any measure, including networks in which it always fails. */
export const isSound = (counts: Counts) => byVisit(counts) <= MAX_FAILING && byNetwork(counts) <= MAX_FAILING;

/** Describes the counts. */
export const inWords = (counts: Counts) =>
  `${counts.visits} visitas de ${counts.networks} redes, ${counts.failed} com falha de ${counts.failingNetworks} (${PERCENT.format(byVisit(counts))} das visitas, ${PERCENT.format(byNetwork(counts))} por rede, ${PERCENT.format(byOtherNetworks(counts))} sem a pior)`;

/** Description of the rule for failing canaries. */
export const RULE = `mais de ${PERCENT.format(MAX_FAILING)} por rede, mesmo sem a pior, de ${MIN_VISITS} visitas e ${MIN_NETWORKS} redes com falha em diante`;
