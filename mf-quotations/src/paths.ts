import type { Crumb } from '@rodovia/shared/runtime';

/** Addresses for drafting and closing a new quotation, relative to the list at `list`. */
export const pickerPathOf = (list: string) => `${list}/novo`;
export const closingPathOf = (list: string) => `${pickerPathOf(list)}/fechamento`;

export const listCrumb = (list: string): Crumb => ({ label: 'Orçamentos', href: list });
