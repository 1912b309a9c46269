import type { Page } from '@playwright/test';
import type { Person } from '@rodovia/shared/contracts/people';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { expectToFitPhones } from '../../../support/checks/narrow';
import { assignTo, createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

/** Creates a seller with quotations of one client assigned. */
async function sellerWith(page: Page, client: Person, count: number) {
  const seller = await newPerson(page.request, 'seller');
  for (let i = 0; i < count; i += 1)
    await assignTo(page.request, await createQuotation(page.request, client.Email), seller);
  return seller;
}

test('[BO-13] what a seller leaves goes to another one, who is asked for before the seller is deactivated', async ({
  page,
}) => {
  const client = await newPerson(page.request, 'client');
  const [leaving, taking] = [await sellerWith(page, client, 2), await newPerson(page.request, 'seller')];
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/vendedores?term=${encodeURIComponent(leaving.Name)}`);
  await page.getByRole('button', { name: `Ativo: desativar ${leaving.Name}` }).click();
  const question = page.getByRole('dialog', { name: `Deseja realmente desativar o vendedor "${leaving.Name}"?` });
  await expect(question.getByText('Há 2 orçamentos em atendimento.')).toBeVisible();
  await question.getByRole('radio', { name: 'Passar para outro vendedor' }).check();
  await expect(question.getByLabel('Motivo')).toHaveValue('Vendedor desativado');
  await expect(question.getByRole('button', { name: 'Desativar' })).toBeDisabled();
  await expectToFitPhones(question);
  await expectAccessible(page);
  await question.getByRole('combobox', { name: 'Vendedor' }).fill(taking.Name);
  await page.getByTitle(taking.Name, { exact: true }).click();
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByRole('button', { name: `Inativo: ativar ${leaving.Name}` })).toBeVisible();
  await goWithin(page, `/admin/orcamentos?seller=${taking.Code}`);
  await expect(page.getByText('Total: 2 orçamentos')).toBeVisible();
});

test('[ST-06] [BO-13] several sellers leave at once; what they leave waits where administrators see it', async ({
  page,
}) => {
  const client = await newPerson(page.request, 'client');
  const [one, other] = [await sellerWith(page, client, 1), await sellerWith(page, client, 1)];
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/vendedores?quantity=100');
  for (const { Name } of [one, other]) await page.getByRole('checkbox', { name: `Selecionar ${Name}` }).check();
  await page.getByRole('region', { name: 'Seleção' }).getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('dialog', { name: 'Deseja realmente desativar os 2 vendedores selecionados?' });
  await expect(question.getByText('Há 2 orçamentos em atendimento.')).toBeVisible();
  await expect(question.getByRole('radio', { name: 'Deixar na fila' })).toBeChecked();
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Status de 2 vendedores atualizado com sucesso!')).toBeVisible();
  await goWithin(page, `/admin/orcamentos?queue=ALONE&term=${encodeURIComponent(client.Name)}`);
  await expect(page.getByText('Total: 2 orçamentos')).toBeVisible();
  const queue = page.getByRole('region', { name: 'Fila', exact: true });
  await expect(queue.getByRole('button', { name: /^De vendedor inativo/ })).toHaveAttribute('aria-expanded', 'true');
});
