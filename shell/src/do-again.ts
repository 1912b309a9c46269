import type { Early, Field } from './early';

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Fills a field in before React's eyes: what it finds in a field, it takes for its own writing. */
function fill(field: Field, content: string | boolean) {
  // React takes over at once the part of the page that such an event is for; nothing listens to it.
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
    // React draws what one field changed before the next is filled
    await null;
  }
  if (last instanceof HTMLFormElement) last.requestSubmit();
  else last?.click();
}
