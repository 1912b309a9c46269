import type { Early, Field } from './early';

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/**
 * Fills a field so that React notices: text that is already there when React takes the page over, it does not report
 * as a change.
 */
function fill(field: Field, content: string | boolean) {
  // Any such event makes React hydrate this part of the page at once; no code listens to this one.
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

/** Does again what was done too early: fields in their order, then the last press or submission. */
export async function doAgain({ fields, last }: Early) {
  for (const [field, content] of fields) {
    fill(field, content);
    // lets React render this change before the next field is filled
    await null;
  }
  if (last instanceof HTMLFormElement) last.requestSubmit();
  else last?.click();
}
