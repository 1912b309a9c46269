/** A text without accents and case, for comparing what people type; what is the same in the database, it alone decides. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
