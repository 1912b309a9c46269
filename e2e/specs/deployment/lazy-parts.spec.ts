import type { BrowserContext, Page } from '@playwright/test';
import { sized } from '../../../testing/long.mjs';
import { unhurried } from '../../../testing/pace.mjs';
import { inTurn } from '../../../testing/rotation.mjs';
import { logInDirectly } from '../../support/accounts';
import { withoutNews } from '../../support/calls';
import { FAILURES } from '../../support/failures';
import { expect, test } from '../../support/test';
import { SCENES, type Scene } from './lazy-scenes';

/*
 * Every file that comes after the first scripts of a page, script and style sheet, of the shell, of the shared packages
 * and of the modules: each is lost in turn while somebody opens what needs it. The files of a scene are those that it
 * was seen to ask for. The long run takes every way to be lost; else a script is cut off, and a style
 * sheet is another than was published. Each commit runs a part of the scenes.
 */

type File = string;
const isSheet = (file: File) => file.endsWith('.css');
const TAKES_ALL = sized({ usual: false, long: true });
const waysFor = (file: File) => {
  if (TAKES_ALL) return Object.keys(FAILURES).filter((way) => !isSheet(file) || !way.startsWith('script'));
  return [isSheet(file) ? 'byte alterado' : 'conexão cortada'];
};

/** Goes where a scene begins: the page as it is before something is opened in it. */
async function begin(page: Page, { path, width }: Scene, isCold: boolean) {
  if (width) await page.setViewportSize({ width, height: 800 });
  if (isCold) return;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const proceed = (page: Page, { path, open }: Scene) => (open ? open(page) : page.goto(path, { waitUntil: 'commit' }));

/** Files that a scene asks for, without those that every page begins with. */
async function filesOf(context: BrowserContext, scene: Scene): Promise<File[]> {
  const page = await context.newPage();
  await begin(page, scene, !scene.open);
  const asked = new Set<File>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/mf\/.+\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  await proceed(page, scene);
  await expect(scene.shown(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await page.locator('script[defer]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await page.close();
  return [...asked].filter((file) => !first.includes(file) && (TAKES_ALL || !scene.only || scene.only.test(file)));
}

/** Classes of a sheet that are on the page, and that no sheet of it has rules for. */
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

/** Loses `file` while the scene is opened; answers how the page went on. */
async function lose(context: BrowserContext, scene: Scene, file: File, way: string): Promise<string> {
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
  await expect(instead.or(shown).first()).toBeVisible({ timeout: unhurried(11_000) });
  // what the server drew is there before a script is lost, and stands until the last try for it has failed
  const lastTry = () => instead.waitFor({ timeout: unhurried(11_000) }).catch(() => undefined);
  if (!scene.open) await Promise.race([lastTry(), page.waitForLoadState('networkidle')]);
  const took = Date.now() - start;
  const isLost = await instead.isVisible();
  if (isLost) expect(took, `${file} × ${way}`).toBeLessThan(unhurried(11_000));
  if (!isLost) await expect(shown, `${file} × ${way}`).toBeVisible();
  if (!isLost && isSheet(file)) expect(await unstyled(page, file), `${file} × ${way}`).toEqual([]);
  // what is around it stays: an open window hides it from the tree, not from the page
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
  test(`[MF-04] ${name}: whatever file is lost, a panel or the page within 10 s, no session ends, a second try recovers`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(unhurried(TAKES_ALL ? 900_000 : 120_000));
    const scene = { ...declared, path: (await declared.prepare?.(page.request)) ?? declared.path };
    if (scene.as) await logInDirectly(page, scene.as);
    const storageState = await page.context().storageState();
    const anew = async () => {
      const context = await browser.newContext({ storageState });
      await withoutNews(context);
      return context;
    };
    const seen = await anew();
    const files = await filesOf(seen, scene);
    await seen.close();
    expect(files).not.toHaveLength(0);
    for (const file of files)
      for (const way of waysFor(file)) {
        const context = await anew();
        const result = await test.step(`${file} × ${way}`, () => lose(context, scene, file, way));
        results.push(`${name.padEnd(26)} ${`${file.replace(/^\/mf\//, '')} × ${way}`.padEnd(74)} ${result}`);
        await context.close();
      }
  });
}
