/** What many products were changed by at once. */
export const CHANGE_SET_KINDS = ['IMPORT', 'BRAND', 'GROUP', 'PRICE', 'STATUS'] as const;
export type ChangeSetKind = (typeof CHANGE_SET_KINDS)[number];

const KIND_WORDS: Record<ChangeSetKind, string> = {
  IMPORT: 'Importação',
  BRAND: 'Marca',
  GROUP: 'Grupo',
  PRICE: 'Preço',
  STATUS: 'Situação',
};

/** What kind of change it was, for people. */
export const changeSetWord = (kind: ChangeSetKind): string => KIND_WORDS[kind];
