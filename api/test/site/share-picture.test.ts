import sharp from 'sharp';
import { paintedText } from '../../src/images/painted-text';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';

test('what a size is written with can be painted, half a size never', () => {
  for (const size of ['205/55R16', '295/80R22.5', '31x10.50R15', '18.4-34', '185R14C', '225/45ZR17'])
    expect(paintedText(size, 0, 0, 10)).toContain('<path');
  expect(paintedText('205/55Q16', 0, 0, 10)).toBe('');
});

describe('pictures for previews', () => {
  let api: TestApi;
  let code: string;
  beforeAll(async () => {
    api = await startApi('pglite');
    code = await createProduct(api, await createParents(api, 'previa'), 'PRE-1');
  });
  afterAll(() => api.close());

  const picture = async (path: string) => {
    const answer = await api.app.inject({ url: `/api${path}`, headers: { 'channel-code': 'web' } });
    return { ...(await sharp(answer.rawPayload).metadata()), headers: answer.headers, content: answer.rawPayload };
  };

  test.each(['', 'product'])('are PNG of the usual measures that caches may keep: %s', async (of) => {
    const { format, width, height, headers } = await picture(`/share-picture${of && `/${code}`}`);
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('public');
  });

  test('show the product, the same for all who ask at once', async () => {
    const [shop, first, second] = await Promise.all(
      ['/share-picture', `/share-picture/${code}`, `/share-picture/${code}`].map(picture),
    );
    expect(second?.content.equals(first?.content ?? Buffer.of())).toBe(true);
    expect(shop?.content.equals(first?.content ?? Buffer.of())).toBe(false);
  });
});
