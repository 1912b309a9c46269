/** How long `spin` takes on a machine that has nothing else to do, in ms. */
const USUAL_SPIN = 10;
/** The first ones are slow anywhere: their code is not compiled yet. The fastest is what the machine can do. */
const SPINS = 8;
/** A machine that is slower still has something else to tell than how it does. */
const MOST = 5;

function spin() {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < 10_000_000; step += 1) sum = (sum + step) | 0;
  return performance.now() - begun;
}

/**
 * A limit for a machine as slow as this one is just now: the limit itself where it is as fast as usual, more where it
 * is slower, since a limit in ms tells a fault from work, and work takes longer there.
 * @param {number} limit in ms, where nothing else is done
 * @returns {number}
 */
export function unhurried(limit) {
  const fastest = Math.min(...Array.from({ length: SPINS }, spin));
  return limit * Math.min(MOST, Math.max(1, fastest / USUAL_SPIN));
}
