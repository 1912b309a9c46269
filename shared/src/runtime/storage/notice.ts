const KEY = 'rodovia.notice';

/** Stores a message for the next page. */
export const storeNotice = (text: string) => sessionStorage.setItem(KEY, text);

/** Returns the message stored by the previous page, once. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
