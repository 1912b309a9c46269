import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { Button, Modal } from '@rodovia/shared/crud';
import { ProposalView } from '@rodovia/shared/proposal-view';
import { useState } from 'react';
import { PdfButton } from '../pdf-button';

interface Props {
  /** The proposal in its current, possibly unsaved state. */
  shown: Proposal;
  label?: string;
  size?: 'small';
  title: string;
  before?: () => Promise<boolean>;
}

/** Previews the proposal as its client sees it, with its PDF. */
export function PreviewButton({ shown, label = 'Pré-visualizar', size, title, before }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Modal open centered width={960} title={title} footer={null} onCancel={() => setOpen(false)}>
          <p>
            <PdfButton proposal={shown} before={before} label="Salvar PDF" />
          </p>
          <ProposalView proposal={shown} />
        </Modal>
      )}
    </>
  );
}
