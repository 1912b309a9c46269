import { api } from '@rodovia/shared/runtime';

/** Maximum number of quotations per call. */
const AT_ONCE = 100;

/**
 * Reassigns quotations to another seller; each call changes all of its quotations or none. Rejects with `ApiError`.
 * @returns the number of reassigned quotations.
 */
export async function reassignQuotations(
  codes: readonly string[],
  sellerCode: string,
  reason: string,
): Promise<number> {
  let moved = 0;
  for (let start = 0; start < codes.length; start += AT_ONCE) {
    const some = codes.slice(start, start + AT_ONCE);
    const { Moved } = await api.put<{ Moved: number }>('/shopping-cart/move', { codes: some, sellerCode, reason });
    moved += Moved;
  }
  return moved;
}
