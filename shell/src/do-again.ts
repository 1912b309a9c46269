import type { Field } from './early';

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/**
 * Sets a field's value so that React notices. React does not report text that was there before hydration as a change.
 */
function fill(field: Field, content: string | boolean) {
  // any such event makes React hydrate this part of the page immediately; no code listens for this one
  field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  if (isCheckbox(field)) {
    field.checked = !content;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replays input made before hydration, in the task of the hydration: fields in their order, then the last press or
 * submission.
 */
export async function doAgain() {
  if (!rodoviaEarly) return;
  const { fields, last } = rodoviaEarly;
  for (const [field, content] of fields) {
    fill(field, content);
    // lets React render this change before the next field is filled
    await null;
  }
  if (last instanceof HTMLFormElement) last.requestSubmit();
  else last?.click();
}

/**
 * Moves the focus to the link or button of the page that was focused in the server-rendered frame, once it is there. Who
 * has moved on meanwhile keeps the focus.
 */
export function focusAgain(container: HTMLElement, focused: Element) {
  const place = focused.getAttribute('aria-label') ?? focused.getAttribute('href');
  const isSame = (one: Element) => [one.getAttribute('aria-label'), one.getAttribute('href')].includes(place);
  const focusNow = () => {
    if (document.activeElement !== document.body) return true;
    const again = [...container.querySelectorAll<HTMLElement>('a, button')].find(isSame);
    again?.focus({ preventScroll: true });
    return again !== undefined;
  };
  if (place === null || focusNow()) return;
  new MutationObserver((_, watch) => {
    if (focusNow()) watch.disconnect();
  }).observe(container, { childList: true, subtree: true });
}
