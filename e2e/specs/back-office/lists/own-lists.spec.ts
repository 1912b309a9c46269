import type { Page } from '@playwright/test';
import { askForDays } from '../../../pages/period';
import { ADMIN, authorized, createPerson, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

/** Creates a colleague whose list settings no other test changes, with brands that no other test lists. */
async function begin(page: Page, count: number) {
  const prefix = unique('Vista');
  const own = await createPerson(page.request, 'admin', `${prefix} Eu`);
  const headers = await authorized(page.request, ADMIN);
  const names = Array.from({ length: count }, (_, index) => `${prefix} n${String(index).padStart(2, '0')}`);
  for (const description of names) await page.request.post('/api/brand', { headers, data: { description } });
  await logInDirectly(page, own.Email);
  return { email: own.Email, prefix, names, address: `/admin/marcas?term=${prefix}&orderBy=Description+asc` };
}

const rows = (page: Page) => page.locator('tbody tr[tabindex]');
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros em uso' });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/preference') && answer.request().method() === 'PUT');

/** Opens another device of the same person, with empty storage. */
async function elsewhere(page: Page, email: string) {
  await page.evaluate(() => localStorage.clear());
  await logInDirectly(page, email);
}

test('[BO-21] how somebody has set a list stays with them on every device: its rows, its columns, its views', async ({
  page,
}) => {
  const { address, email, prefix } = await begin(page, 27);
  await page.goto(address);
  await expect(page.getByText('1–25 · Total: 27 marcas')).toBeVisible();
  const many = page.getByRole('combobox', { name: 'Itens por página' }).and(page.locator('input'));
  const rowsPut = saved(page);
  await many.click();
  await page.getByTitle('15 / página').click();
  await rowsPut;
  await expect(rows(page)).toHaveCount(15);
  await expect(page).not.toHaveURL(/quantity/);

  const title = page.getByRole('columnheader', { name: 'Atualizado em' });
  const columns = page.getByRole('button', { name: 'Colunas' });
  await expect(title).toBeVisible();
  await columns.click();
  await expect(page.getByRole('checkbox', { name: 'Nome' })).toBeDisabled();
  const columnsPut = saved(page);
  await page.getByRole('checkbox', { name: 'Atualizado em' }).uncheck();
  await columnsPut;
  await expect(title).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();

  await goWithin(page, `${address}&isActive=true`);
  const views = page.getByRole('button', { name: 'Visões' });
  await views.click();
  const name = page.getByRole('textbox', { name: 'Guardar o que está filtrado como' });
  await page.getByRole('button', { name: 'Guardar visão' }).click();
  await expect(page.getByText('Dê um nome à visão.')).toBeVisible();
  await name.fill('Minhas marcas');
  await name.press('Enter');
  await expect(page.getByText('Visão "Minhas marcas" guardada!')).toBeVisible();

  await elsewhere(page, email);
  await page.goto('/admin/marcas');
  await views.click();
  const view = page.getByRole('link', { name: 'Minhas marcas' });
  await expect(view).toHaveAttribute('href', new RegExp(`^/admin/marcas\\?.*term=${prefix}.*&isActive=true`));
  await view.click();
  await expect(page.getByText('1–15 · Total: 27 marcas')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toBeVisible();
  await expect(title).toHaveCount(0);
  await columns.click();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(title).toBeVisible();
  await page.keyboard.press('Escape');
  await views.click();
  await page.getByRole('button', { name: 'Excluir a visão Minhas marcas' }).click();
  await expect(view).toHaveCount(0);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/brand/pagged'))
      requests.push(new URL(request.url()).searchParams.get('quantity') ?? '');
  });
  await page.reload();
  await expect(page.getByText('1–15 · Total: 27 marcas')).toBeVisible();
  expect(requests[0], 'the first read of the page asks for them').toBe('15');
  await views.click();
  await expect(page.getByRole('button', { name: 'Guardar visão' })).toBeVisible();
  await expect(view).toHaveCount(0);
});

test('[BO-21] what is filtered stands as chips, each with its way out; a period is one choice, and a day is written as here', async ({
  page,
}) => {
  const { address, prefix } = await begin(page, 2);
  await page.goto(`${address}&isActive=true&startDate=2020-01-01`);
  await expect(chips(page).getByRole('listitem')).toHaveText([
    `Retirar o filtro: Busca: “${prefix}”×`,
    'Retirar o filtro: Status: Ativos×',
    'Retirar o filtro: Desde 01/01/2020×',
    'Limpar',
  ]);
  await chips(page).getByRole('button', { name: 'Retirar o filtro: Status: Ativos' }).click();
  await expect(page).not.toHaveURL(/isActive/);
  await chips(page).getByRole('button', { name: 'Limpar' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/startDate|term/);

  await page.getByRole('combobox', { name: 'Período' }).and(page.locator('input')).click();
  await page.getByTitle('Mês passado').click();
  await expect(page).toHaveURL(/startDate=\d{4}-\d\d-01&endDate=\d{4}-\d\d-(28|29|30|31)/);
  await expect(chips(page).getByText('Período: Mês passado')).toBeVisible();
  const first = page.getByLabel('Data inicial');
  await expect(first).toHaveCount(0);
  await askForDays(page);
  await expect(first).toHaveValue(/^01\/\d\d\/\d{4}$/);
  await first.fill('31022026');
  await expect(first).toHaveValue('31/02/2026');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  expect(await first.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('dd/mm/aaaa');
  await first.fill('28022026');
  await first.press('Enter');
  await expect(page).toHaveURL(/startDate=2026-02-28/);
});

test('[BO-17] Shift chooses a range, and one press all that correspond', async ({ page }) => {
  const { names, address } = await begin(page, 12);
  await page.goto(`${address}&quantity=8`);
  const box = (at: number) => page.getByRole('checkbox', { name: `Selecionar ${names[at]}` });
  const count = page.getByRole('region', { name: 'Seleção' }).getByRole('status');
  await box(1).check();
  await box(5).click({ modifiers: ['Shift'] });
  await expect(count).toHaveText('5 selecionadas');
  for (const at of [1, 2, 3, 4, 5]) await expect(box(at)).toBeChecked();
  await expect(box(6)).not.toBeChecked();
  await box(2).click({ modifiers: ['Shift'] });
  await expect(count).toHaveText('1 selecionada');
  await page.getByRole('button', { name: 'Selecionar as 12 que correspondem' }).click();
  await expect(count).toHaveText('12 selecionadas');
  await page.getByRole('listitem', { name: 'Próxima página' }).click();
  await expect(box(11)).toBeChecked();
});
