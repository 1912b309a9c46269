/** Kinds of change that affect many products at once and can be undone as a set. */
export const CHANGE_SET_KINDS = ['IMPORT', 'BRAND', 'GROUP', 'PRICE', 'STATUS'] as const;
export type ChangeSetKind = (typeof CHANGE_SET_KINDS)[number];

const KIND_WORDS: Record<ChangeSetKind, string> = {
  IMPORT: 'Importação',
  BRAND: 'Marca',
  GROUP: 'Grupo',
  PRICE: 'Preço',
  STATUS: 'Situação',
};

/** Returns the pt-BR name of a kind of change set. */
export const changeSetWord = (kind: ChangeSetKind): string => KIND_WORDS[kind];

/** Number of days for which the products of a change set can still be listed one by one. */
export const ITEM_DAYS = 7;

/**
 * What undoing did with a product: BACK restored it, REMOVED deleted it, SWITCHED_OFF deactivated it because it is in
 * use, LEFT kept it as it is.
 */
export const CHANGE_OUTCOMES = ['BACK', 'REMOVED', 'SWITCHED_OFF', 'LEFT'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

const OUTCOME_WORDS: Record<ChangeOutcome, string> = {
  BACK: 'Voltou ao que era',
  REMOVED: 'Excluído',
  SWITCHED_OFF: 'Desativado, por já estar em uso',
  LEFT: 'Ficou como está',
};

/** Returns the pt-BR description of what undoing did with a product. */
export const changeOutcomeWord = (outcome: ChangeOutcome): string => OUTCOME_WORDS[outcome];
