import { notify } from '@rodovia/shared/runtime';

/** Puts a text on the clipboard and says so; browsers refuse outside of secure pages, and `failed` says what to do then. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(failed);
  }
}
