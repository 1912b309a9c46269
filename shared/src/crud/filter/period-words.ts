import type { Period } from '../../contracts/records';

/** Texts of the periods. */
export const PERIOD_WORDS: Record<Period, string> = {
  today: 'Hoje',
  week: '7 dias',
  month: 'Este mês',
  'last-month': 'Mês passado',
};
