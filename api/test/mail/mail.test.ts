import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { type MailingApi, startMailingApi } from '../support/scenes/mailing-api';
import { until } from '../support/wait';

const FAST = { mailInterval: 50, mailRetry: 20, mailAttempts: 3 };

describe.each(ONE_ENGINE)('mails on %s', (engine) => {
  let api: MailingApi['api'];
  let smtp: MailingApi['smtp'];
  let close: MailingApi['close'];
  let product: string;
  beforeAll(async () => {
    ({ api, smtp, close } = await startMailingApi(engine, { ...FAST, publicUrl: 'https://rodovia.example' }));
    product = await createProduct(api, await createParents(api, 'correio'), 'MAIL-1', {
      description: 'Pneu <b>Rota</b>',
    });
  });
  afterAll(() => close());

  const list = async (query: string) => (await api.call('admin', 'GET', `/mail-message/pagged?${query}`)).body;
  const mailsWith = (query: string, status: string) =>
    until(async () => {
      const { Results } = await list(query);
      return Results[0]?.MailMessageStatus === status ? Results[0] : undefined;
    });
  const order = () => ({ shoppingCartItem: [{ productCode: product, quantity: 4 }] });

  test('a quotation is received, assigned, finished by mail; client and seller are told', async () => {
    const { Code, Number: number } = (await api.call('client', 'POST', '/shopping-cart', order())).body;
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${Code}?sellerCode=${api.people.seller.code}`);
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${Code}`, { value: 'Atendimento finalizado.' });
    const { Results } = await list(`term=${number}&orderBy=Subject asc&include=Person`);
    expect(Results.map((mail: { Subject: string; To: string }) => [mail.Subject, mail.To])).toEqual([
      [`Orçamento nº ${number} atribuído a você`, 'seller@teste.example'],
      [`Orçamento nº ${number} concluído`, 'client@teste.example'],
      [`Orçamento nº ${number} em atendimento`, 'client@teste.example'],
      [`Recebemos o orçamento nº ${number}`, 'client@teste.example'],
    ]);
    expect(Results[3].Person).toMatchObject({ Name: 'client', Email: 'client@teste.example' });
    const mail = await api.call('admin', 'GET', `/mail-message/${Results[3].Code}`);
    expect(mail.body.Body).toContain('4 × Pneu &lt;b&gt;Rota&lt;/b&gt;');
    expect(mail.body.Body).toContain(`https://rodovia.example/orcamentos/${Code}`);
    await until(() => (smtp.received.length >= 4 ? true : undefined));
    expect(smtp.received[0]).toContain('Content-Type: text/plain');
    expect(smtp.received[0]).toContain('Content-Type: text/html');
  });

  test('a cancelled quotation and a registration are mailed too', async () => {
    const { Code, Number: number } = (await api.call('client', 'POST', '/shopping-cart', order())).body;
    await api.call('client', 'PUT', `/shopping-cart/cancel-service/${Code}`, { value: 'Solicitação' });
    expect((await mailsWith(`term=${number} cancelado`, 'SENT')).Subject).toBe(`Orçamento nº ${number} cancelado`);
    const person = {
      name: 'Nova Pessoa',
      email: 'nova@teste.example',
      mobile: '(11) 90000-0000',
      isPhysical: true,
      isLegal: false,
      physicalDocument: '15350946056',
      password: 'senha-boa-1',
      passwordVerify: 'senha-boa-1',
    };
    expect((await api.call('visitor', 'POST', '/person', person)).status).toBe(201);
    expect((await mailsWith('term=nova@teste', 'SENT')).Subject).toBe('Boas-vindas à Rodovia');
  });

  test('[BO-11] staff who are given a password are led to the panel, and not to the shop', async () => {
    const person = {
      name: 'Nova Vendedora',
      email: 'vendedora@teste.example',
      mobile: '(11) 90000-0000',
      isPhysical: true,
      isLegal: false,
      physicalDocument: '27182818396',
      password: 'senha-boa-1',
      passwordVerify: 'senha-boa-1',
      personTypeCode: api.config.personTypes.seller,
    };
    expect((await api.call('admin', 'POST', '/person', person)).status).toBe(201);
    const { Code } = await mailsWith('term=vendedora@teste', 'SENT');
    const { Body } = (await api.call('admin', 'GET', `/mail-message/${Code}`)).body;
    expect(Body).toContain('/admin"');
    expect(Body).not.toMatch(/carrinho|\/modelos/);
  });

  test('a change that is rolled back sends nothing', async () => {
    const before = (await list('quantity=1')).TotalCount;
    const bad = { shoppingCartItem: [{ productCode: '00000000-0000-4000-8000-000000000000', quantity: 1 }] };
    expect((await api.call('client', 'POST', '/shopping-cart', bad)).status).toBe(400);
    expect((await list('quantity=1')).TotalCount).toBe(before);
  });

  test('[ST-07] after every attempt failed it is an error; resending works once, then never again', async () => {
    smtp.isDown = true;
    const { Number: number } = (await api.call('client', 'POST', '/shopping-cart', order())).body;
    const failed = await mailsWith(`term=${number} recebemos`, 'ERROR');
    const { rows } = await api.database.db.execute<{ attempts: number }>(
      sql`select attempts from mail_message where code = ${failed.Code}`,
    );
    expect(rows[0]?.attempts).toBe(3);
    const resend = () => api.call('admin', 'POST', `/mail-message/resend-mail?code=${failed.Code}`);
    expect((await resend()).body).toEqual({ MailMessageStatus: 'ERROR' });
    smtp.isDown = false;
    const sent = smtp.received.length;
    const answers = await Promise.all([resend(), resend(), resend()]);
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([
      { MailMessageStatus: 'SENT' },
    ]);
    expect(await resend()).toMatchObject({ status: 409, body: { message: 'Este e-mail já foi enviado.' } });
    expect(smtp.received.length).toBe(sent + 1);
  });

  test('[BO-10] filters by sender, recipient, subject, status and exports the same rows', async () => {
    expect((await list('term=nao-responda')).TotalCount).toBeGreaterThan(3);
    expect((await list('term=ninguem')).TotalCount).toBe(0);
    expect((await list('status=SENT&term=seller')).TotalCount).toBe(1);
    const file = await api.call('admin', 'GET', '/mail-message/export?term=seller');
    expect(file.body.Object.split('\r\n')[1]).toMatch(
      /seller@teste\.example;Orçamento nº \d+ atribuído a você;Enviado/,
    );
    expect((await api.call('admin', 'GET', '/mail-message?include=Person')).body.length).toBeGreaterThan(4);
  });

  test('what an instance took and did not finish is taken over once its lease is over', async () => {
    const { db } = api.database;
    const [row] = (
      await db.execute<{ code: string }>(sql`insert into mail_message
        (kind, sender, recipient, subject, html, plain, leased_until)
        values ('welcome', 'a@b.example', 'orphan@teste.example', 'Órfã', 'x', 'x', now() + interval '1 hour') returning code`)
    ).rows;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await list('term=orphan')).Results[0].MailMessageStatus).toBe('PENDING');
    await db.execute(sql`update mail_message set leased_until = now() - interval '1 second' where code = ${row?.code}`);
    await mailsWith('term=orphan', 'SENT');
  });
});

describe('without an SMTP server', () => {
  test('mails become .eml files and count as sent', async () => {
    const api = await startApi('pglite', FAST);
    await api.call('visitor', 'POST', '/person/SetRecoveryPassword', { email: api.people.client.email });
    const folder = join(api.config.filesDir, 'mail');
    const [name] = await until(() => {
      try {
        const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
        return files.length > 0 ? files : undefined;
      } catch {
        return undefined;
      }
    });
    expect(readFileSync(join(folder, name ?? ''), 'utf8')).toContain('To: client@teste.example');
    const { Results } = (await api.call('admin', 'GET', '/mail-message/pagged')).body;
    expect(Results[0]).toMatchObject({ MailMessageStatus: 'SENT', To: 'client@teste.example' });
    await api.close();
  });
});
