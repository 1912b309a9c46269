const KEY = 'rodovia.notice';

/** Keeps a sentence for the page that opens next. */
export const leaveNotice = (text: string) => sessionStorage.setItem(KEY, text);

/** The sentence left by the page before, once. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
