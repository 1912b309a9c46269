import { api } from '@rodovia/shared/runtime';

/** Most quotations of one call. */
const AT_ONCE = 100;

/** Gives quotations to another seller, those of a call all or none. Rejects with `ApiError`. @returns how many went. */
export async function moveQuotations(codes: readonly string[], sellerCode: string, reason: string): Promise<number> {
  let moved = 0;
  for (let start = 0; start < codes.length; start += AT_ONCE) {
    const some = codes.slice(start, start + AT_ONCE);
    const { Moved } = await api.put<{ Moved: number }>('/shopping-cart/move', { codes: some, sellerCode, reason });
    moved += Moved;
  }
  return moved;
}
