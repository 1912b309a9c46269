import { expect, type Locator } from '@playwright/test';

/** Expects every button of a dialog to lie within it on the narrowest phones. */
export async function expectToFitPhones(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const before = page.viewportSize();
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 720 });
    const end = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.x + box.width : Number.NaN;
    };
    for (const button of await dialog.getByRole('button').all()) {
      await expect(async () => expect(await end(button)).toBeLessThanOrEqual(await end(dialog))).toPass();
    }
  }
  if (before) await page.setViewportSize(before);
}
