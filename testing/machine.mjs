import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

/** Interval between two samples of the pace, in ms. */
const SAMPLE_PAUSE_MS = 5000;
/**
 * The work that measures the pace: arithmetic, and touching pages of fresh memory. Starting processes and browsers is
 * mostly the latter, whose cost differs between virtual machines far more than that of arithmetic.
 */
const WORKLOAD = {
  steps: 100_000_000,
  touchedBytes: 16 * 2 ** 20,
  // above the size that the C library reuses after it was freed
  askedBytes: 64 * 2 ** 20,
  pageBytes: 4096,
};
/** Rounds after which V8 has compiled the arithmetic: interpreted code is many times slower on any machine. */
const WARMING = { rounds: 50, steps: 1_000_000 };

const WORK = `
  const { parentPort, workerData: { workload, warming, pause } } = require('node:worker_threads');
  const add = (steps) => {
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum = (sum + step) | 0;
    return sum;
  };
  const touch = ({ askedBytes, touchedBytes, pageBytes }) => {
    const fresh = Buffer.allocUnsafeSlow(askedBytes);
    for (let at = 0; at < touchedBytes; at += pageBytes) fresh[at] = 1;
  };
  const measure = () => {
    const begun = performance.now();
    add(workload.steps);
    touch(workload);
    parentPort.postMessage(performance.now() - begun);
  };
  for (let round = 0; round < warming.rounds; round += 1) add(warming.steps);
  measure();
  setInterval(measure, pause);`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns total and busy time of all cores, in ms. */
function processorTimes() {
  const all = os.cpus().map(({ times }) => times);
  const total = all.reduce((sum, one) => sum + Object.values(one).reduce((a, b) => a + b, 0), 0);
  const idle = all.reduce((sum, one) => sum + one.idle, 0);
  return { total, busy: total - idle };
}

/**
 * @typedef {{ id: string, pid: string, parent: string, name: string, ticks: number }} Process
 *   `id` is its own for ever, other than `pid`; `ticks`: what it took of the processor so far.
 */

/**
 * Returns the processes of a Linux machine.
 * @returns {Process[]}
 */
export function processes() {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // the name is in parentheses, and may contain spaces and parentheses
        const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [parent, user, system, startTime] = [1, 11, 12, 19].map((at) => fields[at] ?? '');
        return [{ id: `${pid} ${startTime}`, pid, parent, name, ticks: Number(user) + Number(system) }];
      } catch {
        return []; // the process has ended meanwhile
      }
    });
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Sums up the processor time of programs that do not belong to the run. Its process, everything it has started (even if
 * the parent has ended), and databases belong to it. Processes that start and end between two samples are not seen.
 * @param {number} pid of the run
 * @returns {{ look: (all: Process[]) => void, ms: () => number }}
 */
export function timeOfOthers(pid) {
  const own = new Set();
  const before = new Map();
  let ticks = 0;
  const look = (all) => {
    const children = groupedByParent(all);
    const isOwn = ({ id, pid: its, name }) => own.has(id) || its === String(pid) || name === 'postgres';
    const add = (one) => {
      own.add(one.id);
      for (const child of children.get(one.pid) ?? []) if (!own.has(child.id)) add(child);
    };
    for (const one of all) if (isOwn(one)) add(one);
    for (const one of all) {
      if (!own.has(one.id) && before.has(one.id)) ticks += one.ticks - before.get(one.id);
      before.set(one.id, one.ticks);
    }
  };
  return { look, ms: () => ticks * TICK_MS };
}

function groupedByParent(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.parent, [...(groups.get(one.parent) ?? []), one]);
  return groups;
}

/** Samples other programs, if the system allows it, until it is stopped. */
function watchOthers() {
  const others = timeOfOthers(process.pid);
  if (process.platform !== 'linux') return () => 0;
  const look = () => others.look(processes());
  look();
  const timer = setInterval(look, SAMPLE_PAUSE_MS);
  return () => {
    clearInterval(timer);
    look();
    return others.ms();
  };
}

/**
 * Watches the machine during a stage. The returned function stops it and resolves to `share` (share of all cores in
 * use, 0 to 1), `others` (share of other programs, if known), and `pace` (median time of a fixed piece of work, in ms).
 * @returns {() => Promise<{ share: number, others: number, pace: number }>}
 */
export function watchMachine() {
  const before = processorTimes();
  const endOthers = watchOthers();
  const paces = [];
  const workerData = { workload: WORKLOAD, warming: WARMING, pause: SAMPLE_PAUSE_MS };
  const worker = new Worker(WORK, { eval: true, workerData });
  const first = new Promise((resolve) => worker.once('message', resolve));
  worker.on('message', (ms) => paces.push(ms));
  return async () => {
    await first;
    await worker.terminate();
    const after = processorTimes();
    const total = Math.max(1, after.total - before.total);
    return { share: (after.busy - before.busy) / total, others: endOthers() / total, pace: median(paces) };
  };
}
