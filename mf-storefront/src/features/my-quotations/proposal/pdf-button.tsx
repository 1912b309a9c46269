import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { openProposalPdf } from '@rodovia/shared/proposal-pdf';
import { messageOf, notify } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useState } from 'react';

/** Downloads the proposal as PDF; on phones, opens it. */
export function PdfButton({ proposal }: { proposal: Proposal }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openProposalPdf(proposal);
    } catch (error) {
      notify.error(messageOf(error, 'Erro ao gerar o PDF da proposta. Tente novamente.'));
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void open()}>
      Baixar PDF
    </Button>
  );
}
