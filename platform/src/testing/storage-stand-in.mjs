import { createServer } from 'node:http';

const PAGE = 3;

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function list(objects, query) {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
  const at = (key) => (objects.get(key).written ?? new Date()).toISOString();
  const contents = keys
    .slice(0, PAGE)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${at(key)}</LastModified></Contents>`);
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

function create(buckets, name) {
  if (buckets.has(name)) return [409];
  buckets.set(name, new Map());
  return [200];
}

/** Answers a request for a key. */
function answer(objects, { method, headers }, key, query, body, isConditional) {
  if (method === 'GET' && key === '') return [200, list(objects, query)];
  if (method === 'GET') return objects.has(key) ? [200, objects.get(key)] : [404];
  if (method === 'DELETE') return [objects.delete(key) ? 204 : 404];
  if (isConditional && headers['if-none-match'] === '*' && objects.has(key)) return [412];
  objects.set(key, Object.assign(body, { written: new Date() }));
  return [200];
}

/**
 * A stand-in for an S3-compatible store on loopback: buckets must be created, conditional writes are supported, and
 * pages of lists are short. It requires requests signed by `rodovia` or `server`, but does not verify signatures.
 */
export async function startStorage() {
  /** @type {Map<string, Map<string, Buffer>>} */
  const buckets = new Map();
  let isConditional = true;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url, 'http://storage');
    const [, name, key] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const isSigned = /^AWS4-HMAC-SHA256 Credential=(rodovia|server)\//.test(request.headers.authorization ?? '');
    const isCreation = request.method === 'PUT' && key === '';
    const [status, content = ''] = !isSigned
      ? [403]
      : isCreation
        ? create(buckets, name)
        : buckets.has(name)
          ? answer(buckets.get(name), request, key, searchParams, body, isConditional)
          : [404];
    response.writeHead(status).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    buckets,
    /** Ignores conditions of writes from now on, like some storages. */
    ignoreConditions() {
      isConditional = false;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
