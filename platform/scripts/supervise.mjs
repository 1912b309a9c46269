import { fork } from 'node:child_process';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** Uptime in ms after which the restart delay is reset. */
const STEADY_MS = 60_000;

const reasonOf = (code, signal) => (signal ? `sinal ${signal}` : `código ${code}`);

/**
 * Runs a server in a separate process and restarts it after a crash, with back-off. A server that ends by itself, or
 * that was never ready, is not restarted.
 * @param file to run; it sends `'ready'` when it is ready, for which `onReady` is called the first time.
 * @returns the final exit code.
 */
export function keepRunning(
  file,
  {
    say = console.error,
    onReady = () => undefined,
    firstPause = FIRST_PAUSE_MS,
    longestPause = MAX_PAUSE_MS,
    steady = STEADY_MS,
  } = {},
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
        if (!wasReady) onReady();
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
