import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, feedback } from '@rodovia/shared/crud';
import { ApiError, api, invalidate, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';

const CONFLICT = 409;

/** Takes an unassigned quotation. If somebody else was faster, says who. */
export function TakeButton({ quotation: { Code, Number: number } }: { quotation: ShoppingCart }) {
  const [running, setRunning] = useState(false);
  const take = async () => {
    setRunning(true);
    try {
      await api.put(`/shopping-cart/take/${Code}`);
      notify.success(`O orçamento nº ${number} é seu: o atendimento começou.`);
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) notify.info(error.message);
      else feedback.failed(error);
    }
    await invalidate('shopping-cart', 'dashboard');
    setRunning(false);
  };
  return (
    <Button loading={running} aria-label={`Assumir o orçamento nº ${number}`} onClick={take}>
      Assumir
    </Button>
  );
}
