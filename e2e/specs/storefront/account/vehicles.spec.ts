import type { Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import { storedCart } from '../../../pages/visitor';
import { ADMIN, authorized, createPerson, logInDirectly, SELLER } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

// the browser logs refused writes over another tab's changes as errors
test.use({ expectedErrors: /status of 412/ });

/** Creates a client for this test and logs in. */
async function asNewClient(page: Page) {
  const person = await createPerson(page.request, 'client', unique('Frota '));
  await logInDirectly(page, person.Email);
  return person;
}

/** Returns sizes that the catalogue has for a truck's steer and drive axles. */
async function sizesOf(page: Page): Promise<[string, string]> {
  const query = 'quantity=100&isActive=true&orderBy=Created+asc&groupTypes=Caminh%C3%B5es%20e%20%C3%B4nibus';
  const { Results } = (await (await page.request.get(`/api/product/pagged?${query}`)).json()) as { Results: Product[] };
  const mountedAs = (position: string) =>
    Results.find(({ Observation }) => Observation.includes(`Posição:${position}`))?.Size ?? '';
  return [mountedAs('Direcional'), mountedAs('Trativo')];
}

test('a client keeps a truck and asks for its full set in two taps', async ({ page }) => {
  await asNewClient(page);
  const [steer, drive] = await sizesOf(page);
  await page.goto('/perfil');
  await page.getByRole('button', { name: /Conta de/ }).click();
  await page.getByRole('link', { name: 'Meus veículos', exact: true }).click();
  await expect(page).toHaveURL('/veiculos');
  await expect(page.getByText('Nenhum veículo cadastrado')).toBeVisible();

  await page.getByRole('button', { name: 'Cadastrar veículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo veículo' });
  await dialog.getByLabel('Nome').fill('Cavalo 12');
  await dialog.getByLabel('Placa').fill('abc-12');
  await dialog.getByLabel('Tipo de veículo').selectOption('Caminhão ou ônibus');
  await dialog.getByRole('group', { name: 'Eixo 1' }).getByLabel('Medida').fill(steer);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Placa inválida. Use AAA-0000 ou AAA0A00.')).toBeVisible();
  await expect(dialog.getByText('Medida é obrigatória.')).toBeVisible();
  await dialog.getByLabel('Placa').fill('abc1d23');
  await expect(dialog.getByLabel('Placa')).toHaveValue('ABC1D23');
  await dialog.getByRole('group', { name: 'Eixo 2' }).getByLabel('Medida').fill(drive);
  await dialog.getByRole('button', { name: 'Adicionar eixo' }).click();
  const third = dialog.getByRole('group', { name: 'Eixo 3' });
  await expect(third.getByLabel('Medida')).toBeFocused();
  await expect(third.getByLabel('Posição')).toHaveValue('DRIVE');
  await dialog.getByLabel('A cada quantos quilômetros').fill('60.000');
  await dialog.getByLabel('Última revisão').fill('2025-01-31');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Informe quantos quilômetros o veículo roda por mês.')).toBeVisible();
  await dialog.getByLabel('Quilômetros por mês').fill('10000');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Veículo cadastrado.')).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cavalo 12' });
  await expect(card).toContainText('ABC1D23');
  await expect(card).toContainText('Hora de revisar os pneus: era para 02/08/2025');
  await card.getByRole('button', { name: 'Revisado hoje' }).click();
  await expect(card).toContainText('Revisão dos pneus em');

  const line = { Code: '00000000-0000-4000-8000-000000000000', Quantity: 1 };
  await page.evaluate((item) => {
    localStorage.setItem('cartItens', JSON.stringify([item]));
    dispatchEvent(new StorageEvent('storage', { key: 'cartItens' }));
  }, line);
  await card.getByRole('button', { name: 'Pedir jogo completo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /carrinho/ })
    .click();
  await expect(page.getByRole('link', { name: 'Ver', exact: true })).toBeVisible();
  const items = (await storedCart(page)).filter(({ Code }) => Code !== line.Code);
  expect(items.reduce((sum, { Quantity }) => sum + Quantity, 0)).toBe(10);
  const quantityOf = async (size: string) => {
    let sum = 0;
    for (const { Code, Quantity } of items) {
      const product = (await (await page.request.get(`/api/product/${Code}`)).json()) as Product;
      if (product.Size === size) sum += Quantity;
    }
    return sum;
  };
  expect([await quantityOf(steer), await quantityOf(drive)]).toEqual(steer === drive ? [10, 10] : [2, 8]);
});

test('a vehicle is edited, removed and brought back; two tabs do not overwrite each other', async ({ page }) => {
  const person = await asNewClient(page);
  const headers = await authorized(page.request, person.Email);
  const axle = { position: 'FRONT', size: '205/55R16', quantity: 2 };
  const car = { name: 'Carro da loja', plate: '', kind: 'CAR', axles: [axle, { ...axle, position: 'REAR' }] };
  const made = (await (await page.request.post('/api/vehicle', { headers, data: car })).json()) as { Code: string };
  await page.goto('/veiculos');
  await page.getByRole('button', { name: 'Editar Carro da loja' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Carro azul');
  const other = await page.request.put(`/api/vehicle/${made.Code}`, {
    headers,
    data: { ...car, name: 'Da outra aba' },
  });
  expect(other.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.getByRole('radio', { name: /Digitado por você/ }).check();
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(page.getByRole('heading', { name: 'Carro azul' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover Carro azul' }).click();
  await expect(page.getByText('Carro azul saiu da lista.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByRole('heading', { name: 'Carro azul' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir jogo completo: Carro azul' })).toBeFocused();
});

test('a visitor is shown the way in, and staff have no such page', async ({ page, openBrowser }) => {
  await page.goto('/veiculos');
  await expect(page.getByRole('heading', { name: 'Meus veículos' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const email of [ADMIN, SELLER]) {
    const staff = await openBrowser();
    await logInDirectly(staff, email);
    await staff.goto('/veiculos');
    await expect(staff.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(staff.getByText('Meus veículos')).toHaveCount(0);
  }
});

test('list, form and full set are accessible on the narrowest telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const person = await asNewClient(page);
  const headers = await authorized(page.request, person.Email);
  const axles = [
    { position: 'STEER', size: '295/80R22.5', quantity: 2 },
    { position: 'TRAILER', size: '90/90-18', quantity: 2 },
  ];
  const name = `Caminhão ${'de nome comprido '.repeat(4)}`.trim();
  expect(
    (
      await page.request.post('/api/vehicle', { headers, data: { name, plate: 'ABC1234', kind: 'TRUCK', axles } })
    ).status(),
  ).toBe(201);
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await page.goto('/veiculos');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByRole('group', { name: 'Eixo 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /^Pedir jogo completo/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /carrinho/ })).toBeEnabled();
  // an element below the bar at the foot cannot be read
  await page.setViewportSize({ width: 320, height: 1600 });
  await expectAccessible(page);
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
  const widest = await page
    .getByRole('dialog')
    .evaluate((dialog) =>
      Math.max(...[...dialog.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
    );
  expect(widest).toBeLessThanOrEqual(320);
});
