import type { Page } from '@playwright/test';

/** Asks for days of one's own in a list's filters, which shows the two date fields. */
export async function askForDays(page: Page) {
  // in its first frame this is the browser's own selector
  await page.getByRole('combobox', { name: 'Período' }).and(page.locator('input')).click();
  await page.getByTitle('Entre as datas').click();
}
