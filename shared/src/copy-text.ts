import { notify } from '@rodovia/shared/runtime';

/**
 * Copies a text to the clipboard and confirms it with `done`. Browsers refuse this on insecure pages; `failed` is shown
 * then.
 */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(failed);
  }
}
