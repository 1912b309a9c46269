import { QUOTATION_STATUSES, statusWords } from '@rodovia/shared/contracts/quotations';
import type { Option } from '@rodovia/shared/crud';

/** Statuses of unfinished quotations. */
export const UNSETTLED = 'OPEN;IN PROGRESS';

/** Status options, plus one for unfinished quotations. */
export const statusOptions: Option[] = [
  ...QUOTATION_STATUSES.map((value) => ({ value, label: statusWords(value) })),
  { value: UNSETTLED, label: 'Em aberto ou em atendimento' },
];
