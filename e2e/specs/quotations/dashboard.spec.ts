import type { Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { holdBack } from '../../support/calls';
import { expect, test } from '../../support/test';
import { goWithin } from '../../support/within';

const COUNTERS = [
  'Total de clientes',
  'Total de orçamentos',
  'Total de produtos',
  'Orçamentos abertos',
  'Orçamentos em atendimento',
  'Orçamentos concluídos',
  'Modelos ativos',
  'Grupos ativos',
  'Empresas ativas',
];
const BARS = ['Produtos mais vendidos', 'Melhores vendedores', 'Orçamentos por dia nos últimos 30 dias'];

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Unfolds the figures of a chart. */
const unfold = (page: Page, name: string) => card(page, name).getByText('Ver em tabela').click();

/** Returns the number beside a counter's link and the count of the list it leads to; the number is read last. */
async function counted(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  await goWithin(page, '/admin/dashboard');
  await link.click();
  await expect(page).not.toHaveURL('/admin/dashboard');
  // The dashboard's charts show totals too, and stay until the list is there.
  const count = page.getByText(/Total: \d/);
  await expect(count).toHaveCount(1);
  const total = numberIn((await count.textContent())?.replace(/.*Total/, '') ?? '');
  await goWithin(page, '/admin/dashboard');
  const number = page.getByRole('listitem').filter({ has: link }).getByText(/^\d/);
  await expect(number).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return [numberIn(await number.textContent()), total];
}

test('[BO-05] nine counters lead to the lists that they count', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/dashboard');
  // Other tests create records meanwhile: after a few attempts number and list are from the same moment.
  for (const name of inTurn(COUNTERS, 3))
    await expect(async () => {
      const [number, total] = await counted(page, name);
      expect(number).toBe(total);
    }).toPass();
});

test('what needs somebody today comes first, and each number is the count of its list', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/dashboard');
  const waiting = page.getByRole('region', { name: 'Precisa de alguém hoje' }).getByRole('listitem');
  for (const name of ['Propostas atrasadas', 'Sem vendedor há mais de 24 horas', 'Com mensagens não lidas'])
    await expect(async () => {
      await goWithin(page, '/admin/dashboard');
      const item = waiting.filter({ hasText: name });
      await expect(item.getByText(/^\d/)).toBeVisible();
      const number = numberIn(await item.getByText(/^\d/).textContent());
      await item.getByRole('link').click();
      const listed = number === 0 ? page.getByText('Nenhum resultado') : page.getByText(/Total: \d/);
      await expect(listed).toHaveCount(1);
      if (number > 0) expect(numberIn((await listed.textContent())?.replace(/.*Total/, '') ?? '')).toBe(number);
    }).toPass();
});

test('[BO-06] [BO-07] two pies of 300 by 300 and three bar charts have their numbers in a table on demand; the change beside a counter is that of the period in the address', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/dashboard');
  for (const name of ['Clientes', 'Orçamentos']) {
    const canvas = card(page, name).locator('canvas').first();
    await expect(canvas).toBeVisible();
    expect(await canvas.boundingBox()).toMatchObject({ width: 300, height: 300 });
    await expect(card(page, name).getByRole('table')).toBeHidden();
    await unfold(page, name);
    await expect(card(page, name).getByRole('row')).toHaveCount(3);
  }
  for (const name of BARS) {
    await expect(card(page, name).locator('canvas').first()).toBeVisible();
    await unfold(page, name);
    const rows = await card(page, name).getByRole('table').locator('td:nth-of-type(1)').allTextContents();
    const total = await card(page, name)
      .getByText(/^Total: /)
      .textContent();
    expect(rows.reduce((sum, text) => sum + numberIn(text), 0)).toBe(numberIn(total));
  }
  await expect(card(page, BARS[2] ?? '').getByRole('rowheader')).toHaveCount(30);

  const clients = page.getByRole('listitem').filter({ hasText: 'Total de clientes' });
  await expect(clients).toHaveText(/\+[\d.]+ no período, antes \d/);
  await page.getByRole('combobox', { name: 'Período' }).and(page.locator('input')).click();
  await page.getByTitle('Mês passado', { exact: true }).click();
  await expect(page).toHaveURL(/startDate=\d{4}-\d{2}-01&endDate=/);
  const [, start, end] = /startDate=([\d-]+)&endDate=([\d-]+)/.exec(page.url()) ?? [];
  const written = (day = '') => day.split('-').reverse().join('/');
  await expect(page.getByText(`Novos de ${written(start)} a ${written(end)}`)).toBeVisible();
  await goWithin(page, '/admin/dashboard?startDate=1990-01-01&endDate=1990-01-31');
  await expect(page.getByText('ao lado dos de 01/12/1989 a 31/12/1989.')).toBeVisible();
  await expect(clients).toHaveText(/\+0 no período, antes 0/);
});

test('[BO-05] counters and tables do not wait for the charts, whose code is asked for nowhere else', async ({
  page,
}) => {
  const charts = /mf-dashboard\/.*charts|\/dashboard\/(product-best-seller|best-sellers|sell-per-day)/;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/orcamentos');
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toBeVisible();
  expect(requests.filter((url) => charts.test(url))).toEqual([]);
  const release = await holdBack(page, '**/mf-dashboard/**/charts*.js');
  // while a script is held back the page does not finish loading
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Total de clientes' })).toHaveText(/\d/);
  for (const name of ['Clientes', ...BARS]) {
    await unfold(page, name);
    await expect(card(page, name).getByRole('table')).toBeVisible();
  }
  await expect(page.locator('main canvas')).toHaveCount(0);
  release();
  await expect(card(page, 'Clientes').locator('canvas').first()).toBeVisible();
});

test.describe('where a series fails', () => {
  test.use({ expectedErrors: /status of 500|Error fetching \/dashboard\/best-sellers/ });

  test('[BO-07] the others stay, and only the console tells', async ({ page }) => {
    const notices: string[] = [];
    page.on('console', (message) => notices.push(message.text()));
    const failure = { code: 500, message: 'Erro interno.' };
    await page.route('**/api/dashboard/best-sellers', (route) => route.fulfill({ status: 500, json: failure }));
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/dashboard');
    for (const name of ['Produtos mais vendidos', 'Orçamentos por dia nos últimos 30 dias']) {
      await unfold(page, name);
      await expect(card(page, name).getByRole('table')).toBeVisible();
    }
    await expect.poll(() => notices.some((text) => text.includes('Error fetching /dashboard/best-sellers'))).toBe(true);
    await expect(card(page, 'Melhores vendedores')).toHaveText('Melhores vendedores–');
    await expect(page.getByText('Erro interno.')).toHaveCount(0);
  });
});
