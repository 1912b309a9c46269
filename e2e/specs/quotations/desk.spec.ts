import type { APIRequestContext, Page } from '@playwright/test';
import type { Person } from '@rodovia/shared/contracts/people';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { assignTo, createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { goWithin } from '../../support/within';

const queue = (page: Page, name = 'Fila') => page.getByRole('region', { name, exact: true });
const section = (page: Page, label: string, name?: string) =>
  queue(page, name).getByRole('button', { name: new RegExp(`^${label} ?\\d`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Seleção' });

/** Creates quotations of a client and assigns them to a seller. */
async function servedBy(request: APIRequestContext, seller: Person, client: Person, count: number) {
  const quotations: ShoppingCart[] = [];
  for (let i = 0; i < count; i += 1) {
    const quotation = await createQuotation(request, client.Email);
    await assignTo(request, quotation, seller);
    quotations.push(quotation);
  }
  return quotations;
}

async function chooseSeller(page: Page, { Name }: Person) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Vendedor' }).fill(Name);
  await page.getByTitle(Name, { exact: true }).click();
}

test('[BO-22] a seller’s queue says why each quotation presses, and each of its sections leads to its list', async ({
  page,
  request,
}) => {
  const { client, seller, quotation } = await servedQuotation(request);
  const refused = (await servedBy(request, seller, client, 1))[0] as ShoppingCart;
  const { Code } = await sendProposal(request, { seller, quotation: refused });
  const headers = await authorized(request, client.Email);
  const refusal = await request.put(`/api/proposal/refuse/${Code}`, { headers, data: { reason: 'PRICE' } });
  expect(refusal.ok(), await refusal.text()).toBe(true);
  const written = await request.post('/api/message', {
    headers,
    data: { quotationCode: quotation.Code, text: 'Tem para hoje?' },
  });
  expect(written.ok(), await written.text()).toBe(true);
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos');
  // Which section is open initially depends on the time of day: what is due today comes before unread conversations.
  await section(page, 'Recusadas ou a alterar', 'Minha fila').click();
  const unread = section(page, 'Aguardando resposta', 'Minha fila');
  await unread.click();
  await expect(unread).toHaveAttribute('aria-expanded', 'true');
  await expect(queue(page, 'Minha fila').getByRole('listitem')).toHaveText([/nº \d+ · .*1 não lida$/]);
  await expectAccessible(page);
  await section(page, 'Recusadas ou a alterar', 'Minha fila').click();
  const row = queue(page, 'Minha fila').getByRole('listitem');
  await expect(row).toHaveText([new RegExp(`nº ${refused.Number} · .*proposta recusada$`)]);
  await queue(page, 'Minha fila').getByRole('link', { name: 'Ver todos (1)' }).click();
  await expect(page).toHaveURL(/queue=CHANGE/);
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Orçamento nº ${refused.Number}` })).toBeVisible();
});

test('[BO-19] the counts of the administrator’s queue and of the sellers are those of the lists they lead to', async ({
  page,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  await servedBy(request, seller, client, 2);
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/orcamentos');
  await expect(queue(page).getByRole('button', { name: /\d$/ }).first()).toBeVisible();
  const counted = (await queue(page).getByRole('button', { name: /\d$/ }).allTextContents()).map((text) =>
    text.replace(/\d+$/, ''),
  );
  expect(counted.length).toBeGreaterThan(2);
  for (const label of counted) {
    const tab = section(page, label);
    if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
    await queue(page)
      .getByRole('link', { name: /^Ver todos/ })
      .click();
    // other tests run at the same time: both numbers change, and agree again
    await expect(async () => {
      const total = /Total: ([\d.]+)/.exec((await page.locator('main footer').textContent()) ?? '')?.[1];
      expect(await tab.locator('strong').textContent()).toBe(total);
    }).toPass();
  }
  await queue(page).getByRole('button', { name: 'Por vendedor' }).click();
  await expectAccessible(page);
  await queue(page)
    .getByRole('link', { name: `${seller.Name}: 2 em aberto` })
    .click();
  await expect(page.getByText('Total: 2 orçamentos')).toBeVisible();
  await expect(page).toHaveURL(/status=OPEN/);
});

test('[BO-19] quotations are ordered by when an answer is owed', async ({ page, request }) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const owed = await createQuotation(request, client.Email);
  const answered = (await servedBy(request, seller, client, 1))[0] as ShoppingCart;
  await sendProposal(request, { seller, quotation: answered });
  await logInDirectly(page, ADMIN);
  // wide enough for every column
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(`/admin/orcamentos?term=${encodeURIComponent(client.Name)}`);
  const rows = page.locator('tbody tr[tabindex]');
  await expect(rows.first()).toContainText(`nº ${answered.Number}`);
  await expect(rows.first().locator('time')).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Responder' }).click();
  await expect(page).toHaveURL(/orderBy=ResponseDueAt\+asc/);
  await expect(rows.first()).toContainText(`nº ${owed.Number}`);
  await expect(rows.first().locator('time')).toHaveText(/^responder/);
  await goWithin(page, `/admin/orcamentos/${owed.Code}`);
  await expect(page.getByRole('region', { name: 'Informações do orçamento' }).locator('time')).toHaveText(/^responder/);
});

test.describe('moving', () => {
  test.use({ expectedErrors: /status of (409|500)/ });

  test('[BO-19] chosen quotations go to another seller for a reason that clients do not see; who cannot go is named', async ({
    page,
    openBrowser,
    request,
  }) => {
    const [client, from, to] = [
      await newPerson(request, 'client'),
      await newPerson(request, 'seller'),
      await newPerson(request, 'seller'),
    ];
    const [served] = await servedBy(request, from, client, 1);
    const open = await createQuotation(request, client.Email);
    const unassigned = await createQuotation(request, client.Email);
    const cancelling = `/api/shopping-cart/cancel-service/${unassigned.Code}`;
    await request.put(cancelling, { headers: await authorized(request, client.Email), data: { value: 'Desisti' } });
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/orcamentos?term=${encodeURIComponent(client.Name)}`);
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await expect(bar(page).getByRole('status')).toHaveText('3 selecionados');
    await bar(page).getByRole('button', { name: 'Passar para outro vendedor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passar 3 orçamentos para outro vendedor' });
    await expectToFitPhones(dialog);
    await expectAccessible(page);
    await chooseSeller(page, to);
    await expect(dialog.getByRole('button', { name: 'Passar', exact: true })).toBeDisabled();
    await dialog.getByLabel('Motivo').fill('Férias de quem atendia');
    await dialog.getByRole('button', { name: 'Passar', exact: true }).click();
    await expect(page.getByText('2 orçamentos passaram a outro vendedor.')).toBeVisible();
    const refusals = page.getByRole('dialog', { name: 'Não foi possível passar 1 de 3 orçamentos' });
    await expect(refusals.getByRole('listitem')).toHaveText(new RegExp(`nº ${unassigned.Number} .*Cancelado`));
    await refusals.getByRole('button', { name: 'Fechar' }).last().click();
    for (const { Number: number } of [served as ShoppingCart, open])
      await expect(page.getByRole('row', { name: new RegExp(`nº ${number}\\b`) })).toContainText(to.Name);
    await goWithin(page, `/admin/orcamentos/${served?.Code}`);
    await expect(page.getByRole('region', { name: 'Histórico', exact: true })).toContainText('Férias de quem atendia');
    const own = await openBrowser();
    await logInDirectly(own, client.Email);
    await own.goto(`/orcamentos/${served?.Code}`);
    await expect(own.getByText(new RegExp(`Reatribuído|passou|${to.Name}`)).first()).toBeVisible();
    await expect(own.getByText('Férias de quem atendia')).toHaveCount(0);
  });
});

// the browser logs failed calls as errors
test.use({ expectedErrors: /status of 500/ });

test('[BO-23] a quotation that is lost keeps the reason, also over a step that fails, and one that was accepted is asked for none', async ({
  page,
  request,
}) => {
  const { client, seller, quotation } = await servedQuotation(request);
  const won = (await servedBy(request, seller, client, 1))[0] as ShoppingCart;
  const proposal = await sendProposal(request, { seller, quotation: won });
  const headers = await authorized(request, client.Email);
  const accepted = await request.put(`/api/proposal/accept/${proposal.Code}`, {
    headers,
    data: { totalCents: proposal.TotalCents },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await logInDirectly(page, seller.Email);
  await page.goto(`/orcamentos/${quotation.Code}`);
  await page.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  const dialog = page.getByRole('dialog', { name: /Finalizar o atendimento/ });
  await dialog.getByRole('radio', { name: 'Perdido' }).check();
  await dialog.getByRole('combobox', { name: 'Motivo da perda' }).click();
  await page.getByTitle('Falta de estoque', { exact: true }).click();
  await page.route(
    '**/api/shopping-cart/finish-service/**',
    (route) => route.fulfill({ status: 500, json: { code: 500, message: 'Erro interno.' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  // an action that fails keeps its dialog open, with the choices made
  await expect(page.getByText('Erro interno.')).toBeVisible();
  await expect(dialog.getByText('Falta de estoque', { exact: true })).toBeVisible();
  // while the failed action is being completed, its button ignores presses
  await expect(dialog.locator('.ant-btn-loading')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await expect(dialog).toHaveCount(0);
  const facts = page.getByRole('region', { name: 'Informações do orçamento' });
  await expect(facts).toContainText('Perdido');
  await expect(facts).toContainText('Falta de estoque');
  await expect(facts).toContainText('Atendimento finalizado pelo vendedor.');
  // staff see no status message meant for the client
  const serving = page.getByRole('region', { name: 'Informações do vendedor' });
  await expect(serving).toContainText(seller.Name);
  await expect(serving.getByText('Situação')).toHaveCount(0);
  await goWithin(page, `/orcamentos/${won.Code}`);
  await expect(page.getByRole('heading', { level: 1, name: `nº ${won.Number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await expect(dialog.getByText('Esta ação não pode ser desfeita.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Ganho' })).toBeChecked();
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await expect(facts).toContainText('Ganho');
});
