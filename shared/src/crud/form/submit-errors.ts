import { STALE } from '@rodovia/shared/contracts/if-match';
import { ApiError } from '@rodovia/shared/runtime';
import { feedback } from '../feedback/feedback';

/** The server's complaints about fields that the form has; null where it named none of them. */
export function submitErrorsOf(error: unknown, names: readonly string[]): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  const known = Object.entries(error.fieldErrors).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/**
 * How a form's write went: errors by field, `{}` after a failure that named none of `names` (`tell` speaks of it),
 * undefined on success. Rejects where somebody else has changed the record: that is for the form to settle.
 */
export async function errorsOfWrite(
  write: Promise<unknown>,
  names: readonly string[],
  tell: (error: unknown) => void = (error) => feedback.failed(error),
): Promise<Record<string, string> | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === STALE && error.present) throw error;
    const complaints = submitErrorsOf(error, names);
    if (!complaints) tell(error);
    return complaints ?? {};
  }
}
