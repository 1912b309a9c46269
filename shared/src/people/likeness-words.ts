import type { Likeness } from '../contracts/people';

const WORDS: Record<Likeness, string> = {
  MOBILE: 'mesmo telefone',
  EMAIL: 'mesmo e-mail',
  DOCUMENT: 'mesmo documento',
};

/** Says what two clients have in common: `mesmo telefone e mesmo documento`. */
export const likenessWords = (same: readonly Likeness[]): string =>
  new Intl.ListFormat('pt-BR').format(same.map((one) => WORDS[one]));
