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

/** Days for which a set is shown product by product. */
export const ITEM_DAYS = 7;

/** What undoing did with a product: it came back, vanished, was switched off as it is in use, or was left as it was. */
export const CHANGE_OUTCOMES = ['BACK', 'REMOVED', 'SWITCHED_OFF', 'LEFT'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

const OUTCOME_WORDS: Record<ChangeOutcome, string> = {
  BACK: 'Voltou ao que era',
  REMOVED: 'Excluído',
  SWITCHED_OFF: 'Desativado, por já estar em uso',
  LEFT: 'Ficou como está',
};

/** What became of a product, for people. */
export const changeOutcomeWord = (outcome: ChangeOutcome): string => OUTCOME_WORDS[outcome];
