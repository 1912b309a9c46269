import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Role, roleOf } from '@rodovia/shared/contracts/people';
import { type OwnedRoute, type RuntimeConfig, rolesOf, slotsOf } from '@rodovia/shared/contracts/platform';
import pLimit from 'p-limit';
import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core';
import { setSession } from '../probe/in-page';
import { NOTHING, roleFor } from '../probe/places';
import { Refused } from '../store/refused';
import type { ReleaseRecord } from '../store/release';
import { PERSON_TYPES, SELF } from './artificial-session';
import { cleaned, codeReplacer, textsOf, withCodes } from './clean';
import type { Recording } from './format';
import { addressKey } from './recording';

const OPEN_MS = 15_000;
/** Longest wait for the requests of a page, and the time without a new one after which it has all. */
const REST_MS = 5000;
const QUIET_MS = 500;
const LOOK_MS = 50;

/** An account of the running system, with which pages of its role are opened. */
export interface Account {
  username: string;
  password: string;
}

interface Session {
  role: Role;
  /** Values of the browser's storage. */
  stored: Record<string, string>;
}

/** An answer as the browser got it. */
interface Raw {
  role: Role;
  url: string;
  status: number;
  body: unknown;
}

/** Reads the configuration that a running system gives its pages. */
async function configOf(origin: string): Promise<RuntimeConfig> {
  const html = await (await fetch(origin)).text();
  const [text = ''] = html.split('id="rodovia-boot">')[1]?.split('</script>') ?? [];
  if (!text) throw new Refused(`Em ${origin} não há Rodovia.`);
  return (JSON.parse(text) as { config: RuntimeConfig }).config;
}

async function logIn(origin: string, config: RuntimeConfig, { username, password }: Account): Promise<Session> {
  const answer = await fetch(new URL(`${config.apiBase}/Token`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'channel-code': config.channelCode },
    body: JSON.stringify({ username, password }),
  });
  const body = (await answer.json()) as Partial<Record<string, string>>;
  const { access_token: token, code, persontypecode, name } = body;
  if (!answer.ok || !token || !code || !persontypecode)
    throw new Refused(`${username} não entra: ${body.message ?? `resposta ${answer.status}`}`);
  const stored = { token, code, username: name ?? '', PERSONTYPECODE: persontypecode };
  return { role: roleOf(config.personTypes, persontypecode), stored };
}

/** Returns the path and query of a read below the API; undefined for everything else. */
function readOf(response: Response, apiBase: string): string | undefined {
  const { pathname, search } = new URL(response.url());
  const isRead = response.request().method() === 'GET' && pathname.startsWith(`${apiBase}/`);
  const isJson = response.headers()['content-type']?.includes('application/json');
  return isRead && isJson ? pathname.slice(apiBase.length) + search : undefined;
}

/** Returns a function that waits until a page requests nothing more; streams of events never end. */
function restOf(page: Page) {
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) pending.add(request);
    last = Date.now();
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void pending.delete(request));
  return async () => {
    const start = Date.now();
    while (Date.now() - start < REST_MS && (pending.size > 0 || Date.now() - last < QUIET_MS)) await pause(LOOK_MS);
  };
}

/** Opens an address and collects what it reads. */
async function visit(page: Page, at: string, { apiBase }: RuntimeConfig, role: Role): Promise<Raw[]> {
  const raws: Promise<Raw[]>[] = [];
  const note = (response: Response) => {
    const url = readOf(response, apiBase);
    if (url === undefined) return;
    const read = response.json().then((body: unknown) => [{ role, url, status: response.status(), body }]);
    const late = pause(OPEN_MS, [], { ref: false });
    raws.push(Promise.race([read.catch(() => []), late]));
  };
  page.on('response', note);
  const isAtRest = restOf(page);
  await page.goto(at, { waitUntil: 'load', timeout: OPEN_MS });
  await isAtRest();
  page.off('response', note);
  const inlined = await page.evaluate(() => document.getElementById('rodovia-boot')?.textContent ?? '{}');
  const { data = {} } = JSON.parse(inlined) as { data?: Record<string, unknown> };
  const drawn = Object.entries(data).map(([url, body]) => ({ role: 'visitor' as const, url, status: 200, body }));
  return [...drawn.filter(({ body }) => body !== null), ...(await Promise.all(raws)).flat()];
}

/** Returns the code of the first record of the lists that a page read. */
function firstCode(raws: readonly Raw[]): string | undefined {
  for (const { body } of raws) {
    const rows = (body as { Results?: { Code?: string }[] } | null)?.Results;
    if (rows?.[0]?.Code) return rows[0].Code;
  }
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Routes without parameters come first: the pages of records are found in their lists. */
const byDepth = (a: OwnedRoute, b: OwnedRoute) => a.path.split(':').length - b.path.split(':').length;

/** Returns whether a route is opened as a role: most are for one role, and those of clients for visitors too. */
const isOpenedAs = (route: OwnedRoute, role: Role) =>
  roleFor(route) === role || (role === 'client' && rolesOf(route).includes(role) && route.roles !== undefined);

/** What a role's visits found. */
interface Found {
  raws: Raw[];
  places: Map<string, string>;
  /** Codes of records by the route of their list. */
  codes: Map<string, string>;
}

async function visitAll(
  context: BrowserContext,
  modules: ReleaseRecord[],
  config: RuntimeConfig,
  role: Role,
  known: ReadonlyMap<string, string>,
): Promise<Found> {
  const codes = new Map(known);
  const found: Found = { raws: [], places: new Map(), codes };
  const routes = modules.flatMap(({ declaration }) => declaration.routes).filter((route) => isOpenedAs(route, role));
  // pages with slots are also for the roles of what fills them
  const offered = modules.flatMap(({ declaration }) =>
    declaration.routes.filter((route) => rolesOf(route).includes(role) && slotsOf(declaration, route.path).length > 0),
  );
  for (const { path } of [...new Set([...routes, ...offered])].sort(byDepth)) {
    const code = codes.get(parentOf(path));
    const at = path.replace(/:\w+/g, code ?? NOTHING).replace('*', '');
    const page = await context.newPage();
    const raws = await visit(page, at, config, role).catch(() => []);
    await page.close();
    if (!code && path.includes(':')) continue;
    found.raws.push(...raws);
    if (code && path.includes(':')) found.places.set(path, at);
    const first = firstCode(raws);
    if (first) codes.set(path, first);
  }
  return found;
}

const ASKED_AT_ONCE = 4;
const ANSWER_MS = 5000;

/** Returns the reads that a visitor gets the same answer to. */
async function publicAmong(
  origin: string,
  { apiBase, channelCode }: RuntimeConfig,
  raws: readonly Raw[],
): Promise<Set<Raw>> {
  const askAsVisitor = async (url: string) => {
    const options = { headers: { 'channel-code': channelCode }, signal: AbortSignal.timeout(ANSWER_MS) };
    const answer = await fetch(new URL(apiBase + url, origin), options).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => '') : '';
    return [url, text] as const;
  };
  const urls = [...new Set(raws.filter(({ role }) => role !== 'visitor').map(({ url }) => url))];
  const answers = new Map(await pLimit(ASKED_AT_ONCE).map(urls, askAsVisitor));
  const isSame = ({ url, body }: Raw) => answers.get(url) === JSON.stringify(body);
  return new Set(raws.filter((raw) => raw.role === 'visitor' || isSame(raw)));
}

/**
 * Opens every page of modules in a running system, as a visitor and with the given accounts, and returns what they read
 * without persons, secrets and prices of clients.
 * @throws {Refused} if nothing runs there, or an account is refused.
 */
export async function record(
  browser: Browser,
  origin: string,
  modules: ReleaseRecord[],
  accounts: Account[],
): Promise<Recording> {
  const config = await configOf(origin);
  const logIns: Session[] = [];
  for (const account of accounts) logIns.push(await logIn(origin, config, account));
  const visitAs = async ({ role, stored }: Session, known: ReadonlyMap<string, string> = new Map()) => {
    const context = await browser.newContext({ baseURL: origin });
    await context.addInitScript(setSession, stored);
    const found = await visitAll(context, modules, config, role, known);
    await context.close();
    return found;
  };
  const ofVisitor = await visitAs({ role: 'visitor', stored: {} });
  const visits = [ofVisitor, ...(await Promise.all(logIns.map((session) => visitAs(session, ofVisitor.codes))))];
  const raws = visits.flatMap((found) => found.raws);
  const places = new Map(visits.flatMap((found) => [...found.places]));
  const { client, seller, admin } = config.personTypes;
  const fixed = new Map([
    [client.toLowerCase(), PERSON_TYPES.client],
    [seller.toLowerCase(), PERSON_TYPES.seller],
    [admin.toLowerCase(), PERSON_TYPES.admin],
    ...logIns.flatMap(({ stored }) => (stored.code ? [[stored.code.toLowerCase(), SELF] as const] : [])),
  ]);
  const replaceCodes = codeReplacer(randomUUID(), fixed);
  const publicOnes = await publicAmong(origin, config, raws);
  const publicTexts = textsOf([...publicOnes].map(({ body }) => body));
  const answers: Recording['answers'] = {};
  for (const raw of raws) {
    const isPublic = publicOnes.has(raw);
    const own = answers[raw.role] ?? {};
    answers[raw.role] = own;
    own[addressKey(replaceCodes(raw.url))] = {
      status: raw.status,
      body: isPublic ? withCodes(raw.body, replaceCodes) : cleaned(raw.body, { publicTexts, replaceCodes }),
      ...(isPublic && raw.role !== 'visitor' && { public: true }),
    };
  }
  const addresses = [...places].map(([route, at]) => [route, replaceCodes(at)] as const);
  return { format: 1, at: new Date().toISOString(), places: Object.fromEntries(addresses), answers };
}
