import type { Page } from '@playwright/test';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin, openScreen } from '../../../support/within';

/** Opens the page of a model that no other test changes. */
async function openModel(page: Page) {
  const headers = await authorized(page.request, ADMIN);
  const data = { name: unique('Modelo '), description: 'Para estrada.' };
  const { Code } = await (await page.request.post('/api/model', { headers, data })).json();
  await openScreen(page, `/admin/modelos/${Code}`);
  await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Imagens' })).toBeVisible();
}

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

interface Drawn {
  name: string;
  width: number;
  height: number;
}

/** Pastes or drops images that the page draws itself, as a clipboard or a folder would bring them. */
async function bring(page: Page, by: 'paste' | 'drop', pictures: readonly Drawn[]) {
  const target = page.getByText('ou arraste os arquivos para cá').locator('..');
  await target.evaluate(
    async (element, { how, wanted }) => {
      const data = new DataTransfer();
      for (const { name, width, height } of wanted) {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        canvas.getContext('2d')?.fillText(name, 5, 5);
        const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
        data.items.add(new File([content ?? ''], name, { type: 'image/png' }));
      }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      (how === 'paste' ? document.body : element).dispatchEvent(event);
    },
    { how: by, wanted: [...pictures] },
  );
}

const small = (name: string): Drawn => ({ name, width: 60, height: 40 });
const tiles = (page: Page) => page.getByRole('list', { name: 'Imagens na ordem' }).getByRole('listitem');
const sources = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

test('[BO-16] [BO-18] [VA-07] pasted and dropped pictures are added and put in order by keyboard, of a new product too', async ({
  page,
}) => {
  await openModel(page);
  await bring(page, 'paste', [small('um.png'), small('dois.png')]);
  await expect(tiles(page)).toHaveCount(2);
  await bring(page, 'drop', [small('três.png')]);
  await expect(tiles(page)).toHaveCount(3);
  const before = await sources(page);
  const last = page.getByRole('button', { name: 'Mover imagem 3 para antes' });
  await last.focus();
  const orders = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postDataJSON()?.position === 2,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mover imagem 2 para antes' })).toBeFocused();
  await orders;
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  expect(await sources(page)).toEqual([before[0], before[2], before[1]]);

  await goWithin(page, '/admin/produtos');
  await page.getByRole('button', { name: 'Novo produto' }).click();
  await bring(page, 'paste', [small('um.png'), small('dois.png')]);
  await expect(tiles(page)).toHaveCount(2);
  const [first, second] = await sources(page);
  await page.getByRole('button', { name: 'Mover imagem 1 para depois' }).click();
  await expect.poll(() => sources(page)).toEqual([second, first]);
  await bring(page, 'drop', ['a', 'b', 'c', 'd'].map(small));
  await expect(page.getByText('Produto não pode conter mais que 5 imagens!')).toBeVisible();
});

test.describe('on the way', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('[BO-16] [VA-07] [ER-01] a large picture is made smaller, with its progress; one that is refused fails alone, says why and is tried again', async ({
    page,
  }) => {
    await openModel(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = '';
    await page.route('**/api/modelImage', async (route) => {
      sent = route.request().postDataJSON().base64;
      await released;
      await route.continue();
    });
    await bring(page, 'paste', [{ name: 'grande.png', width: 4000, height: 3000 }]);
    await expect(page.getByRole('progressbar', { name: 'grande.png' })).toBeVisible();
    await expect.poll(() => sent).not.toBe('');
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, sent);
    expect(size).toEqual([1600, 1200]);
    release();
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.unrouteAll();

    await openModel(page);
    const failure = { code: 500, message: 'Erro interno.' };
    await page.route('**/api/modelImage', (route) => route.fulfill({ status: 500, json: failure }), { times: 1 });
    await bring(page, 'drop', [small('primeira.png'), small('segunda.png')]);
    const uploads = page.getByRole('list', { name: 'Envios' }).getByRole('listitem');
    await expect(tiles(page)).toHaveCount(1);
    await expect(uploads.getByRole('alert')).toHaveText('Erro ao adicionar imagem. Erro interno.');
    await uploads.getByRole('button', { name: 'Tentar novamente: primeira.png' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await expect(uploads).toHaveCount(0);
  });
});
