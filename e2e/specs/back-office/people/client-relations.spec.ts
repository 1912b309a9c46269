import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';

test('[BO-14] a client’s page has their quotations, totals, last contact and notes', async ({ page, request }) => {
  const client = await newPerson(request, 'client');
  const quotation = await createQuotation(request, client.Email);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/clientes/${client.Code}`);
  const totals = page.getByRole('region', { name: 'Relacionamento' });
  await expect(totals).toContainText(`pediu o orçamento nº ${quotation.Number}`);
  const latest = page.getByRole('region', { name: 'Últimos orçamentos' });
  await expect(latest.getByRole('row').nth(1)).toContainText('Aberto');
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      latest.evaluate((region) => {
        const { right } = region.getBoundingClientRect();
        const parts = [...region.querySelectorAll('tbody :is(th, td), tbody :is(th, td) *')];
        return parts.filter((part) => part.getBoundingClientRect().right > right).length;
      });
    await expect.poll(beyond, String(width)).toBe(0);
  }
  const notes = page.getByRole('region', { name: 'Anotações' });
  await notes.getByRole('button', { name: 'Anotar' }).click();
  await expect(notes.getByRole('alert')).toHaveText('Escreva a anotação.');
  await notes.getByLabel('Nova anotação').fill('Prefere entrega às sextas.');
  await notes.getByRole('button', { name: 'Anotar' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Prefere entrega às sextas.');
  await expect(notes.getByLabel('Nova anotação')).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await notes.getByRole('button', { name: /^Excluir anotação/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await totals.getByRole('link', { name: '1', exact: true }).first().click();
  await expect(page).toHaveURL(`/admin/orcamentos?client=${client.Code}`);
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  await page.getByRole('button', { name: /Só deste cliente/ }).click();
  await expect(page).toHaveURL('/admin/orcamentos');
});
