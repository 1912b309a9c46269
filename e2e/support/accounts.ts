import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LoginAnswer, Person, PersonInput } from '@rodovia/shared/contracts';
import { expect } from './test';

export const PASSWORD = 'Rodovia#2026';
export const ADMIN = 'admin@rodovia.example';
export const SELLER = 'vendedor@rodovia.example';
export const CLIENT = 'cliente@rodovia.example';

const HEADERS = { 'Channel-Code': 'web' };

/** An e-mail nobody else in this run has. */
export const uniqueEmail = (prefix: string) => `${prefix}.${crypto.randomUUID().slice(0, 8)}@rodovia.example`;

/** Logs in over HTTP. */
export async function tokenOf(request: APIRequestContext, username: string, password = PASSWORD): Promise<LoginAnswer> {
  const answer = await request.post('/api/Token', { headers: HEADERS, data: { username, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as LoginAnswer;
}

/** Sessions that a test's calls have opened, by account and password; the browser's own are others. */
const sessions = new WeakMap<APIRequestContext, Map<string, Promise<LoginAnswer>>>();

/** Headers of a call made by an account; a test logs each of them in once. */
export async function authorized(request: APIRequestContext, username: string, password = PASSWORD) {
  const own = sessions.get(request) ?? new Map<string, Promise<LoginAnswer>>();
  sessions.set(request, own);
  const key = JSON.stringify([username, password]);
  const session = own.get(key) ?? tokenOf(request, username, password);
  own.set(key, session);
  const { access_token } = await session;
  return { ...HEADERS, Authorization: `Bearer ${access_token}` };
}

/** Opens the browser's session without its form, for tests that are about something else. */
export async function logInDirectly(page: Page, username: string, password = PASSWORD) {
  const answer = await tokenOf(page.request, username, password);
  await page.goto('/favicon.svg');
  await page.evaluate(({ access_token, code, persontypecode, name }) => {
    localStorage.setItem('token', access_token);
    localStorage.setItem('code', code);
    localStorage.setItem('PERSONTYPECODE', persontypecode);
    localStorage.setItem('username', name);
  }, answer);
}

/** What a registration asks for, of somebody nobody else in this run is. */
export const newPerson = (name: string) => ({
  name,
  email: uniqueEmail('teste'),
  isPhysical: true,
  isLegal: false,
  mobile: '(11) 98765-4321',
  physicalDocument: generateCpf(),
  password: PASSWORD,
  passwordVerify: PASSWORD,
});

/** Creates a person of a type as the administrator, for one test alone. */
export async function createPerson(
  request: APIRequestContext,
  personTypeCode: string,
  name: string,
  own: Partial<PersonInput> = {},
): Promise<Person> {
  const data = { ...newPerson(name), personTypeCode, ...own };
  const answer = await request.post('/api/person', { headers: await authorized(request, ADMIN), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Person;
}

/** The person types of the running installation, as its page tells them. */
export async function personTypes(
  request: APIRequestContext,
): Promise<{ client: string; admin: string; seller: string }> {
  const html = await (await request.get('/')).text();
  const boot = /id="rodovia-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(boot) as { config: { personTypes: { client: string; admin: string; seller: string } } }).config
    .personTypes;
}
