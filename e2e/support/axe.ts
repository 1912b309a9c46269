import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rule and the places of every WCAG 2.2 A or AA violation of the page as it is now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(source);
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values } });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  }, RULES);
  expect(found).toEqual([]);
}
