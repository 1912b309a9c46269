import type { Page } from '@playwright/test';
import { conversationOn, say } from '../../pages/conversation';
import { openAs } from '../../pages/proposal-sheet';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

const facts = (page: Page) => page.getByRole('region', { name: 'Informações do orçamento' });
const notices = (page: Page) => page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Avisos' });

test('[BO-22] a seller is reminded of a quotation on a day of choice, in the queue and in the notices', async ({
  page,
  request,
}) => {
  const { seller, client, quotation } = await servedQuotation(request);
  await openAs(page, seller.Email, quotation);
  await page.getByRole('button', { name: 'Lembrar-me' }).click();
  const dialog = page.getByRole('dialog', { name: `Lembrete do orçamento nº ${quotation.Number}` });
  await expectAccessible(page);
  await expectToFitPhones(dialog);
  await dialog.getByLabel('Dia', { exact: true }).fill('01/01/2020');
  await dialog.getByLabel('Anotação (opcional)').fill('Perguntar pelo eixo');
  await dialog.getByRole('button', { name: 'Guardar lembrete' }).click();
  await expect(dialog.getByText('Escolha hoje ou um dia que ainda vem.')).toBeVisible();
  await expect(dialog.getByLabel('Anotação (opcional)')).toHaveValue('Perguntar pelo eixo');
  await dialog.getByRole('button', { name: /^Em uma semana/ }).click();
  await dialog.getByRole('button', { name: 'Guardar lembrete' }).click();
  await expect(facts(page)).toContainText(/Lembrete\s*\d\d\/\d\d\/\d{4}: Perguntar pelo eixo/);
  // its day comes
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  await request.put(`/api/shopping-cart/reminder/${quotation.Code}`, {
    headers: await authorized(request, seller.Email),
    data: { dueDate: today, note: 'Perguntar pelo eixo' },
  });
  await page.goto('/orcamentos');
  const queue = page.getByRole('region', { name: 'Minha fila' });
  await queue.getByRole('button', { name: /^Lembretes ?1$/ }).click();
  await expect(queue.getByRole('listitem')).toHaveText([new RegExp(`nº ${quotation.Number} · .*Perguntar pelo eixo$`)]);
  await notices(page).click();
  const reminders = page.getByRole('region', { name: 'Lembretes' });
  await expect(reminders).toContainText(`nº ${quotation.Number} · ${client.Name}`);
  await expectAccessible(page);
  await reminders.getByRole('button', { name: /^Feito/ }).click();
  await expect(reminders).toBeHidden();
});

test('[BO-22] what happened to the own work is counted live, is new once, and leads to its quotation', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  const { seller, client, quotation } = served;
  const proposal = await sendProposal(request, served);
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos/avisos');
  const news = page.getByRole('region', { name: 'O que aconteceu' });
  await expect(news.getByRole('listitem')).toHaveText([/Novo.*em atendimento por/]);
  await page.goto('/orcamentos');
  await expect(notices(page)).toHaveAccessibleDescription('');
  await request.put(`/api/proposal/accept/${proposal.Code}`, {
    headers: await authorized(request, client.Email),
    data: { totalCents: proposal.TotalCents },
  });
  await expect(notices(page)).toHaveAccessibleDescription('1 aviso por ver');
  await notices(page).click();
  await expect(news.getByRole('listitem').first()).toHaveText(
    new RegExp(`^Novo Proposta ${quotation.Number}/1 aceita · ${client.Name}`),
  );
  await expect(notices(page)).toHaveAccessibleDescription('');
  await page.reload();
  await expect(news.getByRole('listitem').first()).toHaveText(/^\s*Proposta/);
  await news.getByRole('link').first().click();
  await expect(page).toHaveURL(`/orcamentos/${quotation.Code}`);
});

test('[BO-22] the daily summary is chosen by each person, the week’s figures by administrators', async ({
  page,
  request,
}) => {
  const { seller } = await servedQuotation(request);
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos/avisos');
  const mails = page.getByRole('region', { name: 'Por e-mail' });
  const digest = mails.getByRole('checkbox', { name: /^Resumo de cada dia útil/ });
  await expect(mails.getByRole('checkbox')).toHaveCount(1);
  await digest.check();
  await expect(page.getByText('Escolha guardada.')).toBeVisible();
  await page.reload();
  await expect(digest).toBeChecked();
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/orcamentos/avisos');
  await expect(mails.getByRole('checkbox', { name: /^Números da semana/ })).toBeChecked();
});

test('[BO-22] ready texts are kept by administrators, and inserted with the facts of the quotation', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  const { seller, client, quotation } = served;
  const name = unique('Retomada ');
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/configuracoes/textos');
  await page.getByRole('button', { name: 'Novo texto pronto' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Texto').fill('Olá, {nome}!');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('O campo {nome} não existe.')).toBeVisible();
  await form.getByLabel('Texto').fill('Olá, {cliente}! O orçamento nº {número} soma {total}.');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();

  await openAs(page, seller.Email, quotation);
  const conversation = conversationOn(page);
  await conversation.field.fill('Bom dia.');
  await conversation.area.getByRole('button', { name: 'Texto pronto' }).click();
  // the total is that of a sent proposal
  const choice = conversation.area.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(choice).toBeDisabled();
  await expect(choice).toContainText('Falta: total da proposta.');
  await sendProposal(request, served);
  await expect(choice).toBeEnabled();
  await expectAccessible(page);
  await choice.click();
  await expect(conversation.field).toHaveValue(/^Bom dia\.\nOlá, .*! O orçamento nº \d+ soma R\$\s4\.000,00\.$/);
  await expect(conversation.field).toBeFocused();
  await expect(conversation.field).toHaveValue(new RegExp(client.Name));

  // a refusal, in the question that ends the service
  await page.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  const ending = page.getByRole('dialog', { name: /^Finalizar o atendimento/ });
  await ending.getByRole('radio', { name: 'Perdido' }).check();
  await ending.getByRole('button', { name: 'Texto pronto' }).click();
  await ending.getByRole('button', { name: /^Fora de linha/ }).click();
  await expect(ending.getByLabel('Observação')).toHaveValue('O produto saiu de linha.');
  await say(request, client.Email, quotation, 'Oi');
});
