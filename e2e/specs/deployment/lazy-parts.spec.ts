import type { BrowserContext, Page } from '@playwright/test';
import { sized } from '../../../testing/long.mjs';
import { inTurn } from '../../../testing/rotation.mjs';
import { logInDirectly } from '../../support/accounts';
import { withoutNews } from '../../support/calls';
import { FAILURES, lossLimit } from '../../support/checks/failures';
import { expect, test } from '../../support/test';
import { SCENES, type Scene } from './lazy-scenes';

/*
 * Loses each file in turn that is loaded after the first scripts of a page, while somebody opens what needs it: scripts
 * and style sheets of the shell, the shared packages and the modules. The files of a scene are those it was seen to
 * request. The long run tries every failure; otherwise a script is cut off and a style sheet is replaced by one that
 * was not published. Each commit runs a part of the scenes.
 */

type File = string;
const isSheet = (file: File) => file.endsWith('.css');
const TAKES_ALL = sized({ usual: false, long: true });
const waysFor = (file: File) => {
  if (TAKES_ALL) return Object.keys(FAILURES).filter((way) => !isSheet(file) || !way.startsWith('script'));
  return [isSheet(file) ? 'byte alterado' : 'conexão cortada'];
};

/** Goes to the start of a scene: the page before something is opened in it. */
async function begin(page: Page, { path, width }: Scene, isCold: boolean) {
  if (width) await page.setViewportSize({ width, height: 800 });
  if (isCold) return;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const proceed = (page: Page, { path, open }: Scene) => (open ? open(page) : page.goto(path, { waitUntil: 'commit' }));

interface Whole {
  files: File[];
  /** Time in ms from opening the scene until it is shown. */
  took: number;
}

/** Opens a scene of which nothing is lost. Returns the files it requests, without those every page starts with. */
async function openWhole(context: BrowserContext, scene: Scene): Promise<Whole> {
  const page = await context.newPage();
  await begin(page, scene, !scene.open);
  const requested = new Set<File>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/mf\/.+\.(js|css)$/.test(pathname)) requested.add(pathname);
  });
  const start = Date.now();
  await proceed(page, scene);
  await expect(scene.shown(page)).toBeVisible();
  const took = Date.now() - start;
  await page.waitForLoadState('networkidle');
  const first = await page.locator('script[defer]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await page.close();
  const isWanted = (file: File) => !first.includes(file) && (TAKES_ALL || !scene.only || scene.only.test(file));
  return { files: [...requested].filter(isWanted), took };
}

/** Returns the classes of a style sheet that are used on the page without a rule for them. */
async function unstyled(page: Page, file: File) {
  const answer = await page.request.get(file);
  const classes = [...new Set([...(await answer.text()).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name))];
  return page.evaluate((names) => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('');
    return names.filter((name) => name && document.querySelector(`.${name}`) && !rules.includes(`.${name}`));
  }, classes);
}

/** Loses `file` while the scene is opened, which takes at most `limit` ms; returns how the page went on. */
async function lose(context: BrowserContext, scene: Scene, file: File, way: string, limit: number): Promise<string> {
  const page = await context.newPage();
  await begin(page, scene, !scene.open);
  const before = scene.open && !scene.leads ? await page.getByRole('heading', { level: 1 }).textContent() : null;
  const lost = (url: URL) => url.pathname === file;
  await page.route(lost, FAILURES[way] ?? (() => undefined));
  const retry = page.getByRole('button', { name: 'Tentar novamente' }).first();
  const instead = scene.instead?.shown(page) ?? retry;
  const shown = scene.shown(page);
  const start = Date.now();
  await proceed(page, scene);
  await expect(instead.or(shown).first()).toBeVisible();
  // the server-rendered content is visible before a script is lost, and stays until the last attempt to load it has
  // failed
  const lastTry = () => instead.waitFor({ timeout: limit }).catch(() => undefined);
  if (!scene.open) await Promise.race([lastTry(), page.waitForLoadState('networkidle')]);
  const took = Date.now() - start;
  const isLost = await instead.isVisible();
  if (isLost) expect(took, `${file} × ${way}`).toBeLessThan(limit);
  if (!isLost) await expect(shown, `${file} × ${way}`).toBeVisible();
  if (!isLost && isSheet(file)) expect(await unstyled(page, file), `${file} × ${way}`).toEqual([]);
  // the surrounding page stays: an open dialog hides it from the accessibility tree, not from the page
  if (before) expect(await page.locator('h1').first().textContent()).toBe(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (isLost) {
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await (scene.instead?.again(page) ?? retry.click());
    await expect(shown, `${file} × ${way}`).toBeVisible();
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  }
  if (scene.as) expect(await page.evaluate(() => localStorage.getItem('token')), 'the session').not.toBeNull();
  await page.close();
  return isLost ? `painel em ${(took / 1000).toFixed(1)} s, recuperado` : 'mostrado sem ele';
}

const results: string[] = [];
test.afterAll(() => {
  for (const result of results) console.info(result);
});

test.use({ expectedErrors: /^/ });

for (const [name, declared] of inTurn(Object.entries(SCENES), 10)) {
  test(`[MF-04] ${name}: whatever file is lost, a panel or the page once it was waited for, no session ends, a second try recovers`, async ({
    browser,
    page,
  }) => {
    const scene = { ...declared, path: (await declared.prepare?.(page.request)) ?? declared.path };
    if (scene.as) await logInDirectly(page, scene.as);
    const storageState = await page.context().storageState();
    const openContext = async () => {
      const context = await browser.newContext({ storageState });
      await withoutNews(context);
      return context;
    };
    const seen = await openContext();
    const { files, took } = await openWhole(seen, scene);
    const limit = lossLimit(took);
    await seen.close();
    expect(files).not.toHaveLength(0);
    for (const file of files)
      for (const way of waysFor(file)) {
        const context = await openContext();
        const result = await test.step(`${file} × ${way}`, () => lose(context, scene, file, way, limit));
        results.push(`${name.padEnd(26)} ${`${file.replace(/^\/mf\//, '')} × ${way}`.padEnd(74)} ${result}`);
        await context.close();
      }
  });
}
