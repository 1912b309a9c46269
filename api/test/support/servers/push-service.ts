import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** What a push service was given for a device. */
interface Given {
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A device that a browser has subscribed. */
export interface Device {
  /** Payload of `PUT /push/subscription`. */
  input: { endpoint: string; p256dh: string; auth: string };
  /** What it was given, newest last. */
  given: Given[];
  /** Returns what it was told, decrypted with its own keys. */
  notices: () => unknown[];
}

/** A push service on this machine, which answers what a test wants. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const device = devices.get(request.url ?? '');
      device?.given.push({ headers: request.headers, body: Buffer.concat(parts) });
      const status = device ? (answers.shift() ?? 201) : 404;
      response.writeHead(status, status === 307 ? { location: '/device/0' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Statuses of the next answers; all others are 201. */
    answers,
    /** Subscribes a device. */
    device(): Device {
      const path = `/device/${devices.size}`;
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const given: Given[] = [];
      const read = ({ body }: Given) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth });
      const made: Device = {
        input: { endpoint: origin + path, p256dh, auth },
        given,
        notices: () => given.map((one) => JSON.parse(read(one).toString('utf8'))),
      };
      devices.set(path, made);
      return made;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A push service on this machine. */
export type PushService = Awaited<ReturnType<typeof startPushService>>;
