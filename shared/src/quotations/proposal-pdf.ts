import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { api } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';

const PDF = 'application/pdf';
/** So long a tab that was opened has to read the file. */
const READING_MS = 60_000;

type Named = Pick<Proposal, 'Code' | 'QuotationNumber' | 'Version' | 'Status'>;

const nameOf = ({ QuotationNumber, Version, Status }: Named) =>
  `proposta-${QuotationNumber}-${Status === 'DRAFT' ? 'rascunho' : Version}.pdf`;

/** A phone has no place for files that people look into, so it gets a tab; asked for later, a browser would refuse it. */
const openTab = () => (matchMedia('(pointer: coarse)').matches ? window.open('', '_blank') : null);

/**
 * Fetches the document of a proposal and saves it; on a phone it opens. Rejects with the call's `ApiError`. To be called
 * from the press of a button.
 */
export async function openProposalPdf(proposal: Named): Promise<void> {
  const tab = openTab();
  try {
    const content = await api.get<Blob>(`/proposal/pdf/${proposal.Code}`, { responseType: 'blob' });
    if (!tab) return saveFile(nameOf(proposal), content, PDF);
    const url = URL.createObjectURL(new Blob([content], { type: PDF }));
    tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), READING_MS);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
