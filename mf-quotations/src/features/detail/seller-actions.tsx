import { Button } from '@rodovia/shared/antd';
import type { ShoppingCart } from '@rodovia/shared/contracts';
import { useConfirm } from '@rodovia/shared/crud';
import { useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { finishService, startService } from './transitions';

/** A seller starts the service of an open quotation, and finishes it. */
export function SellerActions({ quotation }: { quotation: ShoppingCart }) {
  const seller = useSession(({ code }) => code);
  const [ask, holder] = useConfirm();
  const [running, setRunning] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    await work();
    setRunning(false);
  };
  const finish = async () => {
    const question = {
      title: `Finalizar o atendimento do orçamento nº ${quotation.Number}?`,
      ok: 'Finalizar Atendimento',
    };
    if (await ask({ ...question, text: 'Esta ação não pode ser desfeita.' })) await run(() => finishService(quotation));
  };
  return (
    <>
      {quotation.Status === 'OPEN' && seller && (
        <Button type="primary" loading={running} onClick={() => run(() => startService(quotation, seller))}>
          Iniciar Atendimento
        </Button>
      )}
      {quotation.Status === 'IN PROGRESS' && (
        <Button type="primary" loading={running} onClick={finish}>
          Finalizar Atendimento
        </Button>
      )}
      {holder}
    </>
  );
}
