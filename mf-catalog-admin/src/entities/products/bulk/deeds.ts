/** What can be done to many products at once: the words of its button and of its dialog. */
export const DEEDS = {
  ON: { button: 'Ativar', title: 'Ativar produtos' },
  OFF: { button: 'Desativar', title: 'Desativar produtos' },
  BRAND: { button: 'Mudar marca', title: 'Mudar marca' },
  GROUP: { button: 'Mudar grupo', title: 'Mudar grupo' },
  PRICE: { button: 'Mudar preço', title: 'Mudar preço' },
} as const;
export type Deed = keyof typeof DEEDS;
