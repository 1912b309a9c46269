/** Time of `spin` in ms on an idle machine. */
const USUAL_SPIN = 10;
/** Number of repetitions: the first ones are not compiled yet, and the fastest counts. */
const SPINS = 8;
/** Maximum factor: limits lose their meaning on even slower machines. */
const MAX_FACTOR = 5;

function spin() {
  const startedAt = performance.now();
  let sum = 0;
  for (let step = 0; step < 10_000_000; step += 1) sum = (sum + step) | 0;
  return performance.now() - startedAt;
}

/**
 * Extends a limit on a machine that is currently slow: limits in ms distinguish faults from work, which takes longer
 * then.
 * @param {number} limit in ms on an idle machine
 * @returns {number}
 */
export function unhurried(limit) {
  const fastest = Math.min(...Array.from({ length: SPINS }, spin));
  return limit * Math.min(MAX_FACTOR, Math.max(1, fastest / USUAL_SPIN));
}
