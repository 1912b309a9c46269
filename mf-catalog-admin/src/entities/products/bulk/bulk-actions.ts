/** Bulk actions with the texts of their buttons and dialogs. */
export const BULK_ACTIONS = {
  ON: { button: 'Ativar', title: 'Ativar produtos' },
  OFF: { button: 'Desativar', title: 'Desativar produtos' },
  BRAND: { button: 'Mudar marca', title: 'Mudar marca' },
  GROUP: { button: 'Mudar grupo', title: 'Mudar grupo' },
  PRICE: { button: 'Mudar preço', title: 'Mudar preço' },
} as const;
export type BulkAction = keyof typeof BULK_ACTIONS;
