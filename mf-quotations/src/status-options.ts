import { QUOTATION_STATUSES, statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import type { Option } from '@rodovia/shared/crud';

/** What is not settled: somebody still has something to do. */
export const UNSETTLED = 'OPEN;IN PROGRESS';

/** The statuses as options of a selector, and the two of what is not settled as one. */
export const statusOptions: Option[] = [
  ...QUOTATION_STATUSES.map((value) => ({ value, label: statusWords(value) })),
  { value: UNSETTLED, label: 'Em aberto ou em atendimento' },
];
