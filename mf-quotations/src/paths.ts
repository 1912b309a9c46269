import type { Crumb } from '@rodovia/shared/runtime';

/** Addresses for drafting and closing a new quotation, relative to the list at `list`. */
export const pickerPathOf = (list: string) => `${list}/novo`;
export const closingPathOf = (list: string) => `${pickerPathOf(list)}/fechamento`;

/** Address of the board of a list's quotations. */
export const boardPathOf = (list: string) => `${list}/quadro`;
/** Address of the notices about a reader's own work. */
export const noticesPathOf = (list: string) => `${list}/avisos`;

export const listCrumb = (list: string): Crumb => ({ label: 'Orçamentos', href: list });

/** Key of the section with a seller's own figures, which an address can open: `/orcamentos?secao=desempenho`. */
export const OWN_PERFORMANCE = 'desempenho';
export const SECTION_PARAMETER = 'secao';

/** Fragment of the basket on the page of a new quotation. */
export const BASKET = 'cesta';

/** Query parameter with the quotation that was made on the page of the new one. */
export const MADE_PARAMETER = 'orcamento';

/** Address of a quotation where it was made, beside the products. */
export const madePathOf = (list: string, code: string) => `${pickerPathOf(list)}?${MADE_PARAMETER}=${code}`;

/** State of a navigation to a quotation that opens the sheet of its proposal at once. */
export const COMPOSING = { composes: true } as const;

/** Whether a navigation asked for the sheet of the proposal. */
export const asksForSheet = (state: unknown) => (state as Partial<typeof COMPOSING> | null)?.composes === true;
