import { assignQuotation, enterBackOffice, finishOnlyQuotation, listClients, runBrands } from '../../pages/staff';
import { closeCart, fillCart, newClient, registerFromCart } from '../../pages/visitor';
import { ADMIN, createPerson } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test('[RO-01][SF-13][ST-04][ST-05] a quotation from the visitor to its completion, with everybody in their own browser', async ({
  page: visitor,
  openBrowser,
  request,
}) => {
  const client = newClient();
  const seller = await createPerson(request, 'seller', unique('Vendedor '));

  const number = await test.step('the visitor fills the cart, registers and closes it', async () => {
    await fillCart(visitor, 4);
    await registerFromCart(visitor, client);
    return closeCart(visitor);
  });

  await test.step('the administrator lands on the dashboard, assigns it, and runs the catalogue', async () => {
    const admin = await openBrowser();
    await enterBackOffice(admin, ADMIN);
    await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await assignQuotation(admin, client.name, seller.Name);
    await runBrands(admin);
    await listClients(admin);
  });

  await test.step('the seller sees only that one and finishes it', async () => {
    const page = await openBrowser();
    await enterBackOffice(page, seller.Email);
    await finishOnlyQuotation(page, client.name);
  });

  await test.step('the client sees it concluded', async () => {
    await visitor.reload();
    await visitor.getByRole('link', { name: `Orçamento ${number}` }).click();
    await expect(visitor.getByText('Concluído', { exact: true }).first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Ação indisponível' })).toBeDisabled();
    await expect(visitor.getByText(seller.Name, { exact: true })).toBeVisible();
  });
});
