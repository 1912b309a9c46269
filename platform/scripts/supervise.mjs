import { fork } from 'node:child_process';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that ran so long begins anew with the shortest pause. */
const STEADY_MS = 60_000;

const reasonOf = (code, signal) => (signal ? `sinal ${signal}` : `código ${code}`);

/**
 * Runs a server in a process of its own and starts it again whenever it crashes, after a growing pause, and says so.
 * A server that ends by itself, or that never got as far as serving, is not started again.
 * @param file what the process runs; it sends `'ready'` once it serves.
 * @returns the code that the server ended with at last.
 */
export function keepRunning(
  file,
  { say = console.error, firstPause = FIRST_PAUSE_MS, longestPause = LONGEST_PAUSE_MS, steady = STEADY_MS } = {},
) {
  return new Promise((resolve) => {
    let pause = firstPause;
    let wasReady = false;
    let isStopping = false;
    let child;
    let timer;

    const stop = (signal) => {
      isStopping = true;
      clearTimeout(timer);
      if (!child?.kill(signal)) resolve(0);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);

    function restart(code, signal) {
      say(`O servidor caiu (${reasonOf(code, signal)}). Volta em ${pause / 1000} s.`);
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, longestPause);
    }

    function start() {
      child = fork(file);
      const started = Date.now();
      child.once('message', () => {
        wasReady = true;
      });
      child.once('exit', (code, signal) => {
        child = undefined;
        if (isStopping || code === 0 || !wasReady) return resolve(code ?? 0);
        if (Date.now() - started > steady) pause = firstPause;
        restart(code, signal);
      });
    }
    start();
  });
}
