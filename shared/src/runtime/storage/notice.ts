import { openDialog } from '../dialogs';
import { notify } from '../notifier';

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

/** Shows what the previous page has left for this one: a message, and a dialog. */
export function showStored() {
  const text = takeNotice();
  if (text) notify.info(text);
  const dialog = sessionStorage.getItem(DIALOG_KEY);
  if (!dialog) return;
  sessionStorage.removeItem(DIALOG_KEY);
  openDialog(dialog);
}
