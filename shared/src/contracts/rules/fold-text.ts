/** Removes accents and case for comparing typed text. In the database, its own function decides. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
