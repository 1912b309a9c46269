import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, feedback } from '@rodovia/shared/crud';
import { useNavigate } from '@rodovia/shared/router';
import { ApiError, api, invalidate, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { COMPOSING } from '../../paths';

const CONFLICT = 409;

interface Props {
  quotation: ShoppingCart;
  /** Address of the list that the quotation enters. */
  list: string;
}

/** Takes an unassigned quotation and opens its proposal. If somebody else was faster, says who. */
export function TakeButton({ quotation: { Code, Number: number }, list }: Props) {
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const take = async () => {
    setRunning(true);
    try {
      await api.put(`/shopping-cart/take/${Code}`);
      notify.success(`O orçamento nº ${number} é seu: o atendimento começou.`);
      navigate(`${list}/${Code}`, { state: COMPOSING });
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
