import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { Button, feedback } from '@rodovia/shared/crud';
import { openProposalPdf } from '@rodovia/shared/proposal-pdf';
import { notify } from '@rodovia/shared/runtime';
import { useState } from 'react';

interface Props {
  proposal: Proposal;
  label?: string;
  size?: 'small';
  /** Ensures that the server has the current state; resolves to false if not. */
  before?: () => Promise<boolean>;
}

/** Downloads the proposal as PDF. */
export function PdfButton({ proposal, label = 'PDF', size, before }: Props) {
  const [running, setRunning] = useState(false);
  const open = async () => {
    setRunning(true);
    try {
      if (before && !(await before())) notify.error('O rascunho ainda não foi salvo; o PDF mostraria o que era antes.');
      else await openProposalPdf(proposal);
    } catch (error) {
      feedback.failed(error, 'Erro ao gerar o PDF:');
    }
    setRunning(false);
  };
  return (
    <Button icon="download" size={size} loading={running} onClick={() => void open()}>
      {label}
    </Button>
  );
}
