import type { Crumb } from '@rodovia/shared/runtime';

/** Where a new quotation is put together, and where it is closed, beside the list at `list`. */
export const pickerPathOf = (list: string) => `${list}/novo`;
export const closingPathOf = (list: string) => `${pickerPathOf(list)}/fechamento`;

export const listCrumb = (list: string): Crumb => ({ label: 'Orçamentos', href: list });
