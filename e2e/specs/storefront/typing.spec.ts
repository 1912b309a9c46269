import type { Locator, Page } from '@playwright/test';
import { sized } from '../../../testing/long.mjs';
import { inTurn } from '../../../testing/rotation.mjs';
import { anyProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

/** Moments in ms after a field appeared, from before the page is taken over until long after. */
const MOMENTS = Array.from({ length: 31 }, (_, at) => at * 50);
/** How many times slower the processor is: only the long run also types on a slow device. */
const SLOWNESS = sized({ usual: [1], long: [1, 4] });

const selectAll = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.select());

/** Ways to replace the text of a field; each takes several steps, between which the page may change. */
const WAYS: Record<string, (page: Page, field: Locator, text: string) => Promise<void>> = {
  fill: (_, field, text) => field.fill(text),
  async keys(page, field, text) {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async paste(page, field, text) {
    await field.focus();
    await selectAll(field);
    await page.keyboard.insertText(text);
  },
  async selection(page, field, text) {
    await field.selectText();
    await page.keyboard.type(text);
  },
};

interface Place {
  text: string;
  /** Address, given one of a product in the cart. */
  at: (product: string) => string;
  /** Leads to the field. */
  go?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  /** Whether it is served with the page, and taken over. */
  isServed?: boolean;
}

const openLogIn = (page: Page) => page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();

const PLACES: Record<string, Place> = {
  'the quantity of a product in the cart': {
    text: '5',
    at: (product) => `/modelos/${product}`,
    field: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /^Quantidade/ })
        .first(),
    isServed: true,
  },
  'the quantity in a list': {
    text: '12',
    at: () => '/modelos',
    field: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /^Quantidade/ })
        .nth(2),
  },
  'the search': {
    text: '205/55R16',
    at: () => '/',
    field: (page) => page.getByRole('combobox', { name: /^Buscar pneus/ }),
    isServed: true,
  },
  'the list of a customer': {
    text: '4 x 205/55R16',
    at: () => '/modelos',
    go: (page) => page.getByRole('button', { name: 'Cole a sua lista' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  'the log-in': {
    text: 'frota@rodovia.example',
    at: () => '/',
    go: openLogIn,
    field: (page) => page.getByRole('dialog').getByLabel('E-mail'),
  },
  'the registration': {
    text: 'frota@rodovia.example',
    at: () => '/',
    async go(page) {
      await openLogIn(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cadastre-se' }).click();
    },
    field: (page) => page.getByRole('dialog', { name: /cadastr/i }).getByLabel('E-mail'),
  },
};

const NAMES = Object.keys(WAYS);

/** Every way at every moment where a page is taken over, and in the long run; elsewhere one way at each moment. */
const cellsOf = ({ isServed = false }: Place) =>
  MOMENTS.flatMap((moment, at) => {
    const ways = isServed ? NAMES : sized({ usual: [NAMES[at % NAMES.length] ?? ''], long: NAMES });
    return ways.map((way) => ({ way, moment }));
  });

/** Waits until the page is taken over and its code has nothing left to do at once. */
const untilRest = (page: Page) =>
  page.waitForFunction(async () => {
    const early = (globalThis as unknown as { rodoviaEarly?: { stop: AbortController } }).rodoviaEarly;
    if (early && !early.stop.signal.aborted) return false;
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    return true;
  });

for (const [name, place] of Object.entries(PLACES))
  test(`what is typed into ${name} is what counts, at whatever moment`, async ({ page, request }) => {
    test.slow();
    const { text, at, go, field } = place;
    const { Code } = await anyProduct(request);
    await page.addInitScript((code) => {
      localStorage.clear();
      localStorage.setItem('cartItens', JSON.stringify([{ Code: code, Quantity: 2 }]));
    }, Code);
    const device = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    for (const slowness of SLOWNESS) {
      await device.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      for (const { way, moment } of inTurn(cellsOf(place), 10)) {
        await page.goto(at(Code), { waitUntil: 'commit' });
        await go?.(page);
        await field(page).evaluate((_, ms) => new Promise((resolve) => setTimeout(resolve, ms)), moment);
        await WAYS[way]?.(page, field(page), text);
        await untilRest(page);
        const value = await field(page).inputValue();
        if (value !== text) wrong.push(`${way} after ${moment} ms at 1/${slowness}: ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });

test('[SF-10] the quantity that was typed while the page was taken over goes into the cart', async ({
  page,
  request,
}) => {
  const { Code } = await anyProduct(request);
  await page.addInitScript((code) => {
    if (!localStorage.getItem('cartItens'))
      localStorage.setItem('cartItens', JSON.stringify([{ Code: code, Quantity: 2 }]));
  }, Code);
  await page.goto(`/modelos/${Code}`, { waitUntil: 'commit' });
  const quantity = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Quantidade/ })
    .first();
  await quantity.fill('1.250');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await expect(page.getByText('No carrinho: 1.250')).toBeVisible();
  for (const text of ['0', '1,5', 'abc', '999999999']) {
    await quantity.fill(text);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Um número inteiro de 1 a 100.000.' })).toBeVisible();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue(text);
  }
  await expect(page.getByText('No carrinho: 1.250')).toBeVisible();
  await quantity.fill('12345');
  const isWhole = () => quantity.evaluate((input: HTMLInputElement) => input.scrollWidth <= input.clientWidth);
  expect(await isWhole()).toBe(true);
});
