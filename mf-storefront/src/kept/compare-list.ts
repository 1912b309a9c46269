import { callPath, notify } from '@rodovia/shared/runtime';
import { codesIn, storedState } from './stored-state';

/** So many tyres have room side by side. */
export const MOST_COMPARED = 4;

/** Codes of the products that are to be compared, in the order in which they were chosen. */
export const compareList = storedState('rodovia.compare', (stored) => codesIn(stored, MOST_COMPARED));

/** The page that shows products side by side. */
export const comparePath = (codes: readonly string[]) => callPath('/comparar', { codes });

const keepList = (codes: string[]) => compareList.set(codes.length > 0 ? codes : undefined);

export const dropFromCompare = (code: string) => keepList(compareList.get().filter((other) => other !== code));

export const clearCompare = () => compareList.set(undefined);

/** Chooses a product for the comparison, or takes it back; a fifth is refused with a sentence. */
export function toggleCompare(code: string): void {
  const codes = compareList.get();
  if (codes.includes(code)) dropFromCompare(code);
  else if (codes.length < MOST_COMPARED) keepList([...codes, code]);
  else notify.info(`Só ${MOST_COMPARED} pneus cabem lado a lado. Tire um da comparação antes de pôr outro.`);
}
