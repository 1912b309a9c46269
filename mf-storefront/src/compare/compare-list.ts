import { callPath, notify } from '@rodovia/shared/runtime';
import { codesIn, storedState } from '../stored-state';

/** Maximum number of compared tyres. */
export const MAX_COMPARED = 4;

/** Codes of the products to compare, in order of selection. */
export const compareList = storedState('rodovia.compare', (stored) => codesIn(stored, MAX_COMPARED));

/** Returns the address of the comparison page. */
export const comparePath = (codes: readonly string[]) => callPath('/comparar', { codes });

const keepList = (codes: string[]) => compareList.set(codes.length > 0 ? codes : undefined);

export const dropFromCompare = (code: string) => keepList(compareList.get().filter((other) => other !== code));

export const clearCompare = () => compareList.set(undefined);

/** Adds a product to the comparison or removes it; a fifth is refused with a message. */
export function toggleCompare(code: string): void {
  const codes = compareList.get();
  if (codes.includes(code)) dropFromCompare(code);
  else if (codes.length < MAX_COMPARED) keepList([...codes, code]);
  else notify.info(`Só ${MAX_COMPARED} pneus cabem lado a lado. Tire um da comparação antes de pôr outro.`);
}
