import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { discard, take } from '../calls';
import type { Draft } from '../draft/draft';
import type { Saver } from '../saving/saver';

/** Deletes the draft after a confirmation, including its copy on this device. */
export function DiscardButton({ proposal, saver }: { proposal: Proposal; saver: Saver<Draft> }) {
  const [ask, holder] = useConfirm();
  const run = async () => {
    const title = `Descartar o rascunho da proposta do orçamento nº ${proposal.QuotationNumber}?`;
    const text = 'Tudo o que foi digitado nele se perde. As propostas já enviadas ficam como estão.';
    if (!(await ask({ title, text, ok: 'Descartar', danger: true }))) return;
    // a running save would otherwise arrive after the deletion
    const thrown = saver.flush().then(() => discard(proposal));
    await take(
      thrown.then(() => saver.close()),
      'Rascunho descartado.',
    );
  };
  return (
    <>
      <Button danger onClick={() => void run()}>
        Descartar rascunho
      </Button>
      {holder}
    </>
  );
}
