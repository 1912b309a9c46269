import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port.mjs';

/** Linux file with the range of ephemeral ports. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';
const module = new URL('./free-port.mjs', import.meta.url).href;

test('a port is free, no connection gets it as its own end, and the next one is another', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()));
  assert.equal(new Set(ports).size, 200);
  if (existsSync(RANGE)) {
    const first = Number(readFileSync(RANGE, 'utf8').split(/\s/)[0]);
    assert.ok(ports.every((port) => port < first));
  }
  const server = createServer().listen(ports[0]);
  await once(server, 'listening');
  server.close();
});

test('a port that this process has is given to no other, used or not', async () => {
  const mine = await freePort();
  // the other process draws that number first and then another
  const draw = `const crypto = require('node:crypto'); const draw = crypto.randomInt; let first = true;
    crypto.randomInt = (...range) => (first ? ((first = false), ${mine}) : draw(...range));
    require('node:module').syncBuiltinESMExports();
    import('${module}').then(({ freePort }) => freePort()).then((port) => console.log(port));`;
  assert.notEqual(Number(execFileSync(process.execPath, ['-e', draw], { encoding: 'utf8' })), mine);
});
