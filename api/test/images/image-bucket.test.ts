import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { jpeg } from '../support/pictures';

describe('pictures in a bucket', () => {
  let bucket: Server;
  let api: TestApi;
  const objects = new Map<string, Buffer>();
  const unsigned: string[] = [];
  beforeAll(async () => {
    bucket = createServer((request, response) => {
      const { method, url = '', headers } = request;
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/')) unsigned.push(url);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
        if (method === 'DELETE') objects.delete(url);
        const found = objects.get(url);
        response.statusCode = method === 'GET' && !found ? 404 : 200;
        response.end(method === 'GET' ? found : undefined);
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', () => resolve()));
    const { port } = bucket.address() as AddressInfo;
    api = await startApi('pglite', { storageUrl: `http://chave:segredo@127.0.0.1:${port}/pneus` });
  });
  afterAll(async () => {
    await api.close();
    bucket.closeAllConnections();
    bucket.close();
  });

  test('are written, served and removed with signed requests', async () => {
    const product = await createProduct(api, await createParents(api, 'balde'), 'S3-1');
    const { body } = await api.call('admin', 'POST', '/productImage', { parentCode: product, base64: await jpeg() });
    expect([...objects.keys()].every((name) => name.startsWith('/pneus/'))).toBe(true);
    expect(objects.size).toBe(3);
    expect((await api.app.inject(body.Url)).headers['content-type']).toBe('image/webp');
    await api.call('admin', 'POST', '/productImage/delete', { Code: body.Code });
    expect([objects.size, unsigned]).toEqual([0, []]);
  });
});
