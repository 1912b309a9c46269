import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LoginAnswer, Person, PersonInput } from '@rodovia/shared/contracts/people';
import { expect } from './test';
import { unique } from './unique';

export const PASSWORD = 'Rodovia#2026';
export const ADMIN = 'admin@rodovia.example';
export const SELLER = 'vendedor@rodovia.example';
export const CLIENT = 'cliente@rodovia.example';

const HEADERS = { 'Channel-Code': 'web' };

/** Returns an e-mail address that nobody else in this run has. */
export const uniqueEmail = (prefix: string) => `${unique(`${prefix}.`)}@rodovia.example`;

/** Logs in over HTTP. */
export async function tokenOf(request: APIRequestContext, username: string, password = PASSWORD): Promise<LoginAnswer> {
  const answer = await request.post('/api/Token', { headers: HEADERS, data: { username, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as LoginAnswer;
}

const origins = new WeakMap<APIRequestContext, Promise<string>>();

/** Returns the origin of the running product that `request` calls. */
function originOf(request: APIRequestContext): Promise<string> {
  const known = origins.get(request) ?? request.get('/favicon.svg').then((answer) => new URL(answer.url()).origin);
  origins.set(request, known);
  return known;
}

/** Asks a product for something once and remembers the answer for the tests of this worker. */
function onceIn<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = cache.get(key) ?? ask();
  cache.set(key, answer);
  return answer;
}

/** Sessions opened for API calls, by product, account and password. Pages have their own sessions. */
const sessions = new Map<string, Promise<LoginAnswer>>();
const lastUses = new Map<string, number>();

/**
 * Milliseconds after which a session is opened again: an unused one ends when its account has logged in often enough
 * elsewhere.
 */
const MAX_UNUSED_MS = 30_000;

/** Returns the headers of a call made by an account. The session is reused between calls. */
export async function authorized(request: APIRequestContext, username: string, password = PASSWORD) {
  const key = JSON.stringify([await originOf(request), username, password]);
  if (Date.now() - (lastUses.get(key) ?? 0) > MAX_UNUSED_MS) sessions.delete(key);
  lastUses.set(key, Date.now());
  const { access_token } = await onceIn(sessions, key, () => tokenOf(request, username, password));
  return { ...HEADERS, Authorization: `Bearer ${access_token}` };
}

/** Opens the browser's session without the log-in form, for tests about something else. */
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

/** Returns the form data of a registration, for a person that nobody else in this run is. */
export const registrationOf = (name: string) => ({
  name,
  email: uniqueEmail('teste'),
  isPhysical: true,
  isLegal: false,
  mobile: '(11) 98765-4321',
  physicalDocument: generateCpf(),
  password: PASSWORD,
  passwordVerify: PASSWORD,
});

/** Creates a person as the administrator, for one test. */
export async function createPerson(
  request: APIRequestContext,
  kind: keyof PersonTypes,
  name: string,
  own: Partial<PersonInput> = {},
): Promise<Person> {
  const types = await personTypes(request);
  const data = { ...registrationOf(name), personTypeCode: types[kind], ...own };
  const answer = await request.post('/api/person', { headers: await authorized(request, ADMIN), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Person;
}

interface PersonTypes {
  client: string;
  admin: string;
  seller: string;
}

const typesByOrigin = new Map<string, Promise<PersonTypes>>();

async function readPersonTypes(request: APIRequestContext): Promise<PersonTypes> {
  const html = await (await request.get('/admin')).text();
  const boot = /id="rodovia-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(boot) as { config: { personTypes: PersonTypes } }).config.personTypes;
}

/** Forgets what was remembered of a product that has ended: another one may listen at its address. */
export function forgetProduct(origin: string) {
  typesByOrigin.delete(origin);
  for (const key of sessions.keys()) if (JSON.parse(key)[0] === origin) sessions.delete(key);
}

/** Returns the person types of the running installation, as its pages state them. */
export const personTypes = async (request: APIRequestContext): Promise<PersonTypes> =>
  onceIn(typesByOrigin, await originOf(request), () => readPersonTypes(request));
