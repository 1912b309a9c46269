import type { APIRequestContext } from '@playwright/test';
import { ADMIN, authorized, createPerson, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

/** Creates a vehicle with a name of its own; returns it. */
async function createFitment(request: APIRequestContext, own: object = {}): Promise<string> {
  const description = unique('Zafir');
  const data = { description, years: '2016 a 2020', type: 'Passeios', sizes: '205/55R16', source: 'Manual', ...own };
  const answer = await request.post('/api/fitment', { headers: await authorized(request, ADMIN), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return description;
}

test('whoever does not know the size begins with the vehicle, and is led to its tyres', async ({ page, request }) => {
  await createProduct(request, { size: '205/55R16' });
  const name = await createFitment(request, { rearSizes: '225/35R99' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Buscar por veículo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus por veículo' })).toBeVisible();
  await page.getByLabel('Marca, modelo e ano do veículo').fill(`${name} 2018`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(found).toContainText('2016 a 2020');
  await expect(page.getByText('Confira na lateral do pneu')).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('link', { name: '225/35R99 (ver equivalentes)' }).click();
  await expect(page.getByText('Não encontrado')).toBeVisible();
  await page.goBack();
  await found.getByRole('link', { name: /^205\/55R16 \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/pneus/205-55-r16');
});

test('a vehicle that nobody knows leads to help, and the question stays in the address', async ({ page }) => {
  const name = unique('Ignoto');
  await page.goto(`/pneus-por-veiculo?term=${name}`);
  await expect(page.getByText('Não conhecemos este veículo')).toBeVisible();
  await expect(page.getByLabel('Marca, modelo e ano do veículo')).toHaveValue(name);
  await page.getByRole('main').getByRole('link', { name: 'Procurar por medida' }).click();
  await expect(page).toHaveURL('/modelos');
  await page.goto(`/modelos?term=${name}`);
  await page.getByRole('main').getByRole('link', { name: 'Buscar por veículo' }).last().click();
  await expect(page).toHaveURL(`/pneus-por-veiculo?term=${name}`);
});

test('a search that names a vehicle shows its sizes above what the words found, at every width', async ({
  page,
  request,
}) => {
  const name = await createFitment(request);
  await createProduct(request, { description: `Pneu ${name}` });
  await page.goto(`/modelos?term=${name}`);
  const hint = page.getByRole('region', { name: 'Pneus por veículo' });
  await expect(hint.getByRole('link', { name: /^205\/55R16/ })).toBeVisible();
  const list = page
    .getByRole('listitem')
    .filter({ hasText: `Pneu ${name}` })
    .or(page.getByText('1 pneu', { exact: true }));
  await expect(list.first()).toBeVisible();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const main = (await page.getByRole('main').boundingBox())?.width ?? 0;
    // beside the filters there is room for three quarters
    await expect.poll(async () => ((await hint.boundingBox())?.width ?? 0) / main).toBeGreaterThan(0.6);
  }
  await page.goto('/modelos?term=205/55R16');
  await expect(page.getByRole('status').filter({ hasText: /pneus?$/ })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a client takes the sizes of a known vehicle over into an own one', async ({ page, request }) => {
  const name = await createFitment(request, {
    type: 'Caminhões e ônibus',
    sizes: '295/80R22.5',
    rearSizes: '275/80R22.5',
  });
  const person = await createPerson(page.request, 'client', unique('Frota '));
  await logInDirectly(page, person.Email);
  await page.goto('/veiculos');
  await page.getByRole('button', { name: 'Cadastrar veículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo veículo' });
  await dialog.getByLabel('Buscar pelo veículo (opcional)').fill(unique('Ignoto'));
  await expect(dialog.getByText('Não conhecemos este veículo')).toBeVisible();
  await dialog.getByLabel('Buscar pelo veículo (opcional)').fill(name);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await expect(dialog.getByLabel('Nome')).toHaveValue(name);
  await expect(dialog.getByLabel('Tipo de veículo')).toHaveValue('TRUCK');
  await expect(dialog.getByRole('group', { name: 'Eixo 1' }).getByLabel('Medida')).toHaveValue('295/80R22.5');
  await expect(dialog.getByRole('group', { name: 'Eixo 2' }).getByLabel('Medida')).toHaveValue('275/80R22.5');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Veículo cadastrado.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
});
