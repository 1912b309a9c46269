import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageVariant } from '@rodovia/shared/contracts/images';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ApiConfig } from '../../src/base/config';
import { createContext } from '../../src/context/context';
import { modelImage } from '../../src/db/schema';
import { prepareImages, removeUnused, storeImages } from '../../src/images/image-set';
import { createImageStore } from '../../src/images/open-image-store';
import { startApi, type TestApi } from '../support/api';
import { createParents, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { draw, jpeg } from '../support/pictures';
import { cheapestRun, metered } from '../support/processor-time';

const base64 = (content: Buffer) => content.toString('base64');
describe.each(ONE_ENGINE)('pictures on %s', (engine) => {
  let api: TestApi;
  let modelCode: string;
  beforeAll(async () => {
    api = await startApi(engine, { imageLimit: 1024 * 1024 });
    modelCode = (await api.call('admin', 'POST', '/model', { name: 'Com fotos', description: 'x' })).body.Code;
  });
  afterAll(() => api.close());

  const add = (content: string, ParentCode = modelCode) =>
    api.call('admin', 'POST', '/modelImage', { ParentCode, Base64: content });
  const fetchImage = (url: string) => api.app.inject(url);
  const remove = (code: string) => api.call('admin', 'POST', '/modelImage/delete', { code });

  test('a picture that is added again while it is removed keeps its files', async () => {
    const context = createContext(api);
    const prepared = await prepareImages(context, [await jpeg(60)]);
    const url = prepared[0]?.url ?? '';
    let removal: Promise<void> | undefined;
    await api.database.db.transaction(async (tx) => {
      await storeImages(context, tx, prepared);
      removal = removeUnused(context, url);
      // gives the removal every chance to run before the row is inserted
      for (let turn = 0; turn < 50; turn += 1) await tx.execute(sql`select 1`);
      await tx.insert(modelImage).values({ parentCode: modelCode, url });
    });
    await removal;
    expect((await fetchImage(url)).statusCode).toBe(200);
    await api.database.db.delete(modelImage).where(eq(modelImage.url, url));
    await removeUnused(context, url);
    expect((await fetchImage(url)).statusCode).toBe(404);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s comes back as WebP without metadata, for ever',
    async (format) => {
      const content = base64(
        await draw(1600, 900)
          .withExif({ IFD0: { Artist: 'Fulano' } })
          .toFormat(format)
          .toBuffer(),
      );
      const { status, body } = await add(`data:image/${format};base64,${content}`);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ParentCode: modelCode,
        Url: expect.stringMatching(/^\/api\/image\/[\da-f]{32}-1280\.webp$/),
      });
      const served = await fetchImage(body.Url);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const meta = await sharp(served.rawPayload).metadata();
      expect([meta.format, meta.width, meta.exif]).toEqual(['webp', 1280, undefined]);
      const small = await fetchImage(imageVariant(body.Url, 320));
      expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
      expect((await remove(body.Code)).status).toBe(204);
      expect((await fetchImage(body.Url)).statusCode).toBe(404);
    },
  );

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a GIF', 'GIF89a\u0001\u0000'],
    ['JPEG bytes and then nothing', '\u00ff\u00d8\u00ff\u00e0 nothing'],
  ])('[VA-07] %s is refused by its content', async (_, text) => {
    const answer = await add(`data:image/png;base64,${Buffer.from(text, 'latin1').toString('base64')}`);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Envie somente imagens JPEG, PNG, WebP ou AVIF.' } });
    expect((await add('isto não é base64')).status).toBe(400);
  });

  test('[VA-07] a decompression bomb is refused at less cost than a picture is taken', async () => {
    const bomb = await sharp({
      create: { width: 16000, height: 16000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const whole = await jpeg();
    const taken = await metered(() => add(whole));
    expect(taken.answer.status).toBe(201);
    expect((await remove(taken.answer.body.Code)).status).toBe(204);
    const { answer, cost } = await cheapestRun(taken.cost, () => metered(() => add(base64(bomb))));
    expect(answer.status).toBe(400);
    expect(cost).toBeLessThan(taken.cost);
  });

  test('[VA-07] a picture too large names the maximum; a body beyond the ceiling is 413', async () => {
    const answer = await add('A'.repeat(2_000_000));
    expect(answer).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('tamanho máximo é de 1 MB') },
    });
  });

  test('[VA-07] at most five, also when ten arrive at once', async () => {
    const { body: record } = await api.call('admin', 'POST', '/model', { name: 'Cheio', description: 'x' });
    const contents = await Promise.all(Array.from({ length: 10 }, () => jpeg(40)));
    const answers = await Promise.all(contents.map((content) => add(content, record.Code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Marca não pode conter mais que 5 imagens!' } });
    const { body } = await api.call('admin', 'GET', `/modelImage/pagged?parentCode=${record.Code}`);
    expect(body.TotalCount).toBe(5);
    expect((await api.call('admin', 'GET', '/modelImage/export')).body.Object).toContain(record.Code);
    expect((await api.call('admin', 'DELETE', `/model/${record.Code}`)).status).toBe(204);
  });

  test('[BO-16] a model and a product are created together with their pictures, or not at all', async () => {
    const parents = await createParents(api, 'fotos');
    const ModelImages = [{ Base64: await jpeg() }, { Base64: await jpeg() }];
    const model = await api.call('admin', 'POST', '/model', { Name: 'Novo', Description: 'x', ModelImages });
    expect(
      (await api.call('admin', 'GET', `/model/${model.body.Code}?include=ModelImage`)).body.ModelImage,
    ).toHaveLength(2);
    const ProductImages = [{ Base64: await jpeg() }];
    const product = await api.call('admin', 'POST', '/product', { ...productInput(parents, 'FOTO-1'), ProductImages });
    const read = await api.call('visitor', 'GET', `/product/${product.body.Code}?include=ProductImage`);
    expect(read.body.ProductImage).toMatchObject([{ ParentCode: product.body.Code }]);
    const six = Array.from({ length: 6 }, () => ProductImages[0]);
    const tooMany = await api.call('admin', 'POST', '/product', {
      ...productInput(parents, 'FOTO-2'),
      ProductImages: six,
    });
    expect(tooMany).toMatchObject({ status: 400, body: { message: 'Produto não pode conter mais que 5 imagens!' } });
    const bad = await api.call('admin', 'POST', '/model', {
      name: 'Ruim',
      description: 'x',
      modelImages: [{ base64: 'AAAA' }],
    });
    expect(bad.status).toBe(400);
    expect((await api.call('admin', 'GET', '/model/pagged?term=Ruim')).body.TotalCount).toBe(0);
  });

  test('PUT changes the content and the place; a file two records share stays until the last is gone', async () => {
    const content = await jpeg(50);
    const first = (await add(content)).body;
    const second = (await add(content)).body;
    expect(second.Url).toBe(first.Url);
    await remove(first.Code);
    expect((await fetchImage(second.Url)).statusCode).toBe(200);
    const changed = await api.call('admin', 'PUT', '/modelImage', {
      code: second.Code,
      base64: await jpeg(60),
      position: 0,
    });
    expect(changed.status).toBe(200);
    expect((await fetchImage(second.Url)).statusCode).toBe(404);
    expect((await api.call('admin', 'GET', `/modelImage/${second.Code}`)).body.Url).toBe(changed.body.Url);
  });

  test('other routes keep their small body limit', async () => {
    const big = 'x'.repeat(2_000_000);
    expect((await api.call('admin', 'POST', '/brand', { description: big })).status).toBe(413);
    expect((await api.call('admin', 'PUT', `/model/${modelCode}`, { name: big, description: 'x' })).status).toBe(413);
  });

  test.each(['..%2f..%2fetc%2fpasswd', 'a.webp', `${'0'.repeat(32)}-320.svg`])(
    'serves nothing named %s',
    async (name) => {
      expect((await fetchImage(`/api/image/${name}`)).statusCode).toBe(400);
    },
  );

  test('files lie in the folder under names made of their content', () => {
    expect(readdirSync(join(api.config.filesDir, 'images')).every((name) => /^[\da-f]{32}-\d+\.webp$/.test(name))).toBe(
      true,
    );
  });
});

test('one content written many times at once never fails', async () => {
  const filesDir = mkdtempSync(join(tmpdir(), 'rodovia-fotos-'));
  const store = createImageStore({ filesDir } as ApiConfig);
  const content = Buffer.from('foto');
  await Promise.all(Array.from({ length: 50 }, () => store.put('a.webp', content)));
  expect(await store.get('a.webp')).toEqual(content);
  expect(readdirSync(join(filesDir, 'images'))).toEqual(['a.webp']);
  rmSync(filesDir, { recursive: true });
});
