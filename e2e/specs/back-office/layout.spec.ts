import type { Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { untilSettled } from '../../support/within';

/** Pixels that may be left beside the last card of a row. */
const VOID = 60;

/** Returns the rows of cards that leave a void at their end. */
const voids = (page: Page) =>
  page.evaluate((most) => {
    const isCard = (part: Element) =>
      getComputedStyle(part).borderTopWidth !== '0px' && part.getBoundingClientRect().height > 40;
    return [...document.querySelectorAll('main ul, main div')].flatMap((list) => {
      const cards = [...list.children].filter(isCard).map((card) => card.getBoundingClientRect());
      const { right } = list.getBoundingClientRect();
      const tops = [...new Set(cards.map(({ top }) => Math.round(top)))];
      const ends = tops.map((at) =>
        Math.max(...cards.filter(({ top }) => Math.round(top) === at).map((box) => box.right)),
      );
      return cards.length > 1 && ends.some((end) => right - end > most) ? [String(list.className)] : [];
    });
  }, VOID);

test('[BO-02] cards fill their rows at 768 px', async ({ page, request }) => {
  const client = await newPerson(request, 'client');
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of [
    '/admin/dashboard',
    '/admin/dashboard/desempenho',
    '/admin/configuracoes',
    `/admin/clientes/${client.Code}`,
  ]) {
    await page.goto(path);
    await untilSettled(page);
    await expect.poll(() => voids(page), path).toEqual([]);
  }
});

test('[BO-02] a notice leaves the controls of the header free', async ({ page, request }) => {
  const client = await newPerson(request, 'client');
  await logInDirectly(page, ADMIN);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/clientes/${client.Code}`);
    await page.getByRole('button', { name: 'Editar' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill(`${client.Name} ${width}`);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    const notice = page.getByText(/atualizado com sucesso!/).first();
    await expect(notice).toBeVisible();
    const header = (await page.locator('header').first().boundingBox())?.height ?? Number.NaN;
    // while it comes in it may still move
    await expect.poll(async () => (await notice.boundingBox())?.y ?? 0, String(width)).toBeGreaterThanOrEqual(header);
  }
});
