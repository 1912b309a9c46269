import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, feedback, type Refused, type SelectionActionsProps } from '@rodovia/shared/crud';
import { ReassignDialog } from '@rodovia/shared/reassign';
import { reassignQuotations } from '@rodovia/shared/reassign-quotations';
import { ApiError, formatNumber, invalidate, messageOf } from '@rodovia/shared/runtime';
import { useState } from 'react';

const CONFLICT = 409;
const UNKNOWN = 'Não foi possível passar os orçamentos.';

const countOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'orçamento' : 'orçamentos'}`;

/** Reassigns one after the other, so that each refusal can be attributed. */
async function moveEach(rows: readonly ShoppingCart[], seller: string, reason: string) {
  const refused: Refused<ShoppingCart>[] = [];
  for (const row of rows)
    await reassignQuotations([row.Code], seller, reason).catch((error: unknown) =>
      refused.push({ row, reason: messageOf(error, UNKNOWN) }),
    );
  return refused;
}

/**
 * Reassigns all at once; if one cannot be reassigned, the others still are. Rejects if the server refuses the seller or
 * the reason.
 */
async function moveAll(rows: readonly ShoppingCart[], seller: string, reason: string) {
  try {
    const codes = rows.map(({ Code }) => Code);
    await reassignQuotations(codes, seller, reason);
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) return moveEach(rows, seller, reason);
    throw error;
  }
}

/** Reassigns the selected quotations to another seller, with a reason that staff can read. */
export function ReassignSelected({ chosen, onDone }: SelectionActionsProps<ShoppingCart>) {
  const [open, setOpen] = useState(false);
  const servers = new Set(chosen.map(({ Seller }) => Seller?.Code));
  const [only] = servers;
  const move = async ({ seller, reason }: { seller: string; reason: string }) => {
    try {
      const refused = await moveAll(chosen, seller, reason);
      const moved = chosen.length - refused.length;
      if (moved > 0) feedback.done(`${countOf(moved)} ${moved === 1 ? 'passou' : 'passaram'} a outro vendedor.`);
      await invalidate('shopping-cart', 'dashboard');
      onDone({ verb: 'passar', tried: chosen.length, refused });
      return undefined;
    } catch (error) {
      return messageOf(error, UNKNOWN);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Passar para outro vendedor</Button>
      {open && (
        <ReassignDialog
          place="passar orçamentos"
          title={`Passar ${countOf(chosen.length)} para outro vendedor`}
          ok="Passar"
          except={servers.size === 1 && only ? [only] : []}
          reason="required"
          onGo={move}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
