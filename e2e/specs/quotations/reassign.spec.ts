import { following } from '../../pages/client-proposal';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { assignTo, createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

test('[ST-05] [BO-19] what a deactivated seller leaves in service finds another seller, and the history says so', async ({
  page,
}) => {
  const { request } = page;
  const [client, leaving, taking] = [
    await newPerson(request, 'client'),
    await newPerson(request, 'seller'),
    await newPerson(request, 'seller'),
  ];
  const quotation = await createQuotation(request, client.Email);
  await assignTo(request, quotation, leaving);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/vendedores/${leaving.Code}`);
  await page.getByRole('button', { name: `Ativo: desativar ${leaving.Name}` }).click();
  const question = page.getByRole('dialog', { name: /Deseja realmente desativar/ });
  await expect(question.getByText(/^Há 1 orçamento em atendimento\./)).toBeVisible();
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Status atualizado com sucesso!')).toBeVisible();

  await page.goto(`/admin/orcamentos/${quotation.Code}`);
  await expect(page.getByText('Inativo: o orçamento pode ser reatribuído.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalizar Atendimento' })).toBeEnabled();
  await page.getByRole('button', { name: 'Reatribuir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Vendedor' }).fill(taking.Name);
  await page.getByTitle(taking.Name, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Reatribuir', exact: true }).click();
  await expect(page.getByText(`Reatribuído a ${taking.Name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalizar Atendimento' })).toHaveCount(0);
});

test('[BO-19] [BO-23] an administrator gives an open quotation to a seller from its row, and to another one', async ({
  page,
}) => {
  const { request } = page;
  const [client, first, second] = [
    await newPerson(request, 'client'),
    await newPerson(request, 'seller'),
    await newPerson(request, 'seller'),
  ];
  const { Number: number } = await createQuotation(request, client.Email);
  await page.setViewportSize({ width: 1440, height: 800 });
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/orcamentos?term=${encodeURIComponent(client.Name)}`);
  const row = page.getByRole('row').filter({ hasText: client.Name });
  const dialog = page.getByRole('dialog');
  const give = async (verb: string, seller: string) => {
    await row.getByRole('button', { name: `${verb} o orçamento nº ${number}` }).click();
    await dialog.getByRole('combobox', { name: 'Vendedor' }).fill(seller);
    await page.getByTitle(seller, { exact: true }).click();
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(seller);
  };
  await expect(row).toContainText('Sem vendedor');
  await give('Atribuir', first.Name);
  await expect(row).toContainText('Em atendimento');
  await give('Reatribuir', second.Name);
});

test('[BO-19] an edit of an open quotation is told to the client who has it on screen', async ({ page }) => {
  const client = await newPerson(page.request, 'client');
  const quotation = await createQuotation(page.request, client.Email);
  await logInDirectly(page, client.Email);
  const follows = following(page);
  await page.goto(`/orcamentos/${quotation.Code}`);
  await expect(page.getByText(/^Criado por/)).toBeVisible();
  await follows;
  const [item] = quotation.ShoppingCartItem ?? [];
  const data = { code: quotation.Code, shoppingCartItem: [{ productCode: item?.Product.Code, quantity: 9 }] };
  await page.request.put('/api/shopping-cart', { headers: await authorized(page.request, ADMIN), data });
  await expect(page.getByText(`Orçamento ${quotation.Number} foi alterado`)).toBeVisible();
  await expect(page.getByText(/de 4 para 9/)).toBeVisible();
});
