import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { assignTo, createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { untilSettled } from '../../support/within';

const stream = /\/api\/shopping-cart\/events$/;

test('[BO-19] [ST-05] a seller’s open list shows an assignment as it happens, with a notice', async ({
  page: admin,
  openBrowser,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const quotation = await createQuotation(request, client.Email);
  const page = await openBrowser();
  await logInDirectly(page, seller.Email);
  const connected = page.waitForResponse(stream);
  await page.goto('/orcamentos');
  await connected;
  await expect(page.getByRole('row', { name: new RegExp(client.Name) })).toHaveCount(0);

  await logInDirectly(admin, ADMIN);
  await admin.goto(`/admin/orcamentos/${quotation.Code}`);
  await admin.getByRole('button', { name: 'Atribuir Orçamento' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Vendedor' }).fill(seller.Name);
  await admin.getByTitle(seller.Name, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Atribuir', exact: true }).click();

  await expect(page.getByText(`Orçamento ${quotation.Number}: Em atendimento`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(client.Name) }).getByText('Em atendimento')).toBeVisible();
});

test('[BO-19] [SF-13] an administrator’s list shows a new quotation, the client’s page its service, without a reload', async ({
  page: admin,
  openBrowser,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  await logInDirectly(admin, ADMIN);
  const connected = admin.waitForResponse(stream);
  await admin.goto('/admin/orcamentos');
  await connected;
  const quotation = await createQuotation(request, client.Email);
  // when many things happen in the same moment, only their number is announced
  const notice = new RegExp(`^Novo orçamento ${quotation.Number}$|^\\d+ novidades nos orçamentos$`);
  await expect(admin.getByText(notice).first()).toBeVisible();
  const row = admin.getByRole('row', { name: new RegExp(client.Name) });
  await expect(row.getByText('agora mesmo')).toBeVisible();

  const page = await openBrowser();
  await logInDirectly(page, client.Email);
  const following = page.waitForResponse(stream);
  await page.goto(`/orcamentos/${quotation.Code}`);
  await following;
  await expect(page.getByText('Aberto', { exact: true })).toBeVisible();
  await assignTo(request, quotation, seller);
  await expect(page.getByText(`Orçamento ${quotation.Number}: Em atendimento`)).toBeVisible();
  await expect(page.getByText('Em atendimento', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ação indisponível' })).toBeDisabled();
});

test.describe('where the connection breaks', () => {
  test.use({ expectedErrors: /ERR_|status of 503/ });

  /** Creates a seller who receives nothing from other tests, so every notice belongs to this test. */
  async function begin(page: Page, request: APIRequestContext) {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const quotation = await createQuotation(request, client.Email);
    await logInDirectly(page, seller.Email);
    return {
      notice: page.getByText(`Orçamento ${quotation.Number}: Em atendimento`),
      row: page.getByRole('row', { name: new RegExp(client.Name) }),
      assign: () => assignTo(request, quotation, seller),
    };
  }

  test('[BO-19] it is taken up again where it was, and what happened meanwhile is not missed', async ({
    page,
    request,
  }) => {
    const { notice, row, assign } = await begin(page, request);
    let position = '';
    let isDown = false;
    const requests: (string | undefined)[] = [];
    await page.route(stream, async (route) => {
      requests.push(route.request().headers()['last-event-id']);
      if (isDown) return route.abort();
      const answer = await request.get('/api/shopping-cart/events?follow=false', {
        headers: route.request().headers(),
      });
      const body = await answer.text();
      position = /id: (\d+)\s+data: \{"type":"position"\}/.exec(body)?.[1] ?? '';
      isDown = requests.length === 1;
      return route.fulfill({ status: 200, contentType: 'text/event-stream', body });
    });
    await page.goto('/orcamentos');
    await untilSettled(page);
    await expect.poll(() => isDown).toBe(true);
    const before = position;
    await assign();
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    isDown = false;
    await expect(notice).toBeVisible();
    await expect(row).toBeVisible();
    expect(requests[1]).toBe(before);
  });

  test('[BO-19] where no stream gets through, the news are asked for in turns', async ({ page, request }) => {
    const { notice, assign } = await begin(page, request);
    await page.clock.install();
    await page.route(stream, (route) => route.fulfill({ status: 503, body: '' }));
    let turns = 0;
    page.on('response', (answer) => {
      if (/events\?follow=false$/.test(answer.url())) turns += 1;
    });
    // Advances the page's clock in small steps, so that it does not run ahead of the answers it waits for.
    const runUntil = (isSo: () => Promise<boolean> | boolean, step: number) =>
      expect.poll(async () => (await isSo()) || (await page.clock.runFor(step)), { intervals: [100] }).toBe(true);
    await page.goto('/orcamentos');
    await untilSettled(page);
    await runUntil(() => turns > 0, 1000);
    await assign();
    const before = turns;
    await runUntil(() => turns > before, 1000);
    await runUntil(() => notice.isVisible(), 200);
  });
});
