import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { globalSelectors } from '../publish/contents/css-scope';
import { PERSON_TYPES, SELF, tokenOf } from '../recordings/artificial-session';
import { looksOutside, madeStyles, setSession, watchStyles } from './in-page';
import { trespassesSeen, usedNames, watchTrespasses, watchUses } from './in-page-uses';
import type { Place } from './places';
import { NO_API } from './rehearsal-origin';
import { filesOfView, type Weigh } from './weight';

/** Heading of the page, excluding elements of the probe. */
const TITLE = 'h1:not(#rodovia-probe *)';
const TITLE_MS = 6000;
const OPEN_MS = 10_000;
const REST_MS = 1500;
const FRAME_MS = 4000;
const MAX_REPORTED = 3;

type Looks = Record<string, Record<string, string>>;

const looksOf = async (page: Page) => JSON.parse(await page.evaluate(looksOutside)) as Looks;

const sessionOf = ({ role }: Place): Record<string, string> =>
  role === 'visitor'
    ? {}
    : { token: tokenOf(role), code: SELF, username: 'Prova', PERSONTYPECODE: PERSON_TYPES[role] ?? '' };

/** Returns the properties of elements outside a module that have changed. */
export function changedLooks(before: Looks, after: Looks): string[] {
  return Object.entries(before).flatMap(([element, style]) => {
    const names = Object.keys(style).filter((name) => style[name] !== after[element]?.[name]);
    const more = names.length > MAX_REPORTED ? ` e mais ${names.length - MAX_REPORTED}` : '';
    return names.length > 0 ? [`${element.split('#')[0]} (${names.slice(0, MAX_REPORTED).join(', ')}${more})`] : [];
  });
}

/** Returns whether a message is about the unavailable API, or a request that is no release file; pages report both. */
function isExpected(text: string, url: string) {
  if (text.includes(NO_API)) return true;
  const isOfRelease = URL.canParse(url) && new URL(url).pathname.startsWith('/mf/');
  return text.startsWith('Failed to load resource') && !isOfRelease;
}

/**
 * Collects failures while a page is open as parts of sentences: uncaught and logged errors, and reports of the shell.
 */
function collectFailures(page: Page, failures: string[]) {
  page.on('pageerror', ({ message }) => failures.push(`erro na página: ${message}`));
  page.on('console', (line) => {
    const { url } = line.location();
    if (line.type() === 'error' && !isExpected(line.text(), url))
      failures.push(`erro no console: ${line.text()} (${url})`);
  });
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/telemetry') || request.method() !== 'POST') return;
    const { module, phase } = JSON.parse(request.postData() ?? '{}') as { module?: string; phase?: string };
    if (phase !== 'open') failures.push(`${module} falhou (${phase})`);
  });
}

/**
 * Records the styles before the module loads, by delaying its entry. Returns a function for the styles; its result is
 * undefined if the entry was never requested.
 */
async function lookBefore(page: Page, { module }: Place): Promise<() => Promise<Looks | undefined>> {
  let before: Looks | undefined;
  let onRequest = () => {};
  const isAsked = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  await page.route(`**/mf/${module}/**/*.{js,mjs}`, async (route: Route) => {
    if (!before) {
      await page.waitForSelector('header', { timeout: FRAME_MS }).catch(() => undefined);
      before ??= await looksOf(page).catch(() => undefined);
    }
    await route.continue().catch(() => undefined);
    onRequest();
  });
  return async () => {
    // unreferenced timer, so that a finished publication does not wait for it
    await Promise.race([isAsked, pause(TITLE_MS, undefined, { ref: false })]);
    return before;
  };
}

async function styleProblems(page: Page, module: string, before: Looks | undefined): Promise<string[]> {
  if (!before) return [`${module} não foi carregado`];
  const changed = [...new Set(changedLooks(before, await looksOf(page)))];
  const global = (await page.evaluate(madeStyles)).flatMap((css) => globalSelectors(css, module));
  return [
    ...global.map((selector) => `um estilo feito por script alcança a página: '${selector}'`),
    ...(changed.length > 0 ? [`muda o que não é do módulo: ${changed.slice(0, MAX_REPORTED).join('; ')}`] : []),
  ];
}

/** Returns what is wrong with a part in a slot of the page. */
async function partProblems(page: Page, part: string): Promise<string[]> {
  const shown = page.locator(`[data-part="${part}"]`);
  const isThere = await shown.waitFor({ state: 'attached', timeout: TITLE_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return [`a parte ${part} não aparece`];
  return (await shown.locator('*').count()) > 0 ? [] : [`a parte ${part} não mostra nada`];
}

/** Names of shared packages that a module's code reads. */
export type Uses = Record<string, string[]>;

/** Options for looking at a place. */
export interface Looking {
  /** Skips the styles of the frame. */
  isFramed: boolean;
  weigh: Weigh;
  /** Names of the containers by module. */
  containers: Record<string, string>;
  /** Called with the names that the module's code has read; without it, they are not recorded. */
  onUses?: ((module: string, uses: Uses) => void) | undefined;
}

async function watch(page: Page, place: Place, { containers, onUses }: Looking) {
  await page.addInitScript(setSession, sessionOf(place));
  await page.addInitScript(watchStyles, place.module);
  const others = Object.entries(containers).filter(([module]) => module !== place.module);
  await page.addInitScript(watchTrespasses, { module: place.module, others: others.map(([, name]) => name) });
  if (onUses) await page.addInitScript(watchUses, place.module);
}

/** Opens an address in a role; returns distinct problems. */
export async function look(context: BrowserContext, origin: string, place: Place, how: Looking): Promise<string[]> {
  const { isFramed, weigh, onUses } = how;
  const page = await context.newPage();
  const failures: string[] = [];
  try {
    collectFailures(page, failures);
    const files = filesOfView(page);
    await watch(page, place, how);
    const lookedBefore = isFramed ? undefined : await lookBefore(page, place);
    await page
      .goto(`${origin}${place.at}`, { waitUntil: 'load', timeout: OPEN_MS })
      .catch(() => failures.push('não abriu a tempo'));
    const before = await lookedBefore?.();
    const title = await page.waitForSelector(TITLE, { timeout: TITLE_MS }).catch(() => null);
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined);
    if (!title) failures.push('não mostra um título (h1)');
    if (!isFramed) failures.push(...(await styleProblems(page, place.module, before)));
    if (place.part && failures.length === 0) failures.push(...(await partProblems(page, place.part)));
    failures.push(...(await page.evaluate(trespassesSeen)), ...(await weigh(place, await files())));
    onUses?.(place.module, await page.evaluate(usedNames));
    return [...new Set(failures)].map((failure) => `${place.at}: ${failure}.`);
  } finally {
    await page.close();
  }
}
