import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** Contrast ratios of WCAG 1.4.3 for text and for large text. */
const TEXT = 4.5;
const LARGE = 3;

interface Faint {
  what: string;
  ratio: number;
}

/** Runs in the page: returns the texts inside elements whose contrast with their background is too low. */
function faintIn(within: Element | Element[], [text, large]: readonly [number, number]): Faint[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Parses any CSS colour as the browser draws it. */
  const read = (colour: string): Colour => {
    if (!pen) return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return read(getComputedStyle(document.documentElement).backgroundColor || '#fff');
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const luminance = ([red, green, blue]: Colour) => {
    const part = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const ratioOf = (one: Colour, other: Colour) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isSeen = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const faint: Faint[] = [];
  for (const root of [within].flat())
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (texts.length === 0 || !isSeen(element) || element.closest('[aria-hidden="true"]')) continue;
      const style = getComputedStyle(element);
      const ground = groundOf(element);
      const [red, green, blue, alpha] = read(element instanceof SVGElement ? style.fill : style.color);
      const ratio = ratioOf(over([red, green, blue, alpha * opacityOf(element)], ground), ground);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (isLarge ? large : text) - 0.01)
        faint.push({
          what: `${element.tagName} "${texts[0]?.textContent?.trim().slice(0, 40)}"`,
          ratio: Math.round(ratio * 100) / 100,
        });
    }
  return faint;
}

/** Expects every text inside to contrast with its background, as it is now. */
export async function expectReadable(parts: Locator, when: string) {
  expect(await parts.evaluateAll(faintIn, [TEXT, LARGE] as const), when).toEqual([]);
}

const CONTROLS = 'a, button, [role="option"], tbody tr, label, summary';

/** Returns one element of each appearance: elements with the same tag, classes and state are drawn alike. */
async function oneOfEachLook(within: Locator): Promise<ElementHandle<HTMLElement>[]> {
  const known = new Set<string>();
  const found: ElementHandle<HTMLElement>[] = [];
  for (const control of (await within.locator(CONTROLS).elementHandles()) as ElementHandle<HTMLElement>[]) {
    const look = await control.evaluate((element) => {
      const states = [element.getAttribute('aria-selected'), element.matches(':disabled')];
      return element.checkVisibility() ? [element.tagName, element.className, ...states].join() : '';
    });
    if (look !== '' && !known.has(look)) found.push(control);
    known.add(look);
  }
  return found;
}

/** Expects every kind of control to be readable at rest, under the pointer and with the focus. */
export async function expectReadableUnderPointer(page: Page, within = 'body') {
  await expectReadable(page.locator(within), 'at rest');
  for (const control of await oneOfEachLook(page.locator(within))) {
    const box = await control.boundingBox();
    if (!box) continue;
    const name = (await control.textContent())?.trim().slice(0, 40);
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const at = (await control.boundingBox()) ?? box;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    expect(await control.evaluate(faintIn, [TEXT, LARGE] as const), `under the pointer: ${name}`).toEqual([]);
  }
  await page.mouse.move(0, 0);
}
