import type { Question } from './use-question';

/** What is asked where something may be meant as it was typed; who presses Enter once more goes back to it. */
export const saveAnyway = (doubts: readonly string[]): Question => ({
  title: 'Salvar assim mesmo?',
  text: doubts.join(' '),
  ok: 'Salvar assim mesmo',
  cancel: 'Corrigir',
  isCautious: true,
});
