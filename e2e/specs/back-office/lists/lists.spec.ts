import type { Page, Request, Route } from '@playwright/test';
import { ADMIN, authorized, createPerson, logInDirectly } from '../../../support/accounts';
import { holdBack } from '../../../support/calls';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

/** Creates categories for one test, in the order of their numbers. */
async function createCategories(page: Page, count: number) {
  const prefix = unique('Lista');
  const headers = await authorized(page.request, ADMIN);
  // the letter n is in no prefix: a number alone could be part of one
  const names = Array.from({ length: count }, (_, index) => `${prefix} n${String(index).padStart(2, '0')}`);
  for (const description of names) await page.request.post('/api/category', { headers, data: { description } });
  return { names, address: `/admin/categorias?term=${prefix}&orderBy=Description+asc&quantity=8` };
}

const isList = (request: Request) => request.url().includes('/api/category/pagged');
const cell = (page: Page, name = '') => page.getByRole('cell').getByText(name, { exact: true });
const pager = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

/** Leaves every call of the list unanswered from now on. */
async function silence(page: Page) {
  const waiting: Route[] = [];
  await page.route('**/api/category/pagged**', (route) => void waiting.push(route));
  return waiting;
}

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

test('[BO-17] the next page is read as the pointer or the focus comes to it, silently and once; Back shows rows at once', async ({
  page,
}) => {
  const { names, address } = await createCategories(page, 17);
  await page.goto(address);
  await expect(cell(page, names[0])).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isList(request)) requests.push(new URL(request.url()).searchParams.get('page') ?? '');
  });
  const answered = page.waitForResponse((answer) => isList(answer.request()));
  await pager(page, 'Próxima página').hover();
  await answered;
  await expect(page).not.toHaveURL(/page=2/);
  await pager(page, '2').hover();
  const third = page.waitForResponse((answer) => isList(answer.request()));
  await pager(page, '3').focus();
  await third;
  await silence(page);
  await pager(page, 'Próxima página').click();
  await expect(cell(page, names[8])).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, names[16])).toBeVisible();
  expect(requests).toEqual(['2', '3']);

  // whatever the server answers
  await page.getByRole('link', { name: 'Marcas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await page.goBack();
  await expect(cell(page, names[16])).toBeVisible();
  await page.goBack();
  await expect(cell(page, names[8])).toBeVisible();
  await page.goBack();
  await expect(cell(page, names[0])).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});

test('[BO-17] [BO-03] reading ahead does not bring up Carregando…', async ({ page }) => {
  const { names, address } = await createCategories(page, 9);
  await page.clock.install();
  await page.goto(address);
  await expect(cell(page, names[0])).toBeVisible();
  await expect(page.getByText('Carregando...')).toHaveCount(0);
  const waiting = await silence(page);
  await pager(page, 'Próxima página').hover();
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.runFor(5000);
  await expect(page.getByText('Carregando...')).toHaveCount(0);
  await page.getByRole('searchbox').fill('outra coisa');
  await page.getByRole('searchbox').press('Enter');
  await page.clock.runFor(5000);
  await expect(page.getByText('Carregando...')).toBeVisible();
});

test('[BO-21] a search that was overtaken is aborted, and its late answer never shows', async ({ page }) => {
  const { names, address } = await createCategories(page, 3);
  await page.goto(address);
  await expect(cell(page, names[2])).toBeVisible();
  let late: Route | undefined;
  await page.route('**/api/category/pagged**term=atrasada**', (route) => {
    late = route;
  });
  const request = page.waitForRequest(/category\/pagged.*term=atrasada/);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('term=atrasada'));
  const search = page.getByRole('searchbox');
  await search.fill('atrasada');
  await search.press('Enter');
  await request;
  await search.fill(names[1] ?? '');
  await search.press('Enter');
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText('1–1 · Total: 1 categoria')).toBeVisible();
  const row = { Code: crypto.randomUUID(), Description: 'Resposta atrasada', IsActive: true };
  const stamp = { Created: '2026-01-01T00:00:00Z', Updated: '2026-01-01T00:00:00Z' };
  await late
    ?.fulfill({ json: { Results: [{ ...row, ...stamp }], TotalPages: 1, TotalCount: 1 } })
    .catch(() => undefined);
  await search.fill(names[2] ?? '');
  await search.press('Enter');
  await expect(cell(page, names[2])).toBeVisible();
  await expect(cell(page, names[1])).toHaveCount(0);
  await expect(page.getByText('Resposta atrasada')).toHaveCount(0);
});

test('[BO-17] a form sent twice makes one record, and a switch confirmed twice is asked of the server once', async ({
  page,
}) => {
  const name = unique('Dupla ');
  await page.goto('/admin/categorias');
  await page.getByRole('button', { name: 'Nova categoria' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/category')) posts.push(request);
  });
  const release = await holdBack(page, '**/api/category');
  await dialog.getByLabel('Nome').press('Enter');
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await dialog.getByLabel('Nome').press('Enter');
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page.getByText('Cadastro de categoria criado com sucesso!')).toBeVisible();
  expect(posts).toHaveLength(1);
  await expect(dialog).toBeHidden();
  await goWithin(page, `/admin/categorias?term=${encodeURIComponent(name)}`);
  await expect(page.getByText('1–1 · Total: 1 categoria')).toBeVisible();

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  await page.getByRole('button', { name: `Ativo: desativar ${name}` }).click();
  await dialog.getByRole('button', { name: 'Desativar' }).dblclick();
  await expect(page.getByText('Status atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Inativo: ativar ${name}` })).toBeVisible();
  expect(puts).toHaveLength(1);
});

test('[BO-17] the heading stays in sight while a long list is scrolled', async ({ page }) => {
  const { names, address } = await createCategories(page, 30);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(address.replace('quantity=8', 'quantity=30'));
  await expect(cell(page, names[29])).toBeVisible();
  // antd's table has replaced the plain one
  await expect(page.locator('.ant-table-row')).toHaveCount(30);
  await cell(page, names[29]).scrollIntoViewIfNeeded();
  await expect(cell(page, names[0])).not.toBeInViewport();
  const heading = page.getByRole('columnheader', { name: 'Nome' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const under = await heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(under, 'nothing covers the heading').toBe(true);
  await heading.click();
  await expect(page).toHaveURL(/orderBy=Description\+desc/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test('[BO-17] a record is searched, edited and paged with a thumb; however many pages there are, the way through them fits', async ({
    page,
  }) => {
    const { names, address } = await createCategories(page, 33);
    // the number of rows per page is saved for this person and nobody else
    const own = await createPerson(page.request, 'admin', unique('Colega '));
    await logInDirectly(page, own.Email);
    await page.goto(address);
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    for (const [way, announced, shown] of [
      [undefined, '1 de 5', names[0]],
      ['Próxima página', '2 de 5', names[8]],
      ['Última página', '5 de 5', names[32]],
      ['Página anterior', '4 de 5', names[24]],
      ['Primeira página', '1 de 5', names[0]],
    ]) {
      if (way) await pages.getByRole('button', { name: way }).tap();
      await expect(cell(page, shown)).toBeVisible();
      await expect(pages).toContainText(announced ?? '');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), announced).toBeLessThanOrEqual(375);
    }
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(pages.getByRole('button', { name: 'Primeira página' })).toBeDisabled();
    await expect(pages.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Última página' }).press('Enter');
    await expect(pages).toContainText('5 de 5');
    await expect(pages.getByRole('button', { name: 'Última página' })).toBeFocused();
    await expect(pages.getByRole('button', { name: 'Última página' })).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await pages.getByLabel('Itens por página').selectOption('50');
    await expect(pages).toContainText('1 de 1');
    await expect(cell(page, names[32])).toBeVisible();

    await page.setViewportSize({ width: 375, height: 720 });
    await page.getByRole('searchbox').fill(names[4] ?? '');
    await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
    await expect(page.getByText('1–1 · Total: 1 categoria')).toBeVisible();
    await page.getByRole('button', { name: `Mostrar mais de ${names[4]}` }).tap();
    await page.getByRole('button', { name: `Editar ${names[4]}` }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill(`${names[4]} B`);
    await dialog.getByRole('button', { name: 'Salvar' }).tap();
    await expect(page.getByRole('button', { name: `Editar ${names[4]} B` })).toBeVisible();
    for (const button of await page.locator('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height, String(await button.getAttribute('aria-label'))).toBeGreaterThanOrEqual(24);
    }
  });
});
