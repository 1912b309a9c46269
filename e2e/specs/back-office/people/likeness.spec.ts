import { ADMIN, createPerson, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createQuotation } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

/** A mobile number that nobody else has, within what a run makes. */
const newMobile = () =>
  `(11) 9${String(Math.floor(Math.random() * 1e8))
    .padStart(8, '0')
    .replace(/(\d{4})$/, '-$1')}`;

test('[BO-13] a client who exists is named while he is typed, and two records become one, and two again', async ({
  page,
  request,
}) => {
  const mobile = newMobile();
  const keeper = await createPerson(request, 'client', unique('Transportes '), { mobile });
  const twin = unique('Transportadora ');
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/clientes');
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome', { exact: true }).fill(twin);
  await form.getByLabel('Celular').fill(mobile);
  await expect(form.getByText('Este cliente já existe?')).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveText(`${keeper.Name}: mesmo telefone`);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toHaveCount(0);

  const found = await request.get(`/api/person/alike?mobile=${encodeURIComponent(mobile)}`, {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
  });
  const { Code } = ((await found.json()) as { Code: string; Name: string }[]).find(({ Name }) => Name === twin) ?? {};
  const quotation = await createQuotation(request, ADMIN, { ...keeper, Code: Code ?? '' });
  await page.goto(`/admin/clientes/${keeper.Code}`);
  const section = page.getByRole('region', { name: 'É o mesmo cliente?' });
  await section.getByRole('button', { name: `Juntar ${twin} a este cadastro` }).click();
  const question = page.getByRole('dialog', { name: `Juntar ${twin} a ${keeper.Name}?` });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expect(question).toContainText('Os orçamentos, as conversas, os endereços, os veículos e as anotações');
  await question.getByRole('button', { name: 'Juntar' }).click();
  await expect(page.getByText(`${twin} foi juntado a ${keeper.Name}.`)).toBeVisible();
  const latest = page.getByRole('region', { name: 'Últimos orçamentos' });
  await expect(latest.getByRole('link', { name: `nº ${quotation.Number}` })).toBeVisible();
  const merged = page.getByRole('region', { name: 'Cadastros juntados' });
  await expectAccessible(page);
  await merged.getByRole('link', { name: twin }).click();
  await expect(page.getByText(`Este cadastro foi juntado a ${keeper.Name}.`)).toBeVisible();
  await page.getByRole('link', { name: keeper.Name }).click();
  await merged.getByRole('button', { name: `Desfazer a junção de ${twin}` }).click();
  await expect(page.getByText(`${twin} e ${keeper.Name} voltaram a ser dois cadastros.`)).toBeVisible();
  await expect(section).toBeVisible();
  await expect(page.getByText('Este cliente ainda não pediu orçamentos.')).toBeVisible();
});
