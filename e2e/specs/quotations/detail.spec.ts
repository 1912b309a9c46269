import { ADMIN, logInDirectly } from '../../support/accounts';
import { withoutNews } from '../../support/calls';
import { assignTo, createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

/** Counts the pages of a PDF by its page objects. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Returns the width and height of the first page, in millimetres. */
function sizeOf(pdf: Buffer): number[] {
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
}

test('[BO-19] [ST-05] the history says what was done, by whom, when and with which note', async ({ page, request }) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const quotation = await createQuotation(request, client.Email);
  await assignTo(request, quotation, seller);
  await logInDirectly(page, seller.Email);
  await page.goto(`/orcamentos/${quotation.Code}`);
  await page.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await page.getByRole('radio', { name: 'Sem resposta do cliente' }).check();
  await page.getByLabel('Observação (opcional)').fill('Retirada na loja na sexta.');
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar Atendimento' }).click();
  const steps = page.getByRole('region', { name: 'Histórico', exact: true }).getByRole('listitem');
  const moment = String.raw`\d\d/\d\d/\d{4} às \d\d:\d\d`;
  await expect(steps).toHaveText([
    new RegExp(`^Criado por ${client.Name}, ${moment}$`),
    new RegExp(`^Atribuído a ${seller.Name} por .+, ${moment}$`),
    new RegExp(`^Finalizado por ${seller.Name}, ${moment}Retirada na loja na sexta.$`),
  ]);
  await expect(page.getByRole('button', { name: /Atendimento$/ })).toHaveCount(0);
});

test('[BO-19] prints on one A4 sheet, without the frame and in light colours', async ({ page, request }) => {
  const quotation = await createQuotation(request, (await newPerson(request, 'client')).Email);
  await logInDirectly(page, ADMIN);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/admin/orcamentos/${quotation.Code}`);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Orçamento nº ${quotation.Number}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Itens' })).toBeVisible();
  const { Name } = await (await request.get('/api/shop')).json();
  await expect(page.getByRole('main').getByText(Name, { exact: true })).toBeVisible();
  for (const name of ['Histórico', 'Conversa']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.setViewportSize({ width: 688, height: 1017 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(1);
  expect(sizeOf(pdf)).toEqual([210, 297]);
});

test('[BO-19] is shared as a message with number and items, and nothing of the people', async ({ page, request }) => {
  const client = await newPerson(request, 'client');
  const quotation = await createQuotation(request, client.Email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/orcamentos/${quotation.Code}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text') ?? '';
  expect(link).toContain('https://wa.me/?text=');
  expect(text).toContain(`Orçamento nº ${quotation.Number}\n4 × `);
  for (const personal of [client.Name, client.Email, client.Mobile]) expect(text).not.toContain(personal);
  await dialog.getByRole('button', { name: 'Copiar texto' }).click();
  await expect(page.getByText('Texto copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test.describe('when somebody was faster', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('[ST-04] [BO-23] of two who take a quotation up at once, the later is told who was faster and sees the new state', async ({
    page: admin,
    openBrowser,
    request,
  }) => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const quotation = await createQuotation(request, seller.Email, client);
    const page = await openBrowser();
    await logInDirectly(page, seller.Email);
    await withoutNews(page);
    await page.goto(`/orcamentos/${quotation.Code}`);
    const start = page.getByRole('button', { name: 'Iniciar Atendimento' });
    await expect(start).toBeVisible();
    await logInDirectly(admin, seller.Email);
    await admin.goto(`/orcamentos/${quotation.Code}`);
    await admin.getByRole('button', { name: 'Iniciar Atendimento' }).click();
    await expect(admin.getByText('Atendimento iniciado com sucesso!')).toBeVisible();
    await start.click();
    const notice = `Não é possível iniciar o atendimento: o orçamento está 'Em atendimento', alterado por ${seller.Name} em `;
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText(/^Error:/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Finalizar Atendimento' })).toBeVisible();
  });

  test('[ST-04] [BO-23] a seller who starts what an administrator has just given away is told who that was', async ({
    page,
    openBrowser,
    request,
  }) => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const quotation = await createQuotation(request, seller.Email, client);
    await withoutNews(page);
    await logInDirectly(page, seller.Email);
    await page.goto(`/orcamentos/${quotation.Code}`);
    const start = page.getByRole('button', { name: 'Iniciar Atendimento' });
    await expect(start).toBeVisible();
    const admin = await openBrowser();
    await logInDirectly(admin, ADMIN);
    await admin.goto(`/admin/orcamentos/${quotation.Code}`);
    await admin.getByRole('button', { name: 'Atribuir Orçamento' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Atribuir', exact: true }).click();
    await expect(admin.getByRole('button', { name: 'Em Atendimento' })).toBeDisabled();
    await start.click();
    await expect(page.getByText(/'Em atendimento', alterado por (?!Vendedor).+ em /)).toBeVisible();
    await expect(page.getByText('Em atendimento', { exact: true })).toBeVisible();
  });
});
