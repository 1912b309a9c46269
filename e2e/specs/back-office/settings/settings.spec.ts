import { readFile } from 'node:fs/promises';
import { askForDays } from '../../../pages/period';
import { ADMIN, createPerson, logInDirectly, PASSWORD } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

// the browser logs refused calls as errors
test.use({ expectedErrors: /status of (400|404|409|500)/ });

test('[BO-08] [BO-09] the settings lead to the logs: who did what and when, filtered by text and by days', async ({
  page,
}) => {
  const { Name, Email } = await createPerson(page.request, 'admin', unique('Quem '));
  await createPerson(page.request, 'client', 'Cliente dos Logs');
  await logInDirectly(page, Email);
  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('list', { name: 'Configurações' }).getByRole('link')).toHaveText([
    'Alterar senha',
    'Logs',
    'E-mails enviados',
  ]);
  await page.getByRole('link', { name: 'Logs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible();
  for (const name of ['Id', 'Mensagem', 'Data']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('cadastrou a pessoa');
  await search.press('Enter');
  await expect(page).toHaveURL(/filtro=cadastrou/);
  await expect(page.getByRole('cell', { name: /cadastrou a pessoa/ }).first()).toBeVisible();

  await search.fill(Name);
  await search.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(`${Name} .*entrou no sistema`) });
  await expect(row).toHaveCount(1);
  await expect(row.getByText(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/)).toBeVisible();
  await askForDays(page);
  await page.getByLabel('Data inicial').fill('2020-01-01');
  await page.getByLabel('Data final').fill('2020-01-02');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('heading', { name: 'Não encontrado' })).toBeVisible();
  await page.getByLabel('Data final').fill('2099-12-31');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(row).toHaveCount(1);
});

test('[BO-10] [BO-24] [ST-07] [ER-01] sent e-mails are listed and exported; a resend says how it went, also where it fails', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/configuracoes/emails?status=SENT');
  for (const name of ['Remetente', 'Destinatário', 'Assunto', 'Enviado em', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const row = page.locator('tbody tr[tabindex]').first();
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Reenviar/ })).toBeDisabled();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('reportMail.csv');

  await goWithin(page, '/admin/configuracoes/emails?status=ERROR');
  const again = row.getByRole('button', { name: /^Reenviar/ });
  await expect(again).toBeEnabled();
  const refusal = { code: 409, message: 'Este e-mail está sendo enviado neste momento.' };
  await page.route('**/api/mail-message/resend-mail**', (route) => route.fulfill({ status: 409, json: refusal }));
  await again.click();
  await expect(page.getByText(/Erro ao reenviar o email/)).toBeVisible();
  // while the error of the failed resend is being handled, its button ignores presses
  await expect(page.locator('tbody button[aria-busy="true"]')).toHaveCount(0);
  await page.route('**/api/mail-message/resend-mail**', (route) =>
    route.fulfill({ json: { MailMessageStatus: 'SENT' } }),
  );
  const fresh = page.waitForResponse((response) => response.url().includes('/mail-message/pagged'));
  await again.click();
  await expect(page.getByText('Email reenviado!')).toBeVisible();
  await fresh;
});

test('[BO-11] [ER-01] a message runs no script and is saved under its subject; a missing one is told', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/configuracoes/emails?status=SENT');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mensagem' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  const subject = (await page.locator('dt', { hasText: 'Assunto' }).locator('+ dd').textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${subject.replace(/[\\/:*?"<>|]+/g, ' ').replace(/\s+/g, ' ')}.html`);
  expect(await readFile(await file.path(), 'utf8')).toContain('<');
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toHaveCount(0);
  await goWithin(page, `/admin/configuracoes/emails/${crypto.randomUUID()}`);
  await expect(page.getByText('Erro ao carregar o email!')).toBeVisible();
});

test('[BO-12] [VA-03] a password is changed and the session goes on', async ({ page }) => {
  const { Email } = await createPerson(page.request, 'admin', 'Administrador de Teste');
  await logInDirectly(page, Email);
  await page.goto('/admin/configuracoes/editar-senha');
  const current = page.getByLabel('Senha atual');
  const next = page.getByLabel('Nova senha', { exact: true });
  const again = page.getByLabel('Confirmar nova senha');
  const save = page.getByRole('button', { name: 'Salvar' });
  await current.fill(PASSWORD);
  await next.fill(PASSWORD);
  await again.fill('outra');
  await save.click();
  await expect(page.getByText('Nova senha não pode ser igual a senha anterior.')).toBeVisible();
  await expect(page.getByText('Novas senhas não conferem')).toBeVisible();
  await current.fill('errada');
  await next.fill(`${PASSWORD}x`);
  await again.fill(`${PASSWORD}x`);
  await save.click();
  await expect(page.getByText('Senha atual incorreta.')).toBeVisible();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(PASSWORD);
  await page.route('**/api/person/update-password', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(page.getByText('Erro ao alterar senha. Tente novamente.')).toBeVisible();
  await page.unrouteAll();
  await save.click();
  await expect(page.getByText('Alterado com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'Logs' }).click();
  await expect(page.getByRole('cell', { name: /alterou a própria senha/ }).first()).toBeVisible();
});
