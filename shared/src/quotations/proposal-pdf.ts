import { api } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import type { Proposal } from '../contracts/proposals';

const PDF = 'application/pdf';
/** Time in ms that an opened tab has to read the file before its URL is revoked. */
const READING_MS = 60_000;

type Named = Pick<Proposal, 'Code' | 'QuotationNumber' | 'Version' | 'Status'>;

const nameOf = ({ QuotationNumber, Version, Status }: Named) =>
  `proposta-${QuotationNumber}-${Status === 'DRAFT' ? 'rascunho' : Version}.pdf`;

/** Phones open the file in a tab. The tab must be opened synchronously, otherwise browsers block it. */
const openTab = () => (matchMedia('(pointer: coarse)').matches ? window.open('', '_blank') : null);

/**
 * Downloads the PDF of a proposal; on phones, opens it. Rejects with `ApiError`. Must be called synchronously from an
 * event handler.
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
