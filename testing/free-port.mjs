import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports that systems assign to connections. */
const FIRST = 20_000;
const END = 30_000;

/** Reserves a port for this process by binding its UDP number; it is released when the process ends. */
async function claim(port) {
  const sign = createSocket('udp4');
  try {
    sign.bind({ port, address: '127.0.0.1', exclusive: true });
    await once(sign, 'listening');
    sign.unref();
    return true;
  } catch {
    return false;
  }
}

/** Returns whether nothing listens on a port, on any address. */
async function isUnused(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
    probe.close();
    await once(probe, 'close');
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a port that nothing listens on. While this process lives, no other process gets it from here, and no
 * connection gets it as its own end, so a server can start late on it, and restart.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    if ((await claim(port)) && (await isUnused(port))) return port;
  }
}
