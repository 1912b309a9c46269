import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { inTurn } from '../../../testing/rotation.mjs';
import { expect, test } from '../test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Rules of these that depend on colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const violationsOf = (page: Page, runOnly: object) =>
  page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: object, options: object) => Promise<AxeResults> };
    };
    // a page is notified of another theme before its next frame; colours in transition are not checked
    await new Promise(requestAnimationFrame);
    const ends = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const changing = document.getAnimations().filter(ends);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    // selectors and sources of passed rules are not read, and would take most of the time
    const options = { runOnly: rules, resultTypes: ['violations'] };
    // what lies behind a modal dialog is inert, which axe does not know
    const modals = [...document.querySelectorAll('dialog:modal')];
    const { violations } = await axe.run(modals.length > 0 ? { include: modals } : document, options);
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  }, runOnly);

const WIDTHS = [320, 768, 1440];

/**
 * Runs `expectAccessible` at the width of a phone, a tablet or a desktop, one of them at each commit, and expects one
 * heading of level 1.
 */
export async function expectAccessibleAtAllWidths(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1);
  const before = page.viewportSize();
  for (const width of inTurn(WIDTHS, WIDTHS.length)) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await test.step(`${width} px`, () => expectAccessible(page));
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Fails with the rule and the places of every WCAG 2.2 A or AA violation of the page as it is now. The theme, light or
 * dark, changes with the commit; in the long run both are checked, the second one only by the rules that depend on
 * colours.
 */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  for (const [index, colorScheme] of inTurn(['light', 'dark'] as const, 2).entries()) {
    await page.emulateMedia({ colorScheme });
    const rules = index === 0 ? TAGS : COLOURS;
    // components that follow the theme by script may draw it some frames later
    await expect.poll(() => violationsOf(page, rules), { message: colorScheme }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
