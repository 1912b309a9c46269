import { ADMIN, createPerson, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

test('[BO-14] a record is called by its name, J and K lead to its neighbours, and its trail back to the list as it was', async ({
  page,
}) => {
  const prefix = unique('Vizinha');
  for (const name of ['Ana', 'Bia', 'Cora']) await createPerson(page.request, 'client', `${prefix} ${name}`);
  await logInDirectly(page, ADMIN);
  const list = `/admin/clientes?term=${prefix}&orderBy=Name+asc`;
  await page.goto(list);
  await page.getByRole('link', { name: `${prefix} Bia` }).click();
  const heading = (name: string) =>
    page.getByRole('heading', { level: 1, name: `Página do Cliente ${prefix} ${name}` });
  await expect(heading('Bia')).toBeVisible();
  await expect(page).toHaveTitle(`${prefix} Bia · Rodovia`);
  const trail = page.getByRole('navigation', { name: 'Trilha de navegação' });
  await expect(trail.getByText(`${prefix} Bia`)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('2 de 3')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('Cora')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Próximo registro (J)' })).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(heading('Ana')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Próximo registro (J)' }).click();
  await expect(heading('Bia')).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nome')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).focus();
  await page.keyboard.press('j');
  await expect(dialog, 'there J is a letter').toBeVisible();
  await expect(page).toHaveTitle(`${prefix} Bia · Rodovia`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await trail.getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/clientes\\?term=${prefix}`));
  await expect(page.getByText('1–3 · Total: 3 clientes')).toBeVisible();
});

test('[BO-02] [ST-03] Ctrl+K opens an empty form, a place in a tab of its own, and logs out', async ({
  page,
  context,
}) => {
  const own = await createPerson(page.request, 'admin', unique('Sai '));
  await logInDirectly(page, own.Email);
  await page.goto('/admin/marcas');
  // the frame of the server has the heading alone
  await expect(page.getByRole('button', { name: 'Nova marca' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Tela, comando/ });
  await page.keyboard.press('Control+k');
  await field.fill('nova marca');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nova marca' });
  await expect(form.getByLabel('Nome')).toBeFocused();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/admin\/marcas$/);

  await page.keyboard.press('Control+k');
  await field.fill('modelos');
  for (const act of [
    () => page.keyboard.press('Control+Enter'),
    () => page.getByRole('option', { name: 'Modelos' }).first().click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/admin\/modelos$/);
    await tab.close();
    await expect(field).toBeVisible();
  }

  await field.fill('sair');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
