import type { Locator, Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { pictures } from '../../../support/data/pictures';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

const tilesIn = (place: Locator) => place.getByRole('list', { name: 'Imagens na ordem' }).getByRole('listitem');

async function searchFor(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('1–1 · Total: 1 ')).toBeVisible();
}

/** Creates a model with images by its form. */
async function createModel(page: Page, images: number) {
  const name = unique('Modelo ');
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/modelos');
  await page.getByRole('button', { name: 'Novo modelo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrição').fill('Para estrada.');
  await dialog.getByLabel('Adicionar imagens').setInputFiles(pictures(images));
  await expect(tilesIn(dialog)).toHaveCount(images);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro de modelo criado com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return name;
}

test('[BO-16] [BO-24] [VA-06] [VA-07] a model is created with pictures, found, exported, opened and edited; only five pictures that are some and not too large', async ({
  page,
}) => {
  const name = await createModel(page, 2);
  await searchFor(page, name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('reportModel.csv');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.locator('img')).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Para estrada.')).toBeVisible();

  const gallery = page.getByRole('region', { name: 'Imagens' });
  const picker = gallery.getByLabel('Adicionar imagens');
  await expect(tilesIn(gallery)).toHaveCount(2);
  await picker.setInputFiles(pictures(1));
  await expect(page.getByText('Imagem adicionada com sucesso!')).toBeVisible();
  await expect(tilesIn(gallery)).toHaveCount(3);
  await gallery.getByRole('button', { name: 'Excluir imagem 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Excluído com sucesso!')).toBeVisible();
  await expect(tilesIn(gallery)).toHaveCount(2);
  await picker.setInputFiles(pictures(6));
  await expect(page.getByText('Marca não pode conter mais que 5 imagens!')).toBeVisible();
  await picker.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('nota.txt: envie somente arquivos de imagem.')).toBeVisible();
  await picker.setInputFiles({ name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) });
  await expect(page.getByText(/enorme.png: o arquivo é muito grande. O tamanho máximo é de 5 MB./)).toBeVisible();
  await expect(tilesIn(gallery)).toHaveCount(2);

  await page.getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Descrição').fill('');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Descrição é obrigatória.')).toBeVisible();
  await dialog.getByLabel('Descrição').fill('Para lama.');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro de modelo atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Para lama.')).toBeVisible();
});
