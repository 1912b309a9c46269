import os from 'node:os';
import { Worker } from 'node:worker_threads';

/** How often the pace is sampled while a stage runs, in ms. */
const SAMPLE_PAUSE_MS = 5000;
/** Steps of the piece of work by which the pace is measured: some 100 ms of one core. */
const STEPS = 100_000_000;

const WORK = `
  const { parentPort, workerData } = require('node:worker_threads');
  const measure = () => {
    const begun = performance.now();
    let sum = 0;
    for (let step = 0; step < workerData.steps; step += 1) sum = (sum + step) | 0;
    parentPort.postMessage(performance.now() - begun);
  };
  measure();
  setInterval(measure, workerData.pause);`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Time that all cores have spent so far, and the part of it in which they had something to do; in ms. */
function processorTimes() {
  const all = os.cpus().map(({ times }) => times);
  const total = all.reduce((sum, one) => sum + Object.values(one).reduce((a, b) => a + b, 0), 0);
  const idle = all.reduce((sum, one) => sum + one.idle, 0);
  return { total, busy: total - idle };
}

/**
 * Watches the machine while a stage runs. The returned function ends the watch and answers
 * `share`, the part of all cores that was in use (0 to 1), and
 * `pace`, how long one fixed piece of work took beside the stage, the median in ms.
 * @returns {() => Promise<{ share: number, pace: number }>}
 */
export function watchMachine() {
  const before = processorTimes();
  const paces = [];
  const worker = new Worker(WORK, { eval: true, workerData: { steps: STEPS, pause: SAMPLE_PAUSE_MS } });
  const first = new Promise((resolve) => worker.once('message', resolve));
  worker.on('message', (ms) => paces.push(ms));
  return async () => {
    await first;
    await worker.terminate();
    const { total, busy } = processorTimes();
    return { share: (busy - before.busy) / Math.max(1, total - before.total), pace: median(paces) };
  };
}
