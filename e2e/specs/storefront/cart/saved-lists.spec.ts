import { putInCart, storedCart } from '../../../pages/visitor';
import { createPerson, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createProduct, deactivateProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

// the browser logs the refusal of a name that is taken
test.use({ expectedErrors: /status of 409/ });

test('a cart is kept under a name, replaced under it, and ordered again without what is gone', async ({
  page,
  request,
}) => {
  const [kept, gone] = [await createProduct(request), await createProduct(request)];
  const client = await createPerson(request, 'client', unique('Frota '));
  await logInDirectly(page, client.Email);
  await page.goto('/carrinho');
  await putInCart(page, [{ Code: kept.Code, Quantity: 40 }]);
  await page.reload();
  const keep = async (name: string) => {
    await page.getByRole('button', { name: 'Guardar lista' }).click();
    const dialog = page.getByRole('dialog', { name: 'Guardar esta lista' });
    await dialog.getByLabel('Nome da lista').fill(name);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    return dialog;
  };
  await keep('Revisão dos cavalos');
  await expect(page.getByText('Lista “Revisão dos cavalos” guardada.')).toBeVisible();

  await putInCart(page, [
    { Code: kept.Code, Quantity: 40 },
    { Code: gone.Code, Quantity: 2 },
  ]);
  await page.reload();
  const dialog = await keep('revisão dos CAVALOS');
  await expect(dialog.getByText(/Você já tem uma lista com este nome\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar de novo' }).click();
  await expect(page.getByText('Lista “revisão dos CAVALOS” guardada.')).toBeVisible();
  await deactivateProduct(request, gone.Code);
  await page.getByRole('button', { name: 'Limpar carrinho' }).click();

  await page.goto('/favoritos');
  const list = page.getByRole('region', { name: 'Listas guardadas' }).getByRole('listitem');
  await expect(list).toHaveText(/revisão dos CAVALOS.*2 produtos \(42 pneus\)/);
  await list.getByRole('button', { name: /^Mudar o nome/ }).click();
  await page.getByRole('dialog').getByLabel('Nome da lista').fill('Frota toda');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(list).toContainText('Frota toda');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Pôr no carrinho/ }).click();
  await expect(page.getByRole('dialog', { name: 'Um pneu não está mais à venda' })).toContainText(gone.Size);
  await page.getByRole('button', { name: 'Colocar os outros no carrinho' }).click();
  await expect(page).toHaveURL('/carrinho');
  expect(await storedCart(page)).toEqual([{ Code: kept.Code, Quantity: 40 }]);

  await page.goto('/favoritos');
  await list.getByRole('button', { name: /^Remover/ }).click();
  const question = page.getByRole('dialog', { name: 'Remover a lista “Frota toda”?' });
  await expect(question).toContainText('Ela tem 2 produtos (42 pneus).');
  await question.getByRole('button', { name: 'Remover a lista' }).click();
  await expect(page.getByText('Monte um carrinho e guarde-o')).toBeVisible();
});
