import { eq } from 'drizzle-orm';
import { mailMessage } from '../../src/db/schema';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD } from '../support/people';
import { type SmtpStandIn, startSmtp } from '../support/servers/smtp';
import { until } from '../support/wait';

const CPFS = ['15350946056', '16899535009', '28625587887', '71428793860', '45317828791'];
const MAIL_LIMIT = 4;
const LINK = /\/confirmar-email\/([\w-]+)/;
const unfolded = (mails: string[]) => mails.map((text) => text.replaceAll('=\r\n', ''));

/** What mail clients turn into links. */
const LINKABLE = /https?:\/\/|www\.\S|[\p{L}\p{N}][.。．｡]\p{L}|\S@\S/u;

describe.each(ONE_ENGINE)('addresses of e-mail on %s', (engine) => {
  let api: TestApi;
  let smtp: SmtpStandIn;
  let productCode: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    const fast = { mailInterval: 50, mailRetry: 20, recoveriesPerHour: 2, mailsPerHour: MAIL_LIMIT };
    api = await startApi(engine, { ...fast, smtpUrl: smtp.url, publicUrl: 'https://rodovia.example' });
    productCode = await createProduct(api, await createParents(api, 'endereços'), 'END-1');
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });

  let registered = 0;
  async function register(name: string, caller: Caller = 'visitor') {
    const email = `pessoa${registered}@fora.example`;
    const answer = await api.call(caller, 'POST', '/person', {
      name,
      email,
      mobile: '(11) 90000-0000',
      isPhysical: true,
      physicalDocument: CPFS[registered++],
      password: PASSWORD,
      passwordVerify: PASSWORD,
    });
    expect(answer.status).toBe(201);
    const login = await api.call('visitor', 'POST', '/Token', { username: email, password: PASSWORD });
    return { ...answer.body, headers: { authorization: `Bearer ${login.body.access_token}` } };
  }
  const quote = (headers: Record<string, string>) =>
    api.call('visitor', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] }, headers);
  const mailsTo = async (email: string) =>
    api.database.db.select().from(mailMessage).where(eq(mailMessage.recipient, email)).orderBy(mailMessage.created);
  const states = async (email: string) => (await mailsTo(email)).map(({ kind, status }) => `${kind} ${status}`);
  const reached = (email: string, wanted: string[]) =>
    until(async () => (JSON.stringify(await states(email)) === JSON.stringify(wanted) ? true : undefined));
  /** reads the sent mail, because the stored one contains no link */
  async function guidOf(email: string) {
    const [mail] = await mailsTo(email);
    expect(`${mail?.html} ${mail?.plain}`).not.toContain('confirmar-email');
    expect(mail?.plain).toContain('[link removido]');
    return until(() => LINK.exec(unfolded(smtp.received).find((text) => text.includes(email)) ?? '')?.[1]);
  }
  const confirm = (guid: string) => api.call('visitor', 'PUT', '/person/confirm-email', { guid });

  test('[SF-19] an address that a visitor typed gets one mail, with nothing that the visitor wrote in it', async () => {
    const { Email, EmailConfirmed, headers } = await register('Ganhe um carro em golpe.example');
    expect(EmailConfirmed).toBe(false);
    expect((await quote(headers)).status).toBe(201);
    await reached(Email, ['confirmation SENT', 'received HELD']);
    const [mail, other] = await mailsTo(Email);
    expect(`${mail?.subject} ${mail?.html} ${mail?.plain}`).not.toMatch(/Ganhe|golpe/);
    const resent = await api.call('admin', 'POST', `/mail-message/resend-mail?code=${other?.code}`);
    expect([resent.status, resent.body.message]).toEqual([
      409,
      'Quem recebe ainda não confirmou o endereço de e-mail.',
    ]);
    expect(smtp.received.filter((text) => text.includes(Email))).toHaveLength(1);
  });

  test('[SF-19] once it is confirmed, what was held is sent, and what comes later at once', async () => {
    const { Code, Email, headers } = await register('Bia');
    await quote(headers);
    const guid = await guidOf(Email);
    expect((await confirm(guid)).status).toBe(200);
    await reached(Email, ['confirmation SENT', 'received SENT']);
    expect((await confirm(guid)).status).toBe(200);
    await quote(headers);
    await reached(Email, ['confirmation SENT', 'received SENT', 'received SENT']);
    expect((await api.call('admin', 'GET', `/person/${Code}`)).body.EmailConfirmed).toBe(true);
    const again = await api.call('visitor', 'POST', '/person/resend-confirmation', undefined, headers);
    expect(again.status).toBe(409);
  });

  test('a link that nobody was mailed confirms nothing', async () => {
    for (const guid of ['', 'x', '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await confirm(guid);
      expect([status, body.message]).toEqual([400, expect.stringContaining('inválido ou expirou')]);
    }
  });

  test('another link can be asked for, a few times an hour', async () => {
    const { Email, headers } = await register('Caio');
    const resend = () => api.call('visitor', 'POST', '/person/resend-confirmation', undefined, headers);
    expect([(await resend()).status, (await resend()).status, (await resend()).status]).toEqual([200, 200, 429]);
    await reached(Email, Array(3).fill('confirmation SENT'));
    const links = unfolded(smtp.received)
      .filter((text) => text.includes(Email))
      .map((text) => LINK.exec(text)?.[1]);
    expect(new Set(links).size).toBe(3);
  });

  test('[RO-04] whom staff register counts as known', async () => {
    const { Email, EmailConfirmed, headers } = await register('Duda', 'seller');
    expect(EmailConfirmed).toBe(true);
    await quote(headers);
    await reached(Email, ['welcome SENT', 'received SENT']);
  });

  test('one person is sent so many mails an hour and no more; the others can be looked at', async () => {
    const { Email, headers } = await register('Eva', 'admin');
    for (let count = 0; count < MAIL_LIMIT + 1; count += 1) await quote(headers);
    await reached(Email, [
      'welcome SENT',
      'received SENT',
      'received SENT',
      'received SENT',
      'received ERROR',
      'received ERROR',
    ]);
    expect(smtp.received.filter((text) => text.includes(Email))).toHaveLength(MAIL_LIMIT);
    await api.call('visitor', 'POST', '/person/SetRecoveryPassword', { email: Email });
    await until(async () => ((await states(Email)).includes('recovery SENT') ? true : undefined));
  });

  test('of what people write no reader makes a link, and a long name is cut', async () => {
    const { db } = api.database;
    const trap = 'Veja http://golpe.example/a, www.golpe.example, golpe。example ou a@golpe.example';
    const { Code } = (
      await api.call('otherClient', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] })
    ).body;
    await api.call('otherClient', 'PUT', '/person', {
      code: api.people.otherClient.code,
      name: `golpe.example ${'Longo '.repeat(20)}`,
      mobile: '(11) 90000-0000',
      document: '98765432100',
      isPhysical: true,
    });
    await api.call('otherClient', 'PUT', `/shopping-cart/cancel-service/${Code}`, { value: trap });
    const [mail] = await db.select().from(mailMessage).where(eq(mailMessage.kind, 'cancelled'));
    const written = (text = '') =>
      text.replaceAll(`https://rodovia.example/orcamentos/${Code}`, '').replace(/<[^>]*>/g, ' ');
    expect(written(mail?.plain)).toContain('Veja');
    expect(written(mail?.plain)).not.toMatch(LINKABLE);
    expect(written(mail?.html)).not.toMatch(LINKABLE);
    expect(mail?.plain.split('\n')[0]?.length).toBeLessThan(75);
  });
});
