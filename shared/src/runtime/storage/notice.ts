const KEY = 'rodovia.notice';

/** Stores a message for the next page. */
export const storeNotice = (text: string) => sessionStorage.setItem(KEY, text);

/** Returns the message stored by the previous page, once. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}

const DIALOG_KEY = 'rodovia.dialog';

/** Stores the name of a dialog that the next page opens. */
export const storeDialog = (name: string) => sessionStorage.setItem(DIALOG_KEY, name);

/** Returns the dialog that the previous page has asked for, once. */
export function takeDialog(): string | null {
  const name = sessionStorage.getItem(DIALOG_KEY);
  sessionStorage.removeItem(DIALOG_KEY);
  return name;
}
