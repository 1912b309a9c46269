const KEY = 'rodovia.notice';

/** Leaves a sentence for the page that is about to open. */
export const leaveNotice = (text: string) => sessionStorage.setItem(KEY, text);

/** The sentence left by the page before, once. */
export function takeNotice(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}
