import type { Locator, Page } from '@playwright/test';

/**
 * Acts as a person and counts the actions. Text that has to be typed anyway, such as a name or a price, is not counted.
 */
export class Hand {
  clicks = 0;
  keys = 0;
  constructor(readonly page: Page) {}
  async click(target: Locator) {
    this.clicks += 1;
    await target.click();
  }
  async press(key: string) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }
  /** Types into the focused field. */
  async type(text: string) {
    await this.page.keyboard.type(text);
  }
  get effort() {
    return { clicks: this.clicks, keys: this.keys };
  }
}
