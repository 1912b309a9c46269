import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Returns an HTTP client with its own source address and keep-alive connections, as a browser has. Answers are
 * complete, with their text decompressed.
 */
export function clientOf(origin, localAddress = '127.0.0.50') {
  const agent = new Agent({ keepAlive: true });
  const open = (path, { method = 'GET', headers = {}, body, onText } = {}) =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const json =
        content === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) };
      const call = request(new URL(path, origin), { method, headers: { ...json, ...headers }, agent, localAddress });
      call.on('error', reject);
      call.on('response', (response) => {
        const parts = [];
        response.on('error', reject);
        response.on('data', (part) => parts.push(part) && onText?.(Buffer.concat(parts).toString()));
        response.on('end', () => {
          const raw = Buffer.concat(parts);
          const decode = DECODERS[response.headers['content-encoding']];
          resolve({ status: response.statusCode, headers: response.headers, text: (decode?.(raw) ?? raw).toString() });
        });
      });
      call.end(content);
    });
  return { get: (path, headers, onText) => open(path, { headers, onText }), send: open, close: () => agent.destroy() };
}

/** Returns the headers for calls made by an account. */
export async function authorized(client, username) {
  const { status, text } = await client.send('/api/Token', {
    method: 'POST',
    body: { username, password: 'Rodovia#2026' },
  });
  if (status !== 200) throw new Error(`log-in de ${username}: ${status} ${text}`);
  return { authorization: `Bearer ${JSON.parse(text).access_token}` };
}
