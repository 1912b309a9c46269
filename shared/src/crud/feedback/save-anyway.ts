import type { Question } from './use-question';

/** Question for values that look wrong but may be intended. Enter returns to the form. */
export const saveAnyway = (doubts: readonly string[]): Question => ({
  title: 'Salvar assim mesmo?',
  text: doubts.join(' '),
  ok: 'Salvar assim mesmo',
  cancel: 'Corrigir',
  isCautious: true,
});
