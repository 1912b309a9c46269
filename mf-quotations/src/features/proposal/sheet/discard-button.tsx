import type { Proposal } from '@rodovia/shared/contracts';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { discard, take } from '../calls';
import type { Draft } from '../draft/draft';
import type { Saver } from '../saving/saver';

/** Throws the draft away, after asking; what this device keeps of it goes too. */
export function DiscardButton({ proposal, saver }: { proposal: Proposal; saver: Saver<Draft> }) {
  const [ask, holder] = useConfirm();
  const run = async () => {
    const title = `Descartar o rascunho da proposta do orçamento nº ${proposal.QuotationNumber}?`;
    const text = 'Tudo o que foi digitado nele se perde. As propostas já enviadas ficam como estão.';
    if (!(await ask({ title, text, ok: 'Descartar', danger: true }))) return;
    // A save that is on its way would come after the draft is gone.
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
