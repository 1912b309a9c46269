import type { Page } from '@playwright/test';
import type { QuotationBoard } from '@rodovia/shared/contracts/quotations';
import { boardOn } from '../../pages/board';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

const formatCents = (cents: number) => (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

async function openBoard(page: Page, email: string, query = '') {
  await page.setViewportSize({ width: 1600, height: 900 });
  await logInDirectly(page, email);
  await page.goto(`/${email === ADMIN ? 'admin/' : ''}orcamentos/quadro${query}`);
  const board = boardOn(page);
  await expect(board.column('A atender')).toBeVisible();
  return board;
}

test('[BO-22] a seller moves a quotation by mouse from stage to stage; what a move asks is asked first', async ({
  page,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const quotation = await createQuotation(request, seller.Email, client);
  const board = await openBoard(page, seller.Email);
  await expectAccessible(page);
  await board.drag(quotation, 'Proposta enviada');
  await expect(page.getByText('Comece o atendimento antes')).toBeVisible();
  await board.drag(quotation, 'Em preparo');
  await expect(board.card('Em preparo', quotation)).toBeVisible();
  await sendProposal(request, { seller, quotation });
  // the event stream moves it
  await expect(board.card('Proposta enviada', quotation)).toContainText(/R\$\s2\.000,00.*vale até/);
  await board.drag(quotation, 'Em preparo');
  await expect(page.getByText('Para voltar ao preparo, retire a proposta no orçamento.')).toBeVisible();
  await board.drag(quotation, 'Recusada');
  const refusal = page.getByRole('dialog', { name: `Registrar a recusa da proposta ${quotation.Number}/1?` });
  await refusal.getByRole('radio', { name: 'Preço' }).check();
  await refusal.getByLabel('Como e quando o cliente recusou').fill('Por telefone.');
  await refusal.getByRole('button', { name: 'Registrar recusa' }).click();
  await expect(board.card('Recusada', quotation)).toBeVisible();
  await sendProposal(request, { seller, quotation });
  await expect(board.card('Proposta enviada', quotation)).toContainText(/R\$\s2\.000,00.*vale até/);
  await board.drag(quotation, 'Aceita, a concluir');
  const question = page.getByRole('dialog', { name: `Registrar a aceitação da proposta ${quotation.Number}/2?` });
  await question.getByLabel('Como e quando o cliente aceitou').fill('Por telefone, agora.');
  await question.getByRole('button', { name: 'Registrar aceitação' }).click();
  await expect(board.card('Aceita, a concluir', quotation)).toBeVisible();
  await board.drag(quotation, 'Encerrados');
  const ending = page.getByRole('dialog', { name: /^Finalizar o atendimento/ });
  await ending
    .getByRole('button', { name: /^(Cancelar|Close|Fechar)$/ })
    .first()
    .click();
  await expect(board.card('Aceita, a concluir', quotation)).toBeVisible();
  await board.drag(quotation, 'Encerrados');
  await ending.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await expect(board.card('Encerrados', quotation)).toContainText('Ganho');
  await expect(board.column('Encerrados')).toContainText('Ganhos: R$ 2.000,00');
});

test('[BO-22] the keyboard moves a quotation to the columns that it can go to, and Escape leaves it', async ({
  page,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const quotation = await createQuotation(request, seller.Email, client);
  const board = await openBoard(page, seller.Email);
  const spoken = page.locator('[aria-live=assertive]').filter({ hasText: `Orçamento nº ${quotation.Number}` });
  await board.handle(quotation).focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText('na mão, em A atender');
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toContainText('sobre Em preparo');
  // the next column that an open quotation can go to is the last one
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toContainText('sobre Encerrados');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toContainText('sobre Em preparo');
  await page.keyboard.press('Escape');
  await expect(spoken).toContainText('ficou onde estava');
  await expect(board.card('A atender', quotation)).toBeVisible();
  // faster than the columns can be measured
  await board.handle(quotation).evaluate((handle) => {
    for (const code of ['Space', 'ArrowRight'])
      handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  });
  await expect(spoken).toContainText('sobre Em preparo');
  await page.keyboard.press('Space');
  await expect(board.card('Em preparo', quotation)).toBeVisible();
});

test('[BO-22] administrators see what the server sums and expects, for the same filters as in the list', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  await sendProposal(request, served);
  const query = `?seller=${served.seller.Code}`;
  // its shares count what others end meanwhile
  const answers: Promise<QuotationBoard>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/shopping-cart/board')) answers.push(response.json());
  });
  const proposedOf = async () => (await answers.at(-1))?.Columns.find(({ Stage }) => Stage === 'PROPOSED');
  const board = await openBoard(page, ADMIN, query);
  await expect(board.column('Proposta enviada')).toContainText(formatCents(400_000));
  expect(await proposedOf()).toMatchObject({ Count: 1, TotalCents: 400_000 });
  await expect(async () => {
    const { Won = 0, Ended = 0, ForecastCents } = (await proposedOf()) ?? {};
    const shown = (await board.column('Proposta enviada').textContent())?.replaceAll('\u00a0', ' ');
    expect(shown).toContain(`${Won} de ${Ended} ganhos (${Math.round((Won / (Ended || 1)) * 100)} %)`);
    expect(shown).toContain(`Previsão ${formatCents(ForecastCents ?? 0).replaceAll('\u00a0', ' ')}`);
  }).toPass();
  // only whoever serves it finishes it
  await board.drag(served.quotation, 'Encerrados');
  await expect(page.getByText('Só o vendedor que atende finaliza o orçamento.')).toBeVisible();
  await page.getByRole('link', { name: 'Lista', exact: true }).click();
  await expect(page).toHaveURL(`/admin/orcamentos${query}`);
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  await page.goto(`/admin/orcamentos${query}&stage=PROPOSED`);
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
});

test('[ER-01] a board that cannot be read says so and tries again; the phone scrolls it, and nothing is wider', async ({
  page,
  request,
}) => {
  const { seller, quotation } = await servedQuotation(request);
  await logInDirectly(page, seller.Email);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/orcamentos');
  await page.route('**/api/shopping-cart/board*', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'Volte já.' } }),
  );
  await page.getByRole('link', { name: 'Quadro', exact: true }).click();
  const board = boardOn(page);
  const again = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await board.column('Em preparo').scrollIntoViewIfNeeded();
  await expect(board.card('Em preparo', quotation)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test.use({ expectedErrors: /status of 503/ });
