import { ApiError } from '@rodovia/shared/runtime';
import { STALE } from '../../contracts/records';
import { feedback } from '../feedback/feedback';

/** Returns the server's errors for the fields of a form; null if it reported none of them. */
export function submitErrorsOf(error: unknown, names: readonly string[]): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  const known = Object.entries(error.fieldErrors).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/**
 * Converts the result of a write to form errors: errors by field, `{}` for a failure of none of the fields in `names`
 * (reported through `tell`), undefined on success. Rejects if the record was changed by somebody else, which the form
 * handles.
 */
export async function errorsOfWrite(
  write: Promise<unknown>,
  names: readonly string[],
  showFailure: (error: unknown) => void = (error) => feedback.failed(error),
): Promise<Record<string, string> | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === STALE && error.present) throw error;
    const complaints = submitErrorsOf(error, names);
    if (!complaints) showFailure(error);
    return complaints ?? {};
  }
}
