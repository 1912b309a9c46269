import type { Locator, Page } from '@playwright/test';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { expect } from '../support/test';

type Numbered = Pick<ShoppingCart, 'Number'>;

/** The board of quotations as a person uses it. */
export function boardOn(page: Page) {
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
  const cardIn = (at: Page | Locator, { Number: number }: Numbered) =>
    at.getByRole('listitem').filter({ hasText: `nº ${number} ·` });
  return {
    column,
    /** The card of a quotation in a column. */
    card: (name: string, quotation: Numbered) => cardIn(column(name), quotation),
    handle: ({ Number: number }: Numbered) =>
      page.getByRole('button', { name: `Mover o orçamento nº ${number}`, exact: true }),
    /** Drags a card to a column with the mouse: press, move a little, move there, release. */
    drag: async (quotation: Numbered, to: string) => {
      const card = cardIn(page, quotation);
      await expect(card).toBeVisible();
      const from = await card.boundingBox();
      const target = await column(to).boundingBox();
      if (!from || !target) throw new Error('Nothing to drag');
      await page.mouse.move(from.x + 40, from.y + from.height - 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + from.height, { steps: 3 });
      await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 8 });
      await page.mouse.up();
      // the library swallows clicks for 50 ms after a drop: a timer of the page that begins later ends later
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    },
  };
}
