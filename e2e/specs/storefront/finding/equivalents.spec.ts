import type { Locator } from '@playwright/test';
import type { Equivalents } from '@rodovia/shared/contracts/catalog';
import { expectAccessible } from '../../../support/checks/axe';
import { createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

/** Scrolls an element clear of the bar at the top, wherever the page was before. */
const toTop = (place: Locator) => place.evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** A size that nobody else sells, an equivalent of it, and one for the same rim that is too tall. */
const [OWN, NEAR, TALL] = ['265/35R13', '255/35R13', '265/60R13'];
const service = 'Índice de carga:90\nÍndice de velocidade:V';

test('a product shows the sizes that can stand in, drawn over its own, and a list without its size shows them too', async ({
  page,
  request,
}) => {
  const own = await createProduct(request, { size: OWN, observation: service });
  await createProduct(request, { size: NEAR, observation: service });
  await createProduct(request, { size: TALL, observation: service });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/modelos/${own.Code}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Medidas equivalentes' }) });
  await expect(section.getByText(/confirme com o vendedor/)).toBeVisible();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([NEAR]);
  await expect(section.getByText('Diâmetro 1,4% menor.')).toContainText('velocidade real é 98,6 km/h');
  await expect(section.getByRole('img', { name: /^Contornos na mesma escala\. 265\/35R13: 516 mm/ })).toBeVisible();
  await toTop(section);
  await expectAccessible(page);
  await section.getByRole('link', { name: / 90V$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NEAR);

  await page.goto('/modelos?size=275/35R13');
  await expect(page.getByText('Não encontrado')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText(/Não sabemos o índice de carga e o índice de velocidade do seu pneu/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: OWN })).toBeVisible();
  await toTop(page.getByRole('heading', { level: 3, name: OWN }));
  await expectAccessible(page);
  await page.getByRole('heading', { level: 3, name: OWN }).getByRole('link').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(OWN);
});

test.describe('where the sizes do not come', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the product stands, and they are asked for again', async ({ page, request }) => {
    const own = await createProduct(request, { size: OWN, observation: service });
    let isBroken = true;
    await page.route('**/api/product/equivalents*', async (route) => {
      if (isBroken) await route.fulfill({ status: 503, json: { code: 503, message: 'x' } });
      else await route.fulfill({ json: { Size: OWN, Load: '90', Speed: 'V', Equivalents: [] } satisfies Equivalents });
    });
    await page.goto(`/modelos/${own.Code}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('As medidas equivalentes não vieram.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: OWN })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText(/Não temos outra medida que sirva/)).toBeVisible();
  });
});
