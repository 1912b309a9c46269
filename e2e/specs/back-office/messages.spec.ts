import type { Page } from '@playwright/test';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { goWithin } from '../../support/within';

const INTERNAL = { code: 500, message: 'Erro interno.' };

/** Answers every call whose address matches with a server error. */
const fail = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: INTERNAL }));

/** Returns the code of the newest record of a resource. */
async function anyCode(page: Page, resource: string): Promise<string> {
  const headers = await authorized(page.request, ADMIN);
  const answer = await page.request.get(`/api/${resource}/pagged?page=1&quantity=1`, { headers });
  return (await answer.json()).Results[0].Code;
}

test.use({ expectedErrors: /status of (404|409|500)/ });
test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

const LISTS = [
  ['/admin/orcamentos', 'shopping-cart', 'Erro ao buscar os itens.'],
  ['/admin/configuracoes/logs', 'logger', 'Erro ao buscar os logs.'],
  ['/admin/marcas', 'brand', 'Erro ao carregar as marcas!'],
  ['/admin/grupos', 'group', 'Erro ao carregar os grupos!'],
  ['/admin/empresas', 'company', 'Erro ao carregar as empresas!'],
  ['/admin/categorias', 'category', 'Erro ao carregar as categorias!'],
  ['/admin/modelos', 'model', 'Erro ao carregar os models!'],
  ['/admin/vendedores', 'person', 'Erro ao carregar os vendedores!'],
] as const;

const RECORDS = [
  ['modelos', 'model', 'Erro ao carregar a marca!'],
  ['produtos', 'product', 'Erro ao carregar o produto!'],
  ['orcamentos', 'shopping-cart', 'Erro ao carregar os detalhes do orçamento.'],
] as const;

test('[ER-01] [BO-16] [BO-18] [BO-23] a list, a record and a choice that cannot be read say which', async ({
  page,
}) => {
  await page.goto(`/admin/modelos/${crypto.randomUUID()}`);
  await expect(page.getByText('Erro ao carregar o modelo!')).toBeVisible();
  for (const [screen, resource, sentence] of RECORDS) {
    await fail(page, new RegExp(`/api/${resource}/[0-9a-f]{8}-`));
    await goWithin(page, `/admin/${screen}/${crypto.randomUUID()}`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.unrouteAll();

  await fail(page, '**/api/model');
  await goWithin(page, '/admin/produtos');
  await page.getByRole('button', { name: 'Mais Filtros' }).click();
  await page.getByRole('search').getByRole('combobox', { name: 'Modelo' }).and(page.locator('input')).click();
  await expect(page.getByText('Erro ao carregar os modelos!')).toBeVisible();
  await fail(page, '**/api/person/GetAllByProfile**');
  await goWithin(page, '/admin/orcamentos?status=OPEN');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Atribuir Orçamento' }).click();
  await expect(page.getByText('Erro ao carregar os vendedores!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();

  for (const [address, resource, sentence] of LISTS) {
    await fail(page, `**/api/${resource}/pagged**`);
    await goWithin(page, `${address}?term=que-ninguem-leu`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('[ER-01] [BO-24] [ST-07] a report that fails or is not there, and a message that still does not go out', async ({
  page,
}) => {
  await page.goto('/admin/marcas');
  await fail(page, '**/api/brand/export**');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByText('Erro ao gerar o relatório', { exact: true })).toBeVisible();
  await page.route('**/api/brand/export**', (route) => route.fulfill({ json: { Status: 204 } }));
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByText('Erro ao gerar o relatório 1', { exact: true })).toBeVisible();

  await page.route('**/api/mail-message/resend-mail**', (route) =>
    route.fulfill({ json: { MailMessageStatus: 'ERROR' } }),
  );
  await goWithin(page, '/admin/configuracoes/emails?status=ERROR');
  await page
    .locator('tbody')
    .getByRole('button', { name: /^Reenviar/ })
    .first()
    .click();
  await expect(page.getByText('Falha ao reenviar. tente novamente!')).toBeVisible();
});

test('[ER-01] [BO-16] a picture that cannot be deleted or moved', async ({ page }) => {
  const code = await anyCode(page, 'model');
  const image = (Code: string) => ({ Code, Url: '/favicon.svg', ParentCode: code });
  const ModelImage = [image(crypto.randomUUID()), image(crypto.randomUUID())];
  await page.route(`**/api/model/${code}**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ModelImage } });
  });
  await fail(page, '**/api/modelImage**');
  await fail(page, '**/api/modelImage/delete');
  await page.goto(`/admin/modelos/${code}`);
  await page.getByRole('button', { name: 'Mover imagem 1 para depois' }).click();
  await expect(page.getByText('Houve erro ao editar: Erro interno.')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir imagem 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Houve erro ao excluir: Erro interno.')).toBeVisible();
});

test('[ER-01] [BO-18] a product that cannot be saved, and a file that cannot be imported', async ({ page }) => {
  const code = await anyCode(page, 'product');
  await page.goto(`/admin/produtos/${code}`);
  await page.route(`**/api/product/${code}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: INTERNAL }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Unidade').fill('PC');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao atualizar o produto: Erro interno.')).toBeVisible();
  await expect(dialog.getByLabel('Unidade')).toHaveValue('PC');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toHaveCount(0);
  await goWithin(page, '/admin/produtos');
  await fail(page, '**/api/product/importCsv**');
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const file = { name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from('x') };
  await dialog.getByLabel('Arquivo CSV').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(page.getByText('Erro ao importar Erro interno.')).toBeVisible();
});
