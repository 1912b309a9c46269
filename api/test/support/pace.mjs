/** How long `spin` takes on a machine that has nothing else to do, in ms. */
const USUAL_SPIN = 10;
const SPINS = 5;

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
  const times = Array.from({ length: SPINS }, spin).sort((a, b) => a - b);
  return limit * Math.max(1, (times[Math.floor(SPINS / 2)] ?? 0) / USUAL_SPIN);
}
