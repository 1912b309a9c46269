import type { Early, Field } from './early';

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

/** Replays input made before hydration: fields in their order, then the last press or submission. */
export async function doAgain({ fields, last }: Early) {
  for (const [field, content] of fields) {
    fill(field, content);
    // lets React render this change before the next field is filled
    await null;
  }
  if (last instanceof HTMLFormElement) last.requestSubmit();
  else last?.click();
}
